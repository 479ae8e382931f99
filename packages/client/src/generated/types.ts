// Generated from docs/openapi.json by `npm run docs`. Do not edit.
// oxlint-disable eslint/max-lines
import type { TendlcEvent } from '../events.ts';

/** The documented error codes. They are stable. */
export type ErrorCode =
  | 'account_in_use'
  | 'account_locked'
  | 'admin_account'
  | 'batch_busy'
  | 'batches_full'
  | 'body_too_large'
  | 'cost_not_confirmed'
  | 'credentials_exist'
  | 'credentials_missing'
  | 'denied_fields_unchanged'
  | 'email_taken'
  | 'field_unchangeable'
  | 'final_denial'
  | 'forbidden'
  | 'idempotency_key_in_use'
  | 'idempotency_key_reused'
  | 'incorrect_password'
  | 'insufficient_tokens'
  | 'internal_error'
  | 'invalid_confirmation_token'
  | 'invalid_credentials'
  | 'invalid_otp'
  | 'invalid_passkey'
  | 'invalid_reset_token'
  | 'invalid_signature'
  | 'invalid_unsubscribe_link'
  | 'locked_by_operator'
  | 'malformed_body'
  | 'no_code_expected'
  | 'not_evaluated'
  | 'not_found'
  | 'not_ready'
  | 'not_refundable'
  | 'nothing_to_cancel'
  | 'otp_required'
  | 'overloaded'
  | 'passkeys_full'
  | 'passkeys_unavailable'
  | 'precondition_failed'
  | 'rate_limited'
  | 'registration_closed'
  | 'registration_under_way'
  | 'registrations_full'
  | 'registry_busy'
  | 'registry_fault'
  | 'registry_login_refused'
  | 'registry_refused'
  | 'registry_timeout'
  | 'storage_quota_exceeded'
  | 'totp_enabled'
  | 'totp_not_enabled'
  | 'totp_required'
  | 'unauthorized'
  | 'unavailable'
  | 'unchanged'
  | 'unsupported_media_type'
  | 'validation_failed';

/** The `data` of each event type. */
export type EventData = {
  readonly 'brand.status_changed': {
    /** The local ID of the brand. */
    readonly localId: number;
    /** The registry ID of the brand. */
    readonly tcrBrandId: string | null;
    /** The brand name. */
    readonly name: string;
    readonly progress?: Progress;
    /** The previous status. Null if there was none. */
    readonly from: string | null;
    /** The new `brand_status`. */
    readonly to: string;
  };
  readonly 'brand.score_changed': {
    /** The local ID of the brand. */
    readonly localId: number;
    /** The registry ID of the brand. */
    readonly tcrBrandId: string | null;
    /** The brand name. */
    readonly name: string;
    readonly progress?: Progress;
    /** The previous trust score. Null if there was none. */
    readonly from: number | null;
    /** The new trust score. Null if it no longer applies. */
    readonly to: number | null;
  };
  readonly 'campaign.status_changed': {
    /** The local ID of the campaign. */
    readonly localId: number;
    /** The registry ID of the campaign. */
    readonly tcrCampaignId: string | null;
    /** The local ID of its brand. Absent in old events. */
    readonly brandLocalId?: number;
    readonly usecase: string;
    readonly progress?: Progress;
    /** The previous status. Null if there was none. */
    readonly from: string | null;
    /** The new `campaign_status`. */
    readonly to: string;
  };
  readonly 'campaign.carrier_status_changed': {
    /** The local ID of the campaign. */
    readonly localId: number;
    /** The registry ID of the campaign. */
    readonly tcrCampaignId: string | null;
    /** The local ID of its brand. Absent in old events. */
    readonly brandLocalId?: number;
    readonly usecase: string;
    readonly progress?: Progress;
    /** The name of the carrier. */
    readonly carrier: string;
    /** The previous status. Null if there was none. */
    readonly from: string | null;
    /** The new status. Null if the carrier no longer reports one. */
    readonly to: string | null;
  };
  readonly 'registration.status_changed': {
    /** The ID of the registration. */
    readonly id: number;
    readonly label: string | null;
    /** The name of its brand. Null if it has none. Absent in old events. */
    readonly brandName?: string | null;
    /** The use case of its campaign. Null if it has none. Absent in old events. */
    readonly usecase?: string | null;
    /** The local ID of its brand. */
    readonly brandId: number | null;
    /** The local ID of its campaign. */
    readonly campaignId: number | null;
    readonly from: 'DRAFT' | 'SUBMITTED' | 'ACTION_REQUIRED' | 'APPROVED' | 'DENIED' | 'CLOSED';
    readonly to: 'DRAFT' | 'SUBMITTED' | 'ACTION_REQUIRED' | 'APPROVED' | 'DENIED' | 'CLOSED';
    readonly progress: RegistrationProgress;
  };
  readonly 'alert.raised': {
    readonly alert: Alert;
  };
  readonly 'alert.resolved': {
    readonly alert: Alert;
  };
  readonly 'tokens.low': {
    /** The token balance. */
    readonly balance: number;
  };
  readonly 'webhook_endpoint.disabled': {
    readonly endpointId: number;
    readonly url: string;
    readonly reason: string;
  };
  readonly 'account.password_changed': Readonly<Record<string, unknown>>;
  readonly 'webhook.test': {
    readonly message: string;
    readonly endpointId: number;
  };
};

export type AccountSecurity = {
  /** When two-factor authentication was turned on. */
  readonly totpEnabledAt: string | null;
  /** Unused recovery codes. */
  readonly recoveryCodesLeft: number;
  /** Whether this service requires two-factor authentication of this account, it is still off, and no passkey opened this session. If so, only the operations of the account are available. */
  readonly mustSetUpTotp: boolean;
  /** A new email address that has not been confirmed. */
  readonly pendingEmail: string | null;
};

export type AccountSession = {
  readonly id: number;
  /** Whether it is the session of this request. */
  readonly isCurrent: boolean;
  /** The User-Agent header of the login. */
  readonly userAgent: string | null;
  /** The IP address of the login. */
  readonly address: string;
  readonly createdAt: string;
  /** Accurate to five minutes. */
  readonly lastUsedAt: string;
  readonly expiresAt: string;
};

export type AdminAccount = {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName?: string;
  readonly tokenBalance: number;
  /** Whether the account has received its trial tokens. */
  readonly trialTokensUsed: boolean;
  /** The UTC date when the daily free token was last used. */
  readonly lastDailyFreeDate: string | null;
  /** Whether the user is an admin. Admins see the records of all customers, and registry calls are free for them. */
  readonly isAdmin: boolean;
  /** Whether two-factor authentication is on. */
  readonly hasTotp: boolean;
  readonly createdAt: string;
  /** When an admin locked the account. Null if it is open. */
  readonly lockedAt: string | null;
  /** Why it is locked, as its owner was told. */
  readonly lockedReason: string | null;
  /** Until when logins are rejected after too many failures. */
  readonly loginsLockedUntil: string | null;
  /** When its owner last proved to read this mailbox, by a link that was sent to it. Null if that has not happened. */
  readonly emailConfirmedAt: string | null;
  /** When two-factor authentication was turned on. */
  readonly totpEnabledAt: string | null;
  readonly lastLoginAt: string | null;
  /** When a session was last used, to five minutes. */
  readonly lastActiveAt: string | null;
  /** Sessions that have not ended. */
  readonly openSessions: number;
  /** API keys that are not revoked. */
  readonly apiKeys: number;
  /** Registrations, drafts included. */
  readonly registrations: number;
  /** The active registry credentials. Null without them. */
  readonly registry: {
    readonly credentialId: number;
    readonly label: string | null;
    readonly lastUsedAt: string | null;
  } | null;
  /** Webhook endpoints. */
  readonly webhookEndpoints: number;
  /** Webhook endpoints that are turned off. */
  readonly disabledEndpoints: number;
  /** Active webhook endpoints whose last delivery failed. */
  readonly failingEndpoints: number;
};

export type AdminDelivery = {
  readonly id: number;
  /** The event ID, sent as `webhook-id`. */
  readonly eventId: string;
  readonly eventType: string;
  readonly status: 'pending' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly responseStatus: number | null;
  /** Why the last attempt failed. Null if it succeeded. */
  readonly error: string | null;
  readonly nextAttemptAt: string | null;
  readonly createdAt: string;
  readonly deliveredAt: string | null;
  readonly endpointId: number;
  readonly url: string;
};

export type AdminTransaction = {
  readonly id: number;
  readonly type: 'trial' | 'purchase' | 'daily_free' | 'usage' | 'refund';
  /** The number of tokens. Negative for usage. */
  readonly amount: number;
  readonly balanceAfter: number;
  readonly toolName: string | null;
  readonly notes: string | null;
  readonly orderId: number | null;
  readonly subscriptionId: number | null;
  /** The time in UTC, as `YYYY-MM-DD HH:MM:SS`. */
  readonly createdAt: string;
  /** The tokens that a refund returns: 0 unless it is a charge that was not refunded. */
  readonly refundableTokens: number;
  /** When this charge was refunded. */
  readonly refundedAt: string | null;
};

export type Alert = {
  readonly id: number;
  readonly userId: number;
  readonly type: 'campaign.no_numbers' | 'campaign.renewal_due' | 'campaign.suspended' | 'brand.contact_mail_expiring' | 'brand.otp_expiring' | 'vetting.expiring' | 'review.overdue' | 'credentials.refused' | 'page.unreachable' | 'page.changed';
  readonly severity: 'info' | 'warning' | 'error';
  readonly subject: {
    readonly type: 'campaign' | 'brand' | 'credentials' | 'registration';
    /** The local ID. */
    readonly id: number;
  };
  readonly message: string;
  /** The deadline. */
  readonly dueAt: string | null;
  readonly nextAction: string;
  readonly source: Source;
  readonly raisedAt: string;
  /** Null while it is open. */
  readonly resolvedAt: string | null;
  readonly dismissal: {
    readonly at: string;
    readonly reason: string | null;
  } | null;
};

export type ApiKey = {
  readonly id: number;
  readonly name: string;
  /** The first characters of the key, to help you identify it. */
  readonly prefix: string;
  readonly scopes: readonly ('tools' | 'registry:read' | 'registry:write')[];
  readonly expiresAt: string | null;
  /** When the key was last used, accurate to the minute. */
  readonly lastUsedAt: string | null;
  readonly createdAt: string;
};

export type ApprovalTime = {
  /** `identity`: the registry verifies the brand. `partner`: the connectivity partner (CNP) reviews the campaign. `carriers`: until the last carrier approved. `total`: from the first submission until then. */
  readonly stage: 'identity' | 'partner' | 'carriers' | 'total';
  /** How many went through it. */
  readonly registrations: number;
  /** Half took less. */
  readonly medianDays: number | null;
  /** 90 percent took less. */
  readonly percentile90Days: number | null;
};

export type Attachment = {
  readonly uuid: string;
  readonly fileName: string | null;
  readonly mimeType: string | null;
};

export type AuditEntry = {
  /** The position of the entry in the hash chain. */
  readonly sequence: number;
  readonly action: 'account.created' | 'admin.granted' | 'admin.revoked' | 'tokens.credited' | 'tokens.refunded' | 'login.succeeded' | 'login.failed' | 'login.locked' | 'password.reset' | 'password.changed' | 'password.reset_sent' | 'email.change_requested' | 'email.changed' | 'totp.enabled' | 'totp.disabled' | 'recovery_codes.created' | 'recovery_code.used' | 'passkey.added' | 'passkey.removed' | 'session.ended' | 'sessions.ended' | 'account.locked' | 'account.unlocked' | 'account.deleted' | 'api_key.created' | 'api_key.revoked' | 'credentials.created' | 'credentials.changed' | 'credentials.deactivated' | 'webhook_endpoint.secret_rotated' | 'profile.change_sent' | 'keys.rotated' | 'settings.changed' | 'retention.ran' | 'service.started' | 'service.stopped' | 'database.restored';
  /** Who acted. `unknown` is a caller who did not authenticate, such as a failed login. */
  readonly actor: 'user' | 'operator' | 'system' | 'unknown';
  /** The user who acted. */
  readonly actorUserId: number | null;
  /** The affected account. */
  readonly userId: number | null;
  /** The record that changed. */
  readonly subject: string | null;
  /** The IP address of the caller. Only admins see the addresses of other people. */
  readonly address: string | null;
  /** More values, depending on the action. Never contains secrets. */
  readonly details: Readonly<Record<string, unknown>>;
  /** SHA-256 over this entry and the hash of the one before it, in hex. */
  readonly hash: string;
  readonly createdAt: string;
};

export type BatchRow = {
  /** The first row below the header is 1. */
  readonly row: number;
  readonly reference: string | null;
  readonly registrationId: number | null;
  /** The label of the registration. */
  readonly label: string | null;
  readonly brandName: string | null;
  readonly customer: string | null;
  /** `INVALID`: the row could not be taken over. `READY`, `NOT_READY`: as the draft was evaluated. The others are those of the registration. */
  readonly state: 'INVALID' | 'DRAFT' | 'READY' | 'NOT_READY' | 'SUBMITTED' | 'ACTION_REQUIRED' | 'APPROVED' | 'DENIED';
  /** Of the row, of its evaluation (up to 10 errors), or of its submission. Empty if there are none. */
  readonly problems: readonly BatchRowProblem[];
};

export type BatchRowProblem = {
  /** The column or field. `row` if the problem is about the whole row. */
  readonly column: string;
  readonly problem: string;
};

