// Verifies webhook deliveries (Standard Webhooks, https://www.standardwebhooks.com) and signs deliveries for tests.
import type { TendlcEvent } from './events.ts';

const PREFIX = 'whsec_';
const VERSION = 'v1';
const TOLERANCE_MS = 5 * 60_000;
const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

/** The headers of the request, with names in any case. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export type WebhookRefusal = 'headers_missing' | 'too_old' | 'too_new' | 'wrong_signature';

const SENTENCES: Readonly<Record<WebhookRefusal, string>> = {
  headers_missing: 'The request lacks webhook-id, webhook-timestamp or webhook-signature.',
  too_old: 'The webhook was sent too long ago.',
  too_new: 'The webhook comes from the future: compare the clocks.',
  wrong_signature: 'The signature does not match any of the secrets.',
};

/** Respond to such a request with 400 and ignore it. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
  readonly code: WebhookRefusal;

  constructor(code: WebhookRefusal) {
    super(SENTENCES[code]);
    this.code = code;
  }
}

export type VerifyOptions = {
  /** The maximum difference between the time of the delivery and the current time. The default is 5 minutes. */
  readonly toleranceMs?: number | undefined;
  readonly nowMs?: number | undefined;
};

/** @returns undefined if the text is not base64 */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

function importSecret(secret: string): Promise<CryptoKey> {
  const bytes = fromBase64(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  if (bytes === undefined || bytes.length === 0) {
    throw new TypeError('The secret of a webhook looks like whsec_ and base64.');
  }
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['sign', 'verify']);
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) {
    return headers.get(name) ?? undefined;
  }
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof value === 'string' ? value : value?.[0];
}

const bytesOf = (body: string | Uint8Array): Uint8Array =>
  typeof body === 'string' ? new TextEncoder().encode(body) : body;

function contentOf(id: string, timestamp: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const content = new Uint8Array(head.length + body.length);
  content.set(head);
  content.set(body, head.length);
  return content;
}

async function isSigned(
  secrets: readonly string[],
  content: Uint8Array<ArrayBuffer>,
  signatures: readonly Uint8Array<ArrayBuffer>[],
): Promise<boolean> {
  for (const secret of secrets) {
    const key = await importSecret(secret);
    for (const signature of signatures) {
      // Compares in constant time.
      if (await crypto.subtle.verify('HMAC', key, signature, content)) {
        return true;
      }
    }
  }
  return false;
}

/**
 * @param secrets of the endpoint; during a rotation, the old and the new one
 * @param body the raw body: JSON that was parsed and serialized again no longer matches the signature
 * @throws WebhookRefused
 */
export async function verifyWebhook(
  secrets: string | readonly string[],
  headers: WebhookHeaders,
  body: string | Uint8Array,
  { toleranceMs = TOLERANCE_MS, nowMs = Date.now() }: VerifyOptions = {},
): Promise<TendlcEvent> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signed = headerOf(headers, 'webhook-signature');
  if (id === undefined || signed === undefined || timestamp === undefined || !/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookRefused('headers_missing');
  }
  const ageMs = nowMs - Number(timestamp) * 1000;
  if (Math.abs(ageMs) > toleranceMs) {
    throw new WebhookRefused(ageMs > 0 ? 'too_old' : 'too_new');
  }
  const signatures = signed
    .split(' ')
    .filter((signature) => signature.startsWith(`${VERSION},`))
    .flatMap((signature) => fromBase64(signature.slice(VERSION.length + 1)) ?? []);
  const bytes = bytesOf(body);
  const allSecrets = typeof secrets === 'string' ? [secrets] : secrets;
  if (!(await isSigned(allSecrets, contentOf(id, timestamp, bytes), signatures))) {
    throw new WebhookRefused('wrong_signature');
  }
  return JSON.parse(new TextDecoder().decode(bytes)) as TendlcEvent;
}

/** Signs a delivery as the service does. For tests of your receiver. */
export async function signWebhook(
  secret: string,
  delivery: { readonly id: string; readonly body: string; readonly sentAtMs?: number },
): Promise<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const { id, body, sentAtMs = Date.now() } = delivery;
  const timestamp = String(Math.floor(sentAtMs / 1000));
  const key = await importSecret(secret);
  const signature = await crypto.subtle.sign('HMAC', key, contentOf(id, timestamp, bytesOf(body)));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `${VERSION},${toBase64(signature)}`,
  };
}
