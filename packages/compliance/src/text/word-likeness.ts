// Compares words of a text with words of a name, as people misspell and shorten them.

// "Vet" is "Veterinary", and "St. Bart's" is "Saint Bartholomew".
export const isAlikeOrShort = (word: string, wanted: string): boolean =>
  isAlike(word, wanted) || (word.length >= 3 && wanted.length >= 6 && wanted.startsWith(word));

// "Goldenrod Bakry": one letter more, less, or other in a longer word.
export function isAlike(word: string, wanted: string): boolean {
  if (word === wanted || word === '') {
    return word === wanted;
  }
  // "bos tire barn" is "Bo's Tire Barn".
  if (word === `${wanted}s` || (wanted === `${word}s` && word.length >= 3)) {
    return true;
  }
  const isNear =
    Math.abs(word.length - wanted.length) <= 2 && word.replace(/^h/, '')[0] === wanted.replace(/^h/, '')[0];
  if (wanted.length >= 6 && isNear && soundOf(word) === soundOf(wanted)) {
    return true;
  }
  if (wanted.length < 6 || Math.abs(word.length - wanted.length) > 1) {
    return false;
  }
  let start = 0;
  while (start < word.length && word[start] === wanted[start]) {
    start++;
  }
  let end = 0;
  while (end < Math.min(word.length, wanted.length) - start && word.at(-1 - end) === wanted.at(-1 - end)) {
    end++;
  }
  return (
    start > 0 &&
    (Math.max(word.length, wanted.length) - start - end <= 1 || isSwapped(word, wanted, start, end))
  );
}

/** "Glenwodo" is "Glenwood": two neighboring letters in the other order. */
const isSwapped = (word: string, wanted: string, start: number, end: number): boolean =>
  word.length === wanted.length &&
  word.length - start - end === 2 &&
  word[start] === wanted[start + 1] &&
  word[start + 1] === wanted[start];

/** A word as it sounds to somebody who misspells it: "Gilermos" and "Guillermo's", "Uracan" and "Huracán". */
const soundOf = (word: string): string =>
  word
    .replace(/s$/, '')
    .replaceAll(/h(?=[aeiou])/g, '')
    .replaceAll('qu', 'k')
    .replaceAll(/gu(?=[ei])/g, 'g')
    .replaceAll(/c(?=[ei])|z/g, 's')
    .replaceAll('c', 'k')
    .replaceAll('v', 'b')
    .replaceAll('y', 'i')
    .replaceAll('ph', 'f')
    .replaceAll(/(.)\1+/g, '$1');
