// A brand on the wire: what is sent, what comes back, how long each field may be.
import type {
  AltBusinessIdType,
  BrandRelationship,
  BrandStatus,
  EntityType,
  IdentityStatus,
  StockExchange,
} from './brand-words.ts';
import type { Loose, Open } from './loose.ts';
import type { PageQuery } from './pages.ts';
import type { Vertical } from './verticals.ts';

type BrandFields = {
  entityType: Open<EntityType>;
  displayName: string;
  companyName: string;
  firstName: string;
  lastName: string;
  ein: string;
  einIssuingCountry: string;
  phone: string;
  mobilePhone: string;
  street: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  email: string;
  /** A person's mailbox at the company. Shared mailboxes and free mail providers are refused. */
  businessContactEmail: string;
  stockSymbol: string;
  stockExchange: Open<StockExchange>;
  website: string;
  vertical: Open<Vertical>;
  altBusinessId: string;
  altBusinessIdType: Open<AltBusinessIdType>;
  brandRelationship: Open<BrandRelationship>;
  /** Of the browser in which the brand was entered. */
  ipAddress: string;
  referenceId: string;
};

type RequiredInCreate = 'entityType' | 'displayName' | 'phone' | 'country' | 'email' | 'brandRelationship';
type RequiredInUpdate = 'entityType' | 'displayName' | 'country' | 'email' | 'brandRelationship';

/** Blank strings are refused for some fields: leave absent ones out. */
export type BrandCreate = Pick<BrandFields, RequiredInCreate> &
  Partial<Omit<BrandFields, RequiredInCreate>> & { tag?: string[]; mock?: boolean };

/** The full profile, not a difference. */
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
  /** Part of the name. */
  displayName?: string;
  entityType?: Open<EntityType>;
  identityStatus?: Open<IdentityStatus>;
  /** Without it only ACTIVE ones are listed. */
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
  { id: 'WEB_DOMAIN', meaning: 'The domain of the contact’s e-mail address is not valid or not recognized.' },
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

/** The registry's schema calls the brand `brandId`, its example `brandUid`. */
export type BrandFeedback = {
  brandId?: string | null;
  brandUid?: string | null;
  category: FeedbackCategory[];
};

type Length = { readonly min?: number; readonly max: number };

/** In characters. */
export const BRAND_FIELD_LIMITS = {
  entityType: { max: 20 },
  displayName: { min: 1, max: 255 },
  companyName: { max: 255 },
  firstName: { max: 100 },
  lastName: { max: 100 },
  ein: { max: 21 },
  einIssuingCountry: { max: 2 },
  phone: { min: 1, max: 20 },
  mobilePhone: { max: 20 },
  street: { max: 255 },
  city: { max: 100 },
  state: { max: 20 },
  postalCode: { max: 10 },
  country: { min: 1, max: 2 },
  email: { min: 1, max: 100 },
  businessContactEmail: { max: 255 },
  stockSymbol: { max: 10 },
  website: { max: 255 },
  vertical: { max: 50 },
  altBusinessId: { max: 50 },
  ipAddress: { max: 50 },
  referenceId: { max: 50 },
} as const satisfies { readonly [Field in keyof BrandFields]?: Length };

export const TAGS_PER_RECORD_MAX = 10;

const everyBrand = [
  'entityType',
  'displayName',
  'phone',
  'email',
  'street',
  'city',
  'state',
  'postalCode',
  'country',
  'brandRelationship',
] as const;
const everyCompany = [...everyBrand, 'companyName', 'ein', 'vertical'] as const;

/** What a creation must hold, by the type of the company. `mobilePhone` is what the code goes to. */
export const BRAND_FIELDS_REQUIRED = {
  SOLE_PROPRIETOR: [...everyBrand, 'firstName', 'lastName', 'mobilePhone', 'referenceId'],
  PRIVATE_PROFIT: everyCompany,
  PUBLIC_PROFIT: [...everyCompany, 'stockSymbol', 'stockExchange', 'website', 'businessContactEmail'],
  NON_PROFIT: everyCompany,
  GOVERNMENT: everyCompany,
} as const satisfies Record<EntityType, readonly (keyof BrandFields)[]>;

/** A change of one of these makes the brand UNVERIFIED, and is refused (537) with active campaigns or external vets. */
export const BRAND_CORE_FIELDS = ['companyName', 'ein', 'einIssuingCountry', 'entityType'] as const;
