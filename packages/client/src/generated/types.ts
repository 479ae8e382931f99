// Generated from docs/openapi.json by `npm run docs`. Do not edit.
// biome-ignore-all format: generated
// oxlint-disable eslint/max-lines
import type { TendlcEvent } from '../events.ts';

/** The documented error codes. They are stable. */
export type ErrorCode =
  | 'account_locked'
  | 'body_too_large'
  | 'credentials_exist'
  | 'credentials_missing'
  | 'email_taken'
  | 'forbidden'
  | 'idempotency_key_in_use'
  | 'idempotency_key_reused'
  | 'insufficient_tokens'
  | 'internal_error'
  | 'invalid_credentials'
  | 'invalid_reset_token'
  | 'invalid_signature'
  | 'malformed_body'
  | 'not_found'
  | 'overloaded'
  | 'rate_limited'
  | 'registration_under_way'
  | 'registry_busy'
  | 'registry_fault'
  | 'registry_login_refused'
  | 'registry_refused'
  | 'registry_timeout'
  | 'storage_quota_exceeded'
  | 'unauthorized'
  | 'unavailable'
  | 'unsupported_media_type'
  | 'validation_failed';

/** The `data` of each event type. */
export type EventData = {
  readonly 'brand.status_changed': {
    /** The local ID of the brand. */
    readonly localId: number;
    readonly tcrBrandId: string | null;
    /** The brand name. */
    readonly name: string;
    readonly progress?: Progress;
    readonly from: string | null;
    /** The new `brand_status`. */
    readonly to: string;
  };
  readonly 'brand.score_changed': {
    /** The local ID of the brand. */
    readonly localId: number;
    readonly tcrBrandId: string | null;
    /** The brand name. */
    readonly name: string;
    readonly progress?: Progress;
    readonly from: number | null;
    readonly to: number | null;
  };
  readonly 'campaign.status_changed': {
    /** The local ID of the campaign. */
    readonly localId: number;
    readonly tcrCampaignId: string | null;
    /** The local ID of its brand. Absent in old events. */
    readonly brandLocalId?: number;
    readonly usecase: string;
    readonly progress?: Progress;
    readonly from: string | null;
    /** The new `campaign_status`. */
    readonly to: string;
  };
  readonly 'campaign.carrier_status_changed': {
    /** The local ID of the campaign. */
    readonly localId: number;
    readonly tcrCampaignId: string | null;
    /** The local ID of its brand. Absent in old events. */
    readonly brandLocalId?: number;
    readonly usecase: string;
    readonly progress?: Progress;
    /** The name of the carrier. */
    readonly carrier: string;
    readonly from: string | null;
    readonly to: string | null;
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

export type ApiKey = {
  readonly id: number;
  readonly name: string;
  /** The first characters of the key, to help you identify it. */
  readonly prefix: string;
  readonly scopes: readonly ('tools' | 'registry:read' | 'registry:write')[];
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  readonly createdAt: string;
};

export type AuditEntry = {
  /** The position of the entry in the hash chain. */
  readonly sequence: number;
  readonly action: 'account.created' | 'admin.granted' | 'admin.revoked' | 'tokens.credited' | 'login.succeeded' | 'login.failed' | 'login.locked' | 'password.reset' | 'api_key.created' | 'api_key.revoked' | 'credentials.created' | 'credentials.changed' | 'credentials.deactivated' | 'webhook_endpoint.secret_rotated' | 'profile.change_sent' | 'keys.rotated' | 'settings.changed' | 'retention.ran' | 'service.started' | 'service.stopped' | 'database.restored';
  /** Who acted. `unknown` is a caller who did not authenticate, such as a failed login. */
  readonly actor: 'user' | 'operator' | 'system' | 'unknown';
  readonly actorUserId: number | null;
  readonly userId: number | null;
  readonly subject: string | null;
  readonly address: string | null;
  /** More values, depending on the action. Never contains secrets. */
  readonly details: Readonly<Record<string, unknown>>;
  /** SHA-256 over this entry and the hash of the one before it, in hex. */
  readonly hash: string;
  readonly createdAt: string;
};

export type Brand = {
  readonly localId: number;
  readonly tcrBrandId: string | null;
  readonly userId: number;
  readonly credentialId: number;
  /** `PENDING` until the registry has judged, `ACTIVE` once verified, `FAILED` when it could not be verified, `DELETED`. */
  readonly brand_status: string;
  readonly identityStatus: string | null;
  readonly trustScore: number | null;
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
  readonly lastSyncedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type BrandDetail = {
  readonly localId: number;
  readonly tcrBrandId: string | null;
  readonly userId: number;
  readonly credentialId: number;
  /** `PENDING` until the registry has judged, `ACTIVE` once verified, `FAILED` when it could not be verified, `DELETED`. */
  readonly brand_status: string;
  readonly identityStatus: string | null;
  readonly trustScore: number | null;
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
  readonly lastSyncedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** What happened to it, newest first. */
  readonly history: readonly HistoryEntry[];
};

export type Campaign = {
  readonly localId: number;
  readonly tcrCampaignId: string | null;
  readonly tcrBrandId: string | null;
  readonly brandLocalId: number;
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
  readonly lastSyncedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type CampaignDetail = {
  readonly localId: number;
  readonly tcrCampaignId: string | null;
  readonly tcrBrandId: string | null;
  readonly brandLocalId: number;
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
  readonly sharingStatus: string | null;
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
  readonly tcrApiBaseUrl: string | null;
  readonly status: 'active' | 'inactive';
  /** The webhook URL for registry callbacks. Enter it in the registry portal, or use the webhook subscription operation. */
  readonly webhookUrl: string;
  readonly lastUsedAt: string | null;
  readonly lastTestedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
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
  readonly registryName: string | null;
  /** The step of a form that asks for the field. */
  readonly step: string;
};

export type HistoryEntry = {
  readonly at: string;
  /** The source of the change: a `request` to this service, a registry `callback`, a `sync` by an admin, a `poll` of the registry, or the `sweep` that resolves requests without a response. */
  readonly source: 'request' | 'callback' | 'sync' | 'poll' | 'sweep';
  /** The event types of the callbacks that reported the change. */
  readonly eventTypes: readonly string[];
  readonly userId: number | null;
  readonly changes: readonly FieldChange[];
};

export type Pagination = {
  readonly page: number;
  readonly limit: number;
  /** The number of entries on all pages. */
  readonly total: number;
  readonly totalPages: number;
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

export type RegistryCall = {
  readonly id: number;
  readonly credentialId: number;
  readonly userId: number | null;
  readonly method: string;
  readonly endpoint: string;
  readonly statusCode: number | null;
  readonly durationMs: number;
  /** The attempt number, starting at 1. Each retry has its own entry. */
  readonly attempt: number;
  readonly error: string | null;
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
  /** The payload as received. Null if it was not stored or was deleted. */
  readonly payload: unknown;
  readonly error: string | null;
  readonly attempts: number;
  readonly receivedAt: string;
  readonly processedAt: string | null;
};

export type SandboxOverview = {
  /** The current sandbox time. You can advance it. */
  readonly now: string;
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
    readonly taxId: string | null;
    readonly outcome: string;
  })[];
};

export type Source = {
  /** Title of the source. */
  readonly title: string;
  /** URL of the source, if it is public. */
  readonly url?: string;
  /** Date of the source, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly asOf: string;
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
  readonly lastDailyFreeDate: string | null;
  /** Whether the user is an admin. Admins see the records of all customers, and registry calls are free for them. */
  readonly isAdmin: boolean;
  readonly createdAt: string;
};

export type WebhookDelivery = {
  readonly id: number;
  /** The event ID, sent as `webhook-id`. */
  readonly eventId: string;
  readonly eventType: string;
  readonly status: 'pending' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly responseStatus: number | null;
  readonly error: string | null;
  readonly nextAttemptAt: string | null;
  readonly createdAt: string;
  readonly deliveredAt: string | null;
};

export type WebhookEndpoint = {
  readonly id: number;
  readonly url: string;
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
  readonly password: string;
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
  /** Part of the email address, or the ID of a customer. */
  readonly search?: string | undefined;
};

export type ListCustomersAnswer = {
  readonly success: boolean;
  /** Newest first. */
  readonly customers: readonly User[];
  readonly pagination: Pagination;
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
  /** The Employer Identification Number of the IRS letter, with or without its hyphen. */
  readonly ein: string;
  /** The company name exactly as the IRS has it, ending included. */
  readonly legalName: string;
  /** The domain of the website. A full address is read as its host; nothing is fetched. */
  readonly websiteDomain: string;
  /** Two-letter code of the state of the business address. */
  readonly state: string;
  /** The trading name, where it is not the legal name. Without it none is assumed. */
  readonly dbaName?: string | undefined;
  /** What the business is in law. Without it, it is read from the ending of the legal name. */
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
    /** The worst finding; advice does not count. */
    readonly status: 'pass' | 'warning' | 'error';
    /** 100 less 20 an error and 7 a warning, 0 at least. The weights are our estimate; this is no trust score. */
    readonly score: number;
    readonly errorCount: number;
    readonly warningCount: number;
    readonly infoCount: number;
    readonly passCount: number;
    readonly checks: readonly CheckItem[];
    /** As the IRS prints it, `12-3456789`. */
    readonly ein: string;
    /** Campus or channel that issues the prefix. Says nothing about the place. */
    readonly einIssuedBy?: string;
    /** The registrable domain of the website, when there is one. */
    readonly domain?: string;
    /** The state behind the code, when there is one. */
    readonly stateName?: string;
    /** The entity type to register with. A company on a stock exchange takes PUBLIC_PROFIT in place of PRIVATE_PROFIT. */
    readonly suggestedEntityType: 'PRIVATE_PROFIT' | 'NON_PROFIT' | 'GOVERNMENT';
    /** What the ending of the legal name says, when the request did not say. */
    readonly businessTypeAssumed?: 'corporation' | 'llc' | 'partnership' | 'sole_proprietor' | 'non_profit';
    /** What to change, the gravest first. */
    readonly nextSteps: readonly string[];
  };
};

export type MessageValidatorRequest = {
  /** The text of the message, exactly as you send it. */
  readonly message: string;
  /**
   * What the message is for. Marketing is held to the strictest rules. Without it the message is judged as transactional.
   * @default "transactional"
   */
  readonly messageType?: 'promotional' | 'transactional' | 'conversational' | undefined;
};

export type MessageValidatorAnswer = {
  readonly success: boolean;
  readonly tool: 'message-validator';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** The worst finding; advice does not count. */
    readonly status: 'pass' | 'warning' | 'error';
    /** The type the message was judged as. */
    readonly messageType: 'promotional' | 'transactional' | 'conversational';
    /** True when the request did not say. */
    readonly messageTypeAssumed: boolean;
    /** Characters (Unicode code points). */
    readonly messageLength: number;
    /** Segments as billed. */
    readonly segments: number;
    /** `GSM-7` while every character is in the GSM alphabet, else `UCS-2`. */
    readonly encoding: 'GSM-7' | 'UCS-2';
    readonly errorCount: number;
    readonly warningCount: number;
    readonly infoCount: number;
    readonly passCount: number;
    readonly checks: readonly CheckItem[];
    readonly encodingReport: {
      /** Septets (GSM-7) or UTF-16 code units (UCS-2). */
      readonly units: number;
      /** 160 or 70 for one segment, else 153 or 67. */
      readonly unitsPerSegment: number;
      /** What still fits into the last segment. */
      readonly unitsLeft: number;
      /** How many characters force UCS-2. */
      readonly forcedByCount: number;
      /** The first 50 characters that force UCS-2. */
      readonly forcedBy: readonly {
        readonly character: string;
        /** For example `U+2019`. */
        readonly codePoint: string;
        /** Position counted in code points, from 0. */
        readonly codePointIndex: number;
        /** Position counted in UTF-16 units, from 0. */
        readonly utf16Index: number;
        /** What could be sent instead; empty: leave it out; absent: nothing means the same. */
        readonly replacement?: string;
        /** The replacement loses something, as `a` for `á` does. */
        readonly lossy: boolean;
      }[];
      readonly afterReplacement: {
        /** The message with every replacement made. */
        readonly text: string;
        /** `GSM-7` while every character is in the GSM alphabet, else `UCS-2`. */
        readonly encoding: 'GSM-7' | 'UCS-2';
        readonly segments: number;
      };
    };
    /** Where each segment begins and ends. */
    readonly segmentMap: readonly {
      /** From 1. */
      readonly number: number;
      /** First UTF-16 unit. */
      readonly start: number;
      /** UTF-16 unit after the last. */
      readonly end: number;
      /** Septets or UTF-16 units used. */
      readonly units: number;
    }[];
    /** Surcharges of the carriers for one recipient. */
    readonly carrierCosts: readonly ({
      /** Carrier code. */
      readonly carrier: 'att' | 'tmobile' | 'verizon' | 'uscellular';
      readonly displayName: string;
      /** Carrier surcharge on sending this message to one handset, without the provider’s own price. */
      readonly surchargeUsd: number;
      readonly perSegmentUsd: number;
      /** Date of the rate; carriers revise them several times a year. */
      readonly asOf: string;
      /** Where the rate was read. */
      readonly source: string;
    })[];
    /** The sender as it was read from the text. */
    readonly sender?: string;
    /** Links found, as written. */
    readonly links: readonly string[];
    /** Telephone numbers found, in E.164. */
    readonly phones: readonly string[];
  };
};

export type OptOutAuditorRequest = {
  /** The text of the message, exactly as you send it. */
  readonly message: string;
  /**
   * Whether something records opt-outs and keeps later messages from being sent.
   * @default false
   */
  readonly hasOptOutSystem?: boolean | undefined;
};

export type OptOutAuditorAnswer = {
  readonly success: boolean;
  readonly tool: 'opt-out-auditor';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** `compliant` from 80 points with a standard keyword; `non_compliant` below 50 or without any way out. */
    readonly status: 'compliant' | 'needs_improvement' | 'non_compliant';
    /** Points earned. The weights are our estimate. */
    readonly score: number;
    readonly maxScore: number;
    /** Score of maxScore in percent. */
    readonly percentage: number;
    readonly checks: readonly CheckItem[];
    /** As given; false when it was not. */
    readonly hasOptOutSystem: boolean;
    /** The instruction as it stands in the message. */
    readonly optOutInstruction?: string;
    /** The keyword it names, in capitals. */
    readonly keyword?: string;
    /** What to do once somebody has opted out. */
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
   * Use case of the campaign, as a registry code. An unknown one is treated as MIXED, with a warning.
   * @default "MIXED"
   */
  readonly useCase?: string | undefined;
  /**
   * Trust score of the brand; 0 for a brand that was not vetted.
   * @default 50
   */
  readonly trustScore?: number | undefined;
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
    /** Segments as billed. */
    readonly segments: number;
    /** `GSM-7` while every character is in the GSM alphabet, else `UCS-2`. */
    readonly encoding: 'GSM-7' | 'UCS-2';
    /** As given. */
    readonly useCase: string;
    /** Registry code the preview was made for. */
    readonly useCaseAssumed: string;
    readonly trustScore: number;
    /** By carrier code. */
    readonly carrierPreviews: {
      readonly att: {
        /** Name of the carrier. */
        readonly carrier: string;
        /** In words, because no carrier publishes rates. Our estimate. */
        readonly expectedDelivery: 'high' | 'normal' | 'at risk' | 'refused';
        /** Our estimate from the objections. */
        readonly filteringRisk: 'low' | 'medium' | 'high';
        /** What the handset shows as sender. */
        readonly displayName: string;
        /** The limit that applies to the campaign or brand, in words. */
        readonly throughput: string;
        /** Whether the carrier or a provider states the limit. */
        readonly throughputBasis: 'published' | 'estimate' | 'unpublished';
        /** AT&T message class. */
        readonly messageClass?: string;
        /** T-Mobile daily tier of the brand. */
        readonly dailyTier?: string;
        readonly segmentsPerMinute?: number;
        readonly segmentsPerDay?: number;
        /** Messages of this length a minute. */
        readonly messagesPerMinute?: number;
        /** Messages of this length a day. */
        readonly messagesPerDay?: number;
        /** Carrier surcharge on this message for one recipient. */
        readonly surchargeUsd: number;
        /** Date of the rate. */
        readonly surchargeAsOf: string;
        /** Why this carrier may filter the message. */
        readonly objections: readonly string[];
        /** What else is known about the carrier. */
        readonly notes: readonly string[];
        /** Where the limit was read. */
        readonly source: string;
        /** Date of that source. */
        readonly asOf: string;
      };
      readonly tmobile: {
        /** Name of the carrier. */
        readonly carrier: string;
        /** In words, because no carrier publishes rates. Our estimate. */
        readonly expectedDelivery: 'high' | 'normal' | 'at risk' | 'refused';
        /** Our estimate from the objections. */
        readonly filteringRisk: 'low' | 'medium' | 'high';
        /** What the handset shows as sender. */
        readonly displayName: string;
        /** The limit that applies to the campaign or brand, in words. */
        readonly throughput: string;
        /** Whether the carrier or a provider states the limit. */
        readonly throughputBasis: 'published' | 'estimate' | 'unpublished';
        /** AT&T message class. */
        readonly messageClass?: string;
        /** T-Mobile daily tier of the brand. */
        readonly dailyTier?: string;
        readonly segmentsPerMinute?: number;
        readonly segmentsPerDay?: number;
        /** Messages of this length a minute. */
        readonly messagesPerMinute?: number;
        /** Messages of this length a day. */
        readonly messagesPerDay?: number;
        /** Carrier surcharge on this message for one recipient. */
        readonly surchargeUsd: number;
        /** Date of the rate. */
        readonly surchargeAsOf: string;
        /** Why this carrier may filter the message. */
        readonly objections: readonly string[];
        /** What else is known about the carrier. */
        readonly notes: readonly string[];
        /** Where the limit was read. */
        readonly source: string;
        /** Date of that source. */
        readonly asOf: string;
      };
      readonly verizon: {
        /** Name of the carrier. */
        readonly carrier: string;
        /** In words, because no carrier publishes rates. Our estimate. */
        readonly expectedDelivery: 'high' | 'normal' | 'at risk' | 'refused';
        /** Our estimate from the objections. */
        readonly filteringRisk: 'low' | 'medium' | 'high';
        /** What the handset shows as sender. */
        readonly displayName: string;
        /** The limit that applies to the campaign or brand, in words. */
        readonly throughput: string;
        /** Whether the carrier or a provider states the limit. */
        readonly throughputBasis: 'published' | 'estimate' | 'unpublished';
        /** AT&T message class. */
        readonly messageClass?: string;
        /** T-Mobile daily tier of the brand. */
        readonly dailyTier?: string;
        readonly segmentsPerMinute?: number;
        readonly segmentsPerDay?: number;
        /** Messages of this length a minute. */
        readonly messagesPerMinute?: number;
        /** Messages of this length a day. */
        readonly messagesPerDay?: number;
        /** Carrier surcharge on this message for one recipient. */
        readonly surchargeUsd: number;
        /** Date of the rate. */
        readonly surchargeAsOf: string;
        /** Why this carrier may filter the message. */
        readonly objections: readonly string[];
        /** What else is known about the carrier. */
        readonly notes: readonly string[];
        /** Where the limit was read. */
        readonly source: string;
        /** Date of that source. */
        readonly asOf: string;
      };
      readonly uscellular: {
        /** Name of the carrier. */
        readonly carrier: string;
        /** In words, because no carrier publishes rates. Our estimate. */
        readonly expectedDelivery: 'high' | 'normal' | 'at risk' | 'refused';
        /** Our estimate from the objections. */
        readonly filteringRisk: 'low' | 'medium' | 'high';
        /** What the handset shows as sender. */
        readonly displayName: string;
        /** The limit that applies to the campaign or brand, in words. */
        readonly throughput: string;
        /** Whether the carrier or a provider states the limit. */
        readonly throughputBasis: 'published' | 'estimate' | 'unpublished';
        /** AT&T message class. */
        readonly messageClass?: string;
        /** T-Mobile daily tier of the brand. */
        readonly dailyTier?: string;
        readonly segmentsPerMinute?: number;
        readonly segmentsPerDay?: number;
        /** Messages of this length a minute. */
        readonly messagesPerMinute?: number;
        /** Messages of this length a day. */
        readonly messagesPerDay?: number;
        /** Carrier surcharge on this message for one recipient. */
        readonly surchargeUsd: number;
        /** Date of the rate. */
        readonly surchargeAsOf: string;
        /** Why this carrier may filter the message. */
        readonly objections: readonly string[];
        /** What else is known about the carrier. */
        readonly notes: readonly string[];
        /** Where the limit was read. */
        readonly source: string;
        /** Date of that source. */
        readonly asOf: string;
      };
    };
    /** The errors and warnings of the checks, one sentence each. */
    readonly warnings: readonly string[];
    /** The findings behind the warnings, and advice; passes are left out. */
    readonly checks: readonly CheckItem[];
  };
};

