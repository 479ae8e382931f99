// Judges the business that a description names: what carriers prohibit, restrict, or want declared of it.
import type { CheckItem } from '@tendlc/contract';
import { type ContentCategory, contentCategoryById } from '../facts/content-categories.ts';
import {
  type ContentFound,
  type ContentHit,
  type ContentSuspicion,
  readContentAndTrade,
} from '../content/read-content.ts';
import { isNegated } from '../text/negation.ts';
import { quoteRefusalWords, suspectRefusal } from '../text/use-case-ranking.ts';
import { findTrades } from '../text/use-case-trades.ts';
import type { Word } from '../text/words.ts';
import { buildFinding, quoteList } from './rule.ts';
import type { UseCaseChoice } from './use-case-choice.ts';
import { isMeantFor } from './use-case-subjects.ts';

type BusinessChoice = Pick<UseCaseChoice, 'useCase' | 'reading'>;

/** Score below which the rest of a description speaks against the trade that a word of it names. */
const HONEST_MAX = -4;
/** Score from which the rest of a description speaks for a trade whose products it names. */
const SUSPECTED_MIN = 0;
/** Score from which words that honest businesses use as well are the trade. */
const DOUBTFUL_MIN = 0.5;
/** Score from which the wording alone is suspicious, without a word for a product. */
const UNNAMED_MIN = 1;
/** Score from which a word that the content rules find possible is the trade. */
const POSSIBLE_MIN = -1.5;
/** Score from which a single word for a product is the trade. */
const SINGLE_MIN = 1;
/** Descriptions with fewer words say too little for the model. */
const SUSPECTED_WORDS_MIN = 8;

/** One finding for each kind of prohibited, restricted, or declared content that a description mentions and does not rule out. */
export function checkBusiness(description: string, { useCase, reading }: BusinessChoice): CheckItem[] {
  const { words } = reading;
  const suspicion = suspectRefusal(reading.features);
  const content = readContentAndTrade(description);
  const { prohibited, innocent } = findTrades(description, reading.spelled);
  const said = new Map<ContentCategory, Said>();
  const note = (category: ContentCategory | undefined, quoted: readonly string[], isSure: boolean) => {
    if (category !== undefined && !isMeantFor(useCase.code, category.id)) {
      const known = said.get(category);
      said.set(category, {
        quoted: [...(known?.quoted ?? []), ...quoted],
        isSure: isSure || known?.isSure === true,
      });
    }
  };
  for (const { category, quoted } of content.trade.filter((hit) => !isDenied(description, words, hit))) {
    note(category, [quoted], !innocent.has(category.id) && isConfirmed(category, content, suspicion.score));
  }
  for (const { category, quoted, isDoubtful } of prohibited) {
    note(contentCategoryById.get(category), quoted, !isDoubtful || suspicion.score > DOUBTFUL_MIN);
  }
  if (said.size === 0 && content.suspicion !== undefined && isTelling(content.suspicion)) {
    note(content.suspicion.category, content.suspicion.words, true);
  }
  if (said.size === 0 && suspicion.score > SUSPECTED_MIN && words.length >= SUSPECTED_WORDS_MIN) {
    const products = content.quoteProducts(suspicion.category);
    if (products.length === 0 && suspicion.score <= UNNAMED_MIN) {
      return [];
    }
    note(
      contentCategoryById.get(suspicion.category),
      products.length > 0 ? products : quoteRefusalWords(description, suspicion.category),
      products.length > 1 || (products.length > 0 && suspicion.score > SINGLE_MIN),
    );
  }
  return [...said].map(([category, { quoted, isSure }]) =>
    describeBusiness(category, quoted, isSure && suspicion.score > HONEST_MAX),
  );
}

type Said = { readonly quoted: readonly string[]; readonly isSure: boolean };

/** A single word is a trade only if the rest of the description sounds like it: a donor books a slot, too. */
const isConfirmed = (category: ContentCategory, { hits, suspicion }: ContentFound, score: number): boolean =>
  suspicion?.category === category ||
  hits.some((hit) => hit.category === category && (hit.isSure || score > POSSIBLE_MIN));

/** Trades whose words are common in honest descriptions: agents, fans, deliveries. */
const COMMON_WORDS = new Set(['lead-generation', 'adult', 'phishing', 'get-rich-quick', 'hate']);
const TELLING_WORDS_MIN = 3;
const STEM_LETTERS = 3;

/** Three different words of one trade, and a wording that sounds like it. */
function isTelling({ category, words }: ContentSuspicion): boolean {
  const stems = new Set(words.map((word) => word.toLowerCase().slice(0, STEM_LETTERS)));
  return (
    category?.standing === 'prohibited' && !COMMON_WORDS.has(category.id) && stems.size >= TELLING_WORDS_MIN
  );
}

function isDenied(description: string, words: readonly Word[], { start, quoted }: ContentHit): boolean {
  const first = words.findIndex((word) => word.end > start);
  const last = words.findLastIndex((word) => word.start < start + quoted.length);
  return first >= 0 && isNegated(description, words, first, Math.max(first, last));
}

function describeBusiness(business: ContentCategory, quoted: readonly string[], isSure: boolean): CheckItem {
  const found = ({ prohibited: 'error', restricted: 'warning', declare: 'info' } as const)[business.standing];
  const status = found === 'error' && !isSure ? 'warning' : found;
  return buildFinding(
    { id: `business.${business.id}`, category: 'business', source: business.source, basis: business.basis },
    {
      status,
      message:
        status === 'error'
          ? `No use case allows this content: ${decapitalize(business.rule)}`
          : business.rule,
      details: quoteList([...new Set(quoted)]),
      remedy: business.remedy,
    },
  );
}

function decapitalize(sentence: string): string {
  return /^[A-Z][a-z]/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
}
