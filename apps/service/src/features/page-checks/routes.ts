// Page checks and their snapshots over HTTP (G-84). A check costs a token; snapshots are free.
import {
  PAGE_CHECK_TOOL,
  PageCheckRequest,
  PageCheckResults,
  PageSnapshotAnswer,
  PageSnapshotPath,
  ToolEnvelope,
} from '@tendlc/contract';
import { Type } from 'typebox';
import type { TypedApp } from '../../http/app-types.ts';
import { accountOf, requireAccount } from '../../http/authentication.ts';
import { chargeBeforeWork } from '../../http/charged-requests.ts';
import { answers, BEARER, WITH_BODY } from '../../http/docs/operations.ts';
import type { Ledger } from '../ledger/index.ts';
import type { PageChecks } from './service.ts';

type Deps = {
  readonly pageChecks: PageChecks;
  readonly ledger: Pick<Ledger, 'charge' | 'openCharge' | 'settle'>;
};

const tags = ['Page checks'];
const one = '/v1/page-snapshots/:snapshotId';
const READ = ['unauthorized', 'not_found'] as const;
const reading = { limit: 'general', scope: 'registry:read' } as const;

export function pageCheckRoutes(app: TypedApp, deps: Deps): void {
  checkRoute(app, deps);
  snapshotRoutes(app, deps);
}

function checkRoute(app: TypedApp, { pageChecks, ledger }: Deps): void {
  app.post(
    '/v1/page-checks',
    {
      config: { limit: 'general', scope: 'tools', idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'checkPage',
        tags,
        summary: 'Check a page',
        description:
          'Opens the page as an anonymous visitor and judges it by its purpose. A page that cannot be reached is a finding. A page is opened at most once a minute, and a host at most six times a minute: a request waits up to 20 seconds for its turn, and then gets `rate_limited`. Costs 1 token or the daily free token.',
        security: BEARER,
        body: PageCheckRequest,
        response: answers(
          200,
          ToolEnvelope(PAGE_CHECK_TOOL, PageCheckResults),
          ['unauthorized', 'insufficient_tokens', 'overloaded', ...WITH_BODY],
          { charged: true },
        ),
      },
    },
    async (request, reply) => {
      const { id: userId } = accountOf(request);
      const { receipt, result } = await chargeBeforeWork(ledger, request, reply, PAGE_CHECK_TOOL, () =>
        pageChecks.check(userId, request.body),
      );
      return {
        success: true,
        tool: PAGE_CHECK_TOOL,
        tokenUsed: !receipt.usedDailyFree,
        balanceAfter: receipt.balanceAfter,
        results: result,
      };
    },
  );
}

function snapshotRoutes(app: TypedApp, { pageChecks }: Deps): void {
  app.get(
    one,
    {
      config: reading,
      preParsing: requireAccount,
      schema: {
        operationId: 'getPageSnapshot',
        tags,
        summary: 'Retrieve a page snapshot',
        description:
          'Returns what the service saw at a URL, with the text that a visitor reads. The text comes from the page: escape it before you show it. Free.',
        security: BEARER,
        params: PageSnapshotPath,
        response: answers(200, PageSnapshotAnswer, READ),
      },
    },
    async (request) => ({
      success: true,
      ...(await pageChecks.readSnapshot(accountOf(request).id, request.params.snapshotId)),
    }),
  );

  app.get(
    `${one}/source`,
    {
      config: reading,
      preParsing: requireAccount,
      schema: {
        operationId: 'getPageSnapshotSource',
        tags,
        summary: 'Download the source of a page snapshot',
        description:
          'Returns the bytes of the page after content decoding, as a download of plain text that browsers never render. Free.',
        security: BEARER,
        params: PageSnapshotPath,
        response: {
          ...answers(200, Type.String(), READ),
          200: {
            description: 'The bytes of the page.',
            content: { 'text/plain': { schema: Type.String({ examples: ['<!doctype html>…'] }) } },
          },
        },
      },
    },
    async (request, reply) => {
      const { snapshotId } = request.params;
      const source = await pageChecks.readSource(accountOf(request).id, snapshotId);
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="page-snapshot-${snapshotId}.txt"`)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(source as unknown as string);
    },
  );
}
