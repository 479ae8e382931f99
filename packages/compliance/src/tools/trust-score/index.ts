// trust-score: estimates the score that vetting would give, and shows the published limits for that score.
import { Source, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { registrationFees } from '../../facts/registration-fees.ts';
import { sources } from '../../facts/sources.ts';
import { tmobileTier } from '../../facts/throughput.ts';
import { TRUST_SCORE_ACCURACY, type TrustAsset, trustAssets } from '../../facts/trust-score-assets.ts';
import { type UseCase, findUseCase } from '../../facts/use-cases.ts';
import { groupThousands } from '../../text/numbers.ts';
import { ToolInputRefused, defineTool } from '../../tool.ts';
import { ThroughputStep, listAttSteps, findStepAt, listTmobileSteps } from '../throughput-schemas.ts';

const RATINGS = ['excellent', 'good', 'fair', 'poor'] as const;
const YEARS_MAX = 1000;
const DOMAIN_YEARS_MAX = 100;

const Asset = (description: string) =>
  Type.Optional(Type.Boolean({ description, default: false, examples: [true] }));

export const trustScore = defineTool({
  name: 'trust-score',
  title: 'Trust score estimate',
  summary:
    'Estimate the trust score of a brand before you pay for vetting, and see the carrier limits for that score.',
  stage: 'prepare',
  request: Type.Object({
    yearsInBusiness: Type.Integer({
      minimum: 0,
      maximum: YEARS_MAX,
      description: 'Years in business, in full years.',
      examples: [4],
    }),
    hasDUNS: Type.Boolean({
      description: 'Whether the business has a DUNS number from Dun & Bradstreet.',
      examples: [true],
    }),
    hasDomain: Type.Boolean({
      description: 'Whether the business has a website on its own domain.',
      examples: [true],
    }),
    domainAge: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: DOMAIN_YEARS_MAX,
        description: 'Age of the domain in full years. Refused if `hasDomain` is false.',
        default: 0,
        examples: [3],
      }),
    ),
    hasPhysicalAddress: Asset('Whether public records show a street address.'),
    hasPrivacyPolicy: Asset('Whether the website has a privacy policy.'),
    hasTermsOfService: Asset('Whether the website has terms of the messaging program.'),
    previousCompliance: Asset('Whether previous messaging had no violations.'),
  }),
  results: Type.Object({
    score: Type.Integer({
      description: 'Our estimate. Vetting partners compute the real score differently.',
    }),
    maxScore: Type.Integer(),
    percentage: Type.Integer({ description: '`score` as a percentage of `maxScore`.' }),
    rating: StringEnum(RATINGS, {
      description:
        'Rating of `expected` by T-Mobile tier: `excellent` Top, `good` High-Mid, `fair` Low-Mid, `poor` Low.',
    }),
    range: Type.Object(
      { low: Type.Integer(), high: Type.Integer() },
      {
        description:
          'Range in which the real score probably is. Without a DUNS number, it reaches further down. Our estimate.',
      },
    ),
    expected: Type.Integer({
      description:
        'Score that the rating and the limits are for: `score`, or the middle of `range` without a DUNS number.',
    }),
    basis: Type.Literal('estimate'),
    disclaimer: Type.String(),
    warnings: Type.Array(Type.String(), { description: 'Inputs that do not fit together.' }),
    breakdown: Type.Array(
      Type.Object({
        category: Type.String(),
        points: Type.Integer(),
        maxPoints: Type.Integer(),
        status: StringEnum(['pass', 'warning', 'error'], {
          description: '`pass`: all points; `warning`: some points; `error`: no points.',
        }),
      }),
    ),
    recommendations: Type.Array(Type.String(), { description: 'What to do, highest gain first.' }),
    improvements: Type.Array(
      Type.Object({
        category: Type.String(),
        pointsToGain: Type.Integer(),
        takesTime: Type.Boolean({ description: 'Whether these points depend only on time.' }),
        advice: Type.String(),
      }),
    ),
    reachableScore: Type.Integer({ description: 'Estimate after all improvements that you can make now.' }),
    leadsTo: Type.Object(
      {
        tmobileTier: Type.String(),
        tmobileSegmentsPerDay: Type.Integer(),
        tmobile: Type.String({ description: 'Limit as text.' }),
        attDeclared: Type.String({
          description: 'AT&T’s throughput for a campaign with a single declared use case.',
        }),
        attMixed: Type.String({ description: 'AT&T’s throughput for a mixed or marketing campaign.' }),
        attSource: Source,
        tmobileSource: Source,
      },
      { description: 'Limits that carriers publish for the `expected` score.' },
    ),
    nextTier: Type.Optional(
      Type.Object({
        tmobileTier: Type.String(),
        scoreMin: Type.Integer(),
        pointsMissing: Type.Integer(),
        tmobileSegmentsPerDay: Type.Integer(),
      }),
    ),
    tmobileByScore: Type.Array(ThroughputStep),
    vettingFee: Type.Object({ usd: Type.Number(), source: Source }),
  }),
  examples: [
    {
      title: 'Four years in business, without terms on the website',
      request: {
        yearsInBusiness: 4,
        hasDUNS: true,
        hasDomain: true,
        domainAge: 3,
        hasPhysicalAddress: true,
        hasPrivacyPolicy: true,
        hasTermsOfService: false,
        previousCompliance: true,
      },
    },
    { title: 'A new business', request: { yearsInBusiness: 0, hasDUNS: false, hasDomain: true } },
  ],
  run(request, { today }) {
    refuseImplausible(request, Number(today.slice(0, 4)));
    const rated = trustAssets.map((asset) => rate(asset, request));
    const score = rated.reduce((sum, { points }) => sum + points, 0);
    const maxScore = rated.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
    const improvements = rated
      .filter(({ points, maxPoints }) => points < maxPoints)
      .map(({ asset: { category, takesTime, advice }, points, maxPoints }) => ({
        category,
        pointsToGain: maxPoints - points,
        takesTime: takesTime === true,
        advice,
      }))
      .toSorted((a, b) => Number(a.takesTime) - Number(b.takesTime) || b.pointsToGain - a.pointsToGain);
    const range = findRange(score, request.hasDUNS);
    const expected = findExpected(score, range, request.hasDUNS);
    const canDoNow = improvements.filter(({ takesTime }) => !takesTime);
    return {
      score,
      maxScore,
      percentage: Math.round((100 * score) / maxScore),
      rating: findRating(expected),
      range,
      expected,
      basis: 'estimate' as const,
      disclaimer:
        'Our estimate. Vetting partners compute the real score from their own records and do not publish their method. They are not known to score a privacy policy, terms, or earlier messaging, which campaign reviewers check. Government bodies, nonprofits, and political committees are vetted in other ways.',
      warnings: listWarnings(request),
      breakdown: rated.map(({ asset, points, maxPoints }) => ({
        category: asset.category,
        points,
        maxPoints,
        status:
          points === maxPoints ? ('pass' as const) : points > 0 ? ('warning' as const) : ('error' as const),
      })),
      recommendations: recommend(expected, range, improvements),
      improvements,
      reachableScore: canDoNow.reduce((sum, { pointsToGain }) => sum + pointsToGain, score),
      ...listLimitsAt(expected),
    };
  },
});

