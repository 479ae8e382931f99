// Protects the daily free token: one a UTC day, seen without being claimed, and no second one from a clock set back.
import { describe, expect, test } from 'vitest';
import {
  DATABASES,
  serviceForTest,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';

describe.each(DATABASES)('the daily free token on the %s database', (database) => {
  const start = async (now: string): Promise<{ service: TestService; user: TestUser }> => {
    const service = await serviceForTest({ database });
    service.clock.set(now);
    return { service, user: await service.register() };
  };
  const use = (service: TestService, user: TestUser) =>
    service.call('POST', '/v1/tokens/use', { toolName: 'test' }, user);
  const look = (service: TestService, user: TestUser) =>
    service.call('GET', '/v1/tokens/check-daily-free', undefined, user);

  test('G-07 the day is the UTC date: a new token comes at midnight, not 24 hours later', async () => {
    const { service, user } = await start('2026-12-31T23:59:59.999Z');
    expect((await use(service, user)).body.usedDailyFree).toBe(true);
    expect((await use(service, user)).body.usedDailyFree).toBe(false);
    service.clock.set('2027-01-01T00:00:00.000Z');
    expect((await look(service, user)).body).toEqual({
      success: true,
      available: true,
      lastClaimed: '2026-12-31',
    });
    expect((await use(service, user)).body.usedDailyFree).toBe(true);
    const { body } = await service.call('GET', '/v1/auth/verify', undefined, user);
    expect(body.user.lastDailyFreeDate).toBe('2027-01-01');
  });

  test('a clock that is set back gives no second token, and the next day gives one again', async () => {
    const { service, user } = await start('2026-11-20T00:00:01.000Z');
    await use(service, user);
    service.clock.set('2026-11-19T23:59:59.000Z');
    expect((await look(service, user)).body).toMatchObject({ available: false, lastClaimed: '2026-11-20' });
    expect((await use(service, user)).body).toMatchObject({ usedDailyFree: false, balance: 1 });
    service.clock.set('2026-11-21T00:00:00.000Z');
    expect((await use(service, user)).body).toMatchObject({ usedDailyFree: true, balance: 1 });
  });

  test('looking at balance and daily token claims nothing', async () => {
    const { service, user } = await start('2026-11-20T12:00:00.000Z');
    for (let times = 0; times < 3; times += 1) {
      expect((await look(service, user)).body).toEqual({ success: true, available: true, lastClaimed: null });
      expect((await service.call('GET', '/v1/tokens/balance', undefined, user)).body).toEqual({
        success: true,
        balance: 2,
        trialTokensUsed: true,
        hasDailyFree: true,
      });
    }
    expect(await service.ledgerOf(user.id)).toHaveLength(1);
  });

  test('days without a call are not saved up', async () => {
    const { service, user } = await start('2026-11-20T12:00:00.000Z');
    service.clock.set('2026-12-10T12:00:00.000Z');
    const verdicts = [];
    for (let times = 0; times < 4; times += 1) {
      verdicts.push((await use(service, user)).status);
    }
    expect(verdicts).toEqual([200, 200, 200, 402]);
  });
});
