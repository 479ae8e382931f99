// Prepares after the start what the first requests would otherwise wait for, piece by piece between requests.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { listToolWarmUps } from '../features/tools/index.ts';
import type { TypedApp } from '../http/app-types.ts';

/** Ends early if the service stops. A piece that fails would fail in a request as well, where it is answered and logged. */
export async function warmUp(app: TypedApp): Promise<void> {
  for (const prepare of [...app.lateCompilation.list(), ...listToolWarmUps()]) {
    await nextTurn();
    if (!app.server.listening) {
      return;
    }
    try {
      prepare();
    } catch (error) {
      app.log.warn({ err: error }, 'a part of the warm-up failed');
    }
  }
}
