// Which rows belong to an account: what an export contains, and what a deletion removes. A test compares the lists with
// the database, so a new table must be listed.

export type OwnedTable = {
  readonly table: string;
  /** The rows of the account `$user`, in SQL. */
  readonly rows: string;
  /** The key in whose order rows are exported. */
  readonly key: string;
  /** Columns that an export never contains: secrets, and hashes of them. */
  readonly secrets?: readonly string[];
  /** Columns that an export shows as null in the rows for which the condition, in SQL, is true. */
  readonly hidden?: { readonly columns: readonly string[]; readonly where: string };
  /** Rows of one page of the export; fewer where a row can have hundreds of kilobytes. */
  readonly pageRows?: number;
};

/** Small enough that a page of the largest rows fits in memory many times. */
const LARGE_ROWS = 8;

const own = 'user_id = $user';
const ofRegistrations = 'registration_id in (select id from registrations where user_id = $user)';

/** In the order of the export. */
export const EXPORTED: readonly OwnedTable[] = [
  {
    table: 'users',
    rows: 'id = $user',
    key: 'id',
    secrets: ['password_hash', 'email_key', 'sessions_valid_from_seconds'],
  },
  { table: 'token_transactions', rows: own, key: 'id' },
  {
    table: 'audit_log',
    rows: own,
    key: 'sequence',
    secrets: ['previous_hash', 'hash'],
    // As in `GET /v1/audit`: customers do not see the IP addresses of admins.
    hidden: { columns: ['address'], where: 'actor_user_id <> $user' },
  },
  { table: 'sessions', rows: own, key: 'id', secrets: ['session_hash'] },
  { table: 'passkeys', rows: own, key: 'id' },
  { table: 'api_keys', rows: own, key: 'id', secrets: ['key_hash'] },
  { table: 'switched_off_notices', rows: own, key: 'kind' },
  { table: 'mail_schedules', rows: own, key: 'user_id' },
  { table: 'change_mails', rows: own, key: 'event_id' },
  {
    table: 'registry_credentials',
    rows: own,
    key: 'id',
    secrets: ['sealed_sid', 'sealed_auth_token', 'sealed_webhook_secret', 'webhook_token'],
  },
  { table: 'registrations', rows: own, key: 'id' },
  {
    table: 'registration_versions',
    rows: ofRegistrations,
    key: 'registration_id, number',
    pageRows: LARGE_ROWS,
  },
  { table: 'registration_changes', rows: ofRegistrations, key: 'id', pageRows: LARGE_ROWS },
  { table: 'registration_evaluations', rows: ofRegistrations, key: 'id', pageRows: LARGE_ROWS },
  {
    table: 'registration_evaluation_pages',
    rows: `evaluation_id in (select id from registration_evaluations where ${ofRegistrations})`,
    key: 'evaluation_id, place',
  },
  { table: 'registration_submissions', rows: ofRegistrations, key: 'registration_id, number' },
  { table: 'registration_batches', rows: own, key: 'id' },
  {
    table: 'registration_batch_rows',
    rows: `batch_id in (select id from registration_batches where ${own})`,
    key: 'batch_id, number',
    pageRows: LARGE_ROWS,
  },
  { table: 'brands', rows: own, key: 'id' },
  { table: 'campaigns', rows: own, key: 'id' },
  {
    table: 'registry_changes',
    rows: `(brand_id in (select id from brands where ${own}) or campaign_id in (select id from campaigns where ${own}))`,
    key: 'id',
  },
  {
    table: 'page_snapshots',
    rows: `id in (select snapshot_id from page_snapshot_views where ${own})`,
    key: 'id',
  },
  {
    table: 'registry_events',
    rows: `credential_id in (select id from registry_credentials where ${own})`,
    key: 'id',
    pageRows: LARGE_ROWS,
  },
  { table: 'registry_payloads', rows: own, key: 'hash', pageRows: LARGE_ROWS },
  {
    table: 'registry_calls',
    rows: `credential_id in (select id from registry_credentials where ${own})`,
    key: 'id',
    pageRows: LARGE_ROWS,
  },
  { table: 'customer_events', rows: own, key: 'id', secrets: ['transaction_id'] },
  { table: 'alerts', rows: own, key: 'id' },
  { table: 'page_watches', rows: ofRegistrations, key: 'registration_id' },
  {
    table: 'campaign_numbers',
    rows: `campaign_id in (select id from campaigns where ${own})`,
    key: 'campaign_id',
  },
  { table: 'webhook_endpoints', rows: own, key: 'id', secrets: ['sealed_secret', 'sealed_previous_secret'] },
  {
    table: 'webhook_deliveries',
    rows: `endpoint_id in (select id from webhook_endpoints where ${own})`,
    key: 'id',
  },
];

