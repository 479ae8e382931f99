// Fetches a brand from the registry: the record, its vettings, and its feedback.
import type { RegistryClient } from '@tendlc/registry';
import type { BrandFeedback } from '@tendlc/registry/wire';
import { isRefusedWith } from '../../registry/failures.ts';
import { createMirror, type MirrorDeps, type MirrorKind } from '../registry-records/index.ts';
import {
  type BrandState,
  changesBetween,
  customerEventsOf,
  isStateChange,
  isWaiting,
  stateFromReading,
} from './policy.ts';
import { type BrandRow, findBrand } from './queries.ts';

export const REFRESH_BRAND_JOB = 'refresh-brand';

/** The registry's codes: not checked yet (527, 535), checked without feedback (526). */
const NOT_CHECKED = [527, 535] as const;
const CHECKED_WITHOUT_FEEDBACK = 526;
/** An account may not have vetting; the brand can still be read. */
const NO_VETTING = [205, 502] as const;

async function readFeedback(client: RegistryClient, brandId: string): Promise<BrandFeedback | 'pending'> {
  try {
    return await client.brands.readFeedback(brandId);
  } catch (error) {
    if (isRefusedWith(error, ...NOT_CHECKED)) {
      return 'pending';
    }
    if (isRefusedWith(error, CHECKED_WITHOUT_FEEDBACK)) {
      return { category: [] };
    }
    throw error;
  }
}

async function readVettings(client: RegistryClient, brandId: string) {
  try {
    return await client.vettings.list(brandId);
  } catch (error) {
    if (isRefusedWith(error, ...NO_VETTING)) {
      return [];
    }
    throw error;
  }
}

async function readBrand(client: RegistryClient, brandId: string, row: BrandRow): Promise<BrandState> {
  const [brand, vettings] = await Promise.all([client.brands.read(brandId), readVettings(client, brandId)]);
  const isOpen = brand.identityStatus === 'UNVERIFIED' && brand.status !== 'DELETED';
  const feedback = isOpen ? await readFeedback(client, brandId) : undefined;
  // The check may have ended after the brand was read: together, its older identity and the newer feedback would say that
  // a brand was rejected that has just been verified.
  const isSettled = feedback === undefined || feedback === 'pending';
  const checked = isSettled ? brand : await client.brands.read(brandId);
  return stateFromReading(row, { brand: checked, vettings, feedback });
}

export function createBrandMirror(deps: MirrorDeps) {
  const kind: MirrorKind<BrandRow, BrandState, never> = {
    table: 'brands',
    jobKind: REFRESH_BRAND_JOB,
    noun: 'brand',
    find: (id) => findBrand(deps.db, { localId: id }, undefined),
    registryIdOf: (row) => row.tcr_brand_id,
    read: readBrand,
    changesBetween,
    isStateChange,
    customerEventsOf,
    isWaiting,
  };
  return createMirror(deps, kind);
}
