// The phases from the first document to launch, with the business days that we plan for each: our estimate.
import type { Sourced } from './sources.ts';

export const PHASES = [
  'preparation',
  'brand',
  'vetting',
  'submission',
  'review',
  'provisioning',
  'testing',
  'launch',
] as const;
export type Phase = (typeof PHASES)[number];

export type RegistrationPhase = Sourced & {
  readonly phase: Phase;
  /** Business days by T-Mobile tier of the score; absent for the review, which is planned by use case as well. */
  readonly days?: Readonly<Record<string, number>>;
  readonly tasks: readonly string[];
};

const own = { source: 'house', basis: 'estimate' } as const;
// Sole proprietors have a tier of their own; their brand is a matter of a one-time code.
const byTier = (Top: number, highMid: number, lowMid: number, Low: number, soleProprietor: number) => ({
  Top,
  'High-Mid': highMid,
  'Low-Mid': lowMid,
  Low,
  'Sole proprietor': soleProprietor,
});
const always = (days: number) => byTier(days, days, days, days, days);

export const registrationPhases: readonly RegistrationPhase[] = [
  {
    ...own,
    phase: 'preparation',
    days: byTier(3, 3, 5, 7, 3),
    tasks: [
      'Find the IRS letter (CP-575 or 147C) and copy the legal name and EIN from it exactly.',
      'Publish the privacy policy with the sentence that mobile data is not shared, and the messaging terms.',
      'Build the opt-in with an unchecked box, and take screenshots of it.',
      'Write two to five samples and the answers to START, STOP and HELP.',
    ],
  },
  {
    ...own,
    phase: 'brand',
    days: byTier(1, 1, 2, 7, 1),
    tasks: [
      'Register the brand with the data of the IRS letter.',
      'If it is not verified, correct what the feedback names, or appeal.',
    ],
  },
  {
    ...own,
    phase: 'vetting',
    days: byTier(1, 1, 3, 7, 0),
    tasks: ['Order external vetting and wait for the score.', 'Check the score against the volume you need.'],
  },
  {
    ...own,
    phase: 'submission',
    days: always(1),
    tasks: ['Submit the campaign, with attributes that fit the samples and the site.'],
  },
  {
    ...own,
    phase: 'review',
    tasks: [
      'Answer questions of reviewers on the day they come.',
      'Test sign-up, STOP and HELP in the meantime.',
    ],
  },
  {
    ...own,
    phase: 'provisioning',
    days: always(2),
    tasks: [
      'Assign the numbers to the campaign.',
      'Wait until T-Mobile, AT&T and Verizon have taken them over.',
    ],
  },
  {
    ...own,
    phase: 'testing',
    days: always(2),
    tasks: ['Send to handsets of all carriers.', 'Begin with small volumes and watch opt-outs and errors.'],
  },
  { ...own, phase: 'launch', days: always(1), tasks: ['Send at full volume.'] },
];

export type RecurringDuty = Sourced & {
  readonly duty: string;
  readonly every: 'day' | '31 days' | 'month' | '60 days' | '3 months' | '2 years';
  /** Only for campaigns of these use cases. */
  readonly useCases?: readonly string[];
};

const SELLING = [
  'MARKETING',
  'MIXED',
  'LOW_VOLUME',
  'SOCIAL',
  'AGENTS_FRANCHISES',
  'SOLE_PROPRIETOR',
  'SWEEPSTAKE',
];

export const recurringDuties: readonly RecurringDuty[] = [
  {
    duty: 'Honor opt-outs at once; the law allows ten business days at most.',
    every: 'day',
    source: 'fccRevocation',
    basis: 'published',
  },
  {
    duty: 'Take numbers that were disconnected or reassigned off the list.',
    every: 'day',
    ...own,
  },
  {
    duty: 'Refresh the copy of the national do-not-call registry: it may be 31 days old at most.',
    every: '31 days',
    useCases: SELLING,
    source: 'tcpaRules',
    basis: 'published',
  },
  { duty: 'Pay the registry fee of the campaign.', every: 'month', source: 'telnyxFees', basis: 'published' },
  {
    duty: 'Keep a number on the campaign: T-Mobile charges 250 US dollars for 60 days without one.',
    every: '60 days',
    source: 'bandwidthTmobile',
    basis: 'published',
  },
  {
    duty: 'Compare samples, opt-in page and policy with what is sent, and carrier fees with those you planned with.',
    every: '3 months',
    ...own,
  },
  {
    duty: 'Renew the Campaign Verify token for the election cycle.',
    every: '2 years',
    useCases: ['POLITICAL'],
    source: 'vonageVetting',
    basis: 'published',
  },
];
