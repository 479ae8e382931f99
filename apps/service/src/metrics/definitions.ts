// All metrics of the service, by name, with their meaning and their source.
import type { QueueFacts, TableFacts } from './queries.ts';

/** The result of one collection. Values that could not be read are absent, and so are their metrics. */
export type Facts = {
  readonly now: Date;
  readonly version: string;
  readonly streamsOpen: number;
  readonly queues?: QueueFacts | undefined;
  readonly chargesInDoubt?: { readonly charges: number; readonly oldest: Date | null } | undefined;
  readonly tables?: readonly TableFacts[] | undefined;
  /** Only for the embedded database, because a server's disk is elsewhere. */
  readonly disk?: { readonly freeBytes: number; readonly sizeBytes: number } | undefined;
  readonly ledgerCheck?: { readonly isOk: boolean; readonly at: Date } | undefined;
};

type Sample = { readonly labels: Readonly<Record<string, string>>; readonly value: number };

type GaugeDefinition = {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** Undefined if unknown. Then it is not shown. */
  readonly read: (facts: Facts) => number | readonly Sample[] | undefined;
};

const secondsBetween = (from: Date | null | undefined, now: Date): number =>
  from === null || from === undefined ? 0 : Math.max(0, (now.getTime() - from.getTime()) / 1000);

const ageOf =
  (read: (queues: QueueFacts) => Date | null) =>
  ({ queues, now }: Facts): number | undefined =>
    queues && secondsBetween(read(queues), now);

const numberOf =
  (read: (queues: QueueFacts) => number) =>
  ({ queues }: Facts): number | undefined =>
    queues && read(queues);

export const GAUGES: readonly GaugeDefinition[] = [
  {
    name: 'tendlc_build_info',
    help: 'Always 1; the labels name the version of the service and of Node.',
    labels: ['version', 'node'],
    read: ({ version }) => [{ labels: { version, node: process.version }, value: 1 }],
  },
  {
    name: 'tendlc_database_up',
    help: 'Whether the database answered the last gathering of these metrics.',
    read: ({ queues }) => (queues === undefined ? 0 : 1),
  },
  {
    name: 'tendlc_jobs_waiting',
    help: 'Jobs that are due and that no process works on; counted up to 10000.',
    read: numberOf((queues) => queues.jobs_waiting),
  },
  {
    name: 'tendlc_jobs_oldest_waiting_seconds',
    help: 'How long the oldest due job has waited.',
    read: ageOf((queues) => queues.jobs_oldest),
  },
  {
    name: 'tendlc_jobs_failed',
    help: 'Jobs that were given up after all attempts and are still stored; counted up to 10000.',
    read: numberOf((queues) => queues.jobs_failed),
  },
  {
    name: 'tendlc_charges_in_doubt',
    help: 'Charges whose outcome is not known; counted up to 10000.',
    read: ({ chargesInDoubt }) => chargesInDoubt && chargesInDoubt.charges,
  },
  {
    name: 'tendlc_charges_in_doubt_oldest_seconds',
    help: 'How long the oldest charge in doubt has been in doubt.',
    read: ({ chargesInDoubt, now }) => chargesInDoubt && secondsBetween(chargesInDoubt.oldest, now),
  },
  {
    name: 'tendlc_open_charges',
    help: 'Charges whose work has not ended or whose refund is due; counted up to 10000.',
    read: numberOf((queues) => queues.open_charges),
  },
  {
    name: 'tendlc_open_charges_oldest_overdue_seconds',
    help: 'How long the refund of the oldest abandoned charge has been due.',
    read: ageOf((queues) => queues.open_charges_oldest),
  },
  {
    name: 'tendlc_webhook_deliveries_waiting',
    help: 'Deliveries to webhooks of customers that are not done; counted up to 10000.',
    read: numberOf((queues) => queues.deliveries_waiting),
  },
  {
    name: 'tendlc_webhook_deliveries_oldest_waiting_seconds',
    help: 'Age of the oldest delivery that is not done.',
    read: ageOf((queues) => queues.deliveries_oldest),
  },
  {
    name: 'tendlc_webhook_deliveries_retrying',
    help: 'Deliveries that failed at least once and will be tried again, among the 10000 oldest.',
    read: numberOf((queues) => queues.deliveries_retrying),
  },
  {
    name: 'tendlc_webhook_endpoints_failing',
    help: 'Active webhook endpoints whose last delivery failed.',
    read: numberOf((queues) => queues.endpoints_failing),
  },
  {
    name: 'tendlc_callbacks_unapplied',
    help: 'Stored callbacks of the registry that are not applied yet; counted up to 10000.',
    read: numberOf((queues) => queues.callbacks_unapplied),
  },
  {
    name: 'tendlc_callbacks_oldest_unapplied_seconds',
    help: 'Age of the oldest callback that is not applied yet.',
    read: ageOf((queues) => queues.callbacks_oldest),
  },
  {
    name: 'tendlc_ledger_check_ok',
    help: 'Whether the last check of the ledger found every balance right; absent until a check has run.',
    read: ({ ledgerCheck }) => ledgerCheck && Number(ledgerCheck.isOk),
  },
  {
    name: 'tendlc_ledger_check_timestamp_seconds',
    help: 'When the last check of the ledger ended; absent until a check has run.',
    read: ({ ledgerCheck }) => ledgerCheck && ledgerCheck.at.getTime() / 1000,
  },
  {
    name: 'tendlc_database_size_bytes',
    help: 'Size of the database.',
    read: numberOf((queues) => queues.database_bytes),
  },
  {
    name: 'tendlc_table_size_bytes',
    help: 'Size of a table with its indexes.',
    labels: ['table'],
    read: ({ tables }) => tables?.map(({ name, bytes }) => ({ labels: { table: name }, value: bytes })),
  },
  {
    name: 'tendlc_table_rows',
    help: 'Rows of a table as the database last estimated them.',
    labels: ['table'],
    read: ({ tables }) =>
      tables
        ?.filter(({ rows }) => rows >= 0)
        .map(({ name, rows }) => ({ labels: { table: name }, value: rows })),
  },
  {
    name: 'tendlc_disk_free_bytes',
    help: 'Space left on the disk that holds the embedded database.',
    read: ({ disk }) => disk?.freeBytes,
  },
  {
    name: 'tendlc_disk_size_bytes',
    help: 'Size of the disk that holds the embedded database.',
    read: ({ disk }) => disk?.sizeBytes,
  },
  {
    name: 'tendlc_event_streams_open',
    help: 'Streams of events that this process holds open.',
    read: ({ streamsOpen }) => streamsOpen,
  },
];

