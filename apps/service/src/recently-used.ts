// Keeps what was used last, up to a number of entries.
import { LRUCache } from 'lru-cache';

/** With `max`, the cache would make room for all entries at once. It grows instead: at rest, it has none. */
export const keepRecentlyUsed = <Key extends {}, Value extends {}>(
  entriesMax: number,
): LRUCache<Key, Value> => new LRUCache({ maxSize: entriesMax, sizeCalculation: () => 1 });
