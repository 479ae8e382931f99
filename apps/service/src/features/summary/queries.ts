// The SQL of the summary: what needs the customer by kind, the steps of a new account, and how approvals went (G-106).
import { sql } from 'kysely';
import type { ApprovalStage, NeedEntry, NeedKind, Summary } from '@tendlc/contract';
import { ownedTotals } from '../../db/list-totals.ts';
import type { Database } from '../../db/tables.ts';

/** The account; undefined for an admin, who sees all. */
type Of = number | undefined;

const ofAccount = (userId: Of, column = 'r.user_id') =>
  userId === undefined ? sql`true` : sql`${sql.ref(column)} = ${userId}`;

const FIRST_MAX = 3;

export type NeedRow = Omit<NeedEntry, 'updatedAt'> & { kind: NeedKind; count: number; updatedAt: Date };

/** The newest of each kind, with the number of all of that kind, which the database keeps. */
export async function findNeeds(db: Database, userId: Of): Promise<NeedRow[]> {
  const { rows } = await sql<NeedRow>`
    with kinds as (
      select facets[1] as kind, sum(entries)::bigint as count from list_totals
      where ${ownedTotals('registration_needs', userId)} group by facets having sum(entries) > 0
    )
    select kinds.kind, kinds.count, r.id, r.label, r.customer, r.status, r.user_id as "userId",
      r.updated_at as "updatedAt", nullif(split_part(r.brand_words, E'\n', 1), '') as "brandName",
      v.packet -> 'campaign' ->> 'usecase' as usecase
    from kinds cross join lateral (
      select registration_id as id, updated_at from registration_needs as n
      where n.kind = kinds.kind and ${ofAccount(userId, 'n.user_id')}
      order by updated_at desc, registration_id desc limit ${FIRST_MAX}
    ) as first
    join registrations as r on r.id = first.id
    join registration_versions as v on v.registration_id = r.id and v.number = r.version
    order by kinds.kind, first.updated_at desc, first.id desc`.execute(db);
  return rows;
}

/** Each ends at the first row that it finds. */
export async function readChecklist(db: Database, userId: Of): Promise<Summary['checklist']> {
  const { rows } = await sql<Summary['checklist']>`
    select
      exists (select 1 from registry_credentials where status = 'active' and ${ofAccount(userId, 'user_id')}) as credentials,
      exists (select 1 from registrations as r where ${ofAccount(userId)} and exists (
        select 1 from registration_evaluations as e where e.registration_id = r.id)) as evaluated,
      exists (select 1 from registrations as r where r.status <> 'DRAFT' and ${ofAccount(userId)}) as submitted,
      exists (select 1 from registrations as r join registration_versions as v on v.registration_id = r.id
        where v.status = 'APPROVED' and ${ofAccount(userId)}) as approved`.execute(db);
  return rows[0] as Summary['checklist'];
}

const NEWEST_MAX = 10_000;

type Decided = { approved: number; denied: number };

export async function countDecided(db: Database, userId: Of): Promise<Decided> {
  const { rows } = await sql<Decided>`
    with newest as (
      select id from registrations as r where ${ofAccount(userId)} order by created_at desc, id desc limit ${NEWEST_MAX}
    )
    select count(*) filter (where v.status = 'APPROVED')::integer as approved,
      count(*) filter (where v.status = 'DENIED' or v.denial is not null)::integer as denied
    from newest join registration_versions as v on v.registration_id = newest.id and v.submitted_at is not null`.execute(
    db,
  );
  return rows[0] as Decided;
}

type TimeRow = { stage: ApprovalStage; registrations: number; median: number; percentile90: number };

/** In days. A brand counts once, with the first registration that has it. */
export async function findApprovalTimes(db: Database, userId: Of): Promise<TimeRow[]> {
  const { rows } = await sql<TimeRow>`
    with newest as (
      select r.id, r.brand_id,
        (step_times ->> 'brand')::timestamptz as brand, (step_times ->> 'identity')::timestamptz as identity,
        (step_times ->> 'campaign')::timestamptz as campaign, (step_times ->> 'partner')::timestamptz as partner,
        (step_times ->> 'carriers')::timestamptz as carriers
      from registrations as r where step_times <> '{}' and ${ofAccount(userId)}
      order by created_at desc, id desc limit ${NEWEST_MAX}
    ),
    times as (
      (select distinct on (brand_id) 'identity' as stage, identity - brand as took from newest order by brand_id, id)
      union all select 'partner', partner - campaign from newest
      union all select 'carriers', carriers - partner from newest
      union all
      select 'total', carriers - v.submitted_at from newest
      join registration_versions as v on v.registration_id = newest.id and v.number = 1
    )
    select stage, count(*)::integer as registrations,
      percentile_cont(0.5) within group (order by extract(epoch from took) / 86400) as median,
      percentile_cont(0.9) within group (order by extract(epoch from took) / 86400) as percentile90
    from times where took >= interval '0' group by stage`.execute(db);
  return rows;
}
