// The SQL of campaign numbers: which campaigns are due, and what their readings found, some at a time.
import { sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { enqueueJob } from '../../jobs/queue.ts';

export const READ_NUMBERS_JOB = 'read-campaign-numbers';

/** Longer than a round of readings takes; after this, another process reads what a dead one has claimed. */
const LEASE_MS = 180_000;

/** The first reading is due a day after the approval. */
const JUST_APPROVED_MS = 2 * 86_400_000;

export type DueCampaign = {
  readonly id: number;
  readonly user_id: number;
  readonly credential_id: number;
  readonly tcr_campaign_id: string;
};

export type Claim = { readonly campaigns: readonly DueCampaign[]; readonly leaseUntil: Date };

/** Other processes skip what is claimed until the lease expires. */
export async function claimDue(db: Database, limit: number, now: Date): Promise<Claim> {
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const { rows } = await sql<DueCampaign>`
    update campaign_numbers as n set leased_until = ${leaseUntil}
    from campaigns as c
    where c.id = n.campaign_id and n.campaign_id in (
      select due.campaign_id from campaign_numbers as due
      join campaigns as of on of.id = due.campaign_id
      join users as u on u.id = of.user_id and u.deleted_at is null and u.locked_at is null
      where due.next_at <= ${now} and (due.leased_until is null or due.leased_until < ${now})
      order by due.next_at limit ${limit} for update of due skip locked
    )
    returning c.id, c.user_id, c.credential_id, c.tcr_campaign_id`.execute(db);
  return { campaigns: rows, leaseUntil };
}

export type Reading = {
  readonly id: number;
  /** Null if the registry could not be asked. */
  readonly hasNumber: boolean | null;
  readonly nextAt: Date;
};

/**
 * Of the time before the first reading, nothing is known: a campaign may have lost its number a moment ago. Only if carriers
 * have just registered it, it has had none since then. A process that has lost its claim stores nothing.
 */
export async function storeReadings(
  db: Database,
  { leaseUntil }: Pick<Claim, 'leaseUntil'>,
  readings: readonly Reading[],
  now: Date,
): Promise<void> {
  await sql`
    update campaign_numbers as n set
      leased_until = null,
      next_at = reading.next_at,
      read_at = case when reading.has_number is null then n.read_at else ${now}::timestamptz end,
      seen_at = case when reading.has_number then ${now}::timestamptz else n.seen_at end,
      none_since = case
        when reading.has_number is null then n.none_since
        when reading.has_number then null
        else coalesce(n.none_since, n.seen_at, (
          select min((c.carrier_times ->> key)::timestamptz) from jsonb_each_text(c.carriers) where value = 'REGISTERED'
          having min((c.carrier_times ->> key)::timestamptz) >= ${new Date(now.getTime() - JUST_APPROVED_MS)}
        ), ${now}::timestamptz)
      end
    from unnest(${readings.map(({ id }) => id)}::bigint[], ${readings.map(({ hasNumber }) => hasNumber)}::boolean[],
      ${readings.map(({ nextAt }) => nextAt.toISOString())}::timestamptz[]) as reading (id, has_number, next_at)
    join campaigns as c on c.id = reading.id
    where n.campaign_id = reading.id and n.leased_until = ${leaseUntil}`.execute(db);
}

/** One job reads for all. @returns false if no campaign is due */
export async function enqueueReadings(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from campaign_numbers as due
    join campaigns as of on of.id = due.campaign_id
    join users as u on u.id = of.user_id and u.deleted_at is null and u.locked_at is null
    where due.next_at <= ${now} and (due.leased_until is null or due.leased_until < ${now}) limit 1`.execute(
    db,
  );
  if (rows.length === 0) {
    return false;
  }
  await enqueueJob(db, { kind: READ_NUMBERS_JOB, payload: {}, dedupeKey: 'all' }, now);
  return true;
}