export type ConsentValidatorRequest = {
  /** The words that people agree to, as they stand in the form, on paper or in the ad. */
  readonly consentText: string;
  /**
   * How people agree.
   * @default "web_form"
   */
  readonly consentMethod?: 'checkbox' | 'signature' | 'web_form' | 'sms_optin' | undefined;
};

export type ConsentValidatorAnswer = {
  readonly success: boolean;
  readonly tool: 'consent-validator';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** The worst finding; advice does not count. */
    readonly status: 'pass' | 'warning' | 'error';
    /** Points of the required elements that are there, in percent. The weights are our estimate. */
    readonly score: number;
    readonly errorCount: number;
    readonly warningCount: number;
    readonly infoCount: number;
    readonly passCount: number;
    /** As sent, else the default. */
    readonly consentMethod: 'checkbox' | 'signature' | 'web_form' | 'sms_optin';
    /** What the words of the text say; the request has no field for it. */
    readonly programType: 'marketing' | 'informational';
    /** The words that show marketing. */
    readonly programEvidence?: string;
    /** The most that the wording can carry, if the form is as described. */
    readonly consentLevel: 'express_written' | 'express' | 'implied' | 'insufficient';
    /** What a program of this type needs. */
    readonly requiredLevel: 'express_written' | 'express';
    /** Whether the level found is at least the level needed. */
    readonly isSufficient: boolean;
    readonly checks: readonly CheckItem[];
    /** Categories of required elements that are missing. */
    readonly missingElements: readonly string[];
    /** The sender as it was read from the text. */
    readonly seller?: string;
    /** A complete text built from what was given; brackets mark what is not known. Not legal advice. */
    readonly suggestedLanguage: string;
    /** What to change, the gravest first. */
    readonly recommendations: readonly string[];
  };
};

