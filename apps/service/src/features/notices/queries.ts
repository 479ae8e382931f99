// The SQL of mails: which of them a user turned off, and why a record was rejected.
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
  await db
    .insertInto('switched_off_notices')
    .values({ user_id: userId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function switchOn(db: Database, userId: number, kind: string): Promise<void> {
  await db
    .deleteFrom('switched_off_notices')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute();
}

export const findBrandFeedback = (db: Database, brandId: number) =>
  db.selectFrom('brands').select(['brand_status', 'feedback']).where('id', '=', brandId).executeTakeFirst();

export const findCampaignRefusal = (db: Database, campaignId: number) =>
  db
    .selectFrom('campaigns')
    .innerJoin('brands', 'brands.id', 'campaigns.brand_id')
    .select(['campaigns.campaign_status', 'campaigns.refusal', 'brands.profile as brand_profile'])
    .where('campaigns.id', '=', campaignId)
    .executeTakeFirst();
