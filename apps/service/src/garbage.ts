// Frees memory at once that the engine would only free when new objects need space, which may be never in a process at rest.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** A function that did not run between three collections was only for the start. The engine waits for six. */
const UNUSED_COLLECTIONS = 3;
const UNUSED_COLLECTIONS_USUAL = 6;

/**
 * Stops this thread for less than two tenths of a second. As if memory had run out: a usual collection keeps pages that are half
 * empty, and as much space for new objects as the start needed. What only the start ran is compiled again if it runs again.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  setFlagsFromString(`--bytecode-old-age=${UNUSED_COLLECTIONS}`);
  (runInNewContext('gc') as Collect)({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  setFlagsFromString(`--bytecode-old-age=${UNUSED_COLLECTIONS_USUAL}`);
}
