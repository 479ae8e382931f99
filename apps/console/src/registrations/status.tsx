// The status of a registration: whom it waits for and since when, the next action, and the history.
import { Text } from '@mantine/core';
import type { HistoryEntry, Progress } from '@tendlc/client';
import { useUser } from '../api/session.ts';
import { changedPart } from '../format/changed-part.ts';
import { eventWords } from '../format/event-words.ts';
import { nameToWords, showCarrier, showTime } from '../format/words.ts';
import { labelOf } from '../format/labels.ts';
import { type Tone, ToneBadge } from '../parts/tone.tsx';

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
  'partner-review': 'Partner review',
  declined: 'Declined',
  'carrier-review': 'Carrier review',
  'partly-approved': 'Partly approved',
  approved: 'Approved',
  rejected: 'Rejected',
  suspended: 'Suspended',
  expired: 'Expired',
  ended: 'Deactivated',
};

export type Kind = 'brand' | 'campaign';

/** Statuses as the lists show them. */
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
export const phaseWords = (phase: string, kind: Kind): string =>
  phase === 'ended' && kind === 'brand' ? 'Deleted' : (PHASES[phase] ?? nameToWords(phase));

type StatusProps = { readonly progress: Progress; readonly kind: Kind };

export const PhaseBadge = ({ progress, kind }: StatusProps) => (
  <ToneBadge tone={phaseTone(progress)}>{phaseWords(progress.phase, kind)}</ToneBadge>
);

const SOURCES: Readonly<Record<HistoryEntry['source'], string>> = {
  request: 'Sent to the registry',
  callback: 'Reported by the registry',
  sync: 'Read from the registry',
  poll: 'Read from the registry',
  sweep: 'Read from the registry',
};

const WITHOUT_USER: Readonly<Partial<Record<HistoryEntry['source'], string>>> = {
  sync: 'Updated from the records at the registry',
  request: 'By the service',
};

type Viewer = { readonly id: number; readonly isAdmin: boolean };

/** A sync without a user is the service itself: it derives the status of a registration from its records. */
function sourceWords({ source, userId, changes }: HistoryEntry, viewer: Viewer): string {
  if (userId === null) {
    return WITHOUT_USER[source] ?? SOURCES[source];
  }
  const isOwn = userId === viewer.id;
  const by = isOwn ? 'you' : viewer.isAdmin ? 'another user' : 'the operator';
  if (source !== 'request') {
    return `${SOURCES[source]} by ${by}`;
  }
  // The status of the registration is what a person changed. The calls that follow are made for that person.
  return changes.some(({ field }) => field === 'status')
    ? `By ${by}`
    : `${SOURCES.request}${isOwn ? '' : ` by ${by}`}`;
}

/** Codes of the registry become words; other texts stay as they are. */
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
  carriersElected: 'Sent to the carriers',
};

const fieldWords = (field: string): string =>
  field.startsWith(CARRIER_FIELD)
    ? showCarrier(field.slice(CARRIER_FIELD.length))
    : (FIELD_WORDS[field] ?? labelOf(field));

type Line = { readonly name: string; readonly before: string; readonly after: string };

/** Carriers with the same change share a line. */
function linesOf(changes: HistoryEntry['changes']): Line[] {
  const lines = new Map<string, { names: string[]; before: string; after: string }>();
  for (const { field, from, to } of changes) {
    const before = from === null ? '' : show(field, from);
    const after = show(field, to);
    const key = field.startsWith(CARRIER_FIELD) ? `${before}→${after}` : field;
    const line = lines.get(key);
    if (line === undefined) {
      lines.set(key, { names: [fieldWords(field)], before, after });
    } else {
      line.names.push(fieldWords(field));
    }
  }
  return [...lines.values()].map(({ names, ...values }) => ({ name: names.join(', '), ...values }));
}

const isNews = ({ field }: HistoryEntry['changes'][number]): boolean =>
  field === 'status' || field.startsWith(CARRIER_FIELD) || Object.hasOwn(FIELD_WORDS, field);

/** The status of the registration needs no name: the page is about it. */
const inWords = ({ name, before, after }: Line): string =>
  name === labelOf('status')
    ? before === '' && after === 'Draft'
      ? 'Draft created'
      : after
    : name === FIELD_WORDS['carriersElected'] && after === 'Yes'
      ? name
      : `${name}: ${after.toLowerCase()}`;

/** The first entry of a status has no earlier entry to compare with. */
function changeInWords({ name, ...texts }: Line): string {
  const { before, after } = changedPart(texts.before, texts.after);
  return before === '' ? `${name}: ${after}` : `${name}: ${before} → ${after}`;
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const viewer = useUser();
  const news = linesOf(entry.changes.filter(isNews));
  const further = linesOf(entry.changes.filter((change) => !isNews(change)));
  const events = entry.eventTypes.map(eventWords).join(', ');
  return (
    <li>
      {news.length > 0 && (
        <Text fw={600} className="given">
          {news.map(inWords).join(' · ')}
        </Text>
      )}
      {further.length > 0 && (
        <Text size="sm" className="given">
          {further.map(changeInWords).join(' · ')}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {showTime(entry.at)} · {sourceWords(entry, viewer)}
        {events !== '' && <span className="history-events"> ({events})</span>}
      </Text>
    </li>
  );
}

/** Each field with what it was before. */
export const ChangedFields = ({ changes }: Pick<HistoryEntry, 'changes'>) => (
  <ul className="plain-list">
    {linesOf(changes).map((line) => (
      <li key={line.name}>
        <Text size="sm" className="given">
          {changeInWords(line)}
        </Text>
      </li>
    ))}
  </ul>
);

/** Newest first. */
export const History = ({ history }: { readonly history: readonly HistoryEntry[] }) => (
  <ol className="history">
    {history.map((entry) => (
      <Entry
        key={`${entry.at}${entry.source}${entry.changes.map(({ field }) => field).join()}`}
        entry={entry}
      />
    ))}
  </ol>
);
