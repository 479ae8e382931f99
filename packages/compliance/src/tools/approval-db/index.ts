// approval-db: our estimate of how likely a campaign is to be approved at its first submission, and the published causes of rejection.
import { Source, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import {
  APPROVAL_ACCURACY_POINTS,
  approvalEstimates,
  approvalScoreEffects,
  rejectionCauses,
} from '../../facts/approval-estimates.ts';
import { UNSCORED_USE_CASES } from '../../facts/providers/provider.ts';
import { registrationFees } from '../../facts/registration-fees.ts';
import { statedReviewTimes } from '../../facts/review-times.ts';
import { sources } from '../../facts/sources.ts';
import { tmobileCap, tmobileTier } from '../../facts/throughput.ts';
import { listRequirements } from '../../facts/use-case-requirements.ts';
import type { UseCase } from '../../facts/use-cases.ts';
import { listLongerReviews, planReview } from '../../rules/review-plan.ts';
import { readUseCase } from '../../rules/use-case-known.ts';
import { defineTool } from '../../tool.ts';
import { listAttSteps, findStepAt, listTmobileSteps } from '../throughput-schemas.ts';

// The API accepts DELIVERY_NOTIFICATIONS as an alias of the registry's DELIVERY_NOTIFICATION.
const USE_CASES = [
  '2FA',
  'CUSTOMER_CARE',
  'MARKETING',
  'MIXED',
  'DELIVERY_NOTIFICATIONS',
  'DELIVERY_NOTIFICATION',
  'ACCOUNT_NOTIFICATION',
  'FRAUD_ALERT',
  'HIGHER_EDUCATION',
  'LOW_VOLUME',
  'M2M',
  'POLLING_VOTING',
  'PUBLIC_SERVICE_ANNOUNCEMENT',
  'SECURITY_ALERT',
  'AGENTS_FRANCHISES',
  'CARRIER_EXEMPT',
  'CHARITY',
  'CONVERSATIONAL',
  'EMERGENCY',
  'K12_EDUCATION',
  'POLITICAL',
  'PROXY',
  'PUBLIC_SAFETY_RESTRICTED',
  'SOCIAL',
  'SOLE_PROPRIETOR',
  'SWEEPSTAKE',
  'TRIAL',
  'UCAAS_HIGH',
  'UCAAS_LOW',
] as const;
const RISKS = ['low', 'medium', 'high'] as const;
const RATE_MIN = 40;
const RATE_MAX = 98;
const LOW_RISK_MAX = 12;
const MEDIUM_RISK_MAX = 25;

export const approvalDb = defineTool({
  name: 'approval-db',
  title: 'Approval outlook',
  summary:
    'Estimate how likely a campaign is to be approved, how long the review takes, and the most common causes of rejection.',
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
        description: 'Trust score of the brand. Use 0 for a brand without vetting.',
        examples: [82],
        'x-message': 'must be a whole number from 0 to 100',
      }),
    ),
  }),
  results: Type.Object({
    useCase: StringEnum(USE_CASES, { description: 'As given.' }),
    trustScore: Type.Integer({
      description:
        'Trust score from the request. Reviewers do not see it; a low score often comes from records that reviewers also find incomplete.',
    }),
    tier: Type.String({ description: 'T-Mobile tier for the trust score.' }),
    approvalRate: Type.Integer({
      description: 'Percentage of campaigns approved at the first submission. Our estimate.',
    }),
    approvalRange: Type.Object(
      { low: Type.Integer(), high: Type.Integer() },
      { description: 'Range in which the approval rate probably is, in percent. Our estimate.' },
    ),
    avgApprovalDays: Type.String({ description: 'Business days from submission to approval. Our estimate.' }),
    rejectionRisk: StringEnum(RISKS, {
      description:
        '`low`: up to 12 percent rejected; `medium`: up to 25 percent; `high`: more. Our estimate.',
    }),
    basis: Type.Literal('estimate', { description: 'Approval rates are not published.' }),
    recommendations: Type.Array(Type.String()),
    rejectionCauses: Type.Array(
      Type.Object({ cause: Type.String(), remedy: Type.String(), source: Source }),
      {
        description: 'Published causes of rejection, most frequent first.',
      },
    ),
    requirements: Type.Array(Type.Object({ requirement: Type.String(), source: Source })),
    reviewTimes: Type.Array(Type.Object({ who: Type.String(), words: Type.String(), source: Source }), {
      description: 'Review times that providers state.',
    }),
    throughput: Type.Object({ att: Type.String(), tmobile: Type.String() }),
    campaignReviewFee: Type.Object({ usd: Type.Number(), note: Type.String(), source: Source }),
  }),
  examples: [
    {
      title: 'Order updates from a vetted brand',
      request: { useCase: 'DELIVERY_NOTIFICATIONS', trustScore: 82 },
    },
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
      tier: tmobileCap(useCase, trustScore).name,
      approvalRate,
      approvalRange: findRange(approvalRate),
      avgApprovalDays: `${daysMin}-${daysMax} business days`,
      rejectionRisk: rateRisk(approvalRate),
      basis: 'estimate' as const,
      recommendations: recommend(useCase, trustScore, approvalRate, daysMax),
      rejectionCauses: rejectionCauses.map(({ cause, remedy, source }) => ({
        cause,
        remedy,
        source: { ...sources[source] },
      })),
      requirements: listRequirements(useCase.code).map(({ requirement, source }) => ({
        requirement,
        source: { ...sources[source] },
      })),
      reviewTimes: statedReviewTimes
        .filter(({ stage }) => stage === 'campaign')
        .map(({ who, words, source }) => ({ who, words, source: { ...sources[source] } })),
      throughput: {
        att: findStepAt(listAttSteps(useCase), trustScore).words,
        tmobile: findStepAt(listTmobileSteps(useCase), trustScore).words,
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

function findRange(approvalRate: number): { low: number; high: number } {
  return {
    low: approvalRate - APPROVAL_ACCURACY_POINTS,
    high: Math.min(RATE_MAX, approvalRate + APPROVAL_ACCURACY_POINTS),
  };
}

function rateRisk(approvalRate: number): (typeof RISKS)[number] {
  const rejected = 100 - approvalRate;
  return rejected <= LOW_RISK_MAX ? 'low' : rejected <= MEDIUM_RISK_MAX ? 'medium' : 'high';
}

const OF_USE_CASE: Readonly<Record<string, string>> = {
  '2FA': 'Include only one-time codes in the sample messages.',
  CUSTOMER_CARE: 'State in the description that customers start the conversation or asked for the messages.',
  MARKETING:
    'Add a separate checkbox for marketing texts to the opt-in form. Leave it unchecked and optional.',
  MIXED: 'Provide a sample message for each sub-use case, and consider whether a single use case is enough.',
  ACCOUNT_NOTIFICATION:
    'Do not include offers in the sample messages, and describe the account that the messages are about.',
  LOW_VOLUME: 'Provide a sample message for each sub-use case, and state the low volume in the description.',
  SOLE_PROPRIETOR: 'Use the name of the owner, or a DBA name without a legal suffix, everywhere.',
  DELIVERY_NOTIFICATION: 'Do not include offers or review requests in the sample messages.',
};

function recommend(useCase: UseCase, trustScore: number, approvalRate: number, daysMax: number): string[] {
  const ofUseCase = OF_USE_CASE[useCase.code];
  const isUnscored = UNSCORED_USE_CASES.some((code) => code === useCase.code);
  const { low, high } = findRange(approvalRate);
  const plan = rateRisk(approvalRate) === 'low' ? '' : 'Plan for a possible rejection. ';
  return [
    ...rejectionCauses.slice(0, 3).map(({ remedy }) => remedy),
    ...(ofUseCase === undefined ? [] : [ofUseCase]),
    ...(useCase.needs === undefined || useCase.kind === 'standard'
      ? []
      : [
          `Ask your provider first whether it supports ${useCase.code}. This special use case needs: ${useCase.needs}`,
        ]),
    ...(trustScore < 50 && !isUnscored
      ? [
          'Vet the brand before you submit the campaign. A score of 50 or more raises the limits and, by our estimate, the chance of approval.',
        ]
      : []),
    ...listLongerReviews(daysMax),
    `${plan}We estimate that ${approvalRate} of 100 such campaigns are approved at the first submission (${low} to ${high}; no registry or carrier publishes approval rates). The registry charges the review fee for each submission, and most providers pass it on.`,
  ];
}