export type Brand = {
  readonly localId: number;
  /** Null until the registry has answered. */
  readonly tcrBrandId: string | null;
  readonly userId: number;
  readonly credentialId: number;
  /** `PENDING` while the registry reviews the brand, `ACTIVE` once verified, `FAILED` if it could not be verified, `DELETED`. */
  readonly brand_status: string;
  /** In the registry’s own words. */
  readonly identityStatus: string | null;
  /** Score of the newest completed external vetting, 0 to 100. */
  readonly trustScore: number | null;
  /** State of the newest external vetting. */
  readonly vettingStatus: string | null;
  readonly entityType: string;
  readonly brandName: string;
  readonly companyName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly ein: string | null;
  readonly einIssuingCountry: string | null;
  readonly phone: string | null;
  readonly mobilePhone: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
  readonly email: string | null;
  readonly businessContactEmail: string | null;
  readonly stockSymbol: string | null;
  readonly stockExchange: string | null;
  readonly website: string | null;
  readonly vertical: string | null;
  readonly altBusinessId: string | null;
  readonly altBusinessIdType: string | null;
  readonly brandRelationship: string | null;
  readonly mock: boolean;
  /** How the registry knows the request that made it. */
  readonly referenceId: string;
  readonly progress: Progress;
  /** When the registry was last read. */
  readonly lastSyncedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type BrandDetail = {
  readonly localId: number;
  /** Null until the registry has answered. */
  readonly tcrBrandId: string | null;
  readonly userId: number;
  readonly credentialId: number;
  /** `PENDING` while the registry reviews the brand, `ACTIVE` once verified, `FAILED` if it could not be verified, `DELETED`. */
  readonly brand_status: string;
  /** In the registry’s own words. */
  readonly identityStatus: string | null;
  /** Score of the newest completed external vetting, 0 to 100. */
  readonly trustScore: number | null;
  /** State of the newest external vetting. */
  readonly vettingStatus: string | null;
  readonly entityType: string;
  readonly brandName: string;
  readonly companyName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly ein: string | null;
  readonly einIssuingCountry: string | null;
  readonly phone: string | null;
  readonly mobilePhone: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
  readonly email: string | null;
  readonly businessContactEmail: string | null;
  readonly stockSymbol: string | null;
  readonly stockExchange: string | null;
  readonly website: string | null;
  readonly vertical: string | null;
  readonly altBusinessId: string | null;
  readonly altBusinessIdType: string | null;
  readonly brandRelationship: string | null;
  readonly mock: boolean;
  /** How the registry knows the request that made it. */
  readonly referenceId: string;
  readonly progress: Progress;
  /** When the registry was last read. */
  readonly lastSyncedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** What happened to it, newest first. */
  readonly history: readonly HistoryEntry[];
};

export type BrandStanding = {
  /** As `brand_status` of a brand. */
  readonly status: string;
  /** In the registry’s own words. */
  readonly identityStatus: string | null;
  /** State of the newest external vetting. */
  readonly vettingStatus: string | null;
  /** Score of the newest completed external vetting, 0 to 100. */
  readonly trustScore: number | null;
};

export type Campaign = {
  readonly localId: number;
  /** Null until the registry has answered. */
  readonly tcrCampaignId: string | null;
  readonly tcrBrandId: string | null;
  readonly brandLocalId: number;
  /** The name of its brand. */
  readonly brandName: string;
  readonly userId: number;
  readonly credentialId: number;
  /** `PENDING`, `ACTIVE` (a carrier registered it), `REJECTED`, `SUSPENDED`, `EXPIRED`, `DEACTIVATED`. */
  readonly campaign_status: string;
  readonly usecase: string;
  readonly subUsecases: readonly string[];
  readonly subscriberOptin: boolean;
  readonly subscriberOptout: boolean;
  readonly subscriberHelp: boolean;
  readonly resellerId: string | null;
  readonly upstreamCnpId: string | null;
  readonly description: string;
  readonly messageFlow: string | null;
  readonly sample1: string | null;
  readonly sample2: string | null;
  readonly sample3: string | null;
  readonly sample4: string | null;
  readonly sample5: string | null;
  readonly helpMessage: string | null;
  readonly optinMessage: string | null;
  readonly optoutMessage: string | null;
  readonly optinKeywords: string | null;
  readonly optoutKeywords: string | null;
  readonly helpKeywords: string | null;
  readonly embeddedLink: boolean;
  readonly embeddedPhone: boolean;
  readonly numberPool: boolean;
  readonly ageGated: boolean;
  readonly directLending: boolean;
  readonly autoRenewal: boolean;
  readonly privacyPolicyLink: string | null;
  readonly termsAndConditionsLink: string | null;
  readonly embeddedLinkSample: string | null;
  /** Fields that the service filled in. */
  readonly defaulted: readonly string[];
  readonly sharing: CampaignSharing | null;
  readonly carriers: readonly CarrierStatus[];
  readonly refusal: CampaignRefusal | null;
  /** How the registry knows the request that made it. */
  readonly referenceId: string;
  readonly progress: Progress;
  /** When the registry was last read. */
  readonly lastSyncedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type CampaignDetail = {
  readonly localId: number;
  /** Null until the registry has answered. */
  readonly tcrCampaignId: string | null;
  readonly tcrBrandId: string | null;
  readonly brandLocalId: number;
  /** The name of its brand. */
  readonly brandName: string;
  readonly userId: number;
  readonly credentialId: number;
  /** `PENDING`, `ACTIVE` (a carrier registered it), `REJECTED`, `SUSPENDED`, `EXPIRED`, `DEACTIVATED`. */
  readonly campaign_status: string;
  readonly usecase: string;
  readonly subUsecases: readonly string[];
  readonly subscriberOptin: boolean;
  readonly subscriberOptout: boolean;
  readonly subscriberHelp: boolean;
  readonly resellerId: string | null;
  readonly upstreamCnpId: string | null;
  readonly description: string;
  readonly messageFlow: string | null;
  readonly sample1: string | null;
  readonly sample2: string | null;
  readonly sample3: string | null;
  readonly sample4: string | null;
  readonly sample5: string | null;
  readonly helpMessage: string | null;
  readonly optinMessage: string | null;
  readonly optoutMessage: string | null;
  readonly optinKeywords: string | null;
  readonly optoutKeywords: string | null;
  readonly helpKeywords: string | null;
  readonly embeddedLink: boolean;
  readonly embeddedPhone: boolean;
  readonly numberPool: boolean;
  readonly ageGated: boolean;
  readonly directLending: boolean;
  readonly autoRenewal: boolean;
  readonly privacyPolicyLink: string | null;
  readonly termsAndConditionsLink: string | null;
  readonly embeddedLinkSample: string | null;
  /** Fields that the service filled in. */
  readonly defaulted: readonly string[];
  readonly sharing: CampaignSharing | null;
  readonly carriers: readonly CarrierStatus[];
  readonly refusal: CampaignRefusal | null;
  /** How the registry knows the request that made it. */
  readonly referenceId: string;
  readonly progress: Progress;
  /** When the registry was last read. */
  readonly lastSyncedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** What happened to it, newest first. */
  readonly history: readonly HistoryEntry[];
};

export type CampaignRefusal = {
  /** The partner or carrier that refused. */
  readonly by: string;
  readonly categories: readonly string[];
  /** In their words. */
  readonly explanation: string;
  readonly at: string;
};

export type CampaignSharing = {
  readonly upstreamCnpId: string | null;
  /** `PENDING`, `ACCEPTED` or `DECLINED`. */
  readonly sharingStatus: string | null;
  /** What the partner said when it declined. */
  readonly explanation: string | null;
  readonly sharedDate: string | null;
  readonly statusDate: string | null;
};

export type CarrierStatus = {
  readonly mnoId: number;
  readonly carrier: string;
  /** `REGISTERED`, `REVIEW`, `REJECTED` or `SUSPENDED`, in the registry’s own words. */
  readonly status: string;
};

export type CheckItem = {
  /** Severity. `error`: the registry or carriers reject or filter this. `warning`: they may. `info`: advice. */
  readonly status: 'pass' | 'info' | 'warning' | 'error';
  /** What the check examined. */
  readonly category: string;
  /** The finding, in one sentence. */
  readonly message: string;
  /** The evidence: the words and where they occur. */
  readonly details?: string;
  /** Points earned, in tools that score. */
  readonly points?: number;
  /** Maximum points, in tools that score. */
  readonly maxPoints?: number;
  /** Stable ID of the rule, such as `links.public-shortener`. */
  readonly ruleId: string;
  /** What to change. Absent if nothing needs to change. */
  readonly remedy?: string;
  readonly source: Source;
  /** `published`: a rule that its source publishes. `estimate`: our own estimate. */
  readonly basis: 'published' | 'estimate';
};

export type Credentials = {
  readonly id: number;
  readonly userId: number;
  readonly label: string | null;
  /** Masked, except for the last four characters. */
  readonly tcrSid: string;
  /** Masked. */
  readonly tcrAuthToken: string;
  readonly hasWebhookSecret: boolean;
  /** The registry URL. Null means the default of the operator. */
  readonly tcrApiBaseUrl: string | null;
  readonly status: 'active' | 'inactive';
  /** The webhook URL for registry callbacks. Enter it in the registry portal, or use the webhook subscription operation. */
  readonly webhookUrl: string;
  readonly lastUsedAt: string | null;
  readonly lastTestedAt: string | null;
  /** When the last callback of the registry arrived. Null if none is stored. */
  readonly lastWebhookAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type Customer = {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName?: string;
  readonly tokenBalance: number;
  /** Whether the account has received its trial tokens. */
  readonly trialTokensUsed: boolean;
  /** The UTC date when the daily free token was last used. */
  readonly lastDailyFreeDate: string | null;
  /** Whether the user is an admin. Admins see the records of all customers, and registry calls are free for them. */
  readonly isAdmin: boolean;
  /** Whether two-factor authentication is on. */
  readonly hasTotp: boolean;
  readonly createdAt: string;
  /** When an admin locked the account. Null if it is open. */
  readonly lockedAt: string | null;
};

export type Denial = {
  /** Who refused. */
  readonly by: 'registry' | 'partner' | 'carrier';
  readonly at: string;
  /** What they wrote, word for word. */
  readonly texts: readonly string[];
  /** The surest first. */
  readonly codes: readonly ({
    /** Whose code it is. */
    readonly system: string;
    readonly code: string;
    readonly title: string;
    /** `no`: a correction does not help. Appeal if the reviewer is mistaken. */
    readonly resubmittable: 'yes' | 'no' | 'depends';
    /** 0 to 100. Less than 100 is our estimate, read from the words of the reviewer. */
    readonly confidence: number;
    /** Those of the fields below that this code is about. */
    readonly fields?: readonly string[];
  })[];
  /** The fields and pages that the denial is about. */
  readonly fields: readonly string[];
  readonly nextAction: string;
};

export type EvaluatedPage = {
  readonly purpose: 'privacy' | 'terms' | 'optIn' | 'website';
  readonly url: string;
  /** The snapshot that was judged. Null if there is none, or none any more. */
  readonly snapshotId: number | null;
  /** When the page was opened. A page is opened at most once a minute; until then, the same snapshot is judged. Null if it was not opened. */
  readonly fetchedAt: string | null;
  /** True if an anonymous visitor gets the page. */
  readonly reachable: boolean;
  /** Why the page could not be read. `dns`: the host name does not exist. `timeout`: the page did not arrive within 10 seconds. `tls`: the TLS certificate is not valid. `connection`: the connection failed, or the response was incomplete or broken. `too_many_redirects`: more than 5. `too_large`: more than 2 MiB, compressed or not. `unsupported_type`: not HTML, plain text, or PDF. `private_address`: not on the public internet. `invalid_url`: a URL or redirect that is not opened, such as one with a password or another scheme. `http_status`: the page answers with an error status. `not_opened`: the page was not opened. */
  readonly problem?: 'dns' | 'timeout' | 'tls' | 'connection' | 'too_many_redirects' | 'too_large' | 'unsupported_type' | 'private_address' | 'invalid_url' | 'http_status' | 'not_opened';
};

export type Evaluation = {
  readonly id: number;
  readonly registrationId: number;
  /** The version that was judged. */
  readonly version: number;
  /** The revision that was judged. */
  readonly revision: number;
  /** `ready`: no errors. `fixable`: at least one error. `blocked`: an error that no edit mends, such as prohibited content. */
  readonly verdict: 'ready' | 'fixable' | 'blocked';
  readonly counts: {
    readonly error: number;
    readonly warning: number;
    readonly info: number;
  };
  /** Errors first. */
  readonly findings: readonly EvaluationFinding[];
  /** The pages of the registration, as they were judged. */
  readonly pages: readonly EvaluatedPage[];
  readonly fees: {
    /** Fees that are due once. */
    readonly registry: number;
    /** What the registry bills for the submission: fees that are due once, and months of the campaign in advance. Absent in evaluations of earlier versions of the service. */
    readonly dueNow?: number;
    /** Fees that are due every month. */
    readonly monthly: number;
    /** Tokens that a submission costs: 1 for each record that it registers. Free for admins. Absent in evaluations of earlier versions of the service. */
    readonly tokens?: number;
    readonly currency: 'USD';
    readonly lines: readonly ({
      readonly item: string;
      readonly usd: number;
      readonly cadence: 'once' | 'monthly';
      /** Months of a monthly fee that are billed at once. */
      readonly monthsInAdvance?: number;
      readonly note?: string;
      readonly source: Source;
    })[];
  };
  readonly createdAt: string;
};

export type EvaluationFinding = {
  /** Severity. `error`: the registry or carriers reject or filter this. `warning`: they may. `info`: advice. */
  readonly status: 'pass' | 'info' | 'warning' | 'error';
  /** What the check examined. */
  readonly category: string;
  /** The finding, in one sentence. */
  readonly message: string;
  /** The evidence: the words and where they occur. */
  readonly details?: string;
  /** Points earned, in tools that score. */
  readonly points?: number;
  /** Maximum points, in tools that score. */
  readonly maxPoints?: number;
  /** Stable ID of the rule, such as `links.public-shortener`. */
  readonly ruleId: string;
  /** What to change. Absent if nothing needs to change. */
  readonly remedy?: string;
  readonly source: Source;
  /** `published`: a rule that its source publishes. `estimate`: our own estimate. */
  readonly basis: 'published' | 'estimate';
  /** The path of the field; several paths if the finding compares fields. */
  readonly field: string | readonly string[];
  /** A value that mends the finding. */
  readonly edit?: {
    readonly path: string;
    /** The value that the edit replaces. Null if there was none. */
    readonly before: unknown;
    /** The value to take over as it stands. */
    readonly after: unknown;
  };
  /** The codes with which reviewers reject this. */
  readonly draws: readonly {
    /** Whose code it is. */
    readonly system: string;
    readonly code: string;
    /** The title of the code. */
    readonly title: string;
  }[];
  /** Whether a rejection for this reason can be corrected and resubmitted. */
  readonly resubmittable: 'yes' | 'no' | 'depends';
  /** True if the registry itself rejects this. No override passes it. */
  readonly isRegistryRule?: boolean;
  /** The page that the finding is about. */
  readonly url?: string;
  /** What the finding is based on. */
  readonly evidence?: {
    /** Words of the page. Escape them before you show them. */
    readonly quote: string;
    /** Where the words are in the text of the snapshot, in UTF-16 code units. Absent if they are not in it. */
    readonly offset?: number;
  };
};

export type FieldChange = {
  readonly field: string;
  /** The previous value. Null if there was none. */
  readonly from: unknown;
  readonly to: unknown;
};

export type FieldDefinition = {
  /** Subject and name of the field. */
  readonly path: string;
  readonly label: string;
  readonly description: string;
  readonly type: 'string' | 'boolean' | 'string[]';
  /** Whether the registry requires the field. The description says where the service fills in a field that is left out. */
  readonly required: 'always' | 'conditional' | 'never';
  /** Only with `conditional`: when the field is required. */
  readonly requiredWhen?: {
    /** The field that decides. */
    readonly path: string;
    /** Required when that field has one of these values. */
    readonly oneOf?: readonly string[];
    /** Required when that field has any value. */
    readonly isGiven?: boolean;
    /** The condition as a phrase. */
    readonly words: string;
  };
  /** In characters. */
  readonly maxLength?: number;
  /** In characters. */
  readonly minLength?: number;
  /** A regular expression, with the `u` flag. */
  readonly pattern?: string;
  /** The values that the field takes, if they are a closed list. */
  readonly values?: readonly {
    readonly value: string;
    readonly label: string;
  }[];
  /** A value of the field’s type. */
  readonly example: unknown;
  readonly changeableAfterSubmission: boolean;
  /** The field’s name at the registry; null where the registry has no such field. */
  readonly registryName: string | null;
  /** The step of a form that asks for the field. */
  readonly step: string;
};

export type HistoryEntry = {
  readonly at: string;
  /** The source of the change: a `request` to this service, a registry `callback`, a `sync` by an admin (without `userId`: the service, when the records of a registration changed its status), a `poll` of the registry, or the `sweep` that resolves requests without a response. */
  readonly source: 'request' | 'callback' | 'sync' | 'poll' | 'sweep';
  /** The event types of the callbacks that reported the change. */
  readonly eventTypes: readonly string[];
  /** The user who made the request. Null for other sources. */
  readonly userId: number | null;
  readonly changes: readonly FieldChange[];
};

export type Loss = {
  readonly path: string;
  readonly why: string;
};

export type Need = {
  /** `denied`: correct it. `suspended`: a carrier suspended it. `tokens`, `credentials`, `code`, `authentication`, `sharing`: what a submission waits for. `ready`: a draft whose evaluation found no errors. `fixable`: a draft whose evaluation found errors. `unevaluated`: a complete draft. `incomplete`: a draft that lacks required fields. `campaign`: a verified brand without a campaign. */
  readonly kind: 'denied' | 'suspended' | 'tokens' | 'credentials' | 'code' | 'authentication' | 'sharing' | 'partly-approved' | 'ready' | 'fixable' | 'unevaluated' | 'incomplete' | 'campaign';
  readonly count: number;
  /** Up to three of them, the newest first. */
  readonly first: readonly NeedEntry[];
};

export type NeedEntry = {
  /** The ID of the registration. */
  readonly id: number;
  readonly label: string | null;
  readonly customer: string | null;
  readonly brandName: string | null;
  readonly usecase: string | null;
  readonly status: 'DRAFT' | 'SUBMITTED' | 'ACTION_REQUIRED' | 'APPROVED' | 'DENIED' | 'CLOSED';
  readonly userId: number;
  readonly updatedAt: string;
};

export type PageFinding = {
  /** Severity. `error`: the registry or carriers reject or filter this. `warning`: they may. `info`: advice. */
  readonly status: 'pass' | 'info' | 'warning' | 'error';
  /** What the check examined. */
  readonly category: string;
  /** The finding, in one sentence. */
  readonly message: string;
  /** The evidence: the words and where they occur. */
  readonly details?: string;
  /** Points earned, in tools that score. */
  readonly points?: number;
  /** Maximum points, in tools that score. */
  readonly maxPoints?: number;
  /** Stable ID of the rule, such as `links.public-shortener`. */
  readonly ruleId: string;
  /** What to change. Absent if nothing needs to change. */
  readonly remedy?: string;
  readonly source: Source;
  /** `published`: a rule that its source publishes. `estimate`: our own estimate. */
  readonly basis: 'published' | 'estimate';
  /** The field with the URL. */
  readonly field: string;
  /** The page that the finding is about. */
  readonly url: string;
  /** What the finding is based on. */
  readonly evidence?: {
    /** Words of the page. Escape them before you show them. */
    readonly quote: string;
    /** Where the words are in the text of the snapshot, in UTF-16 code units. Absent if they are not in it. */
    readonly offset?: number;
  };
  /** The codes with which reviewers reject this. */
  readonly draws: readonly {
    /** Whose code it is. */
    readonly system: string;
    readonly code: string;
    /** The title of the code. */
    readonly title: string;
  }[];
  /** Whether a rejection for this reason can be corrected and resubmitted. */
  readonly resubmittable: 'yes' | 'no' | 'depends';
};

export type Pagination = {
  readonly page: number;
  readonly limit: number;
  /** The number of entries on all pages. */
  readonly total: number;
  readonly totalPages: number;
};

export type Passkey = {
  readonly id: number;
  readonly name: string;
  /** Whether its provider keeps a copy, such as a password manager that syncs your devices. */
  readonly isBackedUp: boolean;
  readonly createdAt: string;
  /** The last login with it. */
  readonly lastUsedAt: string | null;
};

export type Progress = {
  /** The current phase of the registration. */
  readonly phase: 'registering' | 'identity-check' | 'identity-failed' | 'verified' | 'sharing' | 'partner-review' | 'declined' | 'carrier-review' | 'partly-approved' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'ended';
  /** Who acts next. `nobody`: no action is pending. */
  readonly waitingFor: 'you' | 'registry' | 'partner' | 'carriers' | 'nobody';
  /** The next step, for you or for the party that acts next. */
  readonly nextAction: string;
  /** When this phase started. */
  readonly since: string;
};

export type Registration = {
  readonly id: number;
  /** Your own name for the registration. */
  readonly label: string | null;
  /** Your customer that the registration is for, by any name that you choose. */
  readonly customer: string | null;
  readonly userId: number;
  readonly status: 'DRAFT' | 'SUBMITTED' | 'ACTION_REQUIRED' | 'APPROVED' | 'DENIED' | 'CLOSED';
  /** Increases with every change. It is also the `ETag`. */
  readonly revision: number;
  /** The number of the newest version. */
  readonly version: number;
  /** `DRAFT`: the newest values are not submitted. */
  readonly versionStatus: 'DRAFT' | 'SUBMITTED' | 'APPROVED' | 'DENIED' | 'SUPERSEDED';
  /** What it waits for, if it waits for you: tokens, credentials, the code from a mobile phone, Authentication+, or the sharing with a connectivity partner. */
  readonly actionRequired: 'tokens' | 'credentials' | 'code' | 'authentication' | 'sharing' | null;
  /** The local ID of the brand. */
  readonly brandId: number | null;
  /** The local ID of the campaign. */
  readonly campaignId: number | null;
  readonly tcrBrandId: string | null;
  readonly tcrCampaignId: string | null;
  readonly brand: {
    /** Legal entity type */
    readonly entityType?: string;
    /** Brand name */
    readonly brandName?: string;
    /** Legal company name */
    readonly companyName?: string;
    /** First name */
    readonly firstName?: string;
    /** Last name */
    readonly lastName?: string;
    /** EIN */
    readonly ein?: string;
    /** Country of the tax ID */
    readonly einIssuingCountry?: string;
    /** Support phone number */
    readonly phone?: string;
    /** Mobile phone number */
    readonly mobilePhone?: string;
    /** Street address */
    readonly street?: string;
    /** City */
    readonly city?: string;
    /** State */
    readonly state?: string;
    /** Postal code */
    readonly postalCode?: string;
    /** Country */
    readonly country?: string;
    /** Support email */
    readonly email?: string;
    /** Business contact email */
    readonly businessContactEmail?: string;
    /** Stock symbol */
    readonly stockSymbol?: string;
    /** Stock exchange */
    readonly stockExchange?: string;
    /** Website */
    readonly website?: string;
    /** Vertical */
    readonly vertical?: string;
    /** Alternative business ID */
    readonly altBusinessId?: string;
    /** Alternative business ID type */
    readonly altBusinessIdType?: string;
    /** Brand relationship */
    readonly brandRelationship?: string;
    /** Test brand */
    readonly mock?: boolean;
  } | null;
  readonly campaign: {
    /** Use case */
    readonly usecase?: string;
    /** Sub-use cases */
    readonly subUsecases?: readonly string[];
    /** Subscriber opt-in */
    readonly subscriberOptin?: boolean;
    /** Subscriber opt-out */
    readonly subscriberOptout?: boolean;
    /** Subscriber HELP */
    readonly subscriberHelp?: boolean;
    /** Reseller */
    readonly resellerId?: string;
    /** Connectivity partner (CNP) */
    readonly upstreamCnpId?: string;
    /** Campaign description */
    readonly description?: string;
    /** Message flow (call to action) */
    readonly messageFlow?: string;
    /** Sample message 1 */
    readonly sample1?: string;
    /** Sample message 2 */
    readonly sample2?: string;
    /** Sample message 3 */
    readonly sample3?: string;
    /** Sample message 4 */
    readonly sample4?: string;
    /** Sample message 5 */
    readonly sample5?: string;
    /** HELP message */
    readonly helpMessage?: string;
    /** Opt-in message */
    readonly optinMessage?: string;
    /** Opt-out message */
    readonly optoutMessage?: string;
    /** Opt-in keywords */
    readonly optinKeywords?: string;
    /** Opt-out keywords */
    readonly optoutKeywords?: string;
    /** HELP keywords */
    readonly helpKeywords?: string;
    /** Embedded links */
    readonly embeddedLink?: boolean;
    /** Embedded phone numbers */
    readonly embeddedPhone?: boolean;
    /** Number pool */
    readonly numberPool?: boolean;
    /** Age-gated content */
    readonly ageGated?: boolean;
    /** Direct lending */
    readonly directLending?: boolean;
    /** Auto-renewal */
    readonly autoRenewal?: boolean;
    /** Privacy policy link */
    readonly privacyPolicyLink?: string;
    /** Terms and conditions link */
    readonly termsAndConditionsLink?: string;
    /** Embedded link sample */
    readonly embeddedLinkSample?: string;
  } | null;
  readonly pages: {
    /** Opt-in pages */
    readonly optIn?: readonly string[];
    /** Website */
    readonly website?: string;
    /** Privacy policy */
    readonly privacyPolicy?: string;
    /** Terms and conditions */
    readonly terms?: string;
  } | null;
  /** The name of the brand, also where `brandId` names the brand. */
  readonly brandName: string | null;
  /** The values of the brand as registered. Null before that. */
  readonly registeredBrand: {
    /** Legal entity type */
    readonly entityType?: string;
    /** Brand name */
    readonly brandName?: string;
    /** Legal company name */
    readonly companyName?: string;
    /** First name */
    readonly firstName?: string;
    /** Last name */
    readonly lastName?: string;
    /** EIN */
    readonly ein?: string;
    /** Country of the tax ID */
    readonly einIssuingCountry?: string;
    /** Support phone number */
    readonly phone?: string;
    /** Mobile phone number */
    readonly mobilePhone?: string;
    /** Street address */
    readonly street?: string;
    /** City */
    readonly city?: string;
    /** State */
    readonly state?: string;
    /** Postal code */
    readonly postalCode?: string;
    /** Country */
    readonly country?: string;
    /** Support email */
    readonly email?: string;
    /** Business contact email */
    readonly businessContactEmail?: string;
    /** Stock symbol */
    readonly stockSymbol?: string;
    /** Stock exchange */
    readonly stockExchange?: string;
    /** Website */
    readonly website?: string;
    /** Vertical */
    readonly vertical?: string;
    /** Alternative business ID */
    readonly altBusinessId?: string;
    /** Alternative business ID type */
    readonly altBusinessIdType?: string;
    /** Brand relationship */
    readonly brandRelationship?: string;
    /** Test brand */
    readonly mock?: boolean;
  } | null;
  /** The fields of the campaign that the service filled in. */
  readonly defaulted: readonly string[];
  readonly completeness: {
    /** The number of required fields with a value. */
    readonly filled: number;
    /** The number of fields that a submission needs. */
    readonly required: number;
    /** The paths of the required fields without a value. */
    readonly missing: readonly string[];
  };
  readonly progress: RegistrationProgress;
  readonly brandStanding: BrandStanding | null;
  readonly feedback: RegistrationFeedback | null;
  readonly sharing: CampaignSharing | null;
  /** The status at each carrier. Empty before the campaign is sent to the carriers. */
  readonly carriers: readonly RegistrationCarrier[];
  readonly refusal: CampaignRefusal | null;
  readonly denial: Denial | null;
  /** The newest evaluation. */
  readonly lastEvaluation: {
    readonly id: number;
    /** The revision that was judged. Later changes are not judged yet. */
    readonly revision: number;
    readonly verdict: 'ready' | 'fixable' | 'blocked';
    readonly createdAt: string;
  } | null;
  /** When the campaign, or else the brand, was last read from the registry. */
  readonly lastSyncedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type RegistrationBatch = {
  readonly id: number;
  /** `READY`: nothing is in progress. `DONE`: each row that was ready is submitted; the states of the rows follow their registrations. */
  readonly status: 'READING' | 'READY' | 'EVALUATING' | 'SUBMITTING' | 'PAUSED' | 'DONE' | 'CANCELLED';
  /** The rows were checked, and no draft was made. */
  readonly dryRun: boolean;
  /** The number of rows in the file. */
  readonly rowCount: number;
  /** The number of rows that are still to be read, evaluated, or submitted. */
  readonly remaining: number;
  /** The number of rows by state. Rows that are not read yet are in none. */
  readonly counts: {
    readonly INVALID: number;
    readonly DRAFT: number;
    readonly READY: number;
    readonly NOT_READY: number;
    readonly SUBMITTED: number;
    readonly ACTION_REQUIRED: number;
    readonly APPROVED: number;
    readonly DENIED: number;
  };
  /** What it costs to submit the rows that are `READY`. While a submission is in progress: the cost that was confirmed. */
  readonly cost: {
    readonly tokens: number;
    /** What the registry bills now, in USD, as in `evaluation.fees.dueNow`. */
    readonly registryFees: number;
    /** What the registry bills every month, in USD. */
    readonly monthlyFees: number;
  };
  /** How many rows are submitted in a minute, at most. */
  readonly ratePerMinute: number;
  /** Why the batch was paused by the service, and what to do. */
  readonly stoppedBecause: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type RegistrationCarrier = {
  readonly mnoId: number;
  readonly carrier: string;
  /** `REGISTERED`, `REVIEW`, `REJECTED` or `SUSPENDED`, in the registry’s own words. */
  readonly status: string;
  /** Since when the carrier has this status. */
  readonly at: string | null;
};

export type RegistrationCustomer = {
  /** Your customer that the registration is for, by any name that you choose. */
  readonly customer: string;
  /** The account that has this customer. */
  readonly userId: number;
  readonly registrations: number;
  /** The number of registrations that match, by status. */
  readonly byStatus: {
    readonly DRAFT: number;
    readonly SUBMITTED: number;
    readonly ACTION_REQUIRED: number;
    readonly APPROVED: number;
    readonly DENIED: number;
    readonly CLOSED: number;
  };
  readonly waitingForYou: number;
  /** Tokens, the daily free token included, refunds deducted. */
  readonly tokens: number;
  /** Our estimate of the fees of the registry in USD, from the amounts of `evaluation.fees`: each registered brand, each review of a campaign, and each calendar month of a campaign. Vetting and appeals are not included. The invoice of the registry is authoritative. */
  readonly registryUsd: number;
  /** When one of the registrations last changed. */
  readonly updatedAt: string;
};

export type RegistrationExport = {
  readonly provider: string;
  readonly title: string;
  readonly product: string;
  /** The date of our sources. */
  readonly asOf: string;
  /** The provider publishes only part of its requests. */
  readonly partial: boolean;
  readonly calls: readonly {
    readonly order: number;
    readonly method: string;
    /** The URL, or the path if the host is not published or is your own. */
    readonly path: string;
    /** The name of the call, if the path does not say it. */
    readonly operation?: string;
    readonly contentType: string;
    /** Null if there is none. In a form, a list is a repeated parameter. */
    readonly body: unknown;
    /** The calls whose answers it needs. */
    readonly dependsOn: readonly number[];
    readonly note?: string;
  }[];
  readonly missing: readonly ({
    readonly path?: string;
    readonly providerField: string;
    readonly question: string;
    readonly values?: readonly (string | number)[];
    /** `text`, `flag`, `integer`, or `list`. */
    readonly form: string;
    /** Belongs to a call that can be left out. */
    readonly optional: boolean;
  })[];
  /** Values that the provider does not take. */
  readonly lost: readonly Loss[];
  readonly warnings: readonly {
    readonly path: string;
    readonly problem: string;
  }[];
  /** What the sources do not say. */
  readonly unknown: readonly string[];
  readonly sources: readonly string[];
};

export type RegistrationFeedback = {
  /** Empty when the registry has nothing to object to. */
  readonly categories: readonly {
    readonly id: string;
    readonly title: string;
    readonly description: string;
    /** The fields to look at, by our names. */
    readonly fields: readonly string[];
    readonly errors: readonly {
      readonly code: string;
      readonly message: string;
    }[];
    /** What to do about it. */
    readonly remedy: string;
  }[];
};

export type RegistrationProgress = {
  /** The current phase of the registration. */
  readonly phase: 'draft' | 'registering' | 'identity-check' | 'identity-failed' | 'verified' | 'sharing' | 'partner-review' | 'declined' | 'carrier-review' | 'partly-approved' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'ended';
  /** Who acts next. `nobody`: no action is pending. */
  readonly waitingFor: 'you' | 'registry' | 'partner' | 'carriers' | 'nobody';
  /** The next step, for you or for the party that acts next. */
  readonly nextAction: string;
  /** When this phase started. */
  readonly since: string;
  /** The way to the carriers, in order. */
  readonly steps: readonly ({
    readonly step: 'brand' | 'identity' | 'campaign' | 'partner' | 'carriers';
    readonly state: 'waiting' | 'current' | 'done' | 'failed';
    /** When the step reached this state. Null if that is not known. */
    readonly at: string | null;
  })[];
};

export type RegistrationVersion = {
  readonly number: number;
  readonly status: 'DRAFT' | 'SUBMITTED' | 'APPROVED' | 'DENIED' | 'SUPERSEDED';
  /** SHA-256 over brand, campaign, and pages, with the texts of the pages that its last evaluation saw. Two versions with the same hash have the same content. */
  readonly contentHash: string;
  readonly submittedAt: string | null;
  readonly denial: Denial | null;
  /** Why it was submitted although the evaluation found errors. */
  readonly overrideReason: string | null;
};

export type RegistrationVersionDetail = {
  readonly number: number;
  readonly status: 'DRAFT' | 'SUBMITTED' | 'APPROVED' | 'DENIED' | 'SUPERSEDED';
  /** SHA-256 over brand, campaign, and pages, with the texts of the pages that its last evaluation saw. Two versions with the same hash have the same content. */
  readonly contentHash: string;
  readonly submittedAt: string | null;
  readonly denial: Denial | null;
  /** Why it was submitted although the evaluation found errors. */
  readonly overrideReason: string | null;
  readonly brandId: number | null;
  readonly brand: {
    /** Legal entity type */
    readonly entityType?: string;
    /** Brand name */
    readonly brandName?: string;
    /** Legal company name */
    readonly companyName?: string;
    /** First name */
    readonly firstName?: string;
    /** Last name */
    readonly lastName?: string;
    /** EIN */
    readonly ein?: string;
    /** Country of the tax ID */
    readonly einIssuingCountry?: string;
    /** Support phone number */
    readonly phone?: string;
    /** Mobile phone number */
    readonly mobilePhone?: string;
    /** Street address */
    readonly street?: string;
    /** City */
    readonly city?: string;
    /** State */
    readonly state?: string;
    /** Postal code */
    readonly postalCode?: string;
    /** Country */
    readonly country?: string;
    /** Support email */
    readonly email?: string;
    /** Business contact email */
    readonly businessContactEmail?: string;
    /** Stock symbol */
    readonly stockSymbol?: string;
    /** Stock exchange */
    readonly stockExchange?: string;
    /** Website */
    readonly website?: string;
    /** Vertical */
    readonly vertical?: string;
    /** Alternative business ID */
    readonly altBusinessId?: string;
    /** Alternative business ID type */
    readonly altBusinessIdType?: string;
    /** Brand relationship */
    readonly brandRelationship?: string;
    /** Test brand */
    readonly mock?: boolean;
  } | null;
  readonly campaign: {
    /** Use case */
    readonly usecase?: string;
    /** Sub-use cases */
    readonly subUsecases?: readonly string[];
    /** Subscriber opt-in */
    readonly subscriberOptin?: boolean;
    /** Subscriber opt-out */
    readonly subscriberOptout?: boolean;
    /** Subscriber HELP */
    readonly subscriberHelp?: boolean;
    /** Reseller */
    readonly resellerId?: string;
    /** Connectivity partner (CNP) */
    readonly upstreamCnpId?: string;
    /** Campaign description */
    readonly description?: string;
    /** Message flow (call to action) */
    readonly messageFlow?: string;
    /** Sample message 1 */
    readonly sample1?: string;
    /** Sample message 2 */
    readonly sample2?: string;
    /** Sample message 3 */
    readonly sample3?: string;
    /** Sample message 4 */
    readonly sample4?: string;
    /** Sample message 5 */
    readonly sample5?: string;
    /** HELP message */
    readonly helpMessage?: string;
    /** Opt-in message */
    readonly optinMessage?: string;
    /** Opt-out message */
    readonly optoutMessage?: string;
    /** Opt-in keywords */
    readonly optinKeywords?: string;
    /** Opt-out keywords */
    readonly optoutKeywords?: string;
    /** HELP keywords */
    readonly helpKeywords?: string;
    /** Embedded links */
    readonly embeddedLink?: boolean;
    /** Embedded phone numbers */
    readonly embeddedPhone?: boolean;
    /** Number pool */
    readonly numberPool?: boolean;
    /** Age-gated content */
    readonly ageGated?: boolean;
    /** Direct lending */
    readonly directLending?: boolean;
    /** Auto-renewal */
    readonly autoRenewal?: boolean;
    /** Privacy policy link */
    readonly privacyPolicyLink?: string;
    /** Terms and conditions link */
    readonly termsAndConditionsLink?: string;
    /** Embedded link sample */
    readonly embeddedLinkSample?: string;
  } | null;
  readonly pages: {
    /** Opt-in pages */
    readonly optIn?: readonly string[];
    /** Website */
    readonly website?: string;
    /** Privacy policy */
    readonly privacyPolicy?: string;
    /** Terms and conditions */
    readonly terms?: string;
  } | null;
};

export type RegistryCall = {
  readonly id: number;
  readonly credentialId: number;
  /** The user who caused the call. Null if the service made it on its own. */
  readonly userId: number | null;
  readonly method: string;
  readonly endpoint: string;
  /** The HTTP status of the response. Null if there was no response. */
  readonly statusCode: number | null;
  readonly durationMs: number;
  /** The attempt number, starting at 1. Each retry has its own entry. */
  readonly attempt: number;
  readonly error: string | null;
  /** The ID of the request to this service that caused the call. */
  readonly requestId: string | null;
  /** The body, with secrets and personal data masked. */
  readonly requestBody: unknown;
  /** The body, with secrets and personal data masked. */
  readonly responseBody: unknown;
  readonly createdAt: string;
};

export type RegistryEvent = {
  readonly id: number;
  readonly credentialId: number;
  readonly eventType: string | null;
  readonly status: 'received' | 'processed' | 'failed';
  readonly brandId: string | null;
  readonly campaignId: string | null;
  /** The name of the brand that it is about. Null if it is not known here. */
  readonly brandName: string | null;
  /** The use case of the campaign that it is about. */
  readonly usecase: string | null;
  /** The payload as received. Null if it was not stored or was deleted. */
  readonly payload: unknown;
  /** Why the callback could not be applied. */
  readonly error: string | null;
  readonly attempts: number;
  readonly receivedAt: string;
  readonly processedAt: string | null;
};

export type RegistryRecord = Readonly<Record<string, unknown>>;

export type SandboxOverview = {
  /** The current sandbox time. You can advance it. */
  readonly now: string;
  /** When the next event occurs. Null if none is scheduled. */
  readonly nextAt: string | null;
  /** The control page of the sandbox, with faults, callbacks, and settings. */
  readonly controlUrl: string;
  /** The newest 100. */
  readonly brands: readonly ({
    readonly tcrBrandId: string;
    readonly name: string;
    readonly identityStatus: string;
    /** Whether the registry has checked the identity. */
    readonly isJudged: boolean;
    /** The one-time code that the registry would text to a sole proprietor. */
    readonly oneTimeCode: string | null;
    readonly next: {
      readonly what: string;
      /** Sandbox time. */
      readonly at: string;
    } | null;
  })[];
  /** The newest 100. */
  readonly campaigns: readonly ({
    readonly tcrCampaignId: string;
    readonly tcrBrandId: string;
    readonly usecase: string;
    readonly status: string;
    readonly sharingStatus: string | null;
    readonly carriers: readonly {
      readonly mnoId: number;
      readonly carrier: string;
      readonly status: string;
    }[];
    /** What the reviewers said, newest first. Only campaigns of credentials named `sandbox-strict-<name>` have them. */
    readonly reviews: readonly {
      /** ID of the connectivity partner, or name of the carrier. */
      readonly reviewer: string;
      /** Sandbox time. */
      readonly at: string;
      readonly isAccepted: boolean;
      /** Codes and words of a denial, as the registry receives them. Empty if accepted. */
      readonly explanation: string;
      readonly problems: readonly {
        readonly category: string;
        readonly words: string;
        /** The field or the page. */
        readonly where: string;
      }[];
    }[];
    readonly next: {
      readonly what: string;
      /** Sandbox time. */
      readonly at: string;
    } | null;
  })[];
  /** Test values that produce a fixed outcome. */
  readonly scenarios: readonly ({
    readonly group: string;
    /** Include these words in a brand name or a campaign description to get this outcome. */
    readonly words: string;
    /** A brand with this EIN gets this outcome. */
    readonly taxId: string | null;
    readonly outcome: string;
  })[];
};

export type SkippedEdit = {
  readonly ruleId: string;
  /** The field of the edit. Null if there is no edit. */
  readonly path: string | null;
  /** `unknown_rule`: the evaluation has no finding of this rule. `no_edit`: no text mends the finding. `changed`: the field has another value than `before`. `unchangeable`: the registry does not change the field any more. */
  readonly reason: 'unknown_rule' | 'no_edit' | 'changed' | 'unchangeable';
};

export type Source = {
  /** Title of the source. */
  readonly title: string;
  /** URL of the source, if it is public. */
  readonly url?: string;
  /** Date of the source, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly asOf: string;
};

export type Summary = {
  readonly counts: {
    /** The number of registrations that match, by status. */
    readonly byStatus: {
      readonly DRAFT: number;
      readonly SUBMITTED: number;
      readonly ACTION_REQUIRED: number;
      readonly APPROVED: number;
      readonly DENIED: number;
      readonly CLOSED: number;
    };
    readonly waitingForYou: number;
  };
  /** Only kinds that occur, the most urgent first. */
  readonly needs: readonly Need[];
  /** The steps of a new account. */
  readonly checklist: {
    /** Registry credentials are stored. */
    readonly credentials: boolean;
    /** A registration was evaluated. */
    readonly evaluated: boolean;
    /** A registration was submitted. */
    readonly submitted: boolean;
    /** A registration was approved. */
    readonly approved: boolean;
  };
  /** Of the newest 10,000 registrations. */
  readonly approvals: {
    /** Versions that were approved. */
    readonly approved: number;
    /** Versions that were denied. */
    readonly denied: number;
    /** Approved of those decided, 0 to 1. */
    readonly rate: number | null;
    /** In order. Only stages that occurred. */
    readonly times: readonly ApprovalTime[];
  };
  readonly spending: {
    /** The last 12 calendar months in UTC, the oldest first. */
    readonly byMonth: readonly {
      /** Its first day. */
      readonly month: string;
      /** Tokens, the daily free token included, refunds deducted. */
      readonly tokens: number;
      /** Our estimate of the fees of the registry in USD, from the amounts of `evaluation.fees`: each registered brand, each review of a campaign, and each calendar month of a campaign. Vetting and appeals are not included. The invoice of the registry is authoritative. */
      readonly registryUsd: number;
    }[];
    /** In these months, the ten costliest first. Tokens of other requests are not included. */
    readonly byCustomer: readonly ({
      /** Null: registrations without a customer. */
      readonly customer: string | null;
      /** Tokens, the daily free token included, refunds deducted. */
      readonly tokens: number;
      /** Our estimate of the fees of the registry in USD, from the amounts of `evaluation.fees`: each registered brand, each review of a campaign, and each calendar month of a campaign. Vetting and appeals are not included. The invoice of the registry is authoritative. */
      readonly registryUsd: number;
    })[];
  } | null;
};

export type TokenTransaction = {
  readonly id: number;
  readonly type: 'trial' | 'purchase' | 'daily_free' | 'usage' | 'refund';
  /** The number of tokens. Negative for usage. */
  readonly amount: number;
  readonly balanceAfter: number;
  readonly toolName: string | null;
  readonly notes: string | null;
  readonly orderId: number | null;
  readonly subscriptionId: number | null;
  /** The time in UTC, as `YYYY-MM-DD HH:MM:SS`. */
  readonly createdAt: string;
};

export type User = {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName?: string;
  readonly tokenBalance: number;
  /** Whether the account has received its trial tokens. */
  readonly trialTokensUsed: boolean;
  /** The UTC date when the daily free token was last used. */
  readonly lastDailyFreeDate: string | null;
  /** Whether the user is an admin. Admins see the records of all customers, and registry calls are free for them. */
  readonly isAdmin: boolean;
  /** Whether two-factor authentication is on. */
  readonly hasTotp: boolean;
  readonly createdAt: string;
};

export type VersionChange = {
  readonly path: string;
  /** The previous value. Null if there was none. */
  readonly before: unknown;
  readonly after: unknown;
  /** What the change means for the registration. */
  readonly meaning: string;
};

export type WebhookDelivery = {
  readonly id: number;
  /** The event ID, sent as `webhook-id`. */
  readonly eventId: string;
  readonly eventType: string;
  readonly status: 'pending' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly responseStatus: number | null;
  /** Why the last attempt failed. Null if it succeeded. */
  readonly error: string | null;
  readonly nextAttemptAt: string | null;
  readonly createdAt: string;
  readonly deliveredAt: string | null;
};

export type WebhookEndpoint = {
  readonly id: number;
  readonly url: string;
  /** The event types to send. Null means all events. */
  readonly events: readonly string[] | null;
  readonly description: string | null;
  /** `disabled`: turned off by you, or by the service after every delivery failed for five days. */
  readonly status: 'active' | 'disabled';
  readonly createdAt: string;
};

export type GetHealthAnswer = {
  readonly status: 'ok' | 'unavailable';
  readonly version: string;
  readonly uptimeSeconds: number;
  /** True in a trial with the built-in sandbox registry. Nothing is sent to The Campaign Registry. */
  readonly sandbox?: boolean;
};

export type GetReadinessAnswer = {
  readonly status: 'ok' | 'unavailable';
  readonly version: string;
  readonly uptimeSeconds: number;
  readonly checks: {
    readonly database: 'ok' | 'failing';
    readonly migrations: 'ok' | 'failing';
    readonly jobs: 'ok' | 'failing';
  };
};

export type ChangeAccountRequest = {
  /** Given name, at most 50 characters. */
  readonly firstName?: string | undefined;
  /** Family name, at most 50 characters. Empty removes it. */
  readonly lastName?: string | undefined;
};

export type ChangeAccountAnswer = {
  readonly success: boolean;
  readonly user: User;
};

export type ChangePasswordRequest = {
  /** The password of the account. */
  readonly currentPassword: string;
  /** 8 to 72 characters, including an uppercase letter, a lowercase letter, a digit, and one of `!@#$%^&*`. */
  readonly newPassword: string;
};

export type ChangePasswordAnswer = {
  readonly success: boolean;
  readonly message: string;
  /** JWT to send as `Authorization: Bearer <token>`. Empty for the console, which keeps it in a cookie. */
  readonly token: string;
  readonly user: User;
};

export type RequestEmailChangeRequest = {
  /** The password of the account. */
  readonly currentPassword: string;
  /** Email address. Leading and trailing spaces are ignored, and the comparison is case-insensitive. */
  readonly newEmail: string;
};

export type RequestEmailChangeAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type ConfirmEmailChangeRequest = {
  /** The token from the email to the new address. It expires in one hour and works once. */
  readonly token: string;
};

export type ConfirmEmailChangeAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type GetAccountSecurityAnswer = {
  readonly success: boolean;
  readonly security: AccountSecurity;
};

export type StartTotpRequest = {
  /** The password of the account. */
  readonly currentPassword: string;
};

export type StartTotpAnswer = {
  readonly success: boolean;
  /** The secret in base32, to type into the authenticator app. It is shown only now. */
  readonly secret: string;
  /** The same secret as a URI, for a QR code. */
  readonly uri: string;
};

export type ConfirmTotpRequest = {
  /** A 6-digit code of the authenticator app, or a recovery code. */
  readonly otp: string;
};

export type ConfirmTotpAnswer = {
  readonly success: boolean;
  readonly message: string;
  /** Each replaces a code of the authenticator app once. They are shown only now, and void all earlier ones. */
  readonly recoveryCodes: readonly string[];
};

export type DisableTotpRequest = {
  /** The password of the account. */
  readonly currentPassword: string;
  /** A 6-digit code of the authenticator app, or a recovery code. */
  readonly otp?: string | undefined;
};

export type DisableTotpAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type CreateRecoveryCodesRequest = {
  /** The password of the account. */
  readonly currentPassword: string;
  /** A 6-digit code of the authenticator app, or a recovery code. */
  readonly otp?: string | undefined;
};

export type CreateRecoveryCodesAnswer = {
  readonly success: boolean;
  readonly message: string;
  /** Each replaces a code of the authenticator app once. They are shown only now, and void all earlier ones. */
  readonly recoveryCodes: readonly string[];
};

export type StartPasskeyRequest = {
  /** The password of the account. */
  readonly currentPassword: string;
  /** A 6-digit code of the authenticator app, or a recovery code. */
  readonly otp?: string | undefined;
};

export type StartPasskeyAnswer = {
  readonly success: boolean;
  /** The `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. The challenge works once, within five minutes. */
  readonly options: Readonly<Record<string, unknown>>;
};

export type AddPasskeyRequest = {
  /** A name by which you recognize the passkey, at most 50 characters. */
  readonly name: string;
  /** What the browser returns, as JSON. Other fields are ignored. */
  readonly credential: {
    readonly id: string;
    readonly response: {
      readonly clientDataJSON: string;
      readonly attestationObject: string;
      readonly transports?: readonly string[] | undefined;
    };
  };
};

export type AddPasskeyAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly passkey: Passkey;
};

export type ListPasskeysAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly passkeys: readonly Passkey[];
};

export type RenamePasskeyRequest = {
  /** A name by which you recognize the passkey, at most 50 characters. */
  readonly name: string;
};

export type RenamePasskeyAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly passkey: Passkey;
};

export type RemovePasskeyAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type StartPasskeyLoginAnswer = {
  readonly success: boolean;
  /** The `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. The challenge works once, within five minutes. */
  readonly options: Readonly<Record<string, unknown>>;
};

export type LoginWithPasskeyRequest = {
  /** What the browser returns, as JSON. Other fields are ignored. */
  readonly credential: {
    readonly id: string;
    readonly response: {
      readonly clientDataJSON: string;
      readonly authenticatorData: string;
      readonly signature: string;
      readonly userHandle: string;
    };
  };
};

export type LoginWithPasskeyAnswer = {
  readonly success: boolean;
  readonly message: string;
  /** JWT to send as `Authorization: Bearer <token>`. Empty for the console, which keeps it in a cookie. */
  readonly token: string;
  readonly user: User;
};

export type ListSessionsQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
};

