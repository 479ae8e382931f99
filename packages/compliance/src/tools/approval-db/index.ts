// approval-db: how likely a campaign is to be approved at the first try, by our estimate, next to what is published.
import { Source, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { approvalEstimates, approvalScoreEffects, rejectionCauses } from '../../facts/approval-estimates.ts';
import { registrationFees } from '../../facts/registration-fees.ts';
import { statedReviewTimes } from '../../facts/review-times.ts';
import { sources } from '../../facts/sources.ts';
import { tmobileTier } from '../../facts/throughput.ts';
import { requirementsOf } from '../../facts/use-case-requirements.ts';
import type { UseCase } from '../../facts/use-cases.ts';
import { planReview } from '../../rules/review-plan.ts';
import { readUseCase } from '../../rules/use-case-known.ts';
import { defineTool } from '../../tool.ts';
import { attSteps, stepAt, tmobileSteps } from '../throughput-schemas.ts';

// The interface writes the registry's DELIVERY_NOTIFICATION in the plural; both are understood.
const USE_CASES = [
  '2FA',
  'CUSTOMER_CARE',
  'MARKETING',
  'MIXED',
  'DELIVERY_NOTIFICATIONS',
  'DELIVERY_NOTIFICATION',
] as const;
const RISKS = ['low', 'medium', 'high'] as const;
const RATE_MIN = 40;
const RATE_MAX = 98;
const LOW_RISK_MAX = 12;
const MEDIUM_RISK_MAX = 25;

export const approvalDb = defineTool({
  name: 'approval-db',
  title: 'Approval outlook',
  summary: 'See how likely and how soon a campaign would be approved, and what most often stands in the way.',
  stage: 'register',
  request: Type.Object({
    useCase: Type.Optional(
      StringEnum(USE_CASES, {
        description: 'Use case of the campaign.',
        default: 'MIXED',
        examples: ['CUSTOMER_CARE'],
      }),
    ),
    trustScore: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        default: 50,
        description: 'Trust score of the brand; 0 for a brand that was not vetted.',
        examples: [82],
        'x-message': 'must be a whole number from 0 to 100',
      }),
    ),
  }),
  results: Type.Object({
    useCase: StringEnum(USE_CASES, { description: 'As given.' }),
    trustScore: Type.Integer(),
    tier: Type.String({ description: 'T-Mobile tier that the score leads to.' }),
    approvalRate: Type.Integer({ description: 'Percent approved at the first submission. Our estimate.' }),
    avgApprovalDays: Type.String({ description: 'Business days from submission to approval. Our estimate.' }),
    rejectionRisk: StringEnum(RISKS, {
      description: '`low` up to 12 percent rejected, `medium` up to 25, else `high`. Our estimate.',
    }),
    basis: Type.Literal('estimate', { description: 'Nobody publishes approval rates.' }),
    recommendations: Type.Array(Type.String()),
    rejectionCauses: Type.Array(
      Type.Object({ cause: Type.String(), remedy: Type.String(), source: Source }),
      {
        description: 'The published causes, the most frequent first.',
      },
    ),
    requirements: Type.Array(Type.Object({ requirement: Type.String(), source: Source })),
    reviewTimes: Type.Array(Type.Object({ who: Type.String(), words: Type.String(), source: Source }), {
      description: 'What providers state about the review of campaigns.',
    }),
    throughput: Type.Object({ att: Type.String(), tmobile: Type.String() }),
    campaignReviewFee: Type.Object({ usd: Type.Number(), note: Type.String(), source: Source }),
  }),
  examples: [
    { title: 'Order news of a vetted brand', request: { useCase: 'DELIVERY_NOTIFICATIONS', trustScore: 82 } },
    { title: 'Marketing without vetting', request: { useCase: 'MARKETING', trustScore: 0 } },
  ],
  run({ useCase: asked = 'MIXED', trustScore = 50 }) {
    const { useCase } = readUseCase(asked);
    const tier = tmobileTier(useCase, trustScore);
    const approvalRate = estimateRate(useCase, tier.name);
    const { daysMin, daysMax } = planReview(useCase, trustScore);
    const { campaignReview } = registrationFees;
    return {
      useCase: asked,
      trustScore,
      tier: tier.name,
      approvalRate,
      avgApprovalDays: `${daysMin}-${daysMax} business days`,
      rejectionRisk: riskOf(approvalRate),
      basis: 'estimate' as const,
      recommendations: recommend(useCase, trustScore, approvalRate),
      rejectionCauses: rejectionCauses.map(({ cause, remedy, source }) => ({
        cause,
        remedy,
        source: { ...sources[source] },
      })),
      requirements: requirementsOf(useCase.code).map(({ requirement, source }) => ({
        requirement,
        source: { ...sources[source] },
      })),
      reviewTimes: statedReviewTimes
        .filter(({ stage }) => stage === 'campaign')
        .map(({ who, words, source }) => ({ who, words, source: { ...sources[source] } })),
      throughput: {
        att: stepAt(attSteps(useCase), trustScore).words,
        tmobile: stepAt(tmobileSteps(useCase), trustScore).words,
      },
      campaignReviewFee: {
        usd: campaignReview.usd,
        note: campaignReview.note,
        source: { ...sources[campaignReview.source] },
      },
    };
  },
});

function estimateRate(useCase: UseCase, tierName: string): number {
  const base = approvalEstimates.find((row) => row.useCase === useCase.code)?.baseRate;
  const effect = approvalScoreEffects.find((row) => row.tierName === tierName)?.percentagePoints;
  if (base === undefined || effect === undefined) {
    throw new Error(`no approval estimate for ${useCase.code} in the tier ${tierName}`);
  }
  return Math.min(RATE_MAX, Math.max(RATE_MIN, base + effect));
}

function riskOf(approvalRate: number): (typeof RISKS)[number] {
  const rejected = 100 - approvalRate;
  return rejected <= LOW_RISK_MAX ? 'low' : rejected <= MEDIUM_RISK_MAX ? 'medium' : 'high';
}

const OF_USE_CASE: Readonly<Record<string, string>> = {
  '2FA': 'Keep everything but codes out of the samples.',
  CUSTOMER_CARE:
    'Show in the description that the customer begins the conversation or asked for the messages.',
  MARKETING: 'Show a box of its own for marketing texts at the opt-in, unchecked and optional.',
  MIXED: 'Give each sub-use-case a sample of its own, and ask whether a single use case would do.',
  DELIVERY_NOTIFICATION: 'Keep offers and requests for reviews out of the samples.',
};

function recommend(useCase: UseCase, trustScore: number, approvalRate: number): string[] {
  const ofUseCase = OF_USE_CASE[useCase.code];
  return [
    ...rejectionCauses.slice(0, 3).map(({ remedy }) => remedy),
    ...(ofUseCase === undefined ? [] : [ofUseCase]),
    ...(trustScore < 50
      ? [
          'Have the brand vetted before the campaign is submitted: from a score of 50 on, limits rise and, we estimate, approval is likelier.',
        ]
      : []),
    `Plan for a rejection all the same: we estimate ${approvalRate} of 100 such campaigns to pass at the first try, and each resubmission costs another review fee.`,
  ];
}
