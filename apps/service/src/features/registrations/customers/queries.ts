// The SQL of a reseller's customers: listed with where their registrations stand, and renamed.
import { sql } from 'kysely';
import type { RegistrationStatus } from '@tendlc/contract';
import type { Page } from '../../../db/pages.ts';
import type { Database } from '../../../db/tables.ts';

export type CustomerRow = {
  user_id: number;
  customer: string;
  registrations: number;
  waiting: number;
  by_status: Partial<Record<RegistrationStatus, number>>;
  updated_at: Date;
};

/** @param filter.userId the account; undefined for an admin, who sees all */
export async function listCustomers(
  db: Database,
  filter: { readonly userId: number | undefined; readonly search: string | undefined } & Page,
): Promise<{ rows: CustomerRow[]; total: number }> {
  const { userId, search, limit, offset } = filter;
  const matching = db
    .selectFrom('registrations')
    .where('customer', 'is not', null)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as number))
    .$if(search !== undefined, (query) =>
      query.where(sql<boolean>`strpos(lower(customer), lower(${search}::text)) > 0`),
    );
  const standings = matching
    .select(['user_id', 'customer', 'status'])
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`count(*) filter (where waiting_for = 'you')`.as('waiting'),
      eb.fn.max('updated_at').as('updated_at'),
    ])
    .groupBy(['user_id', 'customer', 'status']);
  const { rows } = await sql<CustomerRow & { total: number }>`
    with standing as (${standings})
    select user_id, customer, sum(count)::integer as registrations, sum(waiting)::integer as waiting,
      jsonb_object_agg(status, count) as by_status, max(updated_at) as updated_at, count(*) over () as total
    from standing group by user_id, customer order by lower(customer), customer, user_id
    limit ${limit} offset ${offset}`.execute(db);
  const isPastEnd = rows.length === 0 && offset > 0;
  return { rows, total: isPastEnd ? await countCustomers(db, filter) : (rows[0]?.total ?? 0) };
}

/** A page after the last one has no row that could say how many there are. */
async function countCustomers(
  db: Database,
  filter: { readonly userId: number | undefined; readonly search: string | undefined },
): Promise<number> {
  const { total } = await db
    .selectFrom('registrations')
    .where('customer', 'is not', null)
    .$if(filter.userId !== undefined, (query) => query.where('user_id', '=', filter.userId as number))
    .$if(filter.search !== undefined, (query) =>
      query.where(sql<boolean>`strpos(lower(customer), lower(${filter.search}::text)) > 0`),
    )
    .select(sql<number>`count(distinct (user_id, customer))`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Gives the registrations of a customer another one, or none. Revisions stay: what was evaluated has not changed.
 * @returns how many registrations changed
 */
export async function renameCustomer(
  db: Database,
  { userId, from, to }: { readonly userId: number; readonly from: string; readonly to: string | null },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('registrations')
    .set({ customer: to })
    .where('user_id', '=', userId)
    .where('customer', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The customer of one registration, at any time and without a new revision. */
export const setCustomer = (db: Database, id: number, customer: string | null) =>
  db.updateTable('registrations').set({ customer }).where('id', '=', id).execute();
