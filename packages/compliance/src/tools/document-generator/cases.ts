// Requests for documents and what must stand in the answer, each row named after what it probes.
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
  privacy('everything known leaves no bracket', {
    additionalInfo: completeInfo,
    placeholders: [],
    status: 'pass',
  }),
  terms('everything known leaves no bracket in terms', {
    additionalInfo: completeInfo,
    placeholders: [],
    status: 'pass',
  }),
  form('everything known leaves no bracket in a form', {
    additionalInfo: completeInfo,
    placeholders: [],
    status: 'pass',
  }),
  privacy('nothing known is a draft with brackets', {
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
  terms('terms need the law', {
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
  form('a form needs both addresses', {
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
  privacy('the clause that reviewers look for', {
    has: ['do not share, sell, rent or disclose mobile numbers', 'exclude text messaging opt-in data'],
  }),
  privacy('the date is today when none is given', { has: ['Effective 2026-11-20'] }),
  privacy('the date that was given', {
    additionalInfo: { effectiveDate: '2027-01-31' },
    has: ['Effective 2027-01-31'],
  }),
  privacy('a trading name', {
    additionalInfo: { dba: 'Copper Kettle' },
    has: ['Copper Kettle Cafe LLC, doing business as Copper Kettle'],
  }),
  privacy('a frequency in words', {
    additionalInfo: { frequency: 'two texts a week.' },
    has: ['Message frequency: two texts a week.'],
  }),
  privacy('a frequency that names itself', {
    additionalInfo: { frequency: 'Message frequency varies' },
    has: ['Message frequency varies.'],
    hasNot: ['Message frequency: Message'],
  }),
  privacy('a use case stands in for kinds', {
    additionalInfo: { useCase: 'CUSTOMER_CARE' },
    has: ['customer care by text message'],
  }),
  privacy('a use case in own words', {
    additionalInfo: { useCase: 'soup news' },
    has: ['soup news by text message'],
  }),
  privacy('an age limit', { additionalInfo: { ageRestricted: true }, has: ['21 years and older'] }),
  privacy('unknown keys are ignored', {
    additionalInfo: { surprise: { nested: [1] } },
    hasNot: ['surprise'],
  }),
  privacy('empty values are missing values', { additionalInfo: { email: '  ' }, has: ['[SUPPORT_EMAIL]'] }),
  privacy('line breaks in values become blanks', {
    additionalInfo: { address: '12 Main St\nPortland' },
    has: ['12 Main St Portland'],
  }),
  terms('the state is the law', { additionalInfo: { state: 'or' }, has: ['laws of Oregon'] }),
  terms('another law', { additionalInfo: { state: 'OR', stateLaw: 'Delaware' }, has: ['laws of Delaware'] }),
  terms('adults', { has: ['at least 18 years old'] }),
  terms('21 where the content has a limit', {
    additionalInfo: { ageRestricted: true },
    has: ['at least 21 years old', 'date of birth'],
  }),
  terms('marketing is named', {
    additionalInfo: { messageTypes: ['special offers'] },
    has: ['recurring automated marketing messages'],
  }),
  terms('and not where there is none', {
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
  form('lines to sign', { has: ['Signature: ___', 'Date: ___', 'Printed name: ___', 'Mobile number: ___'] }),
  form('refused content is found', { additionalInfo: { messageTypes: ['cannabis deals'] }, status: 'error' }),
  privacy('markup in a name is text', {
    companyName: '<script>alert(1)</script> & Co',
    hasNot: ['<script>'],
  }),
  privacy('a link in a value is text', {
    additionalInfo: { address: '[click](javascript:alert(1))' },
    hasNot: ['[click](javascript'],
  }),
  privacy('a value cannot allow sharing unseen', {
    additionalInfo: { address: 'We may share your mobile number with marketing partners' },
    status: 'error',
  }),
];
