// Where a registration stands, in words for people, and what became of it so far.
import { type Static, Type } from 'typebox';
import { IsoTimestamp, Nullable, StringEnum } from './primitives.ts';

export const PROGRESS_PHASES = [
  'registering',
  'identity-check',
  'identity-failed',
  'verified',
  'sharing',
  'partner-review',
  'declined',
  'carrier-review',
  'partly-approved',
  'approved',
  'rejected',
  'suspended',
  'expired',
  'ended',
] as const;

export const WAITING_FOR = ['you', 'registry', 'partner', 'carriers', 'nobody'] as const;

export const Progress = Type.Object(
  {
    phase: StringEnum(PROGRESS_PHASES, { description: 'How far the registration has come.' }),
    waitingFor: StringEnum(WAITING_FOR, { description: 'Whose move it is.' }),
    nextAction: Type.String({
      description: 'What happens next, or what to do, in one sentence.',
      examples: ['Wait for the registry: it checks the brand, usually within minutes.'],
    }),
    since: IsoTimestamp({ description: 'Since when it stands like this.' }),
  },
  { 'x-component': 'Progress' },
);
export type Progress = Static<typeof Progress>;

export const CHANGE_SOURCES = ['request', 'callback', 'sync', 'poll', 'sweep'] as const;
export type ChangeSource = (typeof CHANGE_SOURCES)[number];

export const FieldChange = Type.Object(
  {
    field: Type.String({ examples: ['brand_status'] }),
    from: Type.Unknown({ description: 'Null where there was nothing.' }),
    to: Type.Unknown(),
  },
  { 'x-component': 'FieldChange' },
);
export type FieldChange = Static<typeof FieldChange>;

export const HistoryEntry = Type.Object(
  {
    at: IsoTimestamp(),
    source: StringEnum(CHANGE_SOURCES, {
      description:
        'How it became known: a `request` through this service, a `callback` of the registry, a `sync` by an admin, a `poll` of the registry, or the `sweep` that settles unanswered requests.',
    }),
    eventTypes: Type.Array(Type.String(), { description: 'The callbacks that told it.' }),
    userId: Nullable(Type.Integer({ description: 'Who asked, where it was a request.' })),
    changes: Type.Array(FieldChange),
  },
  { 'x-component': 'HistoryEntry' },
);
