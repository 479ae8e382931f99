// The rules of brands without a database: status, changes, customer events, and the public record.
import {
  BRAND_PROFILE_FIELDS,
  type Brand,
  type EventToSend,
  type FieldChange,
  type Progress,
} from '@tendlc/contract';
import { answeredValues, BRAND_FIELDS } from '@tendlc/registration';
import type { Brand as RegistryBrand, BrandFeedback, ExternalVetting } from '@tendlc/registry/wire';
import { readTime } from '../registry-records/index.ts';
import { mergeRegistryProfile } from './profile.ts';
import { progressOfBrand } from './progress.ts';
import type { BrandRow } from './queries.ts';

const VERIFIED = new Set(['VERIFIED', 'VETTED_VERIFIED']);

/** What one fetch from the registry returns. */
export type BrandReading = {
  readonly brand: RegistryBrand;
  readonly vettings: readonly ExternalVetting[];
  /** `undefined`: not fetched, because the status does not depend on it. `'pending'`: the registry has not checked it yet. */
  readonly feedback: BrandFeedback | 'pending' | undefined;
};

export type BrandState = Pick<
  BrandRow,
  | 'brand_status'
  | 'identity_status'
  | 'trust_score'
  | 'vetting_status'
  | 'vetting_expires_at'
  | 'feedback'
  | 'profile'
>;

/**
 * G-46. The registry reports UNVERIFIED both before it has checked a brand and after the check failed; only the feedback
 * distinguishes the two.
 */
export function brandStatusOf(
  identityStatus: string | null,
  registryStatus: string | null | undefined,
  isChecked: boolean,
): string {
  if (registryStatus === 'DELETED') {
    return 'DELETED';
  }
  if (identityStatus !== null && VERIFIED.has(identityStatus)) {
    return 'ACTIVE';
  }
  return identityStatus === 'UNVERIFIED' && isChecked ? 'FAILED' : 'PENDING';
}

const timeOf = (vetting: ExternalVetting) => vetting.vettedDate ?? vetting.createDate ?? '';
const newestFirst = (a: ExternalVetting, b: ExternalVetting) => timeOf(b).localeCompare(timeOf(a));

/** The vetting classes that set the trust score; the newest completed vetting counts. */
const SCORING_CLASSES = new Set(['STANDARD', 'ENHANCED']);

/** The end of the vetting that sets the trust score, also after it has expired. */
function vettingEndOf(vettings: readonly ExternalVetting[]): Date | null {
  const newest = vettings
    .filter(
      ({ vettingStatus, vettingClass }) =>
        (vettingStatus === 'ACTIVE' || vettingStatus === 'EXPIRED') &&
        SCORING_CLASSES.has(vettingClass ?? 'STANDARD'),
    )
    .toSorted(newestFirst)[0];
  return readTime(newest?.validUntil ?? newest?.expirationDate);
}

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

/** The state after a fetch. A brand that was deleted here stays deleted. */
export function stateFromReading(row: BrandState, { brand, vettings, feedback }: BrandReading): BrandState {
  const identity = brand.identityStatus ?? row.identity_status;
  const isChecked = feedback === undefined ? row.brand_status === 'FAILED' : feedback !== 'pending';
  const status = brandStatusOf(identity, brand.status, isChecked);
  return {
    profile: mergeRegistryProfile(row.profile, brand),
    identity_status: identity,
    brand_status: row.brand_status === 'DELETED' ? 'DELETED' : status,
    trust_score: trustScoreOf(vettings) ?? row.trust_score,
    vetting_status: vettings.toSorted(newestFirst)[0]?.vettingStatus ?? row.vetting_status,
    vetting_expires_at: vettingEndOf(vettings) ?? row.vetting_expires_at,
    feedback:
      status === 'FAILED' && typeof feedback === 'object'
        ? feedback
        : status === 'FAILED'
          ? row.feedback
          : null,
  };
}

/** Columns that the history shows, by their public names. */
const PUBLIC_NAMES = {
  brand_status: 'brand_status',
  identity_status: 'identityStatus',
  trust_score: 'trustScore',
  vetting_status: 'vettingStatus',
} as const;

export function changesBetween(before: BrandState, after: BrandState): FieldChange[] {
  const states = Object.entries(PUBLIC_NAMES).map(([column, field]) => ({
    field,
    from: before[column as keyof typeof PUBLIC_NAMES],
    to: after[column as keyof typeof PUBLIC_NAMES],
  }));
  const fields = BRAND_PROFILE_FIELDS.map((field) => ({
    field,
    from: before.profile[field] ?? null,
    to: after.profile[field] ?? null,
  }));
  return [...states, ...fields].filter(({ from, to }) => from !== to);
}

/** Whether more than text has changed: `since` of the progress then starts again. */
export const isStateChange = (changes: readonly FieldChange[]): boolean =>
  changes.some(({ field }) => Object.values<string>(PUBLIC_NAMES).includes(field));

/** Events for the customer: changes of status and score, not of every field (G-70). */
export function customerEventsOf(after: BrandRow, changes: readonly FieldChange[]): EventToSend[] {
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

/** The state after the registry's answer to a create. */
export function firstState(brand: RegistryBrand): {
  columns: Pick<BrandRow, 'identity_status' | 'brand_status'>;
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

/** Whether the registry still has to decide: such brands are polled. */
export const isWaiting = (row: BrandRow): boolean =>
  row.registration === 'registered' &&
  (row.brand_status === 'PENDING' || row.vetting_status === 'PENDING' || row.vetting_status === 'UNSCORE');

/** The columns that decide where a brand stands. */
export type BrandStandingRow = Pick<
  BrandRow,
  | 'registration'
  | 'brand_status'
  | 'identity_status'
  | 'vetting_status'
  | 'trust_score'
  | 'has_campaign'
  | 'state_changed_at'
> & { readonly profile: Pick<BrandRow['profile'], 'entityType'> };

export const progressOf = (row: BrandStandingRow): Progress =>
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
