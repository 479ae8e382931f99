// The events that customers receive by webhook, list and stream, with one data schema per type (G-70).
import { type Static, type TObject, Type } from 'typebox';
import { Alert } from './alerts.ts';
import { IsoTimestamp, Nullable, StringEnum } from './primitives.ts';
import { Progress } from './progress.ts';
import { REGISTRATION_STATUSES, RegistrationProgress } from './registrations.ts';

const CurrentProgress = Type.Optional(Progress);

const brandFacts = {
  localId: Type.Integer({ description: 'The local ID of the brand.', examples: [1] }),
  tcrBrandId: Nullable(Type.String({ description: 'The registry ID of the brand.', examples: ['BEXMPL1'] })),
  name: Type.String({ description: 'The brand name.', examples: ['Copper Kettle'] }),
  progress: CurrentProgress,
};

const campaignFacts = {
  localId: Type.Integer({ description: 'The local ID of the campaign.', examples: [1] }),
  tcrCampaignId: Nullable(
    Type.String({ description: 'The registry ID of the campaign.', examples: ['CEXMPL1'] }),
  ),
  brandLocalId: Type.Optional(
    Type.Integer({ description: 'The local ID of its brand. Absent in old events.', examples: [1] }),
  ),
  usecase: Type.String({ examples: ['CUSTOMER_CARE'] }),
  progress: CurrentProgress,
};

const Previous = Nullable(
  Type.String({ description: 'The previous status. Null if there was none.', examples: ['PENDING'] }),
);
const Score = (description: string) => Nullable(Type.Integer({ description, examples: [62] }));

type EventDefinition = {
  readonly summary: string;
  readonly data: TObject;
  /** `selected`: the `events` of a webhook endpoint can name it. `all`: only endpoints without `events` receive it. */
  readonly sentTo: 'selected' | 'all' | 'tested endpoint';
};

/** Every event type. A new one starts here: senders, client types and documentation follow. */
export const EVENTS = {
  'brand.status_changed': {
    summary: 'The status of a brand changed',
    sentTo: 'selected',
    data: Type.Object({
      ...brandFacts,
      from: Previous,
      to: Type.String({ description: 'The new `brand_status`.', examples: ['ACTIVE'] }),
    }),
  },
  'brand.score_changed': {
    summary: 'The trust score of a brand changed',
    sentTo: 'selected',
    data: Type.Object({
      ...brandFacts,
      from: Score('The previous trust score. Null if there was none.'),
      to: Score('The new trust score. Null if it no longer applies.'),
    }),
  },
  'campaign.status_changed': {
    summary: 'The status of a campaign changed',
    sentTo: 'selected',
    data: Type.Object({
      ...campaignFacts,
      from: Previous,
      to: Type.String({ description: 'The new `campaign_status`.', examples: ['ACTIVE'] }),
    }),
  },
  'campaign.carrier_status_changed': {
    summary: 'The status of a campaign at a carrier changed',
    sentTo: 'selected',
    data: Type.Object({
      ...campaignFacts,
      carrier: Type.String({ description: 'The name of the carrier.', examples: ['T-Mobile'] }),
      from: Previous,
      to: Nullable(
        Type.String({
          description: 'The new status. Null if the carrier no longer reports one.',
          examples: ['REGISTERED'],
        }),
      ),
    }),
  },
  'registration.status_changed': {
    summary: 'The status of a registration changed',
    sentTo: 'selected',
    data: Type.Object({
      id: Type.Integer({ description: 'The ID of the registration.', examples: [1] }),
      label: Nullable(Type.String({ examples: ['Spring reminders'] })),
      brandName: Type.Optional(
        Nullable(
          Type.String({
            description: 'The name of its brand. Null if it has none. Absent in old events.',
            examples: ['Copper Kettle'],
          }),
        ),
      ),
      usecase: Type.Optional(
        Nullable(
          Type.String({
            description: 'The use case of its campaign. Null if it has none. Absent in old events.',
            examples: ['CUSTOMER_CARE'],
          }),
        ),
      ),
      brandId: Nullable(Type.Integer({ description: 'The local ID of its brand.', examples: [1] })),
      campaignId: Nullable(Type.Integer({ description: 'The local ID of its campaign.', examples: [1] })),
      from: StringEnum(REGISTRATION_STATUSES, { examples: ['SUBMITTED'] }),
      to: StringEnum(REGISTRATION_STATUSES, { examples: ['APPROVED'] }),
      progress: RegistrationProgress,
    }),
  },
  'alert.raised': {
    summary: 'An alert was raised',
    sentTo: 'selected',
    data: Type.Object({ alert: Alert }),
  },
  'alert.resolved': {
    summary: 'The cause of an alert ended, or the alert was dismissed',
    sentTo: 'selected',
    data: Type.Object({ alert: Alert }),
  },
  'tokens.low': {
    summary: 'The token balance is low',
    sentTo: 'selected',
    data: Type.Object({ balance: Type.Integer({ description: 'The token balance.', examples: [3] }) }),
  },
  'webhook_endpoint.disabled': {
    summary: 'A webhook endpoint was turned off because its deliveries failed',
    sentTo: 'all',
    data: Type.Object({
      endpointId: Type.Integer({ examples: [5] }),
      url: Type.String({ examples: ['https://hooks.copperkettle.example/tendlc'] }),
      reason: Type.String({ examples: ['The receiver responded with status 500.'] }),
    }),
  },
  'account.password_changed': {
    summary: 'The password of the account was changed',
    sentTo: 'all',
    data: Type.Object({}),
  },
  'webhook.test': {
    summary: 'A test event, sent on request to one webhook endpoint',
    sentTo: 'tested endpoint',
    data: Type.Object({
      message: Type.String({ examples: ['This is a test.'] }),
      endpointId: Type.Integer({ examples: [5] }),
    }),
  },
} as const satisfies Readonly<Record<string, EventDefinition>>;

