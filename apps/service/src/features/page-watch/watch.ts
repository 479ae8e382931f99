// Opens the pages of approved registrations every day, a few registrations at once, each of another customer and one page at
// a time. Limits of hosts and turns are those of page checks, which people do not wait behind (G-136).
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/tables.ts';
import { createPageVisits, pagesOf, type SeenPage } from '../evaluations/index.ts';
import { type PageChecks, problemOf } from '../page-checks/index.ts';
import { findProblems, followProblems, type PageProblem } from './problems.ts';
import {
  type Claim,
  claimDue,
  enqueueWatch,
  findWatched,
  type Look,
  releaseWatch,
  storeLook,
  type WatchedRow,
} from './queries.ts';

const REGISTRATIONS_AT_ONCE = 4;
/** How long one job begins further looks; the next sweep goes on. */
const JOB_MS = 20_000;

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
/** Until a new problem is looked at again, which confirms it. */
const CONFIRMATION_MS = 60 * MINUTE_MS;
/** While a problem lasts, so that its alert does not outlive it by a day. */
const WHILE_BROKEN_MS = DAY_MS / 4;
/** After a look that its limits have cut short. */
const CUT_SHORT_MS = 5 * MINUTE_MS;
const AFTER_FAILURE_MS = 30 * MINUTE_MS;

/** A page that several registrations share, or that its customer has just checked, is not opened for each of them. */
const FRESH_MS = 60 * MINUTE_MS;
/** Shorter than the time until a problem is confirmed. */
const FRESH_BROKEN_MS = 30 * MINUTE_MS;

function waitAfter(problems: readonly PageProblem[], isCutShort: boolean): number {
  if (isCutShort) {
    return CUT_SHORT_MS;
  }
  if (problems.some(({ isConfirmed }) => !isConfirmed)) {
    return CONFIRMATION_MS;
  }
  return problems.length > 0 ? WHILE_BROKEN_MS : DAY_MS;
}

export function createPageWatch(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly pageChecks: Pick<PageChecks, 'visit' | 'recall' | 'recallSnapshots'>;
  /** `PAGE_WATCH` */
  readonly isOn: boolean;
  readonly wakeJobs: () => void;
}) {
  const { db, clock, log, pageChecks } = deps;
  const visits = createPageVisits({ pageChecks, perCustomerMax: 1 });
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;
  let running: Promise<void> | undefined;

  async function look(row: WatchedRow): Promise<Look> {
    const { user_id: userId, number, packet, problems: before } = row;
    const watched = { packet, onFile: row.on_file ?? undefined };
    const broken = new Set(before.map(({ url }) => url));
    const startedAt = clock.now().getTime();
    const isFresh = (url: string, fetchedAt: Date): boolean =>
      startedAt - fetchedAt.getTime() < (broken.has(url) ? FRESH_BROKEN_MS : FRESH_MS);
    const isOpened = ({ url, visit }: SeenPage): boolean =>
      visit !== undefined && isFresh(url, visit.fetchedAt);
    const seen = await visits.visitPages(userId, pagesOf(packet, watched.onFile), true, isFresh);
    const measures = await pageChecks.recallSnapshots(userId, row.measures);
    const unreached = await pageChecks.recallSnapshots(userId, row.unreached);
    const found = findProblems(watched, seen, measures, unreached);
    const now = clock.now();
    const problems = followProblems(before, found, seen, isOpened, now);
    const unmeasured = seen.flatMap((page) =>
      page.visit !== undefined &&
      isOpened(page) &&
      problemOf(page.visit.page) === undefined &&
      !measures.has(page.url)
        ? [page.visit.snapshotId]
        : [],
    );
    const opened = seen.filter(isOpened);
    const troubled = new Set([...broken, ...problems.map(({ url }) => url)]);
    const taken = opened.filter(({ isRecalled }) => !isRecalled);
    const snapshotsOf = (pages: readonly SeenPage[]) => pages.flatMap(({ visit }) => visit?.snapshotId ?? []);
    const waitMs = waitAfter(problems, opened.length < seen.length);
    return {
      number,
      problems,
      measures: unmeasured,
      quiet: snapshotsOf(taken.filter(({ url }) => !troubled.has(url))),
      telling: snapshotsOf(taken.filter(({ url }) => troubled.has(url))),
      nextAt: new Date(now.getTime() + waitMs),
    };
  }

  async function lookAt(claim: Claim): Promise<void> {
    try {
      const row = await findWatched(db, claim.registrationId);
      if (row !== undefined) {
        await storeLook(db, claim, await look(row), clock.now());
      }
    } catch (error) {
      const now = clock.now();
      if (!isStopped()) {
        log.warn({ err: error, registration: claim.registrationId }, 'pages could not be watched');
      }
      await releaseWatch(db, claim, isStopped() ? now : new Date(now.getTime() + AFTER_FAILURE_MS));
    }
  }

  async function lookAtDue(): Promise<void> {
    const endsAt = performance.now() + JOB_MS;
    const work = async () => {
      while (deps.isOn && !isStopped() && performance.now() < endsAt) {
        const claim = await claimDue(db, clock.now());
        if (claim === undefined) {
          return;
        }
        await lookAt(claim);
      }
    };
    await Promise.all(Array.from({ length: REGISTRATIONS_AT_ONCE }, work));
  }

  return {
    /** As a job. One at a time in a process. */
    async run(): Promise<void> {
      running ??= lookAtDue().finally(() => {
        running = undefined;
      });
      await running;
    },

    async sweep(): Promise<void> {
      if (deps.isOn && (await enqueueWatch(db, clock.now()))) {
        deps.wakeJobs();
      }
    },

    /** Pages in progress end with the page checks. */
    stop(): void {
      stopping.abort();
    },
  };
}