export type SanitizeRequest = {
  /** What the input is, and so what is done with it. */
  readonly type: 'escapeHTML' | 'sanitizeEmail' | 'sanitizeURL' | 'sanitizePhone';
  /** The text as it came in. Nothing is fetched or sent. */
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
    /** The input, unchanged. */
    readonly original: string;
    /** Safe to use as it is: escaped text, an address, a normal URL, a number in E.164. Empty when not valid. */
    readonly sanitized: string;
    /** Short form of the type asked for. */
    readonly type: 'html' | 'email' | 'url' | 'phone';
    /** Whether the input is what it claims to be. */
    readonly valid: boolean;
    /** What was changed, what is odd, and why an input was refused. */
    readonly checks: readonly CheckItem[];
  };
};

export type TemplateLibraryRequest = {
  /**
   * Which templates to return.
   * @default "all"
   */
  readonly category?: 'all' | 'marketing' | 'transactional' | 'authentication' | 'appointment' | undefined;
  /**
   * The brand name as registered; it begins every template.
   * @default "Your Business"
   */
  readonly businessName?: string | undefined;
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
    /** As given. */
    readonly businessName: string;
    readonly templateCount: number;
    readonly templates: readonly ({
      readonly name: string;
      readonly category: 'marketing' | 'transactional' | 'authentication' | 'appointment';
      /** The text with the name and with concrete example values, as most reviewers want it. */
      readonly template: string;
      /** The same with bracketed names for what varies, as Twilio wants registered samples to be written. */
      readonly bracketed: string;
      /** The use case to register it under, as a registry code. */
      readonly useCase: string;
      /** The type under which it passes the message validator. */
      readonly messageType: 'promotional' | 'transactional' | 'conversational';
      /** The registration field it is for, where it is an automatic reply and no sample. */
      readonly campaignField?: 'optinMessage' | 'optoutMessage' | 'helpMessage';
      /** Characters of `template` (Unicode code points). */
      readonly charCount: number;
      /** `GSM-7` while every character is in the GSM alphabet, else `UCS-2`. */
      readonly encoding: 'GSM-7' | 'UCS-2';
      /** Segments of `template` as billed. */
      readonly segments: number;
      /** What varies, in order, and the example that stands in `template`. */
      readonly fields: readonly {
        readonly name: string;
        readonly example: string;
      }[];
      /** What to mind. */
      readonly notes: readonly string[];
    })[];
  };
};

