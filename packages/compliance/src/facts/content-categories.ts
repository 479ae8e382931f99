// Content that carriers refuse or restrict: what each kind is called, who says so, and what it costs to send it.
import type { CarrierCode } from './carriers.ts';
import { type ContentVocabulary, contentVocabulary } from './content-vocabulary.ts';
import type { Sourced } from './sources.ts';

/** `declare` is allowed content that the campaign must be registered for. */
type ContentStanding = 'prohibited' | 'restricted' | 'declare';

type StatedRule = { readonly carrier: CarrierCode; readonly rule: string };

export type ContentCategory = Sourced & {
  readonly id: string;
  readonly displayName: string;
  readonly standing: ContentStanding;
  /** One sentence: the rule. */
  readonly rule: string;
  readonly remedy: string;
  /** Youngest age a date-of-birth gate must ask for, where a gate helps. */
  readonly ageGateYears?: number;
  /** Registration review code under which campaigns of this kind are declined. */
  readonly declineCode?: string;
  /** T-Mobile severity 0 tier. */
  readonly fineTier?: 1 | 2 | 3;
  /** What single carriers have put in writing beyond the common rule. */
  readonly stated: readonly StatedRule[];
  readonly vocabulary: ContentVocabulary;
};

/** T-Mobile's severity 0 fines per violation, in force since 2024-01-01. */
export const tmobileFineTiers: readonly (Sourced & {
  readonly tier: 1 | 2 | 3;
  readonly usd: number;
  readonly covers: string;
})[] = [
  {
    tier: 1,
    usd: 2000,
    covers: 'phishing, smishing and social engineering',
    source: 'tmobileFines',
    basis: 'published',
  },
  {
    tier: 2,
    usd: 1000,
    covers: 'content that is not legal federally and in all 50 states',
    source: 'tmobileFines',
    basis: 'published',
  },
  {
    tier: 3,
    usd: 500,
    covers: 'all other severe violations, SHAFT content included',
    source: 'tmobileFines',
    basis: 'published',
  },
];

const declined = { source: 'telnyxDeclines', basis: 'published' } as const;
const forbidden = { source: 'telnyxForbidden', basis: 'published' } as const;
const guided = { source: 'twilioGuidelines', basis: 'published' } as const;
const own = { source: 'house', basis: 'estimate' } as const;

const gateLoans: StatedRule = {
  carrier: 'tmobile',
  rule: 'High-risk loan content counts as disallowed whatever the consent.',
};

type CategoryRow = Omit<ContentCategory, 'vocabulary' | 'stated'> & {
  readonly stated?: readonly StatedRule[];
};

