// A route for each tool of the catalogue. A failure at any step costs nothing (G-24): the charge is the last step before the
// response. Decisions such as G-24 are listed in docs/decisions.md.
import { type ToolDefinition, ToolInputRefused, validate } from '@tendlc/compliance';
import { ToolEnvelope } from '@tendlc/contract';
import { type Clock, utcDate } from '../../clock.ts';
import { ServiceError } from '../../errors.ts';
import type { TypedApp } from '../../http/app-types.ts';
import { requireSession } from '../../http/authentication.ts';
import { chargeRequest } from '../../http/charged-requests.ts';
import { answers, BEARER, WITH_BODY } from '../../http/docs/operations.ts';
import type { Ledger } from '../ledger/index.ts';

const TOKENS_PER_CALL = 1;

/** The date of the examples in the documentation, which must not change from day to day. */
const EXAMPLE_DAY = '2026-11-20';

export type ToolRoutesDeps = {
  readonly ledger: Pick<Ledger, 'charge'>;
  readonly clock: Clock;
  readonly catalogue: readonly ToolDefinition[];
};

export function toolRoutes(app: TypedApp, deps: ToolRoutesDeps): void {
  for (const tool of deps.catalogue) {
    addToolRoute(app, deps, tool, `/v1/tools/${tool.name}`);
  }
  // The operation of integration partners (G-17).
  addToolRoute(app, deps, validate, '/v1/validate');
}

function addToolRoute(
  app: TypedApp,
  { ledger, clock }: ToolRoutesDeps,
  tool: ToolDefinition,
  path: string,
): void {
  app.post(
    path,
    {
      // 1. Rate limit.
      config: { limit: 'general', scope: 'tools', idempotent: true },
      // 2. Authenticate.
      preParsing: requireSession,
      ...(tool.bodyLimitBytes === undefined ? {} : { bodyLimit: tool.bodyLimitBytes }),
      // 3. Validate the request against its schema.
      schema: {
        operationId: operationId(tool.name),
        tags: ['Tools'],
        summary: tool.summary,
        description: `**${tool.title}.** Costs 1 token or the daily free token.`,
        security: BEARER,
        body: { ...tool.request, examples: tool.examples.map((example) => example.request) },
        response: answers(
          200,
          ToolEnvelope(tool.name, tool.results),
          [...WITH_BODY, 'unauthorized', 'insufficient_tokens'],
          { charged: true, example: () => exampleAnswer(tool) },
        ),
      },
    },
    async (request, reply) => {
      // 4. Run the tool.
      const results = runTool(tool, request.body, utcDate(clock.now()));
      // 5. Charge.
      const receipt = await chargeRequest(ledger, request, reply, {
        toolName: tool.name,
        amount: TOKENS_PER_CALL,
      });
      // 6. Respond.
      return {
        success: true,
        tool: tool.name,
        tokenUsed: !receipt.usedDailyFree,
        balanceAfter: receipt.balanceAfter,
        results,
      };
    },
  );
}

function runTool(tool: ToolDefinition, request: unknown, today: string): unknown {
  try {
    return tool.run(request as Record<string, unknown>, { today });
  } catch (error) {
    if (error instanceof ToolInputRefused) {
      throw new ServiceError('validation_failed', error.message, { cause: error });
    }
    throw error;
  }
}

/** Computed, so that the documentation shows what the tool really returns. */
const exampleAnswer = (tool: ToolDefinition) => ({
  success: true,
  tool: tool.name,
  tokenUsed: true,
  balanceAfter: 1,
  results: tool.run(tool.examples[0].request, { today: EXAMPLE_DAY }),
});

/** `message-validator` → `messageValidator`. */
const operationId = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
