// When a delivery is retried, when an endpoint is turned off, and how both are returned (G-70).
import type { WebhookDelivery, WebhookEndpoint } from '@tendlc/contract';
import type { DeliveryRow, EndpointRow } from './queries.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * After the first attempt, which is immediate: eight attempts over about three days. A receiver that only restarts gets the
 * event within ten seconds.
 */
const RETRY_AFTER_MS = [
  7 * SECOND_MS,
  5 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
  31 * HOUR_MS,
];

/** Spreads the retries of deliveries that failed together. */
const JITTER = 0.2;

/** A receiver cannot postpone a delivery for longer, so that eight attempts still end within days. */
const ASKED_MS_MAX = 24 * HOUR_MS;

/**
 * @param attempts made so far
 * @param random from 0 to 1
 * @param askedMs how long the receiver asked to wait. A retry is never earlier
 * @returns how long to wait, or undefined after the last attempt
 */
export function retryDelayMs(attempts: number, random: number, askedMs = 0): number | undefined {
  const delayMs = RETRY_AFTER_MS[attempts - 1];
  if (delayMs === undefined) {
    return undefined;
  }
  const plannedMs = delayMs * (1 + JITTER * (2 * random - 1));
  const notBeforeMs = Math.min(askedMs, ASKED_MS_MAX) * (1 + JITTER * random);
  return Math.round(Math.max(plannedMs, notBeforeMs));
}

/**
 * How long a `Retry-After` asks to wait: seconds, or a date, which is relative to the receiver's own date, because clocks
 * differ.
 * @returns 0 if it asks for nothing that can be read
 */
export function askedDelayMs(headers: Readonly<Record<string, unknown>>, now: Date): number {
  const { 'retry-after': asked, date } = headers;
  if (typeof asked !== 'string') {
    return 0;
  }
  if (/^\d{1,9}$/.test(asked)) {
    return Number(asked) * SECOND_MS;
  }
  const answeredAt = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  const waitMs = Date.parse(asked) - (Number.isNaN(answeredAt) ? now.getTime() : answeredAt);
  return Number.isNaN(waitMs) ? 0 : Math.max(0, waitMs);
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
