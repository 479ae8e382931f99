// The API documentation, generated from the schemas of the routes: /v1/openapi.json and the page at /docs.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifySchema } from 'fastify';
import { version } from '../../version.ts';
import type { TypedApp } from '../app-types.ts';
import { ServiceError } from '../../errors.ts';
import { ERROR_TABLE } from '../error-table.ts';
import { isPlainFileName } from '../file-names.ts';
import { documentedSchema } from '../few-serializers.ts';
import { hoistComponents } from './components.ts';
import { documentedEvents } from './events.ts';

const DESCRIPTION = `Compliance tools and registration for 10DLC messaging in the US.

Create an account, log in, and send the token as \`Authorization: Bearer <token>\`. Applications and agents send an API key instead.
Agents can use the tools over MCP at \`/mcp\`; \`/llms.txt\` describes the service in plain text.

No text may have the character NUL or half of a surrogate pair.

A tool call costs one token; one call a day is free. Failed requests are free. A charged response says in \`X-Token-Cost\` and \`X-Token-Balance\`
what it cost and what is left; every response has its \`X-Request-Id\`. An error response has the body
\`{"error": "<sentence>"}\` and a stable error code in the \`X-Error-Code\` header. Every limited response says in \`RateLimit-Limit\`, \`RateLimit-Remaining\`, and
\`RateLimit-Reset\` how many requests are left, and for how many seconds. The error codes are:

${Object.entries(ERROR_TABLE)
  .map(([kind, { status, sentence }]) => `- \`${kind}\` (${status}): ${sentence}`)
  .join('\n')}`;

const TAGS = [
  { name: 'Authentication', description: 'Accounts and sessions.' },
  {
    name: 'Account',
    description: 'Your own account: name, password, email, two-factor authentication, and sessions.',
  },
  { name: 'Tokens', description: 'Token balance, daily free token, deductions, and history.' },
  { name: 'Tools', description: 'Compliance tools. Each call costs one token or the daily free token.' },
  { name: 'API keys', description: 'API keys with scopes, for your own applications.' },
  {
    name: 'Registry credentials',
    description:
      'The credentials of your account at The Campaign Registry (TCR). They are stored encrypted and never shown again.',
  },
  {
    name: 'Field definitions',
    description: 'The fields of brands, campaigns and their public pages: limits, values, and requirements.',
  },
  {
    name: 'Brands',
    description: 'Brands are the businesses that send messages. Register, verify, and vet them.',
  },
  {
    name: 'Campaigns',
    description:
      'Campaigns describe what a brand sends. Register them, share them with a connectivity partner, and follow the carrier reviews.',
  },
  {
    name: 'Registrations',
    description:
      'A registration is a packet of brand, campaign, and pages: its drafts, versions, evaluations, and submissions.',
  },
  {
    name: 'Page checks',
    description: 'Opens public pages as an anonymous visitor, judges them, and keeps what was seen.',
  },
  { name: 'Audit', description: 'The append-only audit log: who changed what, and when.' },
  {
    name: 'Registry account',
    description: 'The CSP profile and the enumerated values of your registry account.',
  },
  {
    name: 'Account administration',
    description: 'Admins only: the accounts of this service and their tokens.',
  },
  {
    name: 'Registry administration',
    description: 'Admins only: callbacks, registry calls, and syncing records.',
  },
  { name: 'Callbacks', description: 'Receives callbacks from the registry.' },
  {
    name: 'Webhooks',
    description: 'Sends signed events to your webhook URLs. Failed deliveries are retried for three days.',
  },
  { name: 'Events', description: 'The same events as a list and as a stream.' },
  { name: 'Sandbox', description: 'Controls the sandbox registry of a trial: its time and its decisions.' },
  { name: 'Notices', description: 'The emails that you receive.' },
  { name: 'Health', description: 'Health checks for load balancers and monitoring.' },
];

/** All resources come from this service, and the page can only call this service. */
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

/** Documents the scope that an API key needs for an operation (G-16). */
function withKeyScope(schema: FastifySchema, scope: string | undefined): FastifySchema {
  if (scope === undefined) {
    return schema;
  }
  const { description } = schema as FastifySchema & { description?: string };
  const words = `API key scope: \`${scope}\`.`;
  return {
    ...schema,
    security: [...(schema.security ?? []), { apiKey: [] }],
    description: description === undefined ? words : `${description}\n\n${words}`,
  };
}

const FILES_OF_THE_PAGE = '/docs/static/';

/** The library returns 500 for names outside its folder or names that the file system cannot store. */
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
      webhooks: documentedEvents(),
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The `token` from registration or login.',
          },
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            description: 'An API key that has the scope of the operation.',
          },
        },
      },
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema: withKeyScope(schema && documentedSchema(schema), route.config?.scope),
    }),
    transformObject: (input) =>
      'openapiObject' in input ? hoistComponents(input.openapiObject) : input.swaggerObject,
  });
  refuseOddFileNames(app);
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: PAGE_POLICY,
    // Hides the top bar, because there is only one document.
    uiConfig: { layout: 'BaseLayout', deepLinking: true, tryItOutEnabled: true, persistAuthorization: false },
    theme: { title: 'Tendlc API' },
  });
}
