// Protects customers without tokens from a dead end: each 402 says where to get tokens, as far as the operator named it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  serviceForTest,
  startService,
  type TestService,
  type TestUser,
} from '../../../test/support/service.ts';

const SHOP = 'https://shop.example/tokens?for={email}&from=tendlc';

let shop: TestService;
beforeAll(async () => {
  shop = await startService({ environment: { PURCHASE_URL: SHOP } });
});
afterAll(() => shop.close());

const checkMessage = (service: TestService, { token }: Pick<TestUser, 'token'>) =>
  service.call('POST', '/v1/tools/message-validator', { message: 'Hello' }, { token });

test('G-94 without tokens, a response names the purchase URL with the email of the account, and stays one sentence', async () => {
  const user = await shop.registerWithBalance(0);
  const before = await shop.ledgerOf(user.id);
  const answer = await checkMessage(shop, user);
  const url = `https://shop.example/tokens?for=${encodeURIComponent(user.email)}&from=tendlc`;
  expect([answer.status, answer.headers['x-error-code']]).toEqual([402, 'insufficient_tokens']);
  expect(answer.body).toEqual({ error: `Insufficient tokens. Get tokens at ${url}` });
  expect(answer.headers['link']).toBe(`<${url}>; rel="payment"`);
  expect(await shop.ledgerOf(user.id)).toEqual(before);
});

test('G-94 an email with signs of its own does not change the purchase URL', async () => {
  const email = `o'hara+a&b=c@example.com`;
  const { id, token } = await shop.register({ email });
  await shop.deps.db
    .updateTable('users')
    .set({ last_daily_free_date: '2999-12-31' })
    .where('id', '=', id)
    .execute();
  await shop.call('POST', '/v1/tokens/use', { toolName: 'x', amount: 2 }, { token });
  const answer = await checkMessage(shop, { token });
  const link = /<(.*)>/.exec(answer.headers['link'] ?? '')?.[1] ?? '';
  expect(answer.status).toBe(402);
  expect([...new URL(link).searchParams]).toEqual([
    ['for', email],
    ['from', 'tendlc'],
  ]);
});

test('G-94 an API key gets the same response', async () => {
  const user = await shop.registerWithBalance(0);
  const { key } = (await shop.call('POST', '/v1/api-keys', { name: 'shop' }, user)).body;
  const answer = await checkMessage(shop, { token: key });
  expect(answer.body.error).toContain(encodeURIComponent(user.email));
});

test('G-94 without a purchase URL, a response names the contact; without both, the standard sentence', async () => {
  const named = await serviceForTest({ environment: { OPERATOR_CONTACT: 'help@example.com' } });
  const one = await checkMessage(named, await named.registerWithBalance(0));
  expect(one.body).toEqual({ error: 'Insufficient tokens. To get tokens, contact help@example.com' });
  expect(one.headers['link']).toBeUndefined();
  const silent = await serviceForTest();
  const other = await checkMessage(silent, await silent.registerWithBalance(0));
  expect(other.body).toEqual({ error: 'Insufficient tokens.' });
});
