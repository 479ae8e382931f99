// Part of `npm run train:sender`: learns which names of a text name the brand that was given, and which are other senders, and
// writes the weights to src/text/given-weights.ts. Deterministic. Prints what rows that were left out say, by writer.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORDED_BONUS, readGiven } from '../../src/text/given-sender.ts';
import type { GivenReading } from '../../src/text/given-signs.ts';
import { findLinks } from '../../src/text/links.ts';
import { readByWordings } from '../../src/text/named-sender.ts';
import { scoreSenders } from '../../src/text/sender-score.ts';
import { findNamedSender } from '../../src/text/sender.ts';
import { readWords } from '../../src/text/words.ts';
import { type Row, readRows } from '../evaluate/rows.ts';
import { foldOf } from '../train/folds.ts';
import { createRandom, isSameName, packNameWeights } from './name-learning.ts';

const WEIGHTS = join(import.meta.dirname, '../../src/text/given-weights.ts');
const PASSES = 25;
const RATE = 0.05;
const PENALTY = 0.002;
/** A sign of fewer readings says nothing about other texts. */
const READINGS_MIN = 5;
const FOLDS = 5;
/** How often the weights are taken for their average, once a third of the steps is done. */
const STEPS_BETWEEN = 200;
/** The wordings were written from the rows of these writers, so that the rows say little about how far to trust them. */
const WRITERS_OF_WORDINGS = new Set(['nora', 'cole', 'june']);
/** How often such a row is learned with what the wordings say. */
const TRUSTED_SHARE = 0.3;

type GivenRow = Row<'sender'> & { readonly brandName: string };
type Example = {
  readonly row: GivenRow;
  readonly readings: readonly GivenReading[];
  /** The same without what the wordings say. */
  readonly plain: readonly GivenReading[];
  readonly isRight: readonly boolean[];
  readonly worded: GivenRow['expected'];
};

function toExample(row: GivenRow): Example {
  const { text, brandName } = row;
  const words = readWords(text);
  const links = findLinks(text);
  const presented = findNamedSender(text, words, links);
  const names = presented?.form === 'placeholder' ? [] : scoreSenders(text, words, presented);
  const worded = readByWordings(text, words, links, { brandName, names, presented });
  const found = { quoted: worded.sender?.name, other: worded.other?.name };
  const readings = readGiven(text, words, links, { brandName, names, found });
  return {
    row,
    readings,
    plain: readGiven(text, words, links, { brandName, names, found, isTrusted: false }),
    isRight: readings.map((reading) => isRight(row, reading)),
    worded: found.quoted !== undefined ? 'named' : found.other !== undefined ? 'other-brand' : 'not-named',
  };
}

function isRight({ text, expected, sender }: GivenRow, { name, start, isBrand }: GivenReading): boolean {
  if (expected === 'not-named' || sender === undefined || isBrand !== (expected === 'named')) {
    return false;
  }
  const at = text.indexOf(sender);
  const isThere = at >= 0 && at < start + name.length && at + sender.length > start;
  return isSameName(name, sender) || (isBrand && isThere);
}

/** Rows of which no reading is right teach nothing. */
const isUsable = ({ row, isRight: right }: Example): boolean =>
  row.expected === 'not-named' || right.includes(true);

type Weights = ReadonlyMap<string, number>;

