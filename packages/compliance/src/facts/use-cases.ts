// Adds carrier facts to the registry's table of use cases: AT&T message class, approvals, and monthly fee.
import { findUsecase, type UsecaseFacts } from '@tendlc/registration';
import type { Sourced } from './sources.ts';

/** How AT&T sets the message class: by trust score in one of two columns, a fixed letter, or `carrier` if AT&T decides. */
type AttClassRule =
  | { readonly kind: 'declared' | 'mixed' | 'carrier' }
  | { readonly kind: 'fixed'; readonly letter: string };

type CarrierFacts = Sourced & {
  readonly code: string;
  readonly attClass: AttClassRule;
  /** What a special use case requires before carriers accept it. */
  readonly needs?: string;
  /** Whether carriers approve each campaign of this use case. */
  readonly carrierApproval?: true;
  /** Whether a campaign of this use case requires external vetting of the brand. */
  readonly vettingNeeded?: true;
  /** Monthly registry fee in US dollars. */
  readonly monthlyFeeUsd: number;
};

export type UseCase = CarrierFacts & {
  readonly displayName: string;
  readonly kind: 'standard' | 'special';
  readonly meaning: string;
  /** Number of sub-use cases to declare; absent if it has none or the number is not published. */
  readonly subUseCases?: { readonly min: number; readonly max: number };
  /** Whether it can be declared as a sub-use case. */
  readonly isSubUseCase?: true;
};

const declared: AttClassRule = { kind: 'declared' };
const mixed: AttClassRule = { kind: 'mixed' };
const byCarrier: AttClassRule = { kind: 'carrier' };
const fixed = (letter: string): AttClassRule => ({ kind: 'fixed', letter });

const standardUse = {
  monthlyFeeUsd: 10,
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
    monthlyFeeUsd: 1.5,
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
    needs: 'Carrier review after registration.',
    monthlyFeeUsd: 30,
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'CARRIER_EXEMPT',
    attClass: byCarrier,
    needs: 'An exemption from the carriers.',
    monthlyFeeUsd: 10,
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'CHARITY',
    attClass: fixed('P'),
    needs: '501(c)(3) status of the brand, and vetting.',
    monthlyFeeUsd: 3,
    carrierApproval: true,
    vettingNeeded: true,
  },
  {
    ...specialUse,
    code: 'CONVERSATIONAL',
    attClass: fixed('G'),
    needs: 'Carrier approval.',
    monthlyFeeUsd: 10,
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'PROXY',
    attClass: fixed('G'),
    needs: 'Carrier approval.',
    monthlyFeeUsd: 10,
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'EMERGENCY',
    attClass: fixed('X'),
    needs: 'Carrier approval in advance.',
    monthlyFeeUsd: 5,
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'K12_EDUCATION',
    attClass: byCarrier,
    needs: 'Carrier approval.',
    monthlyFeeUsd: 10,
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'POLITICAL',
    attClass: fixed('K'),
    needs: 'A Campaign Verify token or political vetting by Aegis.',
    monthlyFeeUsd: 10,
    carrierApproval: true,
    vettingNeeded: true,
  },
  {
    ...specialUse,
    code: 'SOCIAL',
    attClass: fixed('S'),
    needs: 'Vetting, and carrier approval in advance.',
    monthlyFeeUsd: 10,
    carrierApproval: true,
    vettingNeeded: true,
  },
  {
    ...specialUse,
    code: 'PUBLIC_SAFETY_RESTRICTED',
    attClass: fixed('X'),
    needs: 'Approval of the account by the registry.',
    // The fee is not published. This is the fee of EMERGENCY, the other public safety use case.
    monthlyFeeUsd: 5,
    source: 'house',
    basis: 'estimate',
  },
  {
    ...specialUse,
    code: 'SOLE_PROPRIETOR',
    attClass: fixed('W'),
    needs: 'Confirmation of the one-time code sent to the owner’s mobile number.',
    monthlyFeeUsd: 2,
    source: 'twilioUseCases',
  },
  {
    ...specialUse,
    code: 'SWEEPSTAKE',
    attClass: byCarrier,
    needs: 'Carrier approval. Many providers do not support this use case.',
    monthlyFeeUsd: 10,
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'TRIAL',
    attClass: fixed('Z'),
    needs: 'Carrier approval of the platform.',
    monthlyFeeUsd: 0,
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'UCAAS_LOW',
    attClass: byCarrier,
    needs: 'Proof from a provider with a direct connection to the registry.',
    monthlyFeeUsd: 10,
  },
  {
    ...specialUse,
    code: 'UCAAS_HIGH',
    attClass: byCarrier,
    needs: 'Proof from a provider with a direct connection to the registry.',
    monthlyFeeUsd: 10,
  },
];

function withRegistryFacts(facts: CarrierFacts): UseCase {
  const registered: UsecaseFacts | undefined = findUsecase(facts.code);
  if (registered === undefined) {
    throw new Error(`the registry has no use case ${facts.code}`);
  }
  const { label, meaning, classification, subUsecases, validSubUsecase } = registered;
  return {
    ...facts,
    displayName: label,
    kind: classification === 'STANDARD' ? 'standard' : 'special',
    meaning,
    ...(subUsecases !== null && subUsecases.max > 0 && { subUseCases: subUsecases }),
    ...(validSubUsecase && { isSubUseCase: true }),
  };
}

export const useCases: readonly UseCase[] = carrierFacts.map(withRegistryFacts);

// Names of registry codes at other providers and in our own API.
const aliases: Readonly<Record<string, string>> = {
  DELIVERY_NOTIFICATIONS: 'DELIVERY_NOTIFICATION',
  LOW_VOLUME_MIXED: 'LOW_VOLUME',
  POLITICAL_SECTION_527: 'POLITICAL',
  UCAAS_LOW_VOLUME: 'UCAAS_LOW',
  UCAAS_HIGH_VOLUME: 'UCAAS_HIGH',
  SWEEPSTAKES: 'SWEEPSTAKE',
};

const useCaseByCode = new Map(useCases.map((row) => [row.code, row]));

/** The use case with a name, ignoring case and accepting spaces or hyphens for underscores; undefined if unknown. */
export function findUseCase(name: string): UseCase | undefined {
  const code = name
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_');
  return useCaseByCode.get(Object.hasOwn(aliases, code) ? (aliases[code] as string) : code);
}
