// The webhook subscriptions of the registry.
import type { Caller } from '../call/caller.ts';
import { listOf, nothing } from '../reading/fields.ts';
import { readMockAnswer, readSubscription } from '../reading/shapes.ts';
import type { WebhookMockAnswer, WebhookSubscription } from '../wire/index.ts';

export function webhookOperations(call: Caller) {
  return {
    listSubscriptions: (): Promise<WebhookSubscription[]> =>
      call('listWebhookSubscriptions', { read: listOf(readSubscription) }),
    /** Replaces the subscription of the same category. */
    subscribe: (body: WebhookSubscription): Promise<WebhookSubscription> =>
      call('putWebhookSubscription', { body, read: readSubscription }),
    unsubscribe: (eventCategory: string): Promise<void> =>
      call('deleteWebhookSubscription', { params: { eventCategory }, read: nothing }),
    /** Makes the registry send an event of this type to the subscribed endpoint. */
    sendMockEvent: (eventType: string): Promise<WebhookMockAnswer> =>
      call('sendMockEvent', { params: { eventType }, read: readMockAnswer }),
  };
}
