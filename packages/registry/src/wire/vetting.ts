// External vetting: the providers and their classes, orders and results.
import type { EntityType } from './brand-words.ts';
import type { Loose, Open } from './loose.ts';

export const VETTING_CLASSES = [
  { value: 'STANDARD', label: 'Standard' },
  { value: 'ENHANCED', label: 'Enhanced' },
  { value: 'POLITICAL', label: 'Political' },
  { value: 'AUTHPLUS', label: 'Authentication+' },
  { value: 'RBM', label: 'RCS business messaging' },
] as const;
export type VettingClass = (typeof VETTING_CLASSES)[number]['value'];

/** `orders`: classes that can be ordered. `imports`: classes that can be imported from the provider. */
export const VETTING_PROVIDERS = [
  {
    evpId: 'AEGIS',
    displayName: 'Aegis Mobile',
    orders: ['STANDARD', 'ENHANCED', 'POLITICAL', 'AUTHPLUS', 'RBM'],
    imports: ['STANDARD', 'POLITICAL', 'ENHANCED'],
    importNeedsToken: true,
  },
  {
    evpId: 'WMC',
    displayName: 'WMC Global',
    orders: ['STANDARD'],
    imports: ['STANDARD'],
    importNeedsToken: false,
  },
  {
    evpId: 'CV',
    displayName: 'Campaign Verify',
    orders: [],
    imports: ['POLITICAL'],
    importNeedsToken: false,
  },
] as const;
export type VettingProviderId = (typeof VETTING_PROVIDERS)[number]['evpId'];

/** The entity types that can order each class. */
export const VETTING_CLASSES_BY_ENTITY_TYPE = {
  PUBLIC_PROFIT: ['STANDARD', 'ENHANCED', 'AUTHPLUS', 'RBM'],
  PRIVATE_PROFIT: ['STANDARD', 'ENHANCED', 'RBM'],
  NON_PROFIT: ['STANDARD', 'ENHANCED', 'POLITICAL', 'RBM'],
  GOVERNMENT: ['STANDARD', 'ENHANCED', 'RBM'],
  SOLE_PROPRIETOR: [],
} as const satisfies Record<EntityType, readonly VettingClass[]>;

export const VETTING_STATUSES = [
  { value: 'PENDING', meaning: 'Waiting for the provider.' },
  { value: 'UNSCORE', meaning: 'The provider is reviewing.' },
  { value: 'ACTIVE', meaning: 'Done, and valid.' },
  { value: 'FAILED', meaning: 'Could not be processed.' },
  { value: 'EXPIRED', meaning: 'Out of date, or superseded.' },
] as const;
export type VettingStatus = (typeof VETTING_STATUSES)[number]['value'];

export type ExternalVetting = { evpId: string } & Loose<{
  vettingId: string;
  vettingToken: string;
  /** 0 to 100. The registry stores the trust score only here. */
  vettingScore: number;
  vettingClass: Open<VettingClass>;
  vettingStatus: Open<VettingStatus>;
  /** Also the reasons for point deductions of an ACTIVE vetting. */
  reasons: string[];
  vettingDetails: Record<string, unknown>;
  vettedDate: string;
  createDate: string;
  validUntil: string;
  expirationDate: string;
}>;

/** `additionalRequestPayload` is JSON in a string. The POLITICAL class requires it. */
export type VettingOrder = {
  evpId: Open<VettingProviderId>;
  vettingClass: Open<VettingClass>;
  additionalRequestPayload?: string;
};

export type VettingImport = { evpId: Open<VettingProviderId>; vettingId?: string; vettingToken?: string };

export const VETTING_FIELD_LIMITS = {
  evpId: { max: 10 },
  vettingId: { max: 255 },
  vettingToken: { max: 2560 },
} as const;
