// The phases from preparation to launch, with the planned business days of each (our estimate).
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
  /** Business days by T-Mobile tier of the trust score; absent for the review, which also depends on the use case. */
  readonly days?: Readonly<Record<string, number>>;
  readonly tasks: readonly string[];
  /** Instead of `tasks` for a sole proprietor, who has no EIN and no IRS letter. */
  readonly soleProprietorTasks?: readonly string[];
};

const own = { source: 'house', basis: 'estimate' } as const;
// Sole proprietors have their own tier. Their brand registration needs only a one-time code.
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
      'Find IRS letter CP 575 or 147C, and copy the legal name and EIN exactly.',
      'Publish the messaging terms and a privacy policy that states that mobile data is not shared.',
      'Create the opt-in with an unchecked box, and take screenshots.',
      'Write two to five sample messages and the opt-in, opt-out, and HELP messages.',
    ],
    soleProprietorTasks: [
      'Prepare the owner’s name, a deliverable street address, and a US or Canadian mobile number that can receive texts.',
      'Publish the messaging terms and a privacy policy that states that mobile data is not shared.',
      'Create the opt-in with an unchecked box, and take screenshots.',
      'Write two to five sample messages and the opt-in, opt-out, and HELP messages.',
    ],
  },
  {
    ...own,
    phase: 'brand',
    days: byTier(1, 1, 2, 7, 1),
    tasks: [
      'Register the brand with the data from the IRS letter.',
      'If the brand is not verified, correct the problems in the feedback, or appeal.',
    ],
    soleProprietorTasks: [
      'Register the brand as a sole proprietor.',
      'Confirm the one-time code on the owner’s mobile phone within 24 hours.',
    ],
  },
  {
    ...own,
    phase: 'vetting',
    days: byTier(1, 1, 3, 7, 0),
    tasks: [
      'Order external vetting and wait for the score.',
      'Compare the score with the volume that you need.',
    ],
  },
  {
    ...own,
    phase: 'submission',
    days: always(1),
    tasks: ['Submit the campaign with attributes that match the sample messages and the website.'],
  },
  {
    ...own,
    phase: 'review',
    tasks: ['Answer reviewer questions on the same day.', 'Meanwhile, test the opt-in, STOP, and HELP.'],
  },
  {
    ...own,
    phase: 'provisioning',
    days: always(2),
    tasks: [
      'Assign the numbers to the campaign.',
      'Wait until T-Mobile, AT&T, and Verizon provision the numbers.',
    ],
  },
  {
    ...own,
    phase: 'testing',
    days: always(2),
    tasks: [
      'Send test messages to handsets on all carriers.',
      'Start with low volume, and monitor opt-outs and errors.',
    ],
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
    duty: 'Honor opt-outs immediately. The law allows at most ten business days.',
    every: 'day',
    source: 'fccRevocation',
    basis: 'published',
  },
  {
    duty: 'Remove disconnected and reassigned numbers from your list.',
    every: 'day',
    ...own,
  },
  {
    duty: 'Update your copy of the National Do Not Call Registry. It must not be older than 31 days.',
    every: '31 days',
    useCases: SELLING,
    source: 'tcpaRules',
    basis: 'published',
  },
  {
    duty: 'Pay the monthly registry fee of the campaign.',
    every: 'month',
    source: 'telnyxFees',
    basis: 'published',
  },
  {
    duty: 'Keep at least one number assigned to the campaign. T-Mobile charges 250 US dollars for 60 days without one.',
    every: '60 days',
    source: 'bandwidthTmobile',
    basis: 'published',
  },
  {
    duty: 'Compare the sample messages, opt-in page, and privacy policy with your actual messages, and compare carrier fees with your plan.',
    every: '3 months',
    ...own,
  },
  {
    duty: 'Renew the Campaign Verify token for the new election cycle.',
    every: '2 years',
    useCases: ['POLITICAL'],
    source: 'vonageVetting',
    basis: 'published',
  },
];
