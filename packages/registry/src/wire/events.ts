// The event types of callbacks. Other types can arrive and are not errors.

/** The categories of subscriptions, with one endpoint each. */
export const EVENT_CATEGORIES = ['VETTING', 'INCIDENCE', 'CSP', 'BRAND', 'CAMPAIGN'] as const;
export type EventCategory = (typeof EVENT_CATEGORIES)[number];

/** `registry`: the registry sends it. `interface`: only our API documents it. `both`: both. */
export type EventTypeFacts = {
  readonly eventType: string;
  readonly category: EventCategory;
  readonly meaning: string;
  readonly namedBy: 'registry' | 'interface' | 'both';
};

export const EVENT_TYPES = [
  { eventType: 'BRAND_ADD', category: 'BRAND', meaning: 'The brand was added.', namedBy: 'registry' },
  {
    eventType: 'BRAND_UPDATE',
    category: 'BRAND',
    meaning: 'The brand’s profile was changed.',
    namedBy: 'registry',
  },
  { eventType: 'BRAND_DELETE', category: 'BRAND', meaning: 'The brand was deleted.', namedBy: 'both' },
  {
    eventType: 'BRAND_IDENTITY_STATUS_UPDATE',
    category: 'BRAND',
    meaning: 'The identity was judged; carries `brandIdentityStatus`.',
    namedBy: 'both',
  },
  {
    eventType: 'BRAND_IDENTITY_VET_UPDATE',
    category: 'BRAND',
    meaning: 'The record of the identity check was updated.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_SCORE_UPDATE',
    category: 'BRAND',
    meaning: 'The score was updated; does not carry it.',
    namedBy: 'both',
  },
  {
    eventType: 'BRAND_REVET',
    category: 'BRAND',
    meaning: 'The brand was submitted again.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_APPEAL_ADD',
    category: 'BRAND',
    meaning: 'An appeal about the identity was filed.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_APPEAL_COMPLETE',
    category: 'BRAND',
    meaning: 'An appeal about the identity is finished.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_MOCK_OTP',
    category: 'BRAND',
    meaning: 'A mock brand’s code, in `otpPin`.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_OTP_VERIFIED',
    category: 'BRAND',
    meaning: 'The sole proprietor proved the mobile number.',
    namedBy: 'registry',
  },
  {
    eventType: 'CAMPAIGN_ADD',
    category: 'CAMPAIGN',
    meaning: 'The campaign was registered.',
    namedBy: 'registry',
  },
  {
    eventType: 'CAMPAIGN_UPDATE',
    category: 'CAMPAIGN',
    meaning: 'The campaign was changed.',
    namedBy: 'registry',
  },
  {
    eventType: 'CAMPAIGN_BILLED',
    category: 'CAMPAIGN',
    meaning: 'The campaign was billed.',
    namedBy: 'both',
  },
  {
    eventType: 'CAMPAIGN_EXPIRED',
    category: 'CAMPAIGN',
    meaning: 'The campaign was deactivated.',
    namedBy: 'both',
  },
  {
    eventType: 'CAMPAIGN_RESUBMISSION',
    category: 'CAMPAIGN',
    meaning: 'The campaign was submitted again.',
    namedBy: 'registry',
  },
  {
    eventType: 'CAMPAIGN_NUDGE',
    category: 'CAMPAIGN',
    meaning: 'A provider was nudged; carries `nudgeIntent`.',
    namedBy: 'registry',
  },
  {
    eventType: 'CAMPAIGN_SHARE_ADD',
    category: 'CAMPAIGN',
    meaning: 'The campaign was offered to an upstream provider.',
    namedBy: 'registry',
  },
  {
    eventType: 'CAMPAIGN_SHARE_ACCEPT',
    category: 'CAMPAIGN',
    meaning: 'The upstream provider took it.',
    namedBy: 'registry',
  },
  {
    eventType: 'CAMPAIGN_SHARE_DELETE',
    category: 'CAMPAIGN',
    meaning: 'The upstream provider refused it; why stands in `description`.',
    namedBy: 'registry',
  },
  {
    eventType: 'CAMPAIGN_DCA_COMPLETE',
    category: 'CAMPAIGN',
    meaning: 'Aggregators are elected for all carriers.',
    namedBy: 'both',
  },
  {
    eventType: 'MNO_CAMPAIGN_OPERATION_REVIEW',
    category: 'CAMPAIGN',
    meaning: 'A carrier reviews the campaign.',
    namedBy: 'registry',
  },
  {
    eventType: 'MNO_CAMPAIGN_OPERATION_APPROVED',
    category: 'CAMPAIGN',
    meaning: 'A carrier approved the campaign.',
    namedBy: 'registry',
  },
  {
    eventType: 'MNO_CAMPAIGN_OPERATION_REJECTED',
    category: 'CAMPAIGN',
    meaning: 'A carrier rejected the campaign.',
    namedBy: 'registry',
  },
  {
    eventType: 'MNO_CAMPAIGN_OPERATION_SUSPENDED',
    category: 'CAMPAIGN',
    meaning: 'A carrier suspended the campaign.',
    namedBy: 'registry',
  },
  {
    eventType: 'MNO_CAMPAIGN_OPERATION_UNSUSPENDED',
    category: 'CAMPAIGN',
    meaning: 'A carrier ended its suspension.',
    namedBy: 'registry',
  },
  {
    eventType: 'EVP_REPORT_SCORE',
    category: 'VETTING',
    meaning: 'A vetting is done and has a score; does not carry it.',
    namedBy: 'registry',
  },
  {
    eventType: 'EVP_REPORT_UNSCORE',
    category: 'VETTING',
    meaning: 'A vetting is being reviewed.',
    namedBy: 'registry',
  },
  { eventType: 'EVP_REPORT_FAIL', category: 'VETTING', meaning: 'A vetting failed.', namedBy: 'registry' },
  {
    eventType: 'EVP_REPORT_UPDATE',
    category: 'VETTING',
    meaning: 'A vetting was changed.',
    namedBy: 'registry',
  },
  {
    eventType: 'EVP_REPORT_IMPORT',
    category: 'VETTING',
    meaning: 'A vetting was imported.',
    namedBy: 'registry',
  },
  { eventType: 'EVP_REPORT_EXPIRE', category: 'VETTING', meaning: 'A vetting expired.', namedBy: 'registry' },
  {
    eventType: 'EVP_REPORT_EXPRESS_MAIL',
    category: 'VETTING',
    meaning: 'The code of a political vetting went out by express mail.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_AUTHPLUS_VERIFICATION_ADD',
    category: 'VETTING',
    meaning: 'Authentication+ was ordered.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_AUTHPLUS_RE_VERIFICATION_ADD',
    category: 'VETTING',
    meaning: 'Authentication+ was ordered again.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_AUTHPLUS_DOMAIN_VERIFIED',
    category: 'VETTING',
    meaning: 'Authentication+: the domain was confirmed.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_AUTHPLUS_DOMAIN_FAILED',
    category: 'VETTING',
    meaning: 'Authentication+: the domain was not confirmed.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_AUTHPLUS_2FA_VERIFIED',
    category: 'VETTING',
    meaning: 'Authentication+: the contact was confirmed.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_AUTHPLUS_2FA_FAILED',
    category: 'VETTING',
    meaning: 'Authentication+: the contact was not confirmed.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_AUTHPLUS_VERIFICATION_COMPLETE',
    category: 'VETTING',
    meaning: 'Authentication+ became active.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_AUTHPLUS_VERIFICATION_FAILED',
    category: 'VETTING',
    meaning: 'Authentication+ failed.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_AUTHPLUS_VERIFICATION_EXPIRED',
    category: 'VETTING',
    meaning: 'Authentication+ expired.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_AUTHPLUS_VERIFICATION_APPEAL_ADD',
    category: 'VETTING',
    meaning: 'An appeal about Authentication+ was filed.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_AUTHPLUS_VERIFICATION_APPEAL_COMPLETE',
    category: 'VETTING',
    meaning: 'An appeal about Authentication+ is finished.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_EMAIL_2FA_SEND',
    category: 'VETTING',
    meaning: 'The contact’s email was sent.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_EMAIL_2FA_OPEN',
    category: 'VETTING',
    meaning: 'The contact opened the email.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_EMAIL_2FA_CLICK',
    category: 'VETTING',
    meaning: 'The contact followed the link in the email.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_EMAIL_2FA_EXPIRED',
    category: 'VETTING',
    meaning: 'The contact’s email expired.',
    namedBy: 'registry',
  },
  { eventType: 'CSP_ACTIVE', category: 'CSP', meaning: 'The account became active.', namedBy: 'registry' },
  { eventType: 'CSP_APPROVE', category: 'CSP', meaning: 'The account was approved.', namedBy: 'registry' },
  { eventType: 'CSP_SUSPEND', category: 'CSP', meaning: 'The account was suspended.', namedBy: 'registry' },
  {
    eventType: 'MNO_COMPLAINT',
    category: 'INCIDENCE',
    meaning: 'A carrier complained.',
    namedBy: 'registry',
  },
  {
    eventType: 'BRAND_STATUS_UPDATE',
    category: 'BRAND',
    meaning: 'The brand’s status changed.',
    namedBy: 'interface',
  },
  {
    eventType: 'CAMPAIGN_STATUS_UPDATE',
    category: 'CAMPAIGN',
    meaning: 'The campaign’s status changed.',
    namedBy: 'interface',
  },
  {
    eventType: 'CAMPAIGN_MNO_REVIEW',
    category: 'CAMPAIGN',
    meaning: 'A carrier’s review moved on.',
    namedBy: 'interface',
  },
  {
    eventType: 'CAMPAIGN_SHARE_STATUS_UPDATE',
    category: 'CAMPAIGN',
    meaning: 'The sharing of the campaign moved on.',
    namedBy: 'interface',
  },
] as const satisfies readonly EventTypeFacts[];
export type EventType = (typeof EVENT_TYPES)[number]['eventType'];
