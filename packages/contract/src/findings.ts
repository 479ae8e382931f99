// What one compliance finding looks like, in every tool and in every answer that carries findings.
import { type Static, Type } from 'typebox';
import { StringEnum } from './primitives.ts';

export const FINDING_STATUSES = ['pass', 'info', 'warning', 'error'] as const;

/** Where a rule or a figure comes from. `asOf` is the day or month on which the source was read or issued. */
export const Source = Type.Object(
  {
    title: Type.String({ description: 'Who says so.' }),
    url: Type.Optional(Type.String({ description: 'Where it can be read, when it is public.' })),
    asOf: Type.String({ description: 'Date of the source, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.' }),
  },
  { 'x-component': 'Source' },
);
export type Source = Static<typeof Source>;

/** `status` is the severity. `basis` tells a published rule from an estimate of ours. */
export const CheckItem = Type.Object(
  {
    status: StringEnum(FINDING_STATUSES, {
      description: 'Severity: `error` will be refused or filtered, `warning` may be, `info` is advice.',
    }),
    category: Type.String({ description: 'What the check looked at.' }),
    message: Type.String({ description: 'The finding in one plain sentence.' }),
    details: Type.Optional(Type.String({ description: 'The evidence: which words, where.' })),
    points: Type.Optional(Type.Integer({ description: 'Points earned, in tools that score.' })),
    maxPoints: Type.Optional(
      Type.Integer({ description: 'Points there were to earn, in tools that score.' }),
    ),
    ruleId: Type.String({ description: 'Stable name of the rule, e.g. `links.public-shortener`.' }),
    remedy: Type.Optional(Type.String({ description: 'What to change, when there is something to change.' })),
    source: Source,
    basis: StringEnum(['published', 'estimate'] as const, {
      description: '`published` rules are somebody’s stated rule; `estimate` is our own judgement.',
    }),
  },
  { 'x-component': 'CheckItem' },
);
export type CheckItem = Static<typeof CheckItem>;
