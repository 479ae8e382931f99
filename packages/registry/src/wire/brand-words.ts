// The closed enumerations of a brand.

export {
  ALT_BUSINESS_ID_TYPES,
  type AltBusinessIdType,
  BRAND_RELATIONSHIPS,
  type BrandRelationship,
  ENTITY_TYPES,
  type EntityType,
  STOCK_EXCHANGES,
  STOCK_EXCHANGES_NOT_LISTED,
  type StockExchange,
} from '@tendlc/registration/words';

export const BRAND_STATUSES = ['ACTIVE', 'DELETED'] as const;
export type BrandStatus = (typeof BRAND_STATUSES)[number];

/** UNVERIFIED also means that the identity check has not finished. */
export const IDENTITY_STATUSES = [
  { value: 'SELF_DECLARED', meaning: 'Told by the brand itself; a sole proprietor before the code by text.' },
  { value: 'UNVERIFIED', meaning: 'Not judged yet, not confirmed, or core data was changed.' },
  { value: 'VERIFIED', meaning: 'Identity confirmed.' },
  { value: 'VETTED_VERIFIED', meaning: 'Confirmed, and vetted by an outside provider as well.' },
] as const;
export type IdentityStatus = (typeof IDENTITY_STATUSES)[number]['value'];
