// The SQL of alerts: listed, found, and dismissed.
import type { AlertsQuery } from '@tendlc/contract';
import type { Selectable } from 'kysely';
import type { Page } from '../../db/pages.ts';
import type { Database, DatabaseTransaction, Tables } from '../../db/tables.ts';

export type AlertRow = Selectable<Tables['alerts']>;

/** @param userId the owner; undefined for an admin, who sees all */
export async function listAlerts(
  db: Database,
  userId: number | undefined,
  status: AlertsQuery['status'],
  { limit, offset }: Page,
): Promise<{ rows: AlertRow[]; total: number }> {
  const matching = db
    .selectFrom('alerts')
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as number))
    .$if(status === 'open', (query) => query.where('resolved_at', 'is', null))
    .$if(status === 'resolved', (query) => query.where('resolved_at', 'is not', null));
  const [rows, counted] = await Promise.all([
    matching.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}

export const findAlert = (
  db: Database | DatabaseTransaction,
  id: number,
  userId: number | undefined,
): Promise<AlertRow | undefined> =>
  db
    .selectFrom('alerts')
    .selectAll()
    .where('id', '=', id)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as number))
    .executeTakeFirst();

/** @returns undefined if the alert is not open */
export const dismissAlert = (
  transaction: DatabaseTransaction,
  id: number,
  userId: number | undefined,
  reason: string | null,
  now: Date,
): Promise<AlertRow | undefined> =>
  transaction
    .updateTable('alerts')
    .set({ resolved_at: now, dismissed_at: now, dismissal_reason: reason })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as number))
    .returningAll()
    .executeTakeFirst();
