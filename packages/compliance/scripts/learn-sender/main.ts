// `npm run train:sender`: learns how much each sign of a name says that it is the sender, and writes the weights to
// src/text/sender-weights.ts. Deterministic: the same rows give the same weights.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLinks } from '../../src/text/links.ts';
import { findNamedSender } from '../../src/text/sender.ts';
import { readSenderCandidates } from '../../src/text/sender-candidates.ts';
import { readWords } from '../../src/text/words.ts';
import { readRows } from '../evaluate/rows.ts';
import { createRandom, isSameName, packNameWeights } from './name-learning.ts';
import { removeSender } from './remove-sender.ts';

const WEIGHTS = join(import.meta.dirname, '../../src/text/sender-weights.ts');
const PASSES = 25;
const RATE = 0.25;
const PENALTY = 0.002;
const AVERAGED_FROM = 0.8;
const STEPS_BETWEEN = 500;
/** A sign of fewer names says nothing about other texts. */
const NAMES_MIN = 5;
/** How much a row counts: one that was labeled for its sender, one without a sender, and one with the sender removed. */
const COUNTS = { content: 1, sender: 2, none: 3, removed: 0.4 } as const;

/**
 * Half of the senders in the rows of these writers are people, initials, and single words, which are names of a business only
 * because its brand was given. A text without a given brand says nothing of the kind.
 */
const WRITERS_OF_GIVEN_BRANDS = new Set(['opal', 'tess']);

type Example = {
  readonly signs: readonly (readonly string[])[];
  readonly isRight: readonly boolean[];
  readonly count: number;
};
type Indexed = Omit<Example, 'signs'> & { readonly ids: readonly (readonly number[])[] };

function toExample(text: string, sender: string | undefined, count: number): Example[] {
  const words = readWords(text);
  const candidates = readSenderCandidates(text, words, findNamedSender(text, words, findLinks(text)));
  const isRight = candidates.map(({ name }) => sender !== undefined && isSameName(name, sender));
  return sender !== undefined && !isRight.includes(true)
    ? []
    : [{ signs: candidates.map(({ signs }) => signs), isRight, count }];
}

function readExamples(): Example[] {
  const content = readRows('training', 'content').flatMap(({ text, sender }) => {
    const rest = sender === undefined ? undefined : removeSender(text, sender);
    return [
      ...(sender === undefined ? [] : toExample(text, sender, COUNTS.content)),
      ...(rest === undefined ? [] : toExample(rest, undefined, COUNTS.removed)),
    ];
  });
  const rows = readRows('training', 'sender').filter(({ writer }) => !WRITERS_OF_GIVEN_BRANDS.has(writer));
  const labeled = rows.flatMap(({ text, expected, sender }) =>
    expected === 'not-named'
      ? toExample(text, undefined, COUNTS.none)
      : sender === undefined
        ? []
        : toExample(text, sender, COUNTS.sender),
  );
  return [...content, ...labeled];
}

/** One step of a softmax over the names of a text and "none of them", which always scores zero. */
function learnFrom({ ids, isRight, count }: Indexed, weights: Float64Array, steps: Float64Array): void {
  const scores = ids.map((list) => list.reduce((sum, id) => sum + (weights[id] as number), 0));
  const most = Math.max(0, ...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const all = shares.reduce((sum, share) => sum + share, Math.exp(-most));
  const right = shares.reduce((sum, share, at) => sum + (isRight[at] === true ? share : 0), 0);
  for (const [at, list] of ids.entries()) {
    const wanted = isRight[at] === true ? (shares[at] as number) / right : 0;
    const error = ((shares[at] as number) / all - wanted) * count;
    if (Math.abs(error) < 1e-4) {
      continue;
    }
    for (const id of list) {
      const slope = error + PENALTY * (weights[id] as number);
      steps[id] = (steps[id] as number) + slope * slope;
      weights[id] = (weights[id] as number) - (RATE * slope) / Math.sqrt(steps[id] ?? 1);
    }
  }
}

function learn(examples: readonly Example[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const sign of examples.flatMap(({ signs }) => signs.flat())) {
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const known = [...counts].filter(([, count]) => count >= NAMES_MIN).map(([sign]) => sign);
  const index = new Map(known.map((sign, id) => [sign, id]));
  const indexed = examples.map(({ signs, ...example }) => ({
    ...example,
    ids: signs.map((list) => list.map((sign) => index.get(sign)).filter((id) => id !== undefined)),
  }));
  const weights = new Float64Array(known.length);
  const steps = new Float64Array(known.length).fill(1e-6);
  const random = createRandom(3);
  const sums = new Float64Array(known.length);
  const all = indexed.length * PASSES;
  let taken = 0;
  for (let step = 0; step < all; step++) {
    // Averaged, so that the weights do not depend on which texts came last.
    if (step > all * AVERAGED_FROM && step % STEPS_BETWEEN === 0) {
      taken++;
      for (let id = 0; id < sums.length; id++) {
        sums[id] = (sums[id] as number) + (weights[id] as number);
      }
    }
    learnFrom(indexed[Math.floor(random() * indexed.length)] as Indexed, weights, steps);
  }
  return known.map((sign, id) => [sign, (sums[id] as number) / taken]);
}

const examples = readExamples();
const packed = packNameWeights(learn(examples));
writeFileSync(
  WEIGHTS,
  `// Written by \`npm run train:sender\`: what each sign of a name says about its being the sender, in hundredths.\n\nexport const packedSenderWeights = \`\n${packed}\n\`;\n`,
);
process.stdout.write(`${examples.length} texts, ${packed.length} characters of weights\n`);
