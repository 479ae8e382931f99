// The routes of webhook endpoints (G-70). All are free.
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

/** An ID that is not a number matches no record. */
function idOf(text: string, what: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) {
    throw new ServiceError('not_found', `This ${what} does not exist.`);
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
        summary: 'Create a webhook endpoint',
        description:
          'The webhook secret is shown only once. Deliveries follow the Standard Webhooks specification, with the headers `webhook-id`, `webhook-timestamp`, and `webhook-signature`. Each delivery is attempted up to eight times over about three days, with the same ID.',
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
        summary: 'List webhook endpoints',
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
        summary: 'Retrieve a webhook endpoint',
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
        summary: 'Update or turn on a webhook endpoint',
        description:
          'Updates the fields that you send. To turn on a disabled endpoint, set `status` to `active`.',
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
        summary: 'Delete a webhook endpoint',
        description: 'Deletes the endpoint and its delivery history.',
        security: BEARER,
        params: NumberPath,
        response: answers(200, MessageAnswer, FOUND),
      },
    },
    async (request) => {
      await webhookEndpoints.remove(accountOf(request).id, endpointId(request.params));
      return { success: true, message: 'The webhook endpoint was deleted.' };
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
        summary: 'Rotate a webhook secret',
        description:
          'Returns a new webhook secret, shown only once. Deliveries are also signed with the old secret for one more day.',
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
        summary: 'Send a test event',
        description:
          'Sends a `webhook.test` event and waits for the response of the receiver. You can send ten test events per minute.',
        security: BEARER,
        params: NumberPath,
        response: answers(200, DeliveryAnswer, FOUND),
      },
    },
    async (request) => {
      const delivery = await webhookEndpoints.test(accountOf(request).id, endpointId(request.params));
      const message =
        delivery.status === 'delivered'
          ? 'The test event was delivered.'
          : `The test event was not delivered. ${delivery.error ?? ''}`.trim();
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
        summary: 'List webhook deliveries',
        description: 'Returns the deliveries to an endpoint with their status and attempts.',
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
        summary: 'Resend a webhook delivery',
        description: 'Sends the delivery again with the same ID.',
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
      return { success: true, message: 'The delivery was queued again.', delivery };
    },
  );
}
