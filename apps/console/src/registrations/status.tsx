// Where a registration stands, in words: whose move it is and since when, what is next, and what became of it so far.
import { Stack, Text } from '@mantine/core';
import type { HistoryEntry, Progress } from '@tendlc/client';
import { nameToWords, showAge, showTime } from '../format/words.ts';
import { labelOf } from '../format/labels.ts';
import { type Tone, ToneBadge, TonePanel } from '../parts/tone.tsx';

const WAITING: Readonly<Record<string, string>> = {
  you: 'Waiting on you',
  registry: 'Waiting on the registry',
  partner: 'Waiting on your connectivity partner',
  carriers: 'Waiting on the carriers',
  nobody: 'No action required',
};

export const waitingWords = (waitingFor: string): string => WAITING[waitingFor] ?? nameToWords(waitingFor);

const BAD_PHASES = new Set(['identity-failed', 'declined', 'rejected', 'suspended']);
const GOOD_PHASES = new Set(['verified', 'approved', 'partly-approved']);
const ENDED_PHASES = new Set(['ended', 'expired']);

function phaseTone({ phase, waitingFor }: Progress): Tone {
  if (BAD_PHASES.has(phase)) {
    return 'bad';
  }
  if (GOOD_PHASES.has(phase)) {
    return 'good';
  }
  return ENDED_PHASES.has(phase) ? 'neutral' : waitingFor === 'you' ? 'wait' : 'info';
}

const PHASES: Readonly<Record<string, string>> = {
  registering: 'Pending',
  'identity-check': 'Pending',
  'identity-failed': 'Rejected',
  verified: 'Verified',
  sharing: 'Not shared',
  'partner-review': 'In review (partner)',
  declined: 'Declined',
  'carrier-review': 'In review (carriers)',
  'partly-approved': 'Partly approved',
  approved: 'Approved',
  rejected: 'Rejected',
  suspended: 'Suspended',
  expired: 'Expired',
  ended: 'Deactivated',
};

export type Kind = 'brand' | 'campaign';

/** What the lists call each status of a record. */
export const STATUS_WORDS: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  brand: { PENDING: 'Pending', ACTIVE: 'Verified', FAILED: 'Rejected', DELETED: 'Deleted' },
  campaign: {
    PENDING: 'Pending',
    ACTIVE: 'Approved',
    REJECTED: 'Rejected',
    SUSPENDED: 'Suspended',
    EXPIRED: 'Expired',
    DEACTIVATED: 'Deactivated',
  },
};

/** The registry deletes brands and deactivates campaigns. */
const phaseWords = (phase: string, kind: Kind): string =>
  phase === 'ended' && kind === 'brand' ? 'Deleted' : (PHASES[phase] ?? nameToWords(phase));

type StatusProps = { readonly progress: Progress; readonly kind: Kind };

export const PhaseBadge = ({ progress, kind }: StatusProps) => (
  <ToneBadge tone={phaseTone(progress)}>{phaseWords(progress.phase, kind)}</ToneBadge>
);

export function StatusPanel({ progress, kind }: StatusProps) {
  return (
    <div role="status">
      <TonePanel tone={phaseTone(progress)}>
        <Text fw={700} className="tone-words">
          {phaseWords(progress.phase, kind)}
        </Text>
        <Text>{progress.nextAction}</Text>
        <Text size="sm" c="dimmed">
          {waitingWords(progress.waitingFor)} · since {showTime(progress.since)} ({showAge(progress.since)})
        </Text>
      </TonePanel>
    </div>
  );
}

const SOURCES: Readonly<Record<string, string>> = {
  request: 'Your request',
  callback: 'Registry webhook',
  sync: 'Synced by an admin',
  poll: 'Registry sync',
  sweep: 'Updated by the service',
};

/** Words of the registry are shown as words; texts of people as they are. */
const isCode = (value: string) => /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/.test(value) && value.length > 2;

function show(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') {
    return 'None';
  }
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  if (typeof value === 'string') {
    const kind = field === 'brand_status' ? 'brand' : 'campaign';
    return isCode(value) && STATE_FIELDS.test(field)
      ? ((field.endsWith('_status') ? STATUS_WORDS[kind][value] : undefined) ?? nameToWords(value))
      : value;
  }
  return Array.isArray(value) ? value.map((entry) => show(field, entry)).join(', ') : JSON.stringify(value);
}

const STATE_FIELDS = /status$|^sharing$|^carriers\./i;
const CARRIER_FIELD = 'carriers.';

const FIELD_WORDS: Readonly<Record<string, string>> = {
  brand_status: 'Brand',
  campaign_status: 'Campaign',
  identityStatus: 'Identity',
  vettingStatus: 'Vetting',
  trustScore: 'Trust score',
  sharing: 'Partner',
  carriersElected: 'Sent to carriers',
};

const fieldWords = (field: string): string =>
  field.startsWith(CARRIER_FIELD)
    ? field.slice(CARRIER_FIELD.length)
    : (FIELD_WORDS[field] ?? labelOf(field));

type HistoryProps = {
  readonly history: readonly HistoryEntry[];
  /** Since when it stands as it does, which an event may have told after the history was loaded. */
  readonly since?: string;
};

export function History({ history, since }: HistoryProps) {
  const [newest] = history;
  return (
    <>
      {since !== undefined && (newest === undefined || newest.at < since) && (
        <Text size="sm" c="dimmed" mb="sm">
          Reload to see the latest activity.
        </Text>
      )}
      <Entries history={history} />
    </>
  );
}

function Entries({ history }: Pick<HistoryProps, 'history'>) {
  return (
    <ol className="history">
      {history.map(({ at, source, eventTypes, changes }) => (
        <li key={`${at}${source}${changes.map(({ field }) => field).join()}`}>
          <Text size="sm" c="dimmed">
            {showTime(at)} · {SOURCES[source] ?? nameToWords(source)}
            {eventTypes.length > 0 &&
              ` (${eventTypes.map((type) => nameToWords(type).toLowerCase()).join(', ')})`}
          </Text>
          <Stack gap={2}>
            {changes.map(({ field, from, to }) => (
              <Text key={field} size="sm" className="given">
                {fieldWords(field)}: {from === null ? '' : `${show(field, from)} → `}
                <strong>{show(field, to)}</strong>
              </Text>
            ))}
          </Stack>
        </li>
      ))}
    </ol>
  );
}
