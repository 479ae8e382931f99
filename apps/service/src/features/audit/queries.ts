// The SQL of the audit log. `append_audit` in the migrations creates the chain.
import { type Selectable, sql } from 'kysely';
import { storableJson } from '../../db/json.ts';
import { countListed } from '../../db/list-totals.ts';
import type { Database, DatabaseTransaction, Tables } from '../../db/tables.ts';

export type AuditRow = Selectable<Tables['audit_log']>;

export type NewAuditRow = Pick<AuditRow, 'actor' | 'action' | 'details'> &
  Partial<Pick<AuditRow, 'actor_user_id' | 'user_id' | 'subject' | 'address'>> & { created_at: Date };

export async function appendRows(
  db: Database | DatabaseTransaction,
  rows: readonly NewAuditRow[],
): Promise<void> {
  await sql`select append_audit(${storableJson(rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })))}::jsonb)`.execute(
    db,
  );
}

export type AuditFilters = {
  readonly userId?: number | undefined;
  /** The entries of the account, and those that its user caused elsewhere. */
  readonly includesActions?: boolean;
  readonly action?: string | undefined;
  readonly since?: Date | undefined;
};

function matching(db: Database, { userId, includesActions, action, since }: AuditFilters) {
  return db
    .selectFrom('audit_log')
    .$if(userId !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('user_id', '=', userId as number),
          ...(includesActions === true ? [eb('actor_user_id', '=', userId as number)] : []),
        ]),
      ),
    )
    .$if(action !== undefined, (query) => query.where('action', '=', action as AuditRow['action']))
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since as Date));
}

/** Newest first. */
export async function listRows(
  db: Database,
  filters: AuditFilters,
  page: { limit: number; offset: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const query = matching(db, filters);
  const counting =
    filters.userId === undefined && filters.since === undefined
      ? countListed(db, 'audit_log', undefined, [filters.action])
      : query
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
          .then((counted) => counted.total);
  const [rows, total] = await Promise.all([
    query.selectAll().orderBy('sequence', 'desc').limit(page.limit).offset(page.offset).execute(),
    counting,
  ]);
  return { rows, total };
}

export const findNewestOf = (db: Database, action: AuditRow['action']): Promise<AuditRow | undefined> =>
  db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', action)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether the user has caused that many entries since the given time. Reads at most that many. */
export async function hasEntriesSince(
  db: Database | DatabaseTransaction,
  userId: number,
  since: Date,
  count: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('audit_log')
    .select('created_at')
    .where('actor_user_id', '=', userId)
    .orderBy('sequence', 'desc')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined && row.created_at > since;
}
