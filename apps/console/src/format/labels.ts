// Labels of fields. Registration fields take theirs from the field definitions.
import { BRAND_FIELDS, CAMPAIGN_FIELDS, type Fields } from '@tendlc/registration';
import { nameToWords } from './words.ts';

/** Fields of tools and accounts, and registration fields whose names mean something else there. */
const LABELS: Readonly<Record<string, string>> = {
  dbaName: 'DBA (doing business as)',
  hasDUNS: 'Has a D-U-N-S number',
  hasDomain: 'Has a website on its own domain',
  devRate: 'Developer rate (USD per hour)',
  complianceRate: 'Compliance rate (USD per hour)',
  annualRevenue: 'Annual revenue (USD)',
  launchTimeline: 'Months until launch',
  domainAge: 'Domain age (years)',
  additionalInfo: 'Company and program details',
  description: 'Description',
  email: 'Email',
  phone: 'Phone',
  upstreamCnpId: 'Connectivity partner (CNP)',
  url: 'URL',
};

const DEFINED: Fields = { ...CAMPAIGN_FIELDS, ...BRAND_FIELDS };

export const labelOf = (name: string): string => LABELS[name] ?? DEFINED[name]?.label ?? nameToWords(name);
