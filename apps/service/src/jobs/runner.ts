// Runs jobs: immediately if this process queued them, within a second if another process did.
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/tables.ts';
import { contextOf, inSpan } from '../tracing/spans.ts';
import { buryJob, claimJobs, finishJob, type Job, postponeJob } from './queue.ts';
import { LONG_ATTEMPTS_MAX, retryDelayMs } from './retry.ts';

export type JobHandlers = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

const POLL_MS = 1_000;

/** A job may be queued in a transaction that ends just after the wake. */
const LOOK_AGAIN_MS = 50;

/** A slow job does not block the others. */
const UNDER_WAY_MAX = 20;

/** A loop without progress for this long is stuck. */
const STUCK_MS = 30_000;

/** How much of its error a failed job stores. */
const PROBLEM_CHARACTERS_MAX = 500;

export type JobRunner = {
  start(): void;
  /** A job was queued: claim due jobs now. */
  wake(): void;
  /** False if the loop cannot reach the database, or is stuck. */
  healthy(): boolean;
  /** Claims no more jobs and waits for those in progress. */
  stop(): Promise<void>;
};

/** A job belongs to the trace of the work that queued it, whatever woke the runner (G-131). */
function continueTrace({ kind, payload, attempts }: Job, run: () => Promise<void>): Promise<void> {
  const { traceparent } = payload as { traceparent?: unknown };
  const attributes = { 'tendlc.job.kind': kind, 'tendlc.job.attempt': attempts };
  return inSpan(`job ${kind}`, { kind: 'consumer', attributes, parent: contextOf(traceparent, false) }, run);
}

export function createJobRunner(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  handlers: JobHandlers;
  /** Kinds of jobs that are tried for days. */
  longKinds?: ReadonlySet<string>;
}): JobRunner {
  const { db, clock, log, handlers, longKinds } = deps;
  let timer: NodeJS.Timeout | undefined;
  let claim: Promise<void> | undefined;
  let again = false;
  let isWoken = false;
  let stopped = false;
  let lastLookAt = performance.now();
  let lastLookFailed = false;
  const underWay = new Set<Promise<void>>();

  async function runJob(job: Job): Promise<void> {
    try {
      const handle = handlers[job.kind];
      if (handle === undefined) {
        throw new Error(`no handler for jobs of the kind ${job.kind}`);
      }
      await continueTrace(job, () => handle(job.payload));
      await finishJob(db, job.id);
    } catch (error) {
      await giveBack(job, error);
    }
  }

  async function giveBack(job: Job, error: unknown): Promise<void> {
    const problem = String(error).slice(0, PROBLEM_CHARACTERS_MAX);
    const now = clock.now();
    const waitMs = retryDelayMs(
      job.attempts,
      longKinds?.has(job.kind) === true ? LONG_ATTEMPTS_MAX : undefined,
    );
    if (waitMs === undefined) {
      log.error({ err: error, job: job.id, kind: job.kind }, 'job given up');
      await buryJob(db, job.id, now, problem);
      return;
    }
    log.warn({ err: error, job: job.id, kind: job.kind, waitMs }, 'job failed and will be retried');
    await postponeJob(db, job.id, new Date(now.getTime() + waitMs), problem);
  }

  /** A job that cannot be released keeps its lease, and runs again when the lease expires. */
  function startJob(job: Job): void {
    const run = runJob(job)
      .catch((error: unknown) => log.warn({ err: error, job: job.id }, 'job could not be released'))
      .then(() => {
        underWay.delete(run);
        // A job often queues the next one, and a backlog waits for a free place.
        wake();
      });
    underWay.add(run);
  }

  async function claimAndStart(): Promise<void> {
    const free = UNDER_WAY_MAX - underWay.size;
    if (free > 0) {
      try {
        const jobs = await claimJobs(db, free, clock.now());
        jobs.forEach(startJob);
        lastLookFailed = false;
      } catch (error) {
        if (!lastLookFailed) {
          log.warn({ err: error }, 'jobs cannot be read');
        }
        lastLookFailed = true;
      }
    }
    lastLookAt = performance.now();
  }

  function next(): void {
    if (stopped) {
      return;
    }
    if (claim !== undefined) {
      again = true;
      return;
    }
    clearTimeout(timer);
    again = false;
    claim = claimAndStart().then(() => {
      claim = undefined;
      if (again && !lastLookFailed) {
        next();
      } else if (!stopped) {
        timer = setTimeout(next, isWoken ? LOOK_AGAIN_MS : POLL_MS);
        isWoken = false;
      }
    });
  }

  function wake(): void {
    isWoken = true;
    next();
  }

  return {
    start: next,
    wake,
    healthy: () => !lastLookFailed && performance.now() - lastLookAt < STUCK_MS,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await claim;
      await Promise.all(underWay);
    },
  };
}
