// The use cases that a campaign can be registered under, and what each asks for.
import { MNO_IDS } from './carriers.ts';
import type { Evidence } from './loose.ts';

export type UsecaseFacts = {
  readonly value: string;
  readonly label: string;
  readonly meaning: string;
  readonly classification: 'STANDARD' | 'SPECIAL';
  /** May itself be named as a sub-use-case. */
  readonly validSubUsecase: boolean;
  /** How many sub-use-cases are named with it; null where nobody has said. */
  readonly subUsecases: { readonly min: number; readonly max: number } | null;
  /** Null where nobody has said. */
  readonly samplesMin: 1 | 2 | null;
  /** Whether the opt-in and the opt-out flag must be set. */
  readonly optinNeeded: boolean;
  readonly optoutNeeded: boolean;
  /** The account needs the registry's approval first. */
  readonly accountApproval: boolean;
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
    reviewedBy: [MNO_IDS.att],
    evidence: { code: 'mirror', subUsecases: 'inferred' },
  },
  {
    ...specialUse,
    value: 'CARRIER_EXEMPT',
    label: 'Carrier exemption',
    meaning: 'A program that carriers have exempted.',
    subUsecases: { min: 1, max: 5 },
    reviewedBy: [MNO_IDS.att],
  },
  {
    ...specialUse,
    value: 'CHARITY',
    label: 'Charity',
    meaning: 'A 501(c)(3) organization that helps people or raises funds.',
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
    reviewedBy: [MNO_IDS.att],
    evidence: { code: 'mirror', subUsecases: 'inferred' },
  },
  {
    ...specialUse,
    value: 'K12_EDUCATION',
    label: 'K-12 education',
    meaning: 'Schools to parents and students.',
    reviewedBy: [MNO_IDS.att],
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
    reviewedBy: [MNO_IDS.att],
  },
  {
    ...specialUse,
    value: 'PUBLIC_SAFETY_RESTRICTED',
    label: 'Public safety, restricted',
    meaning: 'Public safety bodies, with the registry’s approval.',
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
    reviewedBy: [MNO_IDS.att],
  },
  {
    ...specialUse,
    value: 'SOLE_PROPRIETOR',
    label: 'Sole proprietor',
    meaning: 'A person in business without an EIN.',
    subUsecases: { min: 1, max: 5 },
    accountApproval: true,
    evidence: { code: 'confirmed', subUsecases: 'mirror' },
  },
  {
    ...specialUse,
    value: 'SWEEPSTAKE',
    label: 'Sweepstake',
    meaning: 'Contests and prize draws.',
    reviewedBy: [MNO_IDS.att, MNO_IDS.tMobile],
    evidence: { code: 'mirror', subUsecases: 'inferred' },
  },
  {
    ...specialUse,
    value: 'TRIAL',
    label: 'Platform free trial',
    meaning: 'Free trials that a messaging platform gives its customers.',
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

/** Circulate, but are not the registry's. */
export const WRONG_USECASE_CODES = {
  DELIVERY_NOTIFICATIONS: 'DELIVERY_NOTIFICATION',
  LOW_VOLUME_MIXED: 'LOW_VOLUME',
  SWEEPSTAKES: 'SWEEPSTAKE',
} as const;
