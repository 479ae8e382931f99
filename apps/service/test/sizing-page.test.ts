// Protects the page about sizing: it says of every table whether it grows, and no table is left out.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** These only say which migrations have run. */
const OF_MIGRATIONS = new Set(['kysely_migration', 'kysely_migration_lock']);

test('the page about sizing says of every table whether it grows without end', () => {
  const schema = read('apps/service/src/db/schema.sql');
  const tables = [...schema.matchAll(/CREATE TABLE public\.(\w+)/g)].map(([, name]) => name as string);
  const [, page = ''] = read('docs/sizing.md').split('## Tables that grow');
  const named = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name as string),
    );
  expect(named.toSorted()).toEqual(tables.filter((name) => !OF_MIGRATIONS.has(name)).toSorted());
});
