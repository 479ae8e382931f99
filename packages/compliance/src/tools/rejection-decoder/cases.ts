// Cases of rejection-decoder. Each name says what the row tests.
export type RejectionCase = {
  readonly probes: string;
  readonly text: string;
  readonly entityType?: 'brand' | 'campaign';
  /** All reasons in any order; empty if nothing may be recognized. */
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
  row('an opt-in that was not found', 'The opt-in flow on the website could not be found', 'cta.missing', {
    field: 'messageFlow',
    fee: 15,
  }),
  row(
    'two codes in one text',
    '806: Unable to verify, needs compliant CTA. 805: Compliant privacy policy required',
    'cta.incomplete privacy.sharing',
    { fee: 15 },
  ),
  row(
    'the official title of a code is not another reason',
    '706 Prohibited Content; Alcohol (Age-Gated)',
    'attributes.age-gate',
    {
      canResubmit: true,
    },
  ),
  row('one EIN for several brands', 'The same EIN is used for multiple brands', 'identity.ein-reused'),
  row('only a decline code', '803', 'cta.forced', { canResubmit: true }),
  row('a code in brackets', 'Campaign rejected (30909)', 'cta.missing'),
  row('a code in a sentence', 'Twilio error 30896 was returned', 'cta.incomplete'),
  row('codes of another system', 'CR4015, CR4005', 'cta.missing cta.frequency'),
  row('a named reason', 'CallToActionConsentNotOptional', 'cta.forced'),
  row(
    'a numbered list',
    '1) Website not working 2) sample messages do not include brand name 3) consent checkbox is pre-checked',
    'website.missing samples.brand cta.forced',
  ),
  row(
    'three missing elements in one sentence',
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
  row('a website without information', 'The website lacks information about your business', 'website.thin'),
  row('a website behind a login', 'Website is behind a login', 'website.login'),
  row(
    'sample messages that do not match the use case',
    'Sample messages do not match the registered use case',
    'samples.use-case',
    {
      field: 'usecase',
    },
  ),
  row('a link shortener', 'Public URL shortener used in sample message', 'samples.shortener'),
  row('the opt-in message', 'Opt-in message missing brand name', 'confirmations.optin', {
    field: 'optinMessage',
  }),
  row('the opt-out message', 'Opt-out confirmation does not include brand name', 'confirmations.optout', {
    field: 'optoutMessage',
  }),
  row('the HELP message', 'HELP response does not contain support contact', 'confirmations.help', {
    field: 'helpMessage',
  }),
  row('attributes', 'Embedded link attribute does not match samples', 'attributes.links-phones', {
    fee: 15,
    field: 'embeddedLink',
  }),
  row('an age gate', 'Rejected: SHAFT - alcohol without age gate', 'attributes.age-gate', {
    canResubmit: true,
  }),
  row('prohibited content cannot be resubmitted', 'Campaign rejected: cannabis', 'content.prohibited', {
    canResubmit: false,
    fee: null,
  }),
  row('prohibited content by code', '704', 'content.prohibited', { canResubmit: false, fee: null }),
  row(
    'one prohibited subject prevents a resubmission',
    '704: gambling. 805: privacy policy',
    'content.prohibited privacy.sharing',
    { canResubmit: false, fee: null },
  ),
  row('language', 'Campaign must be submitted in English', 'description.english'),
  row('description', 'Campaign description is too vague', 'description.unclear', { field: 'description' }),
  row(
    'a brand that does not qualify for the use case',
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
  row('an EIN in use', 'Your EIN is already registered', 'identity.ein-reused', { canResubmit: true }),
  row('an address', 'Business address could not be verified', 'brand.address', { field: 'street' }),
  row('a free email address', 'Use of gmail email domain', 'brand.email', { fee: 0, field: 'email' }),
  row('a one-time password', 'OTP verification expired', 'brand.otp', { fee: 0 }),
  row('a vendor instead of the sender', 'Reseller registered instead of the end business', 'brand.reseller'),
  row('a stock symbol', 'STOCK_SYMBOL', 'brand.public-company', { entityType: 'brand' }),
  row(
    'a brand problem and a campaign problem together',
    'EIN mismatch with legal name; missing message frequency',
    'identity.mismatch cta.frequency',
    { fee: 19.5 },
  ),
  row('a number of two providers with the provider’s name', '1001 from Infobip', 'attributes.age-gate'),
  row('a carrier that gives no reason', 'MNO_REJECTED', 'campaign.carrier', { fee: 0 }),
  row('an internal error of the system', 'Internal error, try again', 'process.system', { fee: 0 }),
  row('capitals', 'PRIVACY POLICY NOT FOUND', 'privacy.missing'),
  row('an unrelated text', 'the cat sat on the mat', ''),
  row('a number that no system uses', '99999', ''),
  row('blanks', '   ', ''),
  row('names of JavaScript objects', 'constructor __proto__', ''),
  row('contractions', 'Sample messages don’t include the brand name', 'samples.brand'),
  row('the same without contractions', 'The samples did not show a company name', 'samples.brand'),
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
