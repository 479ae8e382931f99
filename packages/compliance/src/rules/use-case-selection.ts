// Checks a chosen use case: prohibited content, volume, carrier approval, vetting, and affiliates.
import type { CheckItem } from '@tendlc/contract';
import { type ContentCategory, contentCategoryById } from '../facts/content-categories.ts';
import { type MessageVolume, messageVolumes } from '../facts/message-volumes.ts';
import { type TmobileTier, tmobileCap, tmobileTiers } from '../facts/throughput.ts';
import {
  type ContentFound,
  type ContentHit,
  type ContentSuspicion,
  readContentAndTrade,
} from '../content/read-content.ts';
import { isNegated } from '../text/negation.ts';
import { quoteRefusalWords, suspectRefusal } from '../text/use-case-ranking.ts';
import { findTrades } from '../text/use-case-trades.ts';
import { groupThousands } from '../text/numbers.ts';
import type { Word } from '../text/words.ts';
import { detectLanguage } from './drafting.ts';
import { buildFinding, quoteList, type Rule } from './rule.ts';
import type { UseCaseChoice } from './use-case-choice.ts';
import { isMeantFor } from './use-case-subjects.ts';

export type SelectionContext = {
  readonly description: string;
  readonly choice: UseCaseChoice;
  readonly messageVolume: MessageVolume | undefined;
  readonly hasAffiliates: boolean;
};

/** The lowest T-Mobile tier that allows a volume. */
export function findTier(volume: MessageVolume): TmobileTier {
  const name = messageVolumes.find((row) => row.volume === volume)?.tierName;
  const tier = tmobileTiers.find((row) => row.name === name);
  if (tier === undefined) {
    throw new Error(`no tier for the volume ${volume}`);
  }
  return tier;
}

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

const own = { source: 'house', basis: 'estimate' } as const;

export const selectionRules: readonly Rule<SelectionContext>[] = [
  {
    ...own,
    id: 'selection.recognised',
    category: 'use_case',
    check: ({ choice }) =>
      choice.isGuess
        ? {
            status: 'warning',
            message: 'The description does not indicate a use case. The recommendation is a guess.',
            remedy:
              'Describe what recipients get: codes, reminders, order updates, offers, or answers to questions.',
          }
        : {
            status: 'pass',
            message: 'The description says what you send.',
            details: quoteList(choice.evidence.flatMap(({ quoted }) => quoted)),
          },
  },
  {
    id: 'selection.english',
    category: 'language',
    source: 'twilioEnglish',
    basis: 'published',
    check: ({ description, choice }) => {
      const language = detectLanguage({ text: description, words: choice.reading.words });
      return language === undefined
        ? undefined
        : {
            status: 'info',
            message: `The description seems to be in ${language}. A registration must be in English (decline code 506).`,
            remedy: 'Register it in English, and list the other languages in the description.',
          };
    },
  },
  {
    ...own,
    id: 'selection.denied',
    category: 'use_case',
    check: ({ choice }) =>
      choice.denied.length === 0
        ? undefined
        : {
            status: 'info',
            message: `The description rules out ${choice.denied.join(', ')}. You may not send such messages later.`,
          },
  },
  {
    ...own,
    id: 'selection.few',
    category: 'volume',
    check: ({ choice }) =>
      choice.smallness === undefined || choice.useCase.code !== 'LOW_VOLUME'
        ? undefined
        : {
            status: 'info',
            message: 'The description indicates few messages, so LOW_VOLUME is enough.',
            details: quoteList([choice.smallness]),
            remedy: 'If you send more than 2,000 segments per day to T-Mobile, register MIXED.',
          },
  },
  {
    id: 'selection.codes-apart',
    category: 'use_case',
    source: 'telnyxDeclines',
    basis: 'published',
    check: ({ choice }) =>
      choice.subUseCases.includes('2FA')
        ? {
            status: 'info',
            message:
              'One-time codes share a campaign with other messages. A violation in those messages would also stop the codes.',
            remedy: 'Register one-time codes in a separate 2FA campaign.',
          }
        : undefined,
  },
  {
    id: 'selection.consent',
    category: 'consent',
    source: 'tcpaRules',
    basis: 'published',
    check: ({ choice }) =>
      [choice.useCase.code, ...choice.subUseCases].includes('MARKETING')
        ? {
            status: 'info',
            message:
              'Marketing needs express written consent, separate from the consent to service messages.',
            remedy:
              'Add a separate checkbox for marketing to the opt-in form. Leave it unchecked and optional.',
          }
        : undefined,
  },
  {
    id: 'selection.approval',
    category: 'approval',
    source: 'bandwidthCampaigns',
    basis: 'published',
    check: ({ choice: { useCase } }) =>
      useCase.needs === undefined
        ? { status: 'pass', message: `${useCase.code} needs no approval besides the standard review.` }
        : {
            status: 'warning',
            message: `${useCase.code} is a special use case.`,
            details: `Requirement: ${useCase.needs}`,
            remedy: 'Ask the provider whether it supports the use case, and plan for a longer review.',
          },
  },
  {
    id: 'selection.volume',
    category: 'volume',
    source: 'bandwidthTmobile',
    basis: 'published',
    check: checkVolume,
  },
  {
    id: 'selection.affiliates',
    category: 'affiliates',
    source: 'telnyxDeclines',
    basis: 'published',
    check: ({ choice, hasAffiliates }) =>
      hasAffiliates
        ? {
            status: 'warning',
            message:
              'Affiliates may not send messages under the brand, and leads may not be shared (decline code 708).',
            remedy:
              choice.useCase.code === 'AGENTS_FRANCHISES'
                ? 'Allow agents and branches to text only people who gave consent to this brand.'
                : 'If they are agents or branches of the brand with their own phone numbers, register AGENTS_FRANCHISES. Other companies must register their own brand.',
          }
        : undefined,
  },
];

function checkVolume({
  choice,
  messageVolume,
}: SelectionContext): ReturnType<Rule<SelectionContext>['check']> {
  if (messageVolume === undefined) {
    return undefined;
  }
  const { useCase } = choice;
  const tier = findTier(messageVolume);
  const best = tmobileCap(useCase, 100);
  if (best.segmentsPerDay < tier.segmentsPerDay) {
    return {
      status: 'warning',
      message: `${useCase.code} allows at most ${groupThousands(best.segmentsPerDay)} segments per day to T-Mobile.`,
      remedy: 'Send fewer messages, or register a standard brand with an EIN and order vetting.',
    };
  }
  const scoreMin = tier.scoreMin ?? 0;
  if (scoreMin === 0) {
    return { status: 'pass', message: 'This volume requires no vetting of the brand.' };
  }
  return {
    status: 'info',
    message: `This volume requires external vetting with a trust score of ${scoreMin} or more.`,
    details: `${groupThousands(tier.segmentsPerDay)} segments per day to T-Mobile (${tier.name} tier).`,
    remedy: 'Order vetting of the brand before you submit the campaign.',
  };
}
