// Finds sentences that have several groups of words in any order.
import { FilteredPattern, type Pattern } from './filtered-pattern.ts';

export type SentenceRule = {
  /** Each has to be there. The rarest first: it decides most sentences. */
  readonly all: readonly RegExp[];
  /** None may be there. */
  readonly none?: RegExp;
};

/** A rule whose patterns are ready for the spelled sentence. */
type PreparedRule = { readonly all: readonly Pattern[]; readonly none?: Pattern };

export type Sentence = {
  readonly text: string;
  /** Lowercase and without accents, so that patterns need no flags, which make them half as fast. */
  readonly spelled: string;
};

const QUOTED_UNITS_MAX = 140;
/** A consent text has twenty sentences; a text of a thousand boxes is none. */
const SENTENCES_MAX = 80;
const SENTENCE_UNITS_MIN = 6;
const SENTENCE = /[^.!?\n;☐▢□]+(?:[.!?;](?!["”’)]{0,2}(?:\s|$))[^.!?\n;☐▢□]+)*[.!?;]?/gu;

/** The sentences of a text. A box begins a new one; a dot inside an address ends none. */
export function readSentences(text: string): Sentence[] {
  return (text.match(SENTENCE) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= SENTENCE_UNITS_MIN)
    .slice(0, SENTENCES_MAX)
    .map((sentence) => ({ text: sentence, spelled: spell(sentence) }));
}

const spell = (sentence: string): string =>
  sentence
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'");

/** Prepares rules whose patterns are written for any text: `\p{L}` and capital letters become `a-z`. */
export function prepareRules(rules: readonly SentenceRule[]): readonly PreparedRule[] {
  return rules.map(({ all, none }) => ({
    all: all.map(simplify),
    ...(none !== undefined && { none: simplify(none) }),
  }));
}

const simplify = ({ source }: RegExp): Pattern =>
  new FilteredPattern(
    source
      .replaceAll(/\[[^\]]*\]/g, (letters) => letters.replaceAll('\\p{L}', 'a-z'))
      .replaceAll('\\p{L}', '[a-z]')
      .toLowerCase(),
  );

/** The first sentence that any rule describes, as evidence. */
export function findSentence(
  sentences: readonly Sentence[],
  rules: readonly PreparedRule[],
): string | undefined {
  return sentences
    .find(({ spelled }) => rules.some((rule) => describes(rule, spelled)))
    ?.text.slice(0, QUOTED_UNITS_MAX)
    .trim();
}

function describes({ all, none }: PreparedRule, spelled: string): boolean {
  return all.every((pattern) => pattern.test(spelled)) && none?.test(spelled) !== true;
}