export type ListSessionsAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly sessions: readonly AccountSession[];
  readonly pagination: Pagination;
};

export type EndAllSessionsAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type EndSessionAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type RegisterRequest = {
  /** Email address. Leading and trailing spaces are ignored, and the comparison is case-insensitive. */
  readonly email: string;
  /** 8 to 72 characters, including an uppercase letter, a lowercase letter, a digit, and one of `!@#$%^&*`. */
  readonly password: string;
  /** Given name, at most 50 characters. */
  readonly firstName: string;
  /** Family name, at most 50 characters. */
  readonly lastName?: string | undefined;
};

export type RegisterAnswer = {
  readonly success: boolean;
  readonly message: string;
  /** JWT to send as `Authorization: Bearer <token>`. Empty for the console, which keeps it in a cookie. */
  readonly token: string;
  readonly user: User;
};

export type LoginRequest = {
  /** Email address. Leading and trailing spaces are ignored, and the comparison is case-insensitive. */
  readonly email: string;
  /** The password of the account. */
  readonly password: string;
  /** A 6-digit code of the authenticator app, or a recovery code. */
  readonly otp?: string | undefined;
};

export type LoginAnswer = {
  readonly success: boolean;
  readonly message: string;
  /** JWT to send as `Authorization: Bearer <token>`. Empty for the console, which keeps it in a cookie. */
  readonly token: string;
  readonly user: User;
};

export type VerifySessionAnswer = {
  readonly success: boolean;
  readonly user: User;
};

export type LogoutAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type ForgotPasswordRequest = {
  /** Email address. Leading and trailing spaces are ignored, and the comparison is case-insensitive. */
  readonly email: string;
};

export type ForgotPasswordAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type ResetPasswordRequest = {
  /** The token from the email. It expires in one hour and works once. */
  readonly token: string;
  /** 8 to 72 characters, including an uppercase letter, a lowercase letter, a digit, and one of `!@#$%^&*`. */
  readonly newPassword: string;
};

export type ResetPasswordAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type ExportAccountAnswer = string;

export type DeleteAccountRequest = {
  /** The password of the account. */
  readonly currentPassword: string;
  /** A 6-digit code of the authenticator app, or a recovery code. */
  readonly otp?: string | undefined;
};

export type DeleteAccountAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type ListCustomersQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
  /** Part of the email address or the name, the ID of a customer, or part of a brand name, legal name, EIN, or registry ID of their registrations. Case does not matter. */
  readonly search?: string | undefined;
  /** Only these customers: up to 100 IDs, separated by commas. */
  readonly ids?: string | undefined;
};

export type ListCustomersAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly customers: readonly Customer[];
  readonly pagination: Pagination;
};

export type GetAdminAccountAnswer = {
  readonly success: boolean;
  readonly account: AdminAccount;
};

export type ListAccountTransactionsQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
  /** Return only transactions of this type. */
  readonly type?: 'trial' | 'purchase' | 'daily_free' | 'usage' | 'refund' | undefined;
};

export type ListAccountTransactionsAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly transactions: readonly AdminTransaction[];
  readonly pagination: Pagination;
};

export type ListAccountDeliveriesQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
  readonly status?: 'pending' | 'delivered' | 'failed' | undefined;
};

export type ListAccountDeliveriesAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly deliveries: readonly AdminDelivery[];
  readonly pagination: Pagination;
};

export type LockAccountRequest = {
  /** Why. The owner of the account reads it, too. */
  readonly reason: string;
};

export type LockAccountAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly account: AdminAccount;
};

export type UnlockAccountRequest = {
  /** Why. The owner of the account reads it, too. */
  readonly reason: string;
};

export type UnlockAccountAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly account: AdminAccount;
};

export type EndAccountSessionsRequest = {
  /** Why. The owner of the account reads it, too. */
  readonly reason: string;
};

export type EndAccountSessionsAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly account: AdminAccount;
};

export type SendPasswordResetRequest = {
  /** Why. The owner of the account reads it, too. */
  readonly reason: string;
};

export type SendPasswordResetAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly account: AdminAccount;
};

export type ClearTwoFactorRequest = {
  /** Why. The owner of the account reads it, too. */
  readonly reason: string;
};

export type ClearTwoFactorAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly account: AdminAccount;
};

export type CreditAccountRequest = {
  /** The number of tokens to add. */
  readonly amount: number;
  /** The order that is credited. An order ID credits only once. Without an order, choose a new random number and repeat it when you repeat the request. */
  readonly orderId: number;
  /** Why. The owner of the account reads it, too. */
  readonly reason: string;
};

export type CreditAccountAnswer = {
  readonly success: boolean;
  readonly message: string;
  /** False if this order was credited before. */
  readonly credited: boolean;
  readonly balance: number;
};

export type RefundTransactionRequest = {
  /** The `id` of the transaction of type `usage`. */
  readonly transactionId: number;
  /** Why. The owner of the account reads it, too. */
  readonly reason: string;
};

export type RefundTransactionAnswer = {
  readonly success: boolean;
  readonly message: string;
  /** False if this charge was refunded before. */
  readonly refunded: boolean;
  readonly balance: number;
};

export type GetBalanceAnswer = {
  readonly success: boolean;
  readonly balance: number;
  readonly trialTokensUsed: boolean;
  /** Whether the daily free token is still available today. */
  readonly hasDailyFree: boolean;
};

export type CheckDailyFreeAnswer = {
  readonly success: boolean;
  readonly available: boolean;
  /** The UTC date of the last claim. */
  readonly lastClaimed: string | null;
};

export type UseTokensRequest = {
  /** What the tokens are used for. Shown in the history. */
  readonly toolName: string;
  /**
   * The number of tokens to deduct.
   * @default 1
   */
  readonly amount?: number | undefined;
};

export type UseTokensAnswer = {
  readonly success: boolean;
  /** The balance after the operation. */
  readonly balance: number;
  /** Whether the daily free token covered one of the tokens. */
  readonly usedDailyFree: boolean;
};

export type ListTransactionsQuery = {
  /** @default 50 */
  readonly limit?: number | undefined;
  /** @default 0 */
  readonly offset?: number | undefined;
};

export type ListTransactionsAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly transactions: readonly TokenTransaction[];
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
};

export type BrandCheckerRequest = {
  /** Employer Identification Number (EIN) from the IRS letter, with or without the hyphen. */
  readonly ein: string;
  /** Legal company name exactly as in the IRS record, including its suffix. */
  readonly legalName: string;
  /** Domain of the website. From a full URL, only the host is used. The website is not fetched. */
  readonly websiteDomain: string;
  /** Two-letter state code of the business address. */
  readonly state: string;
  /** DBA name, if it differs from the legal name. */
  readonly dbaName?: string | undefined;
  /** Legal entity type. If omitted, it is detected from the suffix of the legal name. */
  readonly businessType?: 'corporation' | 'llc' | 'partnership' | 'sole_proprietor' | 'non_profit' | undefined;
};

export type BrandCheckerAnswer = {
  readonly success: boolean;
  readonly tool: 'brand-checker';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** Status of the most severe finding. Advice (`info`) does not count. */
    readonly status: 'pass' | 'warning' | 'error';
    /** 100 minus 20 for each error and 7 for each warning; at least 0. The weights are our estimate. This is not a trust score. */
    readonly score: number;
    readonly errorCount: number;
    readonly warningCount: number;
    readonly infoCount: number;
    readonly passCount: number;
    readonly checks: readonly CheckItem[];
    /** EIN in IRS format, such as `12-3456789`. */
    readonly ein: string;
    /** IRS campus or channel that issues the prefix. It does not show where the business is. */
    readonly einIssuedBy?: string;
    /** Registrable domain of the website, if it has one. */
    readonly domain?: string;
    /** Name of the state, if the code is valid. */
    readonly stateName?: string;
    /** Entity type to register. A publicly traded company uses PUBLIC_PROFIT instead of PRIVATE_PROFIT. */
    readonly suggestedEntityType: 'PRIVATE_PROFIT' | 'NON_PROFIT' | 'GOVERNMENT';
    /** Entity type from the suffix of the legal name, if the request has none. */
    readonly businessTypeAssumed?: 'corporation' | 'llc' | 'partnership' | 'sole_proprietor' | 'non_profit';
    /** What to change, most severe first. */
    readonly nextSteps: readonly string[];
  };
};

export type MessageValidatorRequest = {
  /** The text of the message, exactly as you send it. */
  readonly message: string;
  /**
   * Purpose of the message. Promotional messages have the strictest rules. If omitted, transactional.
   * @default "transactional"
   */
  readonly messageType?: 'promotional' | 'transactional' | 'conversational' | undefined;
  /** Registered name of the brand. If given, the text must name it: in full, shortened, as initials, as a handle, or as its domain. If omitted, the sender is guessed. */
  readonly brandName?: string | undefined;
};

export type MessageValidatorAnswer = {
  readonly success: boolean;
  readonly tool: 'message-validator';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** Status of the most severe finding. Advice (`info`) does not count. */
    readonly status: 'pass' | 'warning' | 'error';
    /** Message type that the checks used. */
    readonly messageType: 'promotional' | 'transactional' | 'conversational';
    /** What the message is for, read from its text. It may make the opt-out line unnecessary, never a rule on content. */
    readonly messageRole: 'marketing' | 'transactional' | '2fa' | 'opt-in-confirmation' | 'help-reply' | 'opt-out-confirmation' | 'conversational';
    /** Words in the message that indicate its role, the strongest first. Can be empty. */
    readonly messageRoleWords: readonly string[];
    /** True if the request has no message type. */
    readonly messageTypeAssumed: boolean;
    /** Characters (Unicode code points). */
    readonly messageLength: number;
    /** Billed segments. */
    readonly segments: number;
    /** `GSM-7` if every character is in the GSM alphabet, otherwise `UCS-2`. */
    readonly encoding: 'GSM-7' | 'UCS-2';
    readonly errorCount: number;
    readonly warningCount: number;
    readonly infoCount: number;
    readonly passCount: number;
    readonly checks: readonly CheckItem[];
    readonly encodingReport: {
      /** Septets (GSM-7) or UTF-16 code units (UCS-2). */
      readonly units: number;
      /** Units per segment: 160 or 70 for one segment, otherwise 153 or 67. */
      readonly unitsPerSegment: number;
      /** Units left in the last segment. */
      readonly unitsLeft: number;
      /** Number of characters that force UCS-2. */
      readonly forcedByCount: number;
      /** The first 50 characters that force UCS-2. */
      readonly forcedBy: readonly {
        readonly character: string;
        /** Code point, such as `U+2019`. */
        readonly codePoint: string;
        /** Position in code points, from 0. */
        readonly codePointIndex: number;
        /** Position in UTF-16 units, from 0. */
        readonly utf16Index: number;
        /** Suggested replacement. Empty: remove the character. Absent: no equivalent exists. */
        readonly replacement?: string;
        /** Whether the replacement loses information, such as `a` for `á`. */
        readonly lossy: boolean;
      }[];
      readonly afterReplacement: {
        /** Message with all replacements. */
        readonly text: string;
        /** `GSM-7` if every character is in the GSM alphabet, otherwise `UCS-2`. */
        readonly encoding: 'GSM-7' | 'UCS-2';
        readonly segments: number;
      };
    };
    /** Start and end of each segment. */
    readonly segmentMap: readonly {
      /** Segment number, from 1. */
      readonly number: number;
      /** Position of the first UTF-16 unit. */
      readonly start: number;
      /** Position after the last UTF-16 unit. */
      readonly end: number;
      /** Septets or UTF-16 units in the segment. */
      readonly units: number;
    }[];
    /** Carrier surcharges for one recipient. */
    readonly carrierCosts: readonly ({
      /** Carrier code. */
      readonly carrier: 'att' | 'tmobile' | 'verizon' | 'uscellular';
      readonly displayName: string;
      /** Carrier surcharge for this message to one recipient, without the price of the provider. */
      readonly surchargeUsd: number;
      readonly perSegmentUsd: number;
      /** Date of the rate. Carriers change rates several times a year. */
      readonly asOf: string;
      /** Source of the rate. */
      readonly source: string;
    })[];
    /** Sender detected in the text. */
    readonly sender?: string;
    /** Links in the message, as written. */
    readonly links: readonly string[];
    /** Phone numbers in the message, in E.164 format. */
    readonly phones: readonly string[];
  };
};

export type OptOutAuditorRequest = {
  /** The text of the message, exactly as you send it. */
  readonly message: string;
  /**
   * Whether a system records opt-outs and blocks later messages.
   * @default false
   */
  readonly hasOptOutSystem?: boolean | undefined;
  /** Registered name of the brand. If given, the text must name it: in full, shortened, as initials, as a handle, or as its domain. If omitted, the sender is guessed. */
  readonly brandName?: string | undefined;
};

export type OptOutAuditorAnswer = {
  readonly success: boolean;
  readonly tool: 'opt-out-auditor';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** `compliant`: 80 points or more and a standard keyword, or a message that needs no opt-out line; `non_compliant`: below 50 points, no way to opt out, or one that does not hold. A message that is neither English nor Spanish is `needs_improvement`, because its wording cannot be judged. */
    readonly status: 'compliant' | 'needs_improvement' | 'non_compliant';
    /** Points earned. The weights are our estimate. */
    readonly score: number;
    readonly maxScore: number;
    /** `score` as a percentage of `maxScore`. */
    readonly percentage: number;
    readonly checks: readonly CheckItem[];
    /** What the message is for, read from its text. It may make the opt-out line unnecessary, never a rule on content. */
    readonly messageRole: 'marketing' | 'transactional' | '2fa' | 'opt-in-confirmation' | 'help-reply' | 'opt-out-confirmation' | 'conversational';
    /** Words in the message that indicate its role, the strongest first. Can be empty. */
    readonly messageRoleWords: readonly string[];
    /** Value from the request; false if omitted. */
    readonly hasOptOutSystem: boolean;
    /** Opt-out instruction, quoted from the message. */
    readonly optOutInstruction?: string;
    /** Opt-out keyword of the instruction, in capital letters. */
    readonly keyword?: string;
    /** What to do after someone opts out. */
    readonly advice: readonly {
      readonly advice: string;
      readonly source: Source;
    }[];
  };
};

export type CampaignPreviewRequest = {
  /** The text of the message, exactly as you send it. */
  readonly message: string;
  /**
   * Use case code of the campaign. An unknown code is read as words, such as “appointment reminders”, or else treated as MIXED, with a warning.
   * @default "MIXED"
   */
  readonly useCase?: string | undefined;
  /**
   * Trust score of the brand. Use 0 for a brand without vetting.
   * @default 50
   */
  readonly trustScore?: number | undefined;
  /** Registered name of the brand. If given, the text must name it: in full, shortened, as initials, as a handle, or as its domain. If omitted, the sender is guessed. */
  readonly brandName?: string | undefined;
};

