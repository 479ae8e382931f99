// Waits for a database server that has not started yet: machines and containers start in any order.
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '../db/failures.ts';

const RETRY_EVERY_MS = 1_000;

/**
 * @param print gets one line when the wait begins
 * @throws what `open` throws, after the timeout or if waiting cannot help
 */
export async function openWhenReachable<Opened>(
  open: () => Promise<Opened>,
  waitMs: number,
  print: (line: string) => void,
): Promise<Opened> {
  let until: number | undefined;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!isDatabaseAway(error) || (until ?? Number.POSITIVE_INFINITY) < performance.now() || waitMs === 0) {
        throw error;
      }
      if (until === undefined) {
        const { message, code } = error as NodeJS.ErrnoException;
        print(
          `DATABASE_URL: the server cannot be reached yet (${message || code}). Retrying for ${Math.round(waitMs / 1000)} seconds`,
        );
        until = performance.now() + waitMs;
      }
      await delay(RETRY_EVERY_MS);
    }
  }
}
