// Prepares after the start what the first requests would otherwise wait for, piece by piece between requests.
import { setTimeout as wait } from 'node:timers/promises';
import { listReviewWarmUps } from '../features/evaluations/index.ts';
import { listToolWarmUps } from '../features/tools/index.ts';
import { collectGarbage } from '../garbage.ts';
import type { TypedApp } from '../http/app-types.ts';

/** Applications call these all day, or many at once. */
const isFrequent = (url: string): boolean =>
  /^\/v1\/(?:tools\/|validate$|registrations\/[^/]+\/evaluations$)/.test(url);

/**
 * After each piece comes a pause as long as the piece took, so that requests get at least half of the processor. A piece that
 * fails would fail in a request as well, where it is answered and logged.
 * @param signal ends it when the service stops
 */
export async function warmUp(app: TypedApp, signal: AbortSignal): Promise<void> {
  const pieces = [...app.lateCompilation.list(isFrequent), ...listToolWarmUps(), ...listReviewWarmUps()];
  for (const prepare of pieces) {
    if (signal.aborted) {
      return;
    }
    const startedAt = performance.now();
    try {
      prepare();
    } catch (error) {
      app.log.warn({ err: error }, 'a part of the warm-up failed');
    }
    await wait(performance.now() - startedAt);
  }
  // Loading and compiling leave behind a tenth of the memory of the process.
  collectGarbage();
}
