// What a difference between two texts is, and what it means for a registered campaign.
import type { Sourced } from '../facts/sources.ts';

export const IMPACTS = ['none', 'low', 'medium', 'high', 'critical'] as const;
export type Impact = (typeof IMPACTS)[number];

export type Difference = Sourced & {
  readonly category: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** What stood before; empty where nothing did. */
  readonly before: string;
  readonly after: string;
  /** One sentence. */
  readonly change: string;
  readonly impact: Exclude<Impact, 'none'>;
  readonly remedy?: string;
};

/** The gravest impact; `none` of an empty list. */
export function gravest(differences: readonly Difference[]): Impact {
  const ranks = differences.map((difference) => IMPACTS.indexOf(difference.impact));
  return IMPACTS[Math.max(0, ...ranks)] ?? 'none';
}

/** Added, removed or changed, by what stands on either side. */
export function kindOf(before: string, after: string): Difference['kind'] {
  if (before === '') {
    return 'added';
  }
  return after === '' ? 'removed' : 'changed';
}

/** Printable ASCII is answered without a pattern: texts run to tens of thousands of characters. */
function isBlank(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return !(code > 0x20 && code < 0x7f) && !/\S/.test(text.charAt(index));
}

/** The stretch in which two texts differ, without what they share at either end. */
export function differingPart(before: string, after: string): { before: string; after: string } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) {
    start++;
  }
  let end = 0;
  while (
    end < most - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) {
    end++;
  }
  // Whole words say more than the letters in which they differ.
  while (start > 0 && !isBlank(before, start - 1)) {
    start--;
  }
  while (end > 0 && !isBlank(before, before.length - end)) {
    end--;
  }
  return { before: before.slice(start, before.length - end), after: after.slice(start, after.length - end) };
}
