// Protects the judgment of the tools: no figure of the evaluation falls below the recorded one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Figure, countFigures, evaluate } from '../scripts/evaluate/figures.ts';

const RECORDED = join(import.meta.dirname, '../../../bench/results/evaluation.json');

test('no area, group, language, or measure has fewer right answers than the recorded evaluation', () => {
  const recorded = (JSON.parse(readFileSync(RECORDED, 'utf8')) as { figures: Record<string, Figure> })
    .figures;
  const measured = countFigures(evaluate('evaluation'));
  // Rows that were added have to be recorded with `npm run evaluate`, so that they count from then on.
  expect(Object.keys(measured)).toEqual(Object.keys(recorded));
  const changed = Object.entries(measured).filter(([name, { of }]) => recorded[name]?.of !== of);
  expect(changed).toEqual([]);
  const fallen = Object.entries(measured).filter(([name, { right }]) => right < (recorded[name]?.right ?? 0));
  expect(fallen).toEqual([]);
});
