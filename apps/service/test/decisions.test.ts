// Protects docs/decisions.md: it lists the decisions that the code cites, and a test protects each of them.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const NUMBER = /\bG-\d{2,3}\b/g;

const rows = readFileSync(`${root}docs/decisions.md`, 'utf8')
  .split('\n')
  .flatMap((line) => {
    const match = /^\| (G-\d{2,3}) \| .+ \| `(.+)` \|$/.exec(line);
    return match === null ? [] : [{ number: match[1] as string, file: match[2] as string }];
  });

test('every decision that the code cites is in docs/decisions.md', () => {
  const sources = globSync('{apps,packages,bench}/*/{src,test,scripts}/**/*.{ts,sql}', { cwd: root });
  const cited = new Set(
    sources.flatMap((file) => readFileSync(`${root}${file}`, 'utf8').match(NUMBER) ?? []),
  );
  const listed = new Set(rows.map(({ number }) => number));
  expect([...cited].filter((number) => !listed.has(number)).toSorted()).toEqual([]);
});

test.each(rows)('$number has a test that names it', ({ number, file }) => {
  expect(existsSync(`${root}${file}`), `${file} exists`).toBe(true);
  expect(readFileSync(`${root}${file}`, 'utf8')).toMatch(new RegExp(`test[^\\n]*\\n?[^\\n]*${number}`));
});
