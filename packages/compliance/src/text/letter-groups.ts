// Notes which groups of two and three letters a text has, so that most patterns are ruled out without a search.
import type { Need } from './pattern-needs.ts';

/** Bits by the hash of a group: with a bit that is not set, the text has no such group. */
type LetterGroups = Uint32Array;

/** Few bits for a sentence, because they have to be cleared for each. */
const GROUPS_OF_SENTENCE = new Uint32Array(2 ** 7);
const GROUPS_OF_TEXT = new Uint32Array(2 ** 9);
const SENTENCE_UNITS_MAX = 400;
const WORD_BITS = 32;

const hashPair = (first: number, second: number): number => (first * 73 + second * 1021) & 0x3fff;
const hashThree = (first: number, second: number, third: number): number =>
  (first * 2129 + second * 151 + third * 7) & 0x3fff;

const LONG_S = /ſ/g;

/** Linear, and small next to a single search with a pattern of many alternatives. */
function noteLetters(text: string): LetterGroups {
  // Patterns that ignore case take the long s for an s. Other letters beyond ASCII do not matter here.
  const lower = text.toLowerCase();
  const seen = lower.includes('ſ') ? lower.replace(LONG_S, 's') : lower;
  const groups = seen.length > SENTENCE_UNITS_MAX ? GROUPS_OF_TEXT : GROUPS_OF_SENTENCE;
  const mask = groups.length * WORD_BITS - 1;
  groups.fill(0);
  let first = 0;
  let second = 0;
  for (let at = 0; at < seen.length; at++) {
    const third = seen.charCodeAt(at);
    const pair = hashPair(second, third) & mask;
    const three = hashThree(first, second, third) & mask;
    groups[pair >> 5] = (groups[pair >> 5] as number) | (1 << (pair & 31));
    groups[three >> 5] = (groups[three >> 5] as number) | (1 << (three & 31));
    first = second;
    second = third;
  }
  return groups;
}

let lastText = '';
let lastGroups: LetterGroups = GROUPS_OF_SENTENCE;

/**
 * Most patterns are tried on the same text as the one before, so the groups of the last text are kept, as the engine keeps
 * the last text of a pattern. They are valid until the next text.
 */
export function readLetterGroups(text: string): LetterGroups {
  if (text !== lastText) {
    lastGroups = noteLetters(text);
    lastText = text;
  }
  return lastGroups;
}

/**
 * What is needed, as numbers that are read without a call for each: all of the lists, and of each list any spelling. A
 * spelling is the number of its groups, and their hashes.
 */
export type CompiledNeed = readonly Uint16Array[];

const GROUPS_OF_SPELLING_MAX = 6;

/** Leaves out what is needed beneath a choice, because it seldom rules out a text that the rest does not. */
export function compileNeed(need: Need | undefined): CompiledNeed {
  if (need === undefined) {
    return [];
  }
  return 'all' in need
    ? need.all.flatMap(compileNeed).toSorted((one, other) => one.length - other.length)
    : [compileSpellings(need)];
}

const compileSpellings = (need: Need): Uint16Array =>
  Uint16Array.from(
    listSpellings(need).flatMap((letters) => {
      const hashes = hashLetters(letters);
      return [hashes.length, ...hashes];
    }),
  );

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
  if (codes.length === 2) {
    return [hashPair(codes[0] as number, codes[1] as number)];
  }
  return codes
    .slice(2, 2 + GROUPS_OF_SPELLING_MAX)
    .map((third, at) => hashThree(codes[at] as number, codes[at + 1] as number, third));
}

/** Whether a text with these groups may have what is needed. */
export function mayHave(groups: LetterGroups, need: CompiledNeed): boolean {
  for (const spellings of need) {
    if (!mayHaveAny(groups, spellings)) {
      return false;
    }
  }
  return true;
}

function mayHaveAny(groups: LetterGroups, spellings: Uint16Array): boolean {
  const mask = groups.length * WORD_BITS - 1;
  for (let start = 0; start < spellings.length; ) {
    const end = start + 1 + (spellings[start] as number);
    let at = start + 1;
    while (at < end) {
      const hash = (spellings[at] as number) & mask;
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
