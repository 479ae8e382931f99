import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signCanonicalBody, signRawBody, verifyCanonicalBody, verifyRawBody } from './callback-signature.ts';

const AUTH_TOKEN = 'test-secret-0001';
const WEBHOOK_SECRET = 'whsec-0001';
const URL_SUBSCRIBED = 'https://hooks.example.test/v1/tcr-webhooks/tok_0001';
const CANONICAL =
  '{"brandId":"BEXMPL1","brandIdentityStatus":"VERIFIED","brandName":"Example Brand","brandReferenceId":null,"cspId":"SEXMPL1","cspName":"Example CSP","description":"Brand BEXMPL1 (Example Brand) identity status is updated","eventType":"BRAND_IDENTITY_STATUS_UPDATE","mock":false}';
const CANONICAL_SIGNATURE = 'igdRDJuEXLffyS1f8A9iEt/wy90=';
const RAW_SIGNATURE = 'a7c19927d6a749f912632427b9096ad8a17058ba9a63a1ca34d0ecbdd2f52be5';

const bytes = (text: string) => Buffer.from(text, 'utf8');
const verifyCanonical = (
  body: Uint8Array,
  signature: string | undefined,
  url = URL_SUBSCRIBED,
  key = AUTH_TOKEN,
) => verifyCanonicalBody(url, body, signature, key);

describe('the registry’s scheme', () => {
  test('creates and accepts the published vector', () => {
    expect(signCanonicalBody(URL_SUBSCRIBED, bytes(CANONICAL), AUTH_TOKEN)).toBe(CANONICAL_SIGNATURE);
    expect(verifyCanonical(bytes(CANONICAL), CANONICAL_SIGNATURE)).toBe(true);
  });

  test('a body with whitespace and another key order has the same signature', () => {
    const shuffled = Object.fromEntries(Object.entries(JSON.parse(CANONICAL) as object).toReversed());
    expect(verifyCanonical(bytes(JSON.stringify(shuffled, null, 2)), CANONICAL_SIGNATURE)).toBe(true);
  });

  test('another URL, secret or value has another signature', () => {
    expect(verifyCanonical(bytes(CANONICAL), CANONICAL_SIGNATURE, `${URL_SUBSCRIBED}/`)).toBe(false);
    expect(verifyCanonical(bytes(CANONICAL), CANONICAL_SIGNATURE, URL_SUBSCRIBED, 'other')).toBe(false);
    expect(verifyCanonical(bytes(CANONICAL.replace('VERIFIED', 'UNVERIFIED')), CANONICAL_SIGNATURE)).toBe(
      false,
    );
  });

  test.each([
    ['1e21', '1e+21'],
    ['1.0', '1'],
    ['-0', '0'],
    ['0.000001', '0.000001'],
    ['1e-7', '1e-7'],
    ['333333333.33333329', '333333333.3333333'],
    ['9007199254740993', '9007199254740992'],
  ])('the number %s is signed in its RFC 8785 form, %s', (written, canonical) => {
    const expected = createHmac('sha1', AUTH_TOKEN)
      .update(`${URL_SUBSCRIBED}{"n":${canonical}}`)
      .digest('base64');
    expect(signCanonicalBody(URL_SUBSCRIBED, bytes(`{ "n": ${written} }`), AUTH_TOKEN)).toBe(expected);
  });

  test('keys are sorted by UTF-16 units, and __proto__ and toJSON are ordinary keys', () => {
    const body =
      '{"\u{1F600}":1,"\uFB33":2,"toJSON":"x","__proto__":{"b":1,"a":2},"1":[],"\\u0007":"\\u0007"}';
    const canonical =
      '{"\\u0007":"\\u0007","1":[],"__proto__":{"a":2,"b":1},"toJSON":"x","\u{1F600}":1,"\uFB33":2}';
    const expected = createHmac('sha1', AUTH_TOKEN)
      .update(URL_SUBSCRIBED + canonical)
      .digest('base64');
    expect(signCanonicalBody(URL_SUBSCRIBED, bytes(body), AUTH_TOKEN)).toBe(expected);
  });

  test.each([
    ['not JSON', bytes('nonsense')],
    ['nothing', bytes('')],
    ['a lone surrogate', bytes('{"a":"\\ud800"}')],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['endless nesting', bytes('['.repeat(200_000))],
    ['an infinite number', bytes('{"a":1e999}')],
  ])('%s has no signature, and no signature is accepted', (_, body) => {
    expect(signCanonicalBody(URL_SUBSCRIBED, body, AUTH_TOKEN)).toBeUndefined();
    expect(verifyCanonical(body, CANONICAL_SIGNATURE)).toBe(false);
  });

  test('a body with 200,000 levels neither throws nor is rejected', () => {
    const body = bytes(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);
    const signature = signCanonicalBody(URL_SUBSCRIBED, body, AUTH_TOKEN);
    expect(verifyCanonical(body, signature)).toBe(signature !== undefined);
  });
});

