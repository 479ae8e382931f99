// Part of `npm run train`: learns the model of opt-outs from the training rows, and writes it to src/learned/models. Prints
// what rows of ideas that it had not learned from say about the wordings alone, and about wordings and model together.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scoreOutputs } from '../../src/learned/linear-model.ts';
import { packWeights } from '../../src/learned/packed-weights.ts';
import {
  OPT_OUT_ANSWERS,
  OPT_OUT_BUCKETS,
  listOptOutFeatures,
  readOptOutSentences,
} from '../../src/text/opt-out-features.ts';
import { OPT_OUT_MARGIN, answerOf, nameOptOutWordings } from '../../src/text/opt-out-opinion.ts';
import { readOptOutWording } from '../../src/text/opt-out-wording.ts';
import { readWords } from '../../src/text/words.ts';
import { type Row, readRows } from '../evaluate/rows.ts';
import { foldOf } from './folds.ts';
import { type LearningRow, learn } from './learn.ts';
import { hashSources } from './sources.ts';

const MODEL = join(import.meta.dirname, '../../src/learned/models/opt-outs.json');
const SETTINGS = { buckets: OPT_OUT_BUCKETS, ideasMin: 2, featuresMax: 12_000, epochs: 20 };
const FOLDS = 4;
/** The wordings were written from the rows of these writers, so that most of their rows are learned without them. */
const WRITERS_OF_WORDINGS = new Set(['nora', 'cole', 'iris', 'lena']);
/** Of ten such rows, how many are learned with what the wordings say. */
const TRUSTED_OF_TEN = 3;

type OptOutRow = Row<'opt-out'>;
type Answer = (typeof OPT_OUT_ANSWERS)[number];

const expectedOf = ({ optOut }: OptOutRow): Answer =>
  optOut === 'none' || optOut === 'valid' ? optOut : 'bad';

function prepare(row: OptOutRow, index: number) {
  const wording = readOptOutWording(row.text, readWords(row.text));
  const sentences = readOptOutSentences(row.text);
  const judged = listOptOutFeatures(sentences, nameOptOutWordings(wording));
  const isTrusted = !WRITERS_OF_WORDINGS.has(row.writer) || index % 10 < TRUSTED_OF_TEN;
  const expected = expectedOf(row);
  const learned: LearningRow = {
    idea: row.idea,
    features: isTrusted ? judged : listOptOutFeatures(sentences, undefined),
    wanted: OPT_OUT_ANSWERS.map((answer) => Number(answer === expected)),
  };
  return { row, expected, worded: answerOf(wording), judged, learned };
}

const rows = readRows('training', 'opt-out').map(prepare);
const judged = Array.from({ length: FOLDS }, (_fold, fold) => {
  const isHeldOut = ({ row }: (typeof rows)[number]) => foldOf(row, FOLDS) === fold;
  const model = learn(
    rows.filter((one) => !isHeldOut(one)).map(({ learned }) => learned),
    SETTINGS,
  );
  return rows.filter(isHeldOut).map((one) => {
    const scores = scoreOutputs(model, one.judged);
    const own = scores[OPT_OUT_ANSWERS.indexOf(one.worded)] as number;
    const best = scores.reduce((most, score, at) => (score > (scores[most] as number) ? at : most), 0);
    const isSurer = (scores[best] as number) - own > OPT_OUT_MARGIN;
    return { ...one, answer: isSurer ? (OPT_OUT_ANSWERS[best] as Answer) : one.worded };
  });
}).flat();
for (const writer of new Set(rows.map(({ row }) => row.writer))) {
  const own = judged.filter(({ row }) => row.writer === writer);
  const share = (count: number) => `${((100 * count) / own.length).toFixed(1)} %`;
  process.stdout.write(
    `opt-outs by ${writer}, held out: wordings ${share(own.filter((one) => one.worded === one.expected).length)}, with the model ${share(own.filter((one) => one.answer === one.expected).length)} of ${own.length}\n`,
  );
}
const { biases, ...weights } = learn(
  rows.map(({ learned }) => learned),
  SETTINGS,
);
const packed = packWeights(weights);
writeFileSync(
  MODEL,
  `${JSON.stringify({ madeFrom: hashSources('opt-outs'), biases, weights: packed }, undefined, 1)}\n`,
);
process.stdout.write(
  `opt-outs: ${weights.scales.length} features, ${Math.round((packed.rows.length + packed.levels.length) / 1000)} kB\n`,
);
