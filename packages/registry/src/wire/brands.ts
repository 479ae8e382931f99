// A brand on the wire: requests, responses and field lengths. The fields come from @tendlc/registration.
import {
  BRAND_FIELDS,
  type Length,
  registryKindsOf,
  registryLengthsOf,
  type RegistryValues,
  requiredAtRegistry,
} from '@tendlc/registration/registry-fields';
import { type BrandStatus, ENTITY_TYPES, type EntityType, type IdentityStatus } from './brand-words.ts';
import type { Loose, Open } from './loose.ts';
import type { PageQuery } from './pages.ts';

/** The registration fields under the registry's names, and two that the service sets itself. */
export type BrandFields = RegistryValues<Omit<typeof BRAND_FIELDS, 'mock'>> & {
  /** The IP address of the browser in which the brand was entered. */
  ipAddress: string;
  referenceId: string;
};

type RequiredInCreate = 'entityType' | 'displayName' | 'phone' | 'country' | 'email' | 'brandRelationship';
type RequiredInUpdate = 'entityType' | 'displayName' | 'country' | 'email' | 'brandRelationship';

/** The registry rejects blank strings in some fields. Omit absent fields. */
export type BrandCreate = Pick<BrandFields, RequiredInCreate> &
  Partial<Omit<BrandFields, RequiredInCreate>> & { tag?: string[]; mock?: boolean };

/** The full profile, not only the changes. */
export type BrandUpdate = Pick<BrandFields, RequiredInUpdate> & Partial<Omit<BrandFields, RequiredInUpdate>>;

export type Brand = { brandId: string } & Loose<
  BrandFields & {
    cspId: string;
    status: Open<BrandStatus>;
    /** Often missing right after creation. */
    identityStatus: Open<IdentityStatus>;
    universalEin: string;
    optionalAttributes: Record<string, unknown>;
    mock: boolean;
    createDate: string;
    mobilePhoneVerifiedDate: string;
    businessContactTitle: string;
    businessContactFirstName: string;
    businessContactLastName: string;
    businessContactEmailVerifiedDate: string;
  }
>;

export type BrandFilter = PageQuery & {
  referenceId?: string;
  /** Matches a part of the name. */
  displayName?: string;
  entityType?: Open<EntityType>;
  identityStatus?: Open<IdentityStatus>;
  /** If omitted, only ACTIVE brands are listed. */
  status?: Open<BrandStatus>;
  state?: string;
  country?: string;
  ein?: string;
  universalEin?: string;
  resellerId?: string;
  tag?: readonly string[];
  mock?: boolean;
  authenticationPlusCompliant?: boolean;
};

export const FEEDBACK_CATEGORIES = [
  { id: 'TAX_ID', meaning: 'The tax id does not match the name or the type of the company.' },
  { id: 'STOCK_SYMBOL', meaning: 'Not publicly traded, or ticker and exchange do not match.' },
  { id: 'GOVERNMENT_ENTITY', meaning: 'Not a government body of the United States.' },
  { id: 'NONPROFIT', meaning: 'No tax-exempt status was found.' },
  { id: 'WEB_DOMAIN', meaning: 'The domain of the contact’s email address is not valid or not recognized.' },
  { id: 'OTHERS', meaning: 'Another reason.' },
] as const;
export type FeedbackCategoryId = (typeof FEEDBACK_CATEGORIES)[number]['id'];

export type FeedbackError = { code: string; message: string };
export type FeedbackCategory = {
  id: Open<FeedbackCategoryId>;
  displayName: string;
  description: string;
  fields: string[];
  errors?: FeedbackError[];
};

/** The registry's schema names the field `brandId`, its example `brandUid`. */
export type BrandFeedback = {
  brandId?: string | null;
  brandUid?: string | null;
  category: FeedbackCategory[];
};

/** In characters. */
export const BRAND_FIELD_LIMITS = {
  ...registryLengthsOf(BRAND_FIELDS),
  ipAddress: { max: 50 },
  referenceId: { max: 50 },
} as const satisfies { readonly [Field in keyof BrandFields]?: Length };

/** The kind of value of each field, for the tolerant reading of records. */
export const BRAND_FIELD_KINDS = {
  ...registryKindsOf(BRAND_FIELDS),
  ipAddress: 'text',
  referenceId: 'text',
} as const;

export const TAGS_PER_RECORD_MAX = 10;

/** The fields that the registry requires for this entity type. A sole proprietor's PIN is sent to `mobilePhone`. */
const requiredFor = (entityType: EntityType): readonly (keyof BrandFields)[] => [
  ...(requiredAtRegistry(BRAND_FIELDS, { entityType }) as (keyof BrandFields)[]),
  ...(entityType === 'SOLE_PROPRIETOR' ? (['referenceId'] as const) : []),
];

export const BRAND_FIELDS_REQUIRED = Object.fromEntries(
  ENTITY_TYPES.map(({ value }) => [value, requiredFor(value)]),
) as Readonly<Record<EntityType, readonly (keyof BrandFields)[]>>;

/** A change makes the brand UNVERIFIED. The registry rejects it (537) with active campaigns or external vettings. */
export const BRAND_CORE_FIELDS = [
  'companyName',
  'ein',
  'einIssuingCountry',
  'entityType',
] as const satisfies readonly (keyof BrandFields)[];
