// When a delivery is retried, when an endpoint is turned off, and how both are returned (G-70).
import type { WebhookDelivery, WebhookEndpoint } from '@tendlc/contract';
import type { DeliveryRow, EndpointRow } from './queries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** After the first attempt, which is immediate: eight attempts over about three days. */
const RETRY_AFTER_MS = [
  MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
  31 * HOUR_MS,
];

/** Spreads the retries of deliveries that failed together. */
const JITTER = 0.2;

/**
 * @param attempts made so far
 * @param random from 0 to 1
 * @returns how long to wait, or undefined after the last attempt
 */
export function retryAfterMs(attempts: number, random: number): number | undefined {
  const delayMs = RETRY_AFTER_MS[attempts - 1];
  return delayMs === undefined ? undefined : Math.round(delayMs * (1 + JITTER * (2 * random - 1)));
}

/** An endpoint is turned off when all deliveries have failed for this long. */
const GIVE_UP_AFTER_MS = 5 * 24 * HOUR_MS;

export const isGivenUp = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= GIVE_UP_AFTER_MS;

export const toEndpoint = (row: EndpointRow): WebhookEndpoint => ({
  id: row.id,
  url: row.url,
  events: row.events,
  description: row.description,
  status: row.status,
  createdAt: row.created_at.toISOString(),
});

export const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  eventId: row.public_id,
  eventType: row.event_type,
  status: row.status,
  attempts: row.attempts,
  responseStatus: row.response_status,
  error: row.error,
  nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  deliveredAt: row.delivered_at?.toISOString() ?? null,
});
