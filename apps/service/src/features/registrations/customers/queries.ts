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

type CustomerFilter = { readonly userId: number | undefined; readonly search: string | undefined };

/** The customers that a search matches, counted by the database as registrations change. */
const standingsOf = ({ userId, search }: CustomerFilter) => sql`
  select user_id, customer, status, sum(entries) as count, sum(entries) filter (where waits_for_you) as waiting
  from customer_totals
  where ${userId === undefined ? sql`true` : sql`user_id = ${userId}`}
    and ${search === undefined ? sql`true` : sql`strpos(lower(customer), lower(${search}::text)) > 0`}
  group by user_id, customer, status having sum(entries) > 0`;

/** @param filter.userId the account; undefined for an admin, who sees all */
export async function listCustomers(
  db: Database,
  filter: CustomerFilter & Page,
): Promise<{ rows: CustomerRow[]; total: number }> {
  const { limit, offset } = filter;
  const { rows } = await sql<CustomerRow & { total: number }>`
    with standing as (${standingsOf(filter)}),
    page as (
      select user_id, customer, sum(count)::integer as registrations, coalesce(sum(waiting), 0)::integer as waiting,
        jsonb_object_agg(status, count) as by_status, count(*) over ()::integer as total
      from standing group by user_id, customer order by lower(customer), customer, user_id
      limit ${limit} offset ${offset}
    )
    select page.*, newest.updated_at from page cross join lateral (
      select max(updated_at) as updated_at from registrations as r
      where r.user_id = page.user_id and r.customer = page.customer
    ) as newest
    order by lower(page.customer), page.customer, page.user_id`.execute(db);
  const isPastEnd = rows.length === 0 && offset > 0;
  return { rows, total: isPastEnd ? await countCustomers(db, filter) : (rows[0]?.total ?? 0) };
}

/** A page after the last one has no row that could say how many there are. */
async function countCustomers(db: Database, filter: CustomerFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(distinct (user_id, customer))::integer as total from (${standingsOf(filter)}) as standing`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
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
