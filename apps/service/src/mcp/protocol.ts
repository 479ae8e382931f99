// The Model Context Protocol with its official library: tools, resources, and prompts. Stateless, so that any
// process can handle any request.
import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
  type Tool,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { version } from '../version.ts';
import type { AgentResource, ReadPath } from './agent-resource.ts';
import type { AgentTool, Arguments } from './agent-tool.ts';
import { agentPrompts, type AgentPrompt } from './prompts.ts';
import { agentResources, findResource, isTemplate } from './resources.ts';

const INSTRUCTIONS = `Compliance tools and registration for 10DLC text messaging in the US.
Most calls cost a token, and each tool says so. get_balance is free, and failed calls are free. An operation that has a registry fee first returns the fee and continues only if confirmCost repeats it; ask the account owner before you confirm. Findings name their rule, remedy, and source.`;

/** The list is the same for all callers with these scopes until the service is updated. */
const LIST_MAY_BE_KEPT_MS = 3_600_000;
const NAME_CHARACTERS_SHOWN = 100;

export type CallAnswer = {
  /** For programs: all of it, once. */
  readonly result?: Readonly<Record<string, unknown>>;
  /** For the model: the result in few words, and the cost or the error. */
  readonly words: readonly string[];
  readonly isError?: boolean;
  /** For programs: cost, balance, and the error code. */
  readonly notes?: Readonly<Record<string, string | number | boolean>>;
};

export type CallTool = (tool: AgentTool, given: Arguments) => Promise<CallAnswer>;

/** Keywords that a model does not need to fill in the input. The service checks the patterns and says what is wrong. */
const LEFT_OUT = new Set(['examples', 'pattern', 'default']);

/** Longer descriptions are for people, who read the documentation: a model pays for every character of the list. */
const DESCRIPTION_CHARACTERS_MAX = 110;

/** Larger output schemas cost more than they tell: the answer itself names its fields. */
const OUTPUT_CHARACTERS_MAX = 400;

/** The first sentence of a description, or the first two if they are short. */
function shorten(description: string): string {
  const sentences = description.split(/(?<=[.?!]) (?=[A-Z])/);
  const short = sentences.slice(1).reduce((before, sentence) => {
    const longer = `${before} ${sentence}`;
    return longer.length <= DESCRIPTION_CHARACTERS_MAX ? longer : before;
  }, sentences[0] as string);
  return short;
}

/** Lean JSON Schema for models: names, types, limits, and short descriptions. */
function lean(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(lean);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const { properties, ...keywords } = value as Record<string, unknown>;
  const kept = Object.entries(keywords)
    .filter(([key]) => !key.startsWith('x-') && !LEFT_OUT.has(key))
    .map(([key, part]) => [key, key === 'description' ? shorten(String(part)) : lean(part)]);
  // The names of fields are not keywords: a field can be called `pattern`.
  const fields = Object.entries(properties ?? {}).map(([name, part]) => [name, lean(part)]);
  return {
    ...Object.fromEntries(kept),
    ...(properties === undefined ? {} : { properties: Object.fromEntries(fields) }),
  };
}

const COST_TOKENS = { free: 0, token: 1, 'token and fee': 1 } as const;

function describeTool({ name, title, description, input, output, cost }: AgentTool): Tool {
  const spends = cost === 'token and fee';
  const leanOutput = lean(output);
  return {
    name,
    title,
    description,
    inputSchema: lean(input) as Tool['inputSchema'],
    ...(JSON.stringify(leanOutput).length > OUTPUT_CHARACTERS_MAX
      ? {}
      : { outputSchema: leanOutput as NonNullable<Tool['outputSchema']> }),
    annotations: {
      // A call that costs a token changes the balance, so it is not read-only.
      readOnlyHint: cost === 'free',
      // Registry fees do not come back, so clients that ask their user do it for these tools.
      destructiveHint: spends,
      openWorldHint: spends,
    },
    _meta: { 'tendlc/costTokens': COST_TOKENS[cost] },
  };
}

/** What one caller sees: everything of its scopes. */
export type Offer = {
  readonly tools: readonly AgentTool[];
  readonly listed: readonly Tool[];
  readonly resources: readonly AgentResource[];
  readonly prompts: readonly AgentPrompt[];
};

/** @param scopes those of the caller's API key; undefined for a session, which may use everything */
export function offerTo(tools: readonly AgentTool[], scopes?: readonly string[]): Offer {
  const isFor = (item: { readonly scopes: readonly string[] }) =>
    scopes === undefined || item.scopes.every((scope) => scopes.includes(scope));
  return {
    tools,
    listed: tools.filter(isFor).map(describeTool),
    resources: agentResources.filter(isFor),
    // They tell the model to call tools.
    prompts: scopes === undefined || scopes.includes('tools') ? agentPrompts : [],
  };
}