const rows: readonly CategoryRow[] = [
  {
    ...declined,
    id: 'cannabis',
    displayName: 'Cannabis, CBD, hemp and kratom',
    standing: 'prohibited',
    rule: 'Cannabis and its derivatives may not be promoted by text in any state, not even by a link to a site that sells them.',
    remedy: 'Do not send this over 10DLC. State law makes no difference.',
    declineCode: '701',
    fineTier: 2,
  },
  {
    ...forbidden,
    id: 'drugs',
    displayName: 'Illegal and prescription drugs',
    standing: 'prohibited',
    rule: 'Illegal drugs, and prescription drugs offered outside a pharmacy’s service to its patients, are refused by every carrier.',
    remedy: 'Remove the offer. A pharmacy may say that a prescription is ready without advertising the drug.',
    fineTier: 2,
  },
  {
    ...declined,
    id: 'adult',
    displayName: 'Sexual content',
    standing: 'prohibited',
    rule: 'Sexual content and adult services are refused by every carrier.',
    remedy: 'Remove the content; no age gate makes it acceptable.',
    declineCode: '703',
    fineTier: 3,
  },
  {
    ...declined,
    id: 'hate',
    displayName: 'Hate, profanity and violence',
    standing: 'prohibited',
    rule: 'Hateful, profane, threatening or violent wording is refused by every carrier.',
    remedy: 'Reword the message.',
    declineCode: '705',
    fineTier: 3,
  },
  {
    ...declined,
    id: 'firearms',
    displayName: 'Firearms and ammunition',
    standing: 'prohibited',
    rule: 'Sale of firearms, ammunition and their parts is refused by most reviewers; a few accept it behind a date-of-birth gate.',
    remedy:
      'Remove the offer, or ask the provider in writing whether it takes age-gated firearms campaigns. Safety education without sales is accepted.',
    ageGateYears: 21,
    declineCode: '702',
    fineTier: 3,
  },
  {
    ...declined,
    id: 'tobacco',
    displayName: 'Tobacco and vaping',
    standing: 'prohibited',
    rule: 'Tobacco, vape and nicotine products are refused by most reviewers; a few accept them behind a date-of-birth gate.',
    remedy: 'Remove the offer, or ask the provider in writing whether it takes age-gated tobacco campaigns.',
    ageGateYears: 21,
    declineCode: '707',
    fineTier: 3,
  },
  {
    ...declined,
    id: 'gambling',
    displayName: 'Gambling',
    standing: 'prohibited',
    rule: 'Casinos, betting, lotteries and other gambling are refused on 10DLC.',
    remedy: 'Remove the content; use another channel for it.',
    declineCode: '704',
    fineTier: 3,
  },
  {
    ...declined,
    id: 'high-risk-loans',
    displayName: 'High-risk lending',
    standing: 'prohibited',
    rule: 'Payday, title and other short-term high-interest loans, and merchant cash advances, are refused.',
    remedy:
      'Remove the offer. A direct lender of ordinary loans must register with the direct lending attribute.',
    declineCode: '709',
    fineTier: 3,
    stated: [gateLoans],
  },
  {
    ...declined,
    id: 'debt',
    displayName: 'Debt relief, credit repair and debt collection',
    standing: 'prohibited',
    rule: 'Debt relief, debt consolidation, credit repair and third-party debt collection are refused.',
    remedy:
      'Remove the content. A business may remind its own customers of its own bills, with their consent.',
    declineCode: '709',
    fineTier: 3,
  },
  {
    ...declined,
    id: 'investment-schemes',
    displayName: 'Investment schemes and stock tips',
    standing: 'prohibited',
    rule: 'Stock tips, trading signals and promised returns are refused.',
    remedy: 'Remove the promise or the tip.',
    declineCode: '709',
    fineTier: 3,
  },
  {
    ...declined,
    id: 'lead-generation',
    displayName: 'Lead generation and affiliate marketing',
    standing: 'prohibited',
    rule: 'Third-party lead generation, affiliate marketing and the sale of contact lists are refused.',
    remedy: 'Send only for the brand that the recipient gave consent to.',
    declineCode: '708',
    fineTier: 3,
  },
  {
    ...guided,
    id: 'get-rich-quick',
    displayName: 'Get-rich-quick and work-at-home offers',
    standing: 'prohibited',
    rule: 'Work-at-home programs, multi-level marketing, mystery shopping and promises of easy money are refused.',
    remedy: 'Remove the offer.',
    declineCode: 'CR2006',
    fineTier: 3,
  },
  {
    ...guided,
    id: 'fireworks',
    displayName: 'Fireworks for sale',
    standing: 'prohibited',
    rule: 'The sale of fireworks is refused.',
    remedy: 'Remove the offer. News of a public display is fine.',
  },
  {
    ...declined,
    id: 'alcohol',
    displayName: 'Alcohol',
    standing: 'restricted',
    rule: 'Alcohol needs a gate that asks for the date of birth (a yes or no button is not enough) and the age-gated attribute on the campaign.',
    remedy:
      'Register the campaign as age-gated, collect dates of birth at opt-in, and keep drink brands out of the samples.',
    ageGateYears: 21,
    declineCode: '706',
    fineTier: 3,
  },
  {
    ...declined,
    id: 'lending',
    displayName: 'Loans',
    standing: 'restricted',
    rule: 'Loan offers are taken from direct lenders only, on a campaign with the direct lending attribute.',
    remedy: 'Set the direct lending attribute; brokers and lead sellers should not send this.',
    declineCode: '712',
    stated: [gateLoans],
  },
  {
    ...declined,
    id: 'cryptocurrency',
    displayName: 'Cryptocurrency',
    standing: 'restricted',
    rule: 'Cryptocurrency is high-risk content: account notices may pass, promotion is refused.',
    remedy: 'Keep to account notices, or leave the subject out.',
    declineCode: '709',
    fineTier: 3,
  },
  {
    ...own,
    id: 'weight-loss',
    displayName: 'Weight-loss and miracle-cure claims',
    standing: 'restricted',
    rule: 'Health claims of this kind are filtered as deceptive.',
    remedy: 'Replace the claim by a fact that can be shown.',
  },
  {
    ...guided,
    id: 'job-alerts',
    displayName: 'Third-party job alerts',
    standing: 'restricted',
    rule: 'Job alerts on behalf of other employers are refused; one’s own openings are fine.',
    remedy: 'Name the employer, and send only one’s own openings.',
    declineCode: 'CR2006',
    fineTier: 3,
  },
  {
    ...guided,
    id: 'sweepstakes',
    displayName: 'Contests and prize draws',
    standing: 'restricted',
    rule: 'Contests and prize draws need the SWEEPSTAKE use case and the approval of carriers.',
    remedy: 'Register the SWEEPSTAKE use case, or take the draw out of the message.',
  },
  {
    ...guided,
    id: 'political',
    displayName: 'Political',
    standing: 'restricted',
    rule: 'Political messages need the POLITICAL use case and a Campaign Verify token or political vetting.',
    remedy: 'Register the POLITICAL use case, or take the subject out of the message.',
  },
  {
    ...guided,
    id: 'charity',
    displayName: 'Fundraising',
    standing: 'declare',
    rule: 'A request for donations belongs in a CHARITY campaign of a 501(c)(3), and the opt-in must say that donations are asked for.',
    remedy: 'Check that the campaign and its opt-in wording mention donations.',
  },
];

export const contentCategories: readonly ContentCategory[] = rows.map((row) => ({
  stated: [],
  ...row,
  vocabulary: vocabularyOf(row.id),
}));

function vocabularyOf(id: string): ContentVocabulary {
  const vocabulary = contentVocabulary[id];
  if (vocabulary === undefined) {
    throw new Error(`no vocabulary for the content category ${id}`);
  }
  return vocabulary;
}