/** Known label values start at 0, so that the first increase is an increase and not a new series. */
export const COUNTERS = {
  registryCalls: {
    name: 'tendlc_registry_calls_total',
    help: 'Attempts at the registry by the class of the answer.',
    label: 'outcome',
    values: ['2xx', '3xx', '4xx', '5xx', 'timeout', 'unreachable'],
  },
  callbacksRefused: {
    name: 'tendlc_callbacks_refused_total',
    help: 'Callbacks that were not stored, by reason.',
    label: 'reason',
    values: ['storage_quota'],
  },
  pageFetches: {
    name: 'tendlc_page_fetches_total',
    help: 'Pages that were opened for customers, by result; shared if a snapshot of the last minute was there.',
    label: 'outcome',
    values: [
      'ok',
      'shared',
      'http_status',
      'dns',
      'timeout',
      'tls',
      'connection',
      'too_many_redirects',
      'too_large',
      'unsupported_type',
      'private_address',
      'invalid_url',
    ],
  },
  pageRenders: {
    name: 'tendlc_page_renders_total',
    help: 'Pages that a browser rendered, by result; failed if it could not start, was too slow, or wrote too much.',
    label: 'outcome',
    values: ['ok', 'failed'],
  },
  pageChecksRefused: {
    name: 'tendlc_page_checks_refused_total',
    help: 'Pages that were not opened, by the limit that refused them.',
    label: 'reason',
    values: ['host_limit', 'customer_limit', 'queue_full', 'queue_timeout'],
  },
  rowsDeleted: {
    name: 'tendlc_retention_rows_deleted_total',
    help: 'Rows that retention has deleted or emptied, by table.',
    label: 'table',
    values: ['registry_events', 'registry_payloads'],
  },
} as const;

export type CounterName = keyof typeof COUNTERS;
