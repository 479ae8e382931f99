// `node packages/compliance/scripts/evaluate/check-corpus.ts`: reads every row, and prints what the corpus holds.
import { AREAS, type Area, type CorpusSet, readRows } from './rows.ts';

const ids = new Map<string, string>();
const texts = new Map<string, string>();
const problems: string[] = [];

function take(seen: Map<string, string>, key: string, id: string, what: string): void {
  const before = seen.get(key);
  if (before !== undefined) {
    problems.push(`${id} has the same ${what} as ${before}`);
  }
  seen.set(key, id);
}

for (const set of ['training', 'evaluation'] as readonly CorpusSet[]) {
  for (const area of Object.keys(AREAS) as Area[]) {
    const rows = readRows(set, area);
    for (const row of rows) {
      take(ids, row.id, row.id, 'id');
      take(
        texts,
        `${area} ${row.text.toLowerCase().replaceAll(/\W+/gu, ' ')} ${'brandName' in row ? row.brandName : ''}`,
        row.id,
        'text',
      );
    }
    const ideas = new Set(rows.map((row) => row.idea)).size;
    const spanish = rows.filter((row) => row.language === 'es').length;
    process.stdout.write(`${set} ${area}: ${rows.length} rows, ${ideas} ideas, ${spanish} Spanish\n`);
  }
}
for (const problem of problems) {
  process.stdout.write(`${problem}\n`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
