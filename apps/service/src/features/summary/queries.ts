// The SQL of the summary: what needs the customer by kind, the steps of a new account, and how approvals went (G-106).
import { sql } from 'kysely';
import {
  APPROVAL_STAGES,
  type ApprovalStage,
  type NeedEntry,
  type NeedKind,
  type Summary,
} from '@tendlc/contract';
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
      exists (select 1 from decided_versions where is_approved and ${ofAccount(userId, 'user_id')}) as approved`.execute(
    db,
  );
  return rows[0] as Summary['checklist'];
}

const NEWEST_MAX = 10_000;

type Decided = { approved: number; denied: number };

/** Without the end of the range, the planner expects a third of the table. Registrations that were made with the last one count, too. */
export async function countDecided(db: Database, userId: Of): Promise<Decided> {
  const { rows } = await sql<Decided>`
    select count(*) filter (where is_approved)::integer as approved, count(*) filter (where is_denied)::integer as denied
    from decided_versions where ${ofAccount(userId, 'user_id')} and created_at <= 'infinity' and created_at >= coalesce((
      select created_at from registrations as r where ${ofAccount(userId)}
      order by created_at desc, id desc limit 1 offset ${NEWEST_MAX - 1}
    ), '-infinity')`.execute(db);
  return rows[0] as Decided;
}

type TimeRow = { stage: ApprovalStage; registrations: number; median: number; percentile90: number };

const SECONDS_OF_DAY = 86_400;

/** In days. A brand counts once, with the first registration that has it. */
export async function findApprovalTimes(db: Database, userId: Of): Promise<TimeRow[]> {
  const stages = APPROVAL_STAGES.map((stage) => {
    const column = sql.ref(stage);
    const part = (share: number) =>
      sql`percentile_cont(${sql.lit(share)}) within group (order by ${column}) / ${SECONDS_OF_DAY}`;
    return sql`
    select ${stage} as stage, count(*)::integer as registrations, ${part(0.5)} as median, ${part(0.9)} as percentile90
    from ${sql.raw(stage === 'identity' ? 'first_of_brand' : 'newest')} where ${column} >= 0 having count(*) > 0`;
  });
  const { rows } = await sql<TimeRow>`
    with newest as (
      select * from registration_times where ${ofAccount(userId, 'user_id')}
      order by created_at desc, registration_id desc limit ${NEWEST_MAX}
    ),
    first_of_brand as (
      select distinct on (brand_id) identity from newest order by brand_id, registration_id
    )
    ${sql.join(stages, sql` union all `)}`.execute(db);
  return rows;
}
