// Lists the phrases of the lexicons and the clues of plots, and says what each of them means.
import { withSmallCode } from '../text/fast-patterns.ts';
import { clues } from './lexicon/clues.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { sales } from './lexicon/sales.ts';
import { CATEGORY_IDS, type CategoryId, lexicons } from './lexicons.ts';
import { splitTokens } from './tokens.ts';

type Role = Exclude<keyof Lexicon, 'isSold'>;

/** What a phrase means. `category` is undefined for the words of a sale. */
export type Concept = {
  readonly category: CategoryId | undefined;
  readonly role: Role;
  readonly phrase: string;
};

type PhraseList = {
  readonly text: string;
  readonly meaning: Omit<Concept, 'phrase'> | { readonly clue: string };
};

const ROLES: readonly Role[] = ['strong', 'name', 'product', 'slang', 'act', 'guard', 'innocent'];

export const phraseLists: readonly PhraseList[] = [
  ...CATEGORY_IDS.flatMap((category) =>
    ROLES.map((role) => ({ text: lexicons[category][role], meaning: { category, role } })),
  ),
  { text: sales, meaning: { category: undefined, role: 'act' as const } },
  ...Object.entries(clues).map(([clue, text]) => ({ text, meaning: { clue } })),
];

/** Splits a list of a lexicon into its phrases. */
export function listPhrases(list: string): string[] {
  return list
    .split('|')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

/** The words of a phrase, and its signs for other words. `isExact` has no plurals. */
export function splitPhrase(phrase: string): {
  readonly parts: readonly string[];
  readonly isExact: boolean;
} {
  const bare = phrase.startsWith('!') ? phrase.slice(1) : phrase;
  const isExact = bare.startsWith('=');
  return { parts: splitParts(isExact ? bare.slice(1) : bare), isExact };
}

function splitParts(phrase: string): string[] {
  if (PLAIN_PHRASE.test(phrase)) {
    return phrase.split(' ');
  }
  return (phrase.match(PHRASE_PART) ?? []).flatMap((part) =>
    /^[#$_]$/.test(part) || part.endsWith('*') ? [part] : splitTokens(part).map(({ raw }) => raw),
  );
}
const PLAIN_PHRASE = /^[a-z]+(?: [a-z]+)*$/;
const PHRASE_PART = withSmallCode(/[#$_]|[\p{L}\p{N}]+\*|[^\s#$_*]+/gu);

/** Whether a part of a phrase stands for many words. */
export const isOpenPart = (part: string): boolean => /^[#$_]$/.test(part) || part.endsWith('*');
