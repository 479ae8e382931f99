// Works on batches, a few at once and each for a moment, so that batches and customers take turns and no other call waits
// long. A process that dies leaves a lease that expires; the next one goes on with the rows that are still due.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { deleteBrokenUploads } from '../queries.ts';
import { readRow } from '../rows/read-row.ts';
import {
  claimBatch,
  countUnderWay,
  type DueRow,
  enqueueWork,
  findDueRows,
  findNextTime,
  finishReading,
  finishRow,
  type HeldBatch,
  holdBatch,
  postponeRow,
  releaseBatch,
  restBatch,
  stillHoldBatch,
  stopBatch,
  takeTurn,
  type Work,
} from './queries.ts';
import { describeRowFailure } from './row-failures.ts';
import { createRowWork, NotOurs, type RowWorkDeps } from './row-work.ts';

/** Batches in work at once, each of another customer. */
const BATCHES_AT_ONCE = 4;
/** How long a batch has its turn; a row that was begun is finished. */
const TURN_MS = 2_000;
/** How long one job lasts before it makes way for another one. */
const JOB_MS = 20_000;
const HEARTBEAT_MS = 3_000;
/** A row that took longer has mostly waited for pages, which takes no CPU time from other calls. */
const PAUSE_MS_MAX = 100;
/** Pages of several rows are opened at the same time. */
const EVALUATED_AT_ONCE = 4;
const READ_AT_ONCE = 20;
/** While so many submissions of a batch wait for the registry, no further row is submitted. */
const UNDER_WAY_MAX = 5;
const LOOK_AGAIN_MS = 250;

const WORK_OF = {
  READING: 'read',
  EVALUATING: 'evaluate',
  SUBMITTING: 'submit',
} as const satisfies Record<HeldBatch['status'], Work>;

export type BatchWorkDeps = RowWorkDeps & { readonly log: Logger };