/** The first .com domains were registered in this year. */
const FIRST_DOMAIN_YEAR = 1985;
/** The oldest businesses of the United States were founded in the 17th century. */
const FIRST_BUSINESS_YEAR = 1600;

/** A typing error in an age would give a confident score for a business that cannot exist. */
function refuseImplausible(
  { yearsInBusiness, hasDomain, domainAge = 0 }: Answers & { readonly yearsInBusiness: number },
  year: number,
): void {
  const yearsMax = year - FIRST_BUSINESS_YEAR;
  if (yearsInBusiness > yearsMax) {
    throw new ToolInputRefused('yearsInBusiness', `must be at most ${yearsMax}: enter years, not a year`);
  }
  const domainYearsMax = year - FIRST_DOMAIN_YEAR;
  if (Number(domainAge) > domainYearsMax) {
    throw new ToolInputRefused(
      'domainAge',
      `must be at most ${domainYearsMax}: the first .com domain is from ${FIRST_DOMAIN_YEAR}`,
    );
  }
  if (!hasDomain && Number(domainAge) > 0) {
    throw new ToolInputRefused('domainAge', 'must be 0 or omitted if hasDomain is false');
  }
}

type Answers = { readonly hasDomain: boolean } & {
  readonly [Field in TrustAsset['field']]?: number | boolean;
};

function rate(asset: TrustAsset, request: Answers) {
  const maxPoints = asset.steps.at(-1)?.[1] ?? 0;
  // The age of a domain counts only if the business has a domain.
  const given = asset.field === 'domainAge' && !request.hasDomain ? 0 : Number(request[asset.field] ?? 0);
  const points = asset.steps.findLast(([atLeast]) => given >= atLeast)?.[1] ?? 0;
  return { asset, points, maxPoints };
}