type ErasedTable = {
  readonly table: string;
  readonly rows: string;
  /** Rows of one statement; fewer where further rows are deleted with each. */
  readonly batch?: number;
};

const NEEDED_BRAND =
  'exists (select 1 from campaigns as c where c.brand_id = brands.id) or exists (select 1 from registrations as r where r.brand_id = brands.id)';
const NEEDED_SET = ['brands', 'campaigns', 'registry_calls', 'registry_events']
  .map((table) => `exists (select 1 from ${table} as t where t.credential_id = registry_credentials.id)`)
  .join(' or ');

/** Removed at once, before the response: whatever gives access, and what is secret. */
export const ERASED_AT_ONCE = [
  'api_keys',
  'sessions',
  'totp_secrets',
  'recovery_codes',
  'passkeys',
  'passkey_challenges',
  'email_changes',
  'password_resets',
  'lockout_links',
  'reset_mails',
  'switched_off_notices',
  'mail_schedules',
  'change_mails',
  'account_exports',
] as const;

/**
 * Removed by a job afterwards, in this order: a row before those that it refers to. A row that a record of another account
 * still needs stays. `on delete cascade` removes what belongs to a registration, an endpoint, or an event.
 */
export const ERASED_LATER: readonly ErasedTable[] = [
  { table: 'webhook_endpoints', rows: own, batch: 1 },
  { table: 'customer_events', rows: own },
  { table: 'registration_batches', rows: own, batch: 1 },
  { table: 'registrations', rows: own, batch: 50 },
  // The names of customers, in rows that no longer count anything. What is not taken into the sums any more is not in them again.
  { table: 'customer_totals', rows: own },
  { table: 'spending_changes', rows: own },
  { table: 'registration_costs', rows: own },
  { table: 'spending_totals', rows: own },
  {
    table: 'registry_changes',
    rows: `(brand_id in (select id from brands where ${own}) or campaign_id in (select id from campaigns where ${own}))`,
  },
  { table: 'campaigns', rows: own },
  { table: 'brands', rows: `${own} and not (${NEEDED_BRAND})` },
  { table: 'page_snapshot_views', rows: own },
  {
    table: 'registry_events',
    rows: `credential_id in (select id from registry_credentials where ${own})`,
  },
  { table: 'registry_payloads', rows: own },
  { table: 'callback_storage', rows: own },
  {
    table: 'registry_calls',
    rows: `credential_id in (select id from registry_credentials where ${own})`,
  },
  { table: 'registry_credentials', rows: `${own} and not (${NEEDED_SET})` },
  { table: 'alerts', rows: own },
  { table: 'idempotent_requests', rows: own },
  {
    table: 'jobs',
    rows: "kind in ('security-mail', 'confirm-email-mail', 'change-digest-mail') and payload ->> 'userId' = $user::text and failed_at is not null",
  },
];

/** Deleted with a row of another table. */
export const ERASED_BY_CASCADE = [
  'page_watches',
  'page_watch_snapshots',
  'campaign_numbers',
  'registration_versions',
  'registration_needs',
  'registration_times',
  'decided_versions',
  'registration_changes',
  'registration_evaluations',
  'registration_evaluation_pages',
  'registration_submissions',
  'registration_batch_rows',
  'registration_version_snapshots',
  'webhook_deliveries',
] as const;

/** What stays of a deleted account: numbers, times, and actions. */
export const KEPT = {
  users: 'without name, email, and password: the ledger refers to it',
  token_transactions: 'the ledger is append-only',
  audit_log: 'the log is append-only and hash-chained; it names accounts by their ID',
  open_charges: 'refunded and removed within minutes',
  charges_in_doubt: 'settled and removed within minutes',
} as const;

/** Rows of no account: shared, technical, or removed within an hour. */
export const OF_NO_ACCOUNT = [
  'alert_checks',
  'audit_head',
  'list_totals',
  'login_attempts',
  'page_claims',
  'page_contents',
  'page_hosts',
  'page_snapshots',
  'revoked_sessions',
] as const;
