// Detects negated words in a description: “we never send marketing”, “no offers or sales”, “marketing is not sent”.
import type { Word } from './words.ts';

const NEGATORS = new Set(
  "no not never without neither nor cannot can't don't doesn't didn't won't isn't aren't wouldn't non zero exclude excludes excluding avoid".split(
    ' ',
  ),
);
// These words start a new clause and end a negation.
const TURNS = new Set(
  'only but instead just rather however except we they our it its this these solely strictly exclusively also while'.split(
    ' ',
  ),
);
const AUXILIARIES = new Set('is are was were will be being'.split(' '));
const SENTENCE_END = /[.;:!?\n]/;
const WORDS_BACK_MAX = 10;
const WORDS_AHEAD_MAX = 6;

/** @param first index of the first word of the phrase, @param last index of its last word */
export function isNegated(text: string, words: readonly Word[], first: number, last: number): boolean {
  return isDeniedBefore(text, words, first) || isDeniedAfter(text, words, last);
}

function isDeniedBefore(text: string, words: readonly Word[], first: number): boolean {
  let crossedComma = false;
  for (let index = first - 1; index >= 0 && index >= first - WORDS_BACK_MAX; index--) {
    const gap = readGapAfter(text, words, index);
    if (SENTENCE_END.test(gap)) {
      return false;
    }
    crossedComma ||= gap.includes(',');
    const word = words[index]?.text ?? '';
    if (NEGATORS.has(word)) {
      // “No spam, appointment reminders”: a comma ends the negation unless the list continues with “or”.
      return !crossedComma || continuesWithOr(text, words, index);
    }
    if (TURNS.has(word)) {
      return false;
    }
  }
  return false;
}

function isDeniedAfter(text: string, words: readonly Word[], last: number): boolean {
  let afterAuxiliary = false;
  for (let index = last + 1; index < words.length && index <= last + WORDS_AHEAD_MAX; index++) {
    if (/[.;:!?\n,]/.test(readGapAfter(text, words, index - 1))) {
      return false;
    }
    const word = words[index]?.text ?? '';
    if (TURNS.has(word)) {
      return false;
    }
    if (/^(?:isn't|aren't|won't)$/.test(word) || (afterAuxiliary && NEGATORS.has(word))) {
      return true;
    }
    afterAuxiliary = AUXILIARIES.has(word);
  }
  return false;
}

function continuesWithOr(text: string, words: readonly Word[], from: number): boolean {
  for (let index = from + 1; index < words.length && index < from + 2 * WORDS_BACK_MAX; index++) {
    if (SENTENCE_END.test(readGapAfter(text, words, index - 1))) {
      return false;
    }
    if (/^n?or$/.test(words[index]?.text ?? '')) {
      return true;
    }
  }
  return false;
}

function readGapAfter(text: string, words: readonly Word[], index: number): string {
  const end = words[index]?.end ?? text.length;
  return text.slice(end, words[index + 1]?.start ?? text.length);
}
