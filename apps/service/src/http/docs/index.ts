// The documentation, made from the schemas of the routes: /v1/openapi.json for programs, /docs for people.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifySchema } from 'fastify';
import { version } from '../../version.ts';
import type { TypedApp } from '../app-types.ts';
import { ServiceError } from '../../errors.ts';
import { ERROR_TABLE } from '../error-table.ts';
import { isPlainFileName } from '../file-names.ts';
import { hoistComponents } from './components.ts';

const DESCRIPTION = `Compliance tools and registration for 10DLC messaging in the US.

Register, log in, and send the token as \`Authorization: Bearer …\`. A tool call costs one token; one call a day is free.
Programs send an API key in its place, agents too: they find the tools over MCP at \`/mcp\`, and \`/llms.txt\` in plain text.
Every refusal is \`{"error": "<sentence>"}\` with a stable name in \`X-Error-Code\`, and costs nothing. The names:

${Object.entries(ERROR_TABLE)
  .map(([kind, { status, sentence }]) => `- \`${kind}\` (${status}): ${sentence}`)
  .join('\n')}`;

const TAGS = [
  { name: 'Authentication', description: 'Accounts and sessions.' },
  { name: 'Tokens', description: 'The ledger: balance, daily free token, deduction, history.' },
  { name: 'Tools', description: 'Compliance tools. Each costs one token, or the daily free token.' },
  { name: 'API keys', description: 'Keys for programs: what they are good for, and their end.' },
  {
    name: 'Registry credentials',
    description:
      'A customer’s account at The Campaign Registry: stored sealed, tried out, never shown again.',
  },
  {
    name: 'Field definitions',
    description: 'The fields of brands, campaigns and their public pages: limits, values, requirements.',
  },
  { name: 'Brands', description: 'Who sends: registered, verified, vetted.' },
  { name: 'Campaigns', description: 'What is sent: registered, shared with a partner, taken by carriers.' },
  { name: 'Audit', description: 'Who changed what, and when: append-only.' },
  { name: 'Registry account', description: 'Profile and lists of words of the account at the registry.' },
  {
    name: 'Registry administration',
    description: 'For admins: callbacks, calls, and a look at the registry now.',
  },
  { name: 'Callbacks', description: 'Where the registry delivers what it has to say.' },
  { name: 'Webhooks', description: 'Events sent to addresses of yours, signed, retried for three days.' },
  { name: 'Events', description: 'The same events as pages and as a stream.' },
  { name: 'Sandbox', description: 'The registry of a trial: its time, and what it decides.' },
  { name: 'Notices', description: 'Which mails you get.' },
  { name: 'Health', description: 'For load balancers and monitors.' },
];

/** Everything comes from this service, and the page may call nothing else. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Whether programs may call an operation with a key, and what the key must be good for (G-16). */
function withKeyScope(schema: FastifySchema, scope: string | undefined): FastifySchema {
  if (scope === undefined) {
    return schema;
  }
  const { description } = schema as FastifySchema & { description?: string };
  const words = `API keys: scope \`${scope}\`.`;
  return {
    ...schema,
    description: description === undefined ? words : `${description}\n\n${words}`,
  };
}

const FILES_OF_THE_PAGE = '/docs/static/';

/** The library answers 500 for names that leave its folder or that the disk cannot hold. */
function refuseOddFileNames(app: TypedApp): void {
  app.addHook('onRoute', (route) => {
    if (route.url === `${FILES_OF_THE_PAGE}*`) {
      route.onRequest = async (request) => {
        if (!isPlainFileName((request.params as { '*': string })['*'])) {
          throw new ServiceError('not_found');
        }
      };
    }
  });
}

/** Must be called before the routes are registered, because it listens for them. */
export async function useDocumentation(app: TypedApp): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tendlc',
        version,
        description: DESCRIPTION,
        license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      },
      servers: [{ url: '/', description: 'This service' }],
      tags: TAGS,
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The `token` of register or login.',
          },
        },
      },
    },
    transform: ({ schema, url, route }) => ({ url, schema: withKeyScope(schema, route.config?.scope) }),
    transformObject: (input) =>
      'openapiObject' in input ? hoistComponents(input.openapiObject) : input.swaggerObject,
  });
  refuseOddFileNames(app);
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: PAGE_POLICY,
    // Without its own top bar: there is one document, and it is this one.
    uiConfig: { layout: 'BaseLayout', deepLinking: true, tryItOutEnabled: true, persistAuthorization: false },
    theme: { title: 'Tendlc API' },
  });
}

/** Must be called after the routes are registered. */
export function documentRoute(app: TypedApp): void {
  let document: string | undefined;
  app.get(
    '/v1/openapi.json',
    { config: { limit: 'none' }, schema: { hide: true } },
    async (_request, reply) => {
      document ??= JSON.stringify(app.swagger());
      return reply.type('application/json; charset=utf-8').send(document);
    },
  );
}
