// How callbacks are signed. Written for the sandbox alone: a receiver that verifies them is checked against other code.
import { createHmac } from 'node:crypto';

/** RFC 8785 of what JSON.parse gives: keys sorted by UTF-16 code units, no blanks, numbers and texts as ECMAScript has them. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(canonicalJson).join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = value as Record<string, unknown>;
    const parts = Object.keys(fields)
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map((key) => `${JSON.stringify(key)}:${canonicalJson(fields[key])}`);
    return `{${parts.join(',')}}`;
  }
  return JSON.stringify(value);
}

/** `X-Registry-Signature`: over the address and the canonical form, whatever the bytes look like. */
export function registrySignature(secret: string, url: string, body: string): string {
  return createHmac('sha1', secret)
    .update(url + canonicalJson(JSON.parse(body)))
    .digest('base64');
}

/** `X-TCR-Webhook-Signature`: over the bytes as they are sent. */
export function webhookSignature(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}
