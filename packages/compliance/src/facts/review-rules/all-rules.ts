// All rules on whole registrations by ID.
import { BRAND_RULES } from './brand-rules.ts';
import { CAMPAIGN_RULES } from './campaign-rules.ts';
import { FLOW_RULES } from './flow-rules.ts';
import { MATCH_RULES } from './match-rules.ts';
import { MESSAGE_RULES } from './message-rules.ts';
import type { ReviewRule } from './review-rule.ts';

export const REVIEW_RULES = {
  ...CAMPAIGN_RULES,
  ...BRAND_RULES,
  ...FLOW_RULES,
  ...MESSAGE_RULES,
  ...MATCH_RULES,
} as const satisfies Record<string, ReviewRule>;

export type ReviewRuleId = keyof typeof REVIEW_RULES;
