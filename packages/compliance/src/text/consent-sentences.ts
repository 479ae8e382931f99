// Finds sentences that have several groups of words in any order.

export type SentenceRule = {
  /** Each has to be there. */
  readonly all: readonly RegExp[];
  /** None may be there. */
  readonly none?: RegExp;
};

const QUOTED_UNITS_MAX = 140;

/** The sentences of a text. A box begins a new one; a dot inside an address ends none. */
export function readSentences(text: string): string[] {
  return (text.match(/[^.!?\n;☐▢□]+(?:[.!?;](?!["”’)]{0,2}(?:\s|$))[^.!?\n;☐▢□]+)*[.!?;]?/gu) ?? []).map(
    (sentence) => sentence.trim(),
  );
}

/** The first sentence that any rule describes, as evidence. */
export function findSentence(
  sentences: readonly string[],
  rules: readonly SentenceRule[],
): string | undefined {
  return sentences
    .find((sentence) => rules.some((rule) => describes(rule, sentence)))
    ?.slice(0, QUOTED_UNITS_MAX)
    .trim();
}

function describes({ all, none }: SentenceRule, sentence: string): boolean {
  return all.every((pattern) => pattern.test(sentence)) && none?.test(sentence) !== true;
}
