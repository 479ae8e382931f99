// A route for each tool of the catalogue: check, run, charge, answer. A refusal at any point costs nothing (G-24).
import { type ToolDefinition, ToolInputRefused, validate } from '@tendlc/compliance';
import { ToolEnvelope } from '@tendlc/contract';
import { type Clock, utcDate } from '../../clock.ts';
import { ServiceError } from '../../errors.ts';
import type { TypedApp } from '../../http/app-types.ts';
import { requireSession } from '../../http/authentication.ts';
import { chargeRequest } from '../../http/charging.ts';
import { answers, BEARER, WITH_BODY } from '../../http/docs/operations.ts';
import type { Ledger } from '../ledger/index.ts';

const TOKENS_PER_CALL = 1;

/** The day on which the examples of the documentation are computed: the document must not change by itself. */
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
  // The partner page's request (G-17).
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
      preParsing: requireSession,
      config: { scope: 'tools' },
      ...(tool.bodyLimitBytes === undefined ? {} : { bodyLimit: tool.bodyLimitBytes }),
      schema: {
        operationId: operationId(tool.name),
        tags: ['Tools'],
        summary: tool.summary,
        description: `**${tool.title}.** Costs 1 token or the daily free token.`,
        security: BEARER,
        body: { ...tool.request, examples: tool.examples.map((example) => example.request) },
        response: answers(
          200,
          { ...ToolEnvelope(tool.name, tool.results), examples: [exampleAnswer(tool)] },
          [...WITH_BODY, 'unauthorized', 'insufficient_tokens'],
          { charged: true },
        ),
      },
    },
    async (request, reply) => {
      const results = runTool(tool, request.body, utcDate(clock.now()));
      const receipt = await chargeRequest(ledger, request, reply, {
        toolName: tool.name,
        amount: TOKENS_PER_CALL,
      });
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

/** Computed, so that the documentation never shows an answer that the tool would not give. */
const exampleAnswer = (tool: ToolDefinition) => ({
  success: true,
  tool: tool.name,
  tokenUsed: true,
  balanceAfter: 1,
  results: tool.run(tool.examples[0].request, { today: EXAMPLE_DAY }),
});

/** `message-validator` → `messageValidator`. */
const operationId = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
