import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, startService, type TestService } from '../../../../test/support/service.ts';

describe.each(DATABASES)('charging on the %s database', (database) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ database });
  });
  afterAll(() => service.close());

  const use = (user: { token: string }, body: object = { toolName: 'test' }) =>
    service.call('POST', '/v1/tokens/use', body, user);

  test('the daily free token pays before the balance and is written as two rows', async () => {
    const user = await service.register();
    const answer = await use(user);
    expect(answer.body).toEqual({ success: true, balance: 2, usedDailyFree: true });
    expect(answer.headers).toMatchObject({ 'x-token-cost': '1', 'x-token-balance': '2' });
    const rows = await service.ledgerOf(user.id);
    expect(rows.map((row) => [row.type, row.amount, row.balance_after, row.user_sequence])).toEqual([
      ['trial', 2, 2, 1],
      ['daily_free', 1, 3, 2],
      ['usage', -1, 2, 3],
    ]);
  });

  test('200 parallel charges on a balance of 50 give exactly 50 successes with distinct balances, and the ledger sums to 0', async () => {
    const user = await service.registerWithBalance(50);
    const answers = await Promise.all(Array.from({ length: 200 }, () => use(user)));
    const paid = answers.filter((answer) => answer.status === 200);
    expect(paid).toHaveLength(50);
    expect(answers.filter((answer) => answer.status === 402)).toHaveLength(150);
    expect(new Set(paid.map((answer) => answer.body.balance)).size).toBe(50);
    const rows = await service.ledgerOf(user.id);
    expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(0);
  });
});
