// The delivery of events to customers: the list, webhook endpoints, and deliveries (G-70).
import { type Static, Type } from 'typebox';
import { CustomerEvent, WEBHOOK_EVENT_TYPES } from './events.ts';
import { PageAnswer, PageQuery } from './pages.ts';
import { IsoTimestamp, Nullable, SINGLE_LINE, StringEnum } from './primitives.ts';

export const CustomerEventsQuery = Type.Object({
  after: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      default: 0,
      description: 'The `cursor` of an earlier response. Returns events after it.',
    }),
  ),
  newest: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Return the newest events, oldest first, and ignore `after`.',
    }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
});

export const CustomerEventsAnswer = Type.Object({
  success: Type.Boolean(),
  events: Type.Array(CustomerEvent, { description: 'Oldest first.' }),
  cursor: Type.Integer({
    description: 'Pass this value as `after` to get the next events.',
    examples: [311],
  }),
});

const URL_CHARACTERS_MAX = 2048;
const DESCRIPTION_CHARACTERS_MAX = 200;

const endpointFields = {
  url: Type.String({
    minLength: 1,
    maxLength: URL_CHARACTERS_MAX,
    description: 'The webhook URL. It must use https and point to the public internet.',
    examples: ['https://hooks.copperkettle.example/tendlc'],
  }),
  events: Type.Optional(
    Type.Array(StringEnum(WEBHOOK_EVENT_TYPES), {
      minItems: 1,
      maxItems: WEBHOOK_EVENT_TYPES.length,
      uniqueItems: true,
      description: 'The event types to send. If omitted, all events are sent.',
      examples: [['brand.status_changed', 'campaign.status_changed']],
      'x-message': `must list one or more of ${WEBHOOK_EVENT_TYPES.join(', ')}`,
    }),
  ),
  description: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: DESCRIPTION_CHARACTERS_MAX,
      pattern: SINGLE_LINE,
      examples: ['Order system'],
      'x-message': `must have 1 to ${DESCRIPTION_CHARACTERS_MAX} characters on one line`,
    }),
  ),
};

export const CreateEndpointRequest = Type.Object(endpointFields, {
  examples: [{ url: 'https://hooks.copperkettle.example/tendlc' }],
});
export type CreateEndpointRequest = Static<typeof CreateEndpointRequest>;

export const ENDPOINT_STATUSES = ['active', 'disabled'] as const;

export const ChangeEndpointRequest = Type.Object(
  {
    url: Type.Optional(endpointFields.url),
    events: endpointFields.events,
    description: endpointFields.description,
    status: Type.Optional(StringEnum(ENDPOINT_STATUSES)),
  },
  { examples: [{ status: 'active' }] },
);
export type ChangeEndpointRequest = Static<typeof ChangeEndpointRequest>;

export const WebhookEndpoint = Type.Object(
  {
    id: Type.Integer({ examples: [5] }),
    url: Type.String({ examples: ['https://hooks.copperkettle.example/tendlc'] }),
    events: Nullable(
      Type.Array(Type.String(), { description: 'The event types to send. Null means all events.' }),
    ),
    description: Nullable(Type.String()),
    status: StringEnum(ENDPOINT_STATUSES, {
      description:
        '`disabled`: turned off by you, or by the service after every delivery failed for five days.',
    }),
    createdAt: IsoTimestamp(),
  },
  { 'x-component': 'WebhookEndpoint' },
);
export type WebhookEndpoint = Static<typeof WebhookEndpoint>;

const Secret = Type.String({
  description: 'The webhook secret that signs deliveries (Standard Webhooks). Shown only once.',
  examples: ['whsec_…'],
});

export const NewEndpointAnswer = Type.Object({
  success: Type.Boolean(),
  endpoint: WebhookEndpoint,
  secret: Secret,
});
export const EndpointAnswer = Type.Object({ success: Type.Boolean(), endpoint: WebhookEndpoint });
export const EndpointsQuery = PageQuery({});
export const EndpointsAnswer = PageAnswer('endpoints', WebhookEndpoint);
export const SecretAnswer = Type.Object({ success: Type.Boolean(), secret: Secret });

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;

export const WebhookDelivery = Type.Object(
  {
    id: Type.Integer({ examples: [77] }),
    eventId: Type.String({ description: 'The event ID, sent as `webhook-id`.', examples: ['evt_01a1…'] }),
    eventType: Type.String({ examples: ['brand.status_changed'] }),
    status: StringEnum(DELIVERY_STATUSES),
    attempts: Type.Integer({ examples: [1] }),
    responseStatus: Nullable(Type.Integer({ examples: [200] })),
    error: Nullable(Type.String({ description: 'Why the last attempt failed. Null if it succeeded.' })),
    nextAttemptAt: Nullable(IsoTimestamp()),
    createdAt: IsoTimestamp(),
    deliveredAt: Nullable(IsoTimestamp()),
  },
  { 'x-component': 'WebhookDelivery' },
);
export type WebhookDelivery = Static<typeof WebhookDelivery>;

export const DeliveriesQuery = PageQuery({ status: Type.Optional(StringEnum(DELIVERY_STATUSES)) });
export const DeliveriesAnswer = PageAnswer('deliveries', WebhookDelivery);
export const DeliveryAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  delivery: WebhookDelivery,
});
