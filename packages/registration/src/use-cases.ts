// The use cases that a campaign can be registered under, and what each requires. The one table: everything else derives from it.

/** Where a row comes from, and when it was read. */
export const USECASE_SOURCES = {
  confirmed: {
    title: 'The Campaign Registry: OpenAPI document of the CSP API, version 2',
    asOf: '2025-12-05',
  },
  portal: { title: 'The Campaign Registry: help pages of the CSP portal', asOf: '2025-12' },
  mirror: { title: 'Telnyx and Bandwidth: campaign use cases in their API documentation', asOf: '2026-08' },
  inferred: { title: 'Our inference from the rows beside it', asOf: '2026-11' },
  unknown: { title: 'Not published', asOf: '2026-11' },
} as const;
type Evidence = keyof typeof USECASE_SOURCES;

/** Where monthly fees come from. */
export const USECASE_FEES_SOURCE: Evidence = 'mirror';

/** Where sample minimums, opt-in and opt-out requirements, account approval and carrier reviews come from. */
export const USECASE_REQUIREMENTS_SOURCE: Evidence = 'portal';

/** The registry's ids of the carriers that review campaigns. */
const ATT = 10017;
const T_MOBILE = 10035;

export type UsecaseFacts = {
  readonly value: string;
  readonly label: string;
  readonly meaning: string;
  readonly classification: 'STANDARD' | 'SPECIAL';
  /** May itself be a sub-use case. */
  readonly validSubUsecase: boolean;
  /** How many sub-use cases it takes; null where the number is not published. */
  readonly subUsecases: { readonly min: number; readonly max: number } | null;
  /** How many sample messages; null where the number is not published. */
  readonly samplesMin: 1 | 2 | null;
  /** Whether the opt-in and the opt-out flag must be set. */
  readonly optinNeeded: boolean;
  readonly optoutNeeded: boolean;
  /** The account needs the registry's approval first. */
  readonly accountApproval: boolean;
  /** Registry fee in US dollars a month. */
  readonly monthlyFeeUsd: number;
  /** Carriers that review each campaign of this use case after its registration. */
  readonly reviewedBy: readonly number[];
  readonly evidence: { readonly code: Evidence; readonly subUsecases: Evidence };
};

const subUse = {
  classification: 'STANDARD',
  validSubUsecase: true,
  subUsecases: { min: 0, max: 0 },
  samplesMin: 1,
  optinNeeded: true,
  optoutNeeded: true,
  accountApproval: false,
  monthlyFeeUsd: 10,
  reviewedBy: [],
  evidence: { code: 'mirror', subUsecases: 'mirror' },
} as const;
const standardUse = { ...subUse, validSubUsecase: false } as const;
const specialUse = { ...standardUse, classification: 'SPECIAL', samplesMin: 2 } as const;

