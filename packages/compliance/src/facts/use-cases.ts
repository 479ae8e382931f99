// The registry's use case codes, and which AT&T message class each leads to.
import type { Sourced } from './sources.ts';

/** How AT&T picks the class: by trust score in one of two columns, or one fixed letter; `carrier` where it decides. */
type AttClassRule =
  | { readonly kind: 'declared' | 'mixed' | 'carrier' }
  | { readonly kind: 'fixed'; readonly letter: string };

export type UseCase = Sourced & {
  readonly code: string;
  readonly displayName: string;
  readonly kind: 'standard' | 'special';
  readonly meaning: string;
  readonly attClass: AttClassRule;
  /** What a special use case needs before carriers take it. */
  readonly needs?: string;
  /** Carriers approve campaigns of this use case one by one. */
  readonly carrierApproval?: true;
  /** No campaign of this use case without external vetting of the brand. */
  readonly vettingNeeded?: true;
  /** How many sub-use-cases are declared with it; absent where none may be. */
  readonly subUseCases?: { readonly min: number; readonly max: number };
  /** May itself be declared as a sub-use-case. */
  readonly isSubUseCase?: true;
  /** Registry fee in US dollars a month. */
  readonly monthlyFeeUsd: number;
};

const declared: AttClassRule = { kind: 'declared' };
const mixed: AttClassRule = { kind: 'mixed' };
const byCarrier: AttClassRule = { kind: 'carrier' };
const fixed = (letter: string): AttClassRule => ({ kind: 'fixed', letter });

const standardUse = {
  kind: 'standard',
  monthlyFeeUsd: 10,
  source: 'twilioUseCases',
  basis: 'published',
} as const;
const specialUse = { kind: 'special', source: 'bandwidthCampaigns', basis: 'published' } as const;

