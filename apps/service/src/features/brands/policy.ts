// What a brand is: its status from what the registry says, and how it looks to callers.
import {
  BRAND_PROFILE_FIELDS,
  type Brand,
  type EventToSend,
  type FieldChange,
  type Progress,
} from '@tendlc/contract';
import { answeredValues, BRAND_FIELDS } from '@tendlc/registration';
import type { Brand as RegistryBrand, BrandFeedback, ExternalVetting } from '@tendlc/registry/wire';
import { mergeRegistryProfile } from './profile.ts';
import { progressOfBrand } from './progress.ts';
import type { BrandRow } from './queries.ts';

const VERIFIED = new Set(['VERIFIED', 'VETTED_VERIFIED']);

/** All that one look at the registry shows of a brand. */
export type BrandReading = {
  readonly brand: RegistryBrand;
  readonly vettings: readonly ExternalVetting[];
  /** `undefined`: not asked for, because nothing hangs on it. `'pending'`: the registry has not judged yet. */
  readonly feedback: BrandFeedback | 'pending' | undefined;
};

export type BrandState = Pick<
  BrandRow,
  'brand_status' | 'identity_status' | 'trust_score' | 'vetting_status' | 'feedback' | 'profile'
>;

/**
 * G-46. UNVERIFIED is both what the registry says before it has judged and what it says when it could not verify; only
 * its feedback tells the two apart (registry-api 5.4).
 */
export function brandStatusOf(
  identityStatus: string | null,
  registryStatus: string | null | undefined,
  isJudged: boolean,
): string {
  if (registryStatus === 'DELETED') {
    return 'DELETED';
  }
  if (identityStatus !== null && VERIFIED.has(identityStatus)) {
    return 'ACTIVE';
  }
  return identityStatus === 'UNVERIFIED' && isJudged ? 'FAILED' : 'PENDING';
}

const timeOf = (vetting: ExternalVetting) => vetting.vettedDate ?? vetting.createDate ?? '';
const newestFirst = (a: ExternalVetting, b: ExternalVetting) => timeOf(b).localeCompare(timeOf(a));

/** The classes whose score is the brand's; the newest completed one counts (registry-api 13). */
const SCORING_CLASSES = new Set(['STANDARD', 'ENHANCED']);

export function trustScoreOf(vettings: readonly ExternalVetting[]): number | null {
  const scored = vettings.filter(
    ({ vettingStatus, vettingScore, vettingClass }) =>
      vettingStatus === 'ACTIVE' &&
      typeof vettingScore === 'number' &&
      SCORING_CLASSES.has(vettingClass ?? 'STANDARD'),
  );
  const score = scored.toSorted(newestFirst)[0]?.vettingScore;
  return typeof score === 'number' ? Math.round(score) : null;
}

/** The brand as the reading shows it. A brand that was deleted here stays deleted. */
export function stateFromReading(row: BrandState, { brand, vettings, feedback }: BrandReading): BrandState {
  const identity = brand.identityStatus ?? row.identity_status;
  const isJudged = feedback === undefined ? row.brand_status === 'FAILED' : feedback !== 'pending';
  const status = brandStatusOf(identity, brand.status, isJudged);
  return {
    profile: mergeRegistryProfile(row.profile, brand),
    identity_status: identity,
    brand_status: row.brand_status === 'DELETED' ? 'DELETED' : status,
    trust_score: trustScoreOf(vettings) ?? row.trust_score,
    vetting_status: vettings.toSorted(newestFirst)[0]?.vettingStatus ?? row.vetting_status,
    feedback:
      status === 'FAILED' && typeof feedback === 'object'
        ? feedback
        : status === 'FAILED'
          ? row.feedback
          : null,
  };
}

/** The columns that people are told of, by the names under which they know them. */
const TOLD = {
  brand_status: 'brand_status',
  identity_status: 'identityStatus',
  trust_score: 'trustScore',
  vetting_status: 'vettingStatus',
} as const;

export function changesBetween(before: BrandState, after: BrandState): FieldChange[] {
  const states = Object.entries(TOLD).map(([column, field]) => ({
    field,
    from: before[column as keyof typeof TOLD],
    to: after[column as keyof typeof TOLD],
  }));
  const fields = BRAND_PROFILE_FIELDS.map((field) => ({
    field,
    from: before.profile[field] ?? null,
    to: after.profile[field] ?? null,
  }));
  return [...states, ...fields].filter(({ from, to }) => from !== to);
}

/** Whether what changed is more than its texts: then `since` of its progress begins anew. */
export const isStateChange = (changes: readonly FieldChange[]): boolean =>
  changes.some(({ field }) => Object.values<string>(TOLD).includes(field));

/** The events for the customer: changes of status and score, not of every field (G-70). */
export function newsOf(after: BrandRow, changes: readonly FieldChange[]): EventToSend[] {
  const { id: localId, tcr_brand_id: tcrBrandId, profile, brand_status: status, trust_score: score } = after;
  const facts = { localId, tcrBrandId, name: profile.brandName, progress: progressOf(after) };
  return changes.flatMap(({ field, from }): EventToSend[] => {
    if (field === 'brand_status') {
      return [{ type: 'brand.status_changed', data: { ...facts, from: from as string | null, to: status } }];
    }
    return field === 'trustScore'
      ? [{ type: 'brand.score_changed', data: { ...facts, from: from as number | null, to: score } }]
      : [];
  });
}

/** What the registry's answer to a create tells. */
export function firstState(brand: RegistryBrand): {
  columns: Record<string, unknown>;
  changes: FieldChange[];
} {
  const identity = brand.identityStatus ?? null;
  const status = brandStatusOf(identity, brand.status, false);
  return {
    columns: { identity_status: identity, brand_status: status },
    changes: [
      { field: 'brand_status', from: null, to: status },
      ...(identity === null ? [] : [{ field: 'identityStatus', from: null, to: identity }]),
    ],
  };
}

/** Whether there is anything to wait for: such brands are read again by and by. */
export const isWaiting = (row: BrandRow): boolean =>
  row.registration === 'registered' &&
  (row.brand_status === 'PENDING' || row.vetting_status === 'PENDING' || row.vetting_status === 'UNSCORE');

const progressOf = (row: BrandRow): Progress =>
  progressOfBrand({
    registration: row.registration,
    brandStatus: row.brand_status,
    identityStatus: row.identity_status,
    vettingStatus: row.vetting_status,
    trustScore: row.trust_score,
    entityType: row.profile.entityType,
    hasCampaign: row.has_campaign,
    since: row.state_changed_at,
  });

export function toBrand(row: BrandRow): Brand {
  return {
    localId: row.id,
    tcrBrandId: row.tcr_brand_id,
    userId: row.user_id,
    credentialId: row.credential_id,
    brand_status: row.brand_status,
    identityStatus: row.identity_status,
    trustScore: row.trust_score,
    vettingStatus: row.vetting_status,
    ...answeredValues(BRAND_FIELDS, row.profile),
    referenceId: row.reference_id,
    progress: progressOf(row),
    lastSyncedAt: row.last_synced_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