export type CarrierScannerRequest = {
  /**
   * Names or codes of carriers (att, tmobile, verizon, uscellular); names such as AT&T, Sprint or VZW are understood. All four when omitted or empty.
   * @default []
   */
  readonly carriers?: readonly string[] | undefined;
  /**
   * Use case, as a registry code. An unknown one is treated as MIXED, with a warning.
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
    /** The worst finding. */
    readonly status: 'pass' | 'warning' | 'error';
    /** Mean of the carriers’ scores. Our estimate. */
    readonly score: number;
    /** Over all checks, those of the carriers included. */
    readonly errorCount: number;
    readonly warningCount: number;
    readonly infoCount: number;
    readonly passCount: number;
    /** As given. */
    readonly useCase: string;
    /** Registry code the scan was made for. */
    readonly useCaseAssumed: string;
    readonly carriersScanned: number;
    readonly carriers: readonly ({
      /** Carrier code. */
      readonly carrier: 'att' | 'tmobile' | 'verizon' | 'uscellular';
      readonly displayName: string;
      /** The worst of its checks. */
      readonly status: 'pass' | 'warning' | 'error';
      /** 100, less 20 for every error and 7 for every warning. The weights are our estimate. */
      readonly score: number;
      readonly registrationRequired: boolean;
      readonly throughput: {
        readonly model: 'per-campaign' | 'per-brand-per-day' | 'unpublished';
        readonly limit: number | null;
        readonly unit: 'segments/minute' | 'segments/day' | null;
        readonly messageClass: string | null;
        /** The limit of a brand without vetting, in words. */
        readonly words: string;
        /** What vetting leads to. */
        readonly byScore: readonly {
          /** Lowest trust score of the step; 0 is a brand without vetting. */
          readonly scoreMin: number;
          /** Highest trust score of the step. */
          readonly scoreMax: number;
          /** AT&T message class or T-Mobile tier. */
          readonly name?: string;
          /** Segments in the unit of time. */
          readonly limit?: number;
          /** The limit in words. */
          readonly words: string;
        }[];
        readonly source: Source;
      };
      readonly dailyLimit: number | null;
      readonly fees: {
        /** Surcharge per segment sent. */
        readonly smsOutbound: number;
        /** Surcharge per segment received. */
        readonly smsInbound: number;
        readonly currency: 'USD';
        /** Date of the rates; carriers revise them several times a year. */
        readonly asOf: string;
        readonly source: Source;
      };
      /** What it objects to in campaigns of this use case. */
      readonly rules: readonly string[];
      readonly penalties: readonly ({
        readonly violation: string;
        readonly amount: number | null;
        readonly per?: 'violation' | 'message' | 'campaign' | 'request';
        /** What follows. */
        readonly action: string;
        readonly source: Source;
      })[];
      readonly notes: readonly string[];
      readonly checks: readonly CheckItem[];
    })[];
    /** What holds for the request as a whole. */
    readonly checks: readonly CheckItem[];
    /** What to do, the most urgent first. */
    readonly recommendations: readonly string[];
  };
};

