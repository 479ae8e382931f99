// The time limit of a statement, after which its connection is closed.
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * No statement of a request takes seconds, unless its connection is silent, and then paid calls wait behind it. This
 * limit leaves time to settle them within 10 seconds.
 */
const STATEMENT_DEADLINE_MS = 5_000;

const longer = new AsyncLocalStorage<number>();

export const statementDeadlineMs = (): number => longer.getStore() ?? STATEMENT_DEADLINE_MS;

/** For work outside requests that legitimately takes long: migrations, backups, checks of whole tables. */
export const withStatementDeadline = <Result>(deadlineMs: number, work: () => Promise<Result>) =>
  longer.run(deadlineMs, work);
