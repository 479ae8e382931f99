// When a delivery is tried again, when an endpoint is given up, and how both look (G-70).
import type { WebhookDelivery, WebhookEndpoint } from '@tendlc/contract';
import type { DeliveryRow, EndpointRow } from './queries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** After the first attempt, which is made at once: eight in all, over about three days. */
const RETRY_AFTER_MS = [
  MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
  31 * HOUR_MS,
];

/** Receivers that were down together must not be called together. */
const JITTER = 0.2;

/**
 * @param attempts made so far
 * @param random from 0 to 1
 * @returns how long to wait, or undefined when it is given up
 */
export function retryAfterMs(attempts: number, random: number): number | undefined {
  const delayMs = RETRY_AFTER_MS[attempts - 1];
  return delayMs === undefined ? undefined : Math.round(delayMs * (1 + JITTER * (2 * random - 1)));
}

/** An endpoint at which nothing has arrived for this long is switched off. */
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
