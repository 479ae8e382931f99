// The carriers of the registry: their ids, their terms for a campaign, and their decisions about it.
import type { Loose, Open } from './loose.ts';

/** Public code often swaps the first two ids, or uses 10036 for Verizon. */
export const MNOS = [
  { networkId: 10017, displayName: 'AT&T' },
  { networkId: 10035, displayName: 'T-Mobile', osrBitmaskIndex: 2 },
  { networkId: 10037, displayName: 'US Cellular' },
  { networkId: 10038, displayName: 'Verizon Wireless' },
  { networkId: 10631, displayName: 'ClearSky' },
  { networkId: 10901, displayName: 'Interop' },
] as const;

export const MNO_IDS = {
  att: 10017,
  tMobile: 10035,
  usCellular: 10037,
  verizon: 10038,
  clearSky: 10631,
  interop: 10901,
} as const;

/** By T-Mobile's vetting score; UNCAPPED has no cap. */
export const BRAND_TIERS = ['LOW', 'LOWER_MID', 'UPPER_MID', 'TOP', 'UNCAPPED'] as const;

/** One carrier's terms for a use case of a brand, or for a campaign. */
export type MnoMetadata = Loose<{
  mno: string;
  mnoSupport: boolean;
  /** The carrier reviews the campaign before it can be used. */
  mnoReview: boolean;
  qualify: boolean;
  minMsgSamples: number;
  reqSubscriberOptin: boolean;
  reqSubscriberOptout: boolean;
  reqSubscriberHelp: boolean;
  noEmbeddedLink: boolean;
  noEmbeddedPhone: boolean;
  /** AT&T only, like the next three fields. Messages per minute. */
  msgClass: string;
  tpm: number;
  mmsTpm: number;
  tpmScope: Open<'CAMPAIGN' | 'PHONE_NUMBER'>;
  /** T-Mobile only. */
  brandTier: Open<(typeof BRAND_TIERS)[number]>;
  /** T-Mobile only. Messages per day. */
  brandDailyCap: number;
}>;

/** Keyed by carrier id, as a string. */
export type MnoMetadataByMno = Record<string, MnoMetadata>;

export const OPERATION_STATUSES = [
  { value: 'REGISTERED', meaning: 'The carrier approved the campaign.' },
  { value: 'REVIEW', meaning: 'The carrier reviews it.' },
  { value: 'REJECTED', meaning: 'The carrier rejected it.' },
  { value: 'SUSPENDED', meaning: 'The carrier suspended it.' },
] as const;
export type OperationStatus = (typeof OPERATION_STATUSES)[number]['value'];

/** Older term for REGISTERED. Mirrors still send it. */
export const OPERATION_STATUS_APPROVED = 'APPROVED';

/** Keyed by carrier id, as a string. Entries can be missing, because carriers need not report. */
export type OperationStatusByMno = Record<string, Open<OperationStatus>>;
