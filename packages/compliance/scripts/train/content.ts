// Part of `npm run train`: learns the content model from the training rows, and writes it to src/content/model. Prints what rows
// of writers that it had not learned from say about the rules and the model together.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORY_IDS } from '../../src/content/lexicons.ts';
import { contentCategories } from '../../src/facts/content-categories.ts';
import { BUCKETS } from '../../src/content/features.ts';
import { ANY, OUTPUTS, judgeScores } from '../../src/content/score.ts';
import { type Weights, scoreOutputs } from '../../src/learned/linear-model.ts';
import { packWeights } from '../../src/learned/packed-weights.ts';
import { decideVerdicts, weighRules } from '../../src/content/verdicts.ts';
import { foldOf } from './folds.ts';
import { learn } from './learn.ts';
import { hashSources } from './sources.ts';
import { type TrainingRow, readTrainingRows } from './training-rows.ts';

const MODEL = join(import.meta.dirname, '../../src/content/model/model.json');
const FOLDS = 3;
const SETTINGS = { buckets: BUCKETS, ideasMin: 2, featuresMax: 20_000, epochs: 20 };
/** Share of the categories that a writer's rows cover, so that the other writers can be held against them. */
const COVERED_MIN = 0.75;

/** Share of innocent texts of held-out writers that the model may suspect where no rule finds anything. */
const SUSPECTED_MAX = 0.004;

const PROHIBITED = new Set(
  contentCategories.filter(({ standing }) => standing === 'prohibited').map(({ id }) => id),
);

type Scored = { readonly row: TrainingRow; readonly scores: Float64Array };

const wantedOf = (target: number): number[] =>
  Array.from({ length: OUTPUTS }, (_output, output) =>
    Number(output === ANY ? target >= 0 : output === target),
  );

const learnRows = (rows: readonly TrainingRow[]): Weights =>
  learn(
    rows.map(({ features, idea, target }) => ({ features, idea, wanted: wantedOf(target) })),
    SETTINGS,
  );

function scoreHeldOut(rows: readonly TrainingRow[], isHeldOut: (row: TrainingRow) => boolean): Scored[] {
  const model = learnRows(rows.filter((row) => !isHeldOut(row)));
  return rows.filter(isHeldOut).map((row) => ({ row, scores: scoreOutputs(model, row.heldOut.features) }));
}

const isInnocent = ({ row }: Scored): boolean => row.target < 0;

function findAloneMin(scored: readonly Scored[]): number {
  const suspicions = scored
    .filter((one) => isInnocent(one) && weighRules({ ...one.row.heldOut, scores: one.scores }).length === 0)
    .map(({ scores }) => judgeScores(scores).suspicion)
    .toSorted((one, other) => other - one);
  const value = suspicions[Math.floor(suspicions.length * SUSPECTED_MAX)] as number;
  return Math.round(1000 * value) / 1000;
}

function describe(title: string, scored: readonly Scored[], aloneMin: number): string {
  const judged = scored.map(({ row, scores }) => ({
    row,
    verdicts: decideVerdicts({ ...row.heldOut, scores }, aloneMin),
  }));
  type Judged = (typeof judged)[number];
  const isFlagged = ({ verdicts }: Judged) => verdicts.length > 0;
  const isRight = ({ row, verdicts }: Judged) => verdicts.some(({ id }) => id === row.row.category);
  const isError = ({ verdicts }: Judged) =>
    verdicts.some(({ id, standing }) => standing === 'sure' && PROHIBITED.has(id ?? ''));
  const isWrong = ({ row, verdicts }: Judged) => verdicts.some(({ id }) => id !== row.row.category);
  const figure = (kinds: readonly string[], isCounted: (one: Judged) => boolean): string => {
    const counted = judged.filter(({ row }) => kinds.includes(row.row.kind));
    const share = (100 * counted.filter(isCounted).length) / counted.length;
    return (counted.length === 0 ? '–' : share.toFixed(1)).padStart(7);
  };
  return [
    title.padEnd(22),
    figure(['disguised'], isRight),
    figure(['disguised'], isFlagged),
    figure(['disguised'], isWrong),
    figure(['plain'], isRight),
    figure(['plain'], isError),
    figure(['trap', 'everyday'], isFlagged),
    figure(['trap', 'everyday'], isError),
    String(judged.length).padStart(7),
    '\n',
  ].join(' ');
}

const rows = readTrainingRows();
const writers = [...new Set(rows.map(({ writer }) => writer))].filter((writer) => {
  const covered = new Set(rows.filter((row) => row.writer === writer).map(({ target }) => target));
  return covered.size >= COVERED_MIN * CATEGORY_IDS.length;
});
const byWriter = new Map(
  writers.map((writer) => [writer, scoreHeldOut(rows, (row) => row.writer === writer)] as const),
);
const byIdea = Array.from({ length: FOLDS }, (_fold, fold) =>
  scoreHeldOut(rows, (row) => foldOf(row, FOLDS) === fold),
).flat();
const aloneMin = findAloneMin([...byWriter.values()].flat());

process.stdout.write(
  [
    'in %, held out                     disguised           plain        innocent',
    '                         right flagged   wrong   right  errors flagged  errors    rows\n',
  ].join('\n'),
);
for (const [writer, scored] of byWriter) {
  process.stdout.write(describe(writer, scored, aloneMin));
}
process.stdout.write(describe(`a ${FOLDS}rd of the ideas`, byIdea, aloneMin));

const { biases, ...weights } = learnRows(rows);
const packed = packWeights(weights);
writeFileSync(
  MODEL,
  `${JSON.stringify({ madeFrom: hashSources('content'), aloneMin, biases, weights: packed }, undefined, 1)}\n`,
);
process.stdout.write(
  `the model speaks alone from ${aloneMin}, ${weights.scales.length} features, ${Math.round((packed.rows.length + packed.levels.length) / 1000)} kB\n`,
);
