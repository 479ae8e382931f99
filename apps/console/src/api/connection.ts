// The connection to the service. Any call can report that the service is unreachable; it is then polled until it is back.
import { createSignal } from './waiting.ts';

const POLL_EVERY_MS = 3_000;
const POLL_TIMEOUT_MS = 5_000;

/** Set while the service is unreachable: whether the device is offline. */
export const outage = createSignal<{ readonly isOffline: boolean } | undefined>(undefined);

/** Incremented when the service is back, even if the interruption was not visible. */
export const returns = createSignal(0);

let pollNow: () => void = () => undefined;
let polling: Promise<void> | undefined;

async function isReady(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(POLL_TIMEOUT_MS);
    return (await fetch('/v1/health/ready', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** Ends early when the device is online again, or when a person retries. */
function pause(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, POLL_EVERY_MS);
  globalThis.addEventListener('online', () => resolve(), { once: true });
  pollNow = () => resolve();
  return promise.finally(() => clearTimeout(timer));
}

async function pollUntilBack(): Promise<void> {
  while (!(await isReady())) {
    outage.set({ isOffline: !globalThis.navigator.onLine });
    await pause();
  }
  outage.set(undefined);
  returns.set(returns.get() + 1);
}

export function noteUnreachable(): Promise<void> {
  polling ??= pollUntilBack().finally(() => {
    polling = undefined;
  });
  return polling;
}

export const tryNow = () => pollNow();

/** Loads a part of the console. If the service is unreachable, loads it when the service is back. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await noteUnreachable();
    return load();
  }
}
