// Protects the callbacks: their signatures and format, and that each arrives once, or as a fault setting requests.
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonicalJson, registrySignature, webhookSignature } from '../src/callbacks/signatures.ts';
import { startReceiver, subscribe } from './support/receiver.ts';
import {
  accountIn,
  brandOf,
  campaignFor,
  judgedBrand,
  MINUTE_MS,
  startTestSandbox,
} from './support/sandbox.ts';

const VECTOR = {
  secret: 'test-secret-0001',
  url: 'https://hooks.example.test/v1/tcr-webhooks/tok_0001',
  canonical:
    '{"brandId":"BEXMPL1","brandIdentityStatus":"VERIFIED","brandName":"Example Brand","brandReferenceId":null,"cspId":"SEXMPL1","cspName":"Example CSP","description":"Brand BEXMPL1 (Example Brand) identity status is updated","eventType":"BRAND_IDENTITY_STATUS_UPDATE","mock":false}',
  signature: 'igdRDJuEXLffyS1f8A9iEt/wy90=',
};

test('the signature matches the published vector for any key order and whitespace of the body', () => {
  const value = JSON.parse(VECTOR.canonical) as Record<string, unknown>;
  const unsorted = JSON.stringify(Object.fromEntries(Object.entries(value).toReversed()), undefined, 2);
  expect(canonicalJson(JSON.parse(unsorted))).toBe(VECTOR.canonical);
  expect(registrySignature(VECTOR.secret, VECTOR.url, unsorted)).toBe(VECTOR.signature);
  expect(webhookSignature('whsec-0001', VECTOR.canonical)).toBe(
    'a7c19927d6a749f912632427b9096ad8a17058ba9a63a1ca34d0ecbdd2f52be5',
  );
});

test('the canonical form follows RFC 8785', () => {
  expect(canonicalJson({ '€': 1e21, b: [true, null, 'ü"\n'], a: { 10: 0.1, 9: -0 } })).toBe(
    '{"a":{"10":0.1,"9":0},"b":[true,null,"ü\\"\\n"],"€":1e+21}',
  );
});

test('a callback is flat, pretty-printed, unsorted, and signed with the token over the subscribed URL', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const receiver = await startReceiver('/hooks/tok?from=registry');
  await subscribe(account, receiver.url);
  await account.call('POST', '/brand/nonBlocking', brandOf({ referenceId: '42' }));
  await sandbox.control.callbacksSent();
  const [{ raw, payload, headers } = { raw: '', payload: {}, headers: {} }] = receiver.arrivals;
  expect(Object.keys(payload).toSorted()).toEqual([
    'brandId',
    'brandName',
    'brandReferenceId',
    'cspId',
    'cspName',
    'description',
    'eventType',
    'mock',
  ]);
  expect(payload).toMatchObject({
    eventType: 'BRAND_ADD',
    brandReferenceId: '42',
    brandName: 'Copper Kettle',
  });
  expect(raw).toContain('\n  "cspId"');
  expect(Object.keys(payload)).not.toEqual(Object.keys(payload).toSorted());
  const expected = createHmac('sha1', 'sandbox')
    .update(receiver.url + JSON.stringify(payload, Object.keys(payload).toSorted()))
    .digest('base64');
  expect(headers['x-registry-signature']).toBe(expected);
  expect(headers['x-tcr-webhook-signature']).toBeUndefined();
  expect(headers['content-type']).toBe('application/json; utf-8');
});

test('an account with a webhook secret also gets the other signature, over the bytes', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const receiver = await startReceiver();
  sandbox.control.setAccount(account.sid, { webhookSecret: 'whsec-1', webhookEndpoint: receiver.url });
  await account.call('POST', '/brand/nonBlocking', brandOf());
  await sandbox.control.callbacksSent();
  const [first] = receiver.arrivals;
  const expected = createHmac('sha256', 'whsec-1')
    .update(first?.raw ?? '')
    .digest('hex');
  expect(first?.headers['x-tcr-webhook-signature']).toBe(expected);
  expect(first?.headers['x-registry-signature']).toBeDefined();
});

