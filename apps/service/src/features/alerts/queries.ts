// The SQL of alerts: listed, found, and dismissed.
import type { AlertSeverity, AlertsQuery } from '@tendlc/contract';
import { type Selectable, sql } from 'kysely';
import { countListed } from '../../db/list-totals.ts';
import type { Page } from '../../db/pages.ts';
import type { Database, DatabaseTransaction, Tables } from '../../db/tables.ts';

export type AlertRow = Selectable<Tables['alerts']>;

/** @param userId the owner; undefined for an admin, who sees all */
export async function listAlerts(
  db: Database,
  userId: number | undefined,
  { status, severity, registrationId }: AlertsQuery,
  { limit, offset }: Page,
): Promise<{ rows: AlertRow[]; total: number }> {
  const matching = db
    .selectFrom('alerts')
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as number))
    .$if(status === 'open', (query) => query.where('resolved_at', 'is', null))
    .$if(status === 'resolved', (query) => query.where('resolved_at', 'is not', null))
    .$if(severity !== undefined, (query) => query.where('severity', '=', severity as AlertSeverity))
    .$if(registrationId !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (
          select 1 from registrations as r where r.id = ${registrationId as number} and r.user_id = alerts.user_id and (
            (subject = 'registration' and subject_id = r.id) or (subject = 'campaign' and subject_id = r.campaign_id)
            or (subject = 'brand' and subject_id = r.brand_id)
          )
        )`,
      ),
    );
  // A registration has few alerts.
  const counting =
    registrationId === undefined
      ? countListed(db, 'alerts', userId, [status, severity])
      : matching
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
          .then((counted) => counted.total);
  // The page is found in an index of the account: to fetch whole rows, the planner would read those of all accounts from the newest back.
  const page = matching.select('id').orderBy('id', 'desc').limit(limit).offset(offset);
  const [rows, total] = await Promise.all([
    db.selectFrom('alerts').selectAll().where('id', 'in', page).orderBy('id', 'desc').execute(),
    counting,
  ]);
  return { rows, total };
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
