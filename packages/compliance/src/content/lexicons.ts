// The words of every content category, by the id of the category.
import { political, charity, weightLoss } from './lexicon/causes.ts';
import { gambling, sweepstakes } from './lexicon/chance.ts';
import { adult, hate } from './lexicon/conduct.ts';
import { phishing } from './lexicon/fraud.ts';
import { alcohol, cannabis, drugs, tobacco } from './lexicon/intoxicants.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { cryptocurrency, debt, highRiskLoans, investmentSchemes, lending } from './lexicon/money.ts';
import { getRichQuick, jobAlerts, leadGeneration } from './lexicon/offers.ts';
import { firearms, fireworks } from './lexicon/weapons.ts';

export const lexicons = {
  phishing,
  cannabis,
  drugs,
  adult,
  hate,
  firearms,
  tobacco,
  gambling,
  'high-risk-loans': highRiskLoans,
  debt,
  'investment-schemes': investmentSchemes,
  'lead-generation': leadGeneration,
  'get-rich-quick': getRichQuick,
  fireworks,
  alcohol,
  lending,
  cryptocurrency,
  'weight-loss': weightLoss,
  'job-alerts': jobAlerts,
  sweepstakes,
  political,
  charity,
} as const satisfies Readonly<Record<string, Lexicon>>;

export type CategoryId = keyof typeof lexicons;

export const CATEGORY_IDS = Object.keys(lexicons) as readonly CategoryId[];
