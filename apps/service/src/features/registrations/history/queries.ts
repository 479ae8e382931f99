// What happened to a registration: its own changes and those of its records at the registry, newest first.
import { sql } from 'kysely';
import type { ChangeSource, FieldChange } from '@tendlc/contract';
import type { Page } from '../../../db/pages.ts';
import type { Database } from '../../../db/tables.ts';
import type { RegistrationRow } from '../queries.ts';

type Entry = {
  at: Date;
  source: ChangeSource;
  event_types: string[];
  user_id: number | null;
  changes: FieldChange[];
  total: number;
};

/** A brand that the packet refers to has its own history; it is shown where the registration registered the brand. */
const ownBrandId = ({ brand_id, packet }: RegistrationRow): number | null =>
  packet.brandId === undefined ? brand_id : null;

export async function findHistory(db: Database, row: RegistrationRow, { limit, offset }: Page) {
  const { rows } = await sql<Entry>`
    with entries as (
      select created_at as at, 0 as place, id, source, '{}'::text[] as event_types, user_id, changes
      from registration_changes where registration_id = ${row.id}
      union all
      select created_at, 1, id, source, event_types, user_id, changes
      from registry_changes where brand_id = ${ownBrandId(row)}::bigint
      union all
      select created_at, 1, id, source, event_types, user_id, changes
      from registry_changes where campaign_id = ${row.campaign_id}::bigint
    )
    select at, source, event_types, user_id, changes, count(*) over () as total
    from entries order by at desc, place desc, id desc limit ${limit} offset ${offset}`.execute(db);
  const entries = rows.map((entry) => ({
    at: entry.at.toISOString(),
    source: entry.source,
    eventTypes: entry.event_types,
    userId: entry.user_id,
    changes: entry.changes,
  }));
  return { entries, total: rows[0]?.total ?? (offset === 0 ? 0 : await countHistory(db, row)) };
}

/** A page after the last one has no row that could say how many there are. */
async function countHistory(db: Database, row: RegistrationRow): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from registration_changes where registration_id = ${row.id})
      + (select count(*) from registry_changes where brand_id = ${ownBrandId(row)}::bigint)
      + (select count(*) from registry_changes where campaign_id = ${row.campaign_id}::bigint) as total`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
