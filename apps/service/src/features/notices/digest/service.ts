// Gathers changes of status into one email: once a day, or when more of them happen in an hour than anyone reads (G-102).
// Every change is a row before anything is sent, so a crash loses none.
import { randomUUID } from 'node:crypto';
import type { NoticeFrequency } from '@tendlc/contract';
import type { Clock } from '../../../clock.ts';
import type { AccountRow, Database, DatabaseTransaction } from '../../../db/tables.ts';
import { ServiceError } from '../../../errors.ts';
import { enqueueJob } from '../../../jobs/queue.ts';
import { digestMail, type GatheredChange } from '../../../mail/digest.ts';
import type { Unsubscribing } from '../../../mail/notice.ts';
import type { CustomerEventRow } from '../../customer-events/index.ts';
import type { Deliver } from '../deliver.ts';
import { FLOOD_WINDOW_MS, gather, isTimeZone, nextDailyDigest, SINGLE_MAILS_MAX } from './policy.ts';
import type { Notice } from '../policy.ts';
import {
  CHANGES_MAX,
  claimChanges,
  decideChange,
  deleteGathered,
  findClaimed,
  hasUnclaimed,
  lockSchedule,
  readSchedule,
  setSchedule,
} from './queries.ts';

export const DIGEST_JOB = 'change-digest-mail';

/** The newest change of each record, in the order of the last ones. */
const newestOfEach = (changes: readonly GatheredChange[]): readonly GatheredChange[] => [
  ...new Map(changes.map((change) => [change.path, change])).values(),
];

export function createDigests(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly wakeJobs: () => void;
  readonly findAccount: (userId: number) => Promise<AccountRow | undefined>;
  readonly isOn: (userId: number) => Promise<boolean>;
  readonly unsubscribingOf: (userId: number) => Unsubscribing;
  readonly deliver: Deliver;
}) {
  const { db, clock, publicUrl } = deps;

  const queue = (transaction: DatabaseTransaction, userId: number, runAt: Date): Promise<void> => {
    const payload = { userId, batch: randomUUID() };
    return enqueueJob(
      transaction,
      { kind: DIGEST_JOB, payload, dedupeKey: String(userId), runAt },
      clock.now(),
    );
  };

  return {
    /** @returns whether the change waits for a digest; otherwise it gets an email of its own */
    async gather(event: CustomerEventRow, notice: Notice): Promise<boolean> {
      const content = gather(notice);
      if (content === undefined) {
        return false;
      }
      const { id: eventId, user_id: userId } = event;
      return db.transaction().execute(async (transaction) => {
        const now = clock.now();
        const { frequency, time_zone: timeZone } = await lockSchedule(transaction, userId);
        const since = new Date(now.getTime() - FLOOD_WINDOW_MS);
        const limit = { isDaily: frequency === 'daily', singlesMax: SINGLE_MAILS_MAX, since, now };
        const decision = await decideChange(transaction, { eventId, userId, content }, limit);
        if (decision.isGathered && decision.isNew) {
          const windowStart = decision.firstSingleAt ?? now;
          const runAt = limit.isDaily
            ? nextDailyDigest(now, timeZone)
            : new Date(windowStart.getTime() + FLOOD_WINDOW_MS);
          await queue(transaction, userId, runAt);
        }
        return decision.isGathered;
      });
    },

    /** The work of the job. Only after the mail server accepted the digest, its changes are deleted. */
    async send(payload: unknown): Promise<void> {
      const { userId, batch } = payload as { userId: number; batch: string };
      const account = await deps.findAccount(userId);
      if (account === undefined || !(await deps.isOn(userId))) {
        await deleteGathered(db, userId);
        return;
      }
      await claimChanges(db, userId, batch);
      const claimed = await findClaimed(db, userId, batch);
      const [oldest] = claimed;
      if (oldest !== undefined) {
        const { time_zone: timeZone } = await readSchedule(db, userId, DIGEST_JOB);
        const to = { email: account.email, name: account.first_name, publicUrl };
        const changes = newestOfEach(claimed.map(({ content }) => content));
        const digest = { changes, since: oldest.created_at, timeZone };
        const unsubscribing = deps.unsubscribingOf(userId);
        await deps.deliver(userId, digestMail(to, digest, { id: `digest.${batch}`, unsubscribing }));
      }
      await db.transaction().execute(async (transaction) => {
        await lockSchedule(transaction, userId);
        await deleteGathered(transaction, userId, batch);
        // Changes that came meanwhile have a job of their own.
        if (claimed.length === CHANGES_MAX && (await hasUnclaimed(transaction, userId))) {
          await queue(transaction, userId, clock.now());
        }
      });
      deps.wakeJobs();
    },

    async readSchedule(userId: number) {
      const row = await readSchedule(db, userId, DIGEST_JOB);
      return {
        frequency: row.frequency,
        timeZone: row.time_zone,
        waiting: row.waiting,
        nextAt: row.next_at?.toISOString() ?? null,
        rejection:
          row.rejected_at === null
            ? null
            : { at: row.rejected_at.toISOString(), reason: row.rejection ?? '' },
      };
    },

    /** Changes that wait are sent at once when the digest is turned off. @throws ServiceError `validation_failed` */
    async changeSchedule(
      userId: number,
      change: { frequency?: NoticeFrequency | undefined; timeZone?: string | undefined },
    ): Promise<void> {
      const { frequency, timeZone } = change;
      if (frequency === undefined && timeZone === undefined) {
        return;
      }
      if (timeZone !== undefined && !isTimeZone(timeZone)) {
        throw new ServiceError(
          'validation_failed',
          'timeZone must be an IANA time zone, such as America/New_York.',
        );
      }
      await db.transaction().execute(async (transaction) => {
        const before = await lockSchedule(transaction, userId);
        await setSchedule(transaction, userId, { frequency, timeZone });
        const isTurnedOff = before.frequency === 'daily' && frequency === 'immediate';
        if (isTurnedOff && (await hasUnclaimed(transaction, userId))) {
          await queue(transaction, userId, clock.now());
        }
      });
      deps.wakeJobs();
    },
  };
}
