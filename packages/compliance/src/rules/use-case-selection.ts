// Checks a chosen use case: evidence, volume, carrier approval, vetting, and affiliates.
import { type MessageVolume, messageVolumes } from '../facts/message-volumes.ts';
import { type TmobileTier, tmobileCap, tmobileTiers } from '../facts/throughput.ts';
import { groupThousands } from '../text/numbers.ts';
import { detectLanguage } from './drafting.ts';
import { quoteList, type Rule } from './rule.ts';
import type { UseCaseChoice } from './use-case-choice.ts';

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
