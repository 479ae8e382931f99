// Rejections as they reach a sender, and the reasons in them, each row named after what it probes.
export type RejectionCase = {
  readonly probes: string;
  readonly text: string;
  readonly entityType?: 'brand' | 'campaign';
  /** Reasons in any order, all of them; empty when nothing may be recognised. */
  readonly reasons: readonly string[];
  readonly canResubmit?: boolean;
  readonly fee?: number | null;
  readonly field?: string;
};

const row = (
  probes: string,
  text: string,
  reasons: string,
  rest: Omit<RejectionCase, 'probes' | 'text' | 'reasons'> = {},
): RejectionCase => ({ probes, text, reasons: reasons.split(' ').filter(Boolean), ...rest });

export const rejectionCases: readonly RejectionCase[] = [
  row('an opt-in that nobody found', 'The opt-in flow on the website could not be found', 'cta.missing', {
    field: 'messageFlow',
    fee: 15,
  }),
  row(
    'two codes in one text',
    '806: Unable to verify, needs compliant CTA. 805: Compliant privacy policy required',
    'cta.incomplete privacy.sharing',
    { fee: 15 },
  ),
  row('a bare decline code', '803', 'cta.forced', { canResubmit: true }),
  row('a code in brackets', 'Campaign rejected (30909)', 'cta.missing'),
  row('a code in a sentence', 'Twilio error 30896 was returned', 'cta.incomplete'),
  row('codes of another dialect', 'CR4015, CR4005', 'cta.missing cta.frequency'),
  row('a named reason', 'CallToActionConsentNotOptional', 'cta.forced'),
  row(
    'a numbered list',
    '1) Website not working 2) sample messages do not include brand name 3) consent checkbox is pre-checked',
    'website.missing samples.brand cta.forced',
  ),
  row(
    'three lacks in one sentence',
    'Missing opt-out language in sample messages, missing message frequency disclosure, no privacy policy link',
    'samples.opt-out cta.frequency privacy.missing',
  ),
  row(
    'sharing of data',
    'Privacy policy states that data may be shared with third parties',
    'privacy.sharing',
    { field: 'privacyPolicyLink' },
  ),
  row('a policy that is not linked', 'No privacy policy link was provided', 'privacy.missing'),
  row('terms', 'Please provide terms and conditions', 'terms.missing', { field: 'termsAndConditionsLink' }),
  row('a website that is down', 'Brand website is not accessible', 'website.missing', { field: 'website' }),
  row('a website without substance', 'The website lacks information about your business', 'website.thin'),
  row('a website behind a login', 'Website is behind a login', 'website.login'),
  row('samples and use case', 'Sample messages do not match the registered use case', 'samples.use-case', {
    field: 'usecase',
  }),
  row('a shortener', 'Public URL shortener used in sample message', 'samples.shortener'),
  row('the greeting', 'Opt-in message missing brand name', 'confirmations.optin', { field: 'optinMessage' }),
  row('the farewell', 'Opt-out confirmation does not include brand name', 'confirmations.optout', {
    field: 'optoutMessage',
  }),
  row('the help answer', 'HELP response does not contain support contact', 'confirmations.help', {
    field: 'helpMessage',
  }),
  row('attributes', 'Embedded link attribute does not match samples', 'attributes.links-phones', {
    fee: 15,
    field: 'embeddedLink',
  }),
  row('an age gate', 'Rejected: SHAFT - alcohol without age gate', 'attributes.age-gate', {
    canResubmit: true,
  }),
  row('refused content cannot be sent again', 'Campaign rejected: cannabis', 'content.prohibited', {
    canResubmit: false,
    fee: null,
  }),
  row('refused content by code', '704', 'content.prohibited', { canResubmit: false, fee: null }),
  row(
    'one refused subject stops the rest',
    '704: gambling. 805: privacy policy',
    'content.prohibited privacy.sharing',
    { canResubmit: false, fee: null },
  ),
  row('language', 'Campaign must be submitted in English', 'description.english'),
  row('description', 'Campaign description is too vague', 'description.unclear', { field: 'description' }),
  row(
    'use case of a brand that does not qualify',
    'Brand does not qualify for submitted campaign use-case.',
    'use-case.ineligible',
  ),
  row(
    'names that differ',
    'Brand name on website does not match campaign registration',
    'campaign.brand-mismatch',
  ),
  row('tax data', 'TAX_ID: legal name does not match EIN', 'identity.mismatch', {
    entityType: 'brand',
    fee: 4.5,
    field: 'companyName',
  }),
  row('an unverified brand', 'We could not verify the brand', 'identity.mismatch', { fee: 4.5 }),
  row('an EIN in use', 'Your EIN is already registered', 'identity.ein-reused', { canResubmit: false }),
  row('an address', 'Business address could not be verified', 'brand.address', { field: 'street' }),
  row('a free mail address', 'Use of gmail email domain', 'brand.email', { fee: 0, field: 'email' }),
  row('a one-time password', 'OTP verification expired', 'brand.otp', { fee: 0 }),
  row('a vendor in place of the sender', 'Reseller registered instead of the end business', 'brand.reseller'),
  row('a stock symbol', 'STOCK_SYMBOL', 'brand.public-company', { entityType: 'brand' }),
  row(
    'a brand and a campaign fault together',
    'EIN mismatch with legal name; missing message frequency',
    'identity.mismatch cta.frequency',
    { fee: 19.5 },
  ),
  row('one number of two providers, named', '1001 from Infobip', 'attributes.age-gate'),
  row('a carrier that gives no reason', 'MNO_REJECTED', 'campaign.carrier', { fee: 0 }),
  row('an internal error of the system', 'Internal error, try again', 'process.system', { fee: 0 }),
  row('capitals', 'PRIVACY POLICY NOT FOUND', 'privacy.missing'),
  row('nothing to do with it', 'the cat sat on the mat', ''),
  row('a number nobody uses', '99999', ''),
  row('blanks', '   ', ''),
  row('names of objects', 'constructor __proto__', ''),
  row('words run together', 'Sample messages don’t include the brand name', 'samples.brand'),
  row('the same in full', 'The samples did not show a company name', 'samples.brand'),
  row(
    'a form that did not open',
    'We couldn’t open the link to the form of the dental office',
    'cta.missing',
    {
      field: 'messageFlow',
    },
  ),
  row('a carrier by name', 'Campaign declined by T-Mobile', 'campaign.carrier', { fee: 0 }),
];
