// What the sandbox stores: accounts, brands, campaigns, planned steps, and callbacks.
import type {
  BrandFields,
  BrandStatus,
  CampaignFlagField,
  CampaignStatus,
  CampaignTextField,
  EntityType,
  EventCategory,
  FeedbackCategory,
  IdentityStatus,
  MnoMetadataByMno,
  OperationStatus,
  SharingState,
  Usecase,
  VettingClass,
  VettingStatus,
} from '@tendlc/registry/wire';
import type { Behaviour, Delays, Delivery } from '../options.ts';
import type { ReasonId } from '../review/reasons.ts';

export type ResellerRecord = {
  resellerId: string;
  cspId: string;
  companyName: string;
  phone: string;
  email: string;
};

export type AccountRecord = {
  sid: string;
  /** The part after `sandbox-`. */
  name: string;
  cspId: string;
  emails: { escalateEmail: string; email: string; techEmail: string; financeEmail: string };
  platformFreeTrialEnabled: boolean;
  soleProprietorEnabled: boolean;
  ucaasEnabled: boolean;
  publicSafetyEnabled: boolean;
  socialEnabled: boolean;
  rbmEnabled: boolean;
  /** Signs callbacks with `X-TCR-Webhook-Signature`. Without it, only `X-Registry-Signature` is sent. */
  webhookSecret?: string;
  subscriptions: Partial<Record<EventCategory, string>>;
  resellers: ResellerRecord[];
  /** Overrides the settings of the sandbox. */
  delivery: Partial<Delivery>;
};

/** Set by the registry once, and present in every brand. */
type BrandFacts = {
  entityType: EntityType;
  cspId: string;
  brandId: string;
  status: BrandStatus;
  identityStatus: IdentityStatus;
  displayName: string;
  phone: string;
  country: string;
  email: string;
  brandRelationship: string;
  optionalAttributes: Record<string, string | boolean>;
  mock: boolean;
  createDate: string;
};
type BrandDate = 'mobilePhoneVerifiedDate' | 'businessContactEmailVerifiedDate';
type BrandText = Exclude<keyof BrandFields, keyof BrandFacts> | 'universalEin' | BrandDate;

/** As it is returned. Fields without a value are absent. */
export type BrandData = BrandFacts & { [Field in BrandText]?: string };

export type VettingRecord = {
  evpId: string;
  vettingId: string;
  vettingToken: string | null;
  vettingScore: number | null;
  vettingClass: VettingClass;
  vettingStatus: VettingStatus;
  reasons: string[] | null;
  vettingDetails: Record<string, unknown>;
  vettedDate: string | null;
  createDate: string;
  validUntil: string | null;
  expirationDate: string | null;
};

type OtpRecord = {
  referenceId: string;
  pin: string;
  mobilePhone: string;
  requestDate: string;
  verifyDate?: string;
  wrongPins: number;
};

export type AppealRecord = {
  appealStatus: 'PENDING' | 'COMPLETE';
  categoryList: string[];
  attachmentUuidList: string[];
  explanation: string | null;
  appealStatusUpdateDate: string;
  createDate: string;
  evpId?: string;
  vettingId?: string;
  vettingClass?: string;
  appealOutcome?: Record<string, unknown>;
};

export type BrandRecord = {
  sid: string;
  brand: BrandData;
  tags: string[];
  /** Until `done`, the identity check is not finished, and the identity status has no meaning. */
  scoring: 'pending' | 'done';
  changedSinceScoring: boolean;
  feedback: FeedbackCategory[];
  relationshipChangedAt?: string;
  vettings: VettingRecord[];
  otps: OtpRecord[];
  appeals: AppealRecord[];
  vettingAppeals: AppealRecord[];
  emailSentAt?: string;
};

type CampaignFacts = {
  campaignId: string;
  cspId: string;
  resellerId: string | null;
  brandId: string;
  status: CampaignStatus;
  createDate: string;
  billedDate: string | null;
  vertical: null;
  usecase: Usecase;
  subUsecases: string[];
  referenceId: string | null;
  mock: boolean;
  nextRenewalOrExpirationDate: string | null;
  expirationDate: string | null;
  monthlyFee: number;
};