test('each event goes to the endpoint of its category, and to none after the subscription ends', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const [brands, campaigns] = [await startReceiver(), await startReceiver()];
  const put = (eventCategory: string, webhookEndpoint: string) =>
    account.call('PUT', '/webhook/subscription', { eventCategory, webhookEndpoint });
  await put('BRAND', campaigns.url);
  await put('BRAND', brands.url);
  await put('CAMPAIGN', campaigns.url);
  expect((await account.call('GET', '/webhook/subscription')).body).toHaveLength(2);
  const brandId = await judgedBrand(sandbox, account);
  await campaignFor(account, brandId);
  await sandbox.control.callbacksSent();
  expect(brands.types()).toEqual(['BRAND_ADD', 'BRAND_IDENTITY_STATUS_UPDATE', 'BRAND_SCORE_UPDATE']);
  expect(campaigns.types()).toEqual(['CAMPAIGN_ADD']);
  expect((await account.call('DELETE', '/webhook/subscription/BRAND')).status).toBe(204);
  await judgedBrand(sandbox, account);
  expect(brands.arrivals).toHaveLength(3);
  expect(sandbox.control.callbacks({ state: 'queued' })).toEqual([]);
});

test('a failed delivery is retried after each delay, then abandoned; a replay can still succeed', async () => {
  const sandbox = await startTestSandbox({ delivery: { backoffMs: [1_000, 5_000] } });
  const account = accountIn(sandbox);
  const receiver = await startReceiver();
  await subscribe(account, receiver.url);
  receiver.statuses.push(500, 302, 404);
  sandbox.control.emit(account.sid, { eventType: 'BRAND_UPDATE', brandId: 'B1' });
  await sandbox.control.callbacksSent();
  expect(sandbox.control.callbacks()).toMatchObject([{ state: 'queued', status: 500, attempts: 1 }]);
  await sandbox.control.advance(999);
  expect(receiver.arrivals).toHaveLength(1);
  await sandbox.control.advance(1);
  expect(receiver.arrivals).toHaveLength(2);
  await sandbox.control.advance(5_000);
  const [failed] = sandbox.control.callbacks();
  expect(failed).toMatchObject({ state: 'failed', status: 404, attempts: 3 });
  sandbox.control.replay(failed?.id ?? '');
  await sandbox.control.callbacksSent();
  expect(receiver.arrivals).toHaveLength(4);
  expect(new Set(receiver.arrivals.map(({ raw }) => raw)).size).toBe(1);
  expect(sandbox.control.callbacks({ state: 'delivered' })).toHaveLength(1);
});

test('a delivery fails if the endpoint does not respond or does not exist', async () => {
  const sandbox = await startTestSandbox({ delivery: { backoffMs: [], timeoutMs: 50 } });
  const account = accountIn(sandbox);
  const receiver = await startReceiver();
  await subscribe(account, receiver.url);
  receiver.statuses.push(0);
  await account.call('POST', '/brand/nonBlocking', brandOf());
  await sandbox.control.callbacksSent();
  await subscribe(account, 'http://127.0.0.1:9/nobody');
  await account.call('POST', '/brand/nonBlocking', brandOf());
  await sandbox.control.callbacksSent();
  expect(sandbox.control.callbacks().map(({ state, error }) => [state, error])).toEqual([
    ['failed', 'no answer within 50 ms'],
    ['failed', 'ECONNREFUSED'],
  ]);
});

test('a failed callback does not delay later ones', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const receiver = await startReceiver();
  await subscribe(account, receiver.url);
  receiver.statuses.push(500);
  await account.call('POST', '/brand/nonBlocking', brandOf());
  await sandbox.control.callbacksSent();
  await sandbox.control.advance(3_000);
  await sandbox.control.advance(0);
  expect(receiver.types().toSorted()).toEqual([
    'BRAND_ADD',
    'BRAND_ADD',
    'BRAND_IDENTITY_STATUS_UPDATE',
    'BRAND_SCORE_UPDATE',
  ]);
});

