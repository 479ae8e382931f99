// The retention of each kind of row. The ledger is not listed, because it is never deleted.

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Longer than a year, so that a campaign can be compared with its pages at the last renewal. */
const SNAPSHOT_DAYS = 400;
/** The time of a content moves forward once a day. */
const UNUSED_CONTENT_DAYS = 2;

/**
 * The operator's settings. `daysMin` is the minimum for the service: a callback waits a day for its record, and a
 * delivery is retried for three days.
 */
export const RETENTION_SETTINGS = {
  RETENTION_CALLBACKS: { days: 180, daysMin: 2 },
  RETENTION_CALLBACK_PAYLOADS: { days: 30, daysMin: 2 },
  RETENTION_REGISTRY_CALLS: { days: 90, daysMin: 1 },
  RETENTION_EVENTS: { days: 90, daysMin: 7 },
  RETENTION_DELIVERIES: { days: 90, daysMin: 1 },
  RETENTION_FAILED_JOBS: { days: 90, daysMin: 1 },
  RETENTION_REFUSED_REGISTRATIONS: { days: 30, daysMin: 2 },
  RETENTION_REVOKED_KEYS: { days: 90, daysMin: 1 },
} as const;

type RetentionSetting = keyof typeof RETENTION_SETTINGS;

/** The age in milliseconds at which rows are deleted. */
export type Retention = Readonly<Record<RetentionSetting, number>>;

type Rule = {
  readonly table: string;
  /** A setting, or milliseconds if a guarantee defines it. */
  readonly kept: RetentionSetting | number;
  /** The column whose time counts; an index begins with it. */
  readonly age: string;
  /** The rows that may be deleted, in SQL. */
  readonly where?: string;
  /** A column that is emptied instead of deleting the row. */
  readonly empties?: string;
};

/** Snapshots that no row of these tables refers to. */
const unnamedBy = (...tables: readonly string[]): string =>
  tables
    .map((table) => `not exists (select 1 from ${table} as kept where kept.snapshot_id = page_snapshots.id)`)
    .join(' and ');

/** In the order of application. */
const RULES: readonly Rule[] = [
  // A payload is deleted that long after its last receipt, unless a pending callback needs it.
  { table: 'registry_payloads', kept: 'RETENTION_CALLBACK_PAYLOADS', age: 'last_received_at' },
  // Payloads from before migration 0011.
  {
    table: 'registry_events',
    kept: 'RETENTION_CALLBACK_PAYLOADS',
    age: 'received_at',
    where: "payload is not null and status <> 'received'",
    empties: 'payload',
  },
  {
    table: 'registry_events',
    kept: 'RETENTION_CALLBACKS',
    age: 'received_at',
    where: "status <> 'received'",
  },
  { table: 'registry_calls', kept: 'RETENTION_REGISTRY_CALLS', age: 'created_at' },
  {
    table: 'webhook_deliveries',
    kept: 'RETENTION_DELIVERIES',
    age: 'created_at',
    where: "status <> 'pending'",
  },
  // Deliveries of an event are deleted with it.
  { table: 'customer_events', kept: 'RETENTION_EVENTS', age: 'created_at' },
  { table: 'alerts', kept: 'RETENTION_EVENTS', age: 'ended_at', where: 'ended_at is not null' },
  { table: 'jobs', kept: 'RETENTION_FAILED_JOBS', age: 'failed_at', where: 'failed_at is not null' },
  // These hold tax numbers and addresses. A late callback can still show that a registration was not refused.
  {
    table: 'campaigns',
    kept: 'RETENTION_REFUSED_REGISTRATIONS',
    age: 'updated_at',
    where: "registration = 'refused'",
  },
  {
    table: 'brands',
    kept: 'RETENTION_REFUSED_REGISTRATIONS',
    age: 'updated_at',
    where: "registration = 'refused'",
  },
  // G-84. Those of a submitted version stay with it, and those that the page watch compares with.
  {
    table: 'page_snapshots',
    kept: SNAPSHOT_DAYS * DAY_MS,
    age: 'fetched_at',
    where: unnamedBy('registration_version_snapshots', 'page_watch_snapshots'),
  },
  // Looks that found nothing (G-136): until an evaluation names them, and while they are the newest that a customer has of the page.
  {
    table: 'page_snapshots',
    kept: 0,
    age: 'expires_at',
    where: `${unnamedBy('registration_version_snapshots', 'page_watch_snapshots', 'registration_evaluation_pages')}
      and not exists (
        select 1 from page_snapshot_views as v where v.snapshot_id = page_snapshots.id and not exists (
          select 1 from page_snapshot_views as n
          where n.user_id = v.user_id and n.url_hash = v.url_hash and n.snapshot_id > v.snapshot_id
        )
      )`,
  },
  // Contents that no snapshot has any more. One that is stored at this moment is stored again.
  {
    table: 'page_contents',
    kept: UNUSED_CONTENT_DAYS * DAY_MS,
    age: 'last_stored_at',
    where: `is_unused and ${['body_hash', 'text_hash', 'rendered_hash']
      .map((hash) => `not exists (select 1 from page_snapshots where ${hash} = page_contents.hash)`)
      .join(' and ')}`,
  },
  // A dry run is of no use after its file was corrected. Rows of other batches show the state of their registrations.
  {
    table: 'registration_batches',
    kept: DAY_MS,
    age: 'created_at',
    where: "is_dry_run and status in ('READY', 'CANCELLED')",
  },
  // Limits count one minute, and a fetch takes at most two.
  { table: 'page_claims', kept: HOUR_MS, age: 'claimed_at' },
  { table: 'page_hosts', kept: HOUR_MS, age: 'visited_at' },
  // Until then a caller with such a key gets the error that it was revoked.
  { table: 'api_keys', kept: 'RETENTION_REVOKED_KEYS', age: 'revoked_at', where: 'revoked_at is not null' },
  // The limit of emails counts one hour. A change that waits is deleted when its digest is sent.
  { table: 'change_mails', kept: HOUR_MS, age: 'created_at', where: 'content is null' },
  // G-11: five failures within 30 minutes lock for 30 minutes.
  { table: 'login_attempts', kept: HOUR_MS, age: 'created_at' },
  // G-06
  { table: 'idempotent_requests', kept: DAY_MS, age: 'created_at' },
  { table: 'password_resets', kept: 0, age: 'expires_at' },
  { table: 'lockout_links', kept: 0, age: 'expires_at' },
  { table: 'email_changes', kept: 0, age: 'expires_at' },
  { table: 'passkey_challenges', kept: 0, age: 'expires_at' },
  { table: 'sessions', kept: 0, age: 'expires_at' },
  // An ended session is rejected until its token expires.
  { table: 'revoked_sessions', kept: 0, age: 'expires_at' },
];

export type DueRule = Rule & { readonly before: Date };

/** Every rule with the time before which rows are deleted. */
export const dueRules = (retention: Retention, now: Date): readonly DueRule[] =>
  RULES.map((rule) => {
    const keptMs = typeof rule.kept === 'number' ? rule.kept : retention[rule.kept];
    return { ...rule, before: new Date(now.getTime() - keptMs) };
  });
