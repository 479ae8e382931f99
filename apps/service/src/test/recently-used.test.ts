// Protects the memory of a service that runs long: what it keeps for speed has a limit.
import { expect, test } from 'vitest';
import { keepRecentlyUsed } from '../recently-used.ts';

test('beyond the number of entries, what was used longest ago is forgotten first', () => {
  const kept = keepRecentlyUsed<string, number>(3);
  for (const [place, key] of ['a', 'b', 'c'].entries()) {
    kept.set(key, place);
  }
  kept.get('a');
  kept.set('d', 3);
  kept.set('d', 4);
  expect([...kept.keys()].toSorted()).toEqual(['a', 'c', 'd']);
  expect(kept.get('d')).toBe(4);
});
