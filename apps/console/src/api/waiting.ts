// Waiting that people see: while the service asks for patience, and while a session has to be renewed.
import { useSyncExternalStore } from 'react';

/** A value that components follow and other modules change. */
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

type Patience = { readonly until: number; readonly giveUp: () => void };

/** Until when nothing is sent, because the service has asked to wait; undefined when it has not. */
export const retryWait: Signal<Patience | undefined> = createSignal<Patience | undefined>(undefined);

/** @returns false when the person would rather see the refusal than wait */
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
  const goOn = await promise;
  clearTimeout(timer);
  if ((retryWait.get()?.until ?? 0) <= Date.now() || !goOn) {
    retryWait.set(undefined);
  }
  return goOn;
}

type Renewal = { readonly settle: (renewed: boolean) => void; readonly answered: Promise<boolean> };

/** Set while somebody has to log in again before what they asked for can go on. */
export const renewal: Signal<Renewal | undefined> = createSignal<Renewal | undefined>(undefined);

/** Asks for the password over the page as it stands, once for all that waits for it. */
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
