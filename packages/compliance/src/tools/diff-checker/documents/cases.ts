// Cases of diff-checker for what policies and consent texts promise.
import type { Impact } from '../../../rules/difference.ts';

export type DiffCase = {
  readonly probes: string;
  readonly before: string;
  readonly after: string;
  readonly type?: string;
  readonly impact: Impact;
  /** `category kind` of all differences, in order. */
  readonly finds?: readonly string[];
};

export const documentDiffCases: readonly DiffCase[] = [
  {
    probes: 'a policy that now allows sharing, in the passive voice',
    type: 'privacy_policy',
    before: 'No mobile information will be shared with third parties for marketing.',
    after: 'Mobile information may be shared with trusted partners for marketing.',
    impact: 'critical',
    finds: ['data_sharing added', 'non_sharing removed'],
  },
  {
    probes: 'an exception for partners',
    type: 'privacy_policy',
    before: 'We do not sell your number to anyone.',
    after: 'We do not sell your number to anyone except our trusted partners.',
    impact: 'critical',
    finds: ['data_sharing added'],
  },
  {
    probes: 'an exception for partners that was removed',
    type: 'privacy_policy',
    before: 'We do not sell your number to anyone other than our trusted partners.',
    after: 'We do not sell your number to anyone.',
    impact: 'low',
    finds: ['data_sharing removed'],
  },
  {
    probes: 'an exception for companies that deliver the messages',
    type: 'privacy_policy',
    before: 'We do not sell your number to anyone.',
    after: 'We do not sell your number to anyone except aggregators, affiliates of the carrier.',
    impact: 'low',
    finds: ['wording changed'],
  },
  {
    probes: 'the promise about mobile information, where one about opt-in data remains',
    type: 'privacy_policy',
    before:
      'No mobile information will be shared with third parties for marketing purposes. Opt-in data will not be shared with third parties.',
    after: 'Opt-in data will not be shared with third parties.',
    impact: 'critical',
    finds: ['non_sharing removed'],
  },
  {
    probes: 'a consent that loses one of its listed topics',
    type: 'consent',
    before:
      'I agree to receive texts from Copper Kettle about table times, lost umbrellas and parking. Reply STOP to opt out.',
    after:
      'I agree to receive texts from Copper Kettle about table times and parking. Reply STOP to opt out.',
    impact: 'medium',
    finds: ['message_purpose removed'],
  },
  {
    probes: 'a verb that is also a kind of messages',
    type: 'consent',
    before: 'I agree to receive race update texts from Copper Kettle. Reply STOP to opt out.',
    after:
      'I agree to receive race update texts from Copper Kettle. Each message reports the time. Reply STOP to opt out.',
    impact: 'low',
    finds: ['wording changed'],
  },
  {
    probes: 'a consent that never spoke of texts',
    type: 'consent',
    before: 'I agree to the privacy policy',
    after: 'I have read the privacy policy',
    impact: 'low',
    finds: ['wording changed'],
  },
];
