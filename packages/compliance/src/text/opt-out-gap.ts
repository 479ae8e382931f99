// Finds blank space that hides the opt-out instruction at the end of a message.

// A handset shows about eight lines, so five empty lines hide the rest.
const LONG_GAP = /(?:[^\S\n]*\n){5,}|[^\S\n]{12,}|(?:\n[.\-_*·]{1,3}){4,}/g;

/** How much blank space stands before `start`, in words. */
export function findGapBefore(text: string, start: number): string | undefined {
  for (const match of text.matchAll(LONG_GAP)) {
    if (match.index < start && /\S/.test(text.slice(0, match.index))) {
      return `${match[0].length} blank characters at position ${match.index}`;
    }
  }
  return undefined;
}