export const useCases: readonly UseCase[] = [
  {
    ...standardUse,
    code: '2FA',
    displayName: 'Two-factor authentication',
    meaning: 'One-time codes for login, number checks and password resets.',
    attClass: declared,
    isSubUseCase: true,
  },
  {
    ...standardUse,
    code: 'ACCOUNT_NOTIFICATION',
    displayName: 'Account notifications',
    meaning: 'Status, reminders, invoices, appointments and renewals for account holders.',
    attClass: declared,
    isSubUseCase: true,
  },
  {
    ...standardUse,
    code: 'CUSTOMER_CARE',
    displayName: 'Customer care',
    meaning: 'Support and account help, usually in both directions.',
    attClass: declared,
    isSubUseCase: true,
  },
  {
    ...standardUse,
    code: 'DELIVERY_NOTIFICATION',
    displayName: 'Delivery notifications',
    meaning: 'Status of orders, shipments and pickups.',
    attClass: declared,
    isSubUseCase: true,
  },
  {
    ...standardUse,
    code: 'FRAUD_ALERT',
    displayName: 'Fraud alerts',
    meaning: 'Notices of suspicious activity on an account.',
    attClass: declared,
    isSubUseCase: true,
  },
  {
    ...standardUse,
    code: 'HIGHER_EDUCATION',
    displayName: 'Higher education',
    meaning: 'Messages of colleges and universities to their people.',
    attClass: declared,
    isSubUseCase: true,
  },
  {
    ...standardUse,
    code: 'MARKETING',
    displayName: 'Marketing',
    meaning: 'Promotions, offers and launches.',
    attClass: mixed,
    isSubUseCase: true,
  },
  {
    ...standardUse,
    code: 'MIXED',
    displayName: 'Mixed',
    meaning: 'Two to five standard uses in one campaign.',
    attClass: mixed,
    subUseCases: { min: 2, max: 5 },
  },
  {
    ...standardUse,
    code: 'POLLING_VOTING',
    displayName: 'Polling and voting',
    meaning: 'Surveys and polls that are not political.',
    attClass: declared,
    isSubUseCase: true,
  },
  {
    ...standardUse,
    code: 'PUBLIC_SERVICE_ANNOUNCEMENT',
    displayName: 'Public service announcement',
    meaning: 'Information that raises awareness of a public matter.',
    attClass: declared,
    isSubUseCase: true,
  },
  {
    ...standardUse,
    code: 'SECURITY_ALERT',
    displayName: 'Security alerts',
    meaning: 'Notice that a system is compromised or at risk.',
    attClass: declared,
    isSubUseCase: true,
  },
  {
    ...standardUse,
    code: 'LOW_VOLUME',
    displayName: 'Low volume mixed',
    meaning: 'Several uses of a small sender at a low rate.',
    attClass: fixed('T'),
    monthlyFeeUsd: 1.5,
    subUseCases: { min: 1, max: 5 },
  },
  {
    ...standardUse,
    code: 'M2M',
    displayName: 'Machine to machine',
    meaning: 'Devices that text devices, with no person at either end.',
    attClass: declared,
    source: 'sinchCampaignFields',
  },
  {
    ...specialUse,
    code: 'AGENTS_FRANCHISES',
    displayName: 'Agents and franchises',
    meaning: 'Many agents or branches, each with a number of its own.',
    attClass: fixed('N'),
    needs: 'Review by the carriers after registration.',
    monthlyFeeUsd: 30,
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'CARRIER_EXEMPT',
    displayName: 'Carrier exemption',
    meaning: 'A program that carriers have exempted.',
    attClass: byCarrier,
    needs: 'An exemption granted by the carriers.',
    monthlyFeeUsd: 10,
    carrierApproval: true,
    subUseCases: { min: 1, max: 5 },
  },
  {
    ...specialUse,
    code: 'CHARITY',
    displayName: 'Charity',
    meaning: 'A 501(c)(3) organization that helps people or raises funds.',
    attClass: fixed('P'),
    needs: '501(c)(3) status on the brand, and vetting.',
    monthlyFeeUsd: 3,
    carrierApproval: true,
    vettingNeeded: true,
    subUseCases: { min: 0, max: 5 },
  },
  {
    ...specialUse,
    code: 'CONVERSATIONAL',
    displayName: 'Conversational',
    meaning: 'People who talk to each other through an app.',
    attClass: fixed('G'),
    needs: 'Approval by the carriers.',
    monthlyFeeUsd: 10,
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'PROXY',
    displayName: 'Proxy',
    meaning: 'Masked numbers between two parties, as for rides and deliveries.',
    attClass: fixed('G'),
    needs: 'Approval by the carriers.',
    monthlyFeeUsd: 10,
    carrierApproval: true,
    subUseCases: { min: 0, max: 5 },
  },
  {
    ...specialUse,
    code: 'EMERGENCY',
    displayName: 'Emergency',
    meaning: 'Public safety and disasters.',
    attClass: fixed('X'),
    needs: 'Approval by the carriers beforehand.',
    monthlyFeeUsd: 5,
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'K12_EDUCATION',
    displayName: 'K-12 education',
    meaning: 'Schools to parents and students.',
    attClass: byCarrier,
    needs: 'Approval by the carriers.',
    monthlyFeeUsd: 10,
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'POLITICAL',
    displayName: 'Political',
    meaning: 'Campaigns, committees and issue groups.',
    attClass: fixed('K'),
    needs: 'A Campaign Verify token or political vetting by Aegis.',
    monthlyFeeUsd: 10,
    carrierApproval: true,
    vettingNeeded: true,
    subUseCases: { min: 0, max: 5 },
  },
  {
    ...specialUse,
    code: 'SOCIAL',
    displayName: 'Social',
    meaning: 'Public figures to their followers.',
    attClass: fixed('S'),
    needs: 'Vetting, and approval by the carriers beforehand.',
    monthlyFeeUsd: 10,
    carrierApproval: true,
    vettingNeeded: true,
    subUseCases: { min: 0, max: 5 },
  },
  {
    ...specialUse,
    code: 'SOLE_PROPRIETOR',
    displayName: 'Sole proprietor',
    meaning: 'A person in business without an EIN.',
    attClass: fixed('W'),
    needs: 'The one-time code sent to the owner’s mobile number.',
    monthlyFeeUsd: 2,
    source: 'twilioUseCases',
  },
  {
    ...specialUse,
    code: 'SWEEPSTAKE',
    displayName: 'Sweepstake',
    meaning: 'Contests and prize draws.',
    attClass: byCarrier,
    needs: 'Approval by the carriers; many providers refuse it.',
    monthlyFeeUsd: 10,
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'TRIAL',
    displayName: 'Platform free trial',
    meaning: 'Free trials that a messaging platform gives its customers.',
    attClass: fixed('Z'),
    needs: 'Approval of the platform by the carriers.',
    monthlyFeeUsd: 0,
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'UCAAS_LOW',
    displayName: 'UCaaS, low volume',
    meaning: 'Office telephony whose users text by hand, at a low rate.',
    attClass: byCarrier,
    needs: 'Proof from a provider that is connected to the registry itself.',
    monthlyFeeUsd: 10,
  },
  {
    ...specialUse,
    code: 'UCAAS_HIGH',
    displayName: 'UCaaS, high volume',
    meaning: 'Office telephony whose users text by hand, at a high rate.',
    attClass: byCarrier,
    needs: 'Proof from a provider that is connected to the registry itself.',
    monthlyFeeUsd: 10,
  },
];

// Spellings of other providers and of our own interface for registry codes.
const aliases: Readonly<Record<string, string>> = {
  DELIVERY_NOTIFICATIONS: 'DELIVERY_NOTIFICATION',
  LOW_VOLUME_MIXED: 'LOW_VOLUME',
  POLITICAL_SECTION_527: 'POLITICAL',
  UCAAS_LOW_VOLUME: 'UCAAS_LOW',
  UCAAS_HIGH_VOLUME: 'UCAAS_HIGH',
  SWEEPSTAKES: 'SWEEPSTAKE',
};

const useCaseByCode = new Map(useCases.map((row) => [row.code, row]));

/** The use case a caller names, in any case and with blanks or hyphens for underscores; undefined when unknown. */
export function findUseCase(name: string): UseCase | undefined {
  const code = name
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_');
  return useCaseByCode.get(Object.hasOwn(aliases, code) ? (aliases[code] as string) : code);
}