export type CampaignPreviewAnswer = {
  readonly success: boolean;
  readonly tool: 'campaign-preview';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** As given. */
    readonly message: string;
    /** Characters (Unicode code points). */
    readonly length: number;
    /** Billed segments. */
    readonly segments: number;
    /** `GSM-7` if every character is in the GSM alphabet, otherwise `UCS-2`. */
    readonly encoding: 'GSM-7' | 'UCS-2';
    /** As given. */
    readonly useCase: string;
    /** Use case code of the preview. */
    readonly useCaseAssumed: string;
    readonly trustScore: number;
    /** Previews by carrier code. */
    readonly carrierPreviews: {
      readonly att: {
        /** Name of the carrier. */
        readonly carrier: string;
        /** Likelihood of delivery. Carriers do not publish delivery rates. Our estimate. */
        readonly expectedDelivery: 'high' | 'normal' | 'at risk' | 'refused';
        /** Risk of filtering. Our estimate from the findings and the objections. */
        readonly filteringRisk: 'low' | 'medium' | 'high';
        /** Sender that the handset shows. */
        readonly displayName: string;
        /** Throughput limit of the campaign or brand. */
        readonly throughput: string;
        /** Whether the limit is published. */
        readonly throughputBasis: 'published' | 'estimate' | 'unpublished';
        /** AT&T message class. */
        readonly messageClass?: string;
        /** T-Mobile daily tier of the brand. */
        readonly dailyTier?: string;
        readonly segmentsPerMinute?: number;
        readonly segmentsPerDay?: number;
        /** Messages of this length per minute. */
        readonly messagesPerMinute?: number;
        /** Messages of this length per day. */
        readonly messagesPerDay?: number;
        /** Carrier surcharge for this message to one recipient. */
        readonly surchargeUsd: number;
        /** Date of the surcharge rate. */
        readonly surchargeAsOf: string;
        /** What this carrier objects to and the others do not. What all carriers object to is in `warnings`. */
        readonly objections: readonly string[];
        /** More about this carrier. */
        readonly notes: readonly string[];
        /** Source of the limit. */
        readonly source: string;
        /** Date of the source. */
        readonly asOf: string;
      };
      readonly tmobile: {
        /** Name of the carrier. */
        readonly carrier: string;
        /** Likelihood of delivery. Carriers do not publish delivery rates. Our estimate. */
        readonly expectedDelivery: 'high' | 'normal' | 'at risk' | 'refused';
        /** Risk of filtering. Our estimate from the findings and the objections. */
        readonly filteringRisk: 'low' | 'medium' | 'high';
        /** Sender that the handset shows. */
        readonly displayName: string;
        /** Throughput limit of the campaign or brand. */
        readonly throughput: string;
        /** Whether the limit is published. */
        readonly throughputBasis: 'published' | 'estimate' | 'unpublished';
        /** AT&T message class. */
        readonly messageClass?: string;
        /** T-Mobile daily tier of the brand. */
        readonly dailyTier?: string;
        readonly segmentsPerMinute?: number;
        readonly segmentsPerDay?: number;
        /** Messages of this length per minute. */
        readonly messagesPerMinute?: number;
        /** Messages of this length per day. */
        readonly messagesPerDay?: number;
        /** Carrier surcharge for this message to one recipient. */
        readonly surchargeUsd: number;
        /** Date of the surcharge rate. */
        readonly surchargeAsOf: string;
        /** What this carrier objects to and the others do not. What all carriers object to is in `warnings`. */
        readonly objections: readonly string[];
        /** More about this carrier. */
        readonly notes: readonly string[];
        /** Source of the limit. */
        readonly source: string;
        /** Date of the source. */
        readonly asOf: string;
      };
      readonly verizon: {
        /** Name of the carrier. */
        readonly carrier: string;
        /** Likelihood of delivery. Carriers do not publish delivery rates. Our estimate. */
        readonly expectedDelivery: 'high' | 'normal' | 'at risk' | 'refused';
        /** Risk of filtering. Our estimate from the findings and the objections. */
        readonly filteringRisk: 'low' | 'medium' | 'high';
        /** Sender that the handset shows. */
        readonly displayName: string;
        /** Throughput limit of the campaign or brand. */
        readonly throughput: string;
        /** Whether the limit is published. */
        readonly throughputBasis: 'published' | 'estimate' | 'unpublished';
        /** AT&T message class. */
        readonly messageClass?: string;
        /** T-Mobile daily tier of the brand. */
        readonly dailyTier?: string;
        readonly segmentsPerMinute?: number;
        readonly segmentsPerDay?: number;
        /** Messages of this length per minute. */
        readonly messagesPerMinute?: number;
        /** Messages of this length per day. */
        readonly messagesPerDay?: number;
        /** Carrier surcharge for this message to one recipient. */
        readonly surchargeUsd: number;
        /** Date of the surcharge rate. */
        readonly surchargeAsOf: string;
        /** What this carrier objects to and the others do not. What all carriers object to is in `warnings`. */
        readonly objections: readonly string[];
        /** More about this carrier. */
        readonly notes: readonly string[];
        /** Source of the limit. */
        readonly source: string;
        /** Date of the source. */
        readonly asOf: string;
      };
      readonly uscellular: {
        /** Name of the carrier. */
        readonly carrier: string;
        /** Likelihood of delivery. Carriers do not publish delivery rates. Our estimate. */
        readonly expectedDelivery: 'high' | 'normal' | 'at risk' | 'refused';
        /** Risk of filtering. Our estimate from the findings and the objections. */
        readonly filteringRisk: 'low' | 'medium' | 'high';
        /** Sender that the handset shows. */
        readonly displayName: string;
        /** Throughput limit of the campaign or brand. */
        readonly throughput: string;
        /** Whether the limit is published. */
        readonly throughputBasis: 'published' | 'estimate' | 'unpublished';
        /** AT&T message class. */
        readonly messageClass?: string;
        /** T-Mobile daily tier of the brand. */
        readonly dailyTier?: string;
        readonly segmentsPerMinute?: number;
        readonly segmentsPerDay?: number;
        /** Messages of this length per minute. */
        readonly messagesPerMinute?: number;
        /** Messages of this length per day. */
        readonly messagesPerDay?: number;
        /** Carrier surcharge for this message to one recipient. */
        readonly surchargeUsd: number;
        /** Date of the surcharge rate. */
        readonly surchargeAsOf: string;
        /** What this carrier objects to and the others do not. What all carriers object to is in `warnings`. */
        readonly objections: readonly string[];
        /** More about this carrier. */
        readonly notes: readonly string[];
        /** Source of the limit. */
        readonly source: string;
        /** Date of the source. */
        readonly asOf: string;
      };
    };
    /** Errors and warnings of the checks, one sentence each. */
    readonly warnings: readonly string[];
    /** Findings behind the warnings, and advice. Passed checks are omitted. */
    readonly checks: readonly CheckItem[];
  };
};

export type ConsentValidatorRequest = {
  /** Consent text that people agree to, exactly as in the form, on paper, or in the ad. */
  readonly consentText: string;
  /**
   * How people give consent.
   * @default "web_form"
   */
  readonly consentMethod?: 'checkbox' | 'signature' | 'web_form' | 'sms_optin' | 'verbal' | undefined;
  /** Registered name of the brand. If given, the text must name it: in full, shortened, as initials, as a handle, or as its domain. If omitted, the sender is guessed. */
  readonly brandName?: string | undefined;
};

export type ConsentValidatorAnswer = {
  readonly success: boolean;
  readonly tool: 'consent-validator';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** Status of the most severe finding. Advice (`info`) does not count. */
    readonly status: 'pass' | 'warning' | 'error';
    /** Points of the required elements that the text has, as a percentage; at most 59 beside an error and 89 beside a warning. The weights are our estimate. */
    readonly score: number;
    readonly errorCount: number;
    readonly warningCount: number;
    readonly infoCount: number;
    readonly passCount: number;
    /** Value from the request, or the default. */
    readonly consentMethod: 'checkbox' | 'signature' | 'web_form' | 'sms_optin' | 'verbal';
    /** Program type detected in the text. */
    readonly programType: 'marketing' | 'informational';
    /** Words that indicate marketing. */
    readonly programEvidence?: string;
    /** Highest consent level that the wording supports, if the form matches the text. */
    readonly consentLevel: 'express_written' | 'express' | 'implied' | 'insufficient';
    /** Consent level that this program type requires. */
    readonly requiredLevel: 'express_written' | 'express';
    /** Whether the level found is at least the level needed. */
    readonly isSufficient: boolean;
    readonly checks: readonly CheckItem[];
    /** Categories of required elements that are missing. */
    readonly missingElements: readonly string[];
    /** Sender detected in the text. */
    readonly seller?: string;
    /** Complete consent text from the given values. Brackets mark missing values. Not legal advice. */
    readonly suggestedLanguage: string;
    /** What to change, most severe first. */
    readonly recommendations: readonly string[];
  };
};

export type SanitizeRequest = {
  /** Type of the input. */
  readonly type: 'escapeHTML' | 'sanitizeEmail' | 'sanitizeURL' | 'sanitizePhone';
  /** Input to sanitize. Nothing is fetched or sent. */
  readonly input: string;
};

export type SanitizeAnswer = {
  readonly success: boolean;
  readonly tool: 'sanitize';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** Input from the request, unchanged. */
    readonly original: string;
    /** Safe value: escaped text, an email address, a normalized URL, or a phone number in E.164 format. Empty if the input is not valid. */
    readonly sanitized: string;
    /** Short name of the requested type. */
    readonly type: 'html' | 'email' | 'url' | 'phone';
    /** Whether the input is valid for its type. */
    readonly valid: boolean;
    /** What was changed, what is unusual, and why an input was rejected. */
    readonly checks: readonly CheckItem[];
  };
};

export type TemplateLibraryRequest = {
  /**
   * Which templates to return: `all` is every template of the trade and language.
   * @default "all"
   */
  readonly category?: 'all' | 'marketing' | 'transactional' | 'authentication' | 'appointment' | undefined;
  /**
   * Brand name as registered. Every template starts with it.
   * @default "Your Business"
   */
  readonly businessName?: string | undefined;
  /**
   * Line of business. `any` returns the templates that suit every business.
   * @default "any"
   */
  readonly trade?: 'any' | 'restaurant' | 'retail' | 'salon' | 'medical' | 'dental' | 'veterinary' | 'fitness' | 'real_estate' | 'automotive' | 'home_services' | 'school' | 'nonprofit' | 'legal' | 'property_management' | 'hotel' | 'insurance' | undefined;
  /**
   * Language of the templates. Sample messages must be registered in English.
   * @default "en"
   */
  readonly language?: 'en' | 'es' | undefined;
};

export type TemplateLibraryAnswer = {
  readonly success: boolean;
  readonly tool: 'template-library';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    readonly category: 'all' | 'marketing' | 'transactional' | 'authentication' | 'appointment';
    /** Brand name from the request. */
    readonly businessName: string;
    readonly trade: 'any' | 'restaurant' | 'retail' | 'salon' | 'medical' | 'dental' | 'veterinary' | 'fitness' | 'real_estate' | 'automotive' | 'home_services' | 'school' | 'nonprofit' | 'legal' | 'property_management' | 'hotel' | 'insurance';
    readonly language: 'en' | 'es';
    readonly templateCount: number;
    /** Notes on the choice of templates. */
    readonly notes: readonly string[];
    readonly templates: readonly ({
      readonly name: string;
      readonly category: 'marketing' | 'transactional' | 'authentication' | 'appointment';
      /** Message with your brand name and example values, as most reviewers expect. */
      readonly template: string;
      /** Message with variable names in brackets, as Twilio expects in registered sample messages. */
      readonly bracketed: string;
      /** Use case code to register the message under. */
      readonly useCase: string;
      /** Message type for which the text passes the message validator. */
      readonly messageType: 'promotional' | 'transactional' | 'conversational';
      /** Registration field of the text, if it is an automatic reply and not a sample message. */
      readonly campaignField?: 'optinMessage' | 'optoutMessage' | 'helpMessage';
      /** Characters of `template` (Unicode code points). */
      readonly charCount: number;
      /** `GSM-7` if every character is in the GSM alphabet, otherwise `UCS-2`. */
      readonly encoding: 'GSM-7' | 'UCS-2';
      /** Billed segments of `template`. */
      readonly segments: number;
      /** Variables in order, with the example values in `template`. */
      readonly fields: readonly {
        readonly name: string;
        readonly example: string;
      }[];
      /** Notes on using the template. */
      readonly notes: readonly string[];
    })[];
  };
};

export type CarrierScannerRequest = {
  /**
   * Carrier codes (att, tmobile, verizon, uscellular) or names such as AT&T, Sprint, or VZW. If omitted or empty, all four carriers.
   * @default []
   */
  readonly carriers?: readonly string[] | undefined;
  /**
   * Use case code. An unknown code is read as words, such as “appointment reminders”, or else treated as MIXED, with a warning.
   * @default "MIXED"
   */
  readonly useCase?: string | undefined;
};

export type CarrierScannerAnswer = {
  readonly success: boolean;
  readonly tool: 'carrier-scanner';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** Status of the most severe finding. */
    readonly status: 'pass' | 'warning' | 'error';
    /** Average of the carrier scores, which count the findings on this use case: 100 means no warning. Our estimate, and neither a trust score nor a delivery rate. */
    readonly score: number;
    /** Counts over all checks, including the carrier checks. */
    readonly errorCount: number;
    readonly warningCount: number;
    readonly infoCount: number;
    readonly passCount: number;
    /** As given. */
    readonly useCase: string;
    /** Use case code of the scan. */
    readonly useCaseAssumed: string;
    readonly carriersScanned: number;
    readonly carriers: readonly ({
      /** Carrier code. */
      readonly carrier: 'att' | 'tmobile' | 'verizon' | 'uscellular';
      readonly displayName: string;
      /** Status of the most severe check. */
      readonly status: 'pass' | 'warning' | 'error';
      /** 100 minus 20 for each error and 7 for each warning, also of the checks that all carriers share. The weights are our estimate. */
      readonly score: number;
      readonly registrationRequired: boolean;
      readonly throughput: {
        readonly model: 'per-campaign' | 'per-brand-per-day' | 'unpublished';
        /** Segments per minute for a brand without vetting. */
        readonly limit: number | null;
        readonly unit: 'segments/minute' | 'segments/day' | null;
        /** AT&T message class of a brand without vetting. */
        readonly messageClass: string | null;
        /** Limit for a brand without vetting, as text. */
        readonly words: string;
        /** Limits after vetting. */
        readonly byScore: readonly {
          /** Lowest trust score of the range. 0 is a brand without vetting. */
          readonly scoreMin: number;
          /** Highest trust score of the range. */
          readonly scoreMax: number;
          /** AT&T message class or T-Mobile tier. */
          readonly name?: string;
          /** Segments per unit of time. */
          readonly limit?: number;
          /** Limit as text. */
          readonly words: string;
        }[];
        readonly source: Source;
      };
      /** Segments per day for a brand without vetting. */
      readonly dailyLimit: number | null;
      readonly fees: {
        /** Surcharge per segment sent. */
        readonly smsOutbound: number;
        /** Surcharge per segment received. */
        readonly smsInbound: number;
        readonly currency: 'USD';
        /** Date of the rates. Carriers change them several times a year. */
        readonly asOf: string;
        readonly source: Source;
      };
      /** What this carrier objects to in campaigns of this use case, beside what all carriers object to. */
      readonly rules: readonly string[];
      readonly penalties: readonly ({
        readonly violation: string;
        /** Fine in US dollars. Null if the carrier states no amount. */
        readonly amount: number | null;
        readonly per?: 'violation' | 'message' | 'campaign' | 'request';
        /** Consequence of the violation. */
        readonly action: string;
        readonly source: Source;
      })[];
      readonly notes: readonly string[];
      /** Checks that are particular to this carrier. */
      readonly checks: readonly CheckItem[];
    })[];
    /** Checks of the request, and those that all carriers share. */
    readonly checks: readonly CheckItem[];
    /** What to do, most urgent first. */
    readonly recommendations: readonly string[];
  };
};

export type DocumentGeneratorRequest = {
  /** Type of document. */
  readonly documentType: 'privacy_policy' | 'terms_of_service' | 'consent_form';
  /** Legal name of the company. */
  readonly companyName: string;
  /** Details of the company and program, up to 65536 characters in total. Unknown keys are reported and not used. Missing values become placeholders in brackets. */
  readonly additionalInfo?: {
    /** Website of the brand. */
    readonly website?: string | undefined;
    /** Support email address. */
    readonly email?: string | undefined;
    /** Support phone number. */
    readonly phone?: string | undefined;
    /** Mailing address. */
    readonly address?: string | undefined;
    /** State of the company. Also the governing law, unless `stateLaw` is set. */
    readonly state?: string | undefined;
    /** Kinds of messages: a list of up to 20, or one text with commas. A marketing term adds the clauses that marketing requires. */
    readonly messageTypes?: readonly string[] | string | undefined;
    /** How often you send messages. */
    readonly frequency?: string | undefined;
    /** How people agree, for a consent form: on paper (`checkbox`, `signature`), on a page (`web_form`), by a keyword (`sms_optin`), or aloud (`verbal`). If omitted, `checkbox`. */
    readonly consentMethod?: 'checkbox' | 'signature' | 'web_form' | 'sms_optin' | 'verbal' | undefined;
    /** Keyword that people text to join, for `sms_optin`. */
    readonly keyword?: string | undefined;
    /** Number that people text, for `sms_optin`. */
    readonly smsNumber?: string | undefined;
    /** Use case of the campaign. Used if `messageTypes` is absent. */
    readonly useCase?: string | undefined;
    /** URL of the privacy policy. */
    readonly privacyPolicyUrl?: string | undefined;
    /** URL of the terms. */
    readonly termsUrl?: string | undefined;
    /** Effective date of the document. If omitted, today (UTC). */
    readonly effectiveDate?: string | undefined;
    /** DBA name, if it differs from the company name. */
    readonly dba?: string | undefined;
    /**
     * Whether the content is age-gated to 21 years and older.
     * @default false
     */
    readonly ageRestricted?: boolean | undefined;
    /** State whose laws govern the terms. */
    readonly stateLaw?: string | undefined;
  } | undefined;
};

export type DocumentGeneratorAnswer = {
  readonly success: boolean;
  readonly tool: 'document-generator';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    readonly documentType: 'privacy_policy' | 'terms_of_service' | 'consent_form';
    /** Company name from the request. */
    readonly companyName: string;
    /** Status of the most severe finding. Advice (`info`) does not count. */
    readonly status: 'pass' | 'warning' | 'error';
    readonly errorCount: number;
    readonly warningCount: number;
    readonly infoCount: number;
    readonly passCount: number;
    readonly title: string;
    /** Format of `content`. */
    readonly format: 'markdown';
    /** Whether the document was not written, because carriers prohibit what the company or its messages are about. `checks` says what. */
    readonly withheld: boolean;
    /** Document as Markdown. Empty if it was withheld. */
    readonly content: string;
    /** Document as an HTML fragment. All values are escaped. */
    readonly html: string;
    readonly sections: readonly {
      readonly heading: string;
      /** Markdown. */
      readonly body: string;
      /** Whether reviewers require this section. */
      readonly required: boolean;
    }[];
    /** Review of the document by our rules. */
    readonly checks: readonly CheckItem[];
    /** Placeholders that you must replace. */
    readonly placeholders: readonly string[];
    readonly wordCount: number;
    /** `YYYY-MM-DD`. */
    readonly effectiveDate: string;
    readonly disclaimer: string;
  };
};

export type DiffCheckerRequest = {
  /** Current text, as registered or sent. */
  readonly before: string;
  /** New text. */
  readonly after: string;
  /**
   * Type of the texts: message, privacy_policy, terms_of_service, consent, brand. Other values are treated as message.
   * @default "message"
   */
  readonly type?: string | undefined;
};

export type DiffCheckerAnswer = {
  readonly success: boolean;
  readonly tool: 'diff-checker';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** Value from the request, or the default. */
    readonly type: string;
    /** Type that the texts were compared as. */
    readonly judgedAs: 'message' | 'privacy_policy' | 'terms_of_service' | 'consent' | 'brand';
    /** Highest impact of all differences. Our judgment. */
    readonly impactLevel: 'none' | 'low' | 'medium' | 'high' | 'critical';
    readonly differenceCount: number;
    readonly differences: readonly ({
      /** Stable ID of the difference, such as `diff.opt-out.removed`. */
      readonly ruleId: string;
      readonly category: string;
      readonly kind: 'added' | 'removed' | 'changed';
      /** Quotation from the text, shortened. Empty if the text has no such part. */
      readonly before: string;
      readonly after: string;
      /** Meaning of the difference, in one sentence. */
      readonly change: string;
      readonly impact: 'low' | 'medium' | 'high' | 'critical';
      readonly remedy?: string;
      readonly source: Source;
      readonly basis: 'published' | 'estimate';
    })[];
    readonly recommendation: string;
    /** What to do about the registration before you use the new text. */
    readonly resubmission: 'none' | 'update' | 'new-review' | 'revet' | 'do-not-use';
    /** Cost in US dollars. Null if the new text should not be used. */
    readonly resubmissionFee: number | null;
    /** Date of the amount. */
    readonly feeAsOf: string;
    /** Notes on how the texts were compared. */
    readonly notes: readonly string[];
  };
};

export type ErrorDiagnosticRequest = {
  /** Error code of any provider, carrier, or standard, or the error message. */
  readonly errorCode: string;
  /**
   * Where the error occurred: provider, carrier, and operation. Selects between systems that use the same code.
   * @default ""
   */
  readonly context?: string | undefined;
};

export type ErrorDiagnosticAnswer = {
  readonly success: boolean;
  readonly tool: 'error-diagnostic';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** Error code from the request. */
    readonly errorCode: string;
    /** Context from the request. Empty if omitted. */
    readonly context: string;
    /** Code that was recognized. */
    readonly normalizedCode?: string;
    /** False if no list has the code. The tool then does not guess. */
    readonly matched: boolean;
    /** How the code was recognized. `words` is a text search and may be wrong. */
    readonly matchedBy: 'code' | 'title' | 'words' | 'none';
    /** Confidence in this match. Our estimate. */
    readonly confidence: number;
    /** Severity of the best match. */
    readonly status: 'pass' | 'warning' | 'error';
    /** Provider or standard of the system, such as `twilio`. */
    readonly provider?: string;
    /** List that defines the code, such as `sinch-10dlc-dlr`. */
    readonly system?: string;
    readonly systemName?: string;
    readonly title: string;
    readonly description: string;
    /** Category of the error. */
    readonly category: 'delivery' | 'registration' | 'opt_out' | 'rate_limit' | 'configuration' | 'content' | 'unknown';
    /** Subject of the error, such as `10dlc-throughput`. */
    readonly subject?: string;
    /** `info`: no problem; `warning`: waiting may be enough; `error`: something must change. */
    readonly severity: 'info' | 'warning' | 'error';
    /** Whether a retry of the same message may succeed, or a rejected registration can be corrected and resubmitted. Null if unknown. */
    readonly retryable: boolean | null;
    /** Retry advice in one sentence. */
    readonly retryAdvice: string;
    readonly possibleCauses: readonly string[];
    readonly solutions: readonly {
      readonly step: number;
      readonly action: string;
    }[];
    readonly source?: Source;
    /** The code comes from a third-party list. Confirm it with the provider. */
    readonly isSecondarySource?: boolean;
    /** Similar errors in other systems, and neighboring codes in the same system. */
    readonly relatedCodes: readonly {
      readonly code: string;
      readonly systemName: string;
      readonly title: string;
    }[];
    /** All possible meanings, most likely first. The first is the one shown above. */
    readonly matches: readonly ({
      /** Provider or standard of the system, such as `twilio`. */
      readonly provider: string;
      /** List that defines the code, such as `sinch-10dlc-dlr`. */
      readonly system: string;
      readonly systemName: string;
      /** Code as the system writes it. Absent if the system publishes only text. */
      readonly code?: string;
      /** Name of the error in its system. */
      readonly title: string;
      /** Meaning of the error, in our words. */
      readonly description: string;
      /** Category of the error. */
      readonly category: 'delivery' | 'registration' | 'opt_out' | 'rate_limit' | 'configuration' | 'content' | 'unknown';
      /** Subject of the error, such as `10dlc-throughput`. */
      readonly subject: string;
      /** `info`: no problem; `warning`: waiting may be enough; `error`: something must change. */
      readonly severity: 'info' | 'warning' | 'error';
      /** Whether a retry of the same message may succeed, or a rejected registration can be corrected and resubmitted. Null if unknown. */
      readonly retryable: boolean | null;
      /** Retry advice in one sentence. */
      readonly retryAdvice: string;
      readonly possibleCauses: readonly string[];
      readonly solutions: readonly {
        readonly step: number;
        readonly action: string;
      }[];
      readonly source: Source;
      /** The code comes from a third-party list. Confirm it with the provider. */
      readonly isSecondarySource: boolean;
      readonly matchedBy: 'code' | 'title' | 'words';
      readonly confidence: number;
    })[];
    readonly checks: readonly CheckItem[];
  };
};

export type RejectionDecoderRequest = {
  /** Rejection text as received: codes, words, or several reasons in one text. */
  readonly rejectionReason: string;
  /** What was rejected. If omitted, it is detected from the reason. */
  readonly entityType?: 'brand' | 'campaign' | undefined;
  /** Provider that sent the rejection. Selects between systems that use the same code. */
  readonly provider?: 'twilio' | 'bandwidth' | 'sinch' | 'telnyx' | 'vonage' | undefined;
};

