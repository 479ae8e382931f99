// The tools for agents: the compliance tools, and those for registrations. Each calls one of our own routes, so that checks,
// charges, refunds and idempotency are those of the HTTP API.
import { type ToolDefinition, validate } from '@tendlc/compliance';
import {
  BalanceAnswer,
  BrandAnswer,
  BrandsAnswer,
  BrandsQuery,
  CampaignAnswer,
  CampaignsAnswer,
  CampaignsQuery,
  EvaluateRequest,
  EvaluationAnswer,
} from '@tendlc/contract';
import { type TSchema, Type } from 'typebox';
import { createCheck } from '../http/validation.ts';
import type { AgentTool, Arguments } from './agent-tool.ts';
import { RecordId, RegistrationId } from './record-id.ts';
import { spendingTools } from './spending-tools.ts';
import { submitRegistration } from './submission-tool.ts';

const whole = (body: Record<string, unknown>) => body;

function complianceTool(tool: ToolDefinition, path: string): AgentTool {
  return {
    name: tool.name,
    title: tool.title,
    description: `${tool.summary} Costs 1 token or the daily free token.`,
    input: tool.request,
    output: tool.results,
    cost: 'token',
    scopes: ['tools'],
    plan: (given) => ({ request: { method: 'POST', path, body: given } }),
    resultOf: (body) => body['results'] as Record<string, unknown>,
  };
}

/** The query string. Values that are not plain are rejected by the route. */
function queryOf(given: Arguments): string {
  const pairs = Object.entries(given).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

function listTool(tool: {
  name: string;
  title: string;
  description: string;
  path: string;
  input: TSchema;
  output: TSchema;
}): AgentTool {
  const { path, ...rest } = tool;
  return {
    ...rest,
    cost: 'token',
    scopes: ['registry:read'],
    plan: (given) => ({ request: { method: 'GET', path: `${path}${queryOf(given)}` } }),
    resultOf: whole,
  };
}

function recordTool(tool: {
  name: string;
  title: string;
  description: string;
  path: string;
  idField: 'brandId' | 'campaignId';
  output: TSchema;
}): AgentTool {
  const { path, idField, ...rest } = tool;
  const input = Type.Object({ [idField]: RecordId });
  const check = createCheck(input);
  return {
    ...rest,
    input,
    cost: 'token',
    scopes: ['registry:read'],
    plan(given) {
      const refusal = check(given);
      return refusal === undefined
        ? { request: { method: 'GET', path: `${path}/${String(given[idField])}` } }
        : { refusal };
    },
    resultOf: whole,
  };
}

const MIRROR = 'Requires the scope registry:read. Costs 1 token. Free for admins.';

const getBalance: AgentTool = {
  name: 'get_balance',
  title: 'Balance',
  description: 'Returns the token balance and whether the daily free token is available. Free.',
  input: Type.Object({}),
  output: BalanceAnswer,
  cost: 'free',
  scopes: ['tools'],
  plan: () => ({ request: { method: 'GET', path: '/v1/tokens/balance' } }),
  resultOf: whole,
};

const recordTools: readonly AgentTool[] = [
  listTool({
    name: 'list_brands',
    title: 'Brands',
    description: `Lists your brands with their status, newest first. ${MIRROR}`,
    path: '/v1/tcr/brands',
    input: BrandsQuery,
    output: BrandsAnswer,
  }),
  recordTool({
    name: 'get_brand',
    title: 'Brand',
    description: `Returns a brand with its progress, next action, and history. ${MIRROR}`,
    path: '/v1/tcr/brands',
    idField: 'brandId',
    output: BrandAnswer,
  }),
  listTool({
    name: 'list_campaigns',
    title: 'Campaigns',
    description: `Lists your campaigns with their status, newest first. ${MIRROR}`,
    path: '/v1/tcr/campaigns',
    input: CampaignsQuery,
    output: CampaignsAnswer,
  }),
  recordTool({
    name: 'get_campaign',
    title: 'Campaign',
    description: `Returns a campaign with its progress, carrier statuses, and history. ${MIRROR}`,
    path: '/v1/tcr/campaigns',
    idField: 'campaignId',
    output: CampaignAnswer,
  }),
];

const evaluateInput = Type.Object({ registrationId: RegistrationId, ...EvaluateRequest.properties });
const checkEvaluate = createCheck(evaluateInput);

const evaluateRegistration: AgentTool = {
  name: 'evaluate_registration',
  title: 'Evaluate a registration',
  description:
    'Reviews a registration with its public pages as a reviewer would, before any fee is paid. Returns a verdict, findings with edits, and the registry fees of a submission. Requires the scope registry:write. Costs 1 token or the daily free token, pages included.',
  input: evaluateInput,
  output: EvaluationAnswer,
  cost: 'token',
  scopes: ['registry:write'],
  plan(given) {
    const refusal = checkEvaluate(given);
    if (refusal !== undefined) {
      return { refusal };
    }
    const { registrationId, ...body } = given;
    return {
      request: { method: 'POST', path: `/v1/registrations/${String(registrationId)}/evaluations`, body },
    };
  },
  resultOf: whole,
};

export const agentTools = (catalogue: readonly ToolDefinition[]): readonly AgentTool[] => [
  ...catalogue.map((tool) => complianceTool(tool, `/v1/tools/${tool.name}`)),
  complianceTool(validate, '/v1/validate'),
  getBalance,
  ...recordTools,
  evaluateRegistration,
  submitRegistration,
  ...spendingTools,
];
