// Twilio’s codes. The industries are our judgment, because Twilio publishes no table.
import { codes, codesOneWay, type Conversion, sameCodes } from '../../conversion.ts';
import { USE_CASE_CODES, without } from '../../codes.ts';

/** The use cases that Twilio’s documentation shows. The list for a brand is live. */
export const USE_CASES = codes(
  sameCodes(
    without(
      USE_CASE_CODES,
      'M2M',
      'TRIAL',
      'UCAAS_HIGH',
      'UCAAS_LOW',
      'PUBLIC_SAFETY_RESTRICTED',
      'CARRIER_EXEMPT',
    ),
  ),
);

export const COMPANY_TYPE = codes({
  PRIVATE_PROFIT: 'private',
  PUBLIC_PROFIT: 'public',
  NON_PROFIT: 'non_profit',
  GOVERNMENT: 'government',
});
export const COMPANY_TYPES = ['private', 'public', 'non_profit', 'government'];

/** The form of a company for profit is not known to us. */
export const BUSINESS_TYPE = codesOneWay({
  NON_PROFIT: 'Non-profit Corporation',
  GOVERNMENT: 'Non-profit Corporation',
});
export const BUSINESS_TYPES = [
  'Sole Proprietorship',
  'Partnership',
  'Limited Liability Corporation',
  'Co-operative',
  'Non-profit Corporation',
  'Corporation',
];

export const BRAND_TYPE = codes({
  PRIVATE_PROFIT: 'STANDARD',
  PUBLIC_PROFIT: 'STANDARD',
  NON_PROFIT: 'STANDARD',
  GOVERNMENT: 'STANDARD',
  SOLE_PROPRIETOR: 'SOLE_PROPRIETOR',
});

const industryOfVertical = codes(
  sameCodes(
    [
      'AGRICULTURE',
      'EDUCATION',
      'ENERGY',
      'FINANCIAL',
      'GOVERNMENT',
      'HEALTHCARE',
      'HOSPITALITY',
      'INSURANCE',
      'LEGAL',
      'MANUFACTURING',
      'REAL_ESTATE',
      'RETAIL',
      'TECHNOLOGY',
      'TRANSPORTATION',
    ],
    {
      COMMUNICATION: 'MEDIA',
      ENTERTAINMENT: 'MEDIA',
      CONSTRUCTION: 'ENGINEERING',
      NGO: 'NOT_FOR_PROFIT',
      POSTAL: 'TRANSPORTATION',
    },
  ),
);

/** Twilio wants these industries of bodies that are not for profit, whatever they do. */
const INDUSTRY_OF_ENTITY: Readonly<Record<string, string>> = {
  NON_PROFIT: 'NOT_FOR_PROFIT',
  GOVERNMENT: 'GOVERNMENT',
};

const industryOfEntity = (entityType: unknown): string | undefined => INDUSTRY_OF_ENTITY[String(entityType)];

export const INDUSTRY: Conversion = {
  write: ([vertical, entityType]) => industryOfEntity(entityType) ?? industryOfVertical.write([vertical]),
  // Nobody knows whether one of these two was the vertical.
  read: (value) =>
    Object.values(INDUSTRY_OF_ENTITY).includes(String(value)) ? [] : (industryOfVertical.read?.(value) ?? []),
  whyUnread: 'Several verticals, or none, have this industry. Choose one.',
  isReplaced: ([vertical, entityType]) =>
    vertical !== undefined && ![vertical, undefined].includes(industryOfEntity(entityType)),
};
export const INDUSTRIES = [
  'AGRICULTURE',
  'AUTOMOTIVE',
  'BANKING',
  'CONSUMER',
  'EDUCATION',
  'ELECTRONICS',
  'ENERGY',
  'ENGINEERING',
  'FAST_MOVING_CONSUMER_GOODS',
  'FINANCIAL',
  'FINTECH',
  'FOOD_AND_BEVERAGE',
  'GOVERNMENT',
  'HEALTHCARE',
  'HOSPITALITY',
  'INSURANCE',
  'JEWELRY',
  'LEGAL',
  'MANUFACTURING',
  'MEDIA',
  'NOT_FOR_PROFIT',
  'OIL_AND_GAS',
  'ONLINE',
  'RAW_MATERIALS',
  'REAL_ESTATE',
  'RELIGION',
  'RETAIL',
  'TECHNOLOGY',
  'TELECOMMUNICATIONS',
  'TRANSPORTATION',
  'TRAVEL',
];

export const IDENTIFIER = codes({ US: 'EIN', CA: 'CBN', GB: 'CN' });
export const IDENTIFIERS = ['EIN', 'CBN', 'CN', 'ACN', 'CIN', 'VAT', 'VATRN', 'RN', 'Other'];
