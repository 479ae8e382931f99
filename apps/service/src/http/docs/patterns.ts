// Patterns that mean the same in ECMA-262, Python, and RE2 (Go). What they cannot say, the service checks and the
// descriptions say in words: a published pattern accepts at least everything that the service accepts.

/** No control character: they have no common name, so their ranges are listed. */
const LINE = String.raw`[^\x00-\x1f\x7f-\x9f]`;
/** Also no space. */
const WORD = String.raw`[^\x00-\x20\x7f-\xa0]`;

/** Patterns with Unicode properties or lookaheads, which other languages do not have, and what is published for them. */
const PUBLISHED: ReadonlyMap<string, string | undefined> = new Map([
  // True of every text: the description of the document says it once.
  [String.raw`^[^\u0000\p{Cs}]*$`, undefined],
  [String.raw`^(?=.*\S)[^\p{Cc}\p{Cs}]*$`, `^${LINE}*${WORD}${LINE}*$`],
  [String.raw`^$|^(?=.*\S)[^\p{Cc}\p{Cs}]*$`, `^${LINE}*$`],
  [String.raw`^https?://[^\s\p{Cc}\p{Cs}]+$`, `^https?://${WORD}+$`],
  [String.raw`^[Hh][Tt][Tt][Pp][Ss]?://[^\s\p{Cc}\p{Cs}]+$`, `^[Hh][Tt][Tt][Pp][Ss]?://${WORD}+$`],
  [
    String.raw`^(?=.*\S)[^\u0000-\u001F\u007F]+$`,
    String.raw`^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f\xa0][^\x00-\x1f\x7f]*$`,
  ],
  // RE2 repeats nothing more than 1,000 times in all.
  ['^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14}){0,99}$', '^[1-9][0-9]*(,[1-9][0-9]*)*$'],
  // Passwords: the description lists what they need.
  ['^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[^!@#$%^&*]*[!@#$%^&*])', undefined],
]);

const UNPORTABLE = /\\[pPuk]|\(\?[^:]|\\[bB]|\\[1-9]/;

/** @throws for a pattern that not every language has, and that has no published form yet */
export function publishPattern(pattern: string): string | undefined {
  if (PUBLISHED.has(pattern)) {
    return PUBLISHED.get(pattern);
  }
  if (UNPORTABLE.test(pattern)) {
    throw new Error(`add a pattern for every language to http/docs/patterns.ts: ${pattern}`);
  }
  return pattern;
}
