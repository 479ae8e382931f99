// Protects the history: complete, newest first, in pages without overlaps or gaps, and only the user's own rows.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DATABASES,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';

describe.each(DATABASES)('history on the %s database', (database) => {
  let service: TestService;
  let user: TestUser;
  beforeAll(async () => {
    service = await startService({ database });
    user = await service.registerWithBalance(130);
    await Promise.all(
      Array.from({ length: 120 }, () => service.call('POST', '/v1/tokens/use', { toolName: 'test' }, user)),
    );
  });
  afterAll(() => service.close());

  const page = (query: string, who = user) =>
    service.call('GET', `/v1/tokens/history${query}`, undefined, who);
  const TOTAL = 124;

  test('the pages together are the whole ledger, newest first, each row once', async () => {
    const ids: number[] = [];
    for (let offset = 0; offset < TOTAL + 50; offset += 25) {
      const { body } = await page(`?limit=25&offset=${offset}`);
      expect(body).toMatchObject({ total: TOTAL, limit: 25, offset });
      ids.push(...body.transactions.map(({ id }: { id: number }) => id));
    }
    const rows = await service.deps.db
      .selectFrom('token_transactions')
      .select('id')
      .where('user_id', '=', user.id)
      .orderBy('user_sequence', 'desc')
      .execute();
    expect(ids).toEqual(rows.map((row) => row.id));
  });

  test('without parameters the page has the 50 newest rows', async () => {
    const { body } = await page('');
    expect(body.transactions).toHaveLength(50);
    expect(body).toMatchObject({ total: TOTAL, limit: 50, offset: 0 });
    expect(body.transactions[0].balanceAfter).toBe(10);
  });

  test('an offset at or beyond the end returns an empty page with the total', async () => {
    for (const offset of [TOTAL, TOTAL + 1, 2_147_483_647]) {
      const { status, body } = await page(`?offset=${offset}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ transactions: [], total: TOTAL, offset });
    }
    expect((await page(`?offset=${TOTAL - 1}`)).body.transactions).toMatchObject([{ type: 'trial' }]);
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=1.5',
    'limit=abc',
    'limit=',
    'limit=1e400',
    'limit=5&limit=6',
    'offset=-1',
    'offset=x',
    'offset=2147483648',
    'offset=9'.padEnd(400, '9'),
  ])('G-04 ?%s is rejected by name, never clamped', async (query) => {
    const answer = await page(`?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.headers['x-error-code']).toBe('validation_failed');
    expect(answer.body.error).toMatch(query.startsWith('limit') ? /^limit: / : /^offset: /);
  });

  test('a page shows only the user’s own ledger, whatever the query', async () => {
    const other = await service.register();
    expect((await page(`?userId=${user.id}`, other)).body).toMatchObject({ total: 1 });
  });

  test('a late page is read as one index range, without a scan of earlier rows', async () => {
    const { rows } = await service.deps.db.transaction().execute(async (transaction) => {
      // The few rows of a test are cheapest to read as a whole; a customer's ledger is not.
      await sql`set local enable_seqscan = off`.execute(transaction);
      return sql<{ 'QUERY PLAN': string }>`
        explain select id from token_transactions
        where user_id = ${user.id} and user_sequence <= 30 order by user_sequence desc limit 20`.execute(
        transaction,
      );
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan/);
    expect(plan).toMatch(/token_transactions_user_id_user_sequence_key/);
  });
});