function findRating(score: number): (typeof RATINGS)[number] {
  const byTier = { Top: 'excellent', 'High-Mid': 'good', 'Low-Mid': 'fair' } as const;
  const { name } = tmobileTier(standardUse('MIXED'), score);
  return byTier[name as keyof typeof byTier] ?? 'poor';
}

type ScoreRange = { readonly low: number; readonly high: number };

function findRange(score: number, hasDuns: boolean): { low: number; high: number } {
  const { below, belowWithoutDuns, above } = TRUST_SCORE_ACCURACY;
  return {
    low: Math.max(0, score - (hasDuns ? below : belowWithoutDuns)),
    high: Math.min(100, score + above),
  };
}

/** Small companies without a DUNS number are often scored far lower, so the best case is no promise to make. */
function findExpected(score: number, { low, high }: ScoreRange, hasDuns: boolean): number {
  return hasDuns ? score : Math.min(score, Math.round((low + high) / 2));
}

function listWarnings({ yearsInBusiness, domainAge, previousCompliance }: Answers): string[] {
  return previousCompliance === true && Number(yearsInBusiness) === 0 && Number(domainAge ?? 0) === 0
    ? [
        'A business that is less than a year old has hardly any messaging history, but previousCompliance is true. Count only messages that this business sent.',
      ]
    : [];
}

/** Fewer points that only time brings are no advice. */
const WORTH_WAITING_POINTS = 4;

function recommend(
  score: number,
  range: ScoreRange,
  improvements: readonly { takesTime: boolean; pointsToGain: number; advice: string }[],
): string[] {
  const actions = improvements
    .filter(({ takesTime, pointsToGain }) => !takesTime || pointsToGain >= WORTH_WAITING_POINTS)
    .map(({ advice, pointsToGain, takesTime }) =>
      takesTime ? advice : `${advice.replace(/\.$/, '')} (about ${pointsToGain} points).`,
    );
  return [...actions, adviseVetting(score, range)];
}

function adviseVetting(score: number, { low, high }: ScoreRange): string {
  const mixed = standardUse('MIXED');
  const [unvetted, vetted] = [tmobileTier(mixed, 0), tmobileTier(mixed, score)];
  const [lowest, highest] = [tmobileTier(mixed, low), tmobileTier(mixed, high)].map(({ segmentsPerDay }) =>
    groupThousands(segmentsPerDay),
  );
  const spread =
    lowest === highest
      ? ''
      : ` The real score may be between ${low} and ${high}, which allows from ${lowest} to ${highest} segments per day.`;
  return vetted.name === unvetted.name
    ? `Do not pay for vetting yet. At this estimate, T-Mobile would still allow ${groupThousands(unvetted.segmentsPerDay)} segments per day, as for every brand without vetting.${spread}`
    : `If you need more than ${groupThousands(unvetted.segmentsPerDay)} segments per day to T-Mobile, order external vetting. At this estimate, T-Mobile would allow ${groupThousands(vetted.segmentsPerDay)}.${spread}`;
}

function listLimitsAt(score: number) {
  const mixed = standardUse('MIXED');
  const tmobileByScore = listTmobileSteps(mixed);
  const step = findStepAt(tmobileByScore, score);
  const next = tmobileByScore.find(({ scoreMin }) => scoreMin > score);
  return {
    leadsTo: {
      tmobileTier: step.name ?? '',
      tmobileSegmentsPerDay: step.limit ?? 0,
      tmobile: step.words,
      attDeclared: findStepAt(listAttSteps(standardUse('CUSTOMER_CARE')), score).words,
      attMixed: findStepAt(listAttSteps(mixed), score).words,
      attSource: { ...sources.telnyxRateLimits },
      tmobileSource: { ...sources.bandwidthTmobile },
    },
    ...(next === undefined
      ? {}
      : {
          nextTier: {
            tmobileTier: next.name ?? '',
            scoreMin: next.scoreMin,
            pointsMissing: next.scoreMin - score,
            tmobileSegmentsPerDay: next.limit ?? 0,
          },
        }),
    tmobileByScore,
    vettingFee: {
      usd: registrationFees.standardVetting.usd,
      source: { ...sources[registrationFees.standardVetting.source] },
    },
  };
}

function standardUse(code: string): UseCase {
  const useCase = findUseCase(code);
  if (useCase === undefined) {
    throw new Error(`the use case ${code} is missing from the facts`);
  }
  return useCase;
}
