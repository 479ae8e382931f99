// Cases of document-generator. Each name says what the row tests.
export type DocumentCase = {
  readonly probes: string;
  readonly documentType: 'privacy_policy' | 'terms_of_service' | 'consent_form';
  readonly companyName?: string;
  readonly additionalInfo?: Record<string, unknown>;
  readonly has?: readonly string[];
  readonly hasNot?: readonly string[];
  readonly placeholders?: readonly string[];
  readonly status?: 'pass' | 'warning' | 'error';
};

export const completeInfo = {
  website: 'https://copperkettlecafe.com',
  email: 'hello@copperkettlecafe.com',
  phone: '503-555-0199',
  address: '12 Main Street, Portland, OR 97201',
  messageTypes: ['booking confirmations', 'waiting list updates'],
  frequency: 'up to 4 messages a month',
  privacyPolicyUrl: 'https://copperkettlecafe.com/privacy',
  termsUrl: 'https://copperkettlecafe.com/terms',
  effectiveDate: '2026-12-01',
  stateLaw: 'OR',
};

const privacy = (probes: string, rest: Omit<DocumentCase, 'probes' | 'documentType'>): DocumentCase => ({
  probes,
  documentType: 'privacy_policy',
  ...rest,
});
const terms = (probes: string, rest: Omit<DocumentCase, 'probes' | 'documentType'>): DocumentCase => ({
  probes,
  documentType: 'terms_of_service',
  ...rest,
});
const form = (probes: string, rest: Omit<DocumentCase, 'probes' | 'documentType'>): DocumentCase => ({
  probes,
  documentType: 'consent_form',
  ...rest,
});

