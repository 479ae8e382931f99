// The packet that a page edits: one store for each registration, and the parts of it that a field shows.
import type { Registration } from '@tendlc/client';
import type { PacketFinding } from '@tendlc/compliance';
import { FIELDS_OF, type Field, type Subject } from '@tendlc/registration';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { queries, sessionNow } from '../../api/session.ts';
import { refreshRegistration } from '../registration-data.ts';
import { onSavedElsewhere } from './packet-calls.ts';
import { PacketStore, type PacketState } from './packet-store.ts';

type Signal<Value> = {
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
};

/** What the review of the values says, by field. */
export type Reviewed = {
  readonly findings: Readonly<Record<string, readonly PacketFinding[]>>;
  readonly isReady: boolean;
};

export type PacketEditing = {
  readonly store: PacketStore;
  readonly reviewed: Signal<Reviewed> & { readonly set: (next: Reviewed) => void };
};

export const PacketContext = createContext<PacketEditing | undefined>(undefined);

export function usePacket(): PacketEditing {
  const editing = useContext(PacketContext);
  if (editing === undefined) {
    throw new Error('This part belongs to a packet.');
  }
  return editing;
}

const useSlice = <State, Slice>(signal: Signal<State>, select: (state: State) => Slice): Slice =>
  useSyncExternalStore(signal.subscribe, () => select(signal.get()));

/** @param select returns the same object or text while nothing changes, so that only fields that change are drawn again */
export const usePacketState = <Slice>(select: (state: PacketState) => Slice): Slice =>
  useSlice(usePacket().store.state, select);

export const useValue = (path: string): unknown => usePacketState(({ values }) => values[path]);

export const useText = (path: string): string => {
  const value = useValue(path);
  return typeof value === 'string' ? value : '';
};

const NONE: readonly PacketFinding[] = [];

export const useFindings = (path: string): readonly PacketFinding[] =>
  useSlice(usePacket().reviewed, ({ findings }) => findings[path] ?? NONE);

/** Before the first review nothing is known of a field. */
export const useIsReviewed = (): boolean => useSlice(usePacket().reviewed, ({ isReady }) => isReady);

export function fieldAt(path: string): Field | undefined {
  const [subject, name] = path.split('.') as [Subject, string];
  return FIELDS_OF[subject]?.[name];
}

/** In the cache of the session: it is deleted at logout. */
function storeOf(registration: Registration): PacketStore {
  const key = ['packet-store', sessionNow()?.id, registration.id];
  const known = queries.getQueryData<PacketStore>(key);
  if (known !== undefined) {
    return known;
  }
  const store = new PacketStore(registration);
  queries.setQueryData(key, store);
  return store;
}

const POLL_EVERY_MS = 10_000;

/** Changes of others are loaded when this page is looked at, and while it is visible. */
function useOthersChanges(id: number): void {
  useEffect(() => {
    const load = () => {
      if (document.visibilityState === 'visible') {
        refreshRegistration(id);
      }
    };
    const timer = setInterval(load, POLL_EVERY_MS);
    const stop = onSavedElsewhere((saved) => saved === id && load());
    globalThis.addEventListener('focus', load);
    document.addEventListener('visibilitychange', load);
    return () => {
      clearInterval(timer);
      stop();
      globalThis.removeEventListener('focus', load);
      document.removeEventListener('visibilitychange', load);
    };
  }, [id]);
}

export function usePacketStore(registration: Registration): PacketStore {
  const [store] = useState(() => storeOf(registration));
  useEffect(() => store.receive(registration), [store, registration]);
  useOthersChanges(registration.id);
  useEffect(() => {
    const leave = () => store.flushOnLeave();
    globalThis.addEventListener('pagehide', leave);
    return () => {
      globalThis.removeEventListener('pagehide', leave);
      store.flush();
    };
  }, [store]);
  return store;
}