export type DocumentGeneratorRequest = {
  /** Which document. */
  readonly documentType: 'privacy_policy' | 'terms_of_service' | 'consent_form';
  /** The legal name of the company. */
  readonly companyName: string;
  /** What is known about company and program, 65536 characters in all. Unknown keys are ignored; missing ones become brackets. */
  readonly additionalInfo?: {
    /** Website of the brand. */
    readonly website?: string | undefined;
    /** Support e-mail address. */
    readonly email?: string | undefined;
    /** Support telephone number. */
    readonly phone?: string | undefined;
    /** Mailing address. */
    readonly address?: string | undefined;
    /** State of the company; the governing law unless `stateLaw` says otherwise. */
    readonly state?: string | undefined;
    /** Kinds of messages. A marketing word among them adds what marketing needs. */
    readonly messageTypes?: readonly string[] | undefined;
    /** How often messages come. */
    readonly frequency?: string | undefined;
    /** Use case of the campaign; stands in for `messageTypes` when these are absent. */
    readonly useCase?: string | undefined;
    /** Address of the privacy policy. */
    readonly privacyPolicyUrl?: string | undefined;
    /** Address of the terms. */
    readonly termsUrl?: string | undefined;
    /** Date from which the document is in force; today when absent. */
    readonly effectiveDate?: string | undefined;
    /** Trading name, where it is not the company’s. */
    readonly dba?: string | undefined;
    /**
     * Whether the content has an age limit of 21.
     * @default false
     */
    readonly ageRestricted?: boolean | undefined;
    /** State whose law governs the terms. */
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
    /** As sent. */
    readonly companyName: string;
    /** The worst finding; advice does not count. */
    readonly status: 'pass' | 'warning' | 'error';
    readonly errorCount: number;
    readonly warningCount: number;
    readonly infoCount: number;
    readonly passCount: number;
    readonly title: string;
    /** Format of `content`. */
    readonly format: 'markdown';
    /** The document in Markdown. */
    readonly content: string;
    /** The same as an HTML fragment; every value is escaped. */
    readonly html: string;
    readonly sections: readonly {
      readonly heading: string;
      /** Markdown. */
      readonly body: string;
      /** Reviewers look for it. */
      readonly required: boolean;
    }[];
    /** Our own review of the document. */
    readonly checks: readonly CheckItem[];
    /** Brackets left to fill in. */
    readonly placeholders: readonly string[];
    readonly wordCount: number;
    /** `YYYY-MM-DD`. */
    readonly effectiveDate: string;
    readonly disclaimer: string;
  };
};

export type DiffCheckerRequest = {
  /** The text as it is registered or was sent. */
  readonly before: string;
  /** The text as it shall be. */
  readonly after: string;
  /**
   * What the texts are: message, privacy_policy, terms_of_service, consent, brand. Anything else is judged as a message.
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
    /** As sent, else the default. */
    readonly type: string;
    /** What the texts were compared as. */
    readonly judgedAs: 'message' | 'privacy_policy' | 'terms_of_service' | 'consent' | 'brand';
    /** The gravest impact of all differences. Our judgement. */
    readonly impactLevel: 'none' | 'low' | 'medium' | 'high' | 'critical';
    readonly differenceCount: number;
    readonly differences: readonly ({
      /** Stable name of the comparison, e.g. `diff.opt-out.removed`. */
      readonly ruleId: string;
      readonly category: string;
      readonly kind: 'added' | 'removed' | 'changed';
      /** What stood there, cut to a line or two; empty when nothing did. */
      readonly before: string;
      readonly after: string;
      /** What it means, in a sentence. */
      readonly change: string;
      readonly impact: 'low' | 'medium' | 'high' | 'critical';
      readonly remedy?: string;
      readonly source: Source;
      readonly basis: 'published' | 'estimate';
    })[];
    readonly recommendation: string;
    /** What the registration needs before the new text is used. */
    readonly resubmission: 'none' | 'update' | 'new-review' | 'revet' | 'do-not-use';
    readonly resubmissionFee: number | null;
    /** Date of the figure. */
    readonly feeAsOf: string;
    /** How the texts were read, where that needs saying. */
    readonly notes: readonly string[];
  };
};

export type ErrorDiagnosticRequest = {
  /** A code of any provider, carrier or standard, or the message that came with it. */
  readonly errorCode: string;
  /**
   * Where it was seen: provider, carrier, what was being done. Decides between systems that use the same number.
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
    /** As sent. */
    readonly errorCode: string;
    /** As sent; empty when nothing was. */
    readonly context: string;
    /** The code that was recognised. */
    readonly normalizedCode?: string;
    /** False when no list has it; then nothing is guessed. */
    readonly matched: boolean;
    /** How it was recognised. `words` is a search and may be wrong. */
    readonly matchedBy: 'code' | 'title' | 'words' | 'none';
    /** How sure it is that this is what was meant. Our estimate. */
    readonly confidence: number;
    /** Severity of the best match. */
    readonly status: 'pass' | 'warning' | 'error';
    /** Company or standard behind the system, e.g. `twilio`. */
    readonly provider?: string;
    /** The list that has the code, e.g. `sinch-10dlc-dlr`. */
    readonly system?: string;
    readonly systemName?: string;
    readonly title: string;
    readonly description: string;
    /** What it is about, broadly. */
    readonly category: 'delivery' | 'registration' | 'opt_out' | 'rate_limit' | 'configuration' | 'content' | 'unknown';
    /** What it is about, finely, e.g. `10dlc-throughput`. */
    readonly subject?: string;
    /** `info`: nothing is wrong; `warning`: waiting may be enough; `error`: something has to change. */
    readonly severity: 'info' | 'warning' | 'error';
    readonly retryable: boolean | null;
    /** The same in a sentence. */
    readonly retryAdvice: string;
    readonly possibleCauses: readonly string[];
    readonly solutions: readonly {
      readonly step: number;
      readonly action: string;
    }[];
    readonly source?: Source;
    /** Read in a third party’s copy: confirm with the provider. */
    readonly isSecondarySource?: boolean;
    /** The same trouble in other systems and its neighbours in this one. */
    readonly relatedCodes: readonly {
      readonly code: string;
      readonly systemName: string;
      readonly title: string;
    }[];
    /** Every meaning, likeliest first; the first is the one shown above. */
    readonly matches: readonly ({
      /** Company or standard behind the system, e.g. `twilio`. */
      readonly provider: string;
      /** The list that has the code, e.g. `sinch-10dlc-dlr`. */
      readonly system: string;
      readonly systemName: string;
      /** As the system writes it; absent where it publishes words only. */
      readonly code?: string;
      /** The name of the error in its system. */
      readonly title: string;
      /** What it means, in our words. */
      readonly description: string;
      /** What it is about, broadly. */
      readonly category: 'delivery' | 'registration' | 'opt_out' | 'rate_limit' | 'configuration' | 'content' | 'unknown';
      /** What it is about, finely, e.g. `10dlc-throughput`. */
      readonly subject: string;
      /** `info`: nothing is wrong; `warning`: waiting may be enough; `error`: something has to change. */
      readonly severity: 'info' | 'warning' | 'error';
      readonly retryable: boolean | null;
      /** The same in a sentence. */
      readonly retryAdvice: string;
      readonly possibleCauses: readonly string[];
      readonly solutions: readonly {
        readonly step: number;
        readonly action: string;
      }[];
      readonly source: Source;
      /** Read in a third party’s copy: confirm with the provider. */
      readonly isSecondarySource: boolean;
      readonly matchedBy: 'code' | 'title' | 'words';
      readonly confidence: number;
    })[];
    readonly checks: readonly CheckItem[];
  };
};

