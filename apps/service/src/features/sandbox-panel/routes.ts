// The routes of the built-in sandbox: its state, its time, and its outcomes. Without a sandbox, they return 404.
import {
  SandboxAdvanceRequest,
  SandboxAnswer,
  SandboxBrandOutcome,
  SandboxCampaignOutcome,
} from '@tendlc/contract';
import { Type } from 'typebox';
import type { TypedApp } from '../../http/app-types.ts';
import { callerOf, requireAccount } from '../../http/authentication.ts';
import { answers, BEARER, WITH_BODY } from '../../http/docs/operations.ts';
import type { SandboxPanel } from './service.ts';

const tags = ['Sandbox'];
const ONLY_TRIAL =
  'Available only in a trial with the built-in sandbox registry. Other services return 404. Free.';

const idOf = (kind: 'brand' | 'campaign', example: string) =>
  Type.Object({ id: Type.String({ description: `The registry ID of the ${kind}.`, examples: [example] }) });

export function sandboxRoutes(app: TypedApp, { sandboxPanel }: { sandboxPanel: SandboxPanel }): void {
  const path = '/v1/sandbox';
  const common = { preParsing: requireAccount, config: { scope: 'registry:write' as const } };
  const changed = answers(200, SandboxAnswer, [...WITH_BODY, 'unauthorized', 'not_found']);

  app.get(
    path,
    {
      ...common,
      config: { scope: 'registry:read' },
      schema: {
        operationId: 'getSandbox',
        tags,
        summary: 'Retrieve the state of the sandbox',
        description: `Returns your sandbox records and the test values that produce fixed outcomes. Admins get all records. ${ONLY_TRIAL}`,
        security: BEARER,
        response: answers(200, SandboxAnswer, ['unauthorized', 'not_found']),
      },
    },
    async (request) => ({ success: true, sandbox: await sandboxPanel.overview(callerOf(request)) }),
  );

  app.post(
    `${path}/advance`,
    {
      ...common,
      schema: {
        operationId: 'advanceSandbox',
        tags,
        summary: 'Advance the sandbox time',
        description: `All scheduled events up to the new time occur, for all accounts. ${ONLY_TRIAL}`,
        security: BEARER,
        body: SandboxAdvanceRequest,
        response: changed,
      },
    },
    async (request) => ({
      success: true,
      sandbox: await sandboxPanel.advance(callerOf(request), request.body.seconds),
    }),
  );

  app.post(
    `${path}/brands/:id`,
    {
      ...common,
      schema: {
        operationId: 'decideSandboxBrand',
        tags,
        summary: 'Set the outcome of a sandbox brand',
        description: ONLY_TRIAL,
        security: BEARER,
        params: idOf('brand', 'BEXMPL1'),
        body: SandboxBrandOutcome,
        response: changed,
      },
    },
    async (request) => ({
      success: true,
      sandbox: await sandboxPanel.decideBrand(callerOf(request), request.params.id, request.body),
    }),
  );

  app.post(
    `${path}/campaigns/:id`,
    {
      ...common,
      schema: {
        operationId: 'decideSandboxCampaign',
        tags,
        summary: 'Set the outcome of a sandbox campaign',
        description: ONLY_TRIAL,
        security: BEARER,
        params: idOf('campaign', 'CEXMPL1'),
        body: SandboxCampaignOutcome,
        response: changed,
      },
    },
    async (request) => ({
      success: true,
      sandbox: await sandboxPanel.decideCampaign(callerOf(request), request.params.id, request.body),
    }),
  );
}
