// Calls that the service makes to its own routes on behalf of a request that was counted already.
import { AsyncLocalStorage } from 'node:async_hooks';

/** Nothing in a request can forge this, as it could a header. */
const inside = new AsyncLocalStorage<true>();

/**
 * Runs a call to one of the service's own routes that the limits shall not count a second time. Awaited in here, because an
 * injected request begins only when somebody waits for it.
 */
export const asInnerCall = <Result>(call: () => PromiseLike<Result>): Promise<Result> =>
  inside.run(true, async () => await call());

export const isInnerCall = (): boolean => inside.getStore() === true;
