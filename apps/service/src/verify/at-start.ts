// The cheap part of the verification, at each start and every few hours.
import type { Logger } from 'pino';
import { withStatementDeadline } from '../db/deadline.ts';
import type { Database } from '../db/tables.ts';
import { checkAtStart } from './verify.ts';

const DEADLINE_MS = 60_000;

/**
 * Logs the problems and still starts, because a stopped service would not help the operator to find the cause.
 * @returns whether there are no problems
 */
export async function checkBooks(db: Database, log: Logger): Promise<boolean> {
  const startedAt = performance.now();
  const checks = await withStatementDeadline(DEADLINE_MS, () => checkAtStart(db));
  const failed = checks.filter(({ outcome }) => outcome === 'failed');
  for (const { name, finding } of failed) {
    log.error({ check: name, finding }, 'a check failed: run `npm run verify`');
  }
  log.info({ checks, durationMs: Math.round(performance.now() - startedAt) }, 'recent rows were checked');
  return failed.length === 0;
}