test('duplicates have the same bytes and signature', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const receiver = await startReceiver();
  await subscribe(account, receiver.url);
  sandbox.control.setAccount(account.sid, { delivery: { duplicates: 2 } });
  await account.call('POST', '/brand/nonBlocking', brandOf());
  await sandbox.control.callbacksSent();
  expect(receiver.arrivals).toHaveLength(3);
  expect(
    new Set(receiver.arrivals.map(({ raw, headers }) => raw + headers['x-registry-signature'])).size,
  ).toBe(1);
});

test('disorder reorders callbacks, loses none, and is the same for the same seed', async () => {
  const orders = [];
  for (let times = 0; times < 2; times += 1) {
    const sandbox = await startTestSandbox({ seed: 7, callbackConcurrency: 1, delivery: { disorder: true } });
    const account = accountIn(sandbox);
    const receiver = await startReceiver();
    await subscribe(account, receiver.url);
    for (let index = 0; index < 20; index += 1) {
      sandbox.control.emit(account.sid, {
        eventType: 'BRAND_UPDATE',
        brandId: 'B1',
        brandName: String(index),
      });
    }
    await sandbox.control.advance(MINUTE_MS);
    orders.push(receiver.arrivals.map(({ payload }) => Number(payload.brandName)));
  }
  const inOrder = Array.from({ length: 20 }, (_, index) => index);
  expect(orders[0]).not.toEqual(inOrder);
  expect(orders[0]?.toSorted((one, other) => one - other)).toEqual(inOrder);
  expect(orders[1]).toEqual(orders[0]);
});

test('held callbacks are sent when released, in the requested order', async () => {
  const sandbox = await startTestSandbox({ delivery: { hold: true } });
  const account = accountIn(sandbox);
  const receiver = await startReceiver();
  await subscribe(account, receiver.url);
  await judgedBrand(sandbox, account);
  expect(receiver.arrivals).toEqual([]);
  expect(sandbox.control.release('reversed')).toBe(3);
  await sandbox.control.callbacksSent();
  expect(receiver.types()).toEqual(['BRAND_SCORE_UPDATE', 'BRAND_IDENTITY_STATUS_UPDATE', 'BRAND_ADD']);
});

test('early callbacks arrive before the response to the call that caused them', async () => {
  const sandbox = await startTestSandbox({ delivery: { beforeAnswer: true } });
  const account = accountIn(sandbox);
  const receiver = await startReceiver();
  await subscribe(account, receiver.url);
  await account.call('POST', '/brand/nonBlocking', brandOf());
  expect(receiver.types()).toEqual(['BRAND_ADD']);
});

test('a requested test event has a minimal body, is signed, and its result is returned', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const receiver = await startReceiver();
  await subscribe(account, receiver.url);
  const { body } = await account.call('GET', '/webhook/subscription/eventType/CAMPAIGN_SHARE_ACCEPT/mock');
  expect(body).toMatchObject({ endpoint: receiver.url, status: '200', response: 'thanks' });
  expect(JSON.parse(body.request)).toEqual({ campaignId: 'CSAMPLE', eventType: 'CAMPAIGN_SHARE_ACCEPT' });
  expect(receiver.arrivals[0]?.headers['x-registry-signature']).toBeDefined();
});

test('of 500 concurrent brands and 10,000 callbacks, each callback arrives once', async () => {
  const sandbox = await startTestSandbox({ brandsPerAccountMax: 10_000 });
  const account = accountIn(sandbox);
  const receiver = await startReceiver();
  await subscribe(account, receiver.url);
  const replies = await Promise.all(
    Array.from({ length: 500 }, () => account.call('POST', '/brand/nonBlocking', brandOf())),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  await sandbox.control.callbacksSent();
  for (let index = 0; index < 9_500; index += 1) {
    sandbox.control.emit(account.sid, {
      eventType: 'BRAND_UPDATE',
      brandId: `B${index % 50}`,
      brandName: String(index),
    });
  }
  await sandbox.control.callbacksSent();
  expect(receiver.arrivals).toHaveLength(10_000);
  expect(new Set(receiver.arrivals.map(({ raw }) => raw)).size).toBe(10_000);
});
