// `npm run evaluate`: measures the tools that read free text on rows that neither rules nor model have seen. With
// `-- training [area [count [writer]]]` it measures them on the rows that rules are written from, and prints wrong answers.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeConsent } from './consent.ts';
import { judgeContent } from './content.ts';
import { judgeErrors } from './errors.ts';
import type { Judged } from './judgment.ts';
import { judgeOptOut } from './opt-out.ts';
import { type Area, AREAS, type CorpusSet, readRows } from './rows.ts';
import { judgeSender } from './sender.ts';
import { judgeUseCase } from './use-cases.ts';

const RESULTS = join(import.meta.dirname, '../../../../bench/results/evaluation.json');
const WORST_SHOWN = 20;

const JUDGES = {
  content: judgeContent,
  sender: judgeSender,
  'opt-out': judgeOptOut,
  consent: judgeConsent,
  errors: judgeErrors,
  'use-cases': judgeUseCase,
} as Readonly<Record<Area, (row: never) => Judged>>;

type Evaluated = Judged & {
  readonly area: Area;
  readonly id: string;
  readonly language: string;
  readonly writer: string;
  readonly group: string;
  readonly text: string;
};

export type Figure = { readonly right: number; readonly of: number };

/** What a row is reported under beside its area and language. */
function groupOf(row: Readonly<Record<string, unknown>>): string {
  const group =
    row['kind'] ?? row['expected'] ?? row['problem'] ?? row['optOut'] ?? row['method'] ?? row['tool'];
  return typeof group === 'string' ? group : 'use case';
}

export function evaluate(set: CorpusSet): Evaluated[] {
  return (Object.keys(AREAS) as Area[]).flatMap((area) =>
    readRows(set, area).map((row) => ({
      ...JUDGES[area](row as never),
      area,
      id: row.id,
      language: row.language,
      writer: row.writer,
      group: area === 'errors' ? (row as { tool: string }).tool : groupOf(row),
      text: row.text,
    })),
  );
}

/** Counts per name how many rows are right: `<area>`, `<area> / <group>`, `<area> in <language>`, `<area>: <measure>`. */
export function countFigures(rows: readonly Evaluated[]): Record<string, Figure> {
  const figures: Record<string, { right: number; of: number }> = {};
  const add = (name: string, isRight: boolean) => {
    const figure = (figures[name] ??= { right: 0, of: 0 });
    figure.of += 1;
    figure.right += isRight ? 1 : 0;
  };
  for (const { area, group, language, writer, judgment } of rows) {
    add(area, judgment.right);
    add(`${area} / ${group}`, judgment.right);
    add(`${area} in ${language}`, judgment.right);
    add(`${area} by ${writer}`, judgment.right);
    for (const [measure, isRight] of Object.entries(judgment)) {
      if (measure !== 'right' && isRight !== undefined) {
        add(`${area}: ${measure}`, isRight);
      }
    }
  }
  return figures;
}

const percent = ({ right, of }: Figure): string => `${((100 * right) / of).toFixed(1)} %`;

if (import.meta.main) {
  const [set = 'evaluation', area, count, writer] = process.argv.slice(2);
  const rows = evaluate(set === 'training' ? 'training' : 'evaluation');
  const figures = countFigures(rows);
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
    const ids = wrong.map(({ id, expected, answered }) => ({ id, expected, answered }));
    writeFileSync(RESULTS, `${JSON.stringify({ figures, wrong: ids }, undefined, 1)}\n`);
  }
}