export type RejectionDecoderAnswer = {
  readonly success: boolean;
  readonly tool: 'rejection-decoder';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** Rejection text from the request. */
    readonly rejectionReason: string;
    /** Value from the request, or from the best match; `campaign` if nothing matched. */
    readonly entityType: 'brand' | 'campaign';
    /** False if no reason is recognized. The tool then does not guess. */
    readonly matched: boolean;
    readonly confidence: number;
    /** `error` if something must change. */
    readonly status: 'warning' | 'error';
    /** Rejection code, if the text has one. */
    readonly code?: string;
    /** System that uses the code. */
    readonly system?: string;
    readonly systemName?: string;
    /** Name of the code in its system. */
    readonly codeTitle?: string;
    /** Stable ID of the reason, such as `privacy.sharing`. */
    readonly reason?: string;
    readonly category: string;
    readonly title: string;
    /** What the reviewer found. */
    readonly plainEnglish: string;
    readonly severity: 'low' | 'medium' | 'high';
    readonly likelyCauses: readonly string[];
    readonly fixes: readonly ({
      readonly step: number;
      /** Where to fix it: a field of the brand or campaign, a page of the website, or a process. */
      readonly place: 'brand' | 'campaign' | 'page' | 'process';
      /** Registry field name, or name of the page or process. */
      readonly field: string;
      /** Name of the field in this API. */
      readonly apiField?: string;
      readonly action: string;
      /** Suggested text. Brackets mark values that only the brand knows. */
      readonly example?: string;
    })[];
    /** False if the content or business itself is prohibited. */
    readonly canResubmit: boolean;
    /** What a resubmission requires. */
    readonly resubmission: 'edit' | 'new-campaign' | 'revet' | 'new-brand' | 'wait' | 'none';
    readonly resubmissionAdvice: string;
    /** Cost of one resubmission in US dollars. Null if a resubmission is not possible. Providers may add their own fees. */
    readonly resubmissionFee: number | null;
    /** Date of the fee. */
    readonly feeAsOf: string;
    /** Our estimate of the time to fix it, without the review. */
    readonly estimatedFixTime: string;
    readonly preventionTips: readonly string[];
    /** Total cost in US dollars to fix all matches: one campaign review and one brand verification at most. */
    readonly totalFee: number | null;
    /** Registry field names of all matches, without duplicates. */
    readonly fieldsToChange: readonly string[];
    /** All reasons in the text, highest confidence first. The first is the one shown above. */
    readonly matches: readonly ({
      /** Rejection code, if the text has one. */
      readonly code?: string;
      /** System that uses the code. */
      readonly system?: string;
      readonly systemName?: string;
      /** Name of the code in its system. */
      readonly codeTitle?: string;
      /** Stable ID of the reason, such as `privacy.sharing`. */
      readonly reason: string;
      readonly category: string;
      readonly title: string;
      /** What the reviewer found. */
      readonly plainEnglish: string;
      readonly severity: 'low' | 'medium' | 'high';
      readonly likelyCauses: readonly string[];
      readonly fixes: readonly ({
        readonly step: number;
        /** Where to fix it: a field of the brand or campaign, a page of the website, or a process. */
        readonly place: 'brand' | 'campaign' | 'page' | 'process';
        /** Registry field name, or name of the page or process. */
        readonly field: string;
        /** Name of the field in this API. */
        readonly apiField?: string;
        readonly action: string;
        /** Suggested text. Brackets mark values that only the brand knows. */
        readonly example?: string;
      })[];
      /** False if the content or business itself is prohibited. */
      readonly canResubmit: boolean;
      /** What a resubmission requires. */
      readonly resubmission: 'edit' | 'new-campaign' | 'revet' | 'new-brand' | 'wait' | 'none';
      readonly resubmissionAdvice: string;
      /** Cost of one resubmission in US dollars. Null if a resubmission is not possible. Providers may add their own fees. */
      readonly resubmissionFee: number | null;
      /** Date of the fee. */
      readonly feeAsOf: string;
      /** Our estimate of the time to fix it, without the review. */
      readonly estimatedFixTime: string;
      readonly preventionTips: readonly string[];
      /** Corrections to make. */
      readonly entityType: 'brand' | 'campaign';
      /** Part of the text that states this reason. */
      readonly quoted: string;
      /** How the reason was recognized. `words` is a text search and may be wrong. */
      readonly matchedBy: 'code' | 'wording' | 'words';
      /** Confidence in this match. Our estimate. */
      readonly confidence: number;
      readonly source: Source;
    })[];
    /** Other meanings of the same codes, and codes of other systems for reasons found by text search. */
    readonly relatedReasons: readonly {
      readonly code?: string;
      readonly systemName: string;
      readonly title: string;
    }[];
    readonly checks: readonly CheckItem[];
  };
};

export type UseCaseSelectorRequest = {
  /** What you send, to whom, and why. Also state what you never send. */
  readonly campaignDescription: string;
  /** Segments per day to T-Mobile: `low` up to 2,000, `medium` up to 10,000, `high` up to 40,000, `very_high` more. */
  readonly messageVolume?: 'low' | 'medium' | 'high' | 'very_high' | undefined;
  /**
   * Whether agents, franchises, or partners also send messages.
   * @default false
   */
  readonly hasAffiliates?: boolean | undefined;
};

export type UseCaseSelectorAnswer = {
  readonly success: boolean;
  readonly tool: 'use-case-selector';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** Use case code. Null if no use case allows the content. */
    readonly recommendedUseCase: string | null;
    readonly displayName: string;
    readonly type: 'standard' | 'special' | null;
    /** Confidence from 0 to 100. Our estimate. */
    readonly confidence: number;
    /** Status of the most severe finding. */
    readonly status: 'pass' | 'warning' | 'error';
    /** Reason for the recommendation. */
    readonly reasoning: string;
    /** Evidence in the description for each use case. */
    readonly reasons: readonly {
      readonly useCase: string;
      /** Words in the description that indicate this use case. */
      readonly words: readonly string[];
    }[];
    /** Sub-use cases to declare, strongest evidence first. */
    readonly subUseCases: readonly string[];
    /** Number of sub-use cases that the registry requires. Null if the use case has none. */
    readonly subUseCaseCount: {
      readonly min: number;
      readonly max: number;
    } | null;
    readonly alternatives: readonly {
      readonly useCase: string;
      readonly displayName: string;
      readonly reason: string;
    }[];
    /** Additional requirements to register the use case. */
    readonly requirements: readonly {
      readonly requirement: string;
      readonly source: Source;
    }[];
    /** Monthly registry fee in US dollars. */
    readonly monthlyFee: number | null;
    /** Campaign review (vetting) fee in US dollars, for each submission. */
    readonly campaignReviewFee: number | null;
    /** Fee in US dollars for the committed months, billed in advance. */
    readonly firstTermFee: number | null;
    readonly fees: readonly ({
      readonly item: string;
      readonly usd: number;
      readonly frequency: 'one_time' | 'monthly';
      readonly source: Source;
    })[];
    /** Whether the use case or the volume requires vetting. */
    readonly vettingRequired: boolean;
    /** Whether carriers must approve each campaign of this use case. */
    readonly approvalRequired: boolean;
    readonly throughput: {
      /** AT&T’s throughput at the required trust score. */
      readonly att: string;
      /** T-Mobile’s daily cap at the required trust score. */
      readonly tmobile: string;
      /** Trust score that the volume requires. 0: no vetting required. */
      readonly trustScore: number;
      readonly attByScore: readonly {
        /** Lowest trust score of the range. 0 is a brand without vetting. */
        readonly scoreMin: number;
        /** Highest trust score of the range. */
        readonly scoreMax: number;
        /** AT&T message class or T-Mobile tier. */
        readonly name?: string;
        /** Segments per unit of time. */
        readonly limit?: number;
        /** Limit as text. */
        readonly words: string;
      }[];
      readonly tmobileByScore: readonly {
        /** Lowest trust score of the range. 0 is a brand without vetting. */
        readonly scoreMin: number;
        /** Highest trust score of the range. */
        readonly scoreMax: number;
        /** AT&T message class or T-Mobile tier. */
        readonly name?: string;
        /** Segments per unit of time. */
        readonly limit?: number;
        /** Limit as text. */
        readonly words: string;
      }[];
    } | null;
    /** Errors and warnings, one sentence each. */
    readonly warnings: readonly string[];
    readonly errorCount: number;
    readonly warningCount: number;
    readonly infoCount: number;
    readonly passCount: number;
    readonly checks: readonly CheckItem[];
  };
};

export type TrustScoreRequest = {
  /** Years in business, in full years. */
  readonly yearsInBusiness: number;
  /** Whether the business has a DUNS number from Dun & Bradstreet. */
  readonly hasDUNS: boolean;
  /** Whether the business has a website on its own domain. */
  readonly hasDomain: boolean;
  /**
   * Age of the domain in full years. Refused if `hasDomain` is false.
   * @default 0
   */
  readonly domainAge?: number | undefined;
  /**
   * Whether public records show a street address.
   * @default false
   */
  readonly hasPhysicalAddress?: boolean | undefined;
  /**
   * Whether the website has a privacy policy.
   * @default false
   */
  readonly hasPrivacyPolicy?: boolean | undefined;
  /**
   * Whether the website has terms of the messaging program.
   * @default false
   */
  readonly hasTermsOfService?: boolean | undefined;
  /**
   * Whether previous messaging had no violations.
   * @default false
   */
  readonly previousCompliance?: boolean | undefined;
};

export type TrustScoreAnswer = {
  readonly success: boolean;
  readonly tool: 'trust-score';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** Our estimate. Vetting partners compute the real score differently. */
    readonly score: number;
    readonly maxScore: number;
    /** `score` as a percentage of `maxScore`. */
    readonly percentage: number;
    /** Rating of `expected` by T-Mobile tier: `excellent` Top, `good` High-Mid, `fair` Low-Mid, `poor` Low. */
    readonly rating: 'excellent' | 'good' | 'fair' | 'poor';
    /** Range in which the real score probably is. Without a DUNS number, it reaches further down. Our estimate. */
    readonly range: {
      readonly low: number;
      readonly high: number;
    };
    /** Score that the rating and the limits are for: `score`, or the middle of `range` without a DUNS number. */
    readonly expected: number;
    readonly basis: 'estimate';
    readonly disclaimer: string;
    /** Inputs that do not fit together. */
    readonly warnings: readonly string[];
    readonly breakdown: readonly ({
      readonly category: string;
      readonly points: number;
      readonly maxPoints: number;
      /** `pass`: all points; `warning`: some points; `error`: no points. */
      readonly status: 'pass' | 'warning' | 'error';
    })[];
    /** What to do, highest gain first. */
    readonly recommendations: readonly string[];
    readonly improvements: readonly {
      readonly category: string;
      readonly pointsToGain: number;
      /** Whether these points depend only on time. */
      readonly takesTime: boolean;
      readonly advice: string;
    }[];
    /** Estimate after all improvements that you can make now. */
    readonly reachableScore: number;
    /** Limits that carriers publish for the `expected` score. */
    readonly leadsTo: {
      readonly tmobileTier: string;
      readonly tmobileSegmentsPerDay: number;
      /** Limit as text. */
      readonly tmobile: string;
      /** AT&T’s throughput for a campaign with a single declared use case. */
      readonly attDeclared: string;
      /** AT&T’s throughput for a mixed or marketing campaign. */
      readonly attMixed: string;
      readonly attSource: Source;
      readonly tmobileSource: Source;
    };
    readonly nextTier?: {
      readonly tmobileTier: string;
      readonly scoreMin: number;
      readonly pointsMissing: number;
      readonly tmobileSegmentsPerDay: number;
    };
    readonly tmobileByScore: readonly {
      /** Lowest trust score of the range. 0 is a brand without vetting. */
      readonly scoreMin: number;
      /** Highest trust score of the range. */
      readonly scoreMax: number;
      /** AT&T message class or T-Mobile tier. */
      readonly name?: string;
      /** Segments per unit of time. */
      readonly limit?: number;
      /** Limit as text. */
      readonly words: string;
    }[];
    readonly vettingFee: {
      readonly usd: number;
      readonly source: Source;
    };
  };
};

export type ApprovalDbRequest = {
  /**
   * Use case of the campaign.
   * @default "MIXED"
   */
  readonly useCase?: '2FA' | 'CUSTOMER_CARE' | 'MARKETING' | 'MIXED' | 'DELIVERY_NOTIFICATIONS' | 'DELIVERY_NOTIFICATION' | 'ACCOUNT_NOTIFICATION' | 'FRAUD_ALERT' | 'HIGHER_EDUCATION' | 'LOW_VOLUME' | 'M2M' | 'POLLING_VOTING' | 'PUBLIC_SERVICE_ANNOUNCEMENT' | 'SECURITY_ALERT' | 'AGENTS_FRANCHISES' | 'CARRIER_EXEMPT' | 'CHARITY' | 'CONVERSATIONAL' | 'EMERGENCY' | 'K12_EDUCATION' | 'POLITICAL' | 'PROXY' | 'PUBLIC_SAFETY_RESTRICTED' | 'SOCIAL' | 'SOLE_PROPRIETOR' | 'SWEEPSTAKE' | 'TRIAL' | 'UCAAS_HIGH' | 'UCAAS_LOW' | undefined;
  /**
   * Trust score of the brand. Use 0 for a brand without vetting.
   * @default 50
   */
  readonly trustScore?: number | undefined;
};

export type ApprovalDbAnswer = {
  readonly success: boolean;
  readonly tool: 'approval-db';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** As given. */
    readonly useCase: '2FA' | 'CUSTOMER_CARE' | 'MARKETING' | 'MIXED' | 'DELIVERY_NOTIFICATIONS' | 'DELIVERY_NOTIFICATION' | 'ACCOUNT_NOTIFICATION' | 'FRAUD_ALERT' | 'HIGHER_EDUCATION' | 'LOW_VOLUME' | 'M2M' | 'POLLING_VOTING' | 'PUBLIC_SERVICE_ANNOUNCEMENT' | 'SECURITY_ALERT' | 'AGENTS_FRANCHISES' | 'CARRIER_EXEMPT' | 'CHARITY' | 'CONVERSATIONAL' | 'EMERGENCY' | 'K12_EDUCATION' | 'POLITICAL' | 'PROXY' | 'PUBLIC_SAFETY_RESTRICTED' | 'SOCIAL' | 'SOLE_PROPRIETOR' | 'SWEEPSTAKE' | 'TRIAL' | 'UCAAS_HIGH' | 'UCAAS_LOW';
    /** Trust score from the request. Reviewers do not see it; a low score often comes from records that reviewers also find incomplete. */
    readonly trustScore: number;
    /** T-Mobile tier for the trust score. */
    readonly tier: string;
    /** Percentage of campaigns approved at the first submission. Our estimate. */
    readonly approvalRate: number;
    /** Range in which the approval rate probably is, in percent. Our estimate. */
    readonly approvalRange: {
      readonly low: number;
      readonly high: number;
    };
    /** Business days from submission to approval. Our estimate. */
    readonly avgApprovalDays: string;
    /** `low`: up to 12 percent rejected; `medium`: up to 25 percent; `high`: more. Our estimate. */
    readonly rejectionRisk: 'low' | 'medium' | 'high';
    /** Approval rates are not published. */
    readonly basis: 'estimate';
    readonly recommendations: readonly string[];
    /** Published causes of rejection, most frequent first. */
    readonly rejectionCauses: readonly {
      readonly cause: string;
      readonly remedy: string;
      readonly source: Source;
    }[];
    readonly requirements: readonly {
      readonly requirement: string;
      readonly source: Source;
    }[];
    /** Review times that providers state. */
    readonly reviewTimes: readonly {
      readonly who: string;
      readonly words: string;
      readonly source: Source;
    }[];
    readonly throughput: {
      readonly att: string;
      readonly tmobile: string;
    };
    readonly campaignReviewFee: {
      readonly usd: number;
      readonly note: string;
      readonly source: Source;
    };
  };
};

export type RoiCalculatorRequest = {
  /** Number of campaigns to register. */
  readonly campaignCount: number;
  /** Number of brands to register. */
  readonly brandCount: number;
  /** Months until launch if you build. */
  readonly launchTimeline: number;
  /**
   * Hourly rate for developers in US dollars.
   * @default 150
   */
  readonly devRate?: number | undefined;
  /**
   * Hourly rate for compliance work in US dollars.
   * @default 200
   */
  readonly complianceRate?: number | undefined;
  /** Annual revenue in US dollars. Used only to show the costs as a share of revenue. */
  readonly annualRevenue?: number | undefined;
};

export type RoiCalculatorAnswer = {
  readonly success: boolean;
  readonly tool: 'roi-calculator';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    readonly build: {
      /** Total of the parts below over the period. US dollars. */
      readonly total: number;
      /** Developer hours. US dollars. */
      readonly development: number;
      /** Compliance work hours. US dollars. */
      readonly compliance: number;
      /** Over the period. US dollars. */
      readonly infrastructure: number;
      /** Over the period. US dollars. */
      readonly maintenance: number;
      /** Opportunity cost of the months until launch. US dollars. */
      readonly opportunityCost: number;
      /** Registry fees, which are due in both cases, and the sign-up as a service provider. US dollars. */
      readonly registryFees: number;
      readonly devHours: number;
      readonly complianceHours: number;
      /** Full-time developers needed to finish on time. */
      readonly developersNeeded: number;
      readonly timeline: string;
    };
    readonly buy: {
      /** Setup and all months of the period. US dollars. */
      readonly total: number;
      /** Registry fees and your own work. US dollars. */
      readonly setup: number;
      /** Part of the setup: compliance work that remains with you. US dollars. */
      readonly ownEffort: number;
      /** Subscription and registry fees. US dollars. */
      readonly monthly: number;
      /** Twelve months. US dollars. */
      readonly annual: number;
    };
    /** The third way: you enter each registration by hand in the free console of your messaging provider. Without the time to learn the rules. */
    readonly providerConsole: {
      /** Setup and all months of the period. US dollars. */
      readonly total: number;
      /** Registry fees, and all work on brands and campaigns. US dollars. */
      readonly setup: number;
      /** Registry fees. US dollars. */
      readonly monthly: number;
    };
    /** Months in the comparison: the months until launch, at least 12. */
    readonly periodMonths: number;
    /** Cost of building minus cost of buying over the period. US dollars. */
    readonly savings: number;
    /** Savings in percent of the cost of buying, such as 116.1 for 116.1 percent. */
    readonly roi: number;
    /** Time until the savings equal the cost of buying. */
    readonly paybackPeriod: string;
    /** When building has cost less in total than buying. */
    readonly breakEven: {
      /** Months after the start. Absent if building never costs less. */
      readonly months?: number;
      /** Monthly price of a registration service at which both cost the same over the period. Below it, buy. US dollars. */
      readonly servicePricePerMonth: number;
      readonly explanation: string;
    };
    /** Totals over the period, with the estimates varied. Registry fees do not vary. */
    readonly range: {
      /** Our estimates may be off by this percentage. */
      readonly accuracyPercent: number;
      /** Cost of building if our estimates are too high. US dollars. */
      readonly buildLow: number;
      /** Cost of building if our estimates are too low. US dollars. */
      readonly buildHigh: number;
      /** Cost of buying if our estimates are too high. US dollars. */
      readonly buyLow: number;
      /** Cost of buying if our estimates are too low. US dollars. */
      readonly buyHigh: number;
      /** Smallest savings: the cheapest way to build against the most expensive to buy. US dollars. */
      readonly savingsLow: number;
      /** Largest savings: the most expensive way to build against the cheapest to buy. US dollars. */
      readonly savingsHigh: number;
    };
    readonly recommendation: string;
    /** Costs as a percentage of the revenue in the period. Only if the request has a revenue above 0. */
    readonly revenueShare?: {
      readonly buildPercent: number;
      readonly buyPercent: number;
      readonly savingsPercent: number;
    };
    /** All values that the calculation uses. */
    readonly assumptions: readonly ({
      readonly name: string;
      readonly value: number;
      readonly unit: string;
      /** Source of the value: `given` in the request, `default` of this tool, or the name of a source. */
      readonly basis: 'given' | 'default' | 'published' | 'estimate';
      readonly source: Source;
    })[];
    readonly warnings: readonly string[];
  };
};

export type ComplianceCalendarRequest = {
  /**
   * Use case code. An unknown code is read as words, such as “appointment reminders”, or else planned as MIXED, with a warning.
   * @default "MIXED"
   */
  readonly useCase?: string | undefined;
  /**
   * Trust score of the brand, or the score that you expect from vetting.
   * @default 50
   */
  readonly trustScore?: number | undefined;
  /** First day of preparation. If omitted, today (UTC). */
  readonly startDate?: string | undefined;
};

export type ComplianceCalendarAnswer = {
  readonly success: boolean;
  readonly tool: 'compliance-calendar';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** As given. */
    readonly useCase: string;
    /** Use case code of the plan. */
    readonly useCaseAssumed: string;
    readonly trustScore: number;
    /** T-Mobile tier of the trust score. It determines the planned days. */
    readonly tier: string;
    /** Date from the request, or today. */
    readonly startDate: string;
    /** Planned launch date, always a business day. */
    readonly estimatedLaunchDate: string;
    /** Calendar days from start to launch. */
    readonly totalDays: number;
    /** Business days from start to launch. */
    readonly businessDays: number;
    /** Review times are not guaranteed. */
    readonly basis: 'estimate';
    /** Business days in which the review probably ends. */
    readonly reviewRange: {
      readonly daysMin: number;
      readonly daysMax: number;
    };
    readonly milestones: readonly ({
      /** Calendar days after the start. */
      readonly day: number;
      /** Start of the phase: `startDate` plus `day`. */
      readonly date: string;
      /** Start of the next phase. */
      readonly endDate: string;
      /** Business days planned for the phase. */
      readonly businessDays: number;
      readonly phase: 'preparation' | 'brand' | 'vetting' | 'submission' | 'review' | 'provisioning' | 'testing' | 'launch';
      readonly tasks: readonly string[];
      /** Based only on the date of the request. `date_passed` says nothing about the work: the tool does not track it, so it never gives `completed`. */
      readonly status: 'upcoming' | 'in_progress' | 'date_passed' | 'completed';
    })[];
    /** Federal holidays on weekdays between start and launch, by observed date. */
    readonly holidays: readonly {
      readonly date: string;
      readonly name: string;
    }[];
    readonly recurringDuties: readonly {
      readonly duty: string;
      readonly every: string;
      /** First due date. */
      readonly firstDate: string;
      readonly source: Source;
    }[];
    readonly checks: readonly CheckItem[];
  };
};

export type ProviderChecklistRequest = {
  /** The messaging provider. */
  readonly provider: 'twilio' | 'bandwidth' | 'sinch' | 'telnyx' | 'vonage';
  /**
   * Use case code. An unknown code is read as words, such as “appointment reminders”, or else treated as MIXED, with a warning.
   * @default "MIXED"
   */
  readonly useCase?: string | undefined;
};

export type ProviderChecklistAnswer = {
  readonly success: boolean;
  readonly tool: 'provider-checklist';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    readonly provider: 'twilio' | 'bandwidth' | 'sinch' | 'telnyx' | 'vonage';
    readonly displayName: string;
    /** As given. */
    readonly useCase: string;
    /** Use case code of the checklist. */
    readonly useCaseAssumed: string;
    /** Status of the most severe finding; `error` if the provider does not support the use case. */
    readonly status: 'pass' | 'warning' | 'error';
    readonly totalItems: number;
    readonly requiredItems: number;
    /** Time from submission to approval, as stated by the provider. */
    readonly estimatedTimeline: string;
    readonly estimatedCost: {
      /** Total of the required one-time fees in US dollars. */
      readonly oneTime: number;
      /** Total of the required monthly fees in US dollars. */
      readonly monthly: number;
      /** One-time fees plus the monthly fees of the committed months. */
      readonly firstTerm: number;
      readonly currency: 'USD';
      /** Date of the oldest price in the estimate. */
      readonly asOf: string;
    };
    readonly steps: readonly ({
      /** Step number, from 1. */
      readonly order: number;
      readonly phase: 'preparation' | 'brand' | 'vetting' | 'campaign' | 'numbers' | 'launch';
      readonly title: string;
      readonly required: boolean;
      readonly details: string;
      /** What to prepare. */
      readonly fields: readonly string[];
      readonly basis: 'published' | 'estimate';
      readonly source: Source;
    })[];
    /** Registry fees are the same at every provider, so their source can be the price list of another provider. A provider may add its own charges. */
    readonly fees: readonly ({
      readonly item: string;
      /** Amount in US dollars. */
      readonly amount: number;
      readonly frequency: 'one_time' | 'monthly';
      /** Whether the fee is part of the estimated cost. */
      readonly required: boolean;
      readonly source: Source;
    })[];
    /** Review times that the provider states. */
    readonly leadTimes: readonly {
      readonly stage: string;
      readonly words: string;
      readonly source: Source;
    }[];
    readonly limits: readonly {
      readonly note: string;
      readonly source: Source;
    }[];
    readonly afterRejection: {
      readonly note: string;
      readonly source: Source;
    };
    readonly warnings: readonly string[];
    readonly errorCount: number;
    readonly warningCount: number;
    readonly infoCount: number;
    readonly passCount: number;
    readonly checks: readonly CheckItem[];
    /** Further reading. */
    readonly resources: readonly ({
      readonly title: string;
      readonly url: string | null;
    })[];
  };
};

export type ValidateRequest = {
  /** The text of the message, exactly as you send it. */
  readonly message: string;
  /** Use case code of the campaign. If omitted, only the message is checked. */
  readonly use_case?: string | undefined;
  /** Carrier of the recipient: att, tmobile, verizon, uscellular, or a name such as AT&T. If omitted, the rules of all carriers apply. */
  readonly carrier?: string | undefined;
  /** Registered name of the brand. If given, the text must name it: in full, shortened, as initials, as a handle, or as its domain. If omitted, the sender is guessed. */
  readonly brandName?: string | undefined;
};

export type ValidateAnswer = {
  readonly success: boolean;
  readonly tool: 'validate';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** Status of the most severe finding. Advice (`info`) does not count. */
    readonly status: 'pass' | 'warning' | 'error';
    /** Score from 0 to 100. Our estimate: minus 25 for each error and 10 for each warning. */
    readonly score: number;
    readonly errorCount: number;
    readonly warningCount: number;
    readonly infoCount: number;
    readonly passCount: number;
    readonly checks: readonly CheckItem[];
    /** `GSM-7` if every character is in the GSM alphabet, otherwise `UCS-2`. */
    readonly encoding: 'GSM-7' | 'UCS-2';
    /** Billed segments. */
    readonly segments: number;
    /** Code of the carrier that the checks used. */
    readonly carrier: 'att' | 'tmobile' | 'verizon' | 'uscellular' | null;
    /** Use case that the checks used. */
    readonly useCase: string | null;
  };
};

export type CreateApiKeyRequest = {
  /** A name that describes what the key is used for. */
  readonly name: string;
  /**
   * What the key can access. `tools`: compliance tools and the token balance. `registry:read`: reading brands and campaigns. `registry:write`: registering and updating them.
   * @default ["tools"]
   */
  readonly scopes?: readonly ('tools' | 'registry:read' | 'registry:write')[] | undefined;
  /** When the key expires. If omitted, the key does not expire. */
  readonly expiresAt?: string | undefined;
};

export type CreateApiKeyAnswer = {
  readonly success: boolean;
  readonly apiKey: ApiKey;
  /** The API key. Store it securely: it is shown only once. */
  readonly key: string;
};

export type ListApiKeysAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly apiKeys: readonly ApiKey[];
};

export type RevokeApiKeyAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type GetMyCredentialsAnswer = {
  readonly success: boolean;
  readonly credentials: Credentials | null;
};

export type StoreMyCredentialsRequest = {
  /** The API key of your TCR account. */
  readonly tcrSid: string;
  /** The secret of your TCR account. It is stored encrypted and never shown again. */
  readonly tcrAuthToken: string;
  /** The secret that signs callbacks in `X-TCR-Webhook-Signature`. */
  readonly tcrWebhookSecret?: string | undefined;
  /** A name for the credentials, for your own reference. */
  readonly label?: string | undefined;
};

