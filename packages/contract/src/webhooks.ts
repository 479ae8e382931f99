// What customers are told and how: events, webhook endpoints, deliveries, mails (G-70).
import { type Static, Type } from 'typebox';
import { PageAnswer, PageQuery } from './pages.ts';
import { IsoTimestamp, Nullable, SINGLE_LINE, StringEnum } from './primitives.ts';

export const WEBHOOK_EVENT_TYPES = [
  'brand.status_changed',
  'brand.score_changed',
  'campaign.status_changed',
  'campaign.carrier_status_changed',
  'tokens.low',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

export const CustomerEvent = Type.Object(
  {
    id: Type.String({
      description: 'The same in every delivery of it; receivers tell repeats by it.',
      examples: ['evt_01a1f8ea812e71609ac06df4bb22d587'],
    }),
    type: Type.String({ examples: ['brand.status_changed'] }),
    version: Type.Integer({ description: 'Of the shape of `data`.', examples: [1] }),
    timestamp: IsoTimestamp({ description: 'When it happened.' }),
    data: Type.Record(Type.String(), Type.Unknown(), {
      examples: [{ localId: 1, tcrBrandId: 'BEXMPL1', from: 'PENDING', to: 'ACTIVE' }],
    }),
  },
  { 'x-component': 'CustomerEvent' },
);
export type CustomerEvent = Static<typeof CustomerEvent>;

export const CustomerEventsQuery = Type.Object({
  after: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      default: 0,
      description: 'The `cursor` of an earlier answer.',
    }),
  ),
  newest: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'The newest ones in place of the next ones, oldest of them first; `after` is left aside.',
    }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
});

export const CustomerEventsAnswer = Type.Object({
  success: Type.Boolean(),
  events: Type.Array(CustomerEvent, { description: 'Oldest first.' }),
  cursor: Type.Integer({ description: 'Ask for what comes after this.', examples: [311] }),
});

const URL_CHARACTERS_MAX = 2048;
const DESCRIPTION_CHARACTERS_MAX = 200;

const endpointFields = {
  url: Type.String({
    minLength: 1,
    maxLength: URL_CHARACTERS_MAX,
    description: 'Where events are sent: an https address on the public internet.',
    examples: ['https://hooks.copperkettle.example/tendlc'],
  }),
  events: Type.Optional(
    Type.Array(StringEnum(WEBHOOK_EVENT_TYPES), {
      minItems: 1,
      maxItems: WEBHOOK_EVENT_TYPES.length,
      uniqueItems: true,
      description: 'Which events; all when absent.',
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
    events: Nullable(Type.Array(Type.String(), { description: 'Null: all.' })),
    description: Nullable(Type.String()),
    status: StringEnum(ENDPOINT_STATUSES, {
      description: '`disabled` by you, or after five days on which every delivery failed.',
    }),
    createdAt: IsoTimestamp(),
  },
  { 'x-component': 'WebhookEndpoint' },
);
export type WebhookEndpoint = Static<typeof WebhookEndpoint>;

const Secret = Type.String({
  description: 'The key that deliveries are signed with (Standard Webhooks). Shown this once.',
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
    eventId: Type.String({ description: 'The `webhook-id` of the delivery.', examples: ['evt_01a1…'] }),
    eventType: Type.String({ examples: ['brand.status_changed'] }),
    status: StringEnum(DELIVERY_STATUSES),
    attempts: Type.Integer({ examples: [1] }),
    responseStatus: Nullable(Type.Integer({ examples: [200] })),
    error: Nullable(Type.String({ description: 'Why the last attempt failed.' })),
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

export const NOTICE_KINDS = ['registration', 'balance', 'webhooks', 'security'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const Choice = (what: string) => Type.Boolean({ description: what, examples: [true] });
const choices = {
  registration: Choice('A brand or campaign changed its state.'),
  balance: Choice('Few tokens are left.'),
  webhooks: Choice('A webhook endpoint was switched off because it kept failing.'),
  security: Choice('The password was changed.'),
};

export const NoticesAnswer = Type.Object({
  success: Type.Boolean(),
  notices: Type.Object(choices, { description: 'Which mails are sent to you.' }),
});
export const ChangeNoticesRequest = Type.Partial(Type.Object(choices), { examples: [{ balance: false }] });
