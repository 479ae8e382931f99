// The events that this service sends to webhook URLs, as the `webhooks` of the OpenAPI document.
import { EVENT_TYPES, EVENTS, type EventType, eventSchema } from '@tendlc/contract';

const nameOf = (type: EventType): string =>
  type.replaceAll(/[._](\w)/g, (_, letter: string) => letter.toUpperCase());

const SIGNATURE_HEADERS = [
  ['webhook-id', 'The event ID. Use it to detect duplicates.'],
  ['webhook-timestamp', 'When the delivery was sent, as a Unix timestamp in seconds.'],
  [
    'webhook-signature',
    'The signatures of the delivery by Standard Webhooks: `v1,` and a base64 HMAC-SHA256, separated by spaces.',
  ],
] as const;

const SENT_TO = {
  selected: 'Sent to endpoints that select this event or all events.',
  all: 'Sent only to webhook endpoints that receive all events.',
  'tested endpoint': 'Sent to the webhook endpoint that you test.',
} as const;

const documentedEvent = (type: EventType) => ({
  post: {
    operationId: `on${nameOf(type).charAt(0).toUpperCase()}${nameOf(type).slice(1)}`,
    tags: ['Webhooks'],
    summary: EVENTS[type].summary,
    description: SENT_TO[EVENTS[type].sentTo],
    security: [],
    parameters: SIGNATURE_HEADERS.map(([name, description]) => ({
      in: 'header' as const,
      name,
      description,
      required: true,
      schema: { type: 'string' as const },
    })),
    requestBody: { required: true, content: { 'application/json': { schema: eventSchema(type) } } },
    responses: {
      '2XX': { description: 'Accepted. Anything else is retried for three days.' },
      410: { description: 'Your receiver no longer wants events. The endpoint is disabled.' },
    },
  },
});

/** One entry for each event type, by its name. */
export const documentedEvents = () =>
  Object.fromEntries(EVENT_TYPES.map((type) => [type, documentedEvent(type)]));