export type StoreMyCredentialsAnswer = {
  readonly success: boolean;
  readonly credentials: {
    readonly id: number;
    readonly userId: number;
    readonly label: string | null;
    /** Masked, except for the last four characters. */
    readonly tcrSid: string;
    /** Masked. */
    readonly tcrAuthToken: string;
    readonly hasWebhookSecret: boolean;
    /** The registry URL. Null means the default of the operator. */
    readonly tcrApiBaseUrl: string | null;
    readonly status: 'active' | 'inactive';
    /** The webhook URL for registry callbacks. Enter it in the registry portal, or use the webhook subscription operation. */
    readonly webhookUrl: string;
    readonly lastUsedAt: string | null;
    readonly lastTestedAt: string | null;
    /** When the last callback of the registry arrived. Null if none is stored. */
    readonly lastWebhookAt: string | null;
    readonly createdAt: string;
    readonly updatedAt: string;
    /** The last part of `webhookUrl`. Shown only once. */
    readonly webhookToken: string;
  };
};

export type ChangeMyCredentialsRequest = {
  /** The API key of your TCR account. */
  readonly tcrSid?: string | undefined;
  /** The secret of your TCR account. It is stored encrypted and never shown again. */
  readonly tcrAuthToken?: string | undefined;
  /** The secret that signs callbacks in `X-TCR-Webhook-Signature`. */
  readonly tcrWebhookSecret?: string | undefined;
  /** A name for the credentials, for your own reference. */
  readonly label?: string | undefined;
};

export type ChangeMyCredentialsAnswer = {
  readonly success: boolean;
  readonly credentials: Credentials;
};

export type DisconnectMyAccountAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type ConnectMyAccountRequest = {
  /** The API key of your TCR account. */
  readonly tcrSid: string;
  /** The secret of your TCR account. It is stored encrypted and never shown again. */
  readonly tcrAuthToken: string;
  /** The secret that signs callbacks in `X-TCR-Webhook-Signature`. */
  readonly tcrWebhookSecret?: string | undefined;
  /** A name for the credentials, for your own reference. */
  readonly label?: string | undefined;
};

export type ConnectMyAccountAnswer = {
  readonly success: boolean;
  /** The name of the account at the registry, or its ID if it has no partner name. */
  readonly displayName: string;
  readonly credentials: Credentials;
  /** The subscription of the callbacks. */
  readonly webhook: {
    /** Whether the registry sends its callbacks to `webhookUrl` now. */
    readonly isSubscribed: boolean;
    /** Why not. Without callbacks, changes are found by periodic checks. */
    readonly problem?: string;
  };
};

export type TestMyCredentialsAnswer = {
  readonly success: boolean;
  readonly message: string;
  /** The name of the account at the registry: its partner name, or its ID if it has no partner name. */
  readonly displayName: string;
};

export type SubscribeMyWebhookAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly eventCategories: readonly string[];
  readonly webhookUrl: string;
};

export type ListCredentialsQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
  readonly status?: 'active' | 'inactive' | undefined;
};

export type ListCredentialsAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly credentials: readonly Credentials[];
  readonly pagination: Pagination;
};

export type StoreCredentialsRequest = {
  /** The customer who owns the credentials. */
  readonly userId: number;
  /** The API key of your TCR account. */
  readonly tcrSid: string;
  /** The secret of your TCR account. It is stored encrypted and never shown again. */
  readonly tcrAuthToken: string;
  /** The secret that signs callbacks in `X-TCR-Webhook-Signature`. */
  readonly tcrWebhookSecret?: string | undefined;
  /** A name for the credentials, for your own reference. */
  readonly label?: string | undefined;
  /** The registry URL including its version path. If omitted, the default of the operator is used. */
  readonly tcrApiBaseUrl?: string | undefined;
};

export type StoreCredentialsAnswer = {
  readonly success: boolean;
  readonly credentials: {
    readonly id: number;
    readonly userId: number;
    readonly label: string | null;
    /** Masked, except for the last four characters. */
    readonly tcrSid: string;
    /** Masked. */
    readonly tcrAuthToken: string;
    readonly hasWebhookSecret: boolean;
    /** The registry URL. Null means the default of the operator. */
    readonly tcrApiBaseUrl: string | null;
    readonly status: 'active' | 'inactive';
    /** The webhook URL for registry callbacks. Enter it in the registry portal, or use the webhook subscription operation. */
    readonly webhookUrl: string;
    readonly lastUsedAt: string | null;
    readonly lastTestedAt: string | null;
    /** When the last callback of the registry arrived. Null if none is stored. */
    readonly lastWebhookAt: string | null;
    readonly createdAt: string;
    readonly updatedAt: string;
    /** The last part of `webhookUrl`. Shown only once. */
    readonly webhookToken: string;
  };
};

export type GetCredentialsAnswer = {
  readonly success: boolean;
  readonly credentials: Credentials;
};

export type ChangeCredentialsRequest = {
  /** The API key of your TCR account. */
  readonly tcrSid?: string | undefined;
  /** The secret of your TCR account. It is stored encrypted and never shown again. */
  readonly tcrAuthToken?: string | undefined;
  /** The secret that signs callbacks in `X-TCR-Webhook-Signature`. */
  readonly tcrWebhookSecret?: string | undefined;
  /** A name for the credentials, for your own reference. */
  readonly label?: string | undefined;
  /** The registry URL including its version path. If omitted, the default of the operator is used. */
  readonly tcrApiBaseUrl?: string | undefined;
  readonly status?: 'active' | 'inactive' | undefined;
};

export type ChangeCredentialsAnswer = {
  readonly success: boolean;
  readonly credentials: Credentials;
};

export type DeactivateCredentialsAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type ListFieldDefinitionsQuery = {
  /** Whose fields: of the brand, the campaign, or the public pages behind them. */
  readonly subject: 'brand' | 'campaign' | 'pages';
  /** Resolves the conditions that depend on the legal entity type. */
  readonly entityType?: 'PRIVATE_PROFIT' | 'PUBLIC_PROFIT' | 'NON_PROFIT' | 'GOVERNMENT' | 'SOLE_PROPRIETOR' | undefined;
  /** Resolves the conditions that depend on the use case. */
  readonly usecase?: '2FA' | 'ACCOUNT_NOTIFICATION' | 'CUSTOMER_CARE' | 'DELIVERY_NOTIFICATION' | 'FRAUD_ALERT' | 'HIGHER_EDUCATION' | 'MARKETING' | 'POLLING_VOTING' | 'PUBLIC_SERVICE_ANNOUNCEMENT' | 'SECURITY_ALERT' | 'LOW_VOLUME' | 'MIXED' | 'M2M' | 'AGENTS_FRANCHISES' | 'CARRIER_EXEMPT' | 'CHARITY' | 'CONVERSATIONAL' | 'EMERGENCY' | 'K12_EDUCATION' | 'POLITICAL' | 'PROXY' | 'PUBLIC_SAFETY_RESTRICTED' | 'SOCIAL' | 'SOLE_PROPRIETOR' | 'SWEEPSTAKE' | 'TRIAL' | 'UCAAS_HIGH' | 'UCAAS_LOW' | undefined;
};

export type ListFieldDefinitionsAnswer = {
  readonly success: boolean;
  readonly fields: readonly FieldDefinition[];
};

export type ListBrandsQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
  /** A `brand_status`: PENDING, ACTIVE, FAILED, DELETED. */
  readonly status?: string | undefined;
};

export type ListBrandsAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly brands: readonly Brand[];
  readonly pagination: Pagination;
};

export type CreateBrandRequest = {
  /** The legal form of the business. A business that has an EIN does not register as a sole proprietor. */
  readonly entityType: 'PRIVATE_PROFIT' | 'PUBLIC_PROFIT' | 'NON_PROFIT' | 'GOVERNMENT' | 'SOLE_PROPRIETOR';
  /** The name that customers know: the brand or DBA name. Messages should begin with it. */
  readonly brandName: string;
  /** The name exactly as in the IRS letter (CP 575 or 147C), with its ending, such as LLC or Inc. Not used for sole proprietors. When omitted, the brand name is used. */
  readonly companyName?: string | undefined;
  /** Sole proprietors only: first name of the owner, as in official documents. */
  readonly firstName?: string | undefined;
  /** Sole proprietors only: last name of the owner, as in official documents. */
  readonly lastName?: string | undefined;
  /** The tax ID. In the US, the nine digits of the EIN, with or without the hyphen; the registry compares EIN and legal company name with IRS records. Not used for sole proprietors. */
  readonly ein?: string | undefined;
  /** The country that issued the tax ID. When omitted, `country` is used. */
  readonly einIssuingCountry?: string | undefined;
  /** Phone number of the business. Include the country code, such as +15125557123. Without one, the number is read as a number of the brand’s country. */
  readonly phone: string;
  /** Sole proprietors only: the owner’s mobile number in the US or Canada. The registry texts a one-time PIN to it. Include the country code, such as +15125557123. Without one, the number is read as a number of the brand’s country. */
  readonly mobilePhone?: string | undefined;
  /** Street and number of the registered address. Some carriers reject a PO box. */
  readonly street: string;
  /** City of the registered address. */
  readonly city: string;
  /** State or region. In the US, its two letters, such as TX. */
  readonly state: string;
  /** Postal code. In the US, the ZIP code; only its first five digits are sent. */
  readonly postalCode: string;
  /** Country of the address, as two capital letters. */
  readonly country: string;
  /** Email address where customers get support. An address at the business’s own domain is more credible than a free one. */
  readonly email: string;
  /** Email address of a person at the company, not a shared mailbox such as info@. Publicly traded companies confirm their identity through it (Auth+). */
  readonly businessContactEmail?: string | undefined;
  /** Publicly traded companies only: the ticker symbol. */
  readonly stockSymbol?: string | undefined;
  /** Publicly traded companies only: the exchange that lists the shares. */
  readonly stockExchange?: 'NONE' | 'NASDAQ' | 'NYSE' | 'AMEX' | 'AMX' | 'ASX' | 'B3' | 'BME' | 'BSE' | 'FRA' | 'ICEX' | 'JPX' | 'JSE' | 'KRX' | 'LON' | 'NSE' | 'OMX' | 'SEHK' | 'SSE' | 'STO' | 'SWX' | 'SZSE' | 'TSX' | 'TWSE' | 'VSE' | 'SGX' | 'OTHER' | undefined;
  /** Web address of the business. Reviewers open it: it must name the business and work without a login. */
  readonly website?: string | undefined;
  /** The industry of the business. */
  readonly vertical: 'AGRICULTURE' | 'COMMUNICATION' | 'CONSTRUCTION' | 'EDUCATION' | 'ENERGY' | 'ENTERTAINMENT' | 'FINANCIAL' | 'GAMBLING' | 'GOVERNMENT' | 'HEALTHCARE' | 'HOSPITALITY' | 'HUMAN_RESOURCES' | 'INSURANCE' | 'LEGAL' | 'MANUFACTURING' | 'NGO' | 'POLITICAL' | 'POSTAL' | 'PROFESSIONAL' | 'REAL_ESTATE' | 'RETAIL' | 'TECHNOLOGY' | 'TRANSPORTATION';
  /** A DUNS, GIIN or LEI number. It helps where the tax ID alone does not verify the business. */
  readonly altBusinessId?: string | undefined;
  /** Which kind of number `altBusinessId` is. */
  readonly altBusinessIdType?: 'NONE' | 'DUNS' | 'GIIN' | 'LEI' | undefined;
  /**
   * How large an account the brand is at its provider. It does not affect carrier terms.
   * @default "BASIC_ACCOUNT"
   */
  readonly brandRelationship?: 'BASIC_ACCOUNT' | 'SMALL_ACCOUNT' | 'MEDIUM_ACCOUNT' | 'LARGE_ACCOUNT' | 'KEY_ACCOUNT' | undefined;
  /**
   * A test brand. The registry deletes it after 30 days, and no messages are delivered for it.
   * @default false
   */
  readonly mock?: boolean | undefined;
  /** Admins only: the ID of the credentials to use. */
  readonly credentialId?: number | undefined;
  /** Admins only: the ID of the customer whose credentials to use. */
  readonly userId?: number | undefined;
};

export type CreateBrandAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly localId: number;
  readonly tcrBrandId: string;
  /** Null while the registry has not said. */
  readonly identityStatus: string | null;
  readonly brand: BrandDetail;
  /** The registry’s own answer. */
  readonly tcrResponse: Readonly<Record<string, unknown>>;
};

export type GetBrandAnswer = {
  readonly success: boolean;
  readonly brand: BrandDetail;
};

export type UpdateBrandRequest = {
  /** The legal form of the business. A business that has an EIN does not register as a sole proprietor. */
  readonly entityType?: 'PRIVATE_PROFIT' | 'PUBLIC_PROFIT' | 'NON_PROFIT' | 'GOVERNMENT' | 'SOLE_PROPRIETOR' | undefined;
  /** The name that customers know: the brand or DBA name. Messages should begin with it. */
  readonly brandName?: string | undefined;
  /** The name exactly as in the IRS letter (CP 575 or 147C), with its ending, such as LLC or Inc. Not used for sole proprietors. When omitted, the brand name is used. */
  readonly companyName?: string | undefined;
  /** Sole proprietors only: first name of the owner, as in official documents. */
  readonly firstName?: string | undefined;
  /** Sole proprietors only: last name of the owner, as in official documents. */
  readonly lastName?: string | undefined;
  /** The tax ID. In the US, the nine digits of the EIN, with or without the hyphen; the registry compares EIN and legal company name with IRS records. Not used for sole proprietors. */
  readonly ein?: string | undefined;
  /** The country that issued the tax ID. When omitted, `country` is used. */
  readonly einIssuingCountry?: string | undefined;
  /** Phone number of the business. Include the country code, such as +15125557123. Without one, the number is read as a number of the brand’s country. */
  readonly phone?: string | undefined;
  /** Sole proprietors only: the owner’s mobile number in the US or Canada. The registry texts a one-time PIN to it. Include the country code, such as +15125557123. Without one, the number is read as a number of the brand’s country. */
  readonly mobilePhone?: string | undefined;
  /** Street and number of the registered address. Some carriers reject a PO box. */
  readonly street?: string | undefined;
  /** City of the registered address. */
  readonly city?: string | undefined;
  /** State or region. In the US, its two letters, such as TX. */
  readonly state?: string | undefined;
  /** Postal code. In the US, the ZIP code; only its first five digits are sent. */
  readonly postalCode?: string | undefined;
  /** Country of the address, as two capital letters. */
  readonly country?: string | undefined;
  /** Email address where customers get support. An address at the business’s own domain is more credible than a free one. */
  readonly email?: string | undefined;
  /** Email address of a person at the company, not a shared mailbox such as info@. Publicly traded companies confirm their identity through it (Auth+). */
  readonly businessContactEmail?: string | undefined;
  /** Publicly traded companies only: the ticker symbol. */
  readonly stockSymbol?: string | undefined;
  /** Publicly traded companies only: the exchange that lists the shares. */
  readonly stockExchange?: 'NONE' | 'NASDAQ' | 'NYSE' | 'AMEX' | 'AMX' | 'ASX' | 'B3' | 'BME' | 'BSE' | 'FRA' | 'ICEX' | 'JPX' | 'JSE' | 'KRX' | 'LON' | 'NSE' | 'OMX' | 'SEHK' | 'SSE' | 'STO' | 'SWX' | 'SZSE' | 'TSX' | 'TWSE' | 'VSE' | 'SGX' | 'OTHER' | undefined;
  /** Web address of the business. Reviewers open it: it must name the business and work without a login. */
  readonly website?: string | undefined;
  /** The industry of the business. */
  readonly vertical?: 'AGRICULTURE' | 'COMMUNICATION' | 'CONSTRUCTION' | 'EDUCATION' | 'ENERGY' | 'ENTERTAINMENT' | 'FINANCIAL' | 'GAMBLING' | 'GOVERNMENT' | 'HEALTHCARE' | 'HOSPITALITY' | 'HUMAN_RESOURCES' | 'INSURANCE' | 'LEGAL' | 'MANUFACTURING' | 'NGO' | 'POLITICAL' | 'POSTAL' | 'PROFESSIONAL' | 'REAL_ESTATE' | 'RETAIL' | 'TECHNOLOGY' | 'TRANSPORTATION' | undefined;
  /** A DUNS, GIIN or LEI number. It helps where the tax ID alone does not verify the business. */
  readonly altBusinessId?: string | undefined;
  /** Which kind of number `altBusinessId` is. */
  readonly altBusinessIdType?: 'NONE' | 'DUNS' | 'GIIN' | 'LEI' | undefined;
  /**
   * How large an account the brand is at its provider. It does not affect carrier terms.
   * @default "BASIC_ACCOUNT"
   */
  readonly brandRelationship?: 'BASIC_ACCOUNT' | 'SMALL_ACCOUNT' | 'MEDIUM_ACCOUNT' | 'LARGE_ACCOUNT' | 'KEY_ACCOUNT' | undefined;
};

export type UpdateBrandAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly brand: BrandDetail;
  /** The registry’s own answer. */
  readonly tcrResponse: Readonly<Record<string, unknown>>;
};

export type DeleteBrandAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type VetBrandRequest = {
  /** The vetting provider: `AEGIS` or `WMC`. Campaign Verify (`CV`) takes no orders. */
  readonly evpId: string;
  /**
   * What is vetted: `STANDARD`, `ENHANCED`, `POLITICAL`, `AUTHPLUS`.
   * @default "STANDARD"
   */
  readonly vettingClass?: string | undefined;
  /** Political vetting: the further details, a JSON text. */
  readonly additionalRequestPayload?: string | undefined;
};

export type VetBrandAnswer = {
  readonly success: boolean;
  readonly message: string;
  /** The registry’s own answer. */
  readonly vetting: Readonly<Record<string, unknown>>;
};

export type GetBrandFeedbackAnswer = {
  readonly success: boolean;
  /** Why the registry did not verify the brand. */
  readonly feedback: {
    /** Empty when the registry has nothing to object to. */
    readonly categories: readonly {
      readonly id: string;
      readonly title: string;
      readonly description: string;
      /** The fields to look at, by our names. */
      readonly fields: readonly string[];
      readonly errors: readonly {
        readonly code: string;
        readonly message: string;
      }[];
      /** What to do about it. */
      readonly remedy: string;
    }[];
  };
};

export type RevetBrandAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly brand: BrandDetail;
};

export type SendBrandCodeAnswer = {
  readonly success: boolean;
  readonly message: string;
  /** How the registry names the message. */
  readonly referenceId: string;
};

export type ConfirmBrandCodeRequest = {
  /** The code from the message. */
  readonly pin: string;
};

export type ConfirmBrandCodeAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly brand: BrandDetail;
};

export type ListCampaignsQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
  /** A `campaign_status`: PENDING, ACTIVE, REJECTED, SUSPENDED, EXPIRED, DEACTIVATED. */
  readonly status?: string | undefined;
  /** The brand: its registry id or its local id. */
  readonly brandId?: string | undefined;
};

export type ListCampaignsAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly campaigns: readonly Campaign[];
  readonly pagination: Pagination;
};

export type CreateCampaignRequest = {
  /** The brand: its registry id or its local id. */
  readonly brandId: string;
  /** What the messages are for. */
  readonly usecase: '2FA' | 'ACCOUNT_NOTIFICATION' | 'CUSTOMER_CARE' | 'DELIVERY_NOTIFICATION' | 'FRAUD_ALERT' | 'HIGHER_EDUCATION' | 'MARKETING' | 'POLLING_VOTING' | 'PUBLIC_SERVICE_ANNOUNCEMENT' | 'SECURITY_ALERT' | 'LOW_VOLUME' | 'MIXED' | 'M2M' | 'AGENTS_FRANCHISES' | 'CARRIER_EXEMPT' | 'CHARITY' | 'CONVERSATIONAL' | 'EMERGENCY' | 'K12_EDUCATION' | 'POLITICAL' | 'PROXY' | 'PUBLIC_SAFETY_RESTRICTED' | 'SOCIAL' | 'SOLE_PROPRIETOR' | 'SWEEPSTAKE' | 'TRIAL' | 'UCAAS_HIGH' | 'UCAAS_LOW';
  /** What the messages of `MIXED`, `LOW_VOLUME` and other umbrella use cases are for. When omitted, the best matches for your description and samples are used. */
  readonly subUsecases?: readonly ('2FA' | 'ACCOUNT_NOTIFICATION' | 'CUSTOMER_CARE' | 'DELIVERY_NOTIFICATION' | 'FRAUD_ALERT' | 'HIGHER_EDUCATION' | 'MARKETING' | 'POLLING_VOTING' | 'PUBLIC_SERVICE_ANNOUNCEMENT' | 'SECURITY_ALERT' | 'LOW_VOLUME' | 'MIXED' | 'M2M' | 'AGENTS_FRANCHISES' | 'CARRIER_EXEMPT' | 'CHARITY' | 'CONVERSATIONAL' | 'EMERGENCY' | 'K12_EDUCATION' | 'POLITICAL' | 'PROXY' | 'PUBLIC_SAFETY_RESTRICTED' | 'SOCIAL' | 'SOLE_PROPRIETOR' | 'SWEEPSTAKE' | 'TRIAL' | 'UCAAS_HIGH' | 'UCAAS_LOW')[] | undefined;
  /**
   * Subscribers opt in before they receive messages. Every use case except `M2M` requires it.
   * @default true
   */
  readonly subscriberOptin?: boolean | undefined;
  /**
   * Subscribers can opt out with a keyword. Every use case except `2FA` and `M2M` requires it.
   * @default true
   */
  readonly subscriberOptout?: boolean | undefined;
  /**
   * Subscribers can ask for help with a keyword.
   * @default true
   */
  readonly subscriberHelp?: boolean | undefined;
  /**
   * The registry’s id of the reseller between you and the brand. `R000000` means none.
   * @default "R000000"
   */
  readonly resellerId?: string | undefined;
  /** The connectivity partner that the campaign is shared with. Without sharing, no carrier receives it; named at registration, it is shared immediately. */
  readonly upstreamCnpId?: string | undefined;
  /** Who sends which messages to whom, and why. Name the business: reviewers compare the description with the sample messages. */
  readonly description: string;
  /** How subscribers opt in: where, the exact wording they see, and where to find terms and privacy policy. Reviewers follow it; an opt-in that they cannot verify is the most frequent reason for rejection. */
  readonly messageFlow: string;
  /** First sample message, as subscribers receive it. Show each type of message that you send. */
  readonly sample1: string;
  /** Second sample message, as subscribers receive it. Show each type of message that you send. When a use case requires two samples and this one is omitted, the opt-in message is used. */
  readonly sample2?: string | undefined;
  /** Third sample message, as subscribers receive it. Show each type of message that you send. */
  readonly sample3?: string | undefined;
  /** Fourth sample message, as subscribers receive it. Show each type of message that you send. */
  readonly sample4?: string | undefined;
  /** Fifth sample message, as subscribers receive it. Show each type of message that you send. */
  readonly sample5?: string | undefined;
  /** The reply to a HELP keyword, with a way to contact the business. When omitted, the service writes it. */
  readonly helpMessage?: string | undefined;
  /** The message that confirms an opt-in. When omitted, the service writes it. */
  readonly optinMessage?: string | undefined;
  /** The reply to an opt-out keyword, and the last message. When omitted, the service writes it. */
  readonly optoutMessage?: string | undefined;
  /** Keywords that subscribe. Separate keywords with commas, without spaces. When omitted, `START` is used. */
  readonly optinKeywords?: string | undefined;
  /** Keywords that unsubscribe. Separate keywords with commas, without spaces. When omitted, `STOP` is used. */
  readonly optoutKeywords?: string | undefined;
  /** Keywords that ask for help. Separate keywords with commas, without spaces. When omitted, `HELP` is used. */
  readonly helpKeywords?: string | undefined;
  /**
   * Messages contain links. Use your own domain: carriers reject public link shorteners. When omitted in a registration, the service detects them in the sample messages.
   * @default false
   */
  readonly embeddedLink?: boolean | undefined;
  /**
   * Messages contain phone numbers other than the sender’s. When omitted in a registration, the service detects them in the sample messages.
   * @default false
   */
  readonly embeddedPhone?: boolean | undefined;
  /**
   * More than 50 numbers send for the campaign. T-Mobile approves a number pool first.
   * @default false
   */
  readonly numberPool?: boolean | undefined;
  /**
   * Content for adults only, such as alcohol. The opt-in must then verify the age.
   * @default false
   */
  readonly ageGated?: boolean | undefined;
  /**
   * The business offers loans itself, or arranges them.
   * @default false
   */
  readonly directLending?: boolean | undefined;
  /**
   * The campaign is renewed at the end of its billing cycle. Otherwise it expires, and a new campaign needs a new review and fee.
   * @default true
   */
  readonly autoRenewal?: boolean | undefined;
  /** Web address of the privacy policy. It must say that mobile numbers are not shared with third parties for marketing. */
  readonly privacyPolicyLink?: string | undefined;
  /** Web address of the terms of the messaging program. */
  readonly termsAndConditionsLink?: string | undefined;
  /** A link as it appears in messages. The registry rejects public link shorteners. */
  readonly embeddedLinkSample?: string | undefined;
  /** Admins only: the ID of the credentials to use. */
  readonly credentialId?: number | undefined;
  /** Admins only: the ID of the customer whose credentials to use. */
  readonly userId?: number | undefined;
};

export type CreateCampaignAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly localId: number;
  readonly tcrCampaignId: string;
  readonly status: string;
  /** Fields that were left out and filled in; look at them with the record. */
  readonly defaulted: readonly string[];
  readonly campaign: CampaignDetail;
  /** The registry’s own answer. */
  readonly tcrResponse: Readonly<Record<string, unknown>>;
};

export type GetCampaignAnswer = {
  readonly success: boolean;
  readonly campaign: CampaignDetail;
};

