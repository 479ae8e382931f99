// Cases of use-case-selector. Each name says what the row tests.
import type { Static } from 'typebox';
import type { useCaseSelector } from './index.ts';

type Request = Static<typeof useCaseSelector.request>;

export type SelectionCase = {
  readonly probes: string;
  readonly request: Request;
  /** Use case code, or null if no use case allows the content. */
  readonly expect: string | null;
  readonly subUseCases?: readonly string[];
  readonly alternative?: string;
  readonly finds?: readonly string[];
  readonly spares?: readonly string[];
  readonly vettingRequired?: boolean;
  readonly approvalRequired?: boolean;
  readonly monthlyFee?: number;
};

const plain = (
  expected: string | null,
  campaignDescription: string,
  more: Partial<SelectionCase> = {},
): SelectionCase => ({
  probes: `${expected ?? 'nothing'}: ${campaignDescription}`,
  request: { campaignDescription },
  expect: expected,
  ...more,
});

const asked = (
  probes: string,
  expected: string | null,
  request: Request,
  more: Partial<SelectionCase> = {},
): SelectionCase => ({ probes, request, expect: expected, ...more });

export const selectionCases: readonly SelectionCase[] = [
  plain('2FA', 'We send one-time login codes to people who sign in to our portal.'),
  plain('ACCOUNT_NOTIFICATION', 'Appointment reminders to patients of a dental practice.'),
  plain('CUSTOMER_CARE', 'Two-way customer support conversations about our software.'),
  plain('DELIVERY_NOTIFICATION', 'Order confirmations and tracking of parcels.'),
  plain('FRAUD_ALERT', 'We ask card holders whether suspicious activity was theirs.'),
  plain('HIGHER_EDUCATION', 'University campus notices about registration and class cancellations.'),
  plain('MARKETING', 'Flash sales and discounts for people who signed up on our site.'),
  plain('POLLING_VOTING', 'Satisfaction surveys after a visit.'),
  plain('PUBLIC_SERVICE_ANNOUNCEMENT', 'Flu season and vaccination clinic information for residents.'),
  plain('SECURITY_ALERT', 'Server outage alerts for our on-call engineers.'),
  plain('M2M', 'Sensors in vending machines text telemetry to a modem.'),
  plain('K12_EDUCATION', 'Our school district tells parents about snow days.', { approvalRequired: true }),
  plain('CHARITY', 'We are a 501(c)(3) food bank and ask donors for donations.', {
    vettingRequired: true,
    monthlyFee: 3,
  }),
  plain('POLITICAL', 'A candidate for mayor reminds voters of election day.', { vettingRequired: true }),
  plain('SOLE_PROPRIETOR', 'I have no EIN and remind clients of their bookings.', {
    monthlyFee: 2,
    approvalRequired: false,
  }),
  plain('EMERGENCY', 'Evacuation and disaster alerts for county residents.', { monthlyFee: 5 }),
  plain('SWEEPSTAKE', 'Giveaways and raffles.', { spares: ['business.sweepstakes warning'] }),
  plain('PROXY', 'Masked numbers between riders and drivers.'),
  plain('AGENTS_FRANCHISES', 'Franchise locations text their customers from numbers of their own.', {
    monthlyFee: 30,
  }),
  plain('SOCIAL', 'A public figure offers discount codes to followers, and sells nothing else.', {
    subUseCases: ['MARKETING'],
    approvalRequired: true,
  }),
  plain('SOCIAL', 'A recording artist writes to fans and followers.'),
  plain('UCAAS_LOW', 'Employees text from their desk phones through our cloud phone system.'),
  asked('UCaaS at high volume', 'UCAAS_HIGH', {
    campaignDescription: 'Employees text through our cloud phone system.',
    messageVolume: 'high',
  }),
  plain('MIXED', 'Shipping updates, and a weekly promo code for subscribers.', {
    subUseCases: ['MARKETING', 'DELIVERY_NOTIFICATION'],
    alternative: 'MARKETING',
    finds: ['selection.consent info'],
  }),
  asked(
    'several use cases at low volume are LOW_VOLUME',
    'LOW_VOLUME',
    { campaignDescription: 'Invoices, and answers to customer questions.', messageVolume: 'low' },
    { subUseCases: ['CUSTOMER_CARE', 'ACCOUNT_NOTIFICATION'], monthlyFee: 1.5, alternative: 'MIXED' },
  ),
  asked(
    'several use cases at medium volume are never LOW_VOLUME',
    'MIXED',
    { campaignDescription: 'Invoices, and answers to customer questions.', messageVolume: 'medium' },
    { vettingRequired: true, finds: ['selection.volume info'] },
  ),
  asked(
    'one use case at low volume keeps its code, with LOW_VOLUME as an alternative',
    'ACCOUNT_NOTIFICATION',
    { campaignDescription: 'Appointment reminders.', messageVolume: 'low' },
    { alternative: 'LOW_VOLUME', vettingRequired: false, finds: ['selection.volume pass'] },
  ),
  asked(
    'very high volume requires the Top tier',
    '2FA',
    { campaignDescription: 'Verification codes.', messageVolume: 'very_high' },
    { vettingRequired: true },
  ),
  asked(
    'a sole proprietor has a low cap that vetting does not raise',
    'SOLE_PROPRIETOR',
    { campaignDescription: 'I am a freelancer; invoices to clients.', messageVolume: 'high' },
    { vettingRequired: false, finds: ['selection.volume warning'] },
  ),
  plain('MIXED', 'Password reset codes and a monthly newsletter.', {
    subUseCases: ['2FA', 'MARKETING'],
    finds: ['selection.codes-apart info'],
    alternative: '2FA',
  }),
  plain('ACCOUNT_NOTIFICATION', 'Appointment reminders. We never send marketing.', {
    finds: ['selection.denied info'],
  }),
  plain('ACCOUNT_NOTIFICATION', 'No marketing, appointment reminders only.'),
  plain('DELIVERY_NOTIFICATION', 'We do not send marketing, sales or offers, only delivery updates.'),
  plain('2FA', 'Marketing is never sent. Password reset codes are.'),
  plain('MIXED', 'Not only marketing but also invoices.'),
  plain('ACCOUNT_NOTIFICATION', 'We don’t send promotions. Invoices go out monthly.'),
  plain('CUSTOMER_CARE', 'Our sales team answers questions from customers.'),
  plain('ACCOUNT_NOTIFICATION', 'Point-of-sale invoices.'),
  asked(
    'affiliates that are branches',
    'AGENTS_FRANCHISES',
    { campaignDescription: 'Our branches remind clients of appointments.', hasAffiliates: true },
    { finds: ['selection.affiliates warning'] },
  ),
  asked(
    'affiliates that are other companies',
    'MARKETING',
    { campaignDescription: 'Discounts and coupons.', hasAffiliates: true },
    { finds: ['selection.affiliates warning'] },
  ),
  plain(null, 'Daily deals of our cannabis dispensary.', { finds: ['business.cannabis error'] }),
  plain(null, 'Payday loan offers.', { finds: ['business.high-risk-loans error'] }),
  plain(null, 'We are a collection agency and remind people of debts.', { finds: ['business.debt error'] }),
  plain(null, 'We sell qualified leads and text them.', { finds: ['business.lead-generation error'] }),
  plain(null, 'Sports betting odds for members.', { finds: ['business.gambling error'] }),
  plain('DELIVERY_NOTIFICATION', 'We do not sell cannabis. Order updates for garden tools.', {
    spares: ['business.cannabis error'],
  }),
  plain('MARKETING', 'Wine offers for our club.', { finds: ['business.alcohol warning'] }),
  asked(
    'a description without evidence gives a marked guess',
    'MIXED',
    { campaignDescription: 'hello' },
    {
      finds: ['selection.recognised warning'],
      subUseCases: ['CUSTOMER_CARE', 'ACCOUNT_NOTIFICATION'],
    },
  ),
  asked('spaces are not a description', 'MIXED', { campaignDescription: '   ' }),
  asked('capitals', '2FA', { campaignDescription: 'ONE-TIME PASSWORDS' }),
  asked('a description in another language gives a guess', 'MIXED', { campaignDescription: '予約の確認' }),
  plain(
    'MIXED',
    'We are a small vet clinic and remind owners about vaccinations, answer their questions by text and once a month send a coupon for pet food',
    {
      subUseCases: ['CUSTOMER_CARE', 'ACCOUNT_NOTIFICATION', 'MARKETING'],
      alternative: 'LOW_VOLUME',
    },
  ),
  asked(
    'the same at low volume is LOW_VOLUME',
    'LOW_VOLUME',
    {
      campaignDescription:
        'We are a small vet clinic and remind owners about vaccinations, answer their questions by text and once a month send a coupon for pet food',
      messageVolume: 'low',
    },
    { subUseCases: ['CUSTOMER_CARE', 'ACCOUNT_NOTIFICATION', 'MARKETING'], alternative: 'MIXED' },
  ),
  plain('MIXED', 'Our office confirms cleanings, follows up after procedures and sends whitening specials.', {
    subUseCases: ['MARKETING', 'ACCOUNT_NOTIFICATION', 'CUSTOMER_CARE'],
  }),
  plain('MARKETING', 'We notify customers about our weekly sales.'),
  plain('DELIVERY_NOTIFICATION', 'We confirm deliveries.'),
  plain('ACCOUNT_NOTIFICATION', 'Reminding patients of checkups. No marketing.'),
  plain('MIXED', 'A law firm answering people who text us, and notifying clients of court dates.', {
    subUseCases: ['CUSTOMER_CARE', 'ACCOUNT_NOTIFICATION'],
  }),
  plain('DELIVERY_NOTIFICATION', 'Plumbers tell customers that they are on the way.'),
  plain('MIXED', 'Real estate agent sending new listings to buyers and coordinating showings.', {
    subUseCases: ['MARKETING', 'CUSTOMER_CARE'],
    alternative: 'AGENTS_FRANCHISES',
  }),
  plain('ACCOUNT_NOTIFICATION', 'We text candidates about interviews and job offers.'),
  plain('MIXED', 'SaaS login codes plus occasional product announcements.', {
    subUseCases: ['2FA', 'MARKETING'],
  }),
  plain('MARKETING', 'Pizza shop Friday specials.'),
  plain('ACCOUNT_NOTIFICATION', 'Recordatorios de citas para los pacientes de la clínica.', {
    finds: ['selection.english info'],
  }),
  plain('MARKETING', 'Enviamos ofertas y cupones a nuestros clientes con su permiso cada semana.'),
  plain(null, 'Mortgage broker texting leads we bought.', { finds: ['business.lead-generation error'] }),
  plain('ACCOUNT_NOTIFICATION', 'A church texts members about service times and volunteer sign-ups.', {
    alternative: 'CHARITY',
  }),
  plain('MIXED', 'We text tenants when rent is due and when packages arrive.', {
    subUseCases: ['DELIVERY_NOTIFICATION', 'ACCOUNT_NOTIFICATION'],
  }),
  plain('ACCOUNT_NOTIFICATION', 'Texts to nurses about open shifts at our hospitals.'),
  plain(null, 'Licensed rec shop, we text about new edibles.', { finds: ['business.cannabis error'] }),
  plain(null, 'Tenemos una tienda de vapes y mandamos promociones.', { finds: ['business.tobacco error'] }),
  plain(null, 'Préstamos en minutos sin revisar crédito.', { finds: ['business.high-risk-loans error'] }),
  plain(null, 'We skip trace owners and text them a cash offer for their house.', {
    finds: ['business.lead-generation error'],
  }),
  plain(null, 'Messages that look like your bank, so that people confirm their card on our page.', {
    finds: ['business.phishing error'],
  }),
  plain('ACCOUNT_NOTIFICATION', 'Addiction recovery center: reminders of group sessions. No drug sales.', {
    spares: ['business.drugs error', 'business.cannabis error'],
  }),
  plain('ACCOUNT_NOTIFICATION', 'We rent nail guns and glue guns, and remind customers when they are due.', {
    spares: ['business.firearms error'],
  }),
  plain('ACCOUNT_NOTIFICATION', 'Pawn shop due dates. We don’t advertise loans by text.', {
    spares: ['business.high-risk-loans error'],
  }),
  plain('LOW_VOLUME', 'Garden service for 60 homes: rain delays, invoices, and mulch discounts in spring.', {
    finds: ['selection.few info'],
    alternative: 'MIXED',
  }),
  plain('MIXED', 'Internet provider with 22k subscribers: outage notices, bills, and an upgrade promo.', {
    spares: ['selection.few info'],
  }),
  plain('SOLE_PROPRIETOR', 'Soy mecánico, trabajo solo y sin EIN; confirmo las citas.'),
  plain('PUBLIC_SERVICE_ANNOUNCEMENT', 'County clerk’s office: polling places and mailed ballots.'),
  plain('2FA', 'Solo el código de verificación para entrar al portal de pacientes.'),
  plain(null, 'Chicas y acompañantes para ejecutivos, enviamos fotos y promociones.', {
    finds: ['business.adult error'],
  }),
  plain('ACCOUNT_NOTIFICATION', 'Acompañantes de ancianos: recordamos a la familia el horario de visitas.', {
    spares: ['business.adult error'],
  }),
];
