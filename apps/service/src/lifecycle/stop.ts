// Stops the service: readiness fails first, requests in progress finish, then everything they need is closed. After a
// deadline the process exits in any case.
import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../assembly/dependencies.ts';
import type { TypedApp } from '../http/app-types.ts';
import { trackRequests } from '../http/open-requests.ts';
import type { Settings } from '../settings.ts';
import { recordStop } from './start-record.ts';

/** The share of the time after the delay for requests in progress; the rest is for jobs, charges, and the database. */
const REQUESTS_SHARE = 0.6;

export type StopOptions = {
  readonly app: TypedApp;
  readonly deps: Deps;
  readonly settings: Pick<Settings, 'stopDelayMs' | 'stopTimeoutMs'>;
  /** The parts that are closed last, in this order. */
  readonly others: readonly (() => unknown)[];
  exit(code: number): never;
};

/** @returns the handler of a stop signal; a second call is a no-op */
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
    phase = 'requests in progress';
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
      log.fatal({ phase, stopTimeoutMs }, 'the stop exceeded its timeout and was cut short');
      exit(1);
    }, stopTimeoutMs);
    stop().then(
      () => exit(0),
      (error: unknown) => {
        log.fatal({ err: error, phase }, 'the service failed to stop in order');
        exit(1);
      },
    );
  };
}
