// Callbacks: where they are sent, what they hold, and the headers that sign them.
import type { EventCategory, EventType } from './events.ts';
import type { Loose, Open } from './loose.ts';
import type { NudgeIntent } from './sharing.ts';

export const WEBHOOK_ENDPOINT_CHARACTERS_MAX = 255;

/** A second subscription to a category replaces the first. There is no secret of its own in it. */
export type WebhookSubscription = { eventCategory: Open<EventCategory>; webhookEndpoint: string };

export type WebhookEventType = { eventType: string } & Loose<{ description: string; eventCategory: string }>;

/** The answer to a mock event; `request` and `response` are the bodies as text. */
export type WebhookMockAnswer = Loose<{
  endpoint: string;
  status: string;
  request: string;
  response: string;
}>;

/**
 * Flat, and only `eventType` is certain. No time, no id of the event, no score; of the states only `brandIdentityStatus`:
 * what it is about has to be fetched.
 */
export type WebhookPayload = { eventType: Open<EventType> } & Loose<{
  cspId: string;
  cspName: string;
  cnpId: string;
  brandId: string;
  brandName: string;
  /** Only to who created the brand, as `campaignReferenceId` only to who created the campaign. */
  brandReferenceId: string;
  brandIdentityStatus: string;
  campaignId: string;
  campaignReferenceId: string;
  dcaId: string;
  dcaName: string;
  /** Carries the reasons of a refusal. */
  description: string;
  evpId: string;
  evpName: string;
  vettingId: string;
  mnoId: number;
  mnoName: string;
  mock: boolean;
  nudgeIntent: Open<NudgeIntent>;
  otpPin: string;
}>;

/** What the registry sends it with: not a well-formed parameter, so do not choose a parser by it. */
export const WEBHOOK_CONTENT_TYPE = 'application/json; utf-8';

/** HMAC-SHA256 of the raw body, keyed with the webhook secret: the scheme of our interface. */
export const WEBHOOK_SIGNATURE_HEADER = 'x-tcr-webhook-signature';

/** Base64 HMAC-SHA1 of address and canonical body, keyed with the account's secret: the scheme that the registry published. */
export const REGISTRY_SIGNATURE_HEADER = 'x-registry-signature';
