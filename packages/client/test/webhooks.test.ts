// Protects the verification of webhooks: it matches the official Standard Webhooks library in both directions.
import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { signDelivery } from '../../../apps/service/src/features/webhook-endpoints/signing.ts';
import { signWebhook, verifyWebhook } from '../src/index.ts';

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
const SECRET = newSecret();
const ID = 'evt_1';
const BODY = JSON.stringify({
  id: ID,
  type: 'brand.status_changed',
  version: 1,
  timestamp: '2026-11-20T09:30:00.000Z',
  data: { localId: 1, tcrBrandId: 'B1', name: 'Copper Kettle · Café', from: 'PENDING', to: 'ACTIVE' },
});
const NOW_MS = Date.now();

test('a delivery signed by the official library is accepted and typed', async () => {
  const sentAt = new Date(NOW_MS);
  const headers = {
    'Webhook-Id': ID,
    'Webhook-Timestamp': String(Math.floor(NOW_MS / 1000)),
    'Webhook-Signature': new Webhook(SECRET).sign(ID, sentAt, BODY),
  };
  const event = await verifyWebhook(SECRET, headers, BODY);
  expect(event.type === 'brand.status_changed' && event.data.to).toBe('ACTIVE');
  expect(await verifyWebhook(SECRET, new Headers(headers), new TextEncoder().encode(BODY))).toEqual(event);
});

test('the official library accepts our signature', async () => {
  const headers = await signWebhook(SECRET, { id: ID, body: BODY });
  expect(new Webhook(SECRET).verify(BODY, headers)).toEqual(JSON.parse(BODY));
});

test('a delivery from the service is accepted, with both secrets during a rotation', async () => {
  const next = newSecret();
  const headers = signDelivery([next, SECRET], { id: ID, sentAt: new Date(NOW_MS), body: BODY });
  for (const secrets of [SECRET, next, [newSecret(), SECRET]]) {
    expect((await verifyWebhook(secrets, headers, BODY)).id).toBe(ID);
  }
});

const FORGED: [
  string,
  string,
  (signed: Record<string, string>) => [Record<string, string | undefined>, string],
][] = [
  ['another body', 'wrong_signature', (signed) => [signed, `${BODY} `]],
  ['another id', 'wrong_signature', (signed) => [{ ...signed, 'webhook-id': 'evt_2' }, BODY]],
  [
    'another time',
    'wrong_signature',
    (signed) => [{ ...signed, 'webhook-timestamp': String(Number(signed['webhook-timestamp']) + 1) }, BODY],
  ],
  ['another version', 'wrong_signature', (signed) => [{ ...signed, 'webhook-signature': 'v2,AAAA' }, BODY]],
  [
    'invalid base64',
    'wrong_signature',
    (signed) => [{ ...signed, 'webhook-signature': 'v1,%%%% v1, v1' }, BODY],
  ],
  ['no signature', 'headers_missing', (signed) => [{ ...signed, 'webhook-signature': undefined }, BODY]],
  ['no time', 'headers_missing', (signed) => [{ ...signed, 'webhook-timestamp': 'NaN' }, BODY]],
  ['no id', 'headers_missing', (signed) => [{ ...signed, 'webhook-id': undefined }, BODY]],
];
test.each(FORGED)('a delivery with %s is rejected', async (_, code, forge) => {
  const [headers, body] = forge(await signWebhook(SECRET, { id: ID, body: BODY, sentAtMs: NOW_MS }));
  await expect(verifyWebhook(SECRET, headers, body, { nowMs: NOW_MS })).rejects.toMatchObject({ code });
});

test('a delivery signed with another secret is rejected', async () => {
  const headers = await signWebhook(newSecret(), { id: ID, body: BODY });
  await expect(verifyWebhook(SECRET, headers, BODY)).rejects.toMatchObject({ code: 'wrong_signature' });
  await expect(verifyWebhook([], headers, BODY)).rejects.toMatchObject({ code: 'wrong_signature' });
});

test('a delivery is accepted within five minutes, before and after', async () => {
  const sentAtMs = Math.floor(NOW_MS / 1000) * 1000;
  const headers = await signWebhook(SECRET, { id: ID, body: BODY, sentAtMs });
  const at = (nowMs: number) => verifyWebhook(SECRET, headers, BODY, { nowMs });
  await expect(at(sentAtMs + 300_000)).resolves.toBeDefined();
  await expect(at(sentAtMs - 300_000)).resolves.toBeDefined();
  await expect(at(sentAtMs + 300_001)).rejects.toMatchObject({ code: 'too_old' });
  await expect(at(sentAtMs - 300_001)).rejects.toMatchObject({ code: 'too_new' });
});

test('an invalid secret throws a TypeError', async () => {
  const headers = await signWebhook(SECRET, { id: ID, body: BODY });
  await expect(verifyWebhook('whsec_', headers, BODY)).rejects.toThrow(TypeError);
});
