// Assembles the features that notify customers: events, webhooks, mails, and event streams.
import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import type { Clock } from '../clock.ts';
import type { SecretBox } from '../crypto/secret-box.ts';
import type { AccountRow, Database } from '../db/tables.ts';
import type { Audit } from '../features/audit/index.ts';
import {
  createCustomerEvents,
  createEventStreams,
  TELL_CUSTOMER_JOB,
} from '../features/customer-events/index.ts';
import { createNotices, DIGEST_JOB } from '../features/notices/index.ts';
import {
  createDeliveries,
  createWebhookEndpoints,
  DELIVER_JOB,
} from '../features/webhook-endpoints/index.ts';
import type { JobHandlers } from '../jobs/runner.ts';
import type { Mailer } from '../mail/mailer.ts';

/** How URLs of customers are checked and called. */
export type Outbound = {
  readonly dispatcher: Dispatcher;
  problemOfAddress(address: string): Promise<string | undefined>;
  close(): Promise<void>;
};

export type NotificationFeatures = ReturnType<typeof createNotificationFeatures>['features'];

export function createNotificationFeatures(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  secretBox: SecretBox;
  mailer: Mailer;
  publicUrl: string;
  eventStreamsMax: number;
  outbound: Outbound;
  wakeJobs: () => void;
  audit: Audit;
  findAccount: (userId: number) => Promise<AccountRow | undefined>;
  describeWayToTokens: (email: string) => string | undefined;
}) {
  const { outbound, ...rest } = deps;
  const customerEvents = createCustomerEvents(rest);
  const eventStreams = createEventStreams(customerEvents, deps.eventStreamsMax);
  const deliveries = createDeliveries({ ...rest, customerEvents, dispatcher: outbound.dispatcher });
  const notices = createNotices(rest);

  async function notify(payload: unknown): Promise<void> {
    const event = await customerEvents.find((payload as { eventId: number }).eventId);
    if (event !== undefined) {
      await deliveries.fanOut(event);
      deps.wakeJobs();
      await notices.send(event);
    }
  }

  const jobHandlers: JobHandlers = {
    [TELL_CUSTOMER_JOB]: notify,
    [DELIVER_JOB]: deliveries.deliver,
    [DIGEST_JOB]: notices.sendDigest,
  };

  return {
    features: {
      customerEvents,
      eventStreams,
      notices,
      webhookEndpoints: createWebhookEndpoints({
        ...rest,
        deliveries,
        problemOfAddress: outbound.problemOfAddress,
      }),
    },
    jobHandlers,
    // Changes are reported however long the mail server is down; links for passwords expire meanwhile.
    longJobKinds: new Set([TELL_CUSTOMER_JOB, DIGEST_JOB]),
  };
}
