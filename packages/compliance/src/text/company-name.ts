// Reads a company name: its legal suffix, its distinctive words, and its abbreviations.
import { type LegalForm, legalForms } from '../facts/company-names.ts';
import { readWords } from './words.ts';

export type CompanyName = {
  readonly text: string;
  readonly words: readonly string[];
  /** The legal form at the end of the name. */
  readonly form: LegalForm | undefined;
  /** The words before it. */
  readonly core: readonly string[];
};

const formBySpelling = new Map(
  legalForms.flatMap((row) => row.spellings.map((spelling) => [spelling, row] as const)),
);
const MOST_FORM_WORDS = 5;
// Suffixes that are also ordinary words or letters, so they are no evidence alone.
const JOINING = new Set(['the', 'of', 'and', 'for', 'a', 'an', 'de', 'la', 'el', 'at', 'in', 'on']);

/** Never throws. Reads at most the first 60 words. */
export function readCompanyName(text: string): CompanyName {
  const words = readWords(text.slice(0, 512))
    .slice(0, 60)
    .map((word) => word.text.replaceAll("'", ''));
  for (let count = Math.min(MOST_FORM_WORDS, words.length - 1); count > 0; count--) {
    const form = formBySpelling.get(words.slice(-count).join(' '));
    if (form) {
      return { text, words, form, core: words.slice(0, -count) };
    }
  }
  return { text, words, form: undefined, core: words };
}

const telling = (name: CompanyName): string[] => name.core.filter((word) => !JOINING.has(word));

/** How a host label relates to a name; undefined if they are unrelated. */
export function findLikeness(
  label: string,
  name: CompanyName,
): 'same' | 'word' | 'initials' | 'abbreviation' | undefined {
  const bare = label.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const words = telling(name).map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  if (bare === '' || words.length === 0) {
    return undefined;
  }
  const joined = words.join('');
  if (bare === joined || bare === name.core.join('')) {
    return 'same';
  }
  if (words.some((word) => isSharedWord(bare, word)) || (bare.length >= 4 && joined.includes(bare))) {
    return 'word';
  }
  const initialsOf = (list: readonly string[]) => list.map((word) => word[0]).join('');
  const initials = [initialsOf(words), initialsOf(name.core), initialsOf(name.words)];
  if (initials.some((letters) => letters.length >= 2 && bare.startsWith(letters))) {
    return 'initials';
  }
  return isAbbreviation(bare, joined) ? 'abbreviation' : undefined;
}

// A word that is the whole label needs three letters; a word inside the label needs four.
function isSharedWord(bare: string, word: string): boolean {
  if (word.length < 3) {
    return false;
  }
  return word.length >= 4 ? bare.includes(word) : bare.startsWith(word) || bare.endsWith(word);
}

/** `cpprkttl` for `copperkettle`: the same first letter and the letters in order, with few omissions. */
function isAbbreviation(bare: string, joined: string): boolean {
  if (bare.length < 4 || bare.length * 3 < joined.length || bare[0] !== joined[0]) {
    return false;
  }
  let at = 0;
  for (const letter of joined) {
    if (letter === bare[at]) {
      at++;
    }
  }
  return at === bare.length;
}

/** Whether two names share a distinctive word, or one is the initials of the other. */
export function namesOverlap(one: CompanyName, other: CompanyName): boolean {
  const words = new Set(telling(one).filter((word) => word.length >= 3));
  return (
    telling(other).some((word) => words.has(word)) ||
    findLikeness(one.core.join(''), other) !== undefined ||
    findLikeness(other.core.join(''), one) !== undefined
  );
}
