// Protects the memory of the service: the cache of lists stays small, however many accounts read lists of any length.
import type { RegistryClient } from '@tendlc/registry';
import { expect, test } from 'vitest';
import { createClock } from '../../../../test/support/clock.ts';
import type { CredentialSet } from '../../credentials/index.ts';
import { createEnumLists } from '../lists.ts';

/** Lists of a registry that returns the same to every account, and counts its calls. */
function listsOf(answer: unknown) {
  let asked = 0;
  const client = { enums: { read: () => Promise.resolve(answer) } } as unknown as RegistryClient;
  const lists = createEnumLists({
    clock: createClock(),
    registry: {
      askRaw: (_set, _cause, question) => {
        asked += 1;
        return question(client);
      },
    },
  });
  const read = (id: number) =>
    lists.read({ id, version: 1 } as CredentialSet, { userId: null, requestId: null }, 'entity-types');
  return { read, asked: () => asked };
}

test('the lists of the most recent accounts are cached; older ones are fetched again', async () => {
  const { read, asked } = listsOf(['PRIVATE_PROFIT']);
  for (let id = 1; id <= 2_001; id += 1) {
    await read(id);
  }
  await read(2_001);
  await read(2);
  expect(asked()).toBe(2_001);
  await read(1);
  expect(asked()).toBe(2_002);
});

test('long lists evict each other, and an oversized list is served without being cached', async () => {
  const long = listsOf(Array.from({ length: 1_000 }, (_, index) => `WORD_${index}_${'X'.repeat(3_000)}`));
  for (let id = 1; id <= 4; id += 1) {
    await long.read(id);
  }
  await long.read(1);
  expect(long.asked()).toBe(5);
  const endless = listsOf(Array.from({ length: 2_000 }, (_, index) => `WORD_${index}_${'X'.repeat(6_000)}`));
  expect((await endless.read(1)).values).toHaveLength(2_000);
  expect((await endless.read(1)).source).toBe('registry');
  expect(endless.asked()).toBe(2);
});
