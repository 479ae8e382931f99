// Whether the service can be reached: any call may notice that it cannot, and from then on it is looked for until it is back.
import { createSignal } from './waiting.ts';

const LOOK_EVERY_MS = 3_000;
const LOOK_TIMEOUT_MS = 5_000;

/** While the service cannot be reached: whether the device is what has no connection. */
export const outage = createSignal<{ readonly isOffline: boolean } | undefined>(undefined);

/** Told when the service is back, also after a break that nobody saw. */
export const returns = createSignal(0);

let lookNow: () => void = () => undefined;
let looking: Promise<void> | undefined;

async function isReady(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LOOK_TIMEOUT_MS);
    return (await fetch('/v1/health/ready', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** Ends early when the device has a connection again, or somebody will not wait. */
function pause(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, LOOK_EVERY_MS);
  globalThis.addEventListener('online', () => resolve(), { once: true });
  lookNow = () => resolve();
  return promise.finally(() => clearTimeout(timer));
}

async function lookUntilBack(): Promise<void> {
  while (!(await isReady())) {
    outage.set({ isOffline: !globalThis.navigator.onLine });
    await pause();
  }
  outage.set(undefined);
  returns.set(returns.get() + 1);
}

export function noteUnreachable(): Promise<void> {
  looking ??= lookUntilBack().finally(() => {
    looking = undefined;
  });
  return looking;
}

export const tryNow = () => lookNow();

/** A part of the console that is loaded when it is wanted: without the service it comes when that is back. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await noteUnreachable();
    return load();
  }
}
