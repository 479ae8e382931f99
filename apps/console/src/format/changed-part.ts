// The part of a long text that a change concerns, for lines that have room for a few words.

const SHORT_MAX = 60;
const CONTEXT_WORDS = 2;
const PART_MAX = 90;

const cut = (text: string): string =>
  text.length <= PART_MAX ? text : `${text.slice(0, PART_MAX).trimEnd()}…`;

/**
 * Short texts return as they are. Of longer ones, the words that both texts start and end with become "…", except a few beside
 * the change.
 */
export function changedPart(before: string, after: string): { before: string; after: string } {
  if (before.length <= SHORT_MAX && after.length <= SHORT_MAX) {
    return { before, after };
  }
  const [old, young] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)];
  const shortest = Math.min(old.length, young.length);
  let start = 0;
  while (start < shortest && old[start] === young[start]) {
    start += 1;
  }
  let end = 0;
  while (end < shortest - start && old.at(-1 - end) === young.at(-1 - end)) {
    end += 1;
  }
  const from = Math.max(0, start - CONTEXT_WORDS);
  const show = (words: readonly string[]): string => {
    if (words.length === 0) {
      return '';
    }
    const to = Math.min(words.length, words.length - end + CONTEXT_WORDS);
    const part = cut(words.slice(from, to).join('').trim());
    return `${from > 0 ? '…' : ''}${part}${to < words.length && !part.endsWith('…') ? '…' : ''}`;
  };
  return { before: show(old), after: show(young) };
}
