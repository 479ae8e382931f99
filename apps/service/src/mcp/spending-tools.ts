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
import type { AgentTool, Arguments } from './agent-tool.ts';
import { askToConfirm, Confirming, costFields, feeFields, tokensInWords } from './confirmation.ts';
import { RecordId } from './record-id.ts';

const CostAnswer = Type.Object({
  ...costFields,
  registryFeeUsd: Type.Union([Type.Number(), Type.Null()], {
    description:
      'The fee that the registry charges to your registry account, in US dollars. Null if the fee is not published.',
  }),
  fees: Type.Array(Type.Object(feeFields)),
});

const describeCost = ({ totalUsd }: RegistrationCost, tokens: number): string =>
  totalUsd === undefined
    ? `${tokensInWords(tokens)} + an unpublished registry fee`
    : `${tokensInWords(tokens)} + ${totalUsd.toFixed(2)} USD`;

const costAnswer = (cost: RegistrationCost, tokens: number, confirmed: unknown) => ({
  ...askToConfirm(describeCost(cost, tokens), tokens, confirmed),
  registryFeeUsd: cost.totalUsd ?? null,
  fees: cost.fees,
});

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
    scopes: ['registry:write'],
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
