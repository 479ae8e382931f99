// Sends deliveries: signed, to public addresses only, with retries for about three days (G-70).
import type { Logger } from 'pino';
import { type Dispatcher, request } from 'undici';
import type { Clock } from '../../clock.ts';
import type { SecretBox } from '../../crypto/secret-box.ts';
import type { Database } from '../../db/tables.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { inSpan, markFailed, traceFields } from '../../tracing/spans.ts';
import { type CustomerEventRow, type CustomerEvents, toCustomerEvent } from '../customer-events/index.ts';
import { askedDelayMs, isGivenUp, retryDelayMs } from './policy.ts';
import {
  type DeliveryRow,
  disableEndpoint,
  type EndpointRow,
  findDelivery,
  insertDeliveries,
  markFailing,
  markWorking,
  recordAttempt,
} from './queries.ts';
import { signDelivery } from './signing.ts';

export const DELIVER_JOB = 'deliver-webhook';

const TIMEOUT_MS = 15_000;
const ERROR_CHARACTERS_MAX = 200;
/** The receiver is gone permanently. */
const GONE = 410;

type Attempt = {
  readonly responseStatus: number | null;
  readonly error: string | null;
  /** How long the receiver asked to wait (`Retry-After`). */
  readonly askedMs: number;
};

export const secretOwner = (endpointId: number): string => `webhook_endpoints:${endpointId}:secret`;

/** The error in words that reveal nothing about our network. */
function describeFailure(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  if (code === 'ADDRESS_REFUSED') {
    return 'The URL does not point to the public internet.';
  }
  if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT' || name === 'TimeoutError') {
    return 'The receiver did not respond in time.';
  }
  const why = typeof code === 'string' ? ` (${code})` : '';
  return `The receiver could not be reached${why}.`.slice(0, ERROR_CHARACTERS_MAX);
}

export function createDeliveries(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  secretBox: SecretBox;
  customerEvents: CustomerEvents;
  dispatcher: Dispatcher;
}) {
  const { db, clock, secretBox, dispatcher } = deps;

  function secretsOf(endpoint: EndpointRow): string[] {
    const { sealed_previous_secret: previous, previous_secret_until: until } = endpoint;
    const isOverlapping = previous !== null && until !== null && until > clock.now();
    const owner = secretOwner(endpoint.id);
    return [endpoint.sealed_secret, ...(isOverlapping ? [previous] : [])].map((sealed) =>
      secretBox.open(sealed, owner),
    );
  }

  async function send(endpoint: EndpointRow, event: CustomerEventRow): Promise<Attempt> {
    const body = JSON.stringify(toCustomerEvent(event));
    const signature = signDelivery(secretsOf(endpoint), { id: event.public_id, sentAt: clock.now(), body });
    try {
      const answer = await request(endpoint.url, {
        method: 'POST',
        dispatcher,
        headers: {
          ...signature,
          ...traceFields(),
          'content-type': 'application/json',
          'user-agent': 'Tendlc-Webhooks/1',
        },
        body,
        headersTimeout: TIMEOUT_MS,
        bodyTimeout: TIMEOUT_MS,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      answer.body.on('error', () => undefined).destroy();
      const isTaken = answer.statusCode >= 200 && answer.statusCode < 300;
      return {
        responseStatus: answer.statusCode,
        error: isTaken ? null : `The receiver responded with status ${answer.statusCode}.`,
        askedMs: askedDelayMs(answer.headers, clock.now()),
      };
    } catch (error) {
      return { responseStatus: null, error: describeFailure(error), askedMs: 0 };
    }
  }

  const sendInSpan = (
    delivery: DeliveryRow,
    endpoint: EndpointRow,
    event: CustomerEventRow,
  ): Promise<Attempt> =>
    inSpan(
      'webhook delivery',
      {
        kind: 'client',
        attributes: {
          'tendlc.delivery_id': delivery.id,
          'tendlc.endpoint_id': endpoint.id,
          'tendlc.event_type': event.type,
        },
      },
      async (span) => {
        const made = await send(endpoint, event);
        if (made.responseStatus !== null) {
          span.setAttribute('http.response.status_code', made.responseStatus);
        }
        if (made.error !== null) {
          markFailed(span, String(made.responseStatus ?? 'unreachable'));
        }
        return made;
      },
    );

  async function disable(endpoint: EndpointRow, why: string): Promise<void> {
    if (await disableEndpoint(db, endpoint.id, clock.now())) {
      const data = { endpointId: endpoint.id, url: endpoint.url, reason: why };
      await deps.customerEvents.record({ userId: endpoint.user_id, type: 'webhook_endpoint.disabled', data });
    }
  }

  async function settle(
    delivery: DeliveryRow,
    endpoint: EndpointRow,
    { askedMs, ...made }: Attempt,
  ): Promise<void> {
    const now = clock.now();
    if (made.error === null) {
      await recordAttempt(db, delivery.id, {
        ...made,
        status: 'delivered',
        nextAttemptAt: null,
        deliveredAt: now,
      });
      await markWorking(db, endpoint.id);
      return;
    }
    const delayMs =
      made.responseStatus === GONE ? undefined : retryDelayMs(delivery.attempts + 1, Math.random(), askedMs);
    const nextAttemptAt = delayMs === undefined ? null : new Date(now.getTime() + delayMs);
    // The retry is planned before the attempt is recorded, so that a crash causes an extra attempt and not a missing one.
    if (nextAttemptAt !== null) {
      await plan(delivery.id, nextAttemptAt);
    }
    const status = nextAttemptAt === null ? 'failed' : 'pending';
    await recordAttempt(db, delivery.id, { ...made, status, nextAttemptAt, deliveredAt: null });
    if (made.responseStatus === GONE) {
      await disable(endpoint, 'The receiver responded with status 410 (Gone).');
    } else if (isGivenUp(await markFailing(db, endpoint.id, now), now)) {
      await disable(endpoint, 'Every delivery failed for five days.');
    }
  }

  function plan(deliveryId: number, runAt: Date): Promise<void> {
    const dedupeKey = String(deliveryId);
    return enqueueJob(db, { kind: DELIVER_JOB, payload: { deliveryId }, dedupeKey, runAt }, clock.now());
  }

  async function attempt(deliveryId: number): Promise<void> {
    const found = await findDelivery(db, deliveryId);
    if (found === undefined || found.delivery.status !== 'pending') {
      return;
    }
    const { delivery, endpoint, event } = found;
    if (endpoint.status !== 'active' && event.type !== TEST_EVENT) {
      const error = 'The endpoint is disabled.';
      const outcome = {
        status: 'failed',
        responseStatus: null,
        error,
        nextAttemptAt: null,
        deliveredAt: null,
      } as const;
      await recordAttempt(db, delivery.id, outcome);
      return;
    }
    await settle(delivery, endpoint, await sendInSpan(delivery, endpoint, event));
  }

  return {
    plan,
    attempt,

    /** The job. */
    deliver: (payload: unknown): Promise<void> => attempt((payload as { deliveryId: number }).deliveryId),

    /** Plans a delivery to each endpoint that receives the event. Idempotent. */
    fanOut: (event: CustomerEventRow): Promise<void> =>
      insertDeliveries(
        db,
        DELIVER_JOB,
        { id: event.id, userId: event.user_id, type: event.type },
        clock.now(),
      ),
  };
}

export type Deliveries = ReturnType<typeof createDeliveries>;

/** The type of test events. They are sent only to the tested endpoint. */
export const TEST_EVENT = 'webhook.test';
