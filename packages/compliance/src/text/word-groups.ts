// Matches sentences by groups of words, of which each must be there, in any order.
import { readWords } from './words.ts';

/** A group of alternatives. */
export type WordGroup = { readonly phrases: readonly string[] };

/** Reads `a few words | begin* | other`: alternatives, where `*` stands for any ending of the last word. */
export function readWordGroup(group: string): WordGroup {
  return {
    phrases: group
      .split('|')
      .map((phrase) => ` ${spell(phrase)}${phrase.trim().endsWith('*') ? '' : ' '}`)
      .filter((phrase) => phrase.trim() !== ''),
  };
}

/** The words of a sentence with one space around each, as `hasGroups` needs them. */
export function spellSentence(sentence: string): string {
  return ` ${spell(sentence)} `;
}

function spell(text: string): string {
  return readWords(text)
    .map((word) => word.text)
    .join(' ');
}

/** Whether a spelled sentence has a word of each group. */
export function hasGroups(sentence: string, groups: readonly WordGroup[]): boolean {
  return groups.every(({ phrases }) => phrases.some((phrase) => sentence.includes(phrase)));
}
