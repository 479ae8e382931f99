// The format of a compliance finding, in every tool and every response with findings.
import { type Static, Type } from 'typebox';
import { StringEnum } from './primitives.ts';

export const FINDING_STATUSES = ['pass', 'info', 'warning', 'error'] as const;

/** Where a rule or a figure comes from. `asOf` is the day or month on which the source was read or issued. */
export const Source = Type.Object(
  {
    title: Type.String({ description: 'Title of the source.' }),
    url: Type.Optional(Type.String({ description: 'URL of the source, if it is public.' })),
    asOf: Type.String({ description: 'Date of the source, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.' }),
  },
  { 'x-component': 'Source' },
);
export type Source = Static<typeof Source>;

/** `status` is the severity. `basis` tells a published rule from an estimate of ours. */
export const CheckItem = Type.Object(
  {
    status: StringEnum(FINDING_STATUSES, {
      description:
        'Severity. `error`: the registry or carriers reject or filter this. `warning`: they may. `info`: advice.',
    }),
    category: Type.String({ description: 'What the check examined.' }),
    message: Type.String({ description: 'The finding, in one sentence.' }),
    details: Type.Optional(Type.String({ description: 'The evidence: the words and where they occur.' })),
    points: Type.Optional(Type.Integer({ description: 'Points earned, in tools that score.' })),
    maxPoints: Type.Optional(Type.Integer({ description: 'Maximum points, in tools that score.' })),
    ruleId: Type.String({ description: 'Stable ID of the rule, such as `links.public-shortener`.' }),
    remedy: Type.Optional(Type.String({ description: 'What to change. Absent if nothing needs to change.' })),
    source: Source,
    basis: StringEnum(['published', 'estimate'] as const, {
      description: '`published`: a rule that its source publishes. `estimate`: our own estimate.',
    }),
  },
  { 'x-component': 'CheckItem' },
);
export type CheckItem = Static<typeof CheckItem>;
