// use-case-selector: from a description in everyday words to the use case to register, with all that it brings.
import { CheckItem, FreeText, Nullable, Source, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { MESSAGE_VOLUMES, type MessageVolume } from '../../facts/message-volumes.ts';
import { monthsCommitted, registrationFees } from '../../facts/registration-fees.ts';
import { sources } from '../../facts/sources.ts';
import { requirementsOf } from '../../facts/use-case-requirements.ts';
import type { UseCase } from '../../facts/use-cases.ts';
import { applyRules, countStatuses, overallStatus, quoteList } from '../../rules/rule.ts';
import { type UseCaseChoice, chooseUseCase } from '../../rules/use-case-choice.ts';
import { checkBusiness, selectionRules, tierFor } from '../../rules/use-case-selection.ts';
import { defineTool } from '../../tool.ts';
import { ThroughputStep, attSteps, stepAt, tmobileSteps } from '../throughput-schemas.ts';

const Reason = Type.Object({
  useCase: Type.String(),
  words: Type.Array(Type.String(), { description: 'The words of the description that point to it.' }),
});

const Throughput = Type.Object({
  att: Type.String({ description: 'AT&T’s limit at the trust score that the volume needs.' }),
  tmobile: Type.String({ description: 'T-Mobile’s allowance at that score.' }),
  trustScore: Type.Integer({ description: 'The trust score that the volume needs; 0: none.' }),
  attByScore: Type.Array(ThroughputStep),
  tmobileByScore: Type.Array(ThroughputStep),
});

export const useCaseSelector = defineTool({
  name: 'use-case-selector',
  title: 'Use-case selector',
  summary: 'Describe a campaign in your own words and learn which use case to register, and what that takes.',
  stage: 'prepare',
  request: Type.Object({
    campaignDescription: FreeText({
      description: 'What is sent, to whom and why, in everyday words. Say what is never sent, too.',
      examples: [
        'Reminders of appointments to our patients, who can reply to reschedule. We never send marketing.',
      ],
    }),
    messageVolume: Type.Optional(
      StringEnum(MESSAGE_VOLUMES, {
        description:
          'Segments a day to T-Mobile: `low` up to 2,000, `medium` up to 10,000, `high` up to 40,000, `very_high` more.',
        examples: ['low'],
      }),
    ),
    hasAffiliates: Type.Optional(
      Type.Boolean({
        description: 'Whether agents, franchises or partners send too.',
        default: false,
        examples: [false],
      }),
    ),
  }),
  results: Type.Object({
    recommendedUseCase: Nullable(
      Type.String({ description: 'Registry code; null where no use case helps.' }),
    ),
    displayName: Type.String(),
    type: Nullable(StringEnum(['standard', 'special'])),
    confidence: Type.Integer({ description: '0 to 100, our estimate.' }),
    status: StringEnum(['pass', 'warning', 'error'], { description: 'The worst finding.' }),
    reasoning: Type.String({ description: 'Why, in a few sentences.' }),
    reasons: Type.Array(Reason, { description: 'What in the description points to which use case.' }),
    subUseCases: Type.Array(Type.String(), { description: 'To declare with it, strongest first.' }),
    subUseCaseCount: Nullable(
      Type.Object(
        { min: Type.Integer(), max: Type.Integer() },
        { description: 'How many the registry wants; null where it takes none.' },
      ),
    ),
    alternatives: Type.Array(
      Type.Object({ useCase: Type.String(), displayName: Type.String(), reason: Type.String() }),
    ),
    requirements: Type.Array(Type.Object({ requirement: Type.String(), source: Source }), {
      description: 'What a registration under it needs beyond the usual.',
    }),
    monthlyFee: Nullable(Type.Number({ description: 'Registry fee in US dollars a month.' })),
    campaignReviewFee: Nullable(Type.Number({ description: 'US dollars for every submission.' })),
    firstTermFee: Nullable(
      Type.Number({ description: 'US dollars for the months that are committed and billed ahead.' }),
    ),
    fees: Type.Array(
      Type.Object({
        item: Type.String(),
        usd: Type.Number(),
        frequency: StringEnum(['one_time', 'monthly']),
        source: Source,
      }),
    ),
    vettingRequired: Type.Boolean({ description: 'By the use case or by the volume.' }),
    approvalRequired: Type.Boolean({ description: 'Carriers approve each campaign of this use case.' }),
    throughput: Nullable(Throughput),
    warnings: Type.Array(Type.String(), { description: 'Errors and warnings, one sentence each.' }),
    errorCount: Type.Integer(),
    warningCount: Type.Integer(),
    infoCount: Type.Integer(),
    passCount: Type.Integer(),
    checks: Type.Array(CheckItem),
  }),
  examples: [
    {
      title: 'A dental practice',
      request: {
        campaignDescription:
          'Reminders of appointments to our patients, who can reply to reschedule. We never send marketing.',
        messageVolume: 'low',
      },
    },
    {
      title: 'A shop with two uses',
      request: {
        campaignDescription:
          'Shipping updates for orders, and a weekly promo code for people who asked for it.',
        messageVolume: 'high',
      },
    },
    {
      title: 'A business that no use case helps',
      request: { campaignDescription: 'Daily deals of our cannabis dispensary.' },
    },
  ],
  run({ campaignDescription: description, messageVolume, hasAffiliates = false }) {
    const choice = chooseUseCase({ description, messageVolume, hasAffiliates });
    const business = checkBusiness(description, choice.useCase);
    const isRefused = business.some((check) => check.status === 'error');
    const checks = [
      ...business,
      ...(isRefused ? [] : applyRules(selectionRules, { description, choice, messageVolume, hasAffiliates })),
    ];
    const counts = countStatuses(checks);
    const warnings = checks
      .filter(({ status }) => status === 'error' || status === 'warning')
      .map(({ message }) => message);
    const common = { status: overallStatus(counts), warnings, ...counts, checks, reasons: reasonsOf(choice) };
    if (isRefused) {
      return { ...common, ...refused(business) };
    }
    return {
      ...common,
      ...recommended(choice),
      ...terms(choice.useCase, scoreNeeded(choice.useCase, messageVolume)),
    };
  },
});

function reasonsOf({ evidence }: UseCaseChoice) {
  return evidence.map(({ useCase, quoted }) => ({
    useCase: useCase.code,
    words: quoted.slice(0, 10).map((words) => words.toWellFormed()),
  }));
}

function recommended({ useCase, subUseCases, confidence, evidence, isGuess, alternatives }: UseCaseChoice) {
  return {
    recommendedUseCase: useCase.code,
    displayName: useCase.displayName,
    type: useCase.kind,
    confidence,
    reasoning: isGuess
      ? 'The description does not show what is sent. Most businesses answer customers and notify them, so that is assumed.'
      : `${reasonFor(useCase, subUseCases)} The description speaks of ${quoteList(
          evidence
            .filter(({ useCase: other }) => other.code === useCase.code || subUseCases.includes(other.code))
            .flatMap(({ quoted }) => quoted),
        )}.`.toWellFormed(),
    subUseCases: [...subUseCases],
    subUseCaseCount: useCase.subUseCases === undefined ? null : { ...useCase.subUseCases },
    alternatives: alternatives.map(({ useCase: other, reason }) => ({
      useCase: other.code,
      displayName: other.displayName,
      reason,
    })),
  };
}

function reasonFor(useCase: UseCase, subUseCases: readonly string[]): string {
  return useCase.code === 'MIXED' || useCase.code === 'LOW_VOLUME'
    ? `Several uses come together (${subUseCases.join(', ')}), which is what ${useCase.code} is for.`
    : `${useCase.code} is for this: ${useCase.meaning}`;
}

/** The trust score that a volume needs; sole proprietors are not vetted, so none helps them. */
function scoreNeeded(useCase: UseCase, volume: MessageVolume | undefined): number {
  return volume === undefined || useCase.code === 'SOLE_PROPRIETOR' ? 0 : (tierFor(volume).scoreMin ?? 0);
}

function terms(useCase: UseCase, trustScore: number) {
  const { brand, campaignReview, standardVetting } = registrationFees;
  const vettingRequired = useCase.vettingNeeded === true || trustScore > 0;
  const once = [brand, campaignReview, ...(vettingRequired ? [standardVetting] : [])];
  const attByScore = attSteps(useCase);
  const tmobileByScore = tmobileSteps(useCase);
  return {
    requirements: requirementsOf(useCase.code).map(({ requirement, source }) => ({
      requirement,
      source: { ...sources[source] },
    })),
    monthlyFee: useCase.monthlyFeeUsd,
    campaignReviewFee: campaignReview.usd,
    firstTermFee: monthsCommitted(useCase.code) * useCase.monthlyFeeUsd,
    fees: [
      ...once.map(({ item, usd, source }) => ({
        item,
        usd,
        frequency: 'one_time' as const,
        source: { ...sources[source] },
      })),
      {
        item: `Registry fee of a ${useCase.code} campaign`,
        usd: useCase.monthlyFeeUsd,
        frequency: 'monthly' as const,
        source: { ...sources.telnyxFees },
      },
    ],
    vettingRequired,
    approvalRequired: useCase.carrierApproval === true,
    throughput: {
      att: stepAt(attByScore, trustScore).words,
      tmobile: stepAt(tmobileByScore, trustScore).words,
      trustScore,
      attByScore,
      tmobileByScore,
    },
  };
}

function refused(business: readonly CheckItem[]) {
  return {
    recommendedUseCase: null,
    displayName: 'None',
    type: null,
    confidence: 0,
    reasoning: `No use case helps. ${business
      .filter(({ status }) => status === 'error')
      .map(({ remedy }) => remedy ?? '')
      .join(' ')}`,
    subUseCases: [],
    subUseCaseCount: null,
    alternatives: [],
    requirements: [],
    monthlyFee: null,
    campaignReviewFee: null,
    firstTermFee: null,
    fees: [],
    vettingRequired: false,
    approvalRequired: false,
    throughput: null,
  };
}