export type UpdateCampaignRequest = {
  /** Who sends which messages to whom, and why. Name the business: reviewers compare the description with the sample messages. */
  readonly description?: string | undefined;
  /** How subscribers opt in: where, the exact wording they see, and where to find terms and privacy policy. Reviewers follow it; an opt-in that they cannot verify is the most frequent reason for rejection. */
  readonly messageFlow?: string | undefined;
  /** First sample message, as subscribers receive it. Show each type of message that you send. */
  readonly sample1?: string | undefined;
  /** Second sample message, as subscribers receive it. Show each type of message that you send. When a use case requires two samples and this one is omitted, the opt-in message is used. */
  readonly sample2?: string | undefined;
  /** Third sample message, as subscribers receive it. Show each type of message that you send. */
  readonly sample3?: string | undefined;
  /** Fourth sample message, as subscribers receive it. Show each type of message that you send. */
  readonly sample4?: string | undefined;
  /** Fifth sample message, as subscribers receive it. Show each type of message that you send. */
  readonly sample5?: string | undefined;
  /** The reply to a HELP keyword, with a way to contact the business. When omitted, the service writes it. */
  readonly helpMessage?: string | undefined;
  /** The message that confirms an opt-in. When omitted, the service writes it. */
  readonly optinMessage?: string | undefined;
  /** The reply to an opt-out keyword, and the last message. When omitted, the service writes it. */
  readonly optoutMessage?: string | undefined;
  /** Keywords that subscribe. Separate keywords with commas, without spaces. When omitted, `START` is used. */
  readonly optinKeywords?: string | undefined;
  /** Keywords that unsubscribe. Separate keywords with commas, without spaces. When omitted, `STOP` is used. */
  readonly optoutKeywords?: string | undefined;
  /** Keywords that ask for help. Separate keywords with commas, without spaces. When omitted, `HELP` is used. */
  readonly helpKeywords?: string | undefined;
  /**
   * Messages contain links. Use your own domain: carriers reject public link shorteners. When omitted in a registration, the service detects them in the sample messages.
   * @default false
   */
  readonly embeddedLink?: boolean | undefined;
  /**
   * Messages contain phone numbers other than the sender’s. When omitted in a registration, the service detects them in the sample messages.
   * @default false
   */
  readonly embeddedPhone?: boolean | undefined;
  /**
   * More than 50 numbers send for the campaign. T-Mobile approves a number pool first.
   * @default false
   */
  readonly numberPool?: boolean | undefined;
  /**
   * Content for adults only, such as alcohol. The opt-in must then verify the age.
   * @default false
   */
  readonly ageGated?: boolean | undefined;
  /**
   * The business offers loans itself, or arranges them.
   * @default false
   */
  readonly directLending?: boolean | undefined;
  /**
   * The campaign is renewed at the end of its billing cycle. Otherwise it expires, and a new campaign needs a new review and fee.
   * @default true
   */
  readonly autoRenewal?: boolean | undefined;
  /** Web address of the privacy policy. It must say that mobile numbers are not shared with third parties for marketing. */
  readonly privacyPolicyLink?: string | undefined;
  /** Web address of the terms of the messaging program. */
  readonly termsAndConditionsLink?: string | undefined;
  /** A link as it appears in messages. The registry rejects public link shorteners. */
  readonly embeddedLinkSample?: string | undefined;
};

export type UpdateCampaignAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly campaign: CampaignDetail;
  /** The registry’s own answer. */
  readonly tcrResponse: Readonly<Record<string, unknown>>;
};

export type DeactivateCampaignAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type GetCampaignSharingAnswer = {
  readonly success: boolean;
  readonly sharing: CampaignSharing | null;
  readonly carriers: readonly CarrierStatus[];
};

export type GetCampaignOperationStatusAnswer = {
  readonly success: boolean;
  readonly operationStatus: readonly CarrierStatus[];
};

export type ShareCampaignRequest = {
  /** The connectivity partner that the campaign is shared with. Without sharing, no carrier receives it; named at registration, it is shared immediately. */
  readonly upstreamCnpId: string;
};

export type ShareCampaignAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly campaign: CampaignDetail;
};

export type NudgeCampaignRequest = {
  /** `REVIEW` asks a connectivity partner that has not responded for a review. `APPEAL_REJECTION` appeals a declined campaign. */
  readonly intent: 'REVIEW' | 'APPEAL_REJECTION';
  /** A message to the connectivity partner. */
  readonly description?: string | undefined;
};

export type NudgeCampaignAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly campaign: CampaignDetail;
};

export type ResubmitCampaignRequest = {
  /** The IDs of the carriers. */
  readonly mnoIds: readonly number[];
};

export type ResubmitCampaignAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly campaign: CampaignDetail;
};

export type ListRegistrationsQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
  readonly status?: 'DRAFT' | 'SUBMITTED' | 'ACTION_REQUIRED' | 'APPROVED' | 'DENIED' | 'CLOSED' | undefined;
  /** Who acts next. */
  readonly waitingFor?: 'you' | 'registry' | 'partner' | 'carriers' | 'nobody' | undefined;
  /** The local ID of a brand that exists, in place of `brand`. */
  readonly brandId?: number | undefined;
  /** The local ID of a campaign. */
  readonly campaignId?: number | undefined;
  /** Your customer that the registration is for, by any name that you choose. */
  readonly customer?: string | undefined;
  /** Admins only: the registrations of one customer. */
  readonly userId?: number | undefined;
  /** Part of the label, customer, brand name, legal name, EIN, or registry ID. Case does not matter. */
  readonly search?: string | undefined;
  /**
   * The order. `-` is descending.
   * @default "-createdAt"
   */
  readonly sort?: 'updatedAt' | 'createdAt' | 'label' | '-updatedAt' | '-createdAt' | '-label' | undefined;
};

export type ListRegistrationsAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly registrations: readonly Registration[];
  readonly pagination: Pagination;
  readonly counts: {
    /** The number of registrations that match, by status. */
    readonly byStatus: {
      readonly DRAFT: number;
      readonly SUBMITTED: number;
      readonly ACTION_REQUIRED: number;
      readonly APPROVED: number;
      readonly DENIED: number;
      readonly CLOSED: number;
    };
    readonly waitingForYou: number;
  };
};

export type CreateRegistrationRequest = {
  /** The account that the draft belongs to, if an admin sends it. Yours when omitted. Ignored if a customer sends it. */
  readonly userId?: number | undefined;
  /** Your own name for the registration. */
  readonly label?: string | undefined;
  /** Your customer that the registration is for, by any name that you choose. */
  readonly customer?: string | undefined;
  /** The local ID of a brand that exists, in place of `brand`. */
  readonly brandId?: number | undefined;
  readonly brand?: {
    /** Legal entity type */
    readonly entityType?: string | null | undefined;
    /** Brand name */
    readonly brandName?: string | null | undefined;
    /** Legal company name */
    readonly companyName?: string | null | undefined;
    /** First name */
    readonly firstName?: string | null | undefined;
    /** Last name */
    readonly lastName?: string | null | undefined;
    /** EIN */
    readonly ein?: string | null | undefined;
    /** Country of the tax ID */
    readonly einIssuingCountry?: string | null | undefined;
    /** Support phone number */
    readonly phone?: string | null | undefined;
    /** Mobile phone number */
    readonly mobilePhone?: string | null | undefined;
    /** Street address */
    readonly street?: string | null | undefined;
    /** City */
    readonly city?: string | null | undefined;
    /** State */
    readonly state?: string | null | undefined;
    /** Postal code */
    readonly postalCode?: string | null | undefined;
    /** Country */
    readonly country?: string | null | undefined;
    /** Support email */
    readonly email?: string | null | undefined;
    /** Business contact email */
    readonly businessContactEmail?: string | null | undefined;
    /** Stock symbol */
    readonly stockSymbol?: string | null | undefined;
    /** Stock exchange */
    readonly stockExchange?: string | null | undefined;
    /** Website */
    readonly website?: string | null | undefined;
    /** Vertical */
    readonly vertical?: string | null | undefined;
    /** Alternative business ID */
    readonly altBusinessId?: string | null | undefined;
    /** Alternative business ID type */
    readonly altBusinessIdType?: string | null | undefined;
    /** Brand relationship */
    readonly brandRelationship?: string | null | undefined;
    /** Test brand */
    readonly mock?: boolean | null | undefined;
  } | undefined;
  readonly campaign?: {
    /** Use case */
    readonly usecase?: string | null | undefined;
    readonly subUsecases?: readonly string[] | null | undefined;
    /** Subscriber opt-in */
    readonly subscriberOptin?: boolean | null | undefined;
    /** Subscriber opt-out */
    readonly subscriberOptout?: boolean | null | undefined;
    /** Subscriber HELP */
    readonly subscriberHelp?: boolean | null | undefined;
    /** Reseller */
    readonly resellerId?: string | null | undefined;
    /** Connectivity partner (CNP) */
    readonly upstreamCnpId?: string | null | undefined;
    /** Campaign description */
    readonly description?: string | null | undefined;
    /** Message flow (call to action) */
    readonly messageFlow?: string | null | undefined;
    /** Sample message 1 */
    readonly sample1?: string | null | undefined;
    /** Sample message 2 */
    readonly sample2?: string | null | undefined;
    /** Sample message 3 */
    readonly sample3?: string | null | undefined;
    /** Sample message 4 */
    readonly sample4?: string | null | undefined;
    /** Sample message 5 */
    readonly sample5?: string | null | undefined;
    /** HELP message */
    readonly helpMessage?: string | null | undefined;
    /** Opt-in message */
    readonly optinMessage?: string | null | undefined;
    /** Opt-out message */
    readonly optoutMessage?: string | null | undefined;
    /** Opt-in keywords */
    readonly optinKeywords?: string | null | undefined;
    /** Opt-out keywords */
    readonly optoutKeywords?: string | null | undefined;
    /** HELP keywords */
    readonly helpKeywords?: string | null | undefined;
    /** Embedded links */
    readonly embeddedLink?: boolean | null | undefined;
    /** Embedded phone numbers */
    readonly embeddedPhone?: boolean | null | undefined;
    /** Number pool */
    readonly numberPool?: boolean | null | undefined;
    /** Age-gated content */
    readonly ageGated?: boolean | null | undefined;
    /** Direct lending */
    readonly directLending?: boolean | null | undefined;
    /** Auto-renewal */
    readonly autoRenewal?: boolean | null | undefined;
    /** Privacy policy link */
    readonly privacyPolicyLink?: string | null | undefined;
    /** Terms and conditions link */
    readonly termsAndConditionsLink?: string | null | undefined;
    /** Embedded link sample */
    readonly embeddedLinkSample?: string | null | undefined;
  } | undefined;
  readonly pages?: {
    readonly optIn?: readonly string[] | null | undefined;
    /** Website */
    readonly website?: string | null | undefined;
    /** Privacy policy */
    readonly privacyPolicy?: string | null | undefined;
    /** Terms and conditions */
    readonly terms?: string | null | undefined;
  } | undefined;
};

export type CreateRegistrationAnswer = {
  readonly success: boolean;
  readonly registration: Registration;
  /** Fields of the request that were ignored, up to 20. Absent if there are none. */
  readonly warnings?: readonly {
    readonly path: string;
    readonly problem: string;
  }[];
};

export type CopyRegistrationRequest = {
  /** Your own name for the registration. */
  readonly label?: string | null | undefined;
  /** Your customer that the registration is for, by any name that you choose. */
  readonly customer?: string | null | undefined;
  /** The local ID of a brand that exists, in place of `brand`. */
  readonly brandId?: number | null | undefined;
  readonly brand?: {
    /** Legal entity type */
    readonly entityType?: string | null | undefined;
    /** Brand name */
    readonly brandName?: string | null | undefined;
    /** Legal company name */
    readonly companyName?: string | null | undefined;
    /** First name */
    readonly firstName?: string | null | undefined;
    /** Last name */
    readonly lastName?: string | null | undefined;
    /** EIN */
    readonly ein?: string | null | undefined;
    /** Country of the tax ID */
    readonly einIssuingCountry?: string | null | undefined;
    /** Support phone number */
    readonly phone?: string | null | undefined;
    /** Mobile phone number */
    readonly mobilePhone?: string | null | undefined;
    /** Street address */
    readonly street?: string | null | undefined;
    /** City */
    readonly city?: string | null | undefined;
    /** State */
    readonly state?: string | null | undefined;
    /** Postal code */
    readonly postalCode?: string | null | undefined;
    /** Country */
    readonly country?: string | null | undefined;
    /** Support email */
    readonly email?: string | null | undefined;
    /** Business contact email */
    readonly businessContactEmail?: string | null | undefined;
    /** Stock symbol */
    readonly stockSymbol?: string | null | undefined;
    /** Stock exchange */
    readonly stockExchange?: string | null | undefined;
    /** Website */
    readonly website?: string | null | undefined;
    /** Vertical */
    readonly vertical?: string | null | undefined;
    /** Alternative business ID */
    readonly altBusinessId?: string | null | undefined;
    /** Alternative business ID type */
    readonly altBusinessIdType?: string | null | undefined;
    /** Brand relationship */
    readonly brandRelationship?: string | null | undefined;
    /** Test brand */
    readonly mock?: boolean | null | undefined;
  } | null | undefined;
  readonly campaign?: {
    /** Use case */
    readonly usecase?: string | null | undefined;
    readonly subUsecases?: readonly string[] | null | undefined;
    /** Subscriber opt-in */
    readonly subscriberOptin?: boolean | null | undefined;
    /** Subscriber opt-out */
    readonly subscriberOptout?: boolean | null | undefined;
    /** Subscriber HELP */
    readonly subscriberHelp?: boolean | null | undefined;
    /** Reseller */
    readonly resellerId?: string | null | undefined;
    /** Connectivity partner (CNP) */
    readonly upstreamCnpId?: string | null | undefined;
    /** Campaign description */
    readonly description?: string | null | undefined;
    /** Message flow (call to action) */
    readonly messageFlow?: string | null | undefined;
    /** Sample message 1 */
    readonly sample1?: string | null | undefined;
    /** Sample message 2 */
    readonly sample2?: string | null | undefined;
    /** Sample message 3 */
    readonly sample3?: string | null | undefined;
    /** Sample message 4 */
    readonly sample4?: string | null | undefined;
    /** Sample message 5 */
    readonly sample5?: string | null | undefined;
    /** HELP message */
    readonly helpMessage?: string | null | undefined;
    /** Opt-in message */
    readonly optinMessage?: string | null | undefined;
    /** Opt-out message */
    readonly optoutMessage?: string | null | undefined;
    /** Opt-in keywords */
    readonly optinKeywords?: string | null | undefined;
    /** Opt-out keywords */
    readonly optoutKeywords?: string | null | undefined;
    /** HELP keywords */
    readonly helpKeywords?: string | null | undefined;
    /** Embedded links */
    readonly embeddedLink?: boolean | null | undefined;
    /** Embedded phone numbers */
    readonly embeddedPhone?: boolean | null | undefined;
    /** Number pool */
    readonly numberPool?: boolean | null | undefined;
    /** Age-gated content */
    readonly ageGated?: boolean | null | undefined;
    /** Direct lending */
    readonly directLending?: boolean | null | undefined;
    /** Auto-renewal */
    readonly autoRenewal?: boolean | null | undefined;
    /** Privacy policy link */
    readonly privacyPolicyLink?: string | null | undefined;
    /** Terms and conditions link */
    readonly termsAndConditionsLink?: string | null | undefined;
    /** Embedded link sample */
    readonly embeddedLinkSample?: string | null | undefined;
  } | null | undefined;
  readonly pages?: {
    readonly optIn?: readonly string[] | null | undefined;
    /** Website */
    readonly website?: string | null | undefined;
    /** Privacy policy */
    readonly privacyPolicy?: string | null | undefined;
    /** Terms and conditions */
    readonly terms?: string | null | undefined;
  } | null | undefined;
};

export type CopyRegistrationAnswer = {
  readonly success: boolean;
  readonly registration: Registration;
  /** Fields of the request that were ignored, up to 20. Absent if there are none. */
  readonly warnings?: readonly {
    readonly path: string;
    readonly problem: string;
  }[];
};

export type UpdateRegistrationRequest = {
  /** Your own name for the registration. */
  readonly label?: string | null | undefined;
  /** Your customer that the registration is for, by any name that you choose. */
  readonly customer?: string | null | undefined;
  /** The local ID of a brand that exists, in place of `brand`. */
  readonly brandId?: number | null | undefined;
  readonly brand?: {
    /** Legal entity type */
    readonly entityType?: string | null | undefined;
    /** Brand name */
    readonly brandName?: string | null | undefined;
    /** Legal company name */
    readonly companyName?: string | null | undefined;
    /** First name */
    readonly firstName?: string | null | undefined;
    /** Last name */
    readonly lastName?: string | null | undefined;
    /** EIN */
    readonly ein?: string | null | undefined;
    /** Country of the tax ID */
    readonly einIssuingCountry?: string | null | undefined;
    /** Support phone number */
    readonly phone?: string | null | undefined;
    /** Mobile phone number */
    readonly mobilePhone?: string | null | undefined;
    /** Street address */
    readonly street?: string | null | undefined;
    /** City */
    readonly city?: string | null | undefined;
    /** State */
    readonly state?: string | null | undefined;
    /** Postal code */
    readonly postalCode?: string | null | undefined;
    /** Country */
    readonly country?: string | null | undefined;
    /** Support email */
    readonly email?: string | null | undefined;
    /** Business contact email */
    readonly businessContactEmail?: string | null | undefined;
    /** Stock symbol */
    readonly stockSymbol?: string | null | undefined;
    /** Stock exchange */
    readonly stockExchange?: string | null | undefined;
    /** Website */
    readonly website?: string | null | undefined;
    /** Vertical */
    readonly vertical?: string | null | undefined;
    /** Alternative business ID */
    readonly altBusinessId?: string | null | undefined;
    /** Alternative business ID type */
    readonly altBusinessIdType?: string | null | undefined;
    /** Brand relationship */
    readonly brandRelationship?: string | null | undefined;
    /** Test brand */
    readonly mock?: boolean | null | undefined;
  } | null | undefined;
  readonly campaign?: {
    /** Use case */
    readonly usecase?: string | null | undefined;
    readonly subUsecases?: readonly string[] | null | undefined;
    /** Subscriber opt-in */
    readonly subscriberOptin?: boolean | null | undefined;
    /** Subscriber opt-out */
    readonly subscriberOptout?: boolean | null | undefined;
    /** Subscriber HELP */
    readonly subscriberHelp?: boolean | null | undefined;
    /** Reseller */
    readonly resellerId?: string | null | undefined;
    /** Connectivity partner (CNP) */
    readonly upstreamCnpId?: string | null | undefined;
    /** Campaign description */
    readonly description?: string | null | undefined;
    /** Message flow (call to action) */
    readonly messageFlow?: string | null | undefined;
    /** Sample message 1 */
    readonly sample1?: string | null | undefined;
    /** Sample message 2 */
    readonly sample2?: string | null | undefined;
    /** Sample message 3 */
    readonly sample3?: string | null | undefined;
    /** Sample message 4 */
    readonly sample4?: string | null | undefined;
    /** Sample message 5 */
    readonly sample5?: string | null | undefined;
    /** HELP message */
    readonly helpMessage?: string | null | undefined;
    /** Opt-in message */
    readonly optinMessage?: string | null | undefined;
    /** Opt-out message */
    readonly optoutMessage?: string | null | undefined;
    /** Opt-in keywords */
    readonly optinKeywords?: string | null | undefined;
    /** Opt-out keywords */
    readonly optoutKeywords?: string | null | undefined;
    /** HELP keywords */
    readonly helpKeywords?: string | null | undefined;
    /** Embedded links */
    readonly embeddedLink?: boolean | null | undefined;
    /** Embedded phone numbers */
    readonly embeddedPhone?: boolean | null | undefined;
    /** Number pool */
    readonly numberPool?: boolean | null | undefined;
    /** Age-gated content */
    readonly ageGated?: boolean | null | undefined;
    /** Direct lending */
    readonly directLending?: boolean | null | undefined;
    /** Auto-renewal */
    readonly autoRenewal?: boolean | null | undefined;
    /** Privacy policy link */
    readonly privacyPolicyLink?: string | null | undefined;
    /** Terms and conditions link */
    readonly termsAndConditionsLink?: string | null | undefined;
    /** Embedded link sample */
    readonly embeddedLinkSample?: string | null | undefined;
  } | null | undefined;
  readonly pages?: {
    readonly optIn?: readonly string[] | null | undefined;
    /** Website */
    readonly website?: string | null | undefined;
    /** Privacy policy */
    readonly privacyPolicy?: string | null | undefined;
    /** Terms and conditions */
    readonly terms?: string | null | undefined;
  } | null | undefined;
};

export type UpdateRegistrationAnswer = {
  readonly success: boolean;
  readonly registration: Registration;
  /** Fields of the request that were ignored, up to 20. Absent if there are none. */
  readonly warnings?: readonly {
    readonly path: string;
    readonly problem: string;
  }[];
};

export type DeleteRegistrationAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type GetRegistrationAnswer = {
  readonly success: boolean;
  readonly registration: Registration;
};

export type ListRegistrationHistoryQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
};

export type ListRegistrationHistoryAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly history: readonly HistoryEntry[];
  readonly pagination: Pagination;
};

export type ListRegistrationVersionsAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly versions: readonly RegistrationVersion[];
};

export type GetRegistrationVersionAnswer = {
  readonly success: boolean;
  readonly version: RegistrationVersionDetail;
};

export type ListVersionChangesQuery = {
  /** The version to compare with. The previous one when omitted. */
  readonly since?: number | undefined;
};

export type ListVersionChangesAnswer = {
  readonly success: boolean;
  readonly changes: readonly VersionChange[];
};

export type SubmitRegistrationRequest = {
  /** The connectivity partner that the campaign is shared with. Without sharing, no carrier receives it; named at registration, it is shared immediately. */
  readonly upstreamCnpId?: string | undefined;
  /** An evaluation that you have seen. If it judged another revision, the submission is refused. The verdict of the newest evaluation of the current revision counts. */
  readonly evaluationId?: number | undefined;
  /** Submits a packet whose evaluation is `fixable`. */
  readonly override?: {
    /** Stays on the version. */
    readonly reason: string;
  } | undefined;
};

export type SubmitRegistrationAnswer = {
  readonly success: boolean;
  readonly registration: Registration;
};

export type ConfirmRegistrationCodeRequest = {
  /** The code from the message to the mobile phone of the owner. */
  readonly code: string;
};

export type ConfirmRegistrationCodeAnswer = {
  readonly success: boolean;
  readonly registration: Registration;
};

export type CancelSubmissionAnswer = {
  readonly success: boolean;
  readonly registration: Registration;
};

export type ExportRegistrationQuery = {
  readonly to: 'tcr' | 'twilio' | 'telnyx' | 'bandwidth' | 'sinch' | 'plivo' | 'vonage' | 'aws' | 'signalwire';
  /**
   * `tollfree`: the verification of toll-free numbers, where the provider has one.
   * @default "10dlc"
   */
  readonly product?: '10dlc' | 'tollfree' | undefined;
  /** Answers to what is missing: a JSON object with the names in `providerField`. A value of the registration comes first. */
  readonly fill?: string | undefined;
};

export type ExportRegistrationAnswer = {
  readonly success: boolean;
  readonly export: RegistrationExport;
};

export type ImportRegistrationRequest = {
  readonly from: 'tcr' | 'twilio' | 'telnyx' | 'bandwidth' | 'sinch' | 'plivo' | 'vonage' | 'aws' | 'signalwire';
  readonly payload?: {
    /** Requests as an export has them. */
    readonly calls?: readonly ({
      readonly method?: string | undefined;
      readonly path?: string | undefined;
      readonly body?: Readonly<Record<string, unknown>> | null | undefined;
    })[] | undefined;
    readonly brand?: Readonly<Record<string, unknown>> | undefined;
    readonly campaign?: Readonly<Record<string, unknown>> | undefined;
  } | undefined;
  /** A campaign of your registry account. Only with `tcr`. */
  readonly campaignId?: string | undefined;
};

export type ImportRegistrationAnswer = {
  readonly success: boolean;
  readonly registration: Registration;
  readonly lost: readonly Loss[];
};

export type ListRegistrationCustomersQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
  /** Part of the name. Case does not matter. */
  readonly search?: string | undefined;
  /** Admins only: the customers of one account. */
  readonly userId?: number | undefined;
};

export type ListRegistrationCustomersAnswer = {
  readonly success: boolean;
  /** By name. */
  readonly customers: readonly RegistrationCustomer[];
  readonly pagination: Pagination;
};

export type RenameRegistrationCustomerRequest = {
  /** Your customer that the registration is for, by any name that you choose. */
  readonly customer: string;
  /** Your customer that the registration is for, by any name that you choose. */
  readonly to: string | null;
  /** Admins only: the account that has the customer. Your own when omitted. */
  readonly userId?: number | undefined;
};

export type RenameRegistrationCustomerAnswer = {
  readonly success: boolean;
  readonly message: string;
  /** The number of registrations that changed. */
  readonly registrations: number;
};

export type GetSummaryQuery = {
  /** Admins only: the summary of one account. Without it, of all accounts, without `spending`. */
  readonly userId?: number | undefined;
};

export type GetSummaryAnswer = {
  readonly success: boolean;
  readonly summary: Summary;
};

export type EvaluateRegistrationRequest = {
  /**
   * False opens no page: the registration is judged by the newest snapshots of its pages, if there are any.
   * @default true
   */
  readonly fetchPages?: boolean | undefined;
};

export type EvaluateRegistrationAnswer = {
  readonly success: boolean;
  readonly evaluation: Evaluation;
};

export type ListEvaluationsQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
};

export type ListEvaluationsAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly evaluations: readonly Evaluation[];
  readonly pagination: Pagination;
};

export type GetEvaluationAnswer = {
  readonly success: boolean;
  readonly evaluation: Evaluation;
};

export type ApplyEvaluationEditsRequest = {
  /** The rules of the findings whose edits to take over. */
  readonly ruleIds: readonly string[];
};

export type ApplyEvaluationEditsAnswer = {
  readonly success: boolean;
  readonly registration: Registration;
  /** The paths of the fields that were changed. */
  readonly applied: readonly string[];
  readonly skipped: readonly SkippedEdit[];
};

export type CreateBatchRequest = {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
};

export type CreateBatchAnswer = {
  readonly success: boolean;
  readonly batch: RegistrationBatch;
};

export type ListBatchesQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
};

export type ListBatchesAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly batches: readonly RegistrationBatch[];
  readonly pagination: Pagination;
};

export type GetBatchAnswer = {
  readonly success: boolean;
  readonly batch: RegistrationBatch;
};

export type ChangeBatchRequest = {
  /** `SUBMITTING` continues a paused submission. `CANCELLED` is final. */
  readonly status?: 'PAUSED' | 'SUBMITTING' | 'CANCELLED' | undefined;
  /** How many rows are submitted in a minute, at most. */
  readonly ratePerMinute?: number | undefined;
};

export type ChangeBatchAnswer = {
  readonly success: boolean;
  readonly batch: RegistrationBatch;
};

export type ListBatchRowsQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
  readonly state?: 'INVALID' | 'DRAFT' | 'READY' | 'NOT_READY' | 'SUBMITTED' | 'ACTION_REQUIRED' | 'APPROVED' | 'DENIED' | undefined;
};

