// Protects `npm run facts`: it finds all rows with old sources and no others.
import { expect, test } from 'vitest';
import { findStaleRows, toDatedRow } from '../scripts/stale-facts.ts';
import { type Sourced, sources } from '../src/facts/sources.ts';

const row = (more: Partial<Sourced> & { name?: string; asOf?: string } = {}): Sourced => ({
  source: 'ctia',
  basis: 'published',
  ...more,
});

test('a row is stale one day after its source reaches the age limit', () => {
  expect(sources.ctia.asOf).toBe('2023-05');
  expect(findStaleRows({ rules: [toDatedRow(row())] }, '2023-10-28', 180)).toEqual([]);
  expect(findStaleRows({ rules: [toDatedRow(row({ name: 'HELP' }))] }, '2023-10-29', 180)).toEqual([
    { table: 'rules', label: 'HELP', source: sources.ctia.title, asOf: '2023-05', ageDays: 181 },
  ]);
});

test('a figure with its own date uses that date', () => {
  expect(findStaleRows({ fees: [toDatedRow(row({ asOf: '2026-07-22' }))] }, '2026-11-20', 180)).toEqual([]);
});
