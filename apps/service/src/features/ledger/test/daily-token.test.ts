// Protects the daily free token: one per UTC day, a read does not claim it, and a clock set back grants no second one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DATABASES,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';

describe.each(DATABASES)('the daily free token on the %s database', (database) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ database });
  });
  afterAll(() => service.close());

  const start = async (now: string): Promise<TestUser> => {
    service.clock.set(now);
    return service.register();
  };
  const use = (user: TestUser) => service.call('POST', '/v1/tokens/use', { toolName: 'test' }, user);
  const look = (user: TestUser) => service.call('GET', '/v1/tokens/check-daily-free', undefined, user);

  test('G-07 the day is the UTC date: a new token is available at midnight, not after 24 hours', async () => {
    const user = await start('2026-12-31T23:59:59.999Z');
    expect((await use(user)).body.usedDailyFree).toBe(true);
    expect((await use(user)).body.usedDailyFree).toBe(false);
    service.clock.set('2027-01-01T00:00:00.000Z');
    expect((await look(user)).body).toEqual({
      success: true,
      available: true,
      lastClaimed: '2026-12-31',
    });
    expect((await use(user)).body.usedDailyFree).toBe(true);
    const { body } = await service.call('GET', '/v1/auth/verify', undefined, user);
    expect(body.user.lastDailyFreeDate).toBe('2027-01-01');
  });

  test('a clock set back grants no second token, and the next day grants one', async () => {
    const user = await start('2026-11-20T00:00:01.000Z');
    await use(user);
    service.clock.set('2026-11-19T23:59:59.000Z');
    expect((await look(user)).body).toMatchObject({ available: false, lastClaimed: '2026-11-20' });
    expect((await use(user)).body).toMatchObject({ usedDailyFree: false, balance: 1 });
    service.clock.set('2026-11-21T00:00:00.000Z');
    expect((await use(user)).body).toMatchObject({ usedDailyFree: true, balance: 1 });
  });

  test('reading the balance and the daily token claims nothing', async () => {
    const user = await start('2026-11-20T12:00:00.000Z');
    for (let times = 0; times < 3; times += 1) {
      expect((await look(user)).body).toEqual({ success: true, available: true, lastClaimed: null });
      expect((await service.call('GET', '/v1/tokens/balance', undefined, user)).body).toEqual({
        success: true,
        balance: 2,
        trialTokensUsed: true,
        hasDailyFree: true,
      });
    }
    expect(await service.ledgerOf(user.id)).toHaveLength(1);
  });

  test('daily tokens do not accumulate', async () => {
    const user = await start('2026-11-20T12:00:00.000Z');
    service.clock.set('2026-12-10T12:00:00.000Z');
    const verdicts = [];
    for (let times = 0; times < 4; times += 1) {
      verdicts.push((await use(user)).status);
    }
    expect(verdicts).toEqual([200, 200, 200, 402]);
  });
});
