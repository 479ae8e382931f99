// Signs callbacks. The sandbox has its own implementation, so that receivers are tested against independent code.
import { createHmac } from 'node:crypto';

/** The RFC 8785 form: keys sorted by UTF-16 code units, no whitespace, numbers and strings as in ECMAScript. */
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

/** `X-Registry-Signature`: signs the URL and the canonical form of the body. */
export function registrySignature(secret: string, url: string, body: string): string {
  return createHmac('sha1', secret)
    .update(url + canonicalJson(JSON.parse(body)))
    .digest('base64');
}

/** `X-TCR-Webhook-Signature`: signs the raw bytes. */
export function webhookSignature(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}
