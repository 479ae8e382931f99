// The MCP endpoint for agents, and `/llms.txt`.
import { LIMITS } from '@tendlc/contract';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { ToolDefinition } from '@tendlc/compliance';
import { ServiceError } from '../errors.ts';
import type { TypedApp } from '../http/app-types.ts';
import { callerOf, tokenOf } from '../http/authentication.ts';
import { asInnerCall } from '../http/inner-calls.ts';
import { ERROR_TABLE } from '../http/error-table.ts';
import type { ApiAnswer } from './agent-resource.ts';
import type { AgentTool, ApiRequest } from './agent-tool.ts';
import { writeLlmsText } from './llms.ts';
import type { CallAnswer } from './protocol.ts';
import { MCP_PATH as PATH, protectedResourceRoutes, requireAccountFor } from './protected-resource.ts';
import { describeResult } from './short-text.ts';
import { agentTools } from './tools.ts';

export type McpDeps = {
  readonly catalogue: readonly ToolDefinition[];
  readonly publicUrl: string;
  readonly corsOrigins: readonly string[];
};

export function mcpRoutes(app: TypedApp, { catalogue, publicUrl, corsOrigins }: McpDeps): void {
  const tools = agentTools(catalogue);
  const speak = onFirstUse(async () => {
    const { answerMcp, offerTo } = await import('./protocol.ts');
    return (request: FastifyRequest) =>
      answerMcp(asWebRequest(request), request.body, offerTo(tools, request.apiKey?.scopes), {
        call: (tool, given) => callTool(app, request, tool, given),
        readPath: (path) => readPath(app, request, path),
      });
  });
  // The request of a tool can be as large as over HTTP, plus the message around it.
  const bodyLimit =
    LIMITS.bodyBytes + Math.max(...catalogue.map(({ bodyLimitBytes = LIMITS.bodyBytes }) => bodyLimitBytes));
  const shared = {
    config: { scope: 'any' },
    onRequest: refuseOrigins([new URL(publicUrl).origin, ...corsOrigins]),
    preParsing: requireAccountFor(publicUrl),
    schema: { hide: true },
  } as const;

  app.post(PATH, { ...shared, bodyLimit }, async (request, reply) => {
    const answer = await speak();
    return send(reply, await answer(request));
  });

  // Stateless: there are no streams to open and no sessions to end.
  app.route({
    ...shared,
    config: { ...shared.config, isRefusal: true },
    method: ['GET', 'DELETE'],
    url: PATH,
    handler: async () => {
      throw new ServiceError('method_not_allowed', undefined, { headers: { allow: 'POST' } });
    },
  });

  protectedResourceRoutes(app, publicUrl);

  const llmsText = writeLlmsText({ catalogue, tools, publicUrl });
  app.get('/llms.txt', { config: { limit: 'none' }, schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(llmsText),
  );
}

/** Loaded on first use: the library takes 100 ms and 10 MB, which a service without agents does not need. */
function onFirstUse<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loaded: Promise<Result> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

/** Rejects pages of other origins, also when their host name resolves to this machine (DNS rebinding). */
const refuseOrigins =
  (allowed: readonly string[]): onRequestAsyncHookHandler =>
  async (request) => {
    const { origin } = request.headers;
    if (origin !== undefined && !allowed.includes(origin)) {
      throw new ServiceError('forbidden', 'Web pages from this origin cannot call this path.');
    }
  };

/** The method and headers, for the library. The body is already parsed. */
function asWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    headers.set(name, String(value));
  }
  return new Request(`http://localhost${PATH}`, { method: 'POST', headers });
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const body = await response.text();
  const type = response.headers.get('content-type');
  reply.code(response.status);
  return type === null ? reply.send() : reply.type(type).send(body);
}

