// Webhook subscriptions: categories, event types, the one endpoint of a category, and test events.
import {
  EVENT_CATEGORIES,
  EVENT_TYPES,
  type EventCategory,
  WEBHOOK_ENDPOINT_CHARACTERS_MAX,
} from '@tendlc/registry/wire';
import { refuse } from '../refusals.ts';
import { Fields } from '../rules/fields.ts';
import type { World } from '../world.ts';
import { type Call, type Endpoint, noContent, ok } from './call.ts';

/** Without the event names that only our API uses. */
const REGISTRY_EVENT_TYPES = EVENT_TYPES.filter(({ namedBy }) => namedBy !== 'interface');

function subscribe({ store }: World, { account, body }: Call) {
  const fields = new Fields(body);
  fields.require(['eventCategory', 'webhookEndpoint']);
  const eventCategory = fields.oneOf<EventCategory>('eventCategory', EVENT_CATEGORIES);
  const webhookEndpoint =
    fields.text('webhookEndpoint', { min: 1, max: WEBHOOK_ENDPOINT_CHARACTERS_MAX }) ?? '';
  const protocol = URL.parse(webhookEndpoint)?.protocol;
  // Plain HTTP is allowed, because the endpoint of a trial is on the same machine.
  if (webhookEndpoint !== '' && protocol !== 'http:' && protocol !== 'https:') {
    fields.wrong('webhookEndpoint', 'must be an address that starts with https:// or http://');
  }
  fields.check();
  account.subscriptions[eventCategory as EventCategory] = webhookEndpoint;
  store.saveAccount(account);
  return ok({ eventCategory, webhookEndpoint });
}

function unsubscribe({ store }: World, { account, params }: Call) {
  const category = EVENT_CATEGORIES.find((one) => one === params['eventCategory']);
  if (category === undefined) {
    return refuse(501, `eventCategory must be one of ${EVENT_CATEGORIES.join(', ')}.`, 'eventCategory');
  }
  delete account.subscriptions[category];
  store.saveAccount(account);
  return noContent;
}

const SHARE_SAMPLE = { campaignId: 'CSAMPLE' };
const BRAND_SAMPLE = { brandId: 'BSAMPLE', brandName: 'Sample Brand', brandReferenceId: null, mock: true };

/** Almost empty, like that of the registry. Receivers must handle it. */
function samplePayload(eventType: string): Record<string, unknown> {
  if (eventType.startsWith('CAMPAIGN_SHARE')) {
    return { ...SHARE_SAMPLE, eventType };
  }
  const about = eventType.startsWith('BRAND') || eventType.startsWith('EVP') ? BRAND_SAMPLE : SHARE_SAMPLE;
  return { ...about, description: 'This is a test event', eventType };
}

async function sendSample({ outbox }: World, { account, params }: Call) {
  const type = REGISTRY_EVENT_TYPES.find(({ eventType }) => eventType === params['eventType']);
  if (type === undefined) {
    return refuse(501, 'There is no such event type.', 'eventType');
  }
  const endpoint = account.subscriptions[type.category];
  if (endpoint === undefined) {
    return refuse(502, `Nothing is subscribed to ${type.category}.`, 'eventType');
  }
  const { body, receipt } = await outbox.sendOnce(account, endpoint, samplePayload(type.eventType));
  return ok({
    endpoint,
    status: String(receipt.status ?? receipt.error),
    request: body,
    response: receipt.response ?? '',
  });
}

export const WEBHOOK_ENDPOINTS: readonly Endpoint[] = [
  ['GET', '/webhook/eventCategory', () => ok(EVENT_CATEGORIES)],
  [
    'GET',
    '/webhook/eventType',
    () =>
      ok(
        REGISTRY_EVENT_TYPES.map(({ eventType, meaning, category }) => ({
          eventType,
          description: meaning,
          eventCategory: category,
        })),
      ),
  ],
  [
    'GET',
    '/webhook/subscription',
    (_world, { account }) =>
      ok(
        Object.entries(account.subscriptions).map(([eventCategory, webhookEndpoint]) => ({
          eventCategory,
          webhookEndpoint,
        })),
      ),
  ],
  ['PUT', '/webhook/subscription', subscribe],
  ['DELETE', '/webhook/subscription/:eventCategory', unsubscribe],
  ['GET', '/webhook/subscription/eventType/:eventType/mock', sendSample],
];
