// use-case-selector: recommends the use case to register for a campaign description, with its limits and requirements.
import { CheckItem, FreeText, Nullable, Source, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { MESSAGE_VOLUMES, type MessageVolume } from '../../facts/message-volumes.ts';
import { getMonthsCommitted, registrationFees } from '../../facts/registration-fees.ts';
import { sources } from '../../facts/sources.ts';
import { listRequirements } from '../../facts/use-case-requirements.ts';
import type { UseCase } from '../../facts/use-cases.ts';
import { checkBusiness } from '../../rules/business-content.ts';
import { applyRules, countStatuses, findOverallStatus, quoteList } from '../../rules/rule.ts';
import { type UseCaseChoice, chooseUseCase } from '../../rules/use-case-choice.ts';
import { selectionRules, findTier } from '../../rules/use-case-selection.ts';
import { defineTool } from '../../tool.ts';
import { ThroughputStep, listAttSteps, findStepAt, listTmobileSteps } from '../throughput-schemas.ts';

const Reason = Type.Object({
  useCase: Type.String(),
  words: Type.Array(Type.String(), { description: 'Words in the description that indicate this use case.' }),
});

const Throughput = Type.Object({
  att: Type.String({ description: 'AT&T’s throughput at the required trust score.' }),
  tmobile: Type.String({ description: 'T-Mobile’s daily cap at the required trust score.' }),
  trustScore: Type.Integer({ description: 'Trust score that the volume requires. 0: no vetting required.' }),
  attByScore: Type.Array(ThroughputStep),
  tmobileByScore: Type.Array(ThroughputStep),
});

export const useCaseSelector = defineTool({
  name: 'use-case-selector',
  title: 'Use-case selector',
  summary: 'Find the use case to register from a description of your campaign, with its requirements.',
  stage: 'prepare',
  request: Type.Object({
    campaignDescription: FreeText({
      description: 'What you send, to whom, and why. Also state what you never send.',
      examples: [
        'Reminders of appointments to our patients, who can reply to reschedule. We never send marketing.',
      ],
    }),
    messageVolume: Type.Optional(
      StringEnum(MESSAGE_VOLUMES, {
        description:
          'Segments per day to T-Mobile: `low` up to 2,000, `medium` up to 10,000, `high` up to 40,000, `very_high` more.',
        examples: ['low'],
      }),
    ),
    hasAffiliates: Type.Optional(
      Type.Boolean({
        description: 'Whether agents, franchises, or partners also send messages.',
        default: false,
        examples: [false],
      }),
    ),
  }),
  results: Type.Object({
    recommendedUseCase: Nullable(
      Type.String({ description: 'Use case code. Null if no use case allows the content.' }),
    ),
    displayName: Type.String(),
    type: Nullable(StringEnum(['standard', 'special'])),
    confidence: Type.Integer({ description: 'Confidence from 0 to 100. Our estimate.' }),
    status: StringEnum(['pass', 'warning', 'error'], { description: 'Status of the most severe finding.' }),
    reasoning: Type.String({ description: 'Reason for the recommendation.' }),
    reasons: Type.Array(Reason, { description: 'Evidence in the description for each use case.' }),
    subUseCases: Type.Array(Type.String(), {
      description: 'Sub-use cases to declare, strongest evidence first.',
    }),
    subUseCaseCount: Nullable(
      Type.Object(
        { min: Type.Integer(), max: Type.Integer() },
        { description: 'Number of sub-use cases that the registry requires. Null if the use case has none.' },
      ),
    ),
    alternatives: Type.Array(
      Type.Object({ useCase: Type.String(), displayName: Type.String(), reason: Type.String() }),
    ),
    requirements: Type.Array(Type.Object({ requirement: Type.String(), source: Source }), {
      description: 'Additional requirements to register the use case.',
    }),
    monthlyFee: Nullable(Type.Number({ description: 'Monthly registry fee in US dollars.' })),
    campaignReviewFee: Nullable(
      Type.Number({ description: 'Campaign review (vetting) fee in US dollars, for each submission.' }),
    ),
    firstTermFee: Nullable(
      Type.Number({ description: 'Fee in US dollars for the committed months, billed in advance.' }),
    ),
    fees: Type.Array(
      Type.Object({
        item: Type.String(),
        usd: Type.Number(),
        frequency: StringEnum(['one_time', 'monthly']),
        source: Source,
      }),
    ),
    vettingRequired: Type.Boolean({ description: 'Whether the use case or the volume requires vetting.' }),
    approvalRequired: Type.Boolean({
      description: 'Whether carriers must approve each campaign of this use case.',
    }),
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
      title: 'A shop with two kinds of messages',
      request: {
        campaignDescription:
          'Shipping updates for orders, and a weekly promo code for people who asked for it.',
        messageVolume: 'high',
      },
    },
    {
      title: 'A business with prohibited content',
      request: { campaignDescription: 'Daily deals of our cannabis dispensary.' },
    },
  ],
  run({ campaignDescription: description, messageVolume, hasAffiliates = false }) {
    const choice = chooseUseCase({ description, messageVolume, hasAffiliates });
    const business = checkBusiness(description, choice);
    const isRefused = business.some((check) => check.status === 'error');
    const checks = [
      ...business,
      ...(isRefused ? [] : applyRules(selectionRules, { description, choice, messageVolume, hasAffiliates })),
    ];
    const counts = countStatuses(checks);
    const warnings = checks
      .filter(({ status }) => status === 'error' || status === 'warning')
      .map(({ message }) => message);
    const common = {
      status: findOverallStatus(counts),
      warnings,
      ...counts,
      checks,
      reasons: listReasons(choice),
    };
    if (isRefused) {
      return { ...common, ...refused(business) };
    }
    return {
      ...common,
      ...recommended(choice),
      ...terms(choice.useCase, findScoreNeeded(choice.useCase, messageVolume)),
    };
  },
});

function listReasons({ evidence }: UseCaseChoice) {
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
      ? 'The description does not say clearly what you send. We assume notifications, as for most businesses.'
      : `${explainChoice(useCase, subUseCases)} The description mentions ${quoteList(
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

function explainChoice(useCase: UseCase, subUseCases: readonly string[]): string {
  return useCase.code === 'MIXED' || useCase.code === 'LOW_VOLUME'
    ? `The campaign combines several use cases (${subUseCases.join(', ')}). ${useCase.code} is for such campaigns.`
    : `The use case “${useCase.displayName}” is for: ${useCase.meaning.charAt(0).toLowerCase()}${useCase.meaning.slice(1)}`;
}

/** The trust score that a volume requires. Sole proprietors are not vetted, so they have none. */
function findScoreNeeded(useCase: UseCase, volume: MessageVolume | undefined): number {
  return volume === undefined || useCase.code === 'SOLE_PROPRIETOR' ? 0 : (findTier(volume).scoreMin ?? 0);
}

/** The cap of a low-volume campaign is that of the lowest tier, whatever the score of the brand. */
function listCampaignSteps(useCase: UseCase): ThroughputStep[] {
  const steps = listTmobileSteps(useCase);
  const scoreMax = steps.at(-1)?.scoreMax ?? 0;
  return useCase.code === 'LOW_VOLUME' ? steps.slice(0, 1).map((step) => ({ ...step, scoreMax })) : steps;
}

function terms(useCase: UseCase, trustScore: number) {
  const { brand, campaignReview, standardVetting } = registrationFees;
  const vettingRequired = useCase.vettingNeeded === true || trustScore > 0;
  const once = [brand, campaignReview, ...(vettingRequired ? [standardVetting] : [])];
  const attByScore = listAttSteps(useCase);
  const tmobileByScore = listCampaignSteps(useCase);
  return {
    requirements: listRequirements(useCase.code).map(({ requirement, source }) => ({
      requirement,
      source: { ...sources[source] },
    })),
    monthlyFee: useCase.monthlyFeeUsd,
    campaignReviewFee: campaignReview.usd,
    firstTermFee: getMonthsCommitted(useCase.code) * useCase.monthlyFeeUsd,
    fees: [
      ...once.map(({ item, usd, source }) => ({
        item,
        usd,
        frequency: 'one_time' as const,
        source: { ...sources[source] },
      })),
      {
        item: `Registry fee of the campaign (${useCase.code})`,
        usd: useCase.monthlyFeeUsd,
        frequency: 'monthly' as const,
        source: { ...sources.telnyxFees },
      },
    ],
    vettingRequired,
    approvalRequired: useCase.carrierApproval === true,
    throughput: {
      att: findStepAt(attByScore, trustScore).words,
      tmobile: findStepAt(tmobileByScore, trustScore).words,
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
    reasoning: `No use case allows this content. ${business
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
