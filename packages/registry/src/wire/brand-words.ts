// The closed lists that a brand is described with.

export const ENTITY_TYPES = [
  {
    value: 'PRIVATE_PROFIT',
    label: 'Private company',
    meaning: 'For profit, not traded on a stock exchange.',
  },
  { value: 'PUBLIC_PROFIT', label: 'Public company', meaning: 'For profit, traded on a stock exchange.' },
  { value: 'NON_PROFIT', label: 'Non-profit organization', meaning: 'Tax-exempt in the United States.' },
  { value: 'GOVERNMENT', label: 'Government body', meaning: 'United States only.' },
  {
    value: 'SOLE_PROPRIETOR',
    label: 'Sole proprietor',
    meaning: 'A person without a tax id for the business, in the United States or Canada.',
  },
] as const;
export type EntityType = (typeof ENTITY_TYPES)[number]['value'];

export const BRAND_RELATIONSHIPS = [
  { value: 'BASIC_ACCOUNT', label: 'Basic account' },
  { value: 'SMALL_ACCOUNT', label: 'Small account' },
  { value: 'MEDIUM_ACCOUNT', label: 'Medium account' },
  { value: 'LARGE_ACCOUNT', label: 'Large account' },
  { value: 'KEY_ACCOUNT', label: 'Key account' },
] as const;
export type BrandRelationship = (typeof BRAND_RELATIONSHIPS)[number]['value'];

export const ALT_BUSINESS_ID_TYPES = [
  { value: 'NONE', label: 'None' },
  { value: 'DUNS', label: 'DUNS number (Dun & Bradstreet)' },
  { value: 'GIIN', label: 'GIIN (Global Intermediary Identification Number)' },
  { value: 'LEI', label: 'LEI (Legal Entity Identifier)' },
] as const;
export type AltBusinessIdType = (typeof ALT_BUSINESS_ID_TYPES)[number]['value'];

export const BRAND_STATUSES = ['ACTIVE', 'DELETED'] as const;
export type BrandStatus = (typeof BRAND_STATUSES)[number];

/** UNVERIFIED also stands for “not judged yet” between creation and the end of scoring. */
export const IDENTITY_STATUSES = [
  { value: 'SELF_DECLARED', meaning: 'Told by the brand itself; a sole proprietor before the code by text.' },
  { value: 'UNVERIFIED', meaning: 'Not judged yet, not confirmed, or core data was changed.' },
  { value: 'VERIFIED', meaning: 'Identity confirmed.' },
  { value: 'VETTED_VERIFIED', meaning: 'Confirmed, and vetted by an outside provider as well.' },
] as const;
export type IdentityStatus = (typeof IDENTITY_STATUSES)[number]['value'];

/** The brand’s schema lists SGX and OTHER too; the registry's own list of exchanges leaves them out. */
export const STOCK_EXCHANGES = [
  'NONE',
  'NASDAQ',
  'NYSE',
  'AMEX',
  'AMX',
  'ASX',
  'B3',
  'BME',
  'BSE',
  'FRA',
  'ICEX',
  'JPX',
  'JSE',
  'KRX',
  'LON',
  'NSE',
  'OMX',
  'SEHK',
  'SSE',
  'STO',
  'SWX',
  'SZSE',
  'TSX',
  'TWSE',
  'VSE',
  'SGX',
  'OTHER',
] as const;
export type StockExchange = (typeof STOCK_EXCHANGES)[number];
export const STOCK_EXCHANGES_NOT_LISTED = ['SGX', 'OTHER'] as const;
