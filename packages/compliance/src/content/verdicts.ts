// Decides, from the words of a text and the scores of the model together, which categories a text is reported for.
import type { PlacedConcept } from './concept-trie.ts';
import { type Counted, isCategoryNamed } from './features.ts';
import { CATEGORY_IDS, type CategoryId } from './lexicons.ts';
import { ANY, judgeScores } from './score.ts';

export type Verdict = {
  /** Undefined if nothing in the text says which category it is. */
  readonly id: CategoryId | undefined;
  /** `sure` and `possible`: a rule found a word. `suspected`: the model alone. */
  readonly standing: 'sure' | 'possible' | 'suspected';
  /** What the rule found. */
  readonly shown: PlacedConcept | undefined;
};

type Evidence = {
  readonly concepts: readonly PlacedConcept[];
  readonly counted: ReadonlyMap<CategoryId, Counted>;
  /** Number of tokens of the text. */
  readonly length: number;
  readonly scores: Float64Array;
};

/** @param aloneMin suspicion from which the model speaks without a rule */
export function decideVerdicts(evidence: Evidence, aloneMin: number): Verdict[] {
  const { counted, scores } = evidence;
  const found = weighRules(evidence);
  const { best, suspicion } = judgeScores(scores);
  const id = CATEGORY_IDS[best] as CategoryId;
  if (suspicion <= aloneMin || found.some((verdict) => verdict.id === id)) {
    return found;
  }
  const isNamed = isCategoryNamed(counted.get(id));
  if (found.length > 0 && !isNamed) {
    return found;
  }
  return [...found, { id: isNamed ? id : undefined, standing: 'suspected', shown: undefined }];
}

/** What the rules find, each category with the support that its words have in the rest of the text. */
export function weighRules({ concepts, counted, length, scores }: Evidence): Verdict[] {
  const likeliest = judgeScores(scores).best;
  return [...counted].flatMap(([id, counts]) => {
    const index = CATEGORY_IDS.indexOf(id);
    const score = scores[index] as number;
    const verdict = weighRule(
      concepts.filter(({ category }) => category === id),
      {
        id,
        counts,
        length,
        support: (scores[ANY] as number) + SCORE_SHARE * score,
        isLikeliest: index === likeliest,
        // Words of one trade occur in the texts of others: the scores tell which of them the text is about.
        isLikely: index === likeliest || score > LIKELY_MIN,
      },
    );
    return verdict === undefined ? [] : [verdict];
  });
}

// The values below were chosen by their errors on rows of writers that neither the words nor the model were taken from.
const SCORE_SHARE = 0.5;
/** Score of a category from which its words are believed although another category is likelier. */
const LIKELY_MIN = -1;
/** Support from which a word that nobody says by chance, or that is disguised, is an error. */
const CERTAIN_MIN = -6;
/** Support from which a word beside an offer is an error. */
const SURE_MIN = 3.6;
/** A short text says nothing else: a word of it needs less support. */
const SHORT_TOKENS = 14;
const SURE_MIN_OF_SHORT = -2;
/** Support from which a word is a warning. */
const WORD_MIN = 1;
/** Support from which an offer stands although innocent words are beside it. */
const GUARDED_MIN = 3;

const DISGUISED_LETTERS_MIN = 4;
/** `hook-up` may be a disguise, and may be a gas line: it needs support like any word. */
const JOINED_TOKENS = 2;

type Weighed = {
  readonly id: CategoryId;
  readonly counts: Counted;
  readonly length: number;
  readonly support: number;
  readonly isLikeliest: boolean;
  readonly isLikely: boolean;
};

function weighRule(concepts: readonly PlacedConcept[], weighed: Weighed): Verdict | undefined {
  const { id, counts, support } = weighed;
  const disguised = concepts.find(
    (one) =>
      one.disguised &&
      (one.role === 'strong' || one.role === 'name') &&
      one.phrase.length >= DISGUISED_LETTERS_MIN,
  );
  const strong = concepts.filter(({ role }) => role === 'strong');
  const certain = counts.guard === 0 ? strong.find(({ phrase }) => phrase.startsWith('!')) : undefined;
  // A plot that few innocent texts contain is a warning, whatever the model thinks of the rest.
  const alarming = counts.guard === 0 ? strong.find(({ phrase }) => phrase.startsWith('?')) : undefined;
  const shown = disguised ?? certain ?? alarming ?? strong[0];
  if (shown === undefined) {
    return undefined;
  }
  const isDisguised = disguised !== undefined && disguised.after - disguised.first !== JOINED_TOKENS;
  if (isDisguised || certain !== undefined) {
    return { id, standing: support > CERTAIN_MIN ? 'sure' : 'possible', shown };
  }
  const isShort = weighed.length <= SHORT_TOKENS && shown.plot === undefined;
  const standing = weighWords(weighed, isShort ? SURE_MIN_OF_SHORT : SURE_MIN);
  const isAlarming = alarming !== undefined && support > CERTAIN_MIN;
  return standing === undefined && isAlarming
    ? { id, standing: 'possible', shown }
    : standing && { id, standing, shown };
}

function weighWords(
  { id, counts, support, isLikeliest, isLikely }: Weighed,
  sureMin: number,
): 'sure' | 'possible' | undefined {
  const isOffered = counts.strongSale || id === 'hate';
  if (!isLikely) {
    return undefined;
  }
  if (counts.guard > 0) {
    return isOffered && support > GUARDED_MIN ? 'possible' : undefined;
  }
  const isSaid = isOffered || counts.product > 0;
  if (isSaid && isLikeliest && support > sureMin) {
    return 'sure';
  }
  return support > WORD_MIN ? 'possible' : undefined;
}
