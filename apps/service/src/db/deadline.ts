// How long a statement may take before its connection is given up.
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * No statement of a request takes seconds. One that does waits for a connection that has gone silent, and paid calls wait
 * behind it: giving up after this leaves time to settle them within 10 seconds.
 */
const STATEMENT_DEADLINE_MS = 5_000;

const longer = new AsyncLocalStorage<number>();

export const statementDeadlineMs = (): number => longer.getStore() ?? STATEMENT_DEADLINE_MS;

/** For work outside requests that legitimately takes long: migrations, backups, checks of whole tables. */
export const withStatementDeadline = <Result>(deadlineMs: number, work: () => Promise<Result>) =>
  longer.run(deadlineMs, work);
