// Protects the figures of `npm run evaluate`: rows that can be read, and none that training and evaluation share.
import { describe, expect, test } from 'vitest';
import { type Area, AREAS, type CorpusSet, readRows } from '../scripts/evaluate/rows.ts';

const SETS: readonly CorpusSet[] = ['training', 'evaluation'];
const areas = Object.keys(AREAS) as Area[];

/** Rows of both sets as training or evaluation would compare them: letters and digits only. */
const rowsOf = (area: Area) =>
  SETS.flatMap((set) =>
    readRows(set, area).map((row) => ({
      set,
      id: row.id,
      key: `${row.text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}|${'brandName' in row ? row.brandName : ''}`,
    })),
  );

describe.each(areas)('the corpus of %s', (area) => {
  test('holds each text once, and under one id', () => {
    const rows = rowsOf(area);
    const [ids, keys] = [new Set<string>(), new Map<string, string>()];
    const repeated = rows.filter(({ id, key }) => {
      const isRepeated = ids.has(id) || keys.has(key);
      ids.add(id);
      keys.set(key, id);
      return isRepeated;
    });
    expect(repeated).toEqual([]);
    expect(rows.filter(({ set }) => set === 'evaluation').length).toBeGreaterThan(100);
  });
});

test('writers of rules and training rows write no evaluation rows', () => {
  const writersOf = (set: CorpusSet) =>
    new Set(areas.flatMap((area) => readRows(set, area).map(({ writer }) => writer)));
  expect(writersOf('training').intersection(writersOf('evaluation'))).toEqual(new Set());
});
