// The terms of each carrier for a campaign: whether it accepts the use case, the throughput, and the requirements.
import { MNO_IDS, MNOS, type MnoMetadataByMno, type Usecase, type UsecaseFacts } from '@tendlc/registry/wire';
import type { AccountRecord, BrandRecord } from '../store/records.ts';

type AttClass = {
  readonly msgClass: string;
  readonly tpm: number;
  readonly mmsTpm: number;
  readonly perNumber?: true;
};

const BY_USECASE: Readonly<Partial<Record<Usecase, AttClass>>> = {
  LOW_VOLUME: { msgClass: 'T', tpm: 75, mmsTpm: 50 },
  UCAAS_LOW: { msgClass: 'T', tpm: 75, mmsTpm: 50 },
  PROXY: { msgClass: 'G', tpm: 60, mmsTpm: 50, perNumber: true },
  CHARITY: { msgClass: 'P', tpm: 2400, mmsTpm: 1200 },
  SOCIAL: { msgClass: 'S', tpm: 9000, mmsTpm: 2400 },
  POLITICAL: { msgClass: 'K', tpm: 4500, mmsTpm: 2400 },
  EMERGENCY: { msgClass: 'X', tpm: 4500, mmsTpm: 2400 },
  PUBLIC_SAFETY_RESTRICTED: { msgClass: 'X', tpm: 4500, mmsTpm: 2400 },
  TRIAL: { msgClass: 'Z', tpm: 6, mmsTpm: 50, perNumber: true },
  AGENTS_FRANCHISES: { msgClass: 'N', tpm: 60, mmsTpm: 50, perNumber: true },
  SOLE_PROPRIETOR: { msgClass: 'W', tpm: 15, mmsTpm: 50 },
  CARRIER_EXEMPT: { msgClass: 'Y', tpm: 3000, mmsTpm: 50, perNumber: true },
  K12_EDUCATION: { msgClass: 'Y', tpm: 3000, mmsTpm: 50, perNumber: true },
};

/** The second letter is for use cases that mix purposes. */
const BY_SCORE = [
  { from: 75, letters: ['A', 'B'], tpm: 4500, mmsTpm: 2400 },
  { from: 50, letters: ['C', 'D'], tpm: 2400, mmsTpm: 1200 },
  { from: 0, letters: ['E', 'F'], tpm: 240, mmsTpm: 150 },
] as const;
const MIXING = new Set<Usecase>(['MIXED', 'MARKETING', 'UCAAS_HIGH']);
const TOP_SCORE = 75;

const TIERS = [
  { from: 75, brandTier: 'TOP', brandDailyCap: 200_000 },
  { from: 50, brandTier: 'UPPER_MID', brandDailyCap: 40_000 },
  { from: 25, brandTier: 'LOWER_MID', brandDailyCap: 10_000 },
  { from: 0, brandTier: 'LOW', brandDailyCap: 2_000 },
] as const;

const NOT_FOR_501C3 = new Set<Usecase>([
  'AGENTS_FRANCHISES',
  'CARRIER_EXEMPT',
  'TRIAL',
  'PROXY',
  'SOCIAL',
  'SWEEPSTAKE',
]);
const POLITICAL_WITHOUT_VET = new Set(['501c3', '501c4', '501c5', '501c6']);

const hasActive = ({ vettings }: BrandRecord, wanted: string) =>
  vettings.some(({ vettingStatus, vettingClass }) => vettingStatus === 'ACTIVE' && vettingClass === wanted);

/** The newest valid score. Undefined for a brand without external vetting. */
function trustScore({ vettings }: BrandRecord): number | undefined {
  const scored = vettings.filter(
    ({ vettingStatus, vettingScore }) => vettingStatus === 'ACTIVE' && vettingScore !== null,
  );
  return scored.at(-1)?.vettingScore ?? undefined;
}

/** Russell 3000 companies and government bodies get the best terms without vetting. */
function effectiveScore(record: BrandRecord): number {
  const { entityType, optionalAttributes } = record.brand;
  const isTop = entityType === 'GOVERNMENT' || optionalAttributes['russell3000'] === true;
  return isTop ? TOP_SCORE : (trustScore(record) ?? 0);
}

function hasApproval(account: AccountRecord, usecase: Usecase): boolean {
  const approvals: Partial<Record<Usecase, boolean>> = {
    PUBLIC_SAFETY_RESTRICTED: account.publicSafetyEnabled,
    SOCIAL: account.socialEnabled,
    SOLE_PROPRIETOR: account.soleProprietorEnabled,
    TRIAL: account.platformFreeTrialEnabled,
    UCAAS_HIGH: account.ucaasEnabled,
    UCAAS_LOW: account.ucaasEnabled,
  };
  return approvals[usecase] ?? true;
}

