// The cheap part of verification, at each start.
import type { Logger } from 'pino';
import type { Database } from '../db/tables.ts';
import { checkAtStart } from './verify.ts';

/** What is wrong goes into the log: a service that does not start would not help the operator to find the cause. */
export async function logStartChecks(db: Database, log: Logger): Promise<void> {
  const startedAt = performance.now();
  const checks = await checkAtStart(db);
  for (const { name, finding } of checks.filter(({ outcome }) => outcome === 'failed')) {
    log.error({ check: name, finding }, 'a check at the start failed: run `npm run verify`');
  }
  log.info({ checks, durationMs: Math.round(performance.now() - startedAt) }, 'checked at the start');
}
