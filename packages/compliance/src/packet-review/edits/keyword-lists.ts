// Reads and mends the three keyword lists of a campaign, together, because no word may be in two of them.
import { DEFAULT_KEYWORDS } from '@tendlc/registration';
import { keywords } from '../../facts/keywords.ts';
import { type PacketContext, textOf } from '../packet-context.ts';

export const KEYWORD_FIELDS = ['optoutKeywords', 'helpKeywords', 'optinKeywords'] as const;
export type KeywordField = (typeof KEYWORD_FIELDS)[number];
export type KeywordLists = Readonly<Record<KeywordField, readonly string[]>>;

/** What each list has to contain. */
export const NEEDED: Readonly<Partial<Record<KeywordField, string>>> = {
  optoutKeywords: 'STOP',
  helpKeywords: 'HELP',
};

const wordsOf = (meaning: 'opt-out' | 'help'): ReadonlySet<string> =>
  new Set(
    keywords
      .filter((row) => row.meaning === meaning && row.source !== 'house' && !/[^a-z]/.test(row.word))
      .map(({ word }) => word.toUpperCase()),
  );
/** What carriers and providers treat as an opt-out, or a request for help, whatever the campaign says. */
export const OPT_OUT_WORDS = wordsOf('opt-out');
const HELP_WORDS = wordsOf('help');

/** The words as subscribers send them; empty for an absent list. */
const readKeywords = (list: string | undefined): string[] => [
  ...new Set(
    (list ?? '')
      .toUpperCase()
      .split(/[,;\s|/]+/)
      .map((word) => word.replaceAll(/[^A-Z0-9]/g, ''))
      .filter((word) => word !== ''),
  ),
];

export function readKeywordLists({ campaign }: PacketContext): KeywordLists {
  return {
    optoutKeywords: readKeywords(textOf(campaign, 'optoutKeywords')),
    helpKeywords: readKeywords(textOf(campaign, 'helpKeywords')),
    optinKeywords: readKeywords(textOf(campaign, 'optinKeywords')),
  };
}

/** Each list without words of another one, and with the words that it needs. */
export function composeKeywords(lists: KeywordLists, field: KeywordField, wanted: readonly string[]): string {
  const isForeign = (word: string): boolean =>
    (field !== 'optoutKeywords' && (OPT_OUT_WORDS.has(word) || lists.optoutKeywords.includes(word))) ||
    (field !== 'helpKeywords' && HELP_WORDS.has(word)) ||
    (field === 'optinKeywords' && lists.helpKeywords.includes(word));
  const needed = NEEDED[field];
  const kept = lists[field].filter((word) => !isForeign(word));
  const added = [
    ...(needed === undefined ? [] : [needed]),
    ...kept,
    ...wanted.filter((word) => !isForeign(word)),
  ];
  const words = [...new Set(added)];
  return words.length === 0 ? DEFAULT_KEYWORDS[field] : words.join(',');
}
