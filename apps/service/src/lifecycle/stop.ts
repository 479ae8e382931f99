// An orderly end that always ends: a load balancer is told first, requests under way are finished, then what they stood on
// is closed, and after the deadline the process ends in any case.
import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../assembly/dependencies.ts';
import type { TypedApp } from '../http/app-types.ts';
import { trackRequests } from '../http/open-requests.ts';
import type { Settings } from '../settings.ts';
import { recordStop } from './start-record.ts';

/** The share of the time after the delay that requests under way get; the rest closes jobs, charges and the database. */
const REQUESTS_SHARE = 0.6;

export type StopOptions = {
  readonly app: TypedApp;
  readonly deps: Deps;
  readonly settings: Pick<Settings, 'stopDelayMs' | 'stopTimeoutMs'>;
  /** What is closed last, in this order. */
  readonly others: readonly (() => unknown)[];
  exit(code: number): never;
};

/** @returns what a stop signal calls; a second call changes nothing */
export function createStop({ app, deps, settings, others, exit }: StopOptions): () => void {
  const { stopDelayMs, stopTimeoutMs } = settings;
  const { log } = deps.app;
  const requests = trackRequests(app.server);
  let phase = '';

  async function stop(): Promise<void> {
    phase = 'the stop delay';
    deps.beginStop();
    requests.endConnections();
    await delay(stopDelayMs);
    phase = 'requests under way';
    const endDraining = requests.drain((stopTimeoutMs - stopDelayMs) * REQUESTS_SHARE);
    await app.close();
    endDraining();
    await recordStop(deps.app.audit).catch((error: unknown) =>
      log.warn({ err: error }, 'the stop was not recorded'),
    );
    phase = 'jobs, charges and the database';
    await deps.close();
    phase = 'sockets and locks';
    for (const close of others) {
      await close();
    }
  }

  return () => {
    if (phase !== '') {
      return;
    }
    setTimeout(() => {
      log.fatal({ phase, stopTimeoutMs }, 'the stop took too long and was cut short');
      exit(1);
    }, stopTimeoutMs);
    stop().then(
      () => exit(0),
      (error: unknown) => {
        log.fatal({ err: error, phase }, 'the service did not close in order');
        exit(1);
      },
    );
  };
}
