// What a look at the registry shows of a brand.
import type { RegistryClient } from '@tendlc/registry';
import type { BrandFeedback } from '@tendlc/registry/wire';
import { isRefusedWith } from '../../registry/failures.ts';
import { createReadings, type Mirror, type MirrorDeps } from '../registrations/index.ts';
import {
  type BrandState,
  changesBetween,
  isStateChange,
  isWaiting,
  newsOf,
  stateFromReading,
} from './policy.ts';
import { type BrandRow, findBrand } from './queries.ts';

export const REFRESH_BRAND_JOB = 'refresh-brand';

/** The registry's words: not judged yet (527, 535), judged without anything to say (526). */
const NOT_JUDGED = [527, 535] as const;
const JUDGED_WITHOUT_WORDS = 526;
/** An account may be without vetting; the brand can be read all the same. */
const NO_VETTING = [205, 502] as const;

async function readFeedback(client: RegistryClient, brandId: string): Promise<BrandFeedback | 'pending'> {
  try {
    return await client.brands.readFeedback(brandId);
  } catch (error) {
    if (isRefusedWith(error, ...NOT_JUDGED)) {
      return 'pending';
    }
    if (isRefusedWith(error, JUDGED_WITHOUT_WORDS)) {
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
  return stateFromReading(row, { brand, vettings, feedback });
}

export function createBrandReadings(deps: MirrorDeps) {
  const mirror: Mirror<BrandRow, BrandState, never> = {
    table: 'brands',
    jobKind: REFRESH_BRAND_JOB,
    noun: 'brand',
    find: (id) => findBrand(deps.db, { localId: id }, undefined),
    registryIdOf: (row) => row.tcr_brand_id,
    read: readBrand,
    changesBetween,
    isStateChange,
    newsOf,
    isWaiting,
  };
  return createReadings(deps, mirror);
}
