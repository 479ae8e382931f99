// Matches sentences by groups of words, of which each must be there, in any order.
import { type Word, readWords } from './words.ts';

/** A group of alternatives. */
export type WordGroup = readonly Phrase[];

type Phrase = {
  /** With one space before it, and one after it unless it is open. */
  readonly spelled: string;
  readonly first: string;
  /** The other words, without one that stands for any ending. */
  readonly rest: readonly string[];
  readonly beginning: string;
  readonly isSingle: boolean;
  /** Whether it stands for any ending of its last word. */
  readonly isOpen: boolean;
};

/** A sentence that is ready to be searched. */
export type SpelledSentence = {
  /** Its words with one space around each. */
  readonly spelled: string;
  readonly words: ReadonlySet<string>;
  /** The first letters of its words; few sentences are asked for them. */
  readonly getBeginnings: () => ReadonlySet<string>;
};

/** Reads `a few words | begin* | other`: alternatives, where `*` stands for any ending of the last word. */
export function readWordGroup(group: string): WordGroup {
  return group.split('|').flatMap((phrase) => {
    const words = readWords(phrase).map((word) => word.text);
    const [first] = words;
    if (first === undefined) {
      return [];
    }
    const isOpen = phrase.trim().endsWith('*');
    const spelled = ` ${words.join(' ')}${isOpen ? '' : ' '}`;
    return [
      {
        spelled,
        first,
        rest: words.slice(1, isOpen ? -1 : undefined),
        beginning: first.slice(0, BEGINNING_LETTERS),
        isSingle: words.length === 1,
        isOpen,
      },
    ];
  });
}

const BEGINNING_LETTERS = 3;

/** Prepares a sentence for `hasGroups`. Linear in the sentence. */
export const spellSentence = (sentence: string): SpelledSentence => spellWords(readWords(sentence));

/** The same for words that are read already. */
export function spellWords(read: readonly Word[]): SpelledSentence {
  const texts = read.map((word) => word.text);
  const words = new Set(texts);
  let beginnings: ReadonlySet<string> | undefined;
  return {
    spelled: ` ${texts.join(' ')} `,
    words,
    getBeginnings: () =>
      (beginnings ??= new Set(Array.from(words, (word) => word.slice(0, BEGINNING_LETTERS)))),
  };
}

/** Whether a sentence has a phrase of each group. */
export function hasGroups(sentence: SpelledSentence, groups: readonly WordGroup[]): boolean {
  return groups.every((group) => group.some((phrase) => hasPhrase(sentence, phrase)));
}

/** The first phrase of a group that a sentence has, as the sentence spells it. */
export function quotePhrase(sentence: SpelledSentence, group: WordGroup): string | undefined {
  const phrase = group.find((each) => hasPhrase(sentence, each));
  if (phrase === undefined) {
    return undefined;
  }
  const start = sentence.spelled.indexOf(phrase.spelled) + 1;
  const end = sentence.spelled.indexOf(' ', start + phrase.spelled.trim().length);
  return sentence.spelled.slice(start, end);
}

// A search in the sentence is slow, so most phrases are ruled out by their words.
function hasPhrase({ spelled, words, getBeginnings }: SpelledSentence, phrase: Phrase): boolean {
  if (phrase.isSingle && !phrase.isOpen) {
    return words.has(phrase.first);
  }
  const isPossible = phrase.isSingle ? getBeginnings().has(phrase.beginning) : words.has(phrase.first);
  return isPossible && phrase.rest.every((word) => words.has(word)) && spelled.includes(phrase.spelled);
}
