// What has to be said about a chosen use case: refused business, volume, approval, vetting, affiliates.
import type { CheckItem } from '@tendlc/contract';
import { type MessageVolume, messageVolumes } from '../facts/message-volumes.ts';
import { type TmobileTier, tmobileTier, tmobileTiers } from '../facts/throughput.ts';
import type { UseCase } from '../facts/use-cases.ts';
import { type PlacedContentHit, findPlacedContentWords } from '../text/content-words.ts';
import { isNegated } from '../text/negation.ts';
import { groupThousands } from '../text/numbers.ts';
import { readWords } from '../text/words.ts';
import { languageOf } from './drafting.ts';
import { findingOf, quoteList, type Rule } from './rule.ts';
import type { UseCaseChoice } from './use-case-choice.ts';

export type SelectionContext = {
  readonly description: string;
  readonly choice: UseCaseChoice;
  readonly messageVolume: MessageVolume | undefined;
  readonly hasAffiliates: boolean;
};

// Content that is the very subject of a use case.
const SUBJECT_OF: Readonly<Record<string, string>> = {
  political: 'POLITICAL',
  charity: 'CHARITY',
  sweepstakes: 'SWEEPSTAKE',
};

/** The tier that carries a stated volume. */
export function tierFor(volume: MessageVolume): TmobileTier {
  const name = messageVolumes.find((row) => row.volume === volume)?.tierName;
  const tier = tmobileTiers.find((row) => row.name === name);
  if (tier === undefined) {
    throw new Error(`no tier for the volume ${volume}`);
  }
  return tier;
}

/** The refused, restricted and declared content that a description speaks of without denying it, one finding each. */
export function checkBusiness(description: string, useCase: UseCase): CheckItem[] {
  const words = readWords(description);
  const affirmed = findPlacedContentWords(description, words).filter(
    (hit) => !isNegated(description, words, hit.firstWord, hit.lastWord),
  );
  const byCategory = Map.groupBy(affirmed, (hit) => hit.category);
  return [...byCategory]
    .filter(([category]) => SUBJECT_OF[category.id] !== useCase.code)
    .map(([category, hits]) => businessFinding(category, hits));
}

function businessFinding(
  category: PlacedContentHit['category'],
  hits: readonly PlacedContentHit[],
): CheckItem {
  const status = ({ prohibited: 'error', restricted: 'warning', declare: 'info' } as const)[
    category.standing
  ];
  return findingOf(
    { ...category, id: `business.${category.id}`, category: 'business' },
    {
      status,
      message: status === 'error' ? `No use case helps: ${decapitalize(category.rule)}` : category.rule,
      details: quoteList([...new Set(hits.map((hit) => hit.quoted))]),
      remedy: category.remedy,
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
            message: 'Nothing in the description shows a use case; the recommendation is a guess.',
            remedy: 'Say what a recipient reads: codes, reminders, order news, offers, answers to questions.',
          }
        : {
            status: 'pass',
            message: 'The description shows what is sent.',
            details: quoteList(choice.evidence.flatMap(({ quoted }) => quoted)),
          },
  },
  {
    id: 'selection.english',
    category: 'language',
    source: 'twilioEnglish',
    basis: 'published',
    check: ({ description }) => {
      const language = languageOf({ text: description, words: readWords(description) });
      return language === undefined
        ? undefined
        : {
            status: 'info',
            message: `The description seems to be in ${language}, of which only a few words are read here; a registration must be in English (decline code 506).`,
            remedy: 'Register it in English, and say in it which other languages are sent.',
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
            message: `The description rules out ${choice.denied.join(', ')}; nothing of that kind may be sent later.`,
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
              'One-time codes share a campaign with other messages, whose violations would stop them too.',
            remedy: 'Register codes under 2FA, apart from the rest.',
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
            remedy: 'Give marketing a box of its own at the opt-in, unchecked and optional.',
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
        ? { status: 'pass', message: `${useCase.code} needs no approval beyond the usual review.` }
        : {
            status: 'warning',
            message: `${useCase.code} is a special use case.`,
            details: `Needed: ${useCase.needs}`,
            remedy: 'Ask the provider first whether it takes the use case, and plan for a longer review.',
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
              'Affiliates may not send under the brand, and leads may not be shared (decline code 708).',
            remedy:
              choice.useCase.code === 'AGENTS_FRANCHISES'
                ? 'Let agents and branches text only people who gave their consent to this brand.'
                : 'If they are agents or branches of the brand with numbers of their own, register AGENTS_FRANCHISES; other companies register their own brand.',
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
  const tier = tierFor(messageVolume);
  const best = tmobileTier(useCase, 100);
  if (best.segmentsPerDay < tier.segmentsPerDay) {
    return {
      status: 'warning',
      message: `${useCase.code} carries at most ${groupThousands(best.segmentsPerDay)} segments a day to T-Mobile.`,
      remedy: 'Send less, or register a standard brand with an EIN and have it vetted.',
    };
  }
  const scoreMin = tier.scoreMin ?? 0;
  if (scoreMin === 0) {
    return { status: 'pass', message: 'This volume needs no vetting of the brand.' };
  }
  return {
    status: 'info',
    message: `This volume needs external vetting with a trust score of ${scoreMin} or more.`,
    details: `${groupThousands(tier.segmentsPerDay)} segments a day to T-Mobile (${tier.name} tier).`,
    remedy: 'Have the brand vetted before the campaign is submitted.',
  };
}
