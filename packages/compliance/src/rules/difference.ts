// Defines differences between two texts and their impact on a registered campaign.
import type { Sourced } from '../facts/sources.ts';

export const IMPACTS = ['none', 'low', 'medium', 'high', 'critical'] as const;
export type Impact = (typeof IMPACTS)[number];

export type Difference = Sourced & {
  readonly category: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** The old text of this part; empty if it is new. */
  readonly before: string;
  readonly after: string;
  /** One sentence. */
  readonly change: string;
  readonly impact: Exclude<Impact, 'none'>;
  readonly remedy?: string;
};

/** The highest impact; `none` for an empty list. */
export function findHighestImpact(differences: readonly Difference[]): Impact {
  const ranks = differences.map((difference) => IMPACTS.indexOf(difference.impact));
  return IMPACTS[Math.max(0, ...ranks)] ?? 'none';
}

/** Added, removed, or changed, depending on which side is empty. */
export function findDifferenceKind(before: string, after: string): Difference['kind'] {
  if (before === '') {
    return after === '' ? 'changed' : 'added';
  }
  return after === '' ? 'removed' : 'changed';
}

// Same characters as `\s`, as code units. A regular expression per character of a long text would take milliseconds.
const BLANKS = Uint8Array.from({ length: 0x10000 }, (_, unit) =>
  Number(/\s/.test(String.fromCharCode(unit))),
);

function isBlank(text: string, index: number): boolean {
  return BLANKS[text.charCodeAt(index)] === 1;
}

// A text without spaces is one word. A quotation from its start would be cut before it reaches the difference.
const WORD_UNITS_MAX = 200;

const EQUAL_UNITS = 1024;

/** How many units are equal at the start. Most of a long text is, and large pieces are compared faster than single units. */
function countEqualUnits(before: string, after: string, most: number): number {
  let start = 0;
  while (
    start + EQUAL_UNITS <= most &&
    before.slice(start, start + EQUAL_UNITS) === after.slice(start, start + EQUAL_UNITS)
  ) {
    start += EQUAL_UNITS;
  }
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) {
    start++;
  }
  return start;
}

/** The differing part of two texts, without their common start and end. */
export function findDifferingPart(before: string, after: string): { before: string; after: string } {
  const most = Math.min(before.length, after.length);
  let start = countEqualUnits(before, after, most);
  let end = 0;
  while (
    end < most - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) {
    end++;
  }
  // Whole words are easier to understand than single letters.
  const startMin = Math.max(0, start - WORD_UNITS_MAX);
  while (start > startMin && !isBlank(before, start - 1)) {
    start--;
  }
  const endMin = Math.max(0, end - WORD_UNITS_MAX);
  while (end > endMin && !isBlank(before, before.length - end)) {
    end--;
  }
  return { before: before.slice(start, before.length - end), after: after.slice(start, after.length - end) };
}

/** Whether two texts have the same words in the same order, ignoring spaces, line breaks, and case. */
export function differInFormOnly(before: string, after: string): boolean {
  let here = skipSpaces(before, 0);
  let there = skipSpaces(after, 0);
  while (here < before.length && there < after.length) {
    const hereEnd = findEndOfWord(before, here);
    const thereEnd = findEndOfWord(after, there);
    const word = before.slice(here, hereEnd);
    const other = after.slice(there, thereEnd);
    // Compares word by word to stop at the first difference.
    if (word !== other && word.toLowerCase() !== other.toLowerCase()) {
      return false;
    }
    here = skipSpaces(before, hereEnd);
    there = skipSpaces(after, thereEnd);
  }
  return here === before.length && there === after.length;
}

function skipSpaces(text: string, from: number): number {
  let index = from;
  while (index < text.length && isBlank(text, index)) {
    index++;
  }
  return index;
}

function findEndOfWord(text: string, from: number): number {
  let index = from;
  while (index < text.length && !isBlank(text, index)) {
    index++;
  }
  return index;
}
