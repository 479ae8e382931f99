// The SQL of the history of brands and campaigns.
import type { Database } from '../../../db/tables.ts';

/** Older entries stay in the table; an answer shows the newest. */
const SHOWN_MAX = 200;

export async function findChanges(db: Database, of: { brandId: number } | { campaignId: number }) {
  const matching = db
    .selectFrom('registry_changes')
    .select(['source', 'event_types', 'user_id', 'changes', 'created_at'])
    .orderBy('id', 'desc')
    .limit(SHOWN_MAX);
  const rows = await ('brandId' in of
    ? matching.where('brand_id', '=', of.brandId)
    : matching.where('campaign_id', '=', of.campaignId)
  ).execute();
  return rows.map((row) => ({
    at: row.created_at.toISOString(),
    source: row.source,
    eventTypes: row.event_types,
    userId: row.user_id,
    changes: row.changes,
  }));
}
