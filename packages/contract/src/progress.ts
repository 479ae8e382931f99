// The progress of a registration as text for people, and its history.
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
    phase: StringEnum(PROGRESS_PHASES, { description: 'The current phase of the registration.' }),
    waitingFor: StringEnum(WAITING_FOR, { description: 'Who acts next. `nobody`: no action is pending.' }),
    nextAction: Type.String({
      description: 'The next step, for you or for the party that acts next.',
      examples: ['Wait for the registry. It usually checks a brand within minutes.'],
    }),
    since: IsoTimestamp({ description: 'When this phase started.' }),
  },
  { 'x-component': 'Progress' },
);
export type Progress = Static<typeof Progress>;

export const CHANGE_SOURCES = ['request', 'callback', 'sync', 'poll', 'sweep'] as const;
export type ChangeSource = (typeof CHANGE_SOURCES)[number];

export const FieldChange = Type.Object(
  {
    field: Type.String({ examples: ['brand_status'] }),
    from: Type.Unknown({ description: 'The previous value. Null if there was none.' }),
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
        'The source of the change: a `request` to this service, a registry `callback`, a `sync` by an admin (without `userId`: the service, when the records of a registration changed its status), a `poll` of the registry, or the `sweep` that resolves requests without a response.',
    }),
    eventTypes: Type.Array(Type.String(), {
      description: 'The event types of the callbacks that reported the change.',
    }),
    userId: Nullable(Type.Integer({ description: 'The user who made the request. Null for other sources.' })),
    changes: Type.Array(FieldChange),
  },
  { 'x-component': 'HistoryEntry' },
);
