// `npm run train`: learns the content model from the training rows, and writes it to src/content/model. Prints what
// cross-validation by idea and by writer says about it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUCKET_BITS } from '../../src/content/features.ts';
import { OUTPUTS, type Weights, judgeScores, scoreOutputs } from '../../src/content/score.ts';
import { learn } from './learn.ts';
import { hashSources } from './sources.ts';
import { type TrainingRow, foldOf, readTrainingRows } from './training-rows.ts';

const MODEL = join(import.meta.dirname, '../../src/content/model/model.json');
const FOLDS = 5;
/** Share of innocent rows that may be warned about. */
const FALSE_ALARMS_MAX = 0.012;
const FALSE_ALARMS_MAX_UNNAMED = 0.003;

type Judged = { readonly row: TrainingRow } & ReturnType<typeof judgeScores>;

function judge(model: Weights, row: TrainingRow): Judged {
  return { row, ...judgeScores(scoreOutputs(model, row.features), (category) => row.mayName.has(category)) };
}

/** Each row judged by a model that was learned without its fold. */
function crossValidate(rows: readonly TrainingRow[], foldFor: (row: TrainingRow) => number): Judged[] {
  const folds = [...new Set(rows.map(foldFor))];
  return folds.flatMap((fold) => {
    const model = learn(rows.filter((row) => foldFor(row) !== fold));
    return rows.filter((row) => foldFor(row) === fold).map((row) => judge(model, row));
  });
}

function findThreshold(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => other - one);
  return Math.round(1000 * (sorted[Math.floor(sorted.length * share)] as number)) / 1000;
}

const isInnocent = ({ row }: Judged): boolean => row.target < 0;

function describe(title: string, judged: readonly Judged[], suspicionMin: number): string {
  const flagged = judged.filter(({ suspicion }) => suspicion > suspicionMin);
  const bad = judged.filter((one) => !isInnocent(one));
  const caught = flagged.filter((one) => !isInnocent(one));
  const right = caught.filter(({ row, best }) => row.target === best && row.mayName.has(best));
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  return (
    `${title}: ${percent(caught.length, bad.length)} of ${bad.length} flagged, ` +
    `${percent(right.length, bad.length)} with the right category, ` +
    `${percent(flagged.length - caught.length, judged.length - bad.length)} of ${judged.length - bad.length} innocent flagged\n`
  );
}

/** Whole numbers from -127 to 127, without the zeros. */
function quantize({ weights }: Weights): { readonly scale: number; readonly encoded: string } {
  let largest = 0;
  for (const weight of weights) {
    largest = Math.max(largest, Math.abs(weight));
  }
  const scale = largest / 127;
  const bytes: number[] = [];
  for (let bucket = 0; bucket < 2 ** BUCKET_BITS; bucket++) {
    const kept: number[] = [];
    for (let output = 0; output < OUTPUTS; output++) {
      const weight = Math.round((weights[bucket * OUTPUTS + output] as number) / scale);
      if (weight !== 0) {
        kept.push(output, weight & 0xff);
      }
    }
    bytes.push(kept.length / 2, ...kept);
  }
  return { scale, encoded: Buffer.from(bytes).toString('base64') };
}

const rows = readTrainingRows();
const judged = crossValidate(rows, (row) => foldOf(row, FOLDS));
const innocent = judged.filter(isInnocent).map(({ suspicion }) => suspicion);
const suspicionMin = findThreshold(innocent, FALSE_ALARMS_MAX);
const thresholds = {
  suspicionMin,
  suspicionMinUnnamed: findThreshold(innocent, FALSE_ALARMS_MAX_UNNAMED),
};
process.stdout.write(describe('ideas held out', judged, suspicionMin));
for (const writer of new Set(rows.map((row) => row.writer))) {
  const others = crossValidate(rows, (row) => Number(row.writer === writer));
  process.stdout.write(
    describe(
      `${writer} held out`,
      others.filter(({ row }) => row.writer === writer),
      suspicionMin,
    ),
  );
}
const learned = learn(rows);
const { scale, encoded } = quantize(learned);
const biases = learned.biases.map((bias) => Math.round(1000 * bias) / 1000);
writeFileSync(
  MODEL,
  `${JSON.stringify({ madeFrom: hashSources(), ...thresholds, biases, scale, weights: encoded }, undefined, 1)}\n`,
);
process.stdout.write(`${JSON.stringify(thresholds)}, ${(encoded.length / 1000).toFixed(0)} kB\n`);
