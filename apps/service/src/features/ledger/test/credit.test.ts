// Protects purchases (G-26): an order id credits one account once, however often it is sent.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import { DATABASES, startService, type TestService } from '../../../../test/support/service.ts';

describe.each(DATABASES)('purchases on the %s database', (database) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ database });
  });
  afterAll(async () => {
    await expectLedgerInvariants(service.deps.db);
    await service.close();
  });

  const credit = (email: string, amount: number, orderId: number) =>
    service.deps.app.ledger.credit({ email, amount, orderId });

  test('G-26 an order that is sent 40 times concurrently credits once', async () => {
    const user = await service.register();
    const answers = await Promise.all(Array.from({ length: 40 }, () => credit(user.email, 25, 9_001)));
    expect(answers.filter(({ credited }) => credited)).toHaveLength(1);
    expect(await credit(user.email, 25, 9_001)).toEqual({ credited: false, balance: 27 });
    const rows = await service.ledgerOf(user.id);
    expect(rows.map((row) => [row.type, row.amount, row.order_id])).toEqual([
      ['trial', 2, null],
      ['purchase', 25, 9_001],
    ]);
  });

  test('concurrent orders and charges of one account are all recorded', async () => {
    const user = await service.registerWithBalance(0);
    await Promise.all(Array.from({ length: 20 }, (_, index) => credit(user.email, 3, 20_000 + index)));
    const mixed = Array.from({ length: 20 }, (_, index) => [
      credit(user.email, 2, 30_000 + index),
      service.call('POST', '/v1/tokens/use', { toolName: 'test' }, user),
    ]);
    await Promise.all(mixed.flat());
    expect((await service.deps.app.ledger.readBalance(user.id)).balance).toBe(20 * 3 + 20 * 2 - 20);
  });

  test('a repeated order id with another account or amount is rejected and credits no account', async () => {
    const [first, second] = [await service.register(), await service.register()];
    await credit(first.email, 5, 9_100);
    for (const [email, amount] of [
      [second.email, 5],
      [first.email, 6],
    ] as const) {
      await expect(credit(email, amount, 9_100)).rejects.toMatchObject({
        kind: 'validation_failed',
        message: `orderId: 9100 was credited already, 5 tokens to ${first.email}`,
      });
    }
    expect(await service.ledgerOf(second.id)).toHaveLength(1);
    expect(await service.ledgerOf(first.id)).toHaveLength(2);
  });

  test('the account is found by email in any case, and an unknown email is rejected', async () => {
    const user = await service.register();
    expect(await credit(` ${user.email.toUpperCase()} `, 4, 9_200)).toEqual({ credited: true, balance: 6 });
    await expect(credit('nobody@test.example', 4, 9_201)).rejects.toMatchObject({ kind: 'not_found' });
    expect(await credit(user.email, 1, 9_201)).toMatchObject({ credited: true });
  });

  test('the history shows the subscription, order and notes of a purchase', async () => {
    const user = await service.register();
    await service.deps.app.ledger.credit({
      email: user.email,
      amount: 7,
      orderId: Number.MAX_SAFE_INTEGER,
      subscriptionId: 77,
      notes: 'spring offer',
    });
    const answer = await service.call('GET', '/v1/tokens/history?limit=1', undefined, user);
    expect(answer.body.transactions).toMatchObject([
      {
        type: 'purchase',
        amount: 7,
        balanceAfter: 9,
        toolName: null,
        notes: 'spring offer',
        orderId: Number.MAX_SAFE_INTEGER,
        subscriptionId: 77,
        createdAt: '2026-11-20 09:30:00',
      },
    ]);
  });
});