const text = (words: string) => ({ type: 'text' as const, text: words });

const shown = (given: string): string => JSON.stringify(given.slice(0, NAME_CHARACTERS_SHOWN));

const invalid = (sentence: string) => new ProtocolError(ProtocolErrorCode.InvalidParams, sentence);

function answerTools(server: Server, { tools, listed }: Offer, call: CallTool): void {
  server.setRequestHandler('tools/list', () => ({ tools: [...listed] }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined) {
      throw invalid(`There is no tool ${shown(params.name)}.`);
    }
    const { result, words, isError = false, notes } = await call(tool, params.arguments ?? {});
    return {
      isError,
      content: words.map(text),
      ...(result === undefined ? {} : { structuredContent: result }),
      ...(notes === undefined ? {} : { _meta: { ...notes } }),
    };
  });
}

const MIME_TYPE = 'application/json';

async function readResource({ resources }: Offer, uri: string, readPath: ReadPath) {
  const found = findResource(resources, uri);
  const answer = await found?.resource.read(found.given, readPath);
  if (answer === undefined) {
    throw new ResourceNotFoundError(uri, `There is no resource ${shown(uri)}.`);
  }
  if ('sentence' in answer) {
    throw answer.status === 404
      ? new ResourceNotFoundError(uri, answer.sentence)
      : new ProtocolError(ProtocolErrorCode.InternalError, answer.sentence);
  }
  return { contents: [{ uri, mimeType: MIME_TYPE, text: JSON.stringify(answer.body) }] };
}

function answerResources(server: Server, offer: Offer, readPath: ReadPath): void {
  const describe = ({ name, title, description }: AgentResource) => ({
    name,
    title,
    description,
    mimeType: MIME_TYPE,
  });
  server.setRequestHandler('resources/list', () => ({
    resources: offer.resources
      .filter((resource) => !isTemplate(resource))
      .map((resource) => ({ uri: resource.uri, ...describe(resource) })),
  }));
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: offer.resources
      .filter(isTemplate)
      .map((resource) => ({ uriTemplate: resource.uri, ...describe(resource) })),
  }));
  server.setRequestHandler('resources/read', ({ params }) => readResource(offer, params.uri, readPath));
}

function writePrompt({ prompts, listed }: Offer, name: string, given: Readonly<Record<string, string>>) {
  const prompt = prompts.find((one) => one.name === name);
  if (prompt === undefined) {
    throw invalid(`There is no prompt ${shown(name)}.`);
  }
  for (const argument of prompt.arguments) {
    const value = given[argument.name];
    if (argument.required && (value === undefined || value.trim() === '')) {
      throw invalid(`${argument.name}: is required`);
    }
    if (Array.from(value ?? '').length > argument.charactersMax) {
      throw invalid(`${argument.name}: must have at most ${argument.charactersMax} characters`);
    }
    if (value !== undefined && argument.pattern?.test(value) === false) {
      throw invalid(`${argument.name}: must be an ID`);
    }
  }
  const names = new Set(listed.map((tool) => tool.name));
  const words = prompt.write(given, (tool) => names.has(tool));
  return { description: prompt.description, messages: [{ role: 'user' as const, content: text(words) }] };
}

function answerPrompts(server: Server, offer: Offer): void {
  server.setRequestHandler('prompts/list', () => ({
    prompts: offer.prompts.map(({ name, title, description, arguments: all }) => ({
      name,
      title,
      description,
      arguments: all.map(({ name: of, description: words, required }) => ({
        name: of,
        description: words,
        required,
      })),
    })),
  }));
  server.setRequestHandler('prompts/get', ({ params }) =>
    writePrompt(offer, params.name, params.arguments ?? {}),
  );
}

const LIST_HINT = { ttlMs: LIST_MAY_BE_KEPT_MS, cacheScope: 'private' } as const;

function createAgentServer(offer: Offer, call: CallTool, readPath: ReadPath): Server {
  const server = new Server(
    { name: 'tendlc', title: 'Tendlc', version },
    {
      capabilities: { tools: {}, resources: {}, prompts: {} },
      instructions: INSTRUCTIONS,
      cacheHints: {
        'tools/list': LIST_HINT,
        'resources/list': LIST_HINT,
        'resources/templates/list': LIST_HINT,
        'prompts/list': LIST_HINT,
      },
    },
  );
  answerTools(server, offer, call);
  answerResources(server, offer, readPath);
  answerPrompts(server, offer);
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
  offer: Offer,
  { call, readPath }: { readonly call: CallTool; readonly readPath: ReadPath },
): Promise<Response> {
  if (Array.isArray(body)) {
    return refuseBatch();
  }
  const create = () => createAgentServer(offer, call, readPath);
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