export type RejectionDecoderRequest = {
  /** The reason as it was given: codes, words, or several of them in one text. */
  readonly rejectionReason: string;
  /** What was rejected. Without it, it is read from the reason. */
  readonly entityType?: 'brand' | 'campaign' | undefined;
};

export type RejectionDecoderAnswer = {
  readonly success: boolean;
  readonly tool: 'rejection-decoder';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** As sent. */
    readonly rejectionReason: string;
    /** As sent, else as the best match says; `campaign` when nothing matched. */
    readonly entityType: 'brand' | 'campaign';
    /** False when no reason is recognised; then nothing is guessed. */
    readonly matched: boolean;
    readonly confidence: number;
    /** `error` when something has to change. */
    readonly status: 'warning' | 'error';
    /** The code, where the text has one. */
    readonly code?: string;
    /** Whose code it is. */
    readonly system?: string;
    readonly systemName?: string;
    /** What its system calls it. */
    readonly codeTitle?: string;
    /** Stable name of the reason, e.g. `privacy.sharing`. */
    readonly reason?: string;
    readonly category: string;
    readonly title: string;
    /** What the reviewer saw. */
    readonly plainEnglish: string;
    readonly severity: 'low' | 'medium' | 'high';
    readonly likelyCauses: readonly string[];
    readonly fixes: readonly ({
      readonly step: number;
      /** A form field of brand or campaign, a page of the website, or something to do. */
      readonly place: 'brand' | 'campaign' | 'page' | 'process';
      /** The registry’s field name, or what the page or process is called. */
      readonly field: string;
      /** The same field in requests of this service. */
      readonly apiField?: string;
      readonly action: string;
      /** What it could say; brackets mark what only the brand knows. */
      readonly example?: string;
    })[];
    /** False where the subject itself is refused. */
    readonly canResubmit: boolean;
    /** What trying again takes. */
    readonly resubmission: 'edit' | 'new-campaign' | 'revet' | 'new-brand' | 'wait' | 'none';
    readonly resubmissionAdvice: string;
    readonly resubmissionFee: number | null;
    /** Date of the figure. */
    readonly feeAsOf: string;
    /** Our estimate, without the review itself. */
    readonly estimatedFixTime: string;
    readonly preventionTips: readonly string[];
    readonly totalFee: number | null;
    /** Form fields of all matches, as the registry calls them, each once. */
    readonly fieldsToChange: readonly string[];
    /** Every reason in the text, surest first; the first is shown above. */
    readonly matches: readonly ({
      /** The code, where the text has one. */
      readonly code?: string;
      /** Whose code it is. */
      readonly system?: string;
      readonly systemName?: string;
      /** What its system calls it. */
      readonly codeTitle?: string;
      /** Stable name of the reason, e.g. `privacy.sharing`. */
      readonly reason: string;
      readonly category: string;
      readonly title: string;
      /** What the reviewer saw. */
      readonly plainEnglish: string;
      readonly severity: 'low' | 'medium' | 'high';
      readonly likelyCauses: readonly string[];
      readonly fixes: readonly ({
        readonly step: number;
        /** A form field of brand or campaign, a page of the website, or something to do. */
        readonly place: 'brand' | 'campaign' | 'page' | 'process';
        /** The registry’s field name, or what the page or process is called. */
        readonly field: string;
        /** The same field in requests of this service. */
        readonly apiField?: string;
        readonly action: string;
        /** What it could say; brackets mark what only the brand knows. */
        readonly example?: string;
      })[];
      /** False where the subject itself is refused. */
      readonly canResubmit: boolean;
      /** What trying again takes. */
      readonly resubmission: 'edit' | 'new-campaign' | 'revet' | 'new-brand' | 'wait' | 'none';
      readonly resubmissionAdvice: string;
      readonly resubmissionFee: number | null;
      /** Date of the figure. */
      readonly feeAsOf: string;
      /** Our estimate, without the review itself. */
      readonly estimatedFixTime: string;
      readonly preventionTips: readonly string[];
      /** What has to be corrected. */
      readonly entityType: 'brand' | 'campaign';
      /** The part of the text that says so. */
      readonly quoted: string;
      /** `words` is a search among known reasons and may be wrong. */
      readonly matchedBy: 'code' | 'wording' | 'words';
      /** Our estimate. */
      readonly confidence: number;
      readonly source: Source;
    })[];
    /** Other meanings of the same codes, and codes of other systems for what was found by search. */
    readonly relatedReasons: readonly {
      readonly code?: string;
      readonly systemName: string;
      readonly title: string;
    }[];
    readonly checks: readonly CheckItem[];
  };
};

