// The token ledger on the wire.
import { type Static, Type } from 'typebox';
import { DateOnly, LIMITS, Nullable, SINGLE_LINE, StringEnum } from './primitives.ts';

export const TRANSACTION_TYPES = ['trial', 'purchase', 'daily_free', 'usage', 'refund'] as const;

export const BalanceAnswer = Type.Object({
  success: Type.Boolean(),
  balance: Type.Integer({ examples: [2] }),
  trialTokensUsed: Type.Boolean(),
  hasDailyFree: Type.Boolean({ description: 'Whether the daily free token is still available today.' }),
});

export const DailyFreeAnswer = Type.Object({
  success: Type.Boolean(),
  available: Type.Boolean(),
  lastClaimed: Nullable(DateOnly({ description: 'The UTC date of the last claim.' })),
});

/** A misspelt field here would cost money, so unknown fields are refused (G-04). */
export const UseTokensRequest = Type.Object(
  {
    toolName: Type.String({
      minLength: 1,
      maxLength: LIMITS.toolNameCharacters,
      pattern: SINGLE_LINE,
      description: 'What the tokens are used for. Shown in the history.',
      'x-message': `must have 1 to ${LIMITS.toolNameCharacters} characters on one line`,
    }),
    amount: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 2_147_483_647,
        default: 1,
        description: 'The number of tokens to deduct.',
        'x-message': 'must be a whole number from 1 to 2147483647',
      }),
    ),
  },
  { additionalProperties: false, examples: [{ toolName: 'message-validator', amount: 1 }] },
);

export const UseTokensAnswer = Type.Object({
  success: Type.Boolean(),
  balance: Type.Integer({ description: 'The balance after the operation.' }),
  usedDailyFree: Type.Boolean({ description: 'Whether the daily free token covered one of the tokens.' }),
});

export const TokenTransaction = Type.Object(
  {
    id: Type.Integer({ examples: [1817] }),
    type: StringEnum(TRANSACTION_TYPES),
    amount: Type.Integer({ description: 'The number of tokens. Negative for usage.', examples: [-1] }),
    balanceAfter: Type.Integer({ examples: [1] }),
    toolName: Nullable(Type.String({ examples: ['message-validator'] })),
    notes: Nullable(Type.String()),
    orderId: Nullable(Type.Integer()),
    subscriptionId: Nullable(Type.Integer()),
    createdAt: Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$',
      description: 'The time in UTC, as `YYYY-MM-DD HH:MM:SS`.',
      examples: ['2026-11-20 09:30:00'],
    }),
  },
  { 'x-component': 'TokenTransaction' },
);
export type TokenTransaction = Static<typeof TokenTransaction>;

export const HistoryQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: LIMITS.historyLimitMax, default: LIMITS.historyLimitDefault }),
  ),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 })),
});

export const HistoryAnswer = Type.Object({
  success: Type.Boolean(),
  transactions: Type.Array(TokenTransaction, { description: 'Newest first.' }),
  total: Type.Integer({ examples: [3] }),
  limit: Type.Integer({ examples: [50] }),
  offset: Type.Integer({ examples: [0] }),
});
