// The closed enumerations of a brand.
export const ENTITY_TYPES = [
  {
    value: 'PRIVATE_PROFIT',
    label: 'Private company',
    meaning: 'An LLC, corporation, or partnership with an EIN (federal tax ID).',
  },
  {
    value: 'PUBLIC_PROFIT',
    label: 'Publicly traded company',
    meaning: 'Its shares trade on a stock exchange.',
  },
  { value: 'NON_PROFIT', label: 'Nonprofit', meaning: 'Registered in the US, with an EIN.' },
  { value: 'GOVERNMENT', label: 'Government', meaning: 'A US local, state, or federal agency.' },
  {
    value: 'SOLE_PROPRIETOR',
    label: 'Sole proprietor',
    meaning: 'One owner without an EIN, in the US or Canada. Verified with a code sent to a mobile phone.',
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

/** Codes and names as in a live response. Only two of the slugs (`industryId`) are known. */
export const VERTICALS = [
  { value: 'AGRICULTURE', label: 'Agriculture' },
  { value: 'COMMUNICATION', label: 'Media and Communication' },
  { value: 'CONSTRUCTION', label: 'Construction, Materials, and Trade Services' },
  { value: 'EDUCATION', label: 'Education' },
  { value: 'ENERGY', label: 'Energy and Utilities' },
  { value: 'ENTERTAINMENT', label: 'Entertainment' },
  { value: 'FINANCIAL', label: 'Financial Services' },
  { value: 'GAMBLING', label: 'Gambling and Lottery' },
  { value: 'GOVERNMENT', label: 'Government Services and Agencies' },
  { value: 'HEALTHCARE', label: 'Healthcare and Life Sciences' },
  { value: 'HOSPITALITY', label: 'Hospitality and Travel' },
  { value: 'HUMAN_RESOURCES', label: 'HR, Staffing or Recruitment' },
  { value: 'INSURANCE', label: 'Insurance' },
  { value: 'LEGAL', label: 'Legal' },
  { value: 'MANUFACTURING', label: 'Manufacturing' },
  { value: 'NGO', label: 'Non-profit Organization' },
  { value: 'POLITICAL', label: 'Political' },
  { value: 'POSTAL', label: 'Postal and Delivery' },
  { value: 'PROFESSIONAL', label: 'Professional Services', industryId: 'professional-services' },
  { value: 'REAL_ESTATE', label: 'Real Estate', industryId: 'real-estate' },
  { value: 'RETAIL', label: 'Retail and Consumer Products' },
  { value: 'TECHNOLOGY', label: 'Information Technology Services' },
  { value: 'TRANSPORTATION', label: 'Transportation or Logistics' },
] as const;
export type Vertical = (typeof VERTICALS)[number]['value'];
