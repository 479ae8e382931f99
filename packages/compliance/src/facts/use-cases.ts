// What carriers add to the registry's table of use cases: AT&T message class and approvals.
import { findUsecase, type UsecaseFacts, WRONG_USECASE_CODES } from '@tendlc/registration';
import type { Sourced } from './sources.ts';

/** How AT&T picks the class: by trust score in one of two columns, or one fixed letter; `carrier` where it decides. */
type AttClassRule =
  | { readonly kind: 'declared' | 'mixed' | 'carrier' }
  | { readonly kind: 'fixed'; readonly letter: string };

type CarrierFacts = Sourced & {
  readonly code: string;
  readonly attClass: AttClassRule;
  /** What a special use case needs before carriers take it. */
  readonly needs?: string;
  /** Carriers approve campaigns of this use case one by one. */
  readonly carrierApproval?: true;
  /** No campaign of this use case without external vetting of the brand. */
  readonly vettingNeeded?: true;
};

export type UseCase = CarrierFacts & {
  /** Registry fee in US dollars a month. */
  readonly monthlyFeeUsd: number;
  readonly displayName: string;
  readonly kind: 'standard' | 'special';
  readonly meaning: string;
  /** How many sub-use cases are declared with it; absent where none may be, or the number is not published. */
  readonly subUseCases?: { readonly min: number; readonly max: number };
  /** May itself be declared as a sub-use case. */
  readonly isSubUseCase?: true;
};

const declared: AttClassRule = { kind: 'declared' };
const mixed: AttClassRule = { kind: 'mixed' };
const byCarrier: AttClassRule = { kind: 'carrier' };
const fixed = (letter: string): AttClassRule => ({ kind: 'fixed', letter });

const standardUse = {
  source: 'twilioUseCases',
  basis: 'published',
} as const;
const specialUse = { source: 'bandwidthCampaigns', basis: 'published' } as const;

const carrierFacts: readonly CarrierFacts[] = [
  {
    ...standardUse,
    code: '2FA',
    attClass: declared,
  },
  {
    ...standardUse,
    code: 'ACCOUNT_NOTIFICATION',
    attClass: declared,
  },
  {
    ...standardUse,
    code: 'CUSTOMER_CARE',
    attClass: declared,
  },
  {
    ...standardUse,
    code: 'DELIVERY_NOTIFICATION',
    attClass: declared,
  },
  {
    ...standardUse,
    code: 'FRAUD_ALERT',
    attClass: declared,
  },
  {
    ...standardUse,
    code: 'HIGHER_EDUCATION',
    attClass: declared,
  },
  {
    ...standardUse,
    code: 'MARKETING',
    attClass: mixed,
  },
  {
    ...standardUse,
    code: 'MIXED',
    attClass: mixed,
  },
  {
    ...standardUse,
    code: 'POLLING_VOTING',
    attClass: declared,
  },
  {
    ...standardUse,
    code: 'PUBLIC_SERVICE_ANNOUNCEMENT',
    attClass: declared,
  },
  {
    ...standardUse,
    code: 'SECURITY_ALERT',
    attClass: declared,
  },
  {
    ...standardUse,
    code: 'LOW_VOLUME',
    attClass: fixed('T'),
  },
  {
    ...standardUse,
    code: 'M2M',
    attClass: declared,
    source: 'sinchCampaignFields',
  },
  {
    ...specialUse,
    code: 'AGENTS_FRANCHISES',
    attClass: fixed('N'),
    needs: 'Review by the carriers after registration.',
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'CARRIER_EXEMPT',
    attClass: byCarrier,
    needs: 'An exemption granted by the carriers.',
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'CHARITY',
    attClass: fixed('P'),
    needs: '501(c)(3) status on the brand, and vetting.',
    carrierApproval: true,
    vettingNeeded: true,
  },
  {
    ...specialUse,
    code: 'CONVERSATIONAL',
    attClass: fixed('G'),
    needs: 'Approval by the carriers.',
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'PROXY',
    attClass: fixed('G'),
    needs: 'Approval by the carriers.',
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'EMERGENCY',
    attClass: fixed('X'),
    needs: 'Approval by the carriers beforehand.',
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'K12_EDUCATION',
    attClass: byCarrier,
    needs: 'Approval by the carriers.',
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'POLITICAL',
    attClass: fixed('K'),
    needs: 'A Campaign Verify token or political vetting by Aegis.',
    carrierApproval: true,
    vettingNeeded: true,
  },
  {
    ...specialUse,
    code: 'SOCIAL',
    attClass: fixed('S'),
    needs: 'Vetting, and approval by the carriers beforehand.',
    carrierApproval: true,
    vettingNeeded: true,
  },
  {
    ...specialUse,
    code: 'PUBLIC_SAFETY_RESTRICTED',
    attClass: fixed('X'),
    needs: 'Approval of the account by the registry.',
    source: 'house',
    basis: 'estimate',
  },
  {
    ...specialUse,
    code: 'SOLE_PROPRIETOR',
    attClass: fixed('W'),
    needs: 'The one-time code sent to the owner’s mobile number.',
    source: 'twilioUseCases',
  },
  {
    ...specialUse,
    code: 'SWEEPSTAKE',
    attClass: byCarrier,
    needs: 'Approval by the carriers; many providers refuse it.',
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'TRIAL',
    attClass: fixed('Z'),
    needs: 'Approval of the platform by the carriers.',
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'UCAAS_LOW',
    attClass: byCarrier,
    needs: 'Proof from a provider that is connected to the registry itself.',
  },
  {
    ...specialUse,
    code: 'UCAAS_HIGH',
    attClass: byCarrier,
    needs: 'Proof from a provider that is connected to the registry itself.',
  },
];

function withRegistryFacts(facts: CarrierFacts): UseCase {
  const registered: UsecaseFacts | undefined = findUsecase(facts.code);
  if (registered === undefined) {
    throw new Error(`the registry has no use case ${facts.code}`);
  }
  const { label, meaning, classification, subUsecases, validSubUsecase, monthlyFeeUsd } = registered;
  return {
    ...facts,
    monthlyFeeUsd,
    displayName: label,
    kind: classification === 'STANDARD' ? 'standard' : 'special',
    meaning,
    ...(subUsecases !== null && subUsecases.max > 0 && { subUseCases: subUsecases }),
    ...(validSubUsecase && { isSubUseCase: true }),
  };
}

export const useCases: readonly UseCase[] = carrierFacts.map(withRegistryFacts);

// Spellings of other providers and of our own interface for registry codes.
const aliases: Readonly<Record<string, string>> = {
  ...WRONG_USECASE_CODES,
  POLITICAL_SECTION_527: 'POLITICAL',
  UCAAS_LOW_VOLUME: 'UCAAS_LOW',
  UCAAS_HIGH_VOLUME: 'UCAAS_HIGH',
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