/** As it is returned. Texts without a value are null. */
export type CampaignData = CampaignFacts & {
  [Field in Exclude<CampaignTextField, keyof CampaignFacts>]: string | null;
} & { [Field in CampaignFlagField]: boolean };

export type SharingRecord = {
  downstreamCnpId: string;
  upstreamCnpId: string;
  sharingStatus: SharingState;
  explanation: string | null;
  rejectionCategory?: string[];
  sharedDate: string;
  statusDate: string;
  cnpMigration: boolean;
};

export type FindingRecord = {
  reason: ReasonId;
  /** The field or the page. */
  where: string;
};

/** What a reviewer of a strict account said. */
export type ReviewRecord = {
  /** The ID of the connectivity partner, or the name of the carrier. */
  reviewer: string;
  at: string;
  isAccepted: boolean;
  explanation: string;
  problems: { category: string; words: string; where: string }[];
};

export type MigrationRecord = {
  status: 'ACTIVE' | 'COMPLETED' | 'CANCELLED';
  fromCnpId: string;
  toCnpId: string;
  createDate: string;
};

/** A number that a provider has assigned to a campaign. */
type PhoneRecord = { phoneNumber: string; nnid: number; provisionedDate: string; current: boolean };

export type CampaignRecord = {
  sid: string;
  campaign: CampaignData;
  tags: string[];
  mnoIds: number[];
  mnoMetadata: MnoMetadataByMno;
  sharing: SharingRecord | null;
  /** Shared automatically. The owner can still choose another CNP. */
  sharedBySandbox: boolean;
  dcaElected: boolean;
  operationStatus: Record<string, OperationStatus>;
  /** A decline or rejection from a scenario happens once: an appeal succeeds. */
  appealed: boolean;
  /** Of a strict account, newest last. */
  reviews?: ReviewRecord[];
  /** Of a strict account: what the review for all carriers found; null until it is done. */
  carrierReview?: { findings: FindingRecord[] | null };
  /** The newest move to another partner. */
  migration?: MigrationRecord;
  phones?: PhoneRecord[];
};

/** A planned change of a record. */
export type Step = { id: string; dueAt: number; sid: string } & (
  | { kind: 'identity'; brandId: string }
  | { kind: 'vetting'; brandId: string; vettingId: string }
  | { kind: 'brandAppeal'; brandId: string }
  | { kind: 'vettingAppeal'; brandId: string; vettingId: string }
  | { kind: 'autoShare'; campaignId: string }
  | { kind: 'sharing'; campaignId: string }
  | { kind: 'election'; campaignId: string }
  | { kind: 'billing'; campaignId: string }
  | { kind: 'carrier'; campaignId: string; mnoId: number }
  | { kind: 'suspension'; campaignId: string; category: string; lifted: boolean }
  | { kind: 'lift'; campaignId: string }
  | { kind: 'expiry'; campaignId: string }
  | { kind: 'migration'; campaignId: string }
);
type WithoutIdAndTime<Of> = Of extends unknown ? Omit<Of, 'id' | 'dueAt'> : never;
export type PlannedStep = WithoutIdAndTime<Step>;

type CallbackState = 'queued' | 'held' | 'sending' | 'delivered' | 'failed';

export type CallbackRecord = {
  id: string;
  sid: string;
  eventType: string;
  eventCategory: EventCategory;
  brandId?: string;
  campaignId?: string;
  url: string;
  body: string;
  state: CallbackState;
  /** A repetition, caused by a scenario, a setting or the control page. */
  repeatOf?: string;
  attempts: number;
  dueAt: number;
  createdAt: string;
  lastAttemptAt?: string;
  /** The status of the response. */
  status?: number;
  error?: string;
  signature: Delivery['signature'];
  /** How many more times it is sent after it was delivered. */
  repeatsLeft: number;
};

/** Settings that were changed at run time. They survive a restart. */
export type SettingsRecord = {
  clockOffsetMs: number;
  delays: Partial<Delays>;
  delivery: Partial<Delivery>;
  behaviour: Partial<Behaviour>;
};

/** `uuid` is `{recordId}/{kind}/{32 hex digits}`. */
export type AttachmentRecord = {
  uuid: string;
  sid: string;
  fileName: string;
  mimeType: string;
  /** In base64. */
  content: string;
};
