// What each kind of need is called, what to do about it, and where all of its kind are listed.
import type { FilterValues } from '../../parts/list-search.ts';
import type { Tone } from '../../parts/tone.tsx';
import type { Need } from './summary.ts';

type Words = {
  readonly title: string;
  readonly hint: string;
  /** The button of each entry. */
  readonly action: string;
  readonly tone: Tone;
  readonly filters: FilterValues;
};

const DRAFTS = { status: 'DRAFT' } as const;
const REQUIRED = { status: 'ACTION_REQUIRED' } as const;

export const NEED_WORDS: Readonly<Record<Need['kind'], Words>> = {
  denied: {
    title: 'Denied',
    hint: 'Correct what the reviewer named, then submit again.',
    action: 'Correct',
    tone: 'bad',
    filters: { status: 'DENIED' },
  },
  suspended: {
    title: 'Suspended',
    hint: 'Stop sending, fix the cause, then ask your messaging provider to lift the suspension.',
    action: 'Correct',
    tone: 'bad',
    filters: REQUIRED,
  },
  tokens: {
    title: 'Tokens needed',
    hint: 'The submission continues when you have tokens.',
    action: 'Get tokens',
    tone: 'wait',
    filters: REQUIRED,
  },
  credentials: {
    title: 'Credentials needed',
    hint: 'Connect your registry account, or replace its key and secret.',
    action: 'Connect registry',
    tone: 'wait',
    filters: REQUIRED,
  },
  code: {
    title: 'Code needed',
    hint: 'Enter the code that the registry sent to the owner’s mobile phone.',
    action: 'Enter code',
    tone: 'wait',
    filters: REQUIRED,
  },
  authentication: {
    title: 'Authentication+ needed',
    hint: 'Publicly traded companies need it before their first campaign.',
    action: 'Order vetting',
    tone: 'wait',
    filters: REQUIRED,
  },
  sharing: {
    title: 'Ready to share',
    hint: 'Share the campaign with your connectivity partner (CNP).',
    action: 'Share',
    tone: 'wait',
    filters: REQUIRED,
  },
  'partly-approved': {
    title: 'Rejected by some carriers',
    hint: 'Other carriers approved it. Correct what the rejections name, then submit again.',
    action: 'Correct',
    tone: 'wait',
    filters: { status: 'APPROVED', waitingFor: 'you' },
  },
  ready: {
    title: 'Ready to submit',
    hint: 'The evaluation found no errors.',
    action: 'Submit',
    tone: 'good',
    filters: DRAFTS,
  },
  fixable: {
    title: 'Needs fixes',
    hint: 'The evaluation found errors that reviewers would reject.',
    action: 'Fix problems',
    tone: 'info',
    filters: DRAFTS,
  },
  unevaluated: {
    title: 'Ready to evaluate',
    hint: 'All required fields have a value.',
    action: 'Evaluate',
    tone: 'info',
    filters: DRAFTS,
  },
  incomplete: {
    title: 'Incomplete drafts',
    hint: 'Required fields have no value yet.',
    action: 'Edit packet',
    tone: 'neutral',
    filters: DRAFTS,
  },
  campaign: {
    title: 'Brands without a campaign',
    hint: 'The brand is verified. Register its first campaign.',
    action: 'Add campaign',
    tone: 'neutral',
    filters: { status: 'APPROVED', waitingFor: 'you' },
  },
};
