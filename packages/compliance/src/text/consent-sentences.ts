// Finds sentences that have several groups of words in any order.
import { FilteredPattern } from './filtered-pattern.ts';
import { type LetterGroups, noteLetters } from './letter-groups.ts';

export type SentenceRule = {
  /** Each has to be there. The rarest first: it decides most sentences. */
  readonly all: readonly RegExp[];
  /** None may be there. */
  readonly none?: RegExp;
};

/** A rule whose patterns are ready for the spelled sentence. */
type PreparedRule = { readonly all: readonly FilteredPattern[]; readonly none?: FilteredPattern };

export type Sentence = {
  readonly text: string;
  /** Lowercase and without accents, so that patterns need no flags, which make them half as fast. */
  readonly spelled: string;
  /** The groups of letters of the spelled sentence, and those of all sentences of the text. */
  readonly groups: LetterGroups;
  readonly groupsOfAll: LetterGroups;
};

const QUOTED_UNITS_MAX = 140;
/** A consent text has twenty sentences; a text of a thousand boxes is none. */
const SENTENCES_MAX = 80;
const SENTENCE_UNITS_MIN = 6;
/** “Inc. and its agents” goes on. */
const SENTENCE =
  /[^.!?\n;☐▢□]+(?:(?:[.!?;](?!["”’)]{0,2}(?:\s|$))|(?<=\b(?:Inc|Corp|Co|Ltd|Bros))\.(?=,? [a-z&]))[^.!?\n;☐▢□]+)*[.!?;]?/gu;

/** Makes each point of a list a line of its own, at the same offset. */
export const separatePoints = (text: string): string =>
  text.replaceAll(/[•·|]/g, '\n').replaceAll(MARK_BEHIND, '$2$1');
/** “I agree to the terms. (required)”: the mark belongs to the sentence before it. */
const MARK_BEHIND =
  /([.!])(\s{0,4}\((?:required|optional|mandatory|requerid[oa]|obligatori[oa]|opcional)\))(?=\s|$)/gi;

/** The sentences of a text. A box begins a new one; a dot inside an address ends none. */
export function readSentences(text: string): Sentence[] {
  const sentences = (text.match(SENTENCE) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= SENTENCE_UNITS_MIN)
    .slice(0, SENTENCES_MAX)
    .map((sentence) => ({ text: sentence, spelled: spell(sentence) }));
  const groupsOfAll = noteLetters(sentences.map(({ spelled }) => spelled).join('\n'));
  return sentences.map((sentence) => ({ ...sentence, groups: noteLetters(sentence.spelled), groupsOfAll }));
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

const simplify = ({ source }: RegExp): FilteredPattern =>
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
  const groupsOfAll = sentences[0]?.groupsOfAll;
  if (groupsOfAll === undefined) {
    return undefined;
  }
  // Most rules need words that the whole text does not have.
  const possible = rules.flatMap((rule) => narrow(rule, groupsOfAll));
  return sentences
    .find((sentence) => possible.some((rule) => describes(rule, sentence)))
    ?.text.slice(0, QUOTED_UNITS_MAX)
    .trim();
}

/** Leaves out the alternatives that no sentence of the text can have, and the rule if it needs one of them. */
function narrow({ all, none }: PreparedRule, groups: LetterGroups): PreparedRule[] {
  const narrowed: FilteredPattern[] = [];
  for (const pattern of all) {
    const possible = pattern.narrow(groups);
    if (possible === undefined) {
      return [];
    }
    narrowed.push(possible);
  }
  const denied = none?.narrow(groups);
  return [{ all: narrowed, ...(denied !== undefined && { none: denied }) }];
}

function describes({ all, none }: PreparedRule, { spelled, groups }: Sentence): boolean {
  return all.every((pattern) => pattern.test(spelled, groups)) && none?.test(spelled, groups) !== true;
}

/** The sentences in which a pattern is found, each with what is found. */
export function findInEach(
  parts: readonly string[],
  pattern: FilteredPattern,
): (readonly [sentence: string, found: string])[] {
  const narrowed = pattern.within(parts);
  return parts.flatMap((sentence) => {
    const found = narrowed.exec(sentence)?.[0].trim();
    return found === undefined ? [] : [[sentence, found] as const];
  });
}
