// The SQL of requests that may be repeated.
import { sql } from 'kysely';
import type { Database } from '../../db/tables.ts';

export type RequestRow = {
  request_hash: Buffer | Uint8Array;
  charge_id: string;
  leased_until: Date;
  status: number | null;
  body: string | null;
};

export type Beginning = {
  readonly userId: number;
  readonly key: string;
  readonly requestHash: Buffer;
  readonly chargeId: string;
  readonly leasedUntil: Date;
  /** Requests from before are forgotten. */
  readonly keptSince: Date;
};

/** Claims the request for this process. @returns false if another one has it, or it is answered */
export async function insertRequest(db: Database, beginning: Beginning, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotent_requests as known (user_id, key, request_hash, charge_id, leased_until, created_at)
    values (${beginning.userId}, ${beginning.key}, ${beginning.requestHash}, ${beginning.chargeId},
      ${beginning.leasedUntil}, ${now})
    on conflict (user_id, key) do update
    set request_hash = excluded.request_hash, charge_id = excluded.charge_id, leased_until = excluded.leased_until,
      status = null, body = null, created_at = excluded.created_at
    where known.created_at < ${beginning.keptSince}
    returning 1`.execute(db);
  return rows.length > 0;
}

export const findRequest = (db: Database, userId: number, key: string): Promise<RequestRow | undefined> =>
  db
    .selectFrom('idempotent_requests')
    .select(['request_hash', 'charge_id', 'leased_until', 'status', 'body'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();

/**
 * Claims a request whose process died. It keeps its charge until that is settled, so that another process finds the same
 * charge if this one dies, too.
 * @returns false if another process was first
 */
export async function takeRequest(
  db: Database,
  { userId, key, leasedUntil }: Pick<Beginning, 'userId' | 'key' | 'leasedUntil'>,
  earlierChargeId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update idempotent_requests set leased_until = ${leasedUntil}
    where user_id = ${userId} and key = ${key} and charge_id = ${earlierChargeId}
      and status is null and leased_until < ${now}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** The earlier charge is settled: what comes now is charged anew. @returns false when the request has been answered */
export async function renewCharge(
  db: Database,
  { userId, key, chargeId }: Pick<Beginning, 'userId' | 'key' | 'chargeId'>,
  earlierChargeId: string,
): Promise<boolean> {
  const { rows } = await sql`
    update idempotent_requests set charge_id = ${chargeId}
    where user_id = ${userId} and key = ${key} and charge_id = ${earlierChargeId} and status is null
    returning 1`.execute(db);
  return rows.length > 0;
}

type Ending = { readonly userId: number; readonly key: string; readonly chargeId: string };

export async function storeAnswer(
  db: Database,
  ending: Ending & { status: number; body: string },
): Promise<void> {
  await db
    .updateTable('idempotent_requests')
    .set({ status: ending.status, body: ending.body })
    .where('user_id', '=', ending.userId)
    .where('key', '=', ending.key)
    .where('charge_id', '=', ending.chargeId)
    .execute();
}

export async function deleteRequest(db: Database, ending: Ending): Promise<void> {
  await db
    .deleteFrom('idempotent_requests')
    .where('user_id', '=', ending.userId)
    .where('key', '=', ending.key)
    .where('charge_id', '=', ending.chargeId)
    .execute();
}
