// Finds profanities with masked letters, such as `f**k`. Other words are not unmasked, because `ca**` can be any word.
import { groupBy } from '../group-by.ts';
import type { DisguisedWord } from '../text/words.ts';
import { lexicons } from './lexicons.ts';
import { listPhrases } from './phrase-lists.ts';

type MaskedWord = { readonly shown: string; readonly phrase: string; readonly start: number };

let byLength: Map<number, string[]> | undefined;

function openProfanities(): Map<number, string[]> {
  byLength ??= groupBy(
    listPhrases(lexicons.hate.strong)
      .map((phrase) => phrase.replace(/^[=!]/, ''))
      .filter((phrase) => /^[a-z]{4,}$/.test(phrase)),
    (phrase) => phrase.length,
  );
  return byLength;
}

export function findMaskedWords(masked: readonly DisguisedWord[]): MaskedWord[] {
  return masked.flatMap(({ shown, readings, start }) => {
    const phrase = readings
      .map((reading) =>
        openProfanities()
          .get(reading.length)
          ?.find((word) => isMasked(word, reading)),
      )
      .find((found) => found !== undefined);
    return phrase === undefined ? [] : [{ shown, phrase, start }];
  });
}

const isMasked = (word: string, reading: string): boolean =>
  Array.from(reading).every((letter, index) => letter === '?' || letter === word[index]);
