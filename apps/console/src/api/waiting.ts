// Waits that are visible on screen: until a retry, and until the user logs in again.
import { useSyncExternalStore } from 'react';

/** A value that components subscribe to and other modules change. */
export function createSignal<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: Value) {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Signal<Value> = ReturnType<typeof createSignal<Value>>;

export const useSignal = <Value>(signal: Signal<Value>): Value =>
  useSyncExternalStore(signal.subscribe, signal.get);

type RetryWait = { readonly until: number; readonly giveUp: () => void };

/** Until when requests wait because the service asked for it; undefined otherwise. */
export const retryWait: Signal<RetryWait | undefined> = createSignal<RetryWait | undefined>(undefined);

/** @returns false if the person stops waiting */
export async function waitVisibly(milliseconds: number): Promise<boolean> {
  const until = Date.now() + milliseconds;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(true), milliseconds);
  const before = retryWait.get();
  const giveUp = () => {
    before?.giveUp();
    resolve(false);
  };
  retryWait.set({ until: Math.max(until, before?.until ?? 0), giveUp });
  const isContinued = await promise;
  clearTimeout(timer);
  if ((retryWait.get()?.until ?? 0) <= Date.now() || !isContinued) {
    retryWait.set(undefined);
  }
  return isContinued;
}

type Renewal = { readonly settle: (renewed: boolean) => void; readonly answered: Promise<boolean> };

/** Set while the user must log in again before a request can continue. */
export const renewal: Signal<Renewal | undefined> = createSignal<Renewal | undefined>(undefined);

/** Asks for the password over the current page, once for all waiting requests. */
export function waitForLogin(): Promise<boolean> {
  const running = renewal.get();
  if (running !== undefined) {
    return running.answered;
  }
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const settle = (renewed: boolean) => {
    renewal.set(undefined);
    resolve(renewed);
  };
  renewal.set({ settle, answered: promise });
  return promise;
}