async function callTool(
  app: TypedApp,
  request: FastifyRequest,
  tool: AgentTool,
  given: Readonly<Record<string, unknown>>,
): Promise<CallAnswer> {
  // `null` for a field counts as the field being absent (G-04).
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  const { isAdmin } = callerOf(request);
  const read = async (path: string) => readBody(await ask(app, request, { method: 'GET', path }));
  try {
    const plan = await tool.plan(present, { isAdmin, read });
    if ('refusal' in plan) {
      const { refusal, code = 'validation_failed' } = plan;
      return { isError: true, words: [refusal], notes: { 'tendlc/error': code } };
    }
    if ('answer' in plan) {
      return { result: plan.answer, words: [String(plan.answer['next'])] };
    }
    return answerOf(tool, await ask(app, request, plan.request));
  } catch (error) {
    if (error instanceof RequestFailed) {
      return answerOf(tool, error.answer);
    }
    // The library would show the message of the error to the caller.
    request.log.error({ err: error, tool: tool.name }, 'a tool could not be called');
    return {
      isError: true,
      words: [ERROR_TABLE.overloaded.sentence],
      notes: { 'tendlc/error': 'overloaded' },
    };
  }
}

/** Calls our own HTTP API as the caller, so that all of its rules apply. */
const ask = (app: TypedApp, request: FastifyRequest, { method, path, body, idempotencyKey }: ApiRequest) =>
  asInnerCall(() =>
    app.inject({
      method,
      url: path,
      remoteAddress: request.ip,
      headers: {
        authorization: `Bearer ${tokenOf(request) ?? ''}`,
        'x-request-id': request.id,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    }),
  );

type HttpAnswer = Awaited<ReturnType<typeof ask>>;

/** A tool could not read what its plan depends on. */
class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
  readonly answer: HttpAnswer;

  constructor(answer: HttpAnswer) {
    super(`a read of a tool answers ${answer.statusCode}`);
    this.answer = answer;
  }
}

/** @throws RequestFailed */
function readBody(answer: HttpAnswer): Record<string, unknown> {
  if (answer.statusCode >= 400) {
    throw new RequestFailed(answer);
  }
  return JSON.parse(answer.body) as Record<string, unknown>;
}

/** For resources, which are free: the same answer as over HTTP. */
async function readPath(app: TypedApp, request: FastifyRequest, path: string): Promise<ApiAnswer> {
  try {
    const answer = await ask(app, request, { method: 'GET', path });
    const body = JSON.parse(answer.body) as Record<string, unknown>;
    return answer.statusCode >= 400
      ? { status: answer.statusCode, sentence: String(body['error']) }
      : { body };
  } catch (error) {
    request.log.error({ err: error }, 'a resource could not be read');
    return { status: 503, sentence: ERROR_TABLE.overloaded.sentence };
  }
}

function answerOf(tool: AgentTool, answer: HttpAnswer): CallAnswer {
  const body = JSON.parse(answer.body) as Record<string, unknown>;
  const code = answer.headers['x-error-code'];
  if (answer.statusCode >= 400) {
    return {
      isError: true,
      words: [String(body['error'])],
      notes: { 'tendlc/error': String(code), 'tendlc/status': answer.statusCode },
    };
  }
  const replayed = answer.headers['idempotency-replayed'] === 'true';
  const cost = Number(answer.headers['x-token-cost'] ?? 0);
  const balance = answer.headers['x-token-balance'];
  const price = cost === 1 ? '1 token' : `${cost} tokens`;
  const result = tool.resultOf(body);
  const costSentence = replayed
    ? 'This order was already placed. This is the same response, at no cost.'
    : balance === undefined
      ? undefined
      : `This cost ${price}; the balance is ${String(balance)}.`;
  return {
    result,
    words: [describeResult(result), ...(costSentence === undefined ? [] : [costSentence])],
    notes: {
      'tendlc/tokenCost': cost,
      ...(balance === undefined ? {} : { 'tendlc/balanceAfter': Number(balance) }),
      ...(replayed ? { 'tendlc/replayed': true } : {}),
    },
  };
}
