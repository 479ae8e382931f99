// The totals of lists, which the database keeps as rows are written (migration 0042): a page of a list with millions of rows does not
// count them.
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './tables.ts';

type CountedList =
  | 'alerts'
  | 'audit_log'
  | 'brands'
  | 'campaigns'
  | 'registrations'
  | 'registration_needs'
  | 'registry_calls'
  | 'registry_events'
  | 'users'
  | 'webhook_deliveries';

/** The rows of an owner; of all owners without one. */
const ALL_OWNERS = 0;

export const ownedTotals = (list: CountedList, ownerId: number | undefined): RawBuilder<boolean> =>
  sql<boolean>`list = ${list} and owner_id = ${ownerId ?? ALL_OWNERS}::bigint`;

/** @param facets a value for each facet of the list, or undefined where any counts */
export async function countListed(
  db: Database,
  list: CountedList,
  ownerId: number | undefined,
  facets: readonly (string | undefined)[] = [],
): Promise<number> {
  const conditions = facets.flatMap((facet, place) =>
    facet === undefined ? [] : [sql`and facets[${sql.lit(place + 1)}] = ${facet}`],
  );
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(entries), 0)::bigint as total from list_totals
    where ${ownedTotals(list, ownerId)} ${sql.join(conditions, sql` `)}`.execute(db);
  return rows[0]?.total ?? 0;
}
