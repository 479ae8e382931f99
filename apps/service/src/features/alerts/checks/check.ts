// Checks the subjects that are due, some at a time: a few queries for all of them, and one transaction that raises, ends,
// tells, and says when to look again.
import type { AlertSubject, EventToSend } from '@tendlc/contract';
import type { Clock } from '../../../clock.ts';
import type { Database, DatabaseTransaction } from '../../../db/tables.ts';
import { REFRESH_BRAND_JOB } from '../../brands/index.ts';
import { REFRESH_CAMPAIGN_JOB } from '../../campaigns/index.ts';
import type { CustomerEvents } from '../../customer-events/index.ts';
import { toAlert } from '../answers.ts';
import type { AlertRow } from '../queries.ts';
import { judgeBrand } from '../rules/brand-rules.ts';
import { judgeCampaign } from '../rules/campaign-rules.ts';
import { addMs, DAY_MS, HOUR_MS, type Judgment } from '../rules/cause.ts';
import { judgeCredentials } from '../rules/credential-rules.ts';
import { judgePages } from '../rules/page-rules.ts';
import type { OurTimes } from '../rules/review-time.ts';
import {
  findBrandFacts,
  findCampaignFacts,
  findCredentialFacts,
  findOurTimes,
  findRegistrationFacts,
} from './facts/queries.ts';
import {
  claimDue,
  endAlerts,
  type FoundCause,
  raiseAlerts,
  refreshRecords,
  scheduleChecks,
  type Subject,
  updateAlerts,
} from './queries.ts';

const SUBJECTS_AT_ONCE = 200;
/** Other work of the same round waits. */
const ROUND_MS = 2_000;
/** A change of a fact makes its subject due at once; this is for facts that change with others of the service. */
const LOOK_AGAIN_MS = 7 * DAY_MS;

const REFRESH_JOBS = [
  ['campaign', REFRESH_CAMPAIGN_JOB],
  ['brand', REFRESH_BRAND_JOB],
] as const;

type Judged = { readonly id: number; readonly userId: number; readonly judgment: Judgment };

export type AlertChecksDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly customerEvents: CustomerEvents;
  readonly wakeJobs: () => void;
  /** Without the page watch, nothing of pages is known any more. */
  readonly isWatchingPages: boolean;
};

const toEvent =
  (type: 'alert.raised' | 'alert.resolved') =>
  (row: AlertRow): EventToSend & { userId: number } => ({
    type,
    userId: row.user_id,
    data: { alert: toAlert(row) },
  });

export function createAlertChecks(deps: AlertChecksDeps) {
  const { db, clock, customerEvents, wakeJobs } = deps;
  let ours: { readonly times: OurTimes; readonly at: Date } | undefined;
  const stopping = new AbortController();

  async function readOurTimes(now: Date): Promise<OurTimes> {
    if (ours === undefined || now.getTime() - ours.at.getTime() >= HOUR_MS) {
      ours = { times: await findOurTimes(db), at: now };
    }
    return ours.times;
  }

  const judgeAll: Readonly<
    Record<
      AlertSubject,
      (transaction: DatabaseTransaction, ids: number[], times: OurTimes, now: Date) => Promise<Judged[]>
    >
  > = {
    campaign: async (transaction, ids, times, now) =>
      (await findCampaignFacts(transaction, ids)).map((facts) => ({
        ...facts,
        judgment: judgeCampaign(facts, times, now),
      })),
    brand: async (transaction, ids, times, now) =>
      (await findBrandFacts(transaction, ids)).map((facts) => ({
        ...facts,
        judgment: judgeBrand(facts, times, now),
      })),
    credentials: async (transaction, ids, _times, now) =>
      (await findCredentialFacts(transaction, ids)).map((facts) => ({
        ...facts,
        judgment: judgeCredentials(facts, now),
      })),
    registration: async (transaction, ids, _times, now) =>
      (await findRegistrationFacts(transaction, ids)).map((facts) => ({
        ...facts,
        judgment: judgePages(facts, deps.isWatchingPages, now),
      })),
  };

  /** By `kind:id`; a subject that does not exist is absent. */
  async function judge(
    transaction: DatabaseTransaction,
    due: readonly Subject[],
    times: OurTimes,
    now: Date,
  ): Promise<ReadonlyMap<string, Judged>> {
    const judged = new Map<string, Judged>();
    for (const [subject, ofKind] of Object.entries(Object.groupBy(due, ({ subject: kind }) => kind))) {
      const ids = ofKind.map(({ id }) => id);
      for (const each of await judgeAll[subject as AlertSubject](transaction, ids, times, now)) {
        judged.set(`${subject}:${each.id}`, each);
      }
    }
    return judged;
  }

  /** @returns how many subjects were due */
  async function checkSome(now: Date): Promise<number> {
    const times = await readOurTimes(now);
    return db.transaction().execute(async (transaction) => {
      const due = await claimDue(transaction, SUBJECTS_AT_ONCE, now);
      if (due.length === 0) {
        return 0;
      }
      const judged = await judge(transaction, due, times, now);
      const found = due.map((subject) => ({
        ...subject,
        judged: judged.get(`${subject.subject}:${subject.id}`),
      }));
      const causes = found.flatMap(({ subject, id, judged: one }) =>
        (one?.judgment.causes ?? []).map(
          (cause): FoundCause => ({ ...cause, subject, id, userId: one?.userId ?? 0 }),
        ),
      );
      const ended = await endAlerts(transaction, due, causes, now);
      const raised = causes.length === 0 ? [] : await raiseAlerts(transaction, causes, now);
      if (causes.length > raised.length) {
        await updateAlerts(transaction, causes);
      }
      // The customer who has dismissed an alert was told then that it is no longer open.
      const open = ended.filter(({ dismissed_at: dismissedAt }) => dismissedAt === null);
      const events = [...open.map(toEvent('alert.resolved')), ...raised.map(toEvent('alert.raised'))];
      if (events.length > 0) {
        await customerEvents.recordAll(transaction, events);
      }
      for (const [kind, jobKind] of REFRESH_JOBS) {
        const stale = found.filter(
          ({ subject, judged: one }) => subject === kind && one?.judgment.isStale === true,
        );
        if (stale.length > 0) {
          const ids = stale.map(({ id }) => id);
          await refreshRecords(transaction, jobKind, ids, now);
        }
      }
      await scheduleChecks(
        transaction,
        found.map(({ subject, id, judged: one }) => ({
          subject,
          id,
          nextAt: one === undefined ? undefined : (one.judgment.nextAt ?? addMs(now, LOOK_AGAIN_MS)),
        })),
      );
      return due.length;
    });
  }

  return {
    /** Checks what is due, for a moment; the next round goes on. */
    async sweep(): Promise<void> {
      const startedAt = performance.now();
      let checked = 0;
      let count: number;
      do {
        count = await checkSome(clock.now());
        checked += count;
      } while (
        count === SUBJECTS_AT_ONCE &&
        !stopping.signal.aborted &&
        performance.now() - startedAt < ROUND_MS
      );
      if (checked > 0) {
        wakeJobs();
      }
    },

    stop: () => stopping.abort(),
  };
}
