// The SQL of charges in doubt.
import { sql } from 'kysely';
import type { Database } from '../../../db/tables.ts';

export async function insertDoubts(
  db: Database,
  doubted: readonly { readonly chargeId: string; readonly userId?: number }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into charges_in_doubt (charge_id, user_id, doubted_at)
    select charge_id, user_id, ${now}::timestamptz from unnest(
      ${doubted.map(({ chargeId }) => chargeId)}::uuid[], ${doubted.map(({ userId }) => userId ?? null)}::bigint[]
    ) as doubted (charge_id, user_id)
    on conflict (charge_id) do nothing`.execute(db);
}

/** Charges in doubt that stand in the ledger. */
export async function findStandingDoubts(db: Database, limit: number): Promise<string[]> {
  const { rows } = await sql<{ charge_id: string }>`
    select d.charge_id from charges_in_doubt d
    join token_transactions u on u.charge_id = d.charge_id and u.type = 'usage'
    where not exists (select 1 from token_transactions r where r.reverses_id = u.id)
    order by d.doubted_at limit ${limit}`.execute(db);
  return rows.map((row) => row.charge_id);
}

/** Deletes those from before then that do not stand in the ledger (any more). */
export async function deleteSettledDoubts(db: Database, before: Date): Promise<void> {
  await sql`
    delete from charges_in_doubt d
    where doubted_at < ${before} and not exists (
      select 1 from token_transactions u
      where u.charge_id = d.charge_id and u.type = 'usage'
        and not exists (select 1 from token_transactions r where r.reverses_id = u.id)
    )`.execute(db);
}
