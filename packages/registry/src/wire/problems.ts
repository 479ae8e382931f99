// The errors of the registry: HTTP 400 with a list of problems, each with a code of the registry (not an HTTP status).

/** One entry of the list. `field` is the older form of `fields`. */
export type RegistryProblem = { code: number; description: string; fields?: string[]; field?: string };

/** Whether a repeat of the same request can succeed. */
export type ProblemRetry = 'no' | 'later' | 'cautiously' | 'after_30_s';

export type RegistryCodeFacts = {
  readonly name: string;
  readonly meaning: string;
  readonly retry: ProblemRetry;
};

export const REGISTRY_CODES = {
  202: { name: 'USER_NOT_AUTHENTICATED', meaning: 'The user is not authenticated.', retry: 'no' },
  205: { name: 'NOT_AUTHORIZED', meaning: 'The account is not authorized for this operation.', retry: 'no' },
  500: {
    name: 'NOT_OWNER_OF_MIGRATION',
    meaning: 'The caller does not own the migration to another provider.',
    retry: 'no',
  },
  501: {
    name: 'INVALID_INPUT',
    meaning: 'A value is missing, too long or short, or of the wrong form.',
    retry: 'no',
  },
  502: { name: 'NOT_FOUND', meaning: 'The record was not found.', retry: 'no' },
  503: {
    name: 'DUPLICATE_RECORD',
    meaning: 'The record exists already: the reference id or the reseller’s name is used.',
    retry: 'no',
  },
  504: { name: 'ACCOUNT_INACTIVE', meaning: 'The account is inactive.', retry: 'no' },
  506: {
    name: 'BRAND_ALREADY_VERIFIED',
    meaning: 'The brand is verified already, so no code is sent or checked.',
    retry: 'no',
  },
  508: { name: 'IMPORTED_VETTING_EXPIRED', meaning: 'The imported vetting is expired.', retry: 'no' },
  509: {
    name: 'CAMPAIGN_REJECTED',
    meaning:
      'The brand does not qualify, the submission is incomplete for a carrier, or it breaks a carrier’s rule.',
    retry: 'no',
  },
  511: {
    name: 'CAMPAIGN_QUOTA_REACHED',
    meaning: 'The brand has as many campaigns as it may have.',
    retry: 'no',
  },
  512: {
    name: 'BRAND_QUOTA_REACHED',
    meaning: 'The account has as many brands as it may have.',
    retry: 'no',
  },
  518: { name: 'CAMPAIGN_EXPIRED', meaning: 'The campaign is expired.', retry: 'no' },
  520: { name: 'VETTING_NOT_AT_PROVIDER', meaning: 'The provider knows no such vetting.', retry: 'no' },
  522: {
    name: 'SHARING_DECLINED_UPSTREAM',
    meaning: 'The upstream provider declines the request to share.',
    retry: 'no',
  },
  523: { name: 'SHARING_LOOP', meaning: 'The campaign would be shared in a circle.', retry: 'no' },
  525: {
    name: 'NOTHING_CHANGED_OR_NOT_ALLOWED',
    meaning: 'Nothing changed since the last attempt, or this vetting is not allowed for the brand.',
    retry: 'no',
  },
  526: {
    name: 'VETTING_UNSUCCESSFUL',
    meaning: 'The vetting was unsuccessful, or declined because of the data.',
    retry: 'no',
  },
  527: {
    name: 'BRAND_PENDING',
    meaning: 'The brand is still in review. Try again after it is verified.',
    retry: 'later',
  },
  528: {
    name: 'RELATIONSHIP_CHANGED_TOO_OFTEN',
    meaning: 'The brand relationship may change once in three months.',
    retry: 'no',
  },
  529: { name: 'COUNTRY_NOT_ACCEPTED', meaning: 'Brands of this country are not accepted.', retry: 'no' },
  530: { name: 'TOO_MANY_TAGS', meaning: 'A record may have ten tags.', retry: 'no' },
  531: {
    name: 'RECORD_OF_ANOTHER',
    meaning: 'The record belongs to somebody else and cannot be tagged.',
    retry: 'no',
  },
  533: {
    name: 'FREE_TRIAL_NOT_ENABLED',
    meaning: 'The platform free trial is not enabled for the account.',
    retry: 'no',
  },
  534: {
    name: 'SOLE_PROPRIETOR_NOT_ENABLED',
    meaning: 'Sole proprietors are not enabled for the account.',
    retry: 'no',
  },
  535: {
    name: 'IDENTITY_VETTING_PENDING',
    meaning: 'The identity is still being checked, so there is no feedback yet.',
    retry: 'later',
  },
  536: { name: 'NOT_FOR_MOCK_RECORDS', meaning: 'Not allowed for mock brands and campaigns.', retry: 'no' },
  537: {
    name: 'CORE_FIELDS_LOCKED',
    meaning: 'Name, tax id and type are locked by campaigns or vettings that are active or pending.',
    retry: 'no',
  },
  538: {
    name: 'IMPORT_DOES_NOT_MATCH',
    meaning: 'The imported vetting does not match the brand.',
    retry: 'no',
  },
  539: { name: 'IMPORT_FAILED', meaning: 'The provider could not import the vetting.', retry: 'no' },
  540: {
    name: 'IMPORT_WITH_ACTIVE_CAMPAIGNS',
    meaning: 'The vetting cannot be imported while campaigns are active.',
    retry: 'no',
  },
  541: {
    name: 'VETTING_DOES_NOT_FIT_BRAND',
    meaning: 'The vetting is not for brands of this type.',
    retry: 'no',
  },
  542: {
    name: 'BRAND_HAS_ACTIVE_CAMPAIGNS',
    meaning: 'The brand has active campaigns and cannot be deleted.',
    retry: 'no',
  },
  543: {
    name: 'VETTING_OF_ANOTHER_BRAND',
    meaning: 'The vetting is attached to another brand.',
    retry: 'no',
  },
  544: { name: 'FILE_TOO_BIG', meaning: 'The file is too big, or there are too many.', retry: 'no' },
  546: { name: 'FILE_TYPE_NOT_ACCEPTED', meaning: 'Files of this type are not accepted.', retry: 'no' },
  549: {
    name: 'VETTING_REPEATED_TOO_SOON',
    meaning: 'The same vetting was ordered within the last 30 days.',
    retry: 'later',
  },
  550: {
    name: 'TOO_MANY_DUPLICATES',
    meaning: 'Too many brands have the same data or the same mobile number.',
    retry: 'no',
  },
  551: { name: 'PHONE_NOT_SUPPORTED', meaning: 'The phone number is not supported.', retry: 'no' },
  552: { name: 'OTP_WRONG', meaning: 'The code is wrong or older than 24 hours.', retry: 'no' },
  553: { name: 'EMAIL_DISPOSABLE', meaning: 'The email address is a disposable one.', retry: 'no' },
  554: { name: 'ADDRESS_NOT_VALID', meaning: 'The street address is not valid.', retry: 'no' },
  555: {
    name: 'ADDRESS_NOT_SUPPORTED',
    meaning: 'Sole proprietors need an address in the United States or Canada.',
    retry: 'no',
  },
  556: { name: 'NAME_NOT_PLAUSIBLE', meaning: 'The name is not plausible.', retry: 'no' },
  557: { name: 'OTP_ATTEMPTS_USED_UP', meaning: 'Too many attempts with a code.', retry: 'later' },
  559: { name: 'APPEAL_CATEGORY_NOT_VALID', meaning: 'The appeal category does not fit.', retry: 'no' },
  562: {
    name: 'MIGRATION_WAITS_FOR_AGGREGATOR',
    meaning: 'An aggregator of the original chain has not answered yet.',
    retry: 'later',
  },
  565: {
    name: 'EMAIL_CANNOT_BE_RESENT',
    meaning: 'The email cannot be sent again: order a new vetting.',
    retry: 'no',
  },
  568: {
    name: 'RBM_NOT_ENABLED',
    meaning: 'RCS business messaging is not enabled for the account.',
    retry: 'no',
  },
  590: { name: 'INTERNAL_ERROR', meaning: 'The registry has an internal error.', retry: 'cautiously' },
  591: { name: 'TEMPORARY_FAILURE', meaning: 'The registry fails for the moment.', retry: 'after_30_s' },
  592: { name: 'DECLINED_BY_STATE', meaning: 'The state of the record does not allow this.', retry: 'no' },
  620: {
    name: 'VETTING_PROVIDER_UNAVAILABLE',
    meaning: 'The vetting provider is unavailable for the moment.',
    retry: 'after_30_s',
  },
  630: {
    name: 'NUMBER_SYSTEM_UNAVAILABLE',
    meaning: 'The number provisioning system is unavailable for the moment.',
    retry: 'after_30_s',
  },
} as const satisfies Readonly<Record<number, RegistryCodeFacts>>;
export type RegistryCode = keyof typeof REGISTRY_CODES;

/** The wait that the registry requests after 591, 620 and 630. */
export const TEMPORARY_FAILURE_WAIT_MS = 30_000;
