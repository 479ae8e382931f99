// Protects the same behavior on both databases: values, errors and isolated transactions.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, startService, type TestService } from '../../../test/support/service.ts';
import { isDefiniteRefusal, isUniqueViolation } from '../failures.ts';
import { migrate, pendingMigrations } from '../migrate.ts';

describe.each(DATABASES)('the %s database', (database) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ database });
  });
  afterAll(() => service.close());

  test('returns integers as numbers, dates as strings and timestamps as Dates', async () => {
    const { rows } = await sql`select
      1::smallint as small, 2147483647 as middle, 9007199254740991::bigint as large, true as truth,
      date '2026-11-20' as day, timestamptz '2026-11-20 09:30:00.123+02' as instant,
      null::bigint as nothing, '{"a":[1]}'::jsonb as document, array[1, 2]::integer[] as list,
      decode('00ff', 'hex') as bytes, 'ü' || chr(128512) as words`.execute(service.deps.db);
    const [row] = rows as Record<string, unknown>[];
    expect({ ...row, bytes: Buffer.from(row?.['bytes'] as Uint8Array).toString('hex') }).toEqual({
      small: 1,
      middle: 2_147_483_647,
      large: Number.MAX_SAFE_INTEGER,
      truth: true,
      day: '2026-11-20',
      instant: new Date('2026-11-20T07:30:00.123Z'),
      nothing: null,
      document: { a: [1] },
      list: [1, 2],
      bytes: '00ff',
      words: 'ü\u{1F600}',
    });
  });

  test('keeps timestamps to the millisecond and dates to the day in any machine time zone', async () => {
    const user = await service.register();
    const row = await service.deps.db
      .selectFrom('users')
      .select('created_at')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(row.created_at).toEqual(service.clock.now());
  });

  test('finds the dependents of a deleted record by an index', async () => {
    const { rows } = await sql`
      select conrelid::regclass::text as referencing, conkey as columns from pg_constraint c
      where contype = 'f' and confdeltype = 'c' and not exists (
        select 1 from pg_index i
        where i.indrelid = c.conrelid and i.indpred is null and i.indkey[0] = c.conkey[1]
      )`.execute(service.deps.db);
    expect(rows).toEqual([]);
  });

  test('names the cause of each rejection', async () => {
    const user = await service.register();
    const refusal = await service.deps.db
      .insertInto('token_transactions')
      .values({
        user_id: user.id,
        user_sequence: 1,
        type: 'trial',
        amount: 2,
        balance_after: 2,
        tool_name: null,
        notes: null,
        order_id: null,
        subscription_id: null,
        charge_id: null,
        previous_daily_free_date: null,
        reverses_id: null,
        created_at: service.clock.now(),
      })
      .execute()
      .catch((error: unknown) => error);
    expect(isUniqueViolation(refusal, 'token_transactions_user_id_user_sequence_key')).toBe(true);
    expect(isUniqueViolation(refusal, 'another')).toBe(false);
    expect(isDefiniteRefusal(refusal)).toBe(true);
  });

  test('a statement never joins another caller’s open transaction, and a failed transaction rolls back', async () => {
    const { db } = service.deps;
    const count = async () => (await db.selectFrom('jobs').select('id').execute()).length;
    const before = await count();
    const job = (kind: string) => ({
      kind,
      payload: '{}',
      dedupe_key: null,
      run_at: new Date('2999-01-01'),
      leased_until: null,
      last_error: null,
      failed_at: null,
      created_at: new Date(),
    });
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('jobs').values(job('inside')).execute();
      throw new Error('given up');
    });
    const beside = db.insertInto('jobs').values(job('beside')).execute();
    await expect(failing).rejects.toThrow('given up');
    await beside;
    const kinds = (await db.selectFrom('jobs').select('kind').execute()).map(({ kind }) => kind);
    expect(await count()).toBe(before + 1);
    expect(kinds).toContain('beside');
    expect(kinds).not.toContain('inside');
  });

  test('a failed statement leaves the connection usable', async () => {
    await expect(sql`select 1 / 0`.execute(service.deps.db)).rejects.toMatchObject({ code: '22012' });
    const inside = service.deps.db.transaction().execute(async (transaction) => {
      await sql`select 1 / 0`.execute(transaction);
    });
    await expect(inside).rejects.toMatchObject({ code: '22012' });
    expect((await sql<{ one: number }>`select 1 as one`.execute(service.deps.db)).rows).toEqual([{ one: 1 }]);
  });

  test('has no pending migrations after a start, and another run is a no-op', async () => {
    expect(await pendingMigrations(service.deps.db)).toEqual([]);
    const user = await service.register();
    await Promise.all([migrate(service.deps.db), migrate(service.deps.db)]);
    expect(await service.ledgerOf(user.id)).toHaveLength(1);
  });
});
