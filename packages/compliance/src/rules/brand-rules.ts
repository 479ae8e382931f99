// Lists the rules for brands, in the order of a registration form.
import type { CheckItem } from '@tendlc/contract';
import type { BrandContext } from './brand-context.ts';
import { brandEntityRules } from './brand-entity.ts';
import { brandNameRules } from './brand-names.ts';
import { brandTaxNumberRules } from './brand-tax-number.ts';
import { brandTradeRules } from './brand-trade.ts';
import { brandWebsiteRules } from './brand-website.ts';
import { applyRules } from './rule.ts';

const rules = [
  ...brandTaxNumberRules,
  ...brandNameRules,
  ...brandWebsiteRules,
  ...brandEntityRules,
  ...brandTradeRules,
];

/** All findings on a brand, in a fixed order. */
export function checkBrand(context: BrandContext): CheckItem[] {
  return applyRules(rules, context);
}
