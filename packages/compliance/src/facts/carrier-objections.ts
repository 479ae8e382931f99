// What carriers object to in campaigns of a use case, before any message is seen.
import { CARRIER_CODES, type CarrierCode } from './carriers.ts';
import type { Sourced } from './sources.ts';

export type CarrierObjection = Sourced & {
  readonly id: string;
  readonly category: string;
  readonly carriers: readonly CarrierCode[];
  /** Registry codes; `all` for every use case. */
  readonly useCases: readonly string[] | 'all';
  /** `warning` where every such campaign must answer it, `info` where it depends on what is sent. */
  readonly status: 'warning' | 'info';
  /** What it objects to: a phrase that stands by itself and after “objects to”. */
  readonly objection: string;
  readonly remedy: string;
};

const SELLING = ['MARKETING', 'MIXED', 'LOW_VOLUME', 'SOCIAL', 'AGENTS_FRANCHISES', 'SOLE_PROPRIETOR'];
const SERVING = [
  'ACCOUNT_NOTIFICATION',
  'CUSTOMER_CARE',
  'DELIVERY_NOTIFICATION',
  'FRAUD_ALERT',
  'SECURITY_ALERT',
  'HIGHER_EDUCATION',
  'K12_EDUCATION',
  'POLLING_VOTING',
  'PUBLIC_SERVICE_ANNOUNCEMENT',
  'EMERGENCY',
  'CONVERSATIONAL',
  'PROXY',
  'UCAAS_LOW',
  'UCAAS_HIGH',
];
const everywhere = { carriers: CARRIER_CODES } as const;
const declined = { source: 'telnyxDeclines', basis: 'published' } as const;
const own = { source: 'house', basis: 'estimate' } as const;
const tmobileNetwork = { carriers: ['tmobile', 'uscellular'] } as const;

export const carrierObjections: readonly CarrierObjection[] = [
  {
    ...everywhere,
    id: 'consent.written',
    category: 'consent',
    useCases: SELLING,
    status: 'warning',
    objection:
      'Marketing without express written consent, or with an opt-in that does not speak of marketing.',
    remedy: 'Show an opt-in with its own unchecked box that names marketing texts.',
    source: 'tcpaRules',
    basis: 'published',
  },
  {
    ...everywhere,
    ...own,
    id: 'mixed.one-for-all',
    category: 'use_case',
    useCases: ['MIXED', 'LOW_VOLUME'],
    status: 'info',
    objection: 'A violation in one of the uses, which stops all of them.',
    remedy: 'Keep what must arrive, such as codes, in a campaign of its own.',
  },
  {
    ...everywhere,
    ...declined,
    id: 'use-case.selling',
    category: 'use_case',
    useCases: SERVING,
    status: 'info',
    objection: 'Promotional wording in a campaign that was not registered for it (decline code 602).',
    remedy: 'Send offers under MARKETING or MIXED.',
  },
  {
    ...everywhere,
    ...declined,
    id: 'use-case.codes-only',
    category: 'use_case',
    useCases: ['2FA'],
    status: 'info',
    objection: 'Anything but one-time codes (decline code 602).',
    remedy: 'Register every other message elsewhere, and show a code in the samples.',
  },
  {
    ...everywhere,
    ...declined,
    id: 'affiliates',
    category: 'content',
    useCases: ['AGENTS_FRANCHISES', 'MARKETING', 'MIXED', 'LOW_VOLUME'],
    status: 'info',
    objection: 'Leads bought from others, affiliate marketing and shared contact lists (decline code 708).',
    remedy: 'Text only people who gave their consent to this brand.',
  },
  {
    ...everywhere,
    id: 'phishing-looks',
    category: 'content',
    useCases: ['FRAUD_ALERT', 'SECURITY_ALERT', '2FA'],
    status: 'info',
    objection:
      'Alerts with a link or a request to log in: they look like phishing, the most severe violation.',
    remedy: 'Ask for YES or NO, or name the number printed on the card; add no link.',
    source: 'smishing',
    basis: 'estimate',
  },
  {
    ...everywhere,
    id: 'donations',
    category: 'consent',
    useCases: ['CHARITY', 'POLITICAL'],
    status: 'warning',
    objection: 'Requests for donations that the opt-in did not announce.',
    remedy: 'Say in the opt-in that donations will be asked for.',
    source: 'twilioGuidelines',
    basis: 'published',
  },
  {
    ...everywhere,
    id: 'sweepstake.law',
    category: 'content',
    useCases: ['SWEEPSTAKE'],
    status: 'warning',
    objection:
      'Prize draws without official rules, or against the law of a state; campaigns are suspended for it.',
    remedy: 'Publish the rules with a way to enter without purchase, and link them in the opt-in.',
    source: 'twilioSuspension',
    basis: 'published',
  },
  {
    carriers: ['att'],
    id: 'links.shorteners',
    category: 'links',
    useCases: [...SELLING, ...SERVING, 'CHARITY', 'POLITICAL', 'SWEEPSTAKE'],
    status: 'info',
    objection: 'Public link shorteners, which its code of conduct prohibits in bulk messages.',
    remedy: 'Link to your own domain.',
    source: 'attCode',
    basis: 'published',
  },
  {
    ...tmobileNetwork,
    id: 'links.cycling',
    category: 'links',
    useCases: [...SELLING, ...SERVING, 'CHARITY', 'POLITICAL', 'SWEEPSTAKE'],
    status: 'info',
    objection: 'Domains that change from message to message, and chains of redirects.',
    remedy: 'Use one domain of your own that shows who owns it.',
    source: 'tmobileCode',
    basis: 'published',
  },
  {
    ...tmobileNetwork,
    id: 'content.loans',
    category: 'content',
    useCases: SELLING,
    status: 'info',
    objection: 'High-risk loans, debt relief and other disallowed content, whatever the consent.',
    remedy: 'Send no high-risk loans and no debt relief over 10DLC.',
    source: 'tmobileCode',
    basis: 'published',
  },
  {
    carriers: ['tmobile'],
    id: 'proxy.review',
    category: 'registration',
    useCases: ['PROXY', 'CONVERSATIONAL'],
    status: 'info',
    objection: 'Numbers shared or masked without a special business review (500 US dollars at Bandwidth).',
    remedy: 'Ask the provider to file the review before numbers are assigned.',
    source: 'bandwidthTmobile',
    basis: 'published',
  },
  {
    carriers: ['verizon'],
    ...own,
    id: 'content.filtered',
    category: 'content',
    useCases: 'all',
    status: 'info',
    objection:
      'Texts that look like spam, whoever sends them: it filters by content, and haste next to a link stands out.',
    remedy: 'Run each text through the message validator before it is sent.',
  },
];
