// Calls that the service makes to its own routes for a request that was counted before.
import { AsyncLocalStorage } from 'node:async_hooks';

/** Unlike a header, a request cannot forge this. */
const inside = new AsyncLocalStorage<true>();

/**
 * Runs a call to one of the service's own routes without counting it against the limits again. Awaited in here, because
 * an injected request starts only when it is awaited.
 */
export const asInnerCall = <Result>(call: () => PromiseLike<Result>): Promise<Result> =>
  inside.run(true, async () => await call());

export const isInnerCall = (): boolean => inside.getStore() === true;
