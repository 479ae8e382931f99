// Callbacks: their subscriptions, contents and signature headers.
import type { EventCategory, EventType } from './events.ts';
import type { Loose, Open } from './loose.ts';
import type { NudgeIntent } from './sharing.ts';

export const WEBHOOK_ENDPOINT_CHARACTERS_MAX = 255;

/** A second subscription to a category replaces the first. A subscription has no secret. */
export type WebhookSubscription = { eventCategory: Open<EventCategory>; webhookEndpoint: string };

export type WebhookEventType = { eventType: string } & Loose<{ description: string; eventCategory: string }>;

/** The response to a mock event. `request` and `response` are the bodies as text. */
export type WebhookMockAnswer = Loose<{
  endpoint: string;
  status: string;
  request: string;
  response: string;
}>;

/**
 * Flat, and only `eventType` is guaranteed. There is no time, event id or score, and `brandIdentityStatus` is the only
 * status, so the record has to be fetched.
 */
export type WebhookPayload = { eventType: Open<EventType> } & Loose<{
  cspId: string;
  cspName: string;
  cnpId: string;
  brandId: string;
  brandName: string;
  /** Sent only to the creator of the brand, as `campaignReferenceId` only to the creator of the campaign. */
  brandReferenceId: string;
  brandIdentityStatus: string;
  campaignId: string;
  campaignReferenceId: string;
  dcaId: string;
  dcaName: string;
  /** Contains the reasons for a rejection. */
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

/** The registry's content type. Its parameter is malformed, so do not select a parser by it. */
export const WEBHOOK_CONTENT_TYPE = 'application/json; utf-8';

/** HMAC-SHA256 of the raw body, keyed with the webhook secret: the scheme of our API. */
export const WEBHOOK_SIGNATURE_HEADER = 'x-tcr-webhook-signature';

/** Base64 HMAC-SHA1 of URL and canonical body, keyed with the account's secret: the registry's published scheme. */
export const REGISTRY_SIGNATURE_HEADER = 'x-registry-signature';
