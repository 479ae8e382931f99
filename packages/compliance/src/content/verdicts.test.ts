// Tests how rules and model decide together: a rule may be sure, the model alone may only suspect.
import { describe, expect, test } from 'vitest';
import type { PlacedConcept } from './concept-trie.ts';
import type { Counted } from './features.ts';
import { CATEGORY_IDS, type CategoryId } from './lexicons.ts';
import { ANY, OUTPUTS } from './score.ts';
import { decideVerdicts, weighRules } from './verdicts.ts';

const NOTHING: Counted = {
  strong: 0,
  name: 0,
  product: 0,
  slang: 0,
  act: 0,
  guard: 0,
  strongSale: false,
  productSale: false,
  productAct: false,
  slangAct: false,
  slangSale: false,
};
/** From this suspicion on, the model speaks alone in these tests. */
const ALONE_MIN = 2;
const LONG = 60;
const SHORT = 8;

const place = (category: CategoryId, phrase: string, more: Partial<PlacedConcept> = {}): PlacedConcept => ({
  category,
  role: 'strong',
  phrase,
  first: 0,
  after: 1,
  disguised: false,
  ...more,
});

/** Scores that are low everywhere except where they are given. */
function score(any: number, categories: Partial<Record<CategoryId, number>> = {}): Float64Array {
  const scores = new Float64Array(OUTPUTS).fill(-9);
  scores[ANY] = any;
  for (const [id, value] of Object.entries(categories)) {
    scores[CATEGORY_IDS.indexOf(id as CategoryId)] = value;
  }
  return scores;
}

type Given = {
  readonly concepts?: readonly PlacedConcept[];
  readonly counted?: Partial<Record<CategoryId, Partial<Counted>>>;
  readonly length?: number;
  readonly scores: Float64Array;
};

const evidence = ({ concepts = [], counted = {}, length = LONG, scores }: Given) => ({
  concepts,
  counted: new Map(
    Object.entries(counted).map(([id, counts]) => [id as CategoryId, { ...NOTHING, ...counts }]),
  ),
  length,
  scores,
});
const standingsOf = (given: Given) =>
  weighRules(evidence(given)).map(({ id, standing }) => `${id} ${standing}`);

