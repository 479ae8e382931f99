// Protects charges: exact results under parallel calls, the daily token first, the order kept, and no overdraft.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import { DATABASES, startService, type TestService } from '../../../../test/support/service.ts';

describe.each(DATABASES)('charging on the %s database', (database) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ database });
  });
  afterAll(async () => {
    await expectLedgerInvariants(service.deps.db);
    await service.close();
  });

  const use = (user: { token: string }, body: object = { toolName: 'test' }) =>
    service.call('POST', '/v1/tokens/use', body, user);
  const linesOf = async (userId: number) =>
    (await service.ledgerOf(userId)).map((row) => [row.type, row.amount, row.balance_after]);

  test('G-21 the daily free token pays before the balance and is recorded as two rows', async () => {
    const user = await service.register();
    const answer = await use(user);
    expect(answer.body).toEqual({ success: true, balance: 2, usedDailyFree: true });
    expect(answer.headers).toMatchObject({ 'x-token-cost': '1', 'x-token-balance': '2' });
    expect(await linesOf(user.id)).toEqual([
      ['trial', 2, 2],
      ['daily_free', 1, 3],
      ['usage', -1, 2],
    ]);
  });

  test('G-21 with the daily token, a charge can be at most balance + 1', async () => {
    const user = await service.register();
    const tooMuch = await use(user, { toolName: 'test', amount: 4 });
    expect(tooMuch.status).toBe(402);
    expect(tooMuch.headers['x-error-code']).toBe('insufficient_tokens');
    expect(tooMuch.headers['x-token-cost']).toBeUndefined();
    expect(await linesOf(user.id)).toEqual([['trial', 2, 2]]);
    const all = await use(user, { toolName: 'test', amount: 3 });
    expect(all.body).toEqual({ success: true, balance: 0, usedDailyFree: true });
    expect(all.headers).toMatchObject({ 'x-token-cost': '3', 'x-token-balance': '0' });
    expect(await linesOf(user.id)).toEqual([
      ['trial', 2, 2],
      ['daily_free', 1, 3],
      ['usage', -3, 0],
    ]);
  });

  test('G-22 G-25 a tool response says whether the balance or the daily token paid, and the new balance', async () => {
    const user = await service.register();
    const call = () =>
      service.call('POST', '/v1/tools/message-validator', { message: 'Hello' }, { token: user.token });
    expect((await call()).body).toMatchObject({ tokenUsed: false, balanceAfter: 2 });
    const second = await call();
    expect(second.body).toMatchObject({ tool: 'message-validator', tokenUsed: true, balanceAfter: 1 });
    expect(second.headers).toMatchObject({ 'x-token-cost': '1', 'x-token-balance': '1' });
    expect((await service.ledgerOf(user.id)).at(-1)).toMatchObject({ tool_name: 'message-validator' });
  });

  test('G-20 200 parallel charges on a balance of 50 give exactly 50 successes with distinct balances, and the ledger sums to 0', async () => {
    const user = await service.registerWithBalance(50);
    const answers = await Promise.all(Array.from({ length: 200 }, () => use(user)));
    const paid = answers.filter((answer) => answer.status === 200);
    expect(paid).toHaveLength(50);
    expect(answers.filter((answer) => answer.status === 402)).toHaveLength(150);
    expect(new Set(paid.map((answer) => answer.body.balance)).size).toBe(50);
    const rows = await service.ledgerOf(user.id);
    expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(0);
  });

  test('50 parallel first calls of a day get one daily free token', async () => {
    const user = await service.register();
    const answers = await Promise.all(Array.from({ length: 50 }, () => use(user)));
    const paid = answers.filter((answer) => answer.status === 200);
    expect(paid).toHaveLength(3);
    expect(paid.filter((answer) => answer.body.usedDailyFree)).toHaveLength(1);
    expect((await linesOf(user.id)).filter(([type]) => type === 'daily_free')).toEqual([
      ['daily_free', 1, 3],
    ]);
  });

  test('parallel charges of one user get the same results as sequential ones', async () => {
    const user = await service.registerWithBalance(10);
    const { ledger } = service.deps.app;
    const payer = { userId: user.id, issuedAtSeconds: Math.floor(service.clock.now().getTime() / 1000) };
    const amounts = [4, 100, 3, 2, 5, 1, 1];
    const verdicts = await Promise.all(
      amounts.map((amount) =>
        ledger.charge(payer, { amount, toolName: `amount-${amount}` }).then(
          (receipt) => receipt.balanceAfter,
          (error: { kind: string }) => error.kind,
        ),
      ),
    );
    const refused = 'insufficient_tokens';
    expect(verdicts).toEqual([6, refused, 3, 1, refused, 0, refused]);
    const usage = (await service.ledgerOf(user.id)).slice(-4);
    expect(usage.map((row) => row.tool_name)).toEqual(['amount-4', 'amount-3', 'amount-2', 'amount-1']);
  });

  test('a rejected large charge does not fail smaller parallel ones', async () => {
    const user = await service.registerWithBalance(20);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        use(user, { toolName: 'test', amount: index % 2 ? 1 : 1_000 }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? 200 : 402)),
    );
  });

  test('parallel charges of many users each get their own result', async () => {
    const users = await Promise.all(
      Array.from({ length: 12 }, (_, index) => service.registerWithBalance(index)),
    );
    const answers = await Promise.all(
      users.flatMap((user, index) =>
        Array.from({ length: 12 }, async () => ({ index, status: (await use(user)).status })),
      ),
    );
    users.forEach((_, balance) => {
      const own = answers.filter(({ index }) => index === balance);
      expect(own.filter(({ status }) => status === 200)).toHaveLength(balance);
      expect(own.filter(({ status }) => status === 402)).toHaveLength(12 - balance);
    });
  });

  test('the largest valid amount fails for lack of tokens, not with a server error', async () => {
    const user = await service.register();
    for (const amount of [2_147_483_647, 2_147_483_646]) {
      expect((await use(user, { toolName: 'test', amount })).status).toBe(402);
    }
    const many = Array.from({ length: 50 }, () => use(user, { toolName: 'test', amount: 2_147_483_647 }));
    expect(new Set((await Promise.all(many)).map((answer) => answer.status))).toEqual(new Set([402]));
    expect(await linesOf(user.id)).toEqual([['trial', 2, 2]]);
  });
});
