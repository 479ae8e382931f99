// What carriers object to in campaigns of a use case, independent of message content.
import { CARRIER_CODES, type CarrierCode } from './carriers.ts';
import type { Sourced } from './sources.ts';

export type CarrierObjection = Sourced & {
  readonly id: string;
  readonly category: string;
  readonly carriers: readonly CarrierCode[];
  /** Use case codes; `all` for every use case. */
  readonly useCases: readonly string[] | 'all';
  /** `warning` if it applies to every such campaign, `info` if it depends on the messages. */
  readonly status: 'warning' | 'info';
  /** A phrase that also fits after “objects to”. */
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
/** Alerts should have no link at all, so advice on better links does not apply to them. */
const LINKING = SERVING.filter((code) => code !== 'FRAUD_ALERT' && code !== 'SECURITY_ALERT');
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
      'Marketing without express written consent, or with an opt-in that does not mention marketing.',
    remedy: 'Show an opt-in with a separate, unchecked box that names marketing texts.',
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
    objection: 'A violation in one of the sub-use cases, which stops all of them.',
    remedy: 'Send critical messages, such as one-time codes, in a separate campaign.',
  },
  {
    ...everywhere,
    ...declined,
    id: 'use-case.selling',
    category: 'use_case',
    useCases: SERVING,
    status: 'info',
    objection: 'Promotional wording in a campaign that is not registered for it (decline code 602).',
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
    remedy: 'Register all other messages in another campaign, and show a code in the sample messages.',
  },
  {
    ...everywhere,
    ...declined,
    id: 'affiliates',
    category: 'content',
    useCases: ['AGENTS_FRANCHISES', 'MARKETING', 'MIXED', 'LOW_VOLUME'],
    status: 'info',
    objection: 'Purchased leads, affiliate marketing, and shared contact lists (decline code 708).',
    remedy: 'Text only people who gave consent to this brand.',
  },
  {
    ...everywhere,
    id: 'phishing-looks',
    category: 'content',
    useCases: ['FRAUD_ALERT', 'SECURITY_ALERT'],
    status: 'info',
    objection:
      'Alerts with a link or a login request, because they look like phishing, the most severe violation.',
    remedy:
      'Do not add a link. Ask for YES or NO, or refer to a phone number that the customer already has, such as the one on the card.',
    source: 'smishing',
    basis: 'estimate',
  },
  {
    ...everywhere,
    id: 'phishing-codes',
    category: 'content',
    useCases: ['2FA'],
    status: 'info',
    objection:
      'One-time codes with a link or a request to send the code to someone, because they look like phishing, the most severe violation.',
    remedy:
      'Send only the brand name, the code, its purpose, and a request not to share it. Do not add a link.',
    source: 'smishing',
    basis: 'estimate',
  },
  {
    ...everywhere,
    id: 'donations',
    category: 'consent',
    useCases: ['CHARITY', 'POLITICAL'],
    status: 'warning',
    objection: 'Donation requests that the opt-in did not mention.',
    remedy: 'State in the opt-in that you will ask for donations.',
    source: 'twilioGuidelines',
    basis: 'published',
  },
  {
    ...everywhere,
    id: 'sweepstake.law',
    category: 'content',
    useCases: ['SWEEPSTAKE'],
    status: 'warning',
    objection: 'Sweepstakes that lack official rules or violate state law. Such campaigns are suspended.',
    remedy:
      'Publish the official rules with a way to enter without a purchase, and link to them in the opt-in.',
    source: 'twilioSuspension',
    basis: 'published',
  },
  {
    carriers: ['att'],
    id: 'links.shorteners',
    category: 'links',
    useCases: [...SELLING, ...LINKING, 'CHARITY', 'POLITICAL', 'SWEEPSTAKE'],
    status: 'info',
    objection: 'Public link shorteners, which its code of conduct prohibits in bulk messages.',
    remedy: 'Use links on your own domain.',
    source: 'attCode',
    basis: 'published',
  },
  {
    ...tmobileNetwork,
    id: 'links.cycling',
    category: 'links',
    useCases: [...SELLING, ...LINKING, 'CHARITY', 'POLITICAL', 'SWEEPSTAKE'],
    status: 'info',
    objection: 'Domains that change between messages, and redirect chains.',
    remedy: 'Use one domain that clearly belongs to your brand.',
    source: 'tmobileCode',
    basis: 'published',
  },
  {
    ...tmobileNetwork,
    id: 'content.loans',
    category: 'content',
    useCases: SELLING,
    status: 'info',
    objection: 'High-risk loans, debt relief, and other disallowed content, even with consent.',
    remedy: 'Do not send messages about high-risk loans or debt relief over 10DLC.',
    source: 'tmobileCode',
    basis: 'published',
  },
  {
    carriers: ['tmobile'],
    id: 'proxy.review',
    category: 'registration',
    useCases: ['PROXY', 'CONVERSATIONAL'],
    status: 'info',
    objection: 'Shared or masked numbers without a special business review (500 US dollars at Bandwidth).',
    remedy: 'Ask the provider to request the review before you assign numbers.',
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
      'Messages that look like spam, because it filters by content and urgency next to a link is a strong signal.',
    remedy: 'Check each message with the message validator before you send it.',
  },
];
