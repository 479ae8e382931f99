// Prepares patterns so that the engine compiles them to little and fast code.

import { joinAlternatives } from './pattern-joints.ts';

/**
 * Ranges for classes of letters. `\p{L}` itself is more than 600 ranges, up to 10 KB of code at each place where a pattern
 * uses it. These are all letters of Latin, Greek, and Cyrillic, and whole blocks of the other scripts of the Basic
 * Multilingual Plane. Where capitals and small letters alternate (U+0100 to U+024F), each counts as both.
 */
const RANGES: Readonly<Record<string, string>> = {
  L: String.raw`A-Za-zªµºÀ-ÖØ-öø-ʯ\u0370-\u1fff\u2c00-\u2dff\u2e80-\u2fff\u3005-\u3007\u3040-\ud7ff\uf900-\ufaff`,
  Lu: String.raw`A-ZÀ-ÖØ-Þ\u0100-\u024f\u0386-\u038f\u0391-\u03ab\u0400-\u042f\u1e00-\u1eff`,
  Ll: String.raw`a-zªµºß-öø-\u024f\u03ac-\u03ce\u0430-\u045f\u1e00-\u1eff`,
  N: '0-9²³¹¼-¾',
  M: String.raw`\u0300-\u036f\u20d0-\u20ff\ufe00-\ufe0f`,
};

/**
 * The same pattern with ranges instead of classes of letters, such as `\p{L}`, and with small code where alternatives meet.
 * Worth it for each pattern that is kept.
 */
export function withSmallCode({ source, flags }: RegExp): RegExp {
  return new RegExp(writeRanges(joinAlternatives(source)), flags);
}

/**
 * The same without the `u` flag, which makes long case-insensitive patterns three times as slow.
 * The pattern must have no character outside the Basic Multilingual Plane in a class.
 *
 * @throws {Error} if a class of characters has no ranges
 */
export function withoutUnicodeMode({ source, flags }: RegExp): RegExp {
  const ranges = writeRanges(joinAlternatives(source));
  const unknown = /\\p\{.+?\}/i.exec(ranges)?.[0];
  if (unknown !== undefined) {
    throw new Error(`No ranges for ${unknown}.`);
  }
  return new RegExp(ranges, flags.replace('u', ''));
}

function writeRanges(source: string): string {
  let isInClass = false;
  return source.replaceAll(/\\p\{(\w+)\}|\\.|[[\]]/g, (token, name: string | undefined) => {
    if (name !== undefined) {
      const letters = RANGES[name];
      return letters === undefined ? token : isInClass ? letters : `[${letters}]`;
    }
    if (token === '[') {
      isInClass = true;
    } else if (token === ']') {
      isInClass = false;
    }
    return token;
  });
}
