// How a tool that spends money has its cost confirmed: the fields of its input, and its first answer.
import { Type } from 'typebox';

const EXAMPLE_COST = '1 token + 4.50 USD';

export const Confirming = {
  confirmCost: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'Omit this in the first call. The first call orders nothing and returns the `cost`. After the person who pays agrees, send the same call again with that `cost` as `confirmCost`.',
      examples: [EXAMPLE_COST],
    }),
  ),
  idempotencyKey: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{1,255}$',
      description:
        'A unique key for this order. If you repeat the call with the same key and fields within 24 hours, you get the same response at no cost.',
      examples: ['order-4471-attempt'],
      'x-message': 'must be 1 to 255 visible ASCII characters',
    }),
  ),
};

export const costFields = {
  confirmationNeeded: Type.Boolean({ description: 'True if nothing has been ordered yet.' }),
  cost: Type.String({ description: 'The value to send as `confirmCost`.', examples: [EXAMPLE_COST] }),
  tokens: Type.Integer(),
  next: Type.String({ description: 'The next step.' }),
};

export const feeFields = {
  item: Type.String(),
  usd: Type.Number(),
  note: Type.Optional(Type.String()),
  source: Type.Object({
    title: Type.String(),
    url: Type.Optional(Type.String()),
    asOf: Type.String({ description: 'The date when the fee was published or read.' }),
  }),
};

/** An admin's calls cost no tokens (G-23). */
export const tokensInWords = (tokens: number): string => `${tokens} token${tokens === 1 ? '' : 's'}`;

/** @param confirmed the cost that the call has confirmed, if any */
export function askToConfirm(cost: string, tokens: number, confirmed: unknown) {
  const wrong = confirmed === undefined ? '' : `The cost is not ${JSON.stringify(confirmed)}. `;
  return {
    confirmationNeeded: true,
    cost,
    tokens,
    next: `${wrong}Nothing was ordered or charged. The cost is ${cost}. To place the order, send the same call with confirmCost: ${JSON.stringify(cost)}.`,
  };
}