export const USECASES = [
  {
    ...subUse,
    value: '2FA',
    label: 'Two-factor authentication',
    meaning: 'One-time codes for login, number checks and password resets.',
    optoutNeeded: false,
    evidence: { code: 'confirmed', subUsecases: 'confirmed' },
  },
  {
    ...subUse,
    value: 'ACCOUNT_NOTIFICATION',
    label: 'Account notifications',
    meaning: 'Status, reminders, invoices, appointments and renewals for account holders.',
    evidence: { code: 'confirmed', subUsecases: 'confirmed' },
  },
  {
    ...subUse,
    value: 'CUSTOMER_CARE',
    label: 'Customer care',
    meaning: 'Support and account help, usually in both directions.',
  },
  {
    ...subUse,
    value: 'DELIVERY_NOTIFICATION',
    label: 'Delivery notifications',
    meaning: 'Status of orders, shipments and pickups.',
  },
  {
    ...subUse,
    value: 'FRAUD_ALERT',
    label: 'Fraud alerts',
    meaning: 'Notices of suspicious activity on an account.',
  },
  {
    ...subUse,
    value: 'HIGHER_EDUCATION',
    label: 'Higher education',
    meaning: 'Messages of colleges and universities to their people.',
  },
  {
    ...subUse,
    value: 'MARKETING',
    label: 'Marketing',
    meaning: 'Promotions, offers and launches.',
    samplesMin: 2,
    evidence: { code: 'confirmed', subUsecases: 'mirror' },
  },
  {
    ...subUse,
    value: 'POLLING_VOTING',
    label: 'Polling and voting',
    meaning: 'Surveys and polls that are not political.',
  },
  {
    ...subUse,
    value: 'PUBLIC_SERVICE_ANNOUNCEMENT',
    label: 'Public service announcement',
    meaning: 'Information that raises awareness of a public matter.',
  },
  {
    ...subUse,
    value: 'SECURITY_ALERT',
    label: 'Security alerts',
    meaning: 'Notice that a system is compromised or at risk.',
  },
  {
    ...standardUse,
    value: 'LOW_VOLUME',
    label: 'Low volume mixed',
    meaning: 'Several uses of a small sender at a low rate.',
    monthlyFeeUsd: 1.5,
    subUsecases: { min: 1, max: 5 },
    evidence: { code: 'mirror', subUsecases: 'portal' },
  },
  {
    ...standardUse,
    value: 'MIXED',
    label: 'Mixed',
    meaning: 'Two to five standard uses in one campaign.',
    subUsecases: { min: 2, max: 5 },
    samplesMin: 2,
    evidence: { code: 'confirmed', subUsecases: 'portal' },
  },
  {
    ...standardUse,
    value: 'M2M',
    label: 'Machine to machine',
    meaning: 'Devices that text devices, with no person at either end.',
    optinNeeded: false,
    optoutNeeded: false,
  },
  {
    ...specialUse,
    value: 'AGENTS_FRANCHISES',
    label: 'Agents and franchises',
    meaning: 'Many agents or branches, each with a number of its own.',
    monthlyFeeUsd: 30,
    reviewedBy: [ATT],
    evidence: { code: 'mirror', subUsecases: 'inferred' },
  },
  {
    ...specialUse,
    value: 'CARRIER_EXEMPT',
    label: 'Carrier exemption',
    meaning: 'A program that carriers have exempted.',
    subUsecases: { min: 1, max: 5 },
    reviewedBy: [ATT],
  },
  {
    ...specialUse,
    value: 'CHARITY',
    label: 'Charity',
    meaning: 'A 501(c)(3) organization that helps people or raises funds.',
    monthlyFeeUsd: 3,
    subUsecases: { min: 0, max: 5 },
    evidence: { code: 'confirmed', subUsecases: 'mirror' },
  },
  {
    ...specialUse,
    value: 'CONVERSATIONAL',
    label: 'Conversational',
    meaning: 'People who talk to each other through an app.',
    subUsecases: null,
    samplesMin: null,
    evidence: { code: 'mirror', subUsecases: 'unknown' },
  },
  {
    ...specialUse,
    value: 'EMERGENCY',
    label: 'Emergency',
    meaning: 'Public safety and disasters.',
    monthlyFeeUsd: 5,
    reviewedBy: [ATT],
    evidence: { code: 'mirror', subUsecases: 'inferred' },
  },
  {
    ...specialUse,
    value: 'K12_EDUCATION',
    label: 'K-12 education',
    meaning: 'Schools to parents and students.',
    reviewedBy: [ATT],
    evidence: { code: 'mirror', subUsecases: 'inferred' },
  },
  {
    ...specialUse,
    value: 'POLITICAL',
    label: 'Political',
    meaning: 'Campaigns, committees and issue groups.',
    subUsecases: { min: 0, max: 5 },
  },
  {
    ...specialUse,
    value: 'PROXY',
    label: 'Proxy',
    meaning: 'Masked numbers between two parties, as for rides and deliveries.',
    subUsecases: { min: 0, max: 5 },
    reviewedBy: [ATT],
  },
  {
    ...specialUse,
    value: 'PUBLIC_SAFETY_RESTRICTED',
    label: 'Public safety, restricted',
    meaning: 'Public safety bodies, with the registry’s approval.',
    // Unpublished: the fee of EMERGENCY, the other use case of public safety.
    monthlyFeeUsd: 5,
    subUsecases: null,
    samplesMin: null,
    accountApproval: true,
    evidence: { code: 'mirror', subUsecases: 'unknown' },
  },
  {
    ...specialUse,
    value: 'SOCIAL',
    label: 'Social',
    meaning: 'Public figures to their followers.',
    subUsecases: { min: 0, max: 5 },
    accountApproval: true,
    reviewedBy: [ATT],
  },
  {
    ...specialUse,
    value: 'SOLE_PROPRIETOR',
    label: 'Sole proprietor',
    meaning: 'A person in business without an EIN.',
    monthlyFeeUsd: 2,
    subUsecases: { min: 1, max: 5 },
    accountApproval: true,
    evidence: { code: 'confirmed', subUsecases: 'mirror' },
  },
  {
    ...specialUse,
    value: 'SWEEPSTAKE',
    label: 'Sweepstake',
    meaning: 'Contests and prize draws.',
    reviewedBy: [ATT, T_MOBILE],
    evidence: { code: 'mirror', subUsecases: 'inferred' },
  },
  {
    ...specialUse,
    value: 'TRIAL',
    label: 'Platform free trial',
    meaning: 'Free trials that a messaging platform gives its customers.',
    monthlyFeeUsd: 0,
    subUsecases: null,
    accountApproval: true,
    evidence: { code: 'confirmed', subUsecases: 'unknown' },
  },
  {
    ...specialUse,
    value: 'UCAAS_HIGH',
    label: 'UCaaS, high volume',
    meaning: 'Office telephony whose users text by hand, at a high rate.',
    subUsecases: null,
    samplesMin: 1,
    accountApproval: true,
    evidence: { code: 'mirror', subUsecases: 'unknown' },
  },
  {
    ...specialUse,
    value: 'UCAAS_LOW',
    label: 'UCaaS, low volume',
    meaning: 'Office telephony whose users text by hand, at a low rate.',
    subUsecases: null,
    samplesMin: 1,
    accountApproval: true,
    evidence: { code: 'mirror', subUsecases: 'unknown' },
  },
] as const satisfies readonly UsecaseFacts[];
export type Usecase = (typeof USECASES)[number]['value'];

/** Codes that other providers use, and the registry's code for each. */
export const WRONG_USECASE_CODES = {
  DELIVERY_NOTIFICATIONS: 'DELIVERY_NOTIFICATION',
  LOW_VOLUME_MIXED: 'LOW_VOLUME',
  SWEEPSTAKES: 'SWEEPSTAKE',
} as const;

/** The most sub-use cases that any use case takes. */
export const SUBUSECASES_MAX = 5;

const byCode: ReadonlyMap<string, UsecaseFacts> = new Map(USECASES.map((facts) => [facts.value, facts]));

/** What a use case requires; undefined for a code that the registry does not have. */
export const findUsecase = (code: string): UsecaseFacts | undefined => byCode.get(code);