export function createBatchWork(deps: BatchWorkDeps) {
  const { db, clock, log } = deps;
  const rowWork = createRowWork(deps);
  let running: Promise<void> | undefined;
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;

  const after = (ms: number): Date => new Date(clock.now().getTime() + ms);

  /** @returns false if the batch cannot go on now */
  async function noteFailure(batch: HeldBatch, row: DueRow, work: Work, error: unknown): Promise<boolean> {
    if (error instanceof NotOurs) {
      return false;
    }
    const failure = describeRowFailure(error, row.attempts);
    switch (failure.kind) {
      case 'stop':
        await stopBatch(db, batch, failure.because, clock.now());
        return false;
      case 'problem':
        await (work === 'read'
          ? finishReading(db, batch.id, row.number, {
              reference: readRow(batch.columns, JSON.parse(row.content ?? 'null')).reference,
              registrationId: null,
              problems: [failure.problem],
            })
          : finishRow(db, batch.id, row.number, work, [failure.problem]));
        return true;
      case 'later':
        log.warn({ err: error, batch: batch.id, row: row.number, work }, 'a row of a batch failed');
        await postponeRow(db, batch.id, row, work, after(failure.afterMs));
        return true;
      default:
        return failure satisfies never;
    }
  }

  /** @returns false if the batch cannot go on now */
  async function workOn(batch: HeldBatch, row: DueRow, work: Work): Promise<boolean> {
    try {
      await rowWork[work](batch, row);
      return true;
    } catch (error) {
      return noteFailure(batch, row, work, error);
    }
  }

  /** A row, and then a pause as long as it took: other calls get the time in between. */
  async function workAndPause(batch: HeldBatch, row: DueRow, work: Work): Promise<boolean> {
    const startedAt = performance.now();
    const canGoOn = await workOn(batch, row, work);
    await wait(Math.min(performance.now() - startedAt, PAUSE_MS_MAX));
    return canGoOn;
  }

  async function readSome(batch: HeldBatch, rows: readonly DueRow[]): Promise<boolean> {
    for (const row of rows) {
      if (!(await workAndPause(batch, row, 'read'))) {
        return false;
      }
    }
    return true;
  }

  async function evaluateSome(batch: HeldBatch, rows: readonly DueRow[]): Promise<boolean> {
    const outcomes = await Promise.all(rows.map((row) => workAndPause(batch, row, 'evaluate')));
    return outcomes.every(Boolean);
  }

  /** At the rate of the batch, and never faster than the registry takes it. */
  async function submitOne(batch: HeldBatch, row: DueRow): Promise<boolean> {
    const now = clock.now();
    if ((await countUnderWay(db, batch.id, now)) >= UNDER_WAY_MAX) {
      await releaseBatch(db, batch, after(LOOK_AGAIN_MS));
      return false;
    }
    return (await takeTurn(db, batch, now)) && (await workOn(batch, row, 'submit'));
  }

  const LIMITS: Readonly<Record<Work, number>> = {
    read: READ_AT_ONCE,
    evaluate: EVALUATED_AT_ONCE,
    submit: 1,
  };

  /** @returns whether the batch can go on at once */
  async function workOnSome(batch: HeldBatch, work: Work): Promise<boolean> {
    const now = clock.now();
    const rows = await findDueRows(db, batch.id, work, LIMITS[work], now);
    const [first] = rows;
    if (first === undefined) {
      const at = await restBatch(db, batch, work, now);
      await releaseBatch(db, batch, at);
      return false;
    }
    switch (work) {
      case 'read':
        return readSome(batch, rows);
      case 'evaluate':
        return evaluateSome(batch, rows);
      case 'submit':
        return submitOne(batch, first);
      default:
        return work satisfies never;
    }
  }

  /** The turn of one batch. */
  async function serve(batch: HeldBatch): Promise<void> {
    const endsAt = performance.now() + TURN_MS;
    const beat = setInterval(() => {
      holdBatch(db, batch, clock.now()).catch((error: unknown) =>
        log.warn({ err: error, batch: batch.id }, 'the lease of a batch was not extended'),
      );
    }, HEARTBEAT_MS).unref();
    try {
      const work = WORK_OF[batch.status];
      while (!isStopped() && performance.now() < endsAt && (await workOnSome(batch, work))) {
        if (!(await stillHoldBatch(db, batch, clock.now()))) {
          break;
        }
      }
    } finally {
      clearInterval(beat);
      await releaseBatch(db, batch);
    }
  }

  /** Serves batches until none is due, or the job has lasted long enough. */
  async function serveAll(): Promise<void> {
    const endsAt = performance.now() + JOB_MS;
    const turns = new Set<Promise<void>>();
    while (!isStopped() && performance.now() < endsAt) {
      const batch =
        turns.size < BATCHES_AT_ONCE ? await claimBatch(db, randomUUID(), clock.now()) : undefined;
      if (batch !== undefined) {
        const turn: Promise<void> = serve(batch)
          .catch((error: unknown) => log.error({ err: error, batch: batch.id }, 'work on a batch failed'))
          .finally(() => turns.delete(turn));
        turns.add(turn);
      } else if (turns.size > 0) {
        await Promise.race([...turns, wait(LOOK_AGAIN_MS)]);
      } else {
        const next = await findNextTime(db, clock.now());
        const inMs = next === undefined ? undefined : next.getTime() - clock.now().getTime();
        if (inMs === undefined || inMs > endsAt - performance.now()) {
          break;
        }
        await wait(Math.min(Math.max(inMs, 1), LOOK_AGAIN_MS));
      }
    }
    await Promise.all(turns);
  }

  /** As a job: it goes on by itself, as long as a batch is in progress. */
  async function run(): Promise<void> {
    // One of the places for jobs is enough for all batches of this process.
    if (running !== undefined) {
      return;
    }
    running = serveAll();
    try {
      await running;
    } finally {
      running = undefined;
    }
    await resume();
  }

  async function resume(): Promise<void> {
    const next = await findNextTime(db, clock.now());
    if (next !== undefined && !isStopped()) {
      const now = clock.now();
      await enqueueWork(db, next > now ? next : now, now);
    }
  }

  return {
    run,

    /** Goes on with what a process that died has left. */
    async sweep(): Promise<void> {
      await deleteBrokenUploads(db, clock.now());
      await resume();
    },

    /** Rows in work are finished, and no others are begun. */
    stop(): void {
      stopping.abort();
    },
  };
}
