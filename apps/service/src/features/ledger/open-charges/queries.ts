// The SQL of charges whose work is under way.
import type { Database } from '../../../db/tables.ts';

/** A sweep takes this many at most; the next one takes the rest. */
const SWEEP_MAX = 500;

export async function insertOpenCharge(
  db: Database,
  charge: { chargeId: string; userId: number; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('open_charges')
    .values({ charge_id: charge.chargeId, user_id: charge.userId, expires_at: charge.expiresAt })
    .execute();
}

export async function deleteOpenCharge(db: Database, chargeId: string): Promise<void> {
  await db.deleteFrom('open_charges').where('charge_id', '=', chargeId).execute();
}

export async function findExpiredCharges(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('open_charges')
    .select('charge_id')
    .where('expires_at', '<', now)
    .orderBy('expires_at')
    .limit(SWEEP_MAX)
    .execute();
  return rows.map((row) => row.charge_id);
}