function learn(examples: readonly Example[]): Weights {
  const counts = new Map<string, number>();
  for (const sign of examples.flatMap(({ readings }) => readings.flatMap(({ signs }) => signs))) {
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const known = [...counts].filter(([, count]) => count >= READINGS_MIN).map(([sign]) => sign);
  const index = new Map(known.map((sign, id) => [sign, id]));
  const toIds = (readings: readonly GivenReading[]) =>
    readings.map(({ signs }) => signs.map((sign) => index.get(sign)).filter((id) => id !== undefined));
  const rows = examples.map(({ row, readings, plain, isRight: right }) => ({
    trusted: toIds(readings),
    plain: toIds(plain),
    right,
    isOfWordings: WRITERS_OF_WORDINGS.has(row.writer),
  }));
  const state = {
    weights: new Float64Array(known.length),
    squares: new Float64Array(known.length).fill(1e-6),
  };
  const sums = new Float64Array(known.length);
  const random = createRandom(3);
  const steps = rows.length * PASSES;
  let taken = 0;
  for (let step = 0; step < steps; step++) {
    if (step > steps / 3 && step % STEPS_BETWEEN === 0) {
      taken++;
      for (let id = 0; id < sums.length; id++) {
        sums[id] = (sums[id] as number) + (state.weights[id] as number);
      }
    }
    const row = rows[Math.floor(random() * rows.length)] as (typeof rows)[number];
    const isTrusted = !row.isOfWordings || random() < TRUSTED_SHARE;
    learnFrom(isTrusted ? row.trusted : row.plain, row.right, state);
  }
  return new Map(known.map((sign, id) => [sign, (sums[id] as number) / taken]));
}

/** One step of a softmax over the readings of a text and "none of them", which always scores zero. */
function learnFrom(
  readings: readonly (readonly number[])[],
  right: readonly boolean[],
  { weights, squares }: { readonly weights: Float64Array; readonly squares: Float64Array },
): void {
  const scores = readings.map((ids) => ids.reduce((sum, id) => sum + (weights[id] as number), 0));
  const most = Math.max(0, ...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const all = shares.reduce((sum, share) => sum + share, Math.exp(-most));
  const rightSum = shares.reduce((sum, share, at) => sum + (right[at] === true ? share : 0), 0);
  for (const [at, ids] of readings.entries()) {
    const wanted = right[at] === true ? (shares[at] as number) / rightSum : 0;
    const error = (shares[at] as number) / all - wanted;
    if (Math.abs(error) < 1e-4) {
      continue;
    }
    for (const id of ids) {
      const slope = error + PENALTY * (weights[id] as number);
      squares[id] = (squares[id] as number) + slope * slope;
      weights[id] = (weights[id] as number) - (RATE * slope) / Math.sqrt(squares[id] ?? 1);
    }
  }
}

function judge({ readings, worded }: Example, weights: Weights): GivenRow['expected'] {
  const sums = { named: 0, 'other-brand': 0, 'not-named': 1 };
  for (const { signs, isBrand } of readings) {
    const score = signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0);
    sums[isBrand ? 'named' : 'other-brand'] += Math.exp(score);
  }
  sums[worded] *= Math.exp(WORDED_BONUS);
  return (Object.keys(sums) as GivenRow['expected'][]).reduce((best, one) =>
    sums[one] > sums[best] ? one : best,
  );
}

const examples = readRows('training', 'sender')
  .filter((row): row is GivenRow => row.brandName !== null)
  .map(toExample);
const judged = Array.from({ length: FOLDS }, (_fold, fold) => {
  const isHeldOut = ({ row }: Example) => foldOf(row, FOLDS) === fold;
  const weights = learn(examples.filter((one) => isUsable(one) && !isHeldOut(one)));
  return examples.filter(isHeldOut).map((one) => ({
    row: one.row,
    answer: judge(one, weights),
    isRight: judge(one, weights) === one.row.expected,
  }));
}).flat();
for (const writer of new Set(examples.map(({ row }) => row.writer))) {
  const own = judged.filter(({ row }) => row.writer === writer);
  const right = own.filter((one) => one.isRight).length;
  process.stdout.write(
    `given names by ${writer}, held out: ${((100 * right) / own.length).toFixed(1)} % of ${own.length}\n`,
  );
}
for (const { row, answer } of judged.filter((one) => !one.isRight && one.row.writer === process.argv[2])) {
  process.stdout.write(
    `${row.expected} ${row.sender ?? ''} -> ${answer} (${row.brandName}) ${row.text.replaceAll('\n', ' / ')}\n`,
  );
}
const packed = packNameWeights([...learn(examples.filter(isUsable))]);
writeFileSync(
  WEIGHTS,
  `// Written by \`npm run train:sender\`: what each sign says about a name of a text with a given brand, in hundredths.\n\nexport const packedGivenWeights = \`\n${packed}\n\`;\n`,
);
process.stdout.write(`${examples.length} texts with a given name, ${packed.length} characters of weights\n`);
