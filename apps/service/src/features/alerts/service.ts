// What customers do with alerts: read and dismiss them (G-89).
import type { Alert, AlertsQuery } from '@tendlc/contract';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { pageOf, paginationOf } from '../../db/pages.ts';
import type { Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import type { CustomerEvents } from '../customer-events/index.ts';
import { toAlert } from './answers.ts';
import { dismissAlert, findAlert, listAlerts } from './queries.ts';

const LOCAL_ID = /^[1-9]\d{0,14}$/;

export type Alerts = ReturnType<typeof createAlerts>;

/** With the same text for another customer's alert as for none (G-03). */
const noSuchAlert = () => new ServiceError('not_found', 'This alert does not exist.');

const ownerOf = ({ isAdmin, userId }: Caller): number | undefined => (isAdmin ? undefined : userId);

export function createAlerts(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly customerEvents: CustomerEvents;
  readonly wakeJobs: () => void;
}) {
  const { db, clock } = deps;

  return {
    async list(caller: Caller, query: AlertsQuery) {
      const page = pageOf(query);
      const { rows, total } = await listAlerts(db, ownerOf(caller), query, page);
      return { alerts: rows.map(toAlert), pagination: paginationOf(page, total) };
    },

    /** An alert that is not open stays as it is. @throws ServiceError `not_found` */
    async dismiss(caller: Caller, id: string, reason: string | undefined): Promise<Alert> {
      const owner = ownerOf(caller);
      const number = LOCAL_ID.test(id) ? Number(id) : 0;
      const row = await db.transaction().execute(async (transaction) => {
        const dismissed = await dismissAlert(transaction, number, owner, reason ?? null, clock.now());
        if (dismissed === undefined) {
          return findAlert(transaction, number, owner);
        }
        await deps.customerEvents.recordAll(transaction, [
          { type: 'alert.resolved', userId: dismissed.user_id, data: { alert: toAlert(dismissed) } },
        ]);
        return dismissed;
      });
      if (row === undefined) {
        throw noSuchAlert();
      }
      deps.wakeJobs();
      return toAlert(row);
    },
  };
}