export type EventType = keyof typeof EVENTS;
export type EventData = { readonly [Type in EventType]: Static<(typeof EVENTS)[Type]['data']> };
/** A type with its data, as senders record it. */
export type EventToSend<Types extends EventType = EventType> = {
  [Type in Types]: { readonly type: Type; readonly data: EventData[Type] };
}[Types];

export const EVENT_TYPES = Object.keys(EVENTS) as readonly EventType[];

type SelectableType = {
  [Type in EventType]: (typeof EVENTS)[Type]['sentTo'] extends 'selected' ? Type : never;
}[EventType];

/** What the `events` of a webhook endpoint can name. */
export const WEBHOOK_EVENT_TYPES = EVENT_TYPES.filter(
  (type): type is SelectableType => EVENTS[type].sentTo === 'selected',
);
export type WebhookEventType = SelectableType;

const envelope = {
  id: Type.String({
    description: 'The event ID. It is the same in every delivery, so that receivers can detect duplicates.',
    examples: ['evt_01a1f8ea812e71609ac06df4bb22d587'],
  }),
  version: Type.Integer({ description: 'The version of the `data` schema.', examples: [1] }),
  timestamp: IsoTimestamp({ description: 'When the event occurred.' }),
};

export const CustomerEvent = Type.Object(
  {
    id: envelope.id,
    type: Type.String({ examples: ['brand.status_changed'] }),
    version: envelope.version,
    timestamp: envelope.timestamp,
    data: Type.Record(Type.String(), Type.Unknown(), {
      examples: [{ localId: 1, tcrBrandId: 'BEXMPL1', from: 'PENDING', to: 'ACTIVE' }],
    }),
  },
  { 'x-component': 'CustomerEvent' },
);
export type CustomerEvent = Static<typeof CustomerEvent>;

/** The body of a delivery of this type. */
export const eventSchema = (type: EventType): TObject =>
  Type.Object({
    id: envelope.id,
    type: Type.Literal(type),
    version: envelope.version,
    timestamp: envelope.timestamp,
    data: EVENTS[type].data,
  });