export type ListBatchRowsAnswer = {
  readonly success: boolean;
  /** In the order of the file. */
  readonly rows: readonly BatchRow[];
  readonly pagination: Pagination;
};

export type GetBatchTemplateAnswer = string;

export type GetBatchReportAnswer = string;

export type EvaluateBatchRequest = Readonly<Record<string, unknown>>;

export type EvaluateBatchAnswer = {
  readonly success: boolean;
  readonly batch: RegistrationBatch;
};

export type SubmitBatchRequest = {
  /** How many rows are submitted in a minute, at most. */
  readonly ratePerMinute?: number | undefined;
  /** The `cost` of the batch. If it differs, the request is refused and names the cost. */
  readonly confirmCost?: {
    readonly tokens: number;
    /** What the registry bills now, in USD, as in `evaluation.fees.dueNow`. */
    readonly registryFees: number;
    /** What the registry bills every month, in USD. */
    readonly monthlyFees?: number | undefined;
  } | undefined;
};

export type SubmitBatchAnswer = {
  readonly success: boolean;
  readonly batch: RegistrationBatch;
};

export type ListAlertsQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
  readonly status?: 'open' | 'resolved' | undefined;
  readonly severity?: 'info' | 'warning' | 'error' | undefined;
  /** Also those of its brand and campaign. */
  readonly registrationId?: number | undefined;
};

export type ListAlertsAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly alerts: readonly Alert[];
  readonly pagination: Pagination;
};

export type DismissAlertRequest = {
  readonly reason?: string | undefined;
};

export type DismissAlertAnswer = {
  readonly success: boolean;
  readonly alert: Alert;
};

export type CheckPageRequest = {
  /** The URL of the page. */
  readonly url: string;
  /** What the page is for. It is judged by the rules for this purpose. */
  readonly purpose: 'privacy' | 'terms' | 'optIn' | 'website';
  /** The name of the brand that the page should show. */
  readonly brandName?: string | undefined;
  /** Fields of the campaign, as far as you have them. The page is compared with them. */
  readonly campaign?: {
    /** Use case */
    readonly usecase?: string | undefined;
    /** Sub-use cases */
    readonly subUsecases?: readonly string[] | undefined;
    /** Subscriber opt-in */
    readonly subscriberOptin?: boolean | undefined;
    /** Subscriber opt-out */
    readonly subscriberOptout?: boolean | undefined;
    /** Subscriber HELP */
    readonly subscriberHelp?: boolean | undefined;
    /** Reseller */
    readonly resellerId?: string | undefined;
    /** Connectivity partner (CNP) */
    readonly upstreamCnpId?: string | undefined;
    /** Campaign description */
    readonly description?: string | undefined;
    /** Message flow (call to action) */
    readonly messageFlow?: string | undefined;
    /** Sample message 1 */
    readonly sample1?: string | undefined;
    /** Sample message 2 */
    readonly sample2?: string | undefined;
    /** Sample message 3 */
    readonly sample3?: string | undefined;
    /** Sample message 4 */
    readonly sample4?: string | undefined;
    /** Sample message 5 */
    readonly sample5?: string | undefined;
    /** HELP message */
    readonly helpMessage?: string | undefined;
    /** Opt-in message */
    readonly optinMessage?: string | undefined;
    /** Opt-out message */
    readonly optoutMessage?: string | undefined;
    /** Opt-in keywords */
    readonly optinKeywords?: string | undefined;
    /** Opt-out keywords */
    readonly optoutKeywords?: string | undefined;
    /** HELP keywords */
    readonly helpKeywords?: string | undefined;
    /** Embedded links */
    readonly embeddedLink?: boolean | undefined;
    /** Embedded phone numbers */
    readonly embeddedPhone?: boolean | undefined;
    /** Number pool */
    readonly numberPool?: boolean | undefined;
    /** Age-gated content */
    readonly ageGated?: boolean | undefined;
    /** Direct lending */
    readonly directLending?: boolean | undefined;
    /** Auto-renewal */
    readonly autoRenewal?: boolean | undefined;
    /** Privacy policy link */
    readonly privacyPolicyLink?: string | undefined;
    /** Terms and conditions link */
    readonly termsAndConditionsLink?: string | undefined;
    /** Embedded link sample */
    readonly embeddedLinkSample?: string | undefined;
  } | undefined;
};

export type CheckPageAnswer = {
  readonly success: boolean;
  readonly tool: 'page-check';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** True if an anonymous visitor gets the page. */
    readonly reachable: boolean;
    /** Why the page could not be read. `dns`: the host name does not exist. `timeout`: the page did not arrive within 10 seconds. `tls`: the TLS certificate is not valid. `connection`: the connection failed, or the response was incomplete or broken. `too_many_redirects`: more than 5. `too_large`: more than 2 MiB, compressed or not. `unsupported_type`: not HTML, plain text, or PDF. `private_address`: not on the public internet. `invalid_url`: a URL or redirect that is not opened, such as one with a password or another scheme. `http_status`: the page answers with an error status. */
    readonly problem?: 'dns' | 'timeout' | 'tls' | 'connection' | 'too_many_redirects' | 'too_large' | 'unsupported_type' | 'private_address' | 'invalid_url' | 'http_status';
    /** The ID of the snapshot. */
    readonly snapshotId: number;
    readonly findings: readonly PageFinding[];
  };
};

export type GetPageSnapshotAnswer = {
  readonly success: boolean;
  readonly id: number;
  /** The URL that was opened. */
  readonly url: string;
  /** The URL after all redirects. */
  readonly finalUrl: string;
  /** The URLs between `url` and `finalUrl`. */
  readonly redirects: readonly string[];
  /** The HTTP status. 0 if there was no response. */
  readonly status: number;
  /** Why there is no body. `dns`: the host name does not exist. `timeout`: the page did not arrive within 10 seconds. `tls`: the TLS certificate is not valid. `connection`: the connection failed, or the response was incomplete or broken. `too_many_redirects`: more than 5. `too_large`: more than 2 MiB, compressed or not. `unsupported_type`: not HTML, plain text, or PDF. `private_address`: not on the public internet. `invalid_url`: a URL or redirect that is not opened, such as one with a password or another scheme. */
  readonly problem: 'dns' | 'timeout' | 'tls' | 'connection' | 'too_many_redirects' | 'too_large' | 'unsupported_type' | 'private_address' | 'invalid_url' | null;
  readonly contentType: string | null;
  /** The size of the body after content decoding. */
  readonly bytes: number;
  /** SHA-256 of the body after content decoding. */
  readonly sha256: string;
  /** SHA-256 of `text` in UTF-8. */
  readonly textSha256: string;
  readonly title: string;
  /** Declared by the page, or guessed. */
  readonly language: string | null;
  /** What a visitor reads. Escape it before you show it. */
  readonly text: string;
  /** True if scripts change the text. Null if the page was not rendered. */
  readonly renderedDiffers: boolean | null;
  readonly fetchedAt: string;
};

export type GetPageSnapshotSourceAnswer = string;

export type ListRegistryEventsQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
  readonly status?: 'received' | 'processed' | 'failed' | undefined;
  readonly eventType?: string | undefined;
  readonly credentialId?: number | undefined;
};

export type ListRegistryEventsAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly events: readonly RegistryEvent[];
  readonly pagination: Pagination;
};

export type ReplayRegistryEventAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly event: RegistryEvent;
};

export type ReplayFailedEventsRequest = {
  readonly eventType?: string | undefined;
  readonly credentialId?: number | undefined;
};

export type ReplayFailedEventsAnswer = {
  readonly success: boolean;
  readonly message: string;
  /** How many callbacks are applied again. */
  readonly replayed: number;
  /** Whether more failed callbacks may be left. Repeat the request then. */
  readonly hasMore: boolean;
};

export type SyncBrandAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly brand: BrandDetail;
  readonly changes: readonly FieldChange[];
};

export type SyncCampaignAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly campaign: CampaignDetail;
  readonly changes: readonly FieldChange[];
};

export type ReceiveCallbackAnswer = {
  readonly success: boolean;
};

export type CreateWebhookEndpointRequest = {
  /** The webhook URL. It must use https and point to the public internet. */
  readonly url: string;
  /** The event types to send. If omitted, all events are sent. */
  readonly events?: readonly ('brand.status_changed' | 'brand.score_changed' | 'campaign.status_changed' | 'campaign.carrier_status_changed' | 'registration.status_changed' | 'alert.raised' | 'alert.resolved' | 'tokens.low')[] | undefined;
  readonly description?: string | undefined;
};

export type CreateWebhookEndpointAnswer = {
  readonly success: boolean;
  readonly endpoint: WebhookEndpoint;
  /** The webhook secret that signs deliveries (Standard Webhooks). Shown only once. */
  readonly secret: string;
};

export type ListWebhookEndpointsQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
};

export type ListWebhookEndpointsAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly endpoints: readonly WebhookEndpoint[];
  readonly pagination: Pagination;
};

export type GetWebhookEndpointAnswer = {
  readonly success: boolean;
  readonly endpoint: WebhookEndpoint;
};

export type ChangeWebhookEndpointRequest = {
  /** The webhook URL. It must use https and point to the public internet. */
  readonly url?: string | undefined;
  /** The event types to send. If omitted, all events are sent. */
  readonly events?: readonly ('brand.status_changed' | 'brand.score_changed' | 'campaign.status_changed' | 'campaign.carrier_status_changed' | 'registration.status_changed' | 'alert.raised' | 'alert.resolved' | 'tokens.low')[] | undefined;
  readonly description?: string | undefined;
  readonly status?: 'active' | 'disabled' | undefined;
};

export type ChangeWebhookEndpointAnswer = {
  readonly success: boolean;
  readonly endpoint: WebhookEndpoint;
};

export type DeleteWebhookEndpointAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type RotateWebhookSecretAnswer = {
  readonly success: boolean;
  /** The webhook secret that signs deliveries (Standard Webhooks). Shown only once. */
  readonly secret: string;
};

export type TestWebhookEndpointAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly delivery: WebhookDelivery;
};

export type ListWebhookDeliveriesQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
  readonly status?: 'pending' | 'delivered' | 'failed' | undefined;
};

export type ListWebhookDeliveriesAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly deliveries: readonly WebhookDelivery[];
  readonly pagination: Pagination;
};

export type ResendWebhookDeliveryAnswer = {
  readonly success: boolean;
  readonly message: string;
  readonly delivery: WebhookDelivery;
};

export type ListEventsQuery = {
  /**
   * The `cursor` of an earlier response. Returns events after it.
   * @default 0
   */
  readonly after?: number | undefined;
  /**
   * Return the newest events, oldest first, and ignore `after`.
   * @default false
   */
  readonly newest?: boolean | undefined;
  /** @default 100 */
  readonly limit?: number | undefined;
};

export type ListEventsAnswer = {
  readonly success: boolean;
  /** Oldest first. */
  readonly events: readonly TendlcEvent[];
  /** Pass this value as `after` to get the next events. */
  readonly cursor: number;
};

export type StreamEventsAnswer = string;

export type GetNoticesAnswer = {
  readonly success: boolean;
  /** The emails that you receive. */
  readonly notices: {
    /** The status of a brand, campaign, or registration changed, or an alert. */
    readonly registration: boolean;
    /** The token balance is low. */
    readonly balance: boolean;
    /** A webhook endpoint was turned off because its deliveries failed. */
    readonly webhooks: boolean;
    /** The password was changed. Always true: these emails cannot be turned off. */
    readonly security: boolean;
  };
  /** How often you receive emails about changes of status. */
  readonly schedule: {
    /** How often emails about changes of status are sent. `immediate`: an email for each change; after five in an hour, further changes are gathered into one email. `daily`: one email a day, at 8 AM. */
    readonly frequency: 'immediate' | 'daily';
    /** The IANA time zone of the daily email and of the times in it. */
    readonly timeZone: string;
    /** The number of changes that wait for the next email. */
    readonly waiting: number;
    /** When the changes that wait are sent. Null if none wait. */
    readonly nextAt: string | null;
    readonly rejection: {
      readonly at: string;
      /** The response of the mail server. */
      readonly reason: string;
    } | null;
  };
};

export type ChangeNoticesRequest = {
  /** The status of a brand, campaign, or registration changed, or an alert. */
  readonly registration?: boolean | undefined;
  /** The token balance is low. */
  readonly balance?: boolean | undefined;
  /** A webhook endpoint was turned off because its deliveries failed. */
  readonly webhooks?: boolean | undefined;
  /** The password was changed. Always true: these emails cannot be turned off. */
  readonly security?: boolean | undefined;
  /** How often emails about changes of status are sent. `immediate`: an email for each change; after five in an hour, further changes are gathered into one email. `daily`: one email a day, at 8 AM. */
  readonly frequency?: 'immediate' | 'daily' | undefined;
  /** The IANA time zone of the daily email and of the times in it. */
  readonly timeZone?: string | undefined;
};

export type ChangeNoticesAnswer = {
  readonly success: boolean;
  /** The emails that you receive. */
  readonly notices: {
    /** The status of a brand, campaign, or registration changed, or an alert. */
    readonly registration: boolean;
    /** The token balance is low. */
    readonly balance: boolean;
    /** A webhook endpoint was turned off because its deliveries failed. */
    readonly webhooks: boolean;
    /** The password was changed. Always true: these emails cannot be turned off. */
    readonly security: boolean;
  };
  /** How often you receive emails about changes of status. */
  readonly schedule: {
    /** How often emails about changes of status are sent. `immediate`: an email for each change; after five in an hour, further changes are gathered into one email. `daily`: one email a day, at 8 AM. */
    readonly frequency: 'immediate' | 'daily';
    /** The IANA time zone of the daily email and of the times in it. */
    readonly timeZone: string;
    /** The number of changes that wait for the next email. */
    readonly waiting: number;
    /** When the changes that wait are sent. Null if none wait. */
    readonly nextAt: string | null;
    readonly rejection: {
      readonly at: string;
      /** The response of the mail server. */
      readonly reason: string;
    } | null;
  };
};

export type UnsubscribeAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type ListAuditQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
  /** Admins only: return entries about this account or caused by this user. */
  readonly userId?: number | undefined;
  /** Return only entries with this action. */
  readonly action?: 'account.created' | 'admin.granted' | 'admin.revoked' | 'tokens.credited' | 'tokens.refunded' | 'login.succeeded' | 'login.failed' | 'login.locked' | 'password.reset' | 'password.changed' | 'password.reset_sent' | 'email.change_requested' | 'email.changed' | 'totp.enabled' | 'totp.disabled' | 'recovery_codes.created' | 'recovery_code.used' | 'passkey.added' | 'passkey.removed' | 'session.ended' | 'sessions.ended' | 'account.locked' | 'account.unlocked' | 'account.deleted' | 'api_key.created' | 'api_key.revoked' | 'credentials.created' | 'credentials.changed' | 'credentials.deactivated' | 'webhook_endpoint.secret_rotated' | 'profile.change_sent' | 'keys.rotated' | 'settings.changed' | 'retention.ran' | 'service.started' | 'service.stopped' | 'database.restored' | undefined;
};

export type ListAuditAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly entries: readonly AuditEntry[];
  readonly pagination: Pagination;
};

export type GetCspProfileQuery = {
  /** Admins only: the ID of the credentials to use. */
  readonly credentialId?: number | undefined;
  /** Admins only: the ID of the customer whose credentials to use. */
  readonly userId?: number | undefined;
};

export type GetCspProfileAnswer = {
  readonly success: boolean;
  /** The CSP profile of the account at the registry. */
  readonly profile: Readonly<Record<string, unknown>>;
};

export type UpdateCspProfileRequest = {
  /** Admins only: the ID of the credentials to use. */
  readonly credentialId?: number | undefined;
  /** Admins only: the ID of the customer whose credentials to use. */
  readonly userId?: number | undefined;
  /** The email address that the registry uses for event notifications. */
  readonly email?: string | undefined;
  /** The email address that the registry uses for escalations. */
  readonly escalateEmail?: string | undefined;
  /** The email address that the registry uses for technical matters. */
  readonly techEmail?: string | undefined;
  /** The email address that the registry uses for billing. */
  readonly financeEmail?: string | undefined;
};

export type UpdateCspProfileAnswer = {
  readonly success: boolean;
  /** The CSP profile of the account at the registry. */
  readonly profile: Readonly<Record<string, unknown>>;
};

export type GetEnumQuery = {
  /** Admins only: the ID of the credentials to use. */
  readonly credentialId?: number | undefined;
  /** Admins only: the ID of the customer whose credentials to use. */
  readonly userId?: number | undefined;
};

export type GetEnumAnswer = {
  readonly success: boolean;
  readonly type: 'entity-types' | 'verticals' | 'usecases' | 'alt-business-ids' | 'brand-relationships';
  readonly values: readonly {
    /** The value to send in requests. */
    readonly value: string;
    /** The display name. */
    readonly label: string;
    readonly description?: string;
    readonly [further: string]: unknown;
  }[];
  /** `registry`: the values come from the registry. `shipped`: the registry did not respond, and the values come with this version of the service. */
  readonly source: 'registry' | 'shipped';
};

export type ListRegistryCallsQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** Part of the path, matched literally. */
  readonly endpoint?: string | undefined;
  readonly credentialId?: number | undefined;
};

export type ListRegistryCallsAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly logs: readonly RegistryCall[];
  readonly pagination: Pagination;
};

export type AppealBrandRequest = {
  readonly appealCategories: readonly ('VERIFY_TAX_ID' | 'VERIFY_NON_PROFIT' | 'VERIFY_GOVERNMENT')[];
  /** The `uuid` of uploaded evidence. */
  readonly attachmentUuids?: readonly string[] | undefined;
  readonly explanation?: string | undefined;
};

export type AppealBrandAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type ListBrandAppealsAnswer = {
  readonly success: boolean;
  readonly records: readonly RegistryRecord[];
};

export type AppealVettingRequest = {
  readonly evpId: string;
  readonly vettingId: string;
  readonly appealCategories: readonly ('VERIFY_TAX_ID' | 'VERIFY_NON_PROFIT' | 'VERIFY_GOVERNMENT' | 'LOW_SCORE' | 'VERIFY_EMAIL_OWNERSHIP' | 'VERIFY_DOMAIN_OWNERSHIP')[];
  /** The `uuid` of uploaded evidence. */
  readonly attachmentUuids?: readonly string[] | undefined;
  readonly explanation?: string | undefined;
};

export type AppealVettingAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type SendBusinessContactMailRequest = {
  /** @default "AUTHPLUS" */
  readonly vettingClass?: 'AUTHPLUS' | 'RBM' | undefined;
};

export type SendBusinessContactMailAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type ListVettingsAnswer = {
  readonly success: boolean;
  readonly records: readonly RegistryRecord[];
};

export type ImportVettingRequest = {
  readonly evpId: string;
  readonly vettingId: string;
  /** AEGIS requires it. */
  readonly vettingToken?: string | undefined;
};

export type ImportVettingAnswer = {
  readonly success: boolean;
  readonly record: RegistryRecord;
};

export type ListVettingReportsAnswer = {
  readonly success: boolean;
  readonly attachments: readonly Attachment[];
};

export type GetQualificationQuery = {
  /** Only this use case. */
  readonly usecase?: string | undefined;
};

export type GetQualificationAnswer = {
  readonly success: boolean;
  readonly records: readonly RegistryRecord[];
};

export type ListCampaignNumbersQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
  /** Only current or only former numbers. */
  readonly current?: boolean | undefined;
};

export type ListCampaignNumbersAnswer = {
  readonly success: boolean;
  /** In the order of the registry. */
  readonly records: readonly RegistryRecord[];
  readonly pagination: Pagination;
};

export type GetMigrationAnswer = {
  readonly success: boolean;
  readonly migration: RegistryRecord | null;
};

export type StartMigrationRequest = {
  /** The connectivity partner that the campaign is shared with. Without sharing, no carrier receives it; named at registration, it is shared immediately. */
  readonly upstreamCnpId: string;
};

export type StartMigrationAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type CancelMigrationAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type ListPartnerCampaignsQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
  /** Admins only: the ID of the credentials to use. */
  readonly credentialId?: number | undefined;
  /** Admins only: the ID of the customer whose credentials to use. */
  readonly userId?: number | undefined;
  readonly sharingStatus?: 'PENDING' | 'ACCEPTED' | 'DECLINED' | undefined;
};

export type ListPartnerCampaignsAnswer = {
  readonly success: boolean;
  /** In the order of the registry. */
  readonly records: readonly RegistryRecord[];
  readonly pagination: Pagination;
};

export type GetPartnerCampaignQuery = {
  /** Admins only: the ID of the credentials to use. */
  readonly credentialId?: number | undefined;
  /** Admins only: the ID of the customer whose credentials to use. */
  readonly userId?: number | undefined;
};

export type GetPartnerCampaignAnswer = {
  readonly success: boolean;
  readonly record: RegistryRecord;
};

export type AcceptPartnerCampaignRequest = {
  /** The connectivity partner that the campaign is shared with. Without sharing, no carrier receives it; named at registration, it is shared immediately. */
  readonly upstreamCnpId: string;
  /** Admins only: the ID of the credentials to use. */
  readonly credentialId?: number | undefined;
  /** Admins only: the ID of the customer whose credentials to use. */
  readonly userId?: number | undefined;
};

export type AcceptPartnerCampaignAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type DeclinePartnerCampaignRequest = {
  readonly rejectionCategories: readonly ('BRAND_INCONSISTENCIES' | 'CALL_TO_ACTION' | 'CAMPAIGN_DESCRIPTION_OR_ATTRIBUTES' | 'DISALLOWED_CONTENT' | 'MANDATORY_MESSAGE_TERMINOLOGY' | 'PRIVACY_POLICY' | 'SAMPLE_MESSAGE' | 'TERMS_AND_CONDITIONS' | 'OTHER')[];
  readonly explanation: string;
  /** Admins only: the ID of the credentials to use. */
  readonly credentialId?: number | undefined;
  /** Admins only: the ID of the customer whose credentials to use. */
  readonly userId?: number | undefined;
};

export type DeclinePartnerCampaignAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type ListResellersQuery = {
  /**
   * The page number. The first page is 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * The number of entries per page.
   * @default 25
   */
  readonly limit?: number | undefined;
  /** Admins only: the ID of the credentials to use. */
  readonly credentialId?: number | undefined;
  /** Admins only: the ID of the customer whose credentials to use. */
  readonly userId?: number | undefined;
};

export type ListResellersAnswer = {
  readonly success: boolean;
  /** In the order of the registry. */
  readonly records: readonly RegistryRecord[];
  readonly pagination: Pagination;
};

export type CreateResellerRequest = {
  readonly companyName: string;
  /** Phone number of the business. Include the country code, such as +15125557123. Without one, the number is read as a number of the brand’s country. */
  readonly phone: string;
  readonly email: string;
  /** Admins only: the ID of the credentials to use. */
  readonly credentialId?: number | undefined;
  /** Admins only: the ID of the customer whose credentials to use. */
  readonly userId?: number | undefined;
};

export type CreateResellerAnswer = {
  readonly success: boolean;
  readonly record: RegistryRecord;
};

export type GetResellerQuery = {
  /** Admins only: the ID of the credentials to use. */
  readonly credentialId?: number | undefined;
  /** Admins only: the ID of the customer whose credentials to use. */
  readonly userId?: number | undefined;
};

export type GetResellerAnswer = {
  readonly success: boolean;
  readonly record: RegistryRecord;
};

export type UpdateResellerRequest = {
  readonly companyName: string;
  /** Phone number of the business. Include the country code, such as +15125557123. Without one, the number is read as a number of the brand’s country. */
  readonly phone: string;
  readonly email: string;
  /** Admins only: the ID of the credentials to use. */
  readonly credentialId?: number | undefined;
  /** Admins only: the ID of the customer whose credentials to use. */
  readonly userId?: number | undefined;
};

export type UpdateResellerAnswer = {
  readonly success: boolean;
  readonly record: RegistryRecord;
};

export type DeleteResellerQuery = {
  /** Admins only: the ID of the credentials to use. */
  readonly credentialId?: number | undefined;
  /** Admins only: the ID of the customer whose credentials to use. */
  readonly userId?: number | undefined;
};

export type DeleteResellerAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type TagBrandAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type UntagBrandAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type TagCampaignAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type UntagCampaignAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type ListEvidenceAnswer = {
  readonly success: boolean;
  readonly attachments: readonly Attachment[];
};

export type UploadEvidenceAnswer = {
  readonly success: boolean;
  readonly attachment: Attachment;
};

export type ListAttachmentsQuery = {
  /** `mms`: a sample of an MMS. `document`: a supporting document. */
  readonly kind: 'mms' | 'document';
};

export type ListAttachmentsAnswer = {
  readonly success: boolean;
  readonly attachments: readonly Attachment[];
};

export type UploadAttachmentQuery = {
  /** `mms`: a sample of an MMS. `document`: a supporting document. */
  readonly kind: 'mms' | 'document';
};

export type UploadAttachmentAnswer = {
  readonly success: boolean;
  readonly attachment: Attachment;
};

export type GetAttachmentAnswer = Blob;

export type DeleteAttachmentAnswer = {
  readonly success: boolean;
  readonly message: string;
};

export type GetSandboxAnswer = {
  readonly success: boolean;
  readonly sandbox: SandboxOverview;
};

export type AdvanceSandboxRequest = {
  /** How many seconds to advance. If omitted, advances to the next event. */
  readonly seconds?: number | undefined;
};

export type AdvanceSandboxAnswer = {
  readonly success: boolean;
  readonly sandbox: SandboxOverview;
};

export type DecideSandboxBrandRequest = {
  readonly outcome: 'verify' | 'refuse' | 'score' | 'fail-vet' | 'expire-vets';
  /** The rejection category of the registry. */
  readonly category?: string | undefined;
  /** The trust score, for the outcome `score`. */
  readonly score?: number | undefined;
};

export type DecideSandboxBrandAnswer = {
  readonly success: boolean;
  readonly sandbox: SandboxOverview;
};

export type DecideSandboxCampaignRequest = {
  readonly outcome: 'share' | 'accept' | 'decline' | 'carrier' | 'suspend' | 'lift' | 'expire';
  /** The carrier status, for the outcome `carrier`. */
  readonly status?: 'REGISTERED' | 'REVIEW' | 'REJECTED' | 'SUSPENDED' | undefined;
  /** The carrier ID, for the outcome `carrier`. If omitted, applies to every carrier. */
  readonly mnoId?: number | undefined;
  /** The rejection category of the registry. */
  readonly category?: string | undefined;
  /** The explanation of the connectivity partner, for the outcome `decline`. */
  readonly explanation?: string | undefined;
};

export type DecideSandboxCampaignAnswer = {
  readonly success: boolean;
  readonly sandbox: SandboxOverview;
};
