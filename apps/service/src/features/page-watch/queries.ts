// The SQL of the page watch: which registration is due, what its pages are compared with, and what a look has found.
import { sql } from 'kysely';
import type { Packet, PacketValues } from '@tendlc/registration';
import { storableJson } from '../../db/json.ts';
import type { Database } from '../../db/tables.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import type { PageProblem } from './problems.ts';

export const WATCH_PAGES_JOB = 'watch-pages';

/** Longer than a look takes; after this, another process opens the pages that a dead one has claimed. */
const LEASE_MS = 180_000;

export type Claim = { readonly registrationId: number; readonly leaseUntil: Date };

/** The one that waits longest, of a customer whose pages nobody is opening. @returns undefined if none is due */
export async function claimDue(db: Database, now: Date): Promise<Claim | undefined> {
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const { rows } = await sql<{ registrationId: number }>`
    update page_watches set leased_until = ${leaseUntil}
    where registration_id = (
      select w.registration_id from page_watches as w
      join registrations as r on r.id = w.registration_id
      join users as u on u.id = r.user_id and u.deleted_at is null and u.locked_at is null
      where w.next_at <= ${now} and (w.leased_until is null or w.leased_until < ${now}) and not exists (
        select 1 from page_watches as other join registrations as o on o.id = other.registration_id
        where other.leased_until >= ${now} and o.user_id = r.user_id
      )
      order by w.next_at limit 1 for update of w skip locked
    )
    returning registration_id as "registrationId"`.execute(db);
  return rows[0] === undefined ? undefined : { ...rows[0], leaseUntil };
}

export type WatchedRow = {
  readonly user_id: number;
  /** Of the version that was approved. */
  readonly number: number;
  readonly packet: Packet;
  readonly on_file: PacketValues | null;
  readonly problems: readonly PageProblem[];
  /** The pages as reviewers saw them, one snapshot for each URL. */
  readonly measures: readonly number[];
  /** Pages of that version that nobody reached, one snapshot for each URL. */
  readonly unreached: readonly number[];
};

/** @returns undefined if the registration is not watched any more */
export async function findWatched(db: Database, registrationId: number): Promise<WatchedRow | undefined> {
  const { rows } = await sql<WatchedRow>`
    select r.user_id, v.number, v.packet, b.profile as on_file, w.problems, (
      select coalesce(jsonb_agg(measure.id), '[]') from (
        select distinct on (s.url) s.id from (
          select snapshot_id, 1 as place from registration_version_snapshots
          where registration_id = r.id and number = v.number
          union all
          select snapshot_id, 2 from page_watch_snapshots where registration_id = r.id and number = v.number
        ) as kept join page_snapshots as s on s.id = kept.snapshot_id
        where s.problem is null and s.status between 200 and 299
        order by s.url, kept.place, s.id desc
      ) as measure
    ) as measures, (
      select coalesce(jsonb_agg(failed.id), '[]') from (
        select distinct on (s.url) s.id
        from registration_version_snapshots as kept join page_snapshots as s on s.id = kept.snapshot_id
        where kept.registration_id = r.id and kept.number = v.number
          and (s.problem is not null or s.status not between 200 and 299)
        order by s.url, s.id desc
      ) as failed
    ) as unreached
    from page_watches as w
    join registrations as r on r.id = w.registration_id
    join lateral (
      select number, packet from registration_versions
      where registration_id = r.id and status <> 'DRAFT' order by number desc limit 1
    ) as v on true
    left join brands as b on b.id = r.brand_id
    where w.registration_id = ${registrationId}`.execute(db);
  return rows[0];
}

export type Look = {
  readonly number: number;
  readonly problems: readonly PageProblem[];
  /** First looks at pages of which the version has no snapshot. */
  readonly measures: readonly number[];
  /** Snapshots of this look, of pages without a problem and of the others. */
  readonly quiet: readonly number[];
  readonly telling: readonly number[];
  readonly nextAt: Date;
};

/** As long as a snapshot is kept that shows nothing new. */
const QUIET_KEPT_MS = 7 * 86_400_000;

/** A process that has lost its claim stores nothing. */
export async function storeLook(
  db: Database,
  { registrationId, leaseUntil }: Claim,
  { number, problems, measures, quiet, telling, nextAt }: Look,
  now: Date,
): Promise<void> {
  await sql`
    with stored as (
      update page_watches set problems = ${storableJson(problems)}::jsonb, seen_at = ${now}, next_at = ${nextAt},
        leased_until = null
      where registration_id = ${registrationId} and leased_until = ${leaseUntil}
      returning registration_id
    ),
    outdated as (
      delete from page_watch_snapshots
      where registration_id in (select registration_id from stored) and number <> ${number}
    ),
    expiring as (
      update page_snapshots
      set expires_at = case when id = any(${[...telling]}::bigint[]) then 'infinity' else ${new Date(now.getTime() + QUIET_KEPT_MS)}::timestamptz end
      where id = any(${[...quiet, ...telling]}::bigint[]) and (expires_at is null or id = any(${[...telling]}::bigint[]))
        and exists (select 1 from stored)
    )
    insert into page_watch_snapshots (registration_id, number, snapshot_id)
    select registration_id, ${number}::integer, id from stored, unnest(${[...measures]}::bigint[]) as t (id)
    on conflict do nothing`.execute(db);
}

/** The look did not come to an end. */
export async function releaseWatch(
  db: Database,
  { registrationId, leaseUntil }: Claim,
  nextAt: Date,
): Promise<void> {
  await db
    .updateTable('page_watches')
    .set({ leased_until: null, next_at: nextAt })
    .where('registration_id', '=', registrationId)
    .where('leased_until', '=', leaseUntil)
    .execute();
}

/** One job opens the pages of all. @returns false if no registration is due */
export async function enqueueWatch(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from page_watches as w
    join registrations as r on r.id = w.registration_id
    join users as u on u.id = r.user_id and u.deleted_at is null and u.locked_at is null
    where w.next_at <= ${now} and (w.leased_until is null or w.leased_until < ${now}) limit 1`.execute(db);
  if (rows.length === 0) {
    return false;
  }
  await enqueueJob(db, { kind: WATCH_PAGES_JOB, payload: {}, dedupeKey: 'all' }, now);
  return true;
}
