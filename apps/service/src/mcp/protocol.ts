// The Model Context Protocol with its official library: the list of tools, and the results of calls. Stateless, so that any
// process can handle any request.
import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type Tool,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { version } from '../version.ts';
import type { AgentTool, Arguments } from './agent-tool.ts';

const INSTRUCTIONS = `Compliance tools and registration for 10DLC text messaging in the US.
Most calls cost a token, and each tool says so. get_balance is free, and failed calls are free. An operation that has a registry fee first returns the fee and continues only if confirmCost repeats it; ask the account owner before you confirm. Findings name their rule, remedy, and source.`;

/** The list is the same for all callers until the service is updated. */
const LIST_MAY_BE_KEPT_MS = 3_600_000;
const NAME_CHARACTERS_SHOWN = 100;

export type CallAnswer = {
  /** For programs, and for the model as text. */
  readonly result?: Readonly<Record<string, unknown>>;
  /** For the model: the cost, or the error. */
  readonly sentence?: string | undefined;
  readonly isError?: boolean;
  /** For programs: cost, balance, and the error code. */
  readonly notes?: Readonly<Record<string, string | number | boolean>>;
};

export type CallTool = (tool: AgentTool, given: Arguments) => Promise<CallAnswer>;

/** Plain JSON Schema, without the keywords of our validator and documentation. */
function plain(schema: unknown): Record<string, unknown> {
  const text = JSON.stringify(schema, (key, value: unknown) => (key.startsWith('x-') ? undefined : value));
  return JSON.parse(text) as Record<string, unknown>;
}

/** @returns the tools as the protocol lists them */
export function describeTools(tools: readonly AgentTool[]): readonly Tool[] {
  return tools.map(({ name, title, description, input, output, cost }) => {
    const spends = cost === 'token and fee';
    return {
      name,
      title,
      description,
      inputSchema: plain(input) as Tool['inputSchema'],
      outputSchema: plain(output),
      annotations: {
        title,
        readOnlyHint: !spends,
        // Spent money does not come back, so clients that ask their user do it for these tools.
        destructiveHint: spends,
        idempotentHint: false,
        openWorldHint: spends,
      },
    };
  });
}

const text = (words: string) => ({ type: 'text' as const, text: words });

function createToolServer(tools: readonly AgentTool[], listed: readonly Tool[], call: CallTool): Server {
  const server = new Server(
    { name: 'tendlc', title: 'Tendlc', version },
    {
      capabilities: { tools: {} },
      instructions: INSTRUCTIONS,
      cacheHints: { 'tools/list': { ttlMs: LIST_MAY_BE_KEPT_MS, cacheScope: 'private' } },
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools: [...listed] }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined) {
      const name = params.name.slice(0, NAME_CHARACTERS_SHOWN);
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${JSON.stringify(name)}.`);
    }
    const { result, sentence, isError = false, notes } = await call(tool, params.arguments ?? {});
    return {
      isError,
      content: [
        ...(result === undefined ? [] : [text(JSON.stringify(result))]),
        ...(sentence === undefined ? [] : [text(sentence)]),
      ],
      ...(result === undefined ? {} : { structuredContent: result }),
      ...(notes === undefined ? {} : { _meta: { ...notes } }),
    };
  });
  return server;
}

/** Batches are rejected: one could contain a thousand paid calls and would count as one for the rate limits. */
function refuseBatch(): Response {
  const error = {
    code: ProtocolErrorCode.InvalidRequest,
    message: 'Send one message at a time, not a batch.',
  };
  return Response.json({ jsonrpc: '2.0', id: null, error }, { status: 400 });
}

/** Handles a POST of an authenticated caller with a parsed body. */
export async function answerMcp(
  request: Request,
  body: unknown,
  tools: readonly AgentTool[],
  listed: readonly Tool[],
  call: CallTool,
): Promise<Response> {
  if (Array.isArray(body)) {
    return refuseBatch();
  }
  const create = () => createToolServer(tools, listed, call);
  const given = body === undefined ? {} : { parsedBody: body };
  if (await isLegacyRequest(request, body)) {
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    const server = create();
    await server.connect(transport);
    const response = await transport.handleRequest(request, given);
    await server.close();
    return response;
  }
  // The list does not change between requests, so clients need no open connection for changes.
  return createMcpHandler(create, { legacy: 'reject', maxSubscriptions: 0 }).fetch(request, given);
}
