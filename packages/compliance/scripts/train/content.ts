// `npm run train`: learns the content model from the training rows, and writes it to src/content/model. Prints what rows
// of writers that it had not learned from say about the rules and the model together.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORY_IDS } from '../../src/content/lexicons.ts';
import { packWeights } from '../../src/content/packed-weights.ts';
import { judgeScores, scoreOutputs } from '../../src/content/score.ts';
import { type Thresholds, decideVerdicts } from '../../src/content/verdicts.ts';
import { learn } from './learn.ts';
import { hashSources } from './sources.ts';
import { type TrainingRow, foldOf, readTrainingRows } from './training-rows.ts';

const MODEL = join(import.meta.dirname, '../../src/content/model/model.json');
const FOLDS = 3;
/** Share of the categories that a writer's rows cover, so that the other writers can be held against them. */
const COVERED_MIN = 0.75;

/** Share of innocent texts of held-out writers that are more suspicious than each threshold. */
const INNOCENT_ABOVE: Readonly<Record<keyof Thresholds, number>> = {
  sureMin: 0.005,
  aloneMin: 0.01,
  wordMin: 0.02,
  offeredMin: 0.03,
};

type Scored = { readonly row: TrainingRow; readonly scores: Float64Array };

function scoreHeldOut(rows: readonly TrainingRow[], isHeldOut: (row: TrainingRow) => boolean): Scored[] {
  const model = learn(rows.filter((row) => !isHeldOut(row)));
  return rows.filter(isHeldOut).map((row) => ({ row, scores: scoreOutputs(model, row.heldOut.features) }));
}

const isInnocent = ({ row }: Scored): boolean => row.target < 0;

function findThresholds(scored: readonly Scored[]): Thresholds {
  const suspicions = scored
    .filter(isInnocent)
    .map(({ scores }) => judgeScores(scores).suspicion)
    .toSorted((one, other) => other - one);
  const above = (share: number) =>
    Math.round(1000 * (suspicions[Math.floor(suspicions.length * share)] as number)) / 1000;
  const { sureMin, aloneMin, wordMin, offeredMin } = INNOCENT_ABOVE;
  return {
    sureMin: above(sureMin),
    aloneMin: above(aloneMin),
    wordMin: above(wordMin),
    offeredMin: above(offeredMin),
  };
}

function describe(title: string, scored: readonly Scored[], thresholds: Thresholds): string {
  const judged = scored.map(({ row, scores }) => ({
    row,
    verdicts: decideVerdicts(row.heldOut.concepts, row.heldOut.counted, scores, thresholds),
  }));
  type Judged = (typeof judged)[number];
  const isFlagged = ({ verdicts }: Judged) => verdicts.length > 0;
  const isRight = ({ row, verdicts }: Judged) => verdicts.some(({ id }) => id === row.row.category);
  const isError = ({ verdicts }: Judged) => verdicts.some(({ standing }) => standing === 'sure');
  const figure = (kinds: readonly string[], isCounted: (one: Judged) => boolean): string => {
    const counted = judged.filter(({ row }) => kinds.includes(row.row.kind));
    const share = (100 * counted.filter(isCounted).length) / counted.length;
    return (counted.length === 0 ? '–' : share.toFixed(1)).padStart(7);
  };
  return [
    title.padEnd(22),
    figure(['disguised'], isRight),
    figure(['disguised'], isFlagged),
    figure(['plain'], isRight),
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
const thresholds = findThresholds([...byWriter.values()].flat());

process.stdout.write(
  [
    'in %, held out           disguised         plain     innocent',
    '                         right flagged   right flagged  errors    rows\n',
  ].join('\n'),
);
for (const [writer, scored] of byWriter) {
  process.stdout.write(describe(writer, scored, thresholds));
}
process.stdout.write(describe(`a ${FOLDS}rd of the ideas`, byIdea, thresholds));

const { biases, ...weights } = learn(rows);
const packed = packWeights(weights);
writeFileSync(
  MODEL,
  `${JSON.stringify({ madeFrom: hashSources(), thresholds, biases, weights: packed }, undefined, 1)}\n`,
);
process.stdout.write(
  `${JSON.stringify(thresholds)}, ${weights.scales.length} features, ${Math.round((packed.rows.length + packed.levels.length) / 1000)} kB\n`,
);
