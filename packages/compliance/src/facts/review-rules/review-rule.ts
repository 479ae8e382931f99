// How a rule on whole registrations is written: severity, source, and the codes that reviewers answer with.
import type { CheckItem } from '@tendlc/contract';
import type { ReviewSourceTag } from '../review-sources.ts';

/** `depends`: it depends on the provider, or sources disagree. */
export type Resubmittable = 'yes' | 'no' | 'depends';

export type ReviewRule = {
  readonly category: string;
  /** The usual severity. A check may choose another one. */
  readonly status: 'error' | 'warning' | 'info';
  readonly source: ReviewSourceTag;
  readonly basis: CheckItem['basis'];
  /** `twilio:30909`: system and code, as in the code tables. */
  readonly draws: readonly string[];
  readonly resubmittable: Resubmittable;
};

const SYSTEMS: Readonly<Record<string, string>> = {
  TW: 'twilio',
  AWS: 'aws-registration',
  D: 'dca2',
  SI: 'sinch-campaign',
  BW: 'bandwidth-vetting',
  IB: 'infobip-campaign',
  PL: 'plivo-campaign',
};

/** `TW:30909 D:806` as keys of the code tables. */
export const readDraws = (codes: string): string[] =>
  codes.split(' ').flatMap((code) => {
    const [prefix = '', value = ''] = code.split(':');
    return value === '' ? [] : [`${SYSTEMS[prefix] ?? prefix}:${value}`];
  });

export const rulesOf =
  (category: string) =>
  (
    status: ReviewRule['status'],
    source: ReviewSourceTag,
    codes = '',
    resubmittable: Resubmittable = 'yes',
  ): ReviewRule => ({
    category,
    status,
    source,
    basis: source === 'house' ? 'estimate' : 'published',
    draws: readDraws(codes),
    resubmittable,
  });
