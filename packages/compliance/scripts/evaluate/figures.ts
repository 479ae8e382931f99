// The figures of an evaluation: how many rows are right, precision and recall of each label, and what is confused.
import { judgeConsent } from './consent.ts';
import { judgeContent } from './content.ts';
import { judgeErrors } from './errors.ts';
import type { Judged } from './judgment.ts';
import { judgeOptOut } from './opt-out.ts';
import { type Area, AREAS, type CorpusSet, readRows } from './rows.ts';
import { judgeSender } from './sender.ts';
import { judgeUseCase } from './use-cases.ts';

const JUDGES = {
  content: judgeContent,
  sender: judgeSender,
  'opt-out': judgeOptOut,
  consent: judgeConsent,
  errors: judgeErrors,
  'use-cases': judgeUseCase,
} as Readonly<Record<Area, (row: never) => Judged>>;

export type Evaluated = Judged & {
  readonly area: Area;
  readonly id: string;
  readonly language: string;
  readonly writer: string;
  readonly group: string;
  readonly text: string;
};

export type Figure = { readonly right: number; readonly of: number };

/** What a row is reported under beside its area and language. */
function groupOf(area: Area, row: Readonly<Record<string, unknown>>): string {
  const group =
    area === 'errors'
      ? row['tool']
      : (row['kind'] ?? row['expected'] ?? row['problem'] ?? row['optOut'] ?? row['method']);
  return typeof group === 'string' ? group : 'use case';
}

/** Calls the tools with every row of a set, as the service would. */
export function evaluate(set: CorpusSet): Evaluated[] {
  return (Object.keys(AREAS) as Area[]).flatMap((area) =>
    readRows(set, area).map((row) => ({
      ...JUDGES[area](row as never),
      area,
      id: row.id,
      language: row.language,
      writer: row.writer,
      group: groupOf(area, row),
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

export type LabelFigure = {
  /** Of the answers with the label, those that were expected. */
  readonly precision: Figure;
  /** Of the rows with the label, those that were answered with it. */
  readonly recall: Figure;
};

/** Precision and recall of every label, by `<area> <label>`. */
export function countLabels(rows: readonly Evaluated[]): Record<string, LabelFigure> {
  const counts: Record<string, { expected: number; answered: number; both: number }> = {};
  for (const { area, labels } of rows) {
    for (const label of new Set([...labels.expected, ...labels.answered])) {
      const count = (counts[`${area} ${label}`] ??= { expected: 0, answered: 0, both: 0 });
      const isExpected = labels.expected.includes(label);
      const isAnswered = labels.answered.includes(label);
      count.expected += Number(isExpected);
      count.answered += Number(isAnswered);
      count.both += Number(isExpected && isAnswered);
    }
  }
  return Object.fromEntries(
    Object.entries(counts).map(([label, { expected, answered, both }]) => [
      label,
      { precision: { right: both, of: answered }, recall: { right: both, of: expected } },
    ]),
  );
}

const CONFUSIONS_SHOWN = 40;

/** The most frequent wrong answers, by `<area>: <expected> taken for <answered>`. */
export function countConfusions(rows: readonly Evaluated[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { area, labels, judgment } of rows) {
    const [expected] = labels.expected;
    const answered = labels.answered.find((label) => !labels.expected.includes(label));
    if (!judgment.right && expected !== undefined && !labels.answered.includes(expected)) {
      const name = `${area}: ${expected} taken for ${answered ?? 'nothing'}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
  }
  return Object.fromEntries(
    Object.entries(counts)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, CONFUSIONS_SHOWN),
  );
}

/** A figure in percent with one decimal place. */
export const percent = ({ right, of }: Figure): string =>
  of === 0 ? '–' : `${((100 * right) / of).toFixed(1)} %`;
