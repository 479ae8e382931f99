// `npm run evaluate`: measures the tools that read free text on rows that neither rules nor model have seen. With
// `-- training [area [count [writer]]]` it measures them on the rows that rules are written from, and prints wrong ones.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countConfusions, countFigures, countLabels, evaluate, percent } from './figures.ts';
import { printTable } from './table.ts';

const RESULTS = join(import.meta.dirname, '../../../../bench/results/evaluation.json');
const WORST_SHOWN = 20;

const [set = 'evaluation', area, count, writer] = process.argv.slice(2);
const rows = evaluate(set === 'training' ? 'training' : 'evaluation');
const figures = countFigures(rows);
process.stdout.write(`${printTable(figures)}\n`);
for (const [name, figure] of Object.entries(figures)) {
  process.stdout.write(
    `${name.padEnd(52)} ${percent(figure).padStart(8)}  ${figure.right} of ${figure.of}\n`,
  );
}
const wrong = rows.filter(({ judgment }) => !judgment.right);
const shown = wrong
  .filter((row) => row.area === area && (writer === undefined || row.writer === writer))
  .slice(0, Number(count ?? WORST_SHOWN));
for (const { id, expected, answered, text } of shown) {
  process.stdout.write(`\n${id} expected ${expected}; answered ${answered}\n  ${text.slice(0, 400)}\n`);
}
if (set === 'evaluation') {
  const result = {
    figures,
    labels: countLabels(rows),
    confusions: countConfusions(rows),
    // Leaves out the words of the texts, because the people who write rules read this file.
    wrong: wrong.map(({ id, labels: { expected, answered } }) => ({ id, expected, answered })),
  };
  writeFileSync(RESULTS, `${JSON.stringify(result, undefined, 1)}\n`);
}
