// Protects G-17: partners' single request accepts keys and sessions, costs one token, and checks a message against text
// rules, its use case and its carrier.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService, type TestUser } from '../../../../test/support/service.ts';

const GOOD =
  'Copper Kettle: your table for two is booked for Friday at 7 pm. Reply STOP to opt out, HELP for help.';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const validate = (user: { token: string }, body: unknown) =>
  service.call('POST', '/v1/validate', body, { token: user.token });
const usesOf = async ({ id }: TestUser) =>
  (await service.ledgerOf(id))
    .filter(({ tool_name }) => tool_name === 'validate')
    .map(({ amount }) => amount);

test('G-17 returns the tool response with status, score, counts, checks, encoding and segments', async () => {
  const user = await service.registerWithBalance(2);
  const answer = await validate(user, { message: GOOD, use_case: 'CUSTOMER_CARE', carrier: 'AT&T' });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({ 'x-token-cost': '1', 'x-token-balance': '1' });
  expect(answer.body).toMatchObject({
    success: true,
    tool: 'validate',
    tokenUsed: true,
    balanceAfter: 1,
    results: { encoding: 'GSM-7', segments: 1, carrier: 'att', useCase: 'CUSTOMER_CARE' },
  });
  const { status, score, checks, errorCount, warningCount, infoCount, passCount } = answer.body.results;
  expect(['pass', 'warning']).toContain(status);
  expect(score).toBe(100 - 25 * errorCount - 10 * warningCount);
  expect(checks).toHaveLength(errorCount + warningCount + infoCount + passCount);
  for (const check of checks) {
    expect(check).toMatchObject({ ruleId: expect.any(String), status: expect.any(String) });
  }
  expect(await usesOf(user)).toEqual([-1]);
});

test('G-17 accepts an API key with the scope tools, and the daily free token pays first', async () => {
  const user = await service.register();
  const { body } = await service.call('POST', '/v1/api-keys', { name: 'Partner', scopes: ['tools'] }, user);
  const answer = await validate({ token: body.key }, { message: GOOD });
  expect(answer.body).toMatchObject({ tokenUsed: false, balanceAfter: 2 });
  expect(answer.body.results).toMatchObject({ carrier: null, useCase: null });
  expect((await service.ledgerOf(user.id)).map(({ type }) => type)).toEqual(['trial', 'daily_free', 'usage']);
});

test('G-17 a use case and a carrier each add their own checks', async () => {
  const user = await service.registerWithBalance(9);
  const message = 'Copper Kettle: 20% off today, see bit.ly/3xYzSoup. Reply STOP to opt out.';
  const idsOf = async (fields: object) => {
    const { body } = await validate(user, { message, ...fields });
    return new Set<string>(body.results.checks.map(({ ruleId }: { ruleId: string }) => ruleId));
  };
  const [alone, forCare, atCarrier] = [
    await idsOf({}),
    await idsOf({ use_case: 'CUSTOMER_CARE' }),
    await idsOf({ carrier: 'att' }),
  ];
  expect([...forCare].some((id) => !alone.has(id))).toBe(true);
  expect([...atCarrier].some((id) => !alone.has(id))).toBe(true);
  const { body } = await validate(user, { message, use_case: 'CUSTOMER_CARE', carrier: 'att' });
  expect(body.results.status).toBe('error');
  expect(body.results.score).toBeLessThan(100);
});

test.each([
  ['no message', {}, 'message: is required'],
  ['a message that is not a string', { message: 5 }, 'message: must be a string'],
  ['1,601 characters', { message: 'x'.repeat(1_601) }, /^message: must have/],
  ['an unknown carrier', { message: GOOD, carrier: 'Kettle Mobile' }, /^carrier: must be one of att/],
  ['a use case that is not a string', { message: GOOD, use_case: 7 }, 'use_case: must be a string'],
])('G-17 %s returns 400 and is free', async (_, body, words) => {
  const user = await service.registerWithBalance(1);
  const answer = await validate(user, body);
  expect([answer.status, answer.headers['x-error-code']]).toEqual([400, 'validation_failed']);
  expect(answer.body.error).toMatch(words);
  expect(await usesOf(user)).toEqual([]);
});

test('G-17 it returns 402 without tokens and 401 without a login, and no findings', async () => {
  const user = await service.registerWithBalance(0);
  const poor = await validate(user, { message: GOOD });
  expect([poor.status, poor.body]).toEqual([402, { error: 'Insufficient tokens.' }]);
  const nobody = await service.call('POST', '/v1/validate', { message: GOOD });
  expect(nobody.status).toBe(401);
  expect(await usesOf(user)).toEqual([]);
});
