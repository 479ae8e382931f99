// Unsaved changes of a packet in the storage of this tab, until the service has them.
import { sessionNow } from '../../api/session.ts';
import type { PacketValues } from './packet-values.ts';

/** The changed fields, and the values that they had before. */
export type UnsavedChanges = { readonly base: PacketValues; readonly mine: PacketValues };

const keyOf = (id: number) => `tendlc-cached:${sessionNow()?.id ?? 0}:packet:${id}`;

/** JSON has no undefined: a removed value is null. */
const isStored = (value: unknown): value is UnsavedChanges =>
  typeof value === 'object' && value !== null && 'base' in value && 'mine' in value;

export function readUnsaved(id: number): UnsavedChanges | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null');
    return isStored(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function storeUnsaved(id: number, changes: PacketValues, base: PacketValues): void {
  const paths = Object.keys(changes);
  const withNull = (values: PacketValues) =>
    Object.fromEntries(paths.map((path) => [path, values[path] ?? null]));
  try {
    if (paths.length === 0) {
      sessionStorage.removeItem(keyOf(id));
    } else {
      sessionStorage.setItem(keyOf(id), JSON.stringify({ base: withNull(base), mine: withNull(changes) }));
    }
  } catch {
    // Storage is full or disabled: the changes are in memory until they are saved.
  }
}
