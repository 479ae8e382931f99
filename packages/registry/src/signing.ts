// The two ways in which a callback is signed: by our interface over the raw body, by the registry over its canonical form.
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

/** For `x-tcr-webhook-signature`: hex, without prefix. */
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
  // Node reads both alphabets as base64.
  return SHA256_BASE64.test(text) ? Buffer.from(text, 'base64') : undefined;
}

function sameDigest(given: Buffer | undefined, expected: Buffer): boolean {
  return given !== undefined && given.length === expected.length && timingSafeEqual(given, expected);
}

/** An empty secret verifies nothing: everybody knows it. */
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

/** Undefined for what has no such form: no JSON, or text with half a character in it. */
function canonicalForm(rawBody: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(rawBody);
    return canonicalize(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** For `x-registry-signature`. `url` is the address exactly as it was subscribed. Undefined where the body is no JSON. */
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
