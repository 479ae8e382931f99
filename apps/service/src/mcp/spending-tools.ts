// The tools that cause registry fees. None places an order before the caller has repeated its exact cost.
import {
  brandRegistrationCost,
  campaignRegistrationCost,
  type RegistrationCost,
  vettingCost,
} from '@tendlc/compliance';
import {
  CreateBrandAnswer,
  CreateBrandRequest,
  CreateCampaignAnswer,
  CreateCampaignRequest,
  VettingAnswer,
  VettingRequest,
} from '@tendlc/contract';
import { type TObject, type TSchema, Type } from 'typebox';
import { createCheck } from '../http/validation.ts';
import { RecordId } from './record-id.ts';
import type { AgentTool, Arguments } from './agent-tool.ts';

const EXAMPLE_COST = '1 token + 4.50 USD';

const Confirming = {
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

const CostAnswer = Type.Object({
  confirmationNeeded: Type.Boolean({ description: 'True if nothing has been ordered yet.' }),
  cost: Type.String({ description: 'The value to send as `confirmCost`.', examples: [EXAMPLE_COST] }),
  tokens: Type.Integer(),
  registryFeeUsd: Type.Union([Type.Number(), Type.Null()], {
    description:
      'The fee that the registry charges to your registry account, in US dollars. Null if the fee is not published.',
  }),
  fees: Type.Array(
    Type.Object({
      item: Type.String(),
      usd: Type.Number(),
      note: Type.Optional(Type.String()),
      source: Type.Object({
        title: Type.String(),
        url: Type.Optional(Type.String()),
        asOf: Type.String({ description: 'The date when the fee was published or read.' }),
      }),
    }),
  ),
  next: Type.String({ description: 'The next step.' }),
});

/** An admin's calls cost no tokens (G-23). */
function describeCost({ totalUsd }: RegistrationCost, tokens: number): string {
  const words = `${tokens} token${tokens === 1 ? '' : 's'}`;
  return totalUsd === undefined
    ? `${words} + an unpublished registry fee`
    : `${words} + ${totalUsd.toFixed(2)} USD`;
}

function costAnswer(cost: RegistrationCost, tokens: number, confirmed: unknown) {
  const words = describeCost(cost, tokens);
  const wrong = confirmed === undefined ? '' : `The cost is not ${JSON.stringify(confirmed)}. `;
  return {
    confirmationNeeded: true,
    cost: words,
    tokens,
    registryFeeUsd: cost.totalUsd ?? null,
    fees: cost.fees,
    next: `${wrong}Nothing was ordered or charged. The cost is ${words}. To place the order, send the same call with confirmCost: ${JSON.stringify(words)}.`,
  };
}

function spendingTool(tool: {
  name: string;
  title: string;
  description: string;
  body: TObject;
  /** The path parameters. */
  pathFields?: Readonly<Record<string, TSchema>>;
  answer: TSchema;
  costOf(given: Arguments): RegistrationCost;
  pathOf(given: Arguments): string;
}): AgentTool {
  const { name, title, body, pathFields = {}, answer, costOf, pathOf } = tool;
  const input = Type.Object({ ...pathFields, ...body.properties, ...Confirming });
  const check = createCheck(input);
  return {
    name,
    title,
    description: `${tool.description} Requires the scope registry:write. Costs 1 token (free for admins) plus the registry fee. The first call returns the cost. A second call with confirmCost places the order.`,
    input,
    // Both are objects, and the output schema of a tool must say so.
    output: { type: 'object', anyOf: [CostAnswer, answer] },
    cost: 'token and fee',
    plan(given, { isAdmin }) {
      const refusal = check(given);
      if (refusal !== undefined) {
        return { refusal };
      }
      const { confirmCost, idempotencyKey, ...rest } = given;
      const cost = costOf(given);
      const tokens = isAdmin ? 0 : 1;
      if (confirmCost !== describeCost(cost, tokens)) {
        return { answer: costAnswer(cost, tokens, confirmCost) };
      }
      const fields = Object.entries(rest).filter(([field]) => !Object.hasOwn(pathFields, field));
      return {
        request: {
          method: 'POST',
          path: pathOf(given),
          body: Object.fromEntries(fields),
          idempotencyKey: idempotencyKey as string | undefined,
        },
      };
    },
    resultOf: (answered) => answered,
  };
}

export const spendingTools: readonly AgentTool[] = [
  spendingTool({
    name: 'register_brand',
    title: 'Register a brand',
    description:
      'Registers a brand at The Campaign Registry. Use brand-checker first to find what the registry would reject.',
    body: CreateBrandRequest,
    answer: CreateBrandAnswer,
    costOf: brandRegistrationCost,
    pathOf: () => '/v1/tcr/brands',
  }),
  spendingTool({
    name: 'register_campaign',
    title: 'Register a campaign',
    description:
      'Registers a campaign for a verified brand. If you omit optional fields, the service fills them in and lists them in `defaulted`.',
    body: CreateCampaignRequest,
    answer: CreateCampaignAnswer,
    costOf: ({ usecase }) => campaignRegistrationCost(String(usecase)),
    pathOf: () => '/v1/tcr/campaigns',
  }),
  spendingTool({
    name: 'order_vetting',
    title: 'Order vetting',
    description:
      'Orders external vetting of a brand. Vetting sets the trust score, which determines throughput.',
    body: VettingRequest,
    pathFields: { brandId: RecordId },
    answer: VettingAnswer,
    costOf: ({ vettingClass = 'STANDARD' }) => vettingCost(String(vettingClass)),
    pathOf: ({ brandId }) => `/v1/tcr/brands/${String(brandId)}/vet`,
  }),
];
