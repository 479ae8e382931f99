// Content that carriers prohibit or restrict, with the rule, source, and fines of each category.
import type { CarrierCode } from './carriers.ts';
import type { Sourced } from './sources.ts';

/** `declare`: allowed, but the campaign must declare it. */
type ContentStanding = 'prohibited' | 'restricted' | 'declare';

type StatedRule = { readonly carrier: CarrierCode; readonly rule: string };

export type ContentCategory = Sourced & {
  readonly id: string;
  readonly displayName: string;
  readonly standing: ContentStanding;
  /** The rule, in one sentence. */
  readonly rule: string;
  readonly remedy: string;
  /** Minimum age that a date-of-birth age gate must check, if an age gate makes the content acceptable. */
  readonly ageGateYears?: number;
  /** Decline code for campaigns with this content. */
  readonly declineCode?: string;
  /** T-Mobile severity 0 tier. */
  readonly fineTier?: 1 | 2 | 3;
  /** Published rules of single carriers in addition to the common rule. */
  readonly stated: readonly StatedRule[];
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
  rule: 'High-risk loan content is disallowed even with consent.',
};

type CategoryRow = Omit<ContentCategory, 'stated'> & {
  readonly stated?: readonly StatedRule[];
};

const rows: readonly CategoryRow[] = [
  {
    source: 'smishing',
    basis: 'published',
    id: 'phishing',
    displayName: 'Phishing and impersonation',
    standing: 'prohibited',
    rule: 'All carriers prohibit false alarms, prizes, and other bait that make people open a link, pay, or give away a secret.',
    remedy:
      'Remove it. A real notice names the business and the fact, makes no threat, and asks nobody for a code, a card number, or a payment by text.',
    fineTier: 1,
  },
  {
    ...declined,
    id: 'cannabis',
    displayName: 'Cannabis, CBD, hemp, and kratom',
    standing: 'prohibited',
    rule: 'Texts may not promote cannabis or its derivatives in any state, not even with a link to a website that sells them.',
    remedy: 'Do not send this content over 10DLC, even if state law allows the product.',
    declineCode: '701',
    fineTier: 2,
  },
  {
    ...forbidden,
    id: 'drugs',
    displayName: 'Illegal and prescription drugs',
    standing: 'prohibited',
    rule: 'All carriers prohibit illegal drugs, and offers of prescription drugs outside a pharmacy’s service to its patients.',
    remedy:
      'Remove the offer. A pharmacy may notify patients that a prescription is ready without advertising the drug.',
    fineTier: 2,
  },
  {
    ...declined,
    id: 'adult',
    displayName: 'Sexual content',
    standing: 'prohibited',
    rule: 'All carriers prohibit sexual content and adult services.',
    remedy: 'Remove the content. An age gate does not make it acceptable.',
    declineCode: '703',
    fineTier: 3,
  },
  {
    ...declined,
    id: 'hate',
    displayName: 'Hate, profanity, and violence',
    standing: 'prohibited',
    rule: 'All carriers prohibit hateful, profane, threatening, or violent wording.',
    remedy: 'Reword the message.',
    declineCode: '705',
    fineTier: 3,
  },
  {
    ...declined,
    id: 'firearms',
    displayName: 'Firearms and ammunition',
    standing: 'prohibited',
    rule: 'Most reviewers prohibit the sale of firearms, ammunition, and their parts. A few accept it with a date-of-birth age gate.',
    remedy:
      'Remove the offer, or ask the provider in writing whether it supports age-gated firearms campaigns. Safety education without sales is accepted.',
    ageGateYears: 21,
    declineCode: '702',
    fineTier: 3,
  },
  {
    ...declined,
    id: 'tobacco',
    displayName: 'Tobacco and vaping',
    standing: 'prohibited',
    rule: 'Most reviewers prohibit tobacco, vape, and nicotine products. A few accept them with a date-of-birth age gate.',
    remedy:
      'Remove the offer, or ask the provider in writing whether it supports age-gated tobacco campaigns.',
    ageGateYears: 21,
    declineCode: '707',
    fineTier: 3,
  },
  {
    ...declined,
    id: 'gambling',
    displayName: 'Gambling',
    standing: 'prohibited',
    rule: 'Casinos, betting, lotteries, and other gambling are prohibited on 10DLC.',
    remedy: 'Remove the content, and use another channel for it.',
    declineCode: '704',
    fineTier: 3,
  },
  {
    ...declined,
    id: 'high-risk-loans',
    displayName: 'High-risk lending',
    standing: 'prohibited',
    rule: 'Payday loans, title loans, other short-term high-interest loans, and merchant cash advances are prohibited.',
    remedy:
      'Remove the offer. A direct lender with ordinary loans must register with the direct lending attribute.',
    declineCode: '709',
    fineTier: 3,
    stated: [gateLoans],
  },
  {
    ...declined,
    id: 'debt',
    displayName: 'Debt relief, credit repair, and debt collection',
    standing: 'prohibited',
    rule: 'Debt relief, debt consolidation, credit repair, and third-party debt collection are prohibited.',
    remedy:
      'Remove the content. A business may remind its own customers about its own bills, with their consent.',
    declineCode: '709',
    fineTier: 3,
  },
  {
    ...declined,
    id: 'investment-schemes',
    displayName: 'Investment schemes and stock tips',
    standing: 'prohibited',
    rule: 'Stock tips, trading signals, and promised returns are prohibited.',
    remedy: 'Remove the promise or the tip.',
    declineCode: '709',
    fineTier: 3,
  },
  {
    ...declined,
    id: 'lead-generation',
    displayName: 'Lead generation and affiliate marketing',
    standing: 'prohibited',
    rule: 'Third-party lead generation, affiliate marketing, and the sale of contact lists are prohibited.',
    remedy: 'Send messages only for the brand that the recipient gave consent to.',
    declineCode: '708',
    fineTier: 3,
  },
  {
    ...guided,
    id: 'get-rich-quick',
    displayName: 'Get-rich-quick and work-at-home offers',
    standing: 'prohibited',
    rule: 'Work-at-home programs, multi-level marketing, mystery shopping, and promises of easy money are prohibited.',
    remedy: 'Remove the offer.',
    declineCode: 'CR2006',
    fineTier: 3,
  },
  {
    ...guided,
    id: 'fireworks',
    displayName: 'Fireworks for sale',
    standing: 'prohibited',
    rule: 'The sale of fireworks is prohibited.',
    remedy: 'Remove the offer. Announcements of public displays are acceptable.',
  },
  {
    ...declined,
    id: 'alcohol',
    displayName: 'Alcohol',
    standing: 'restricted',
    rule: 'Alcohol requires an age gate that asks for the date of birth (a yes or no button is not enough) and the age-gated attribute on the campaign.',
    remedy:
      'Register the campaign as age-gated, collect dates of birth at opt-in, and do not mention drink brands in the sample messages.',
    ageGateYears: 21,
    declineCode: '706',
    fineTier: 3,
  },
  {
    ...declined,
    id: 'lending',
    displayName: 'Loans',
    standing: 'restricted',
    rule: 'Only direct lenders may send loan offers, in a campaign with the direct lending attribute.',
    remedy: 'Set the direct lending attribute. Brokers and lead sellers should not send this content.',
    declineCode: '712',
    stated: [gateLoans],
  },
  {
    ...declined,
    id: 'cryptocurrency',
    displayName: 'Cryptocurrency',
    standing: 'restricted',
    rule: 'Cryptocurrency is high-risk content. Account notices may be accepted, but promotion is prohibited.',
    remedy: 'Send only account notices, or remove this subject.',
    declineCode: '709',
    fineTier: 3,
  },
  {
    ...own,
    id: 'weight-loss',
    displayName: 'Weight-loss and miracle-cure claims',
    standing: 'restricted',
    rule: 'Carriers filter such health claims as deceptive.',
    remedy: 'Replace the claim with a fact that you can prove.',
  },
  {
    ...guided,
    id: 'job-alerts',
    displayName: 'Third-party job alerts',
    standing: 'restricted',
    rule: 'Job alerts on behalf of other employers are prohibited. Your own job openings are acceptable.',
    remedy: 'Name the employer, and send only your own job openings.',
    declineCode: 'CR2006',
    fineTier: 3,
  },
  {
    ...guided,
    id: 'sweepstakes',
    displayName: 'Contests and sweepstakes',
    standing: 'restricted',
    rule: 'Contests and sweepstakes require the SWEEPSTAKE use case and approval by the carriers.',
    remedy: 'Register the SWEEPSTAKE use case, or remove the contest from the message.',
  },
  {
    ...guided,
    id: 'political',
    displayName: 'Political',
    standing: 'restricted',
    rule: 'Political messages require the POLITICAL use case and a Campaign Verify token or political vetting.',
    remedy: 'Register the POLITICAL use case, or remove this subject from the message.',
  },
  {
    ...guided,
    id: 'charity',
    displayName: 'Fundraising',
    standing: 'declare',
    rule: 'Donation requests require a CHARITY campaign of a 501(c)(3) organization, and the opt-in must mention donations.',
    remedy: 'Check that the campaign and its opt-in wording mention donations.',
  },
];

export const contentCategories: readonly ContentCategory[] = rows.map((row) => ({ stated: [], ...row }));

export const contentCategoryById: ReadonlyMap<string, ContentCategory> = new Map(
  contentCategories.map((category) => [category.id, category]),
);
