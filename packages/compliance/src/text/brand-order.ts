// Finds a given brand name whose words are in another order or language: "Techos Valdez" for "Valdez & Sons Roofing".
import { readTradeFamily } from '../facts/trade-families.ts';
import { type BrandWord, isGeneric } from './brand-forms.ts';
import type { BrandReading } from './brand-reading.ts';
import { isPrecededByName } from './name-runs.ts';
import { isAlikeOrShort } from './word-likeness.ts';
import type { Word } from './words.ts';

const WORDS_MAX = 5;

/** The index of the last word of a name that starts at `index` and has only words of the brand name, or words for its trade. */
export function matchReordered(
  { text, content, keys, brand }: BrandReading,
  index: number,
): number | undefined {
  const used = new Set<BrandWord>();
  let hasTrade = false;
  let found: number | undefined;
  for (let last = index; last < Math.min(content.length, index + WORDS_MAX); last++) {
    const key = keys[last] as string;
    const gap =
      last === index ? '' : text.slice((content[last - 1] as Word).end, (content[last] as Word).start);
    if (/[.!?:;,\n(]/.test(gap.replace(/^\.\s$/, '')) || key === '') {
      break;
    }
    const word = brand.words.find((one) => !used.has(one) && isSameOrTrade(key, one));
    if (word === undefined) {
      break;
    }
    used.add(word);
    hasTrade ||= isGeneric(key) || isGeneric(word.text);
    if (
      last > index &&
      (hasTrade || [...used].some(({ kind }) => kind === 'particular')) &&
      isDistinct([...used]) &&
      isWritten(text, content, index, last)
    ) {
      found = last;
    }
  }
  return found !== undefined && !isContinued(text, content, found) && !isPrecededByName(text, content, index)
    ? found
    : undefined;
}

function isSameOrTrade(key: string, { text }: BrandWord): boolean {
  const family = readTradeFamily(key);
  return isAlikeOrShort(key, text) || (family !== undefined && family === readTradeFamily(text));
}

const isDistinct = (words: readonly BrandWord[]): boolean =>
  words.some(
    ({ kind, text }) =>
      (kind === 'particular' || kind === 'ordinary' || kind === 'person') && text.length >= 3,
  ) || words.filter(({ kind }) => kind === 'place').length > 1;

/** With capitals for all but the trade, or in a text that has none. */
function isWritten(text: string, content: readonly Word[], first: number, last: number): boolean {
  const isCapital = content
    .slice(first, last + 1)
    .every(({ start, text: word }) => /[\p{Lu}\p{N}]/u.test(text.charAt(start)) || isGeneric(word));
  return isCapital || !/\p{Lu}/u.test(text.slice(1));
}

/** Another capitalized word follows, so that the name goes on: "Ayala Tax & Multiservices". */
function isContinued(text: string, content: readonly Word[], last: number): boolean {
  const next = content[last + 1];
  if (next === undefined) {
    return false;
  }
  const gap = text.slice((content[last] as Word).end, next.start);
  return /^(?: | ?& ?| (?:and|y|of|de) )$/.test(gap) && /\p{Lu}/u.test(text.charAt(next.start));
}
