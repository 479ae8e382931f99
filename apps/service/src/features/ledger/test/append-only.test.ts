// Protects the ledger from all code, even its own (G-20): the database rejects changes to existing rows.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DATABASES,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';

describe.each(DATABASES)('the ledger of the %s database', (database) => {
  let service: TestService;
  let user: TestUser;
  beforeAll(async () => {
    service = await startService({ database });
    user = await service.register();
  });
  afterAll(() => service.close());

  test.each([
    'update token_transactions set amount = 5',
    'update token_transactions set notes = null where false',
    'delete from token_transactions',
    'truncate token_transactions',
    'truncate token_transactions cascade',
  ])('G-20 the database rejects: %s', async (statement) => {
    const before = await service.ledgerOf(user.id);
    await expect(sql.raw(statement).execute(service.deps.db)).rejects.toThrow(/append-only/);
    expect(await service.ledgerOf(user.id)).toEqual(before);
  });

  test.each(['delete from users', 'truncate users cascade'])(
    'an account with ledger rows cannot be deleted: %s is rejected',
    async (statement) => {
      await expect(sql.raw(statement).execute(service.deps.db)).rejects.toThrow(
        /cannot be removed|append-only/,
      );
      expect((await service.call('GET', '/v1/auth/verify', undefined, user)).status).toBe(200);
    },
  );

  const row = (values: string) =>
    sql
      .raw(
        `insert into token_transactions (user_id, user_sequence, type, amount, balance_after, charge_id, order_id, reverses_id, created_at) values (${user.id}, ${values}, now())`,
      )
      .execute(service.deps.db);
  const ID = "'0193f0a0-0000-7000-8000-000000000001'";

  test.each([
    ['a repeated sequence', `1, 'trial', 2, 4, null, null, null`],
    ['a usage with a positive amount', `90, 'usage', 1, 3, ${ID}, null, null`],
    ['a usage without a charge', `90, 'usage', -1, 1, null, null, null`],
    ['a purchase without an order', `90, 'purchase', 1, 3, null, null, null`],
    ['an order on a row that is not a purchase', `90, 'trial', 1, 3, null, 5, null`],
    ['a refund without a charge', `90, 'refund', 1, 3, ${ID}, null, null`],
    ['a daily grant of two tokens', `90, 'daily_free', 2, 4, null, null, null`],
    ['a negative balance', `90, 'usage', -3, -1, ${ID}, null, null`],
    ['an unknown type', `90, 'gift', 1, 3, null, null, null`],
  ])('the database rejects %s', async (_, values) => {
    await expect(row(values)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  });

  test('G-20 no balance can be set below zero', async () => {
    await expect(
      sql.raw('update users set token_balance = -1').execute(service.deps.db),
    ).rejects.toMatchObject({ code: '23514' });
  });
});
