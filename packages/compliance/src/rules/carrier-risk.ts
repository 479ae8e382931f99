// How likely each carrier is to filter a message. Carriers publish no rates: levels, our estimate, and the reasons.
import type { CheckItem } from '@tendlc/contract';
import type { CarrierCode } from '../facts/carriers.ts';
import { isPublicShortener } from './links.ts';
import type { MessageContext } from './message-context.ts';
import { isUrgent } from './phishing.ts';
import { useCaseKnown } from './use-case-known.ts';

export const RISK_LEVELS = ['low', 'medium', 'high'] as const;
type RiskLevel = (typeof RISK_LEVELS)[number];

export type CarrierRisk = {
  readonly level: RiskLevel;
  /** Nothing can make this message acceptable to the carrier. */
  readonly isRefused: boolean;
  /** One sentence each. */
  readonly objections: readonly string[];
};

// What filters can see in a message. Advice on registration and price does not make anybody filter.
const FILTERED = new Set([
  'brand_identification',
  'opt_out',
  'links',
  'prohibited_content',
  'restricted_content',
  'phishing_signals',
  'evasion',
  'spam_signals',
  'personal_data',
  'use_case',
]);
const LOANS = new Set(['high-risk-loans', 'debt', 'lending']);
const SHAFT = new Set(['adult', 'hate', 'alcohol', 'firearms', 'tobacco', 'cannabis']);
// Lacks that reviewers punish at registration and filters only count against a message.
const REVIEWED = new Set(['brand_identification', 'opt_out', 'use_case']);

/** The risk at one carrier, from the findings on the message and what the carrier has said. */
export function assessCarrierRisk(
  carrier: CarrierCode,
  message: MessageContext,
  checks: readonly CheckItem[],
): CarrierRisk {
  const weighty = checks.filter(
    (check) =>
      FILTERED.has(check.category) &&
      check.ruleId !== useCaseKnown.id &&
      (check.status === 'error' || check.status === 'warning'),
  );
  const raised = carrierObjection(carrier, message);
  const isSevere = weighty.some((check) => check.status === 'error' && !REVIEWED.has(check.category));
  const base = isSevere ? 2 : weighty.length > 0 ? 1 : 0;
  return {
    level: RISK_LEVELS[Math.min(2, base + (raised === undefined ? 0 : 1))] as RiskLevel,
    isRefused: weighty.some((check) => check.category === 'prohibited_content'),
    objections: [...(raised === undefined ? [] : [raised]), ...weighty.map((check) => check.message)],
  };
}

function carrierObjection(carrier: CarrierCode, message: MessageContext): string | undefined {
  if (carrier === 'att' && message.links.some(isPublicShortener)) {
    return 'AT&T’s code of conduct prohibits public link shorteners in bulk messages.';
  }
  if (
    (carrier === 'tmobile' || carrier === 'uscellular') &&
    message.contentHits.some((hit) => SHAFT.has(hit.category.id) || LOANS.has(hit.category.id))
  ) {
    return 'T-Mobile’s code of conduct names sex, hate, alcohol, firearms, tobacco and loans as content it acts on.';
  }
  if (carrier === 'verizon' && message.links.length > 0 && isUrgent(message.text)) {
    return 'Verizon filters by content alone, and haste next to a link is what such filters look for (our estimate).';
  }
  return undefined;
}
