// Waits for a database server that is not there yet: machines and containers start in any order.
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '../db/failures.ts';

const RETRY_EVERY_MS = 1_000;

/**
 * @param tell gets one line when waiting begins
 * @throws what `open` throws, once the time is over or when waiting would change nothing
 */
export async function openWhenReachable<Opened>(
  open: () => Promise<Opened>,
  waitMs: number,
  tell: (line: string) => void,
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
        tell(
          `DATABASE_URL: the server cannot be reached yet (${message || code}). Retrying for ${Math.round(waitMs / 1000)} seconds`,
        );
        until = performance.now() + waitMs;
      }
      await delay(RETRY_EVERY_MS);
    }
  }
}
