// Finds words of a text, unless the sentence denies them.
const DENIED = /\b(?:no|not|never|nobody|without|nor|neither)\b[^.!?]*$|n['’]t\b[^.!?]*$/i;
const BEFORE_UNITS = 60;

/** The words, quoted from the text; undefined if they are absent or denied, as in “we never buy leads”. */
export function findAffirmed(pattern: RegExp, text: string): string | undefined {
  const found = pattern.exec(text);
  return found === null || DENIED.test(text.slice(Math.max(0, found.index - BEFORE_UNITS), found.index))
    ? undefined
    : found[0];
}
