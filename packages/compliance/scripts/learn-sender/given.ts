// Part of `npm run train:sender`: learns which names of a text name the brand that was given, and which are other senders, and
// writes the weights to src/text/given-weights.ts. Deterministic. Prints what the rows of each writer say who was left out.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrandForms } from '../../src/text/brand-forms.ts';
import { WORDED_BONUS, findMentions, readGiven } from '../../src/text/given-sender.ts';
import type { GivenReading } from '../../src/text/given-signs.ts';
import { findLinks } from '../../src/text/links.ts';
import { readByWordings } from '../../src/text/named-sender.ts';
import { findSigner } from '../../src/text/sender-rivals.ts';
import { scoreSenders } from '../../src/text/sender-score.ts';
import { findNamedSender } from '../../src/text/sender.ts';
import { readWords } from '../../src/text/words.ts';
import { readRows } from '../evaluate/rows.ts';
import { type GivenRow, makeBrandRows } from './made-brands.ts';
import { createRandom, isSameName, packNameWeights } from './name-learning.ts';

const WEIGHTS = join(import.meta.dirname, '../../src/text/given-weights.ts');
const PASSES = 25;
const RATE = 0.05;
const PENALTY = 0.01;
/** A sign of fewer readings says nothing about other texts. */
const READINGS_MIN = 5;
/** The weights are the average of several orders of the rows, because one order says too much. */
const SEEDS = [3, 104, 205, 306];
/** How often a made row is learned instead of a written one. */
const MADE_SHARE = 0.35;
/** Of the made rows, which are many, every second one is learned from. */
const MADE_STEP = 2;
/** How often the weights are taken for their average, once a third of the steps is done. */
const STEPS_BETWEEN = 200;
/** The wordings were written from the rows of these writers, so that the rows say little about how far to trust them. */
const WRITERS_OF_WORDINGS = new Set(['nora', 'cole', 'june']);
/**
 * Nothing is learned from these rows, which show how well the rules read a hand that the weights have not seen. Most of them are
 * of businesses that are spoken of, which is rare among messages.
 */
const WRITERS_OF_MEASURE = new Set(['tess']);
/** How often such a row is learned with what the wordings say. */
const TRUSTED_SHARE = 0.3;

type Example = {
  readonly row: GivenRow;
  readonly isMade: boolean;
  readonly readings: readonly GivenReading[];
  /** The same without what the wordings say. */
  readonly plain: readonly GivenReading[];
  readonly isRight: readonly boolean[];
  readonly worded: GivenRow['expected'];
  /** Whether another business signs or heads the text, which no weight overrules. */
  readonly isSignedByOther: boolean;
};

function toExample(row: GivenRow, isMade: boolean): Example {
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
    isMade,
    readings,
    plain: readGiven(text, words, links, { brandName, names, found, isTrusted: false }),
    isRight: readings.map((reading) => isRight(row, reading)),
    worded: found.quoted !== undefined ? 'named' : found.other !== undefined ? 'other-brand' : 'not-named',
    isSignedByOther:
      findSigner(
        names,
        readBrandForms(brandName)[0]?.words ?? [],
        findMentions(text, words, links, { brandName, names, quoted: found.quoted }),
      ) !== undefined,
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
  const sums = new Map<string, number>();
  for (const seed of SEEDS) {
    for (const [sign, weight] of learnInOrder(examples, seed)) {
      sums.set(sign, (sums.get(sign) ?? 0) + weight / SEEDS.length);
    }
  }
  return sums;
}

function learnInOrder(examples: readonly Example[], seed: number): Weights {
  const counts = new Map<string, number>();
  const shown = examples.filter(({ isMade }) => !isMade);
  for (const sign of shown.flatMap(({ readings }) => readings.flatMap(({ signs }) => signs))) {
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const known = [...counts].filter(([, count]) => count >= READINGS_MIN).map(([sign]) => sign);
  const index = new Map(known.map((sign, id) => [sign, id]));
  const toIds = (readings: readonly GivenReading[]) =>
    readings.map(({ signs }) => signs.map((sign) => index.get(sign)).filter((id) => id !== undefined));
  const rows = examples.map(({ row, isMade, readings, plain, isRight: right }) => ({
    isMade,
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
  const random = createRandom(seed);
  const made = rows.filter(({ isMade }) => isMade);
  const written = rows.filter(({ isMade }) => !isMade);
  const steps = written.length * PASSES;
  let taken = 0;
  for (let step = 0; step < steps; step++) {
    if (step > steps / 3 && step % STEPS_BETWEEN === 0) {
      taken++;
      for (let id = 0; id < sums.length; id++) {
        sums[id] = (sums[id] as number) + (state.weights[id] as number);
      }
    }
    const pool = random() < MADE_SHARE ? made : written;
    const row = pool[Math.floor(random() * pool.length)] as (typeof rows)[number];
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

function judge({ readings, worded, isSignedByOther }: Example, weights: Weights): GivenRow['expected'] {
  const sums = { named: 0, 'other-brand': 0, 'not-named': 1 };
  for (const { signs, isBrand } of readings) {
    const score = signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0);
    sums[isBrand ? 'named' : 'other-brand'] += Math.exp(score);
  }
  sums[worded] *= Math.exp(WORDED_BONUS);
  const best = (Object.keys(sums) as GivenRow['expected'][]).reduce((one, other) =>
    sums[other] > sums[one] ? other : one,
  );
  return best === 'named' && isSignedByOther ? 'other-brand' : best;
}

const labeled = readRows('training', 'sender');
const learned = labeled.filter(({ writer }) => !WRITERS_OF_MEASURE.has(writer));
const written = labeled
  .filter((row): row is (typeof labeled)[number] & GivenRow => row.brandName !== null)
  .map((row) => toExample(row, false));
const made = makeBrandRows([
  ...readRows('training', 'content').filter(({ sender }) => sender !== undefined),
  ...learned,
])
  .filter((_, at) => at % MADE_STEP === 0)
  .map((row) => toExample(row, true));
const examples = [...written, ...made]
  .filter(isUsable)
  .filter(({ row }) => !WRITERS_OF_MEASURE.has(row.writer));
for (const writer of new Set(written.map(({ row }) => row.writer))) {
  const weights = learn(examples.filter(({ row }) => row.writer !== writer));
  const own = written.filter(({ row }) => row.writer === writer);
  const wrong = own.filter((one) => judge(one, weights) !== one.row.expected);
  const right = own.length - wrong.length;
  process.stdout.write(
    `given names by ${writer}, left out: ${((100 * right) / own.length).toFixed(1)} % of ${own.length}\n`,
  );
  for (const one of writer === process.argv[2] ? wrong : []) {
    const { expected, sender = '', brandName, text } = one.row;
    process.stdout.write(
      `${expected} ${sender} -> ${judge(one, weights)} (${brandName}) ${text.replaceAll('\n', ' / ')}\n`,
    );
  }
}
const packed = packNameWeights([...learn(examples)]);
writeFileSync(
  WEIGHTS,
  `// Written by \`npm run train:sender\`: what each sign says about a name of a text with a given brand, in hundredths.\n\nexport const packedGivenWeights = \`\n${packed}\n\`;\n`,
);
process.stdout.write(
  `${written.length} texts with a given name, ${made.length} made ones, ${packed.length} characters of weights\n`,
);
