// The SQL of mails: which of them a user turned off, why a record was rejected, and which record a submission follows.
import type { Denial } from '@tendlc/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/tables.ts';

export async function findSwitchedOff(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('switched_off_notices')
    .select('kind')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ kind }) => kind);
}

export async function switchOff(db: Database, userId: number, kind: string): Promise<void> {
  // The lock waits for a deletion of the account in progress, so that no row appears after it.
  await sql`
    insert into switched_off_notices (user_id, kind)
    select id, ${kind} from users where id = ${userId} and deleted_at is null for share
    on conflict do nothing`.execute(db);
}

export async function switchOn(db: Database, userId: number, kind: string): Promise<void> {
  await db
    .deleteFrom('switched_off_notices')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute();
}

/** The first registration of a brand is the one that registered it. */
const registrationOf = (column: 'brand_id' | 'campaign_id', id: number) =>
  [
    sql<number | null>`(select min(id) from registrations where ${sql.ref(column)} = ${id})`.as(
      'registration_id',
    ),
    sql<string | null>`(
      select customer from registrations where ${sql.ref(column)} = ${id} order by id limit 1
    )`.as('customer'),
  ] as const;

export const findBrandFeedback = (db: Database, brandId: number) =>
  db
    .selectFrom('brands')
    .select(['brand_status', 'feedback', ...registrationOf('brand_id', brandId)])
    .where('id', '=', brandId)
    .executeTakeFirst();

export const findCampaignRefusal = (db: Database, campaignId: number) =>
  db
    .selectFrom('campaigns')
    .innerJoin('brands', 'brands.id', 'campaigns.brand_id')
    .select([
      'campaigns.campaign_status',
      'campaigns.refusal',
      'brands.profile as brand_profile',
      ...registrationOf('campaign_id', campaignId),
    ])
    .where('campaigns.id', '=', campaignId)
    .executeTakeFirst();

type SubmittedRegistration = {
  readonly denial: Denial | null;
  readonly brandName: string | null;
  readonly usecase: string | null;
  readonly customer: string | null;
};

/** @returns undefined if the registration was never submitted: its brand and campaign were registered one by one */
export async function findSubmittedRegistration(
  db: Database,
  id: number,
): Promise<SubmittedRegistration | undefined> {
  const { rows } = await sql<SubmittedRegistration>`
    select versions.denial,
      coalesce(brands.profile ->> 'brandName', versions.packet -> 'brand' ->> 'brandName') as "brandName",
      versions.packet -> 'campaign' ->> 'usecase' as usecase, registrations.customer
    from registration_submissions as submissions
      join registrations on registrations.id = submissions.registration_id
      join registration_versions as versions
        on versions.registration_id = submissions.registration_id and versions.number = submissions.number
      left join brands on brands.id = registrations.brand_id
    where submissions.registration_id = ${id}
    order by submissions.number desc limit 1`.execute(db);
  return rows[0];
}

/** Whether the mail of a registration says what happened to this campaign. */
export async function isSubmittedCampaign(db: Database, campaignId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from registrations
      join registration_submissions as submissions on submissions.registration_id = registrations.id
    where registrations.campaign_id = ${campaignId} limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether a submission was following this brand at that time, or still ends with it: it has no campaign. */
export async function isSubmittedBrand(db: Database, brandId: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from registrations
      join registration_submissions as submissions on submissions.registration_id = registrations.id
    where registrations.brand_id = ${brandId} and submissions.submitted_at <= ${at}::timestamptz
      and (registrations.campaign_id is null or submissions.state = 'open'
        or submissions.updated_at >= ${at}::timestamptz)
    limit 1`.execute(db);
  return rows.length > 0;
}
