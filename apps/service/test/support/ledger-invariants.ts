// Checks the invariants of the ledger (G-20) directly in the tables, for all users.
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../src/db/tables.ts';
import { findWrongSpending } from '../../src/verify/queries.ts';

type Broken = { user_id: number; rule: string };

/**
 * Fails with each user and violated rule: sums, running sums, gapless sequences, counts, one daily token per day; and with what is kept of
 * spending and differs from the ledger.
 */
export async function expectLedgerInvariants(db: Database): Promise<void> {
  const { rows } = await sql<Broken>`
    with line as (
      select *, sum(amount) over (partition by user_id order by user_sequence) as running,
        row_number() over (partition by user_id order by user_sequence) as place
      from token_transactions
    ),
    total as (
      select u.id, u.token_balance, u.transaction_count, coalesce(sum(t.amount), 0) as amounts, count(t.id) as lines
      from users u left join token_transactions t on t.user_id = u.id group by u.id
    ),
    daily as (
      select user_id, (created_at at time zone 'UTC')::date as day, sum(amount) as claimed
      from token_transactions where type = 'daily_free' group by 1, 2
    )
    select id as user_id, 'the amounts sum to the balance' as rule from total where amounts <> token_balance
    union all select id, 'the count of rows is the stored count' from total where lines <> transaction_count
    union all select user_id, 'each balance_after is the running sum' from line where running <> balance_after
    union all select user_id, 'the sequence has no gap' from line where place <> user_sequence
    union all select user_id, 'one daily token a day' from daily where claimed > 1
    union all select user_id, 'every row belongs to an account' from token_transactions
      where user_id not in (select id from users)`.execute(db);
  expect(rows).toEqual([]);
  expect(await findWrongSpending(db)).toEqual([]);
}
