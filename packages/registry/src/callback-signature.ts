// The two signature schemes of callbacks: the scheme of our API covers the raw body, the registry's the canonical form.
import { createHmac, timingSafeEqual } from 'node:crypto';
import canonicalize from 'canonicalize';

/** A digest is at most 32 bytes: 64 characters of hex and a prefix. */
const SIGNATURE_CHARACTERS_MAX = 100;
const PREFIX = /^sha256=/iu;
const SHA256_HEX = /^[0-9a-f]{64}$/iu;
const SHA256_BASE64 = /^[A-Za-z0-9+/_-]{43}=?$/u;
const SHA1_BASE64 = /^[A-Za-z0-9+/]{27}=$/u;

const hmacSha256 = (rawBody: Uint8Array, webhookSecret: string): Buffer =>
  createHmac('sha256', webhookSecret).update(rawBody).digest();

const hmacSha1 = (text: string, authToken: string): Buffer =>
  createHmac('sha1', authToken).update(text, 'utf8').digest();

/** For `x-tcr-webhook-signature`: hex without a prefix. */
export function signRawBody(rawBody: Uint8Array, webhookSecret: string): string {
  return hmacSha256(rawBody, webhookSecret).toString('hex');
}

function decodeSha256(signature: string): Buffer | undefined {
  const text = signature
    .slice(0, SIGNATURE_CHARACTERS_MAX + 1)
    .trim()
    .replace(PREFIX, '');
  if (SHA256_HEX.test(text)) {
    return Buffer.from(text, 'hex');
  }
  // Node decodes both base64 alphabets.
  return SHA256_BASE64.test(text) ? Buffer.from(text, 'base64') : undefined;
}

function sameDigest(given: Buffer | undefined, expected: Buffer): boolean {
  return given !== undefined && given.length === expected.length && timingSafeEqual(given, expected);
}

/** An empty secret verifies nothing, because anyone could sign with it. */
export function verifyRawBody(
  rawBody: Uint8Array,
  signature: string | undefined,
  webhookSecret: string,
): boolean {
  if (signature === undefined || webhookSecret === '') {
    return false;
  }
  return sameDigest(decodeSha256(signature), hmacSha256(rawBody, webhookSecret));
}

/** Undefined if the body has no canonical form: it is not JSON, or its text has a lone surrogate. */
function canonicalForm(rawBody: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(rawBody);
    return canonicalize(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** For `x-registry-signature`. `url` is the exact subscribed URL. Undefined if the body is not JSON. */
export function signCanonicalBody(url: string, rawBody: Uint8Array, authToken: string): string | undefined {
  const canonical = canonicalForm(rawBody);
  return canonical === undefined ? undefined : hmacSha1(url + canonical, authToken).toString('base64');
}

export function verifyCanonicalBody(
  url: string,
  rawBody: Uint8Array,
  signature: string | undefined,
  authToken: string,
): boolean {
  if (signature === undefined || authToken === '' || !SHA1_BASE64.test(signature.trim())) {
    return false;
  }
  const canonical = canonicalForm(rawBody);
  if (canonical === undefined) {
    return false;
  }
  return sameDigest(Buffer.from(signature.trim(), 'base64'), hmacSha1(url + canonical, authToken));
}
