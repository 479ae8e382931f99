// The issues that the registry reports about a brand, with a remedy for each, in our field names.
import type { BrandFeedback } from '@tendlc/contract';
import { type BrandFeedback as RegistryFeedback, FEEDBACK_CATEGORIES } from '@tendlc/registry/wire';
import { ourNameOf } from '../../registry/failures.ts';

/** A remedy for each category of feedback. Our own advice. */
const REMEDIES: Readonly<Record<string, string>> = {
  TAX_ID:
    'Enter the legal company name and EIN exactly as on the IRS letter (CP 575 or 147C), check the legal entity type, then resubmit the brand.',
  STOCK_SYMBOL:
    'Enter the stock symbol and exchange as listed. If the company itself is not publicly traded, register it as PRIVATE_PROFIT.',
  GOVERNMENT_ENTITY:
    'Register as PRIVATE_PROFIT or NON_PROFIT unless this is a government entity in the United States.',
  NONPROFIT: 'Register as PRIVATE_PROFIT unless the IRS lists the organization as tax-exempt.',
  WEB_DOMAIN: 'Use an email address at the domain of the company’s website.',
};
const OTHER_REMEDY =
  'Compare every field with the company’s official documents. If all fields are correct, appeal with evidence.';

export const toFeedback = ({ category }: RegistryFeedback): BrandFeedback => ({
  categories: category.map((entry) => ({
    id: entry.id,
    title: entry.displayName,
    description: entry.description || (FEEDBACK_CATEGORIES.find(({ id }) => id === entry.id)?.meaning ?? ''),
    fields: entry.fields.map(ourNameOf),
    errors: entry.errors ?? [],
    remedy: REMEDIES[entry.id] ?? OTHER_REMEDY,
  })),
});
