// The tool that submits a registration. Its cost is that of the evaluation, and the submission relies on this evaluation.
import {
  type Evaluation,
  type Registration,
  RegistrationAnswer,
  REGISTRATION_STATUSES,
  SubmissionRequest,
  VERDICTS,
} from '@tendlc/contract';
import { Type } from 'typebox';
import { createCheck } from '../http/validation.ts';
import type { AgentTool, Arguments, PlanContext } from './agent-tool.ts';
import { askToConfirm, Confirming, costFields, feeFields, tokensInWords } from './confirmation.ts';
import { RegistrationId } from './record-id.ts';

const input = Type.Object({
  registrationId: RegistrationId,
  ...SubmissionRequest.properties,
  ...Confirming,
});
const check = createCheck(input);

const CostAnswer = Type.Object({
  ...costFields,
  registryFeeUsd: Type.Number({
    description: 'The fees that the registry charges once to your registry account, in US dollars.',
  }),
  dueNowUsd: Type.Number({ description: 'These fees, and the months that are billed in advance.' }),
  monthlyFeeUsd: Type.Number({ description: 'The fees that the registry charges every month.' }),
  fees: Type.Array(Type.Object({ ...feeFields, cadence: Type.String({ enum: ['once', 'monthly'] }) })),
  registration: Type.Object({
    status: Type.String({ enum: [...REGISTRATION_STATUSES] }),
    revision: Type.Integer(),
  }),
  evaluation: Type.Object(
    {
      id: Type.Integer(),
      verdict: Type.String({ enum: [...VERDICTS] }),
      errors: Type.Array(Type.String(), { description: 'The fields and rules that stand in the way.' }),
    },
    { description: 'The evaluation that the submission relies on.' },
  ),
});

const dueNowOf = ({ dueNow, registry }: Evaluation['fees']): number => dueNow ?? registry;

function describeCost(fees: Evaluation['fees'], tokens: number): string {
  const now = `${tokensInWords(tokens)} + ${dueNowOf(fees).toFixed(2)} USD`;
  return fees.monthly === 0 ? now : `${now}, then ${fees.monthly.toFixed(2)} USD a month`;
}

function costAnswer(
  { status, revision }: Registration,
  { id, verdict, findings, fees }: Evaluation,
  tokens: number,
  given: Arguments,
) {
  const asked = askToConfirm(describeCost(fees, tokens), tokens, given['confirmCost']);
  const isRefused = verdict === 'blocked' || (verdict === 'fixable' && given['override'] === undefined);
  const errors = findings
    .filter((finding) => finding.status === 'error')
    .map(({ field, ruleId }) => `${[field].flat().join(' and ')} (${ruleId})`);
  const warning = isRefused
    ? ` The verdict of the evaluation is ${verdict}, so the submission would be refused${
        verdict === 'fixable' ? ' without an override' : ''
      }.`
    : '';
  return {
    ...asked,
    registryFeeUsd: fees.registry,
    dueNowUsd: dueNowOf(fees),
    monthlyFeeUsd: fees.monthly,
    fees: fees.lines,
    registration: { status, revision },
    evaluation: { id, verdict, errors },
    next: `${asked.next}${warning}`,
  };
}

const NO_COST = 'Evaluate this registration first: the cost of a submission comes from the evaluation.';

async function readEvaluation(
  read: PlanContext['read'],
  path: string,
  id: number | undefined,
): Promise<Evaluation | undefined> {
  if (id === undefined) {
    return undefined;
  }
  const { evaluation } = await read(`${path}/evaluations/${id}`);
  return evaluation as Evaluation;
}

export const submitRegistration: AgentTool = {
  name: 'submit_registration',
  title: 'Submit a registration',
  description:
    'Registers the brand and the campaign of a registration, shares the campaign, and follows the carriers, all in the background. Use evaluate_registration first. Requires the scopes registry:read and registry:write. Costs 1 token for each record that is registered (free for admins) plus the registry fees. The first call returns the cost from the evaluation. A second call with confirmCost submits.',
  input,
  // Both are objects, and the output schema of a tool must say so.
  output: { type: 'object', anyOf: [CostAnswer, RegistrationAnswer] },
  cost: 'token and fee',
  scopes: ['registry:read', 'registry:write'],
  async plan(given, { isAdmin, read }) {
    const refusal = check(given);
    if (refusal !== undefined) {
      return { refusal };
    }
    const { registrationId, confirmCost, idempotencyKey, ...body } = given;
    const path = `/v1/registrations/${String(registrationId)}`;
    const { registration } = (await read(path)) as { registration: Registration };
    const evaluation = await readEvaluation(
      read,
      path,
      (given['evaluationId'] as number | undefined) ?? registration.lastEvaluation?.id,
    );
    if (evaluation?.fees.tokens === undefined) {
      return { refusal: NO_COST, code: 'not_evaluated' };
    }
    const { fees, revision, id: evaluationId } = evaluation;
    const tokens = isAdmin ? 0 : (fees.tokens ?? 0);
    // A packet that changed after its evaluation is never submitted. The service's error says why.
    const isOutdated = revision < registration.revision;
    if (!isOutdated && confirmCost !== describeCost(fees, tokens)) {
      return { answer: costAnswer(registration, evaluation, tokens, given) };
    }
    return {
      request: {
        method: 'POST',
        path: `${path}/submissions`,
        // The gate refuses an evaluation of an earlier revision, so what was confirmed is what is submitted.
        body: { ...body, evaluationId },
        idempotencyKey: idempotencyKey as string | undefined,
      },
    };
  },
  resultOf: (answered) => answered,
};
