// Prepares patterns so that the engine compiles them to little and fast code.

/**
 * Ranges for classes of letters. `\p{L}` itself is more than 600 ranges, up to 10 KB of code at each place where a pattern
 * uses it. These are all letters of Latin, and for other scripts of the Basic Multilingual Plane whole blocks, in which
 * capitals and small letters are not told apart but for Greek and Cyrillic.
 */
const CLASSES: Readonly<Record<string, string>> = {
  L: 'A-Za-zªµºÀ-ÖØ-öø-ʯͰ-῿Ⰰ-ⷿ⺀-⿟々-〇぀-퟿豈-﫿',
  Lu: 'A-ZÀ-ÖØ-ÞĀ-ɏΆ-ΏΑ-ΫЀ-ЯḀ-ỿ',
  Ll: 'a-zªµºß-öø-ɏά-ώа-џḀ-ỿ',
  N: '0-9²³¹¼-¾',
  M: '\u0300-\u036f\u20d0-\u20ff\ufe00-\ufe0f',
};

/**
 * The same pattern with ranges instead of classes of letters, such as `\p{L}`. Worth it for each pattern that is kept.
 *
 * @throws {Error} if a class of characters has no ranges
 */
export function withLetterRanges({ source, flags }: RegExp): RegExp {
  return new RegExp(writeRanges(source), flags);
}

/**
 * The same without the `u` flag, which makes long case-insensitive patterns three times as slow.
 * The pattern must have no character outside the Basic Multilingual Plane in a class.
 */
export function withoutUnicodeMode({ source, flags }: RegExp): RegExp {
  return new RegExp(writeRanges(source), flags.replace('u', ''));
}

function writeRanges(source: string): string {
  let isInClass = false;
  return source.replaceAll(/\p\{(\w+)\}|\.|[[\]]/g, (token, name: string | undefined) => {
    if (name !== undefined) {
      const letters = CLASSES[name];
      if (letters === undefined) {
        throw new Error(`No ranges for \p{${name}}.`);
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
}