export type UseCaseSelectorRequest = {
  /** What is sent, to whom and why, in everyday words. Say what is never sent, too. */
  readonly campaignDescription: string;
  /** Segments a day to T-Mobile: `low` up to 2,000, `medium` up to 10,000, `high` up to 40,000, `very_high` more. */
  readonly messageVolume?: 'low' | 'medium' | 'high' | 'very_high' | undefined;
  /**
   * Whether agents, franchises or partners send too.
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
    readonly recommendedUseCase: string | null;
    readonly displayName: string;
    readonly type: 'standard' | 'special' | null;
    /** 0 to 100, our estimate. */
    readonly confidence: number;
    /** The worst finding. */
    readonly status: 'pass' | 'warning' | 'error';
    /** Why, in a few sentences. */
    readonly reasoning: string;
    /** What in the description points to which use case. */
    readonly reasons: readonly {
      readonly useCase: string;
      /** The words of the description that point to it. */
      readonly words: readonly string[];
    }[];
    /** To declare with it, strongest first. */
    readonly subUseCases: readonly string[];
    readonly subUseCaseCount: {
      readonly min: number;
      readonly max: number;
    } | null;
    readonly alternatives: readonly {
      readonly useCase: string;
      readonly displayName: string;
      readonly reason: string;
    }[];
    /** What a registration under it needs beyond the usual. */
    readonly requirements: readonly {
      readonly requirement: string;
      readonly source: Source;
    }[];
    readonly monthlyFee: number | null;
    readonly campaignReviewFee: number | null;
    readonly firstTermFee: number | null;
    readonly fees: readonly ({
      readonly item: string;
      readonly usd: number;
      readonly frequency: 'one_time' | 'monthly';
      readonly source: Source;
    })[];
    /** By the use case or by the volume. */
    readonly vettingRequired: boolean;
    /** Carriers approve each campaign of this use case. */
    readonly approvalRequired: boolean;
    readonly throughput: {
      /** AT&T’s limit at the trust score that the volume needs. */
      readonly att: string;
      /** T-Mobile’s allowance at that score. */
      readonly tmobile: string;
      /** The trust score that the volume needs; 0: none. */
      readonly trustScore: number;
      readonly attByScore: readonly {
        /** Lowest trust score of the step; 0 is a brand without vetting. */
        readonly scoreMin: number;
        /** Highest trust score of the step. */
        readonly scoreMax: number;
        /** AT&T message class or T-Mobile tier. */
        readonly name?: string;
        /** Segments in the unit of time. */
        readonly limit?: number;
        /** The limit in words. */
        readonly words: string;
      }[];
      readonly tmobileByScore: readonly {
        /** Lowest trust score of the step; 0 is a brand without vetting. */
        readonly scoreMin: number;
        /** Highest trust score of the step. */
        readonly scoreMax: number;
        /** AT&T message class or T-Mobile tier. */
        readonly name?: string;
        /** Segments in the unit of time. */
        readonly limit?: number;
        /** The limit in words. */
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
  /** Full years since the business was founded. */
  readonly yearsInBusiness: number;
  /** Whether the business has a DUNS number of Dun & Bradstreet. */
  readonly hasDUNS: boolean;
  /** Whether it has a website on a domain of its own. */
  readonly hasDomain: boolean;
  /**
   * Full years since the domain was registered. Counts only with a domain.
   * @default 0
   */
  readonly domainAge?: number | undefined;
  /**
   * Whether public records show a street address.
   * @default false
   */
  readonly hasPhysicalAddress?: boolean | undefined;
  /**
   * Whether the site has a privacy policy.
   * @default false
   */
  readonly hasPrivacyPolicy?: boolean | undefined;
  /**
   * Whether the site has terms of the messaging program.
   * @default false
   */
  readonly hasTermsOfService?: boolean | undefined;
  /**
   * Whether earlier messaging ran without violations.
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
    /** Our estimate. The real score is not computed this way. */
    readonly score: number;
    readonly maxScore: number;
    /** Score of maxScore in percent. */
    readonly percentage: number;
    /** By T-Mobile’s tiers: `excellent` Top, `good` High-Mid, `fair` Low-Mid, `poor` Low. */
    readonly rating: 'excellent' | 'good' | 'fair' | 'poor';
    readonly basis: 'estimate';
    readonly disclaimer: string;
    readonly breakdown: readonly ({
      readonly category: string;
      readonly points: number;
      readonly maxPoints: number;
      /** `pass` all points, `warning` some, `error` none. */
      readonly status: 'pass' | 'warning' | 'error';
    })[];
    /** What to do, most points first. */
    readonly recommendations: readonly string[];
    readonly improvements: readonly {
      readonly category: string;
      readonly pointsToGain: number;
      /** Only time earns these points. */
      readonly takesTime: boolean;
      readonly advice: string;
    }[];
    /** The estimate after everything that can be done now. */
    readonly reachableScore: number;
    /** What carriers publish for such a score. */
    readonly leadsTo: {
      readonly tmobileTier: string;
      readonly tmobileSegmentsPerDay: number;
      /** In words. */
      readonly tmobile: string;
      /** AT&T’s limit on a campaign of one declared use. */
      readonly attDeclared: string;
      /** AT&T’s limit on a mixed or marketing campaign. */
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
      /** Lowest trust score of the step; 0 is a brand without vetting. */
      readonly scoreMin: number;
      /** Highest trust score of the step. */
      readonly scoreMax: number;
      /** AT&T message class or T-Mobile tier. */
      readonly name?: string;
      /** Segments in the unit of time. */
      readonly limit?: number;
      /** The limit in words. */
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
  readonly useCase?: '2FA' | 'CUSTOMER_CARE' | 'MARKETING' | 'MIXED' | 'DELIVERY_NOTIFICATIONS' | 'DELIVERY_NOTIFICATION' | undefined;
  /**
   * Trust score of the brand; 0 for a brand that was not vetted.
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
    readonly useCase: '2FA' | 'CUSTOMER_CARE' | 'MARKETING' | 'MIXED' | 'DELIVERY_NOTIFICATIONS' | 'DELIVERY_NOTIFICATION';
    readonly trustScore: number;
    /** T-Mobile tier that the score leads to. */
    readonly tier: string;
    /** Percent approved at the first submission. Our estimate. */
    readonly approvalRate: number;
    /** Business days from submission to approval. Our estimate. */
    readonly avgApprovalDays: string;
    /** `low` up to 12 percent rejected, `medium` up to 25, else `high`. Our estimate. */
    readonly rejectionRisk: 'low' | 'medium' | 'high';
    /** Nobody publishes approval rates. */
    readonly basis: 'estimate';
    readonly recommendations: readonly string[];
    /** The published causes, the most frequent first. */
    readonly rejectionCauses: readonly {
      readonly cause: string;
      readonly remedy: string;
      readonly source: Source;
    }[];
    readonly requirements: readonly {
      readonly requirement: string;
      readonly source: Source;
    }[];
    /** What providers state about the review of campaigns. */
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
  /** How many campaigns are to be registered. */
  readonly campaignCount: number;
  /** How many brands are to be registered. */
  readonly brandCount: number;
  /** Months until launch when building. */
  readonly launchTimeline: number;
  /**
   * US dollars an hour for developers.
   * @default 150
   */
  readonly devRate?: number | undefined;
  /**
   * US dollars an hour for compliance work.
   * @default 200
   */
  readonly complianceRate?: number | undefined;
  /** US dollars a year. Used only to show the costs as a share of it. */
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
      /** Sum of the parts below, over the period. US dollars. */
      readonly total: number;
      /** Hours of developers. US dollars. */
      readonly development: number;
      /** Hours of compliance work. US dollars. */
      readonly compliance: number;
      /** Over the period. US dollars. */
      readonly infrastructure: number;
      /** Over the period. US dollars. */
      readonly maintenance: number;
      /** Of the months until launch. US dollars. */
      readonly opportunityCost: number;
      /** Due either way, and the sign-up as a service provider. US dollars. */
      readonly registryFees: number;
      readonly devHours: number;
      readonly complianceHours: number;
      /** Full-time developers needed to be done in time. */
      readonly developersNeeded: number;
      readonly timeline: string;
    };
    readonly buy: {
      /** Setup and every month of the period. US dollars. */
      readonly total: number;
      /** Registry fees and one’s own effort. US dollars. */
      readonly setup: number;
      /** Part of the setup: compliance work that nobody takes over. US dollars. */
      readonly ownEffort: number;
      /** Subscription and registry fees. US dollars. */
      readonly monthly: number;
      /** Twelve months. US dollars. */
      readonly annual: number;
    };
    /** Months that are compared: until launch, at least 12. */
    readonly periodMonths: number;
    /** Build less buy, over the period. US dollars. */
    readonly savings: number;
    /** Savings in percent of what buying costs. */
    readonly roi: number;
    /** When the savings have paid for what buying costs. */
    readonly paybackPeriod: string;
    readonly recommendation: string;
    /** Of the revenue of the period, when a revenue above 0 was given. */
    readonly revenueShare?: {
      readonly buildPercent: number;
      readonly buyPercent: number;
      readonly savingsPercent: number;
    };
    /** Every figure that went in. */
    readonly assumptions: readonly ({
      readonly name: string;
      readonly value: number;
      readonly unit: string;
      /** `given` in the request, `default` of this tool, else who says so. */
      readonly basis: 'given' | 'default' | 'published' | 'estimate';
      readonly source: Source;
    })[];
    readonly warnings: readonly string[];
  };
};

export type ComplianceCalendarRequest = {
  /**
   * Use case, as a registry code. An unknown one is planned as MIXED, with a warning.
   * @default "MIXED"
   */
  readonly useCase?: string | undefined;
  /**
   * Trust score of the brand, or what you expect of vetting.
   * @default 50
   */
  readonly trustScore?: number | undefined;
  /** First day of preparation. Today (UTC) when omitted. */
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
    /** Registry code the plan was made for. */
    readonly useCaseAssumed: string;
    readonly trustScore: number;
    /** T-Mobile tier of the score, by which days are planned. */
    readonly tier: string;
    /** As given, or today. */
    readonly startDate: string;
    /** A business day. */
    readonly estimatedLaunchDate: string;
    /** Calendar days from start to launch. */
    readonly totalDays: number;
    /** Business days from start to launch. */
    readonly businessDays: number;
    /** Times of reviews are nowhere guaranteed. */
    readonly basis: 'estimate';
    /** Business days between which the review is likely to end. */
    readonly reviewRange: {
      readonly daysMin: number;
      readonly daysMax: number;
    };
    readonly milestones: readonly ({
      /** Calendar days after the start. */
      readonly day: number;
      /** When the phase begins: the start plus `day`. */
      readonly date: string;
      /** When the next phase begins. */
      readonly endDate: string;
      /** Business days that are planned for it. */
      readonly businessDays: number;
      readonly phase: 'preparation' | 'brand' | 'vetting' | 'submission' | 'review' | 'provisioning' | 'testing' | 'launch';
      readonly tasks: readonly string[];
      /** By the date of the call alone: the calendar does not know what was done. */
      readonly status: 'upcoming' | 'in_progress' | 'completed';
    })[];
    /** Federal holidays on weekdays between start and launch, on the day they are observed. */
    readonly holidays: readonly {
      readonly date: string;
      readonly name: string;
    }[];
    readonly recurringDuties: readonly {
      readonly duty: string;
      readonly every: string;
      /** When it first falls due. */
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
   * Use case, as a registry code. An unknown one is treated as MIXED, with a warning.
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
    /** Registry code the list was made for. */
    readonly useCaseAssumed: string;
    /** The worst finding; `error` where the provider does not take the use case. */
    readonly status: 'pass' | 'warning' | 'error';
    readonly totalItems: number;
    readonly requiredItems: number;
    /** From submission to approval, as the provider states. */
    readonly estimatedTimeline: string;
    readonly estimatedCost: {
      /** Sum of the required one-time fees in US dollars. */
      readonly oneTime: number;
      /** Sum of the required monthly fees. */
      readonly monthly: number;
      /** One-time fees and the months that are committed. */
      readonly firstTerm: number;
      readonly currency: 'USD';
      /** Date of the oldest price in it. */
      readonly asOf: string;
    };
    readonly steps: readonly ({
      /** From 1. */
      readonly order: number;
      readonly phase: 'preparation' | 'brand' | 'vetting' | 'campaign' | 'numbers' | 'launch';
      readonly title: string;
      readonly required: boolean;
      readonly details: string;
      /** What has to be at hand. */
      readonly fields: readonly string[];
      readonly basis: 'published' | 'estimate';
      readonly source: Source;
    })[];
    readonly fees: readonly ({
      readonly item: string;
      /** US dollars. */
      readonly amount: number;
      readonly frequency: 'one_time' | 'monthly';
      /** Whether it is part of the estimated cost. */
      readonly required: boolean;
      readonly source: Source;
    })[];
    /** What the provider states about its own times. */
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
    /** Where to read on. */
    readonly resources: readonly ({
      readonly title: string;
      readonly url: string | null;
    })[];
  };
};

export type ValidateRequest = {
  /** The text of the message, exactly as you send it. */
  readonly message: string;
  /** Use case of the campaign, as a registry code. Without it the message is judged by itself. */
  readonly use_case?: string | undefined;
  /** The carrier it goes to: att, tmobile, verizon, uscellular, or a name such as AT&T. Without it what all carriers ask counts. */
  readonly carrier?: string | undefined;
};

export type ValidateAnswer = {
  readonly success: boolean;
  readonly tool: 'validate';
  /** True if the token came from the balance, false if the daily free token paid. */
  readonly tokenUsed: boolean;
  /** The balance after the call. */
  readonly balanceAfter: number;
  readonly results: {
    /** The worst finding; advice does not count. */
    readonly status: 'pass' | 'warning' | 'error';
    /** 0 to 100. Our estimate: 25 off for an error, 10 for a warning. */
    readonly score: number;
    readonly errorCount: number;
    readonly warningCount: number;
    readonly infoCount: number;
    readonly passCount: number;
    readonly checks: readonly CheckItem[];
    /** `GSM-7` while every character is in the GSM alphabet, else `UCS-2`. */
    readonly encoding: 'GSM-7' | 'UCS-2';
    /** Segments as billed. */
    readonly segments: number;
    readonly carrier: 'att' | 'tmobile' | 'verizon' | 'uscellular' | null;
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
    readonly tcrApiBaseUrl: string | null;
    readonly status: 'active' | 'inactive';
    /** The webhook URL for registry callbacks. Enter it in the registry portal, or use the webhook subscription operation. */
    readonly webhookUrl: string;
    readonly lastUsedAt: string | null;
    readonly lastTestedAt: string | null;
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
    readonly tcrApiBaseUrl: string | null;
    readonly status: 'active' | 'inactive';
    /** The webhook URL for registry callbacks. Enter it in the registry portal, or use the webhook subscription operation. */
    readonly webhookUrl: string;
    readonly lastUsedAt: string | null;
    readonly lastTestedAt: string | null;
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
  readonly events?: readonly ('brand.status_changed' | 'brand.score_changed' | 'campaign.status_changed' | 'campaign.carrier_status_changed' | 'tokens.low')[] | undefined;
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
  readonly events?: readonly ('brand.status_changed' | 'brand.score_changed' | 'campaign.status_changed' | 'campaign.carrier_status_changed' | 'tokens.low')[] | undefined;
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
    /** The status of a brand or campaign changed. */
    readonly registration: boolean;
    /** The token balance is low. */
    readonly balance: boolean;
    /** A webhook endpoint was turned off because its deliveries failed. */
    readonly webhooks: boolean;
    /** The password was changed. */
    readonly security: boolean;
  };
};

export type ChangeNoticesRequest = {
  /** The status of a brand or campaign changed. */
  readonly registration?: boolean | undefined;
  /** The token balance is low. */
  readonly balance?: boolean | undefined;
  /** A webhook endpoint was turned off because its deliveries failed. */
  readonly webhooks?: boolean | undefined;
  /** The password was changed. */
  readonly security?: boolean | undefined;
};

export type ChangeNoticesAnswer = {
  readonly success: boolean;
  /** The emails that you receive. */
  readonly notices: {
    /** The status of a brand or campaign changed. */
    readonly registration: boolean;
    /** The token balance is low. */
    readonly balance: boolean;
    /** A webhook endpoint was turned off because its deliveries failed. */
    readonly webhooks: boolean;
    /** The password was changed. */
    readonly security: boolean;
  };
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
  readonly action?: 'account.created' | 'admin.granted' | 'admin.revoked' | 'tokens.credited' | 'login.succeeded' | 'login.failed' | 'login.locked' | 'password.reset' | 'api_key.created' | 'api_key.revoked' | 'credentials.created' | 'credentials.changed' | 'credentials.deactivated' | 'webhook_endpoint.secret_rotated' | 'profile.change_sent' | 'keys.rotated' | 'settings.changed' | 'retention.ran' | 'service.started' | 'service.stopped' | 'database.restored' | undefined;
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
