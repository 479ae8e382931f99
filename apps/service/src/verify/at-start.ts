// The cheap part of verification: at each start and every few hours.
import type { Logger } from 'pino';
import { withStatementDeadline } from '../db/deadline.ts';
import type { Database } from '../db/tables.ts';
import { checkAtStart } from './verify.ts';

const DEADLINE_MS = 60_000;

/**
 * What is wrong goes into the log: a service that does not start would not help the operator to find the cause.
 * @returns whether everything is right
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
