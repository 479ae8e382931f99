// The SQL of imports.
import type { Database } from '../../../db/tables.ts';

/** The registration of a campaign: a campaign has exactly one. */
export async function findIdOfCampaign(db: Database, campaignId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('registrations')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
  return row?.id;
}
