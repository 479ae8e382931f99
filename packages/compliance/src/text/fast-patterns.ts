// Prepares long case-insensitive patterns, which the `u` flag makes three times as slow.

/** Letters without `\p{…}`: all Latin letters, and with them the scripts of the Basic Multilingual Plane. */
const LETTERS = 'A-Za-zªµºÀ-ÖØ-öø-ʯͰ-῿⺀-퟿';
const CLASSES: Readonly<Record<string, string>> = {
  L: LETTERS,
  Lu: 'A-ZÀ-ÖØ-Þ',
  Ll: 'a-zß-öø-ÿ',
  N: '0-9',
  M: '\\u0300-\\u036f',
};

/**
 * The same pattern without the `u` flag. Its classes of letters, such as `\p{L}`, become ranges.
 * It must have no character outside the Basic Multilingual Plane in a class.
 */
export function withoutUnicodeMode({ source, flags }: RegExp): RegExp {
  let isInClass = false;
  const ranges = source.replaceAll(/\\p\{(\w+)\}|\\.|[[\]]/g, (token, name: string | undefined) => {
    if (name !== undefined) {
      const letters = CLASSES[name];
      if (letters === undefined) {
        throw new Error(`No ranges for \\p{${name}}.`);
      }
      return isInClass ? letters : `[${letters}]`;
    }
    if (token === '[') {
      isInClass = true;
    } else if (token === ']') {
      isInClass = false;
    }
    return token;
  });
  return new RegExp(ranges, flags.replace('u', ''));
}
