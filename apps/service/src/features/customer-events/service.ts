// Events for customers: recorded in the transaction of the change, then sent by webhook and email in a job, and to streams.
import { randomUUIDv7 } from 'node:crypto';
import type { CustomerEvent, EventToSend } from '@tendlc/contract';
import type { Clock } from '../../clock.ts';
import type { Database, DatabaseTransaction } from '../../db/tables.ts';
import {
  type CustomerEventRow,
  findEvent,
  findEventsAfter,
  findNewestEvents,
  findNewestId,
  insertEvent,
  insertEvents,
} from './queries.ts';

export const TELL_CUSTOMER_JOB = 'tell-customer';

const PAGE_MAX = 100;

/** The version of the `data` schemas. */
const PAYLOAD_VERSION = 1;

export const newEventId = (): string => `evt_${randomUUIDv7().replaceAll('-', '')}`;

export const toCustomerEvent = (row: CustomerEventRow): CustomerEvent => ({
  id: row.public_id,
  type: row.type,
  version: PAYLOAD_VERSION,
  timestamp: row.created_at.toISOString(),
  data: row.data as Record<string, unknown>,
});

export type CustomerEvents = ReturnType<typeof createCustomerEvents>;

export function createCustomerEvents(deps: { db: Database; clock: Clock; wakeJobs: () => void }) {
  const { db, clock, wakeJobs } = deps;
  return {
    /**
     * Records an event. In a transaction, it is committed together with the change that it reports.
     * @param quietMs the user gets at most one event of this type within this time
     */
    async record(
      event: EventToSend & { readonly userId: number },
      options: { transaction?: DatabaseTransaction; quietMs?: number } = {},
    ): Promise<void> {
      const now = clock.now();
      const quietSince = options.quietMs === undefined ? null : new Date(now.getTime() - options.quietMs);
      const recorded = { ...event, publicId: newEventId(), quietSince };
      await insertEvent(options.transaction ?? db, TELL_CUSTOMER_JOB, recorded, now);
      wakeJobs();
    },

    /** Records many events, committed together with the changes that they report. */
    async recordAll(
      transaction: DatabaseTransaction,
      events: readonly (EventToSend & { readonly userId: number })[],
    ): Promise<void> {
      const recorded = events.map((event) => ({ ...event, publicId: newEventId() }));
      await insertEvents(transaction, TELL_CUSTOMER_JOB, recorded, clock.now());
      wakeJobs();
    },

    find: (id: number): Promise<CustomerEventRow | undefined> => findEvent(db, id),

    /** @returns events after the cursor, oldest first, with the cursor of each, and the cursor to continue from */
    async readAfter(userId: number, cursor: number, limit = PAGE_MAX) {
      const rows = await findEventsAfter(db, userId, cursor, limit, clock.now());
      return {
        events: rows.map(toCustomerEvent),
        cursors: rows.map(({ id }) => id),
        cursor: rows.at(-1)?.id ?? cursor,
      };
    },

    /** The newest events, oldest first, with the cursor to continue from. */
    async readNewest(userId: number, limit = PAGE_MAX) {
      const rows = (await findNewestEvents(db, userId, limit, clock.now())).toReversed();
      return { events: rows.map(toCustomerEvent), cursor: rows.at(-1)?.id ?? 0 };
    },

    newestCursor: (userId: number): Promise<number> => findNewestId(db, userId, clock.now()),
  };
}
