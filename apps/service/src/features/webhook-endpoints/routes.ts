// Webhook endpoints over HTTP (G-70). They cost nothing.
import {
  ChangeEndpointRequest,
  CreateEndpointRequest,
  DeliveriesAnswer,
  DeliveriesQuery,
  DeliveryAnswer,
  EndpointAnswer,
  EndpointsAnswer,
  EndpointsQuery,
  MessageAnswer,
  NewEndpointAnswer,
  NumberPath,
  SecretAnswer,
} from '@tendlc/contract';
import { Type } from 'typebox';
import { ServiceError } from '../../errors.ts';
import type { TypedApp } from '../../http/app-types.ts';
import { accountOf, originOf, requireAccount } from '../../http/authentication.ts';
import { answers, BEARER, WITH_BODY } from '../../http/docs/operations.ts';
import type { WebhookEndpoints } from './service.ts';

type Deps = { readonly webhookEndpoints: WebhookEndpoints };

const tags = ['Webhooks'];
const path = '/v1/webhook-endpoints';
const FOUND = ['unauthorized', 'not_found'] as const;

/** What is no number is no record. */
function idOf(text: string, what: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) {
    throw new ServiceError('not_found', `There is no such ${what}.`);
  }
  return Number(text);
}

const endpointId = ({ id }: { id: string }) => idOf(id, 'webhook endpoint');

export function webhookEndpointRoutes(app: TypedApp, deps: Deps): void {
  collectionRoutes(app, deps);
  recordRoutes(app, deps);
  secretAndTestRoutes(app, deps);
  deliveryRoutes(app, deps);
}

function collectionRoutes(app: TypedApp, { webhookEndpoints }: Deps): void {
  app.post(
    path,
    {
      preParsing: requireAccount,
      config: { scope: 'registry:write' },
      schema: {
        operationId: 'createWebhookEndpoint',
        tags,
        summary: 'Have events sent to an address of yours; its secret is shown this once',
        description:
          'Deliveries follow Standard Webhooks: `webhook-id`, `webhook-timestamp`, `webhook-signature`. A failed one is tried eight times over about three days under the same id.',
        security: BEARER,
        body: CreateEndpointRequest,
        response: answers(201, NewEndpointAnswer, [...WITH_BODY, 'unauthorized']),
      },
    },
    async (request, reply) => {
      const made = await webhookEndpoints.create(accountOf(request).id, request.body);
      return reply.code(201).send({ success: true, ...made });
    },
  );

  app.get(
    path,
    {
      preParsing: requireAccount,
      config: { scope: 'registry:read' },
      schema: {
        operationId: 'listWebhookEndpoints',
        tags,
        summary: 'Your webhook endpoints',
        security: BEARER,
        querystring: EndpointsQuery,
        response: answers(200, EndpointsAnswer, ['unauthorized', 'validation_failed']),
      },
    },
    async (request) => ({
      success: true,
      ...(await webhookEndpoints.list(accountOf(request).id, request.query)),
    }),
  );
}

function recordRoutes(app: TypedApp, { webhookEndpoints }: Deps): void {
  app.get(
    `${path}/:id`,
    {
      preParsing: requireAccount,
      config: { scope: 'registry:read' },
      schema: {
        operationId: 'getWebhookEndpoint',
        tags,
        summary: 'A webhook endpoint',
        security: BEARER,
        params: NumberPath,
        response: answers(200, EndpointAnswer, FOUND),
      },
    },
    async (request) => ({
      success: true,
      endpoint: await webhookEndpoints.read(accountOf(request).id, endpointId(request.params)),
    }),
  );

  app.put(
    `${path}/:id`,
    {
      preParsing: requireAccount,
      config: { scope: 'registry:write' },
      schema: {
        operationId: 'changeWebhookEndpoint',
        tags,
        summary: 'Change an endpoint, or switch it on again',
        security: BEARER,
        params: NumberPath,
        body: ChangeEndpointRequest,
        response: answers(200, EndpointAnswer, [...WITH_BODY, ...FOUND]),
      },
    },
    async (request) => ({
      success: true,
      endpoint: await webhookEndpoints.change(
        accountOf(request).id,
        endpointId(request.params),
        request.body,
      ),
    }),
  );

  app.delete(
    `${path}/:id`,
    {
      preParsing: requireAccount,
      config: { scope: 'registry:write' },
      schema: {
        operationId: 'deleteWebhookEndpoint',
        tags,
        summary: 'Delete an endpoint with its deliveries',
        security: BEARER,
        params: NumberPath,
        response: answers(200, MessageAnswer, FOUND),
      },
    },
    async (request) => {
      await webhookEndpoints.remove(accountOf(request).id, endpointId(request.params));
      return { success: true, message: 'The webhook endpoint is deleted.' };
    },
  );
}

function secretAndTestRoutes(app: TypedApp, { webhookEndpoints }: Deps): void {
  app.post(
    `${path}/:id/rotate-secret`,
    {
      preParsing: requireAccount,
      config: { scope: 'registry:write' },
      schema: {
        operationId: 'rotateWebhookSecret',
        tags,
        summary: 'A new secret, shown this once; the old one signs for a day longer',
        security: BEARER,
        params: NumberPath,
        response: answers(200, SecretAnswer, FOUND),
      },
    },
    async (request) => ({
      success: true,
      secret: await webhookEndpoints.rotateSecret(
        accountOf(request).id,
        endpointId(request.params),
        originOf(request),
      ),
    }),
  );

  app.post(
    `${path}/:id/test`,
    {
      preParsing: requireAccount,
      config: { scope: 'registry:write' },
      schema: {
        operationId: 'testWebhookEndpoint',
        tags,
        summary: 'Send a test event now and see what comes of it',
        security: BEARER,
        params: NumberPath,
        response: answers(200, DeliveryAnswer, FOUND),
      },
    },
    async (request) => {
      const delivery = await webhookEndpoints.test(accountOf(request).id, endpointId(request.params));
      const message =
        delivery.status === 'delivered'
          ? 'The test event has arrived.'
          : `The test event has not arrived. ${delivery.error ?? ''}`.trim();
      return { success: true, message, delivery };
    },
  );
}

function deliveryRoutes(app: TypedApp, { webhookEndpoints }: Deps): void {
  app.get(
    `${path}/:id/deliveries`,
    {
      preParsing: requireAccount,
      config: { scope: 'registry:read' },
      schema: {
        operationId: 'listWebhookDeliveries',
        tags,
        summary: 'What was sent to an endpoint, and what came of it',
        security: BEARER,
        params: NumberPath,
        querystring: DeliveriesQuery,
        response: answers(200, DeliveriesAnswer, [...FOUND, 'validation_failed']),
      },
    },
    async (request) => ({
      success: true,
      ...(await webhookEndpoints.listDeliveries(
        accountOf(request).id,
        endpointId(request.params),
        request.query,
      )),
    }),
  );

  app.post(
    `${path}/:id/deliveries/:deliveryId/resend`,
    {
      preParsing: requireAccount,
      config: { scope: 'registry:write' },
      schema: {
        operationId: 'resendWebhookDelivery',
        tags,
        summary: 'Deliver once more, under the same id',
        security: BEARER,
        params: Type.Object({ ...NumberPath.properties, deliveryId: Type.String({ examples: ['77'] }) }),
        response: answers(200, DeliveryAnswer, FOUND),
      },
    },
    async (request) => {
      const delivery = await webhookEndpoints.resend(
        accountOf(request).id,
        endpointId(request.params),
        idOf(request.params.deliveryId, 'delivery'),
      );
      return { success: true, message: 'It is delivered once more.', delivery };
    },
  );
}