/** Why the brand cannot have a campaign of this use case. Undefined when it can. */
export function whyNotQualified(
  account: AccountRecord,
  record: BrandRecord,
  usecase: Usecase,
): string | undefined {
  const { entityType, identityStatus, optionalAttributes } = record.brand;
  const exempt = String(optionalAttributes['taxExemptStatus'] ?? '');
  const reasons: [boolean, string][] = [
    [identityStatus !== 'VERIFIED' && identityStatus !== 'VETTED_VERIFIED', 'the identity is not verified'],
    [
      entityType === 'PUBLIC_PROFIT' && !hasActive(record, 'AUTHPLUS'),
      'a public company needs an active Authentication+ vet',
    ],
    [
      (entityType === 'SOLE_PROPRIETOR') !== (usecase === 'SOLE_PROPRIETOR'),
      'sole proprietors have a use case of their own, and no other',
    ],
    [!hasApproval(account, usecase), 'the account is not approved for it'],
    [
      usecase === 'POLITICAL' && !POLITICAL_WITHOUT_VET.has(exempt) && !hasActive(record, 'POLITICAL'),
      'it needs a political vet or a tax-exempt status of 501(c)(3) to (6)',
    ],
    [
      usecase === 'CHARITY' && (entityType !== 'NON_PROFIT' || exempt !== '501c3'),
      'it is for 501(c)(3) organizations',
    ],
    [exempt === '501c3' && NOT_FOR_501C3.has(usecase), 'it is not for 501(c)(3) organizations'],
  ];
  return reasons.find(([is]) => is)?.[1];
}

function attTerms(record: BrandRecord, usecase: Usecase) {
  const special = BY_USECASE[usecase];
  if (special !== undefined) {
    const { perNumber, ...terms } = special;
    return { ...terms, tpmScope: perNumber === true ? 'PHONE_NUMBER' : 'CAMPAIGN' };
  }
  const score = effectiveScore(record);
  const { letters, tpm, mmsTpm } = BY_SCORE.find(({ from }) => score >= from) ?? BY_SCORE[2];
  return { msgClass: letters[MIXING.has(usecase) ? 1 : 0], tpm, mmsTpm, tpmScope: 'CAMPAIGN' };
}

function tMobileTerms(record: BrandRecord, usecase: Usecase) {
  if (usecase === 'SOLE_PROPRIETOR') {
    return { brandTier: 'SOLE_PROPRIETOR', brandDailyCap: 1_000 };
  }
  if (usecase === 'TRIAL') {
    return { brandTier: 'TRIAL', brandDailyCap: 200 };
  }
  const isUncapped =
    record.brand.entityType === 'GOVERNMENT' ||
    usecase === 'PUBLIC_SAFETY_RESTRICTED' ||
    (usecase === 'POLITICAL' && hasActive(record, 'POLITICAL'));
  if (isUncapped) {
    return { brandTier: 'UNCAPPED', brandDailyCap: null };
  }
  const score = effectiveScore(record);
  const { brandTier, brandDailyCap } = TIERS.find(({ from }) => score >= from) ?? TIERS[3];
  return { brandTier, brandDailyCap };
}

/** AT&T and T-Mobile have many requirements, the others require one sample. */
function demandsOf(mnoId: number, facts: UsecaseFacts) {
  const isAtt = mnoId === MNO_IDS.att;
  const isTMobile = mnoId === MNO_IDS.tMobile;
  const isDemanding = isAtt || isTMobile;
  return {
    minMsgSamples: isAtt ? (facts.samplesMin ?? 1) : 1,
    reqSubscriberOptin: isDemanding && facts.optinNeeded,
    reqSubscriberOptout: isAtt && facts.optoutNeeded,
    reqSubscriberHelp: isDemanding && facts.optinNeeded,
    noEmbeddedLink: false,
    noEmbeddedPhone: false,
  };
}

function isReviewedBy(mnoId: number, record: BrandRecord, facts: UsecaseFacts): boolean {
  const emergencyOfPolitical =
    mnoId === MNO_IDS.tMobile &&
    facts.value === 'EMERGENCY' &&
    record.brand.entityType === 'NON_PROFIT' &&
    hasActive(record, 'POLITICAL');
  return facts.reviewedBy.includes(mnoId) || emergencyOfPolitical;
}

export function carrierTerms(
  account: AccountRecord,
  record: BrandRecord,
  facts: UsecaseFacts,
): MnoMetadataByMno {
  const usecase = facts.value as Usecase;
  const brandQualifies = whyNotQualified(account, record, usecase) === undefined;
  return Object.fromEntries(
    MNOS.map(({ networkId, displayName }) => {
      const mnoSupport = !(usecase === 'CARRIER_EXEMPT' && networkId === MNO_IDS.tMobile);
      return [
        String(networkId),
        {
          mno: displayName,
          mnoSupport,
          mnoReview: isReviewedBy(networkId, record, facts),
          qualify: brandQualifies && mnoSupport,
          ...demandsOf(networkId, facts),
          ...(networkId === MNO_IDS.att && attTerms(record, usecase)),
          ...(networkId === MNO_IDS.tMobile && tMobileTerms(record, usecase)),
        },
      ];
    }),
  );
}
