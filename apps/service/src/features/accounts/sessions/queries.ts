// The SQL of the list of sessions.
import { type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction, Tables } from '../../../db/tables.ts';

export type SessionRow = Selectable<Tables['sessions']>;

export type SessionUse = {
  readonly userId: number;
  readonly sessionHash: string;
  readonly userAgent: string | null;
  readonly address: string;
  readonly issuedAtSeconds: number;
  readonly expiresAt: Date;
};

/** Adds the sessions or updates when they were last used. A session that has ended is not added again. */
export async function noteUses(db: Database, uses: readonly SessionUse[], now: Date): Promise<void> {
  const json = JSON.stringify(
    uses.map((use) => ({
      user_id: use.userId,
      session_hash: use.sessionHash,
      user_agent: use.userAgent,
      address: use.address,
      issued_at_seconds: use.issuedAtSeconds,
      expires_at: use.expiresAt.toISOString(),
    })),
  );
  await sql`
    insert into sessions (
      user_id, session_hash, user_agent, address, issued_at_seconds, created_at, last_used_at, expires_at
    )
    select * from (
      select distinct on (i.session_hash) i.user_id, i.session_hash, i.user_agent, i.address, i.issued_at_seconds,
        to_timestamp(i.issued_at_seconds), ${now}::timestamptz, i.expires_at
      from jsonb_to_recordset(${json}::jsonb) as i (
        user_id bigint, session_hash text, user_agent text, address text, issued_at_seconds bigint,
        expires_at timestamptz
      )
      join users as u on u.id = i.user_id
      where i.issued_at_seconds >= u.sessions_valid_from_seconds
        and not exists (select 1 from revoked_sessions as r where r.session_hash = i.session_hash)
      order by i.session_hash
    ) as valid
    -- Accounts are locked in the order in which charges lock them.
    order by user_id, session_hash
    on conflict (session_hash) do update set last_used_at = excluded.last_used_at`.execute(db);
}

/** Those that are still valid, last used first. */
export async function listSessions(
  db: Database,
  query: { userId: number; validFromSeconds: number; now: Date; limit: number; offset: number },
): Promise<{ rows: SessionRow[]; total: number }> {
  const matching = db
    .selectFrom('sessions')
    .where('user_id', '=', query.userId)
    .where('issued_at_seconds', '>=', query.validFromSeconds)
    .where('expires_at', '>', query.now)
    .where(
      sql<boolean>`not exists (select 1 from revoked_sessions as r where r.session_hash = sessions.session_hash)`,
    );
  const [rows, counted] = await Promise.all([
    matching
      .selectAll()
      .orderBy('last_used_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}

/** Removes it from the list. @returns its hash, or undefined if the user has no such session */
export async function takeSession(
  transaction: DatabaseTransaction,
  userId: number,
  id: number,
): Promise<string | undefined> {
  const row = await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('session_hash')
    .executeTakeFirst();
  return row?.session_hash;
}

/**
 * Ends all sessions of the account: always later than any issued token, even after several times within one second.
 * @returns the second from which sessions are valid, or undefined without such an account
 */
export async function endSessions(
  transaction: DatabaseTransaction,
  userId: number,
  nowSeconds: number,
): Promise<number | undefined> {
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
  const row = await transaction
    .updateTable('users')
    .set({
      sessions_valid_from_seconds: sql<number>`greatest(sessions_valid_from_seconds, ${nowSeconds}::bigint) + 1`,
    })
    .where('id', '=', userId)
    .returning('sessions_valid_from_seconds')
    .executeTakeFirst();
  return row?.sessions_valid_from_seconds;
}