export const documentCases: readonly DocumentCase[] = [
  privacy('all values leave no placeholder', {
    additionalInfo: completeInfo,
    placeholders: [],
    status: 'pass',
  }),
  terms('all values leave no placeholder in terms', {
    additionalInfo: completeInfo,
    placeholders: [],
    status: 'pass',
  }),
  form('all values leave no placeholder in a form', {
    additionalInfo: completeInfo,
    placeholders: [],
    status: 'pass',
  }),
  privacy('missing values become placeholders', {
    placeholders: [
      '[WEBSITE]',
      '[SUPPORT_EMAIL]',
      '[SUPPORT_PHONE]',
      '[MAILING_ADDRESS]',
      '[KINDS_OF_MESSAGES]',
      '[TERMS_URL]',
    ],
    status: 'warning',
  }),
  terms('terms need the governing law', {
    placeholders: [
      '[WEBSITE]',
      '[SUPPORT_EMAIL]',
      '[SUPPORT_PHONE]',
      '[MAILING_ADDRESS]',
      '[KINDS_OF_MESSAGES]',
      '[PRIVACY_POLICY_URL]',
      '[GOVERNING_STATE]',
    ],
  }),
  form('a form needs both URLs', {
    placeholders: [
      '[WEBSITE]',
      '[SUPPORT_EMAIL]',
      '[SUPPORT_PHONE]',
      '[MAILING_ADDRESS]',
      '[KINDS_OF_MESSAGES]',
      '[PRIVACY_POLICY_URL]',
      '[TERMS_URL]',
    ],
  }),
  privacy('the no-sharing clause that reviewers require', {
    has: ['do not share, sell, rent or disclose mobile numbers', 'exclude text messaging opt-in data'],
  }),
  privacy('the default date is today', { has: ['Effective 2026-11-20'] }),
  privacy('the date from the request', {
    additionalInfo: { effectiveDate: '2027-01-31' },
    has: ['Effective 2027-01-31'],
  }),
  privacy('a DBA name', {
    additionalInfo: { dba: 'Copper Kettle' },
    has: ['Copper Kettle Cafe LLC (doing business as Copper Kettle)'],
  }),
  privacy('a frequency in words', {
    additionalInfo: { frequency: 'two texts a week.' },
    has: ['Message frequency: two texts a week.'],
  }),
  privacy('a frequency that already says “message frequency”', {
    additionalInfo: { frequency: 'Message frequency varies' },
    has: ['Message frequency varies.'],
    hasNot: ['Message frequency: Message'],
  }),
  privacy('a use case replaces missing kinds', {
    additionalInfo: { useCase: 'CUSTOMER_CARE' },
    has: ['customer care by text message'],
  }),
  privacy('a use case in free text', {
    additionalInfo: { useCase: 'soup news' },
    has: ['soup news by text message'],
  }),
  privacy('an age limit', { additionalInfo: { ageRestricted: true }, has: ['21 years and older'] }),
  privacy('unknown keys are not used', {
    additionalInfo: { surprise: { nested: [1] } },
    hasNot: ['surprise'],
  }),
  privacy('empty values are missing values', { additionalInfo: { email: '  ' }, has: ['[SUPPORT_EMAIL]'] }),
  privacy('line breaks in values become spaces', {
    additionalInfo: { address: '12 Main St\nPortland' },
    has: ['12 Main St Portland'],
  }),
  terms('the state is the governing law', { additionalInfo: { state: 'or' }, has: ['laws of Oregon'] }),
  terms('another governing law', {
    additionalInfo: { state: 'OR', stateLaw: 'Delaware' },
    has: ['laws of Delaware'],
  }),
  terms('adults', { has: ['at least 18 years old'] }),
  terms('21 for age-gated content', {
    additionalInfo: { ageRestricted: true },
    has: ['at least 21 years old', 'date of birth'],
  }),
  terms('marketing is mentioned', {
    additionalInfo: { messageTypes: ['special offers'] },
    has: ['recurring automated marketing messages'],
  }),
  terms('marketing is not mentioned without marketing', {
    additionalInfo: { messageTypes: ['reminders'] },
    hasNot: ['marketing messages'],
  }),
  terms('carriers', { has: ['AT&T', 'T-Mobile', 'Verizon', 'not liable for delayed or undelivered'] }),
  form('one box for service texts', {
    additionalInfo: { messageTypes: ['reminders'] },
    has: ['☐ By checking this box'],
    hasNot: ['Marketing messages'],
  }),
  form('a second box for marketing', {
    additionalInfo: { messageTypes: ['reminders', 'special offers'] },
    has: ['Marketing messages (optional)', 'Consent is not a condition of purchase.'],
  }),
  form('signature lines', {
    has: ['Signature: ___', 'Date: ___', 'Printed name: ___', 'Mobile number: ___'],
  }),
  form('the kinds of marketing messages are in the marketing text', {
    additionalInfo: { messageTypes: ['reminders', 'soup offers', 'event news'] },
    has: [
      'text messages about reminders and event news from',
      'marketing text messages about soup offers from',
    ],
  }),
  form('no box for service texts that were not named', {
    additionalInfo: { messageTypes: ['special offers'] },
    has: ['☐ By checking this box, I agree to receive recurring automated marketing'],
    hasNot: ['Service messages', 'your account'],
  }),
  form('a frequency is said once', {
    additionalInfo: { messageTypes: ['reminders'], frequency: 'Message frequency varies.' },
    has: ['Message frequency varies. Message and data rates may apply.'],
    hasNot: ['Message frequency: '],
  }),
  form('a mixed campaign has a box for marketing, and a placeholder for the rest', {
    additionalInfo: { useCase: 'MIXED' },
    has: ['[KINDS_OF_MESSAGES] text messages from', 'Marketing messages (optional)'],
  }),
  form('a page has fields instead of a signature', {
    additionalInfo: { ...completeInfo, consentMethod: 'web_form' },
    has: ['checking this optional box', 'Mobile number (optional)', 'For the developer of the page'],
    hasNot: ['Signature'],
    status: 'pass',
  }),
  form('one signature for one text', {
    additionalInfo: { ...completeInfo, consentMethod: 'signature' },
    has: ['By signing below, I agree', 'Sign if you agree', 'Printed name'],
    hasNot: ['☐'],
    status: 'pass',
  }),
  form('two texts are never bundled by one signature', {
    additionalInfo: { messageTypes: ['reminders', 'offers'], consentMethod: 'signature' },
    has: ['☐ By checking this box'],
    hasNot: ['By signing below'],
  }),
  form('a keyword flow has the call to action and the replies', {
    additionalInfo: {
      ...completeInfo,
      consentMethod: 'sms_optin',
      keyword: 'soup',
      smsNumber: '503-555-0142',
    },
    has: ['Text SOUP to 503-555-0142 to agree', 'Reply to SOUP', 'Reply to HELP', 'Reply to STOP'],
    hasNot: ['Signature', '☐'],
    placeholders: [],
    status: 'pass',
  }),
  form('a keyword flow without its keyword and number', {
    additionalInfo: { ...completeInfo, consentMethod: 'sms_optin' },
    placeholders: ['[KEYWORD]', '[SMS_NUMBER]'],
    status: 'warning',
  }),
  form('a script ends with the question', {
    additionalInfo: { ...completeInfo, consentMethod: 'verbal' },
    has: ['Do you agree to receive these text messages?', 'After a yes', 'After a no'],
    hasNot: ['Signature', '☐'],
    status: 'pass',
  }),
  privacy('a school texts parents and promises nothing about its other records', {
    companyName: 'Mill Street Elementary School',
    has: ['Our text messages are for parents, guardians, and staff.'],
    hasNot: ['not directed to children'],
  }),
  privacy('no periods or measures that the company did not state', {
    additionalInfo: completeInfo,
    hasNot: ['years after', 'ten years', 'encryption'],
    status: 'pass',
  }),
  privacy('the name of the company is not repeated as its short name', {
    hasNot: ['Copper Kettle Cafe LLC (“Copper Kettle Cafe LLC”'],
  }),
  terms('the program is not named twice', {
    has: ['the text messaging program of Copper Kettle Cafe LLC.'],
    hasNot: ['Copper Kettle Cafe LLC text messaging program of'],
  }),
  terms('kinds of messages as one text with commas', {
    additionalInfo: { messageTypes: 'booking confirmations, closures, special offers' },
    has: [
      'Messages are about: booking confirmations, closures and special offers.',
      'recurring automated marketing messages',
    ],
  }),
  terms('a key under another name is used', {
    additionalInfo: { ...completeInfo, frequency: undefined, messageFrequency: 'two texts a week' },
    has: ['two texts a week'],
    status: 'pass',
  }),
  terms('a documented key wins over its other name', {
    additionalInfo: { ...completeInfo, messageFrequency: 'two texts a week' },
    has: ['up to 4 messages a month'],
    hasNot: ['two texts a week'],
    status: 'warning',
  }),
  terms('a prohibited trade in plain words is found', {
    additionalInfo: { messageTypes: ['reminders about debts placed with us for collection'] },
    status: 'error',
  }),
  terms('debts of others without the word collection', {
    additionalInfo: { messageTypes: ['payment reminders on accounts referred to us by clinics'] },
    status: 'error',
  }),
  terms('a balance at a clinic is no debt collection', {
    additionalInfo: { ...completeInfo, messageTypes: ['reminders about your balance'] },
    status: 'pass',
  }),
  form('a key that is not known is reported', {
    additionalInfo: { ...completeInfo, minors: true },
    status: 'warning',
  }),
  form('prohibited content is found', {
    additionalInfo: { messageTypes: ['cannabis deals'] },
    status: 'error',
  }),
  privacy('markup in a name is escaped', {
    companyName: '<script>alert(1)</script> & Co',
    hasNot: ['<script>'],
  }),
  privacy('a link in a value is escaped', {
    additionalInfo: { address: '[click](javascript:alert(1))' },
    hasNot: ['[click](javascript'],
  }),
  privacy('a value that allows sharing is found', {
    additionalInfo: { address: 'We may share your mobile number with marketing partners' },
    status: 'error',
  }),
];
