// Decides, from the words of a text and the scores of the model together, which categories a text is reported for.
import type { PlacedConcept } from './concept-trie.ts';
import { type Counted, isCategoryNamed } from './features.ts';
import { CATEGORY_IDS, type CategoryId } from './lexicons.ts';
import { judgeScores } from './score.ts';

/** Suspicions of the model. Training finds them by the share of innocent texts that are more suspicious. */
export type Thresholds = {
  /** From here on a word beside an offer is an error. */
  readonly sureMin: number;
  /** From here on the model speaks alone. */
  readonly aloneMin: number;
  /** From here on a word is a warning. */
  readonly wordMin: number;
  /** From here on a word beside an offer is a warning. */
  readonly offeredMin: number;
};

export type Verdict = {
  /** Undefined if nothing in the text says which category it is. */
  readonly id: CategoryId | undefined;
  /** `sure` and `possible`: a rule found a word. `suspected`: the model alone. */
  readonly standing: 'sure' | 'possible' | 'suspected';
  /** What the rule found. */
  readonly shown: PlacedConcept | undefined;
};

export function decideVerdicts(
  concepts: readonly PlacedConcept[],
  counted: ReadonlyMap<CategoryId, Counted>,
  scores: Float64Array,
  thresholds: Thresholds,
): Verdict[] {
  const { best, suspicion } = judgeScores(scores);
  const found = [...counted].flatMap(([id, counts]) => {
    const verdict = weighRule(
      id,
      counts,
      concepts.filter(({ category }) => category === id),
      suspicion,
      thresholds,
    );
    return verdict === undefined ? [] : [verdict];
  });
  const id = CATEGORY_IDS[best] as CategoryId;
  if (suspicion <= thresholds.aloneMin || found.some((verdict) => verdict.id === id)) {
    return found;
  }
  const isNamed = isCategoryNamed(counted.get(id)) || (scores[best] as number) > NAMED_MIN;
  if (found.length > 0 && !isNamed) {
    return found;
  }
  return [...found, { id: isNamed ? id : undefined, standing: 'suspected', shown: undefined }];
}

/** Score from which the model names a category that no word of the lexicon names. */
const NAMED_MIN = 0;

const DISGUISED_LETTERS_MIN = 4;

function weighRule(
  id: CategoryId,
  counts: Counted,
  concepts: readonly PlacedConcept[],
  suspicion: number,
  thresholds: Thresholds,
): Verdict | undefined {
  // A disguised word is there on purpose, whatever stands beside it.
  const disguised = concepts.find(
    (one) =>
      one.disguised &&
      (one.role === 'strong' || one.role === 'name') &&
      one.phrase.length >= DISGUISED_LETTERS_MIN,
  );
  const strong = concepts.filter(({ role }) => role === 'strong');
  const certain = counts.guard === 0 ? strong.find(({ phrase }) => phrase.startsWith('!')) : undefined;
  const shown = disguised ?? certain ?? strong[0];
  if (shown === undefined) {
    return undefined;
  }
  const isCertain = disguised !== undefined || certain !== undefined;
  const standing = isCertain ? 'sure' : weighWords(id, counts, suspicion, thresholds);
  return standing && { id, standing, shown };
}

function weighWords(
  id: CategoryId,
  counts: Counted,
  suspicion: number,
  { sureMin, aloneMin, wordMin, offeredMin }: Thresholds,
): 'sure' | 'possible' | undefined {
  const isOffered = counts.strongSale || id === 'hate';
  if (counts.guard > 0) {
    return isOffered && suspicion > aloneMin ? 'possible' : undefined;
  }
  if ((isOffered || counts.product > 0) && suspicion > sureMin) {
    return 'sure';
  }
  return suspicion > (isOffered ? offeredMin : wordMin) ? 'possible' : undefined;
}
