// The SQL of the ledger of an account as an admin sees it: filtered by kind, with what was refunded.
import { sql } from 'kysely';
import type { TokenTransaction } from '@tendlc/contract';
import type { Database } from '../../../db/tables.ts';
import { HISTORY_COLUMNS, type HistoryRow } from '../queries.ts';

export type Kind = TokenTransaction['type'];

export type AdminHistoryRow = HistoryRow & {
  /** Tokens of the balance that a charge took; 0 for other rows, and where the daily free token paid. */
  readonly paid: number;
  readonly refunded_at: Date | null;
};

/** What the balance paid of a charge. The daily free token that paid one of its tokens stands just before it. */
const PAID = sql<number>`case when t.type = 'usage' then -t.amount - (
  select count(*) from token_transactions f
  where f.user_id = t.user_id and f.user_sequence = t.user_sequence - 1
    and f.type = 'daily_free' and f.charge_id = t.charge_id
)::integer else 0 end`;

const rowsOf = (db: Database) =>
  db
    .selectFrom('token_transactions as t')
    .select(HISTORY_COLUMNS)
    .select([
      PAID.as('paid'),
      sql<Date | null>`(select r.created_at from token_transactions r where r.reverses_id = t.id)`.as(
        'refunded_at',
      ),
    ]);

/** Newest first. Charges are most rows, so their number is that of all rows without the others, which an index counts. */
export async function listTransactions(
  db: Database,
  page: { userId: number; type: Kind | undefined; limit: number; offset: number },
): Promise<{ rows: AdminHistoryRow[]; total: number }> {
  const { userId, type } = page;
  const others = (kind: Kind | undefined) => sql<number>`(
    select count(*) from token_transactions o
    where o.user_id = ${userId} and o.type <> 'usage' and (${kind ?? null}::text is null or o.type = ${kind ?? null})
  )`;
  const all = sql<number>`(select transaction_count from users where id = ${userId})`;
  const total =
    type === undefined ? all : type === 'usage' ? sql<number>`${all} - ${others(undefined)}` : others(type);
  const [rows, counted] = await Promise.all([
    rowsOf(db)
      .where('t.user_id', '=', userId)
      .$if(type !== undefined, (query) =>
        query
          .where('t.type', '=', type as Kind)
          .$if(type !== 'usage', (other) => other.where('t.type', '<>', 'usage')),
      )
      .orderBy('t.user_sequence', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    sql<{ total: number }>`select ${total}::integer as total`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** A charge of the account by the ID of its row. The row never changes. */
export const findUsage = (db: Database, userId: number, id: number) =>
  rowsOf(db)
    .select('t.charge_id')
    .where('t.id', '=', id)
    .where('t.user_id', '=', userId)
    .where('t.type', '=', 'usage')
    .executeTakeFirst();
