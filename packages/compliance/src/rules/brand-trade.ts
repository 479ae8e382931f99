// Checks whether the name or the domain of a brand suggests a trade that carriers prohibit or restrict.
import { findTrade } from '../content/trades.ts';
import type { BrandContext } from './brand-context.ts';
import { type Rule, type Verdict, quoteList } from './rule.ts';

export const brandTradeRules: readonly Rule<BrandContext>[] = [
  {
    id: 'brand.trade',
    category: 'trade',
    source: 'telnyxForbidden',
    basis: 'estimate',
    check: ({ legalName, dba, website }): Verdict | undefined => {
      const trade = findTrade([legalName.text, dba?.text ?? ''].join(' '), website?.domain);
      if (trade === undefined) {
        return undefined;
      }
      const { category, word } = trade;
      return {
        status: category.standing === 'declare' ? 'info' : 'warning',
        message: `The name or the domain suggests this trade: ${category.displayName}. ${category.rule}`,
        details: `${quoteList([word])}. The brand can be registered, but its campaigns are reviewed for this content.`,
        remedy: `If the business has nothing to do with it, say so in the campaign description. Otherwise: ${category.remedy}`,
      };
    },
  },
];