describe('our API’s scheme', () => {
  const base64 = Buffer.from(RAW_SIGNATURE, 'hex').toString('base64');

  test('creates the published vector', () => {
    expect(signRawBody(bytes(CANONICAL), WEBHOOK_SECRET)).toBe(RAW_SIGNATURE);
  });

  test.each([
    ['hex', RAW_SIGNATURE],
    ['uppercase hex', RAW_SIGNATURE.toUpperCase()],
    ['prefixed hex', `sha256=${RAW_SIGNATURE}`],
    ['base64', base64],
    ['base64 without padding', base64.replace('=', '')],
    ['base64url', Buffer.from(RAW_SIGNATURE, 'hex').toString('base64url')],
    ['prefixed base64', `SHA256=${base64}`],
    ['surrounding spaces', ` ${RAW_SIGNATURE} `],
  ])('accepts %s', (_, signature) => {
    expect(verifyRawBody(bytes(CANONICAL), signature, WEBHOOK_SECRET)).toBe(true);
  });

  test.each([
    ['none', undefined],
    ['nothing', ''],
    ['a prefix alone', 'sha256='],
    ['a shorter one', RAW_SIGNATURE.slice(2)],
    ['a longer one', `${RAW_SIGNATURE}00`],
    ['two at once', `${RAW_SIGNATURE},${RAW_SIGNATURE}`],
    ['another digest', `sha1=${RAW_SIGNATURE}`],
    ['the scheme of the registry', CANONICAL_SIGNATURE],
    ['a very long one', 'a'.repeat(1_000_000)],
  ])('rejects %s', (_, signature) => {
    expect(verifyRawBody(bytes(CANONICAL), signature, WEBHOOK_SECRET)).toBe(false);
  });

  test('the bytes count: the same content in another format is rejected', () => {
    const printed = JSON.stringify(JSON.parse(CANONICAL), null, 2);
    expect(verifyRawBody(bytes(printed), RAW_SIGNATURE, WEBHOOK_SECRET)).toBe(false);
  });
});

test('an empty secret verifies nothing', () => {
  const body = bytes(CANONICAL);
  expect(verifyRawBody(body, createHmac('sha256', '').update(body).digest('hex'), '')).toBe(false);
  expect(verifyCanonical(body, signCanonicalBody(URL_SUBSCRIBED, body, ''), URL_SUBSCRIBED, '')).toBe(false);
});

describe('any input', () => {
  const anyBytes = fc.uint8Array({ maxLength: 300 });
  const anyText = fc.string({ unit: 'binary', maxLength: 120 });

  test('a signature verifies, and a change of one bit does not', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), fc.integer({ min: 0, max: 7 }), (value, at, bit) => {
        const body = bytes(JSON.stringify({ value }));
        const raw = signRawBody(body, WEBHOOK_SECRET);
        expect(verifyRawBody(body, raw, WEBHOOK_SECRET)).toBe(true);
        const canonical = signCanonicalBody(URL_SUBSCRIBED, body, AUTH_TOKEN);
        expect(verifyCanonical(body, canonical)).toBe(canonical !== undefined);
        const bent = Buffer.from(body);
        const index = at % bent.length;
        bent[index] = (bent[index] ?? 0) ^ (1 << bit);
        expect(verifyRawBody(bent, raw, WEBHOOK_SECRET)).toBe(false);
      }),
    );
  });

  test('neither hostile bodies nor hostile signatures are accepted or throw', () => {
    fc.assert(
      fc.property(anyBytes, anyText, (body, signature) => {
        expect(verifyRawBody(body, signature, WEBHOOK_SECRET)).toBe(false);
        expect(verifyCanonical(body, signature)).toBe(false);
      }),
    );
  });
});
