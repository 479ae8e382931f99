// AT&T message classes and T-Mobile daily tiers, and the functions that find them for a trust score.
import type { Sourced } from './sources.ts';
import type { UseCase } from './use-cases.ts';

export type AttMessageClass = Sourced & {
  readonly letter: string;
  readonly appliesTo: string;
  readonly smsSegmentsPerMinute: number;
  readonly per: 'campaign' | 'number';
};

const rated = { source: 'telnyxRateLimits', basis: 'published', per: 'campaign' } as const;

export const attMessageClasses: readonly AttMessageClass[] = [
  { ...rated, letter: 'A', appliesTo: 'declared use case, score 75 to 100', smsSegmentsPerMinute: 4500 },
  { ...rated, letter: 'B', appliesTo: 'mixed or marketing, score 75 to 100', smsSegmentsPerMinute: 4500 },
  { ...rated, letter: 'C', appliesTo: 'declared use case, score 50 to 74', smsSegmentsPerMinute: 2400 },
  { ...rated, letter: 'D', appliesTo: 'mixed or marketing, score 50 to 74', smsSegmentsPerMinute: 2400 },
  {
    ...rated,
    letter: 'E',
    appliesTo: 'declared use case, score below 50 or unvetted',
    smsSegmentsPerMinute: 240,
  },
  {
    ...rated,
    letter: 'F',
    appliesTo: 'mixed or marketing, score below 50 or unvetted',
    smsSegmentsPerMinute: 240,
  },
  { ...rated, letter: 'T', appliesTo: 'low volume mixed', smsSegmentsPerMinute: 75 },
  { ...rated, letter: 'W', appliesTo: 'sole proprietor', smsSegmentsPerMinute: 15 },
  { ...rated, letter: 'G', appliesTo: 'proxy', smsSegmentsPerMinute: 60, per: 'number' },
  { ...rated, letter: 'N', appliesTo: 'agents and franchises', smsSegmentsPerMinute: 60, per: 'number' },
  { ...rated, letter: 'K', appliesTo: 'political', smsSegmentsPerMinute: 4500 },
  { ...rated, letter: 'P', appliesTo: 'charity', smsSegmentsPerMinute: 2400 },
  { ...rated, letter: 'S', appliesTo: 'social', smsSegmentsPerMinute: 9000 },
  { ...rated, letter: 'X', appliesTo: 'emergency and public safety', smsSegmentsPerMinute: 4500 },
  // The source is weak, so the basis is not `published`.
  { ...rated, letter: 'Z', appliesTo: 'platform trial', smsSegmentsPerMinute: 60, basis: 'estimate' },
];

export type TmobileTier = Sourced & {
  readonly name: string;
  /** Inclusive range of the trust score; absent for the tier that does not depend on a score. */
  readonly scoreMin?: number;
  readonly scoreMax?: number;
  /** Daily cap: SMS segments and MMS of all campaigns of the brand. */
  readonly segmentsPerDay: number;
};

const capped = { source: 'bandwidthTmobile', basis: 'published' } as const;

/** Publishers differ by one point in the boundaries (75/50/25 here, 76/51/26 elsewhere). */
export const tmobileTiers: readonly TmobileTier[] = [
  { ...capped, name: 'Top', scoreMin: 75, scoreMax: 100, segmentsPerDay: 200_000 },
  { ...capped, name: 'High-Mid', scoreMin: 50, scoreMax: 74, segmentsPerDay: 40_000 },
  { ...capped, name: 'Low-Mid', scoreMin: 25, scoreMax: 49, segmentsPerDay: 10_000 },
  { ...capped, name: 'Low', scoreMin: 0, scoreMax: 24, segmentsPerDay: 2000 },
  { ...capped, name: 'Sole proprietor', segmentsPerDay: 1000 },
];

const attClassByLetter = new Map(attMessageClasses.map((row) => [row.letter, row]));

/**
 * The AT&T class of a campaign.
 * @param trustScore 0 to 100; 0 is a brand without vetting, which has the class of the lowest scores
 * @returns undefined if AT&T sets the class when it reviews the use case
 */
export function findAttMessageClass(useCase: UseCase, trustScore: number): AttMessageClass | undefined {
  return attClassByLetter.get(findAttClassLetter(useCase, trustScore));
}

function findAttClassLetter(useCase: UseCase, trustScore: number): string {
  const rule = useCase.attClass;
  if (rule.kind === 'fixed') {
    return rule.letter;
  }
  if (rule.kind === 'carrier') {
    return '';
  }
  const letters = rule.kind === 'declared' ? 'ACE' : 'BDF';
  return letters.charAt(trustScore >= 75 ? 0 : trustScore >= 50 ? 1 : 2);
}

/** Signal House and Clickatell state 2,000 a day for low volume mixed, and that vetting does not raise it. */
const lowVolumeCap: TmobileTier = {
  name: 'Low volume',
  segmentsPerDay: 2000,
  source: 'signalHouseThroughput',
  basis: 'published',
};

/** What a campaign may send to T-Mobile in a day. Other than the tier, it depends on the use case. */
export function tmobileCap(useCase: UseCase, trustScore: number): TmobileTier {
  return useCase.code === 'LOW_VOLUME' ? lowVolumeCap : tmobileTier(useCase, trustScore);
}

/** The T-Mobile tier of the brand of a campaign. The trust score has the same meaning as in `findAttMessageClass`. */
export function tmobileTier(useCase: UseCase, trustScore: number): TmobileTier {
  const tier =
    useCase.code === 'SOLE_PROPRIETOR'
      ? tmobileTiers.at(-1)
      : tmobileTiers.find((row) => row.scoreMin !== undefined && trustScore >= row.scoreMin);
  if (tier === undefined) {
    throw new RangeError(`no T-Mobile tier for a trust score of ${trustScore}`);
  }
  return tier;
}