describe('a word of the rules', () => {
  const word = place('tobacco', 'cigars');

  test.each([
    [
      'beside an offer that the scores support',
      { strong: 1, strongSale: true },
      score(4, { tobacco: 2 }),
      ['tobacco sure'],
    ],
    [
      'beside an offer with little support',
      { strong: 1, strongSale: true },
      score(0.5, { tobacco: 2 }),
      ['tobacco possible'],
    ],
    ['without an offer', { strong: 1 }, score(4, { tobacco: 2 }), ['tobacco possible']],
    ['that the scores speak against', { strong: 1, strongSale: true }, score(-6, { tobacco: -2 }), []],
    [
      'while the scores tell another trade',
      { strong: 1, strongSale: true },
      score(4, { tobacco: -5, alcohol: 3 }),
      [],
    ],
    [
      'beside innocent words, offered and supported',
      { strong: 1, guard: 1, strongSale: true },
      score(4, { tobacco: 2 }),
      ['tobacco possible'],
    ],
    ['beside innocent words, not offered', { strong: 1, guard: 1 }, score(6, { tobacco: 4 }), []],
  ])('%s', (_when, counts, scores, expected) => {
    expect(standingsOf({ concepts: [word], counted: { tobacco: counts }, scores })).toEqual(expected);
  });

  test('needs less support in a short text, which says nothing else', () => {
    const given = {
      concepts: [word],
      counted: { tobacco: { strong: 1, strongSale: true } },
      scores: score(-1, { tobacco: 0 }),
    };
    expect(standingsOf({ ...given, length: SHORT })).toEqual(['tobacco sure']);
    expect(standingsOf({ ...given, length: LONG })).toEqual([]);
  });

  test('needs as much support in a short text if it is only clues together', () => {
    const plot = place('tobacco', 'plot 1', { plot: 'smoke + shop' });
    const given = {
      counted: { tobacco: { strong: 1, strongSale: true } },
      scores: score(-1, { tobacco: 0 }),
      length: SHORT,
    };
    expect(standingsOf({ ...given, concepts: [plot] })).toEqual([]);
  });

  test('that stands for nothing else is sure without an offer', () => {
    const certain = place('cannabis', '!dispensary');
    expect(
      standingsOf({
        concepts: [certain],
        counted: { cannabis: { strong: 1 } },
        scores: score(-4, { cannabis: -2, drugs: -2, adult: -2 }),
      }),
    ).toEqual(['cannabis sure']);
    expect(
      standingsOf({
        concepts: [certain],
        counted: { cannabis: { strong: 1, guard: 1 } },
        scores: score(-4, { cannabis: -2, drugs: -2, adult: -2 }),
      }),
    ).toEqual([]);
  });

  test('that is disguised is sure, because innocent words are not disguised', () => {
    const disguised = place('drugs', 'viagra', { disguised: true });
    expect(
      standingsOf({
        concepts: [disguised],
        counted: { drugs: { strong: 1 } },
        scores: score(-4, { cannabis: -2, drugs: -2, adult: -2 }),
      }),
    ).toEqual(['drugs sure']);
  });

  test('that two joined words may be is no disguise', () => {
    const joined = place('adult', 'hookup', { disguised: true, first: 0, after: 2 });
    expect(
      standingsOf({
        concepts: [joined],
        counted: { adult: { strong: 1 } },
        scores: score(-4, { cannabis: -2, drugs: -2, adult: -2 }),
      }),
    ).toEqual([]);
  });

  test('of its category is needed: a product word alone is none', () => {
    const product = place('tobacco', 'lighter', { role: 'product' });
    expect(
      standingsOf({
        concepts: [product],
        counted: { tobacco: { product: 1 } },
        scores: score(9, { tobacco: 9 }),
      }),
    ).toEqual([]);
  });
});

describe('a plot that few innocent texts contain', () => {
  const given = (role: Partial<PlacedConcept>, counted = { strong: 1, guard: 0 }): Given => ({
    concepts: [place('political', '?plot 1', { plot: 'one + two', ...role })],
    counted: { political: counted },
    scores: score(-2, { political: -2 }),
  });

  test('is a warning although the model finds nothing in the rest of the text', () => {
    expect(standingsOf(given({}))).toEqual(['political possible']);
  });

  test('is none beside a word that makes the text innocent', () => {
    expect(standingsOf(given({}, { strong: 1, guard: 1 }))).toEqual([]);
  });
});

describe('the model alone', () => {
  const decide = (given: Given) =>
    decideVerdicts(evidence(given), ALONE_MIN).map(({ id, standing }) => `${id ?? 'unnamed'} ${standing}`);

  test('never raises more than a suspicion', () => {
    expect(decide({ scores: score(9, { gambling: 9 }) })).toEqual(['unnamed suspected']);
  });

  test('names the category only where a word of the text does', () => {
    expect(
      decide({
        counted: { gambling: { product: 2, act: 1, productAct: true } },
        scores: score(9, { gambling: 9 }),
      }),
    ).toEqual(['gambling suspected']);
  });

  test('says nothing up to its threshold', () => {
    expect(decide({ scores: score(ALONE_MIN) })).toEqual([]);
  });

  test('does not repeat what a rule has found', () => {
    const given = {
      concepts: [place('tobacco', 'cigars')],
      counted: { tobacco: { strong: 1, strongSale: true } },
      scores: score(5, { tobacco: 5 }),
    };
    expect(decide(given)).toEqual(['tobacco sure']);
  });

  test('adds no unnamed suspicion to what a rule has found', () => {
    const given = {
      concepts: [place('cannabis', '!dispensary')],
      counted: { cannabis: { strong: 1 } },
      scores: score(5, { gambling: 5, cannabis: 1 }),
    };
    expect(decide(given)).toEqual(['cannabis sure']);
  });
});
