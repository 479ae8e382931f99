// The registry's enumerations: their names in its paths, and the formats of their responses.
import type { Loose } from './loose.ts';

type UsecaseEntry = Loose<{
  classification: string;
  displayName: string;
  description: string;
  minSubUsecases: number;
  maxSubUsecases: number;
  validSubUsecase: boolean;
}>;

type VerticalEntry = Loose<{ industryId: string; displayName: string; description: string }>;

/** `vettingInstruction` is JSON in a string. */
type VettingProviderEntry = { evpId: string } & Loose<{
  displayName: string;
  tcrBillable: boolean;
  vettingClasses: string[];
  vettingInstruction: string;
}>;

/** Keyed by the last part of the path `/enum/…`. */
export type EnumAnswers = {
  entityType: string[];
  altBusinessIdType: string[];
  brandIdentityStatus: string[];
  brandRelationship: string[];
  brandStatus: string[];
  campaignStatus: string[];
  operationStatus: string[];
  stockExchange: string[];
  vettingStatus: string[];
  nudgeIntent: string[];
  rejectionCategory: string[];
  suspensionCategory: string[];
  vertical: Record<string, VerticalEntry>;
  usecase: Record<string, UsecaseEntry>;
  /** Code to name. */
  cnp: Record<string, string>;
  country: Record<string, string>;
  usState: Record<string, string>;
  mno: ({ networkId: number } & Loose<{ displayName: string; osrBitmaskIndex: number }>)[];
  dca: ({ id: string } & Loose<{
    displayName: string;
    escalateEmail: string;
    dpaSigned: boolean;
    soleProprietorEnabled: boolean;
    dca2AutoAccept: boolean;
  }>)[];
  extVettingProvider: VettingProviderEntry[];
  vettingClass: ({ id: string } & Loose<{
    enabled: boolean;
    displayName: string;
    description: string;
    validityMonths: number;
  }>)[];
};
export type EnumName = keyof EnumAnswers;

/** The enumerations that our API returns, with our names. */
export const SERVICE_ENUM_TYPES = {
  'entity-types': 'entityType',
  verticals: 'vertical',
  usecases: 'usecase',
  'alt-business-ids': 'altBusinessIdType',
  'brand-relationships': 'brandRelationship',
} as const satisfies Record<string, EnumName>;
export type ServiceEnumType = keyof typeof SERVICE_ENUM_TYPES;
