// Adds carrier facts to the registry’s table of use cases: AT&T message class and approvals.
import { findUsecase, type UsecaseFacts, WRONG_USECASE_CODES } from '@tendlc/registration';
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
};

export type UseCase = CarrierFacts & {
  /** Monthly registry fee in US dollars. */
  readonly monthlyFeeUsd: number;
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
    needs: 'Carrier review after registration.',
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'CARRIER_EXEMPT',
    attClass: byCarrier,
    needs: 'An exemption from the carriers.',
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'CHARITY',
    attClass: fixed('P'),
    needs: '501(c)(3) status of the brand, and vetting.',
    carrierApproval: true,
    vettingNeeded: true,
  },
  {
    ...specialUse,
    code: 'CONVERSATIONAL',
    attClass: fixed('G'),
    needs: 'Carrier approval.',
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'PROXY',
    attClass: fixed('G'),
    needs: 'Carrier approval.',
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'EMERGENCY',
    attClass: fixed('X'),
    needs: 'Carrier approval in advance.',
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'K12_EDUCATION',
    attClass: byCarrier,
    needs: 'Carrier approval.',
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
    needs: 'Vetting, and carrier approval in advance.',
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
    needs: 'Confirmation of the one-time code sent to the owner’s mobile number.',
    source: 'twilioUseCases',
  },
  {
    ...specialUse,
    code: 'SWEEPSTAKE',
    attClass: byCarrier,
    needs: 'Carrier approval. Many providers do not support this use case.',
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'TRIAL',
    attClass: fixed('Z'),
    needs: 'Carrier approval of the platform.',
    carrierApproval: true,
  },
  {
    ...specialUse,
    code: 'UCAAS_LOW',
    attClass: byCarrier,
    needs: 'Proof from a provider with a direct connection to the registry.',
  },
  {
    ...specialUse,
    code: 'UCAAS_HIGH',
    attClass: byCarrier,
    needs: 'Proof from a provider with a direct connection to the registry.',
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

// Names of registry codes at other providers and in our own API.
const aliases: Readonly<Record<string, string>> = {
  ...WRONG_USECASE_CODES,
  POLITICAL_SECTION_527: 'POLITICAL',
  UCAAS_LOW_VOLUME: 'UCAAS_LOW',
  UCAAS_HIGH_VOLUME: 'UCAAS_HIGH',
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
