// Protects refunds (G-24): after a failure, a refund restores the balance and the daily token once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { epochSeconds } from '../../../clock.ts';
import { DAY_MS } from '../../../../test/support/clock.ts';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import {
  DATABASES,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';

describe.each(DATABASES)('refunds on the %s database', (database) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ database });
  });
  afterAll(async () => {
    await expectLedgerInvariants(service.deps.db);
    await service.close();
  });

  const charge = (user: TestUser, amount = 1) =>
    service.deps.app.ledger.charge(
      { userId: user.id, issuedAtSeconds: epochSeconds(service.clock.now()) },
      { amount, toolName: 'test' },
    );
  const refund = (receipt: { chargeId: string }) => service.deps.app.ledger.refund(receipt);
  const stateOf = async (user: TestUser) => {
    const { balance, lastClaimed, hasDailyFree } = await service.deps.app.ledger.readBalance(user.id);
    return { balance, lastClaimed, hasDailyFree };
  };
  const newLines = async (user: TestUser, from: number) =>
    (await service.ledgerOf(user.id)).slice(from).map((row) => [row.type, row.amount, row.balance_after]);

  test('G-24 a charge from the balance is refunded with one row of the full amount', async () => {
    const user = await service.registerWithBalance(10);
    const before = await stateOf(user);
    const { length } = await service.ledgerOf(user.id);
    await refund(await charge(user, 4));
    expect(await newLines(user, length)).toEqual([
      ['usage', -4, 6],
      ['refund', 4, 10],
    ]);
    expect(await stateOf(user)).toEqual(before);
  });

  test('G-24 a charge from the daily token returns the token and the day', async () => {
    const user = await service.register();
    const before = await stateOf(user);
    expect(before).toEqual({ balance: 2, lastClaimed: null, hasDailyFree: true });
    await refund(await charge(user, 3));
    expect(await newLines(user, 1)).toEqual([
      ['daily_free', 1, 3],
      ['usage', -3, 0],
      ['refund', 3, 3],
      ['daily_free', -1, 2],
    ]);
    expect(await stateOf(user)).toEqual(before);
    expect((await charge(user)).usedDailyFree).toBe(true);
  });

  test('G-24 a refund restores the previous claim day, not an empty one', async () => {
    const user = await service.register();
    await charge(user);
    const claimed = (await stateOf(user)).lastClaimed;
    service.clock.advance(DAY_MS);
    const receipt = await charge(user);
    expect(receipt.usedDailyFree).toBe(true);
    await refund(receipt);
    expect(await stateOf(user)).toEqual({ balance: 2, lastClaimed: claimed, hasDailyFree: true });
  });

  test('a refund after a later daily claim keeps that claim', async () => {
    const user = await service.register();
    const first = await charge(user);
    service.clock.advance(DAY_MS);
    expect((await charge(user)).usedDailyFree).toBe(true);
    const today = (await stateOf(user)).lastClaimed;
    await refund(first);
    expect(await stateOf(user)).toEqual({ balance: 2, lastClaimed: today, hasDailyFree: false });
  });

  test('repeated refunds, sequential or concurrent, refund once', async () => {
    const user = await service.registerWithBalance(5);
    const receipt = await charge(user, 2);
    await refund(receipt);
    await refund(receipt);
    await Promise.all(Array.from({ length: 20 }, () => refund(receipt)));
    expect((await stateOf(user)).balance).toBe(5);
    const free = await service.register();
    const freeReceipt = await charge(free);
    await Promise.all(Array.from({ length: 20 }, () => refund(freeReceipt)));
    expect(await newLines(free, 1)).toEqual([
      ['daily_free', 1, 3],
      ['usage', -1, 2],
      ['refund', 1, 3],
      ['daily_free', -1, 2],
    ]);
  });

  test('concurrent refunds and charges of one account end in the exact balance', async () => {
    const user = await service.registerWithBalance(60);
    const receipts = await Promise.all(Array.from({ length: 30 }, () => charge(user)));
    await Promise.all(receipts.flatMap((receipt) => [refund(receipt), charge(user)]));
    expect((await stateOf(user)).balance).toBe(30);
  });

  test('a refund of a nonexistent charge writes nothing', async () => {
    const rows = async () =>
      (await service.deps.db.selectFrom('token_transactions').select('id').execute()).length;
    const before = await rows();
    await refund({ chargeId: '0193f0a0-0000-7000-8000-000000000000' });
    expect(await rows()).toBe(before);
  });
});
