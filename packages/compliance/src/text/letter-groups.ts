// Notes which groups of three letters a text has, so that most patterns are ruled out without a search.
import type { Need } from './pattern-needs.ts';

/** Bits by the hash of a group: with a bit that is not set, the text has no such group. */
export type LetterGroups = Uint32Array;

/** Few bits for a sentence, because they have to be cleared for each. */
const SENTENCE_WORDS = 2 ** 7;
const TEXT_WORDS = 2 ** 9;
const SENTENCE_UNITS_MAX = 400;
const WORD_BITS = 32;

const hashGroup = (first: number, second: number, third: number): number =>
  (first * 2129 + second * 151 + third * 7) & 0x3fff;

const LONG_S = /ſ/g;

/** Linear, and small next to a single search with a pattern of many alternatives. */
export function noteLetters(text: string): LetterGroups {
  const isSentence = text.length <= SENTENCE_UNITS_MAX;
  return noteLettersIn(new Uint32Array(isSentence ? SENTENCE_WORDS : TEXT_WORDS), text);
}

function noteLettersIn(groups: LetterGroups, text: string): LetterGroups {
  // Patterns that ignore case take the long s for an s. Other letters beyond ASCII do not matter here.
  const lower = text.toLowerCase();
  const seen = lower.includes('ſ') ? lower.replace(LONG_S, 's') : lower;
  const mask = groups.length * WORD_BITS - 1;
  let first = 0;
  let second = 0;
  for (let at = 0; at < seen.length; at++) {
    const third = seen.charCodeAt(at);
    const hash = hashGroup(first, second, third) & mask;
    groups[hash >> 5] = (groups[hash >> 5] as number) | (1 << (hash & 31));
    first = second;
    second = third;
  }
  return groups;
}

type Noted = { text: string; readonly groups: LetterGroups };

const sentences = createNotes(SENTENCE_WORDS);
const texts = createNotes(TEXT_WORDS);

/** The two last: a text and its lowercase form take turns. */
function createNotes(words: number): [last: Noted, before: Noted] {
  const createNote = (): Noted => ({ text: '', groups: new Uint32Array(words) });
  return [createNote(), createNote()];
}

/**
 * Most patterns are tried on the same texts as the one before, so the groups of the last texts are kept, as the engine keeps
 * the last text of a pattern. They are valid until the next but one text.
 */
export function readLetterGroups(text: string): LetterGroups {
  const notes = text.length > SENTENCE_UNITS_MAX ? texts : sentences;
  const [last, before] = notes;
  if (text === last.text) {
    return last.groups;
  }
  notes[0] = before;
  notes[1] = last;
  if (text !== before.text) {
    before.groups.fill(0);
    noteLettersIn(before.groups, text);
    before.text = text;
  }
  return before.groups;
}

/**
 * What is needed, as numbers in a row, so that they are read fast: all of the lists, and of each list any spelling. A
 * list is how many numbers follow, and its spellings. A spelling is the number of its groups, and their hashes.
 */
export type CompiledNeed = Uint16Array;

const GROUPS_OF_SPELLING_MAX = 6;

/** Leaves out what is needed beneath a choice, because it seldom rules out a text that the rest does not. */
export const compileNeed = (need: Need | undefined): CompiledNeed =>
  Uint16Array.from(
    listLists(need)
      .toSorted((one, other) => one.length - other.length)
      .flatMap((list) => [list.length, ...list]),
  );

function listLists(need: Need | undefined): number[][] {
  if (need === undefined) {
    return [];
  }
  return 'all' in need ? need.all.flatMap(listLists) : [compileSpellings(need)];
}

const compileSpellings = (need: Need): number[] =>
  listSpellings(need).flatMap((letters) => {
    const hashes = hashLetters(letters);
    return [hashes.length, ...hashes];
  });

/** One spelling for each choice: of several that are needed together, the longest. */
function listSpellings(need: Need): readonly string[] {
  if ('letters' in need) {
    return [need.letters];
  }
  if ('any' in need) {
    return [...new Set(need.any.flatMap(listSpellings))];
  }
  const lists = need.all.map(listSpellings);
  const shortest = (list: readonly string[]): number =>
    Math.min(...list.map(({ length }) => length)) / list.length;
  return lists.toSorted((one, other) => shortest(other) - shortest(one))[0] ?? [''];
}

function hashLetters(letters: string): number[] {
  const codes = Array.from({ length: letters.length }, (_unit, at) => letters.charCodeAt(at));
  return codes
    .slice(2, 2 + GROUPS_OF_SPELLING_MAX)
    .map((third, at) => hashGroup(codes[at] as number, codes[at + 1] as number, third));
}

/** A group that a text needs in any case, or -1. It rules out most texts with a single step. */
export function findKey(need: CompiledNeed): number {
  const [length = 0, groups = 0] = need;
  return groups > 0 && length === groups + 1 ? (need[length] as number) : -1;
}

export function hasKey(groups: LetterGroups, key: number): boolean {
  const hash = key & (groups.length * WORD_BITS - 1);
  return key < 0 || ((groups[hash >> 5] as number) & (1 << (hash & 31))) !== 0;
}

/** Whether a text with these groups may have what is needed. */
export function mayHave(groups: LetterGroups, need: CompiledNeed): boolean {
  for (let start = 0; start < need.length; ) {
    const end = start + 1 + (need[start] as number);
    if (!mayHaveAny(groups, need, start + 1, end)) {
      return false;
    }
    start = end;
  }
  return true;
}

function mayHaveAny(groups: LetterGroups, need: CompiledNeed, from: number, to: number): boolean {
  const mask = groups.length * WORD_BITS - 1;
  for (let start = from; start < to; ) {
    const end = start + 1 + (need[start] as number);
    let at = start + 1;
    while (at < end) {
      const hash = (need[at] as number) & mask;
      if (((groups[hash >> 5] as number) & (1 << (hash & 31))) === 0) {
        break;
      }
      at++;
    }
    if (at === end) {
      return true;
    }
    start = end;
  }
  return false;
}
