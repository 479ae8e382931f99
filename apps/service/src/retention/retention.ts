// Deletes rows at the end of their retention: once an hour, in small batches, one run at a time.
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { withStatementDeadline } from '../db/deadline.ts';
import type { Database } from '../db/tables.ts';
import { vacuumTables } from '../db/statistics.ts';
import { deleteBatch } from './queries.ts';
import { type DueRule, dueRules, type Retention } from './rules.ts';

const ROWS_OF_BATCH = 1_000;

/** The limit of one rule in one run: half a million rows. The next run continues. */
const BATCHES_MAX = 500;

const RUN_EVERY_MS = 3_600_000;

/** A batch of a large table, or its vacuum, takes longer than the limit for a request's statement. */
const STATEMENT_DEADLINE_MS = 60_000;

export type RetentionRuns = {
  /** Deletes all due rows. Joins a run in progress. */
  run(): Promise<void>;
  /** Runs every hour from now on. */
  start(): void;
  /** Resolves when no batch is in progress. */
  stop(): Promise<void>;
};

export function createRetention(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  retention: Retention;
  /** The embedded database has no background process that frees the space of deleted rows. */
  isEmbedded: boolean;
  countDeleted: (table: string, rows: number) => void;
  /** Gets the number of rows by table, if there were any. */
  recordRun: (rows: Readonly<Record<string, number>>) => Promise<void>;
}): RetentionRuns {
  const { db, clock, log } = deps;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const stopping = new AbortController();

  async function apply(rule: DueRule): Promise<number> {
    let deleted = 0;
    for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
      const rows = stopping.signal.aborted ? 0 : await deleteBatch(db, rule, ROWS_OF_BATCH);
      deleted += rows;
      if (rows < ROWS_OF_BATCH) {
        break;
      }
    }
    if (deleted > 0) {
      deps.countDeleted(rule.table, deleted);
      log.info({ table: rule.table, rows: deleted, before: rule.before }, 'old rows were deleted or emptied');
    }
    return deleted;
  }

  async function runAll(): Promise<void> {
    const rowsByTable: Record<string, number> = {};
    for (const rule of dueRules(deps.retention, clock.now())) {
      const rows = await apply(rule);
      if (rows > 0) {
        rowsByTable[rule.table] = (rowsByTable[rule.table] ?? 0) + rows;
      }
    }
    if (Object.keys(rowsByTable).length > 0) {
      await deps.recordRun(rowsByTable);
    }
    if (deps.isEmbedded && !stopping.signal.aborted) {
      await vacuumTables(db);
    }
  }

  function run(): Promise<void> {
    running ??= withStatementDeadline(STATEMENT_DEADLINE_MS, runAll).finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    run,
    start() {
      timer = setInterval(() => {
        run().catch((error: unknown) => log.warn({ err: error }, 'old rows could not be deleted'));
      }, RUN_EVERY_MS).unref();
    },
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
