// Finds a given brand name that is written in one word, or with other spaces and marks.
import { type BrandForm, JOINED_MIN } from './brand-forms.ts';
import { isAddressed } from './brand-position.ts';
import type { Word } from './words.ts';

const JOINED_WORDS_MAX = 8;
const AND_UNITS = 'and'.length;
const JOINS = /[&+]/;
const ENDS = /[.!?:\n]/;

/** The name with other spaces, marks, and capitals: "Tucker's Quick Cash" for "TuckersQuickCash". */
export function findSquashed(
  text: string,
  words: readonly Word[],
  { squashed, words: named }: BrandForm,
): string | undefined {
  if (squashed.length < JOINED_MIN) {
    return undefined;
  }
  // "7ELEVEN" is "7-Eleven", but "target" alone is no name.
  const isSeveral = named.length > 1;
  for (let index = 0; index < words.length; index++) {
    if (!mayBegin(words, index, squashed)) {
      continue;
    }
    let joined = '';
    for (let last = index; last < Math.min(words.length, index + JOINED_WORDS_MAX); last++) {
      const word = words[last] as Word;
      const gap = last === index ? '' : text.slice((words[last - 1] as Word).end, word.start);
      joined += `${JOINS.test(gap) ? 'and' : ''}${word.text.replaceAll("'", '')}`;
      if (
        joined === squashed &&
        (last > index || isSeveral) &&
        !isAddressed(text, (words[index] as Word).start)
      ) {
        return text.slice((words[index] as Word).start, word.end);
      }
      if (!squashed.startsWith(joined) || ENDS.test(gap)) {
        break;
      }
    }
  }
  return undefined;
}

/** Whether the name can begin with this word, and the next words have enough letters for all of it. */
function mayBegin(words: readonly Word[], index: number, squashed: string): boolean {
  const first = (words[index] as Word).text;
  // A word that has only accents is empty here, and the name can begin with the next one.
  if (first !== '' && first.charCodeAt(0) !== squashed.charCodeAt(0)) {
    return false;
  }
  const end = Math.min(words.length, index + JOINED_WORDS_MAX);
  let most = 0;
  for (let at = index; at < end; at++) {
    most += (words[at] as Word).text.length + AND_UNITS;
  }
  return most >= squashed.length;
}
