// Estimates how likely each carrier is to filter a message, with reasons. Carriers do not publish filtering rates.
import type { CheckItem } from '@tendlc/contract';
import { type CarrierCode, carriers } from '../facts/carriers.ts';
import type { Basis, SourceTag } from '../facts/sources.ts';
import { isPublicShortener } from './links.ts';
import type { MessageContext } from './message-context.ts';
import { isUrgent } from './phishing.ts';
import { buildFinding } from './rule.ts';
import { useCaseKnown } from './use-case-known.ts';

export const RISK_LEVELS = ['low', 'medium', 'high'] as const;
type RiskLevel = (typeof RISK_LEVELS)[number];

export type CarrierRisk = {
  readonly level: RiskLevel;
  /** Whether the carrier never accepts such a message. */
  readonly isRefused: boolean;
  /** What this carrier objects to and the others do not, one sentence each. */
  readonly objections: readonly string[];
};

// Categories that filters can detect in a message. Registration and cost advice does not affect filtering.
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
  'business',
]);
// Content of the message, and the business that the use case names.
const PROHIBITED = new Set(['prohibited_content', 'business']);
const LOANS = new Set(['high-risk-loans', 'debt', 'lending']);
const SHAFT = new Set(['adult', 'hate', 'alcohol', 'firearms', 'tobacco', 'cannabis']);
// Missing content that reviewers reject at registration, but that only raises the filtering risk of a message.
const REVIEWED = new Set(['brand_identification', 'opt_out', 'use_case']);

/** The filtering risk at one carrier, from the findings on the message and the carrier's own objections. */
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
  const raised = findCarrierObjection(carrier, message);
  const isSevere =
    weighty.some((check) => check.status === 'error' && !REVIEWED.has(check.category)) ||
    (weighty.length > 1 && weighty.some((check) => check.status === 'error')) ||
    (isFromNobody(message) && weighty.some((check) => check.category === 'phishing_signals'));
  const base = isSevere ? 2 : weighty.length > 0 ? 1 : 0;
  return {
    level: RISK_LEVELS[Math.min(2, base + (raised === undefined ? 0 : 1))] as RiskLevel,
    isRefused: weighty.some(({ category, status }) => PROHIBITED.has(category) && status === 'error'),
    objections: raised === undefined ? [] : [raised.message],
  };
}

const NAMELESS = new Set(
  'a account accounts alert alerts bank billing card delivery department fraud message notice notification notifications package payment payments postal security service support team the us your'.split(
    ' ',
  ),
);

/** Whether a message with a link names no business: “Bank Alert” with a login link is how swindlers write. */
function isFromNobody({ sender, links }: MessageContext): boolean {
  const words = sender?.name.toLowerCase().match(/\p{L}+/gu) ?? [];
  return links.length > 0 && words.every((word) => NAMELESS.has(word));
}

type Objection = {
  readonly source: SourceTag;
  readonly basis: Basis;
  readonly message: string;
  readonly remedy: string;
};

function findCarrierObjection(carrier: CarrierCode, message: MessageContext): Objection | undefined {
  if (carrier === 'att' && message.links.some(isPublicShortener)) {
    return {
      source: 'attCode',
      basis: 'published',
      message: 'AT&T’s code of conduct prohibits public link shorteners in bulk messages.',
      remedy: 'Use a link on your own domain.',
    };
  }
  if (
    (carrier === 'tmobile' || carrier === 'uscellular') &&
    message.contentHits.some((hit) => SHAFT.has(hit.category.id) || LOANS.has(hit.category.id))
  ) {
    return {
      source: 'tmobileCode',
      basis: 'published',
      message:
        'T-Mobile’s code of conduct lists sex, hate, alcohol, firearms, tobacco, and loans as content that it acts on.',
      remedy: 'Remove this content, or send it under an age-gated campaign that declares it.',
    };
  }
  if (carrier === 'verizon' && message.links.length > 0 && isUrgent(message.text)) {
    return {
      source: 'house',
      basis: 'estimate',
      message:
        'Verizon filters by content only, and such filters look for urgency next to a link (our estimate).',
      remedy: 'Remove the urgent wording or the link.',
    };
  }
  return undefined;
}

/** The additional objection of one carrier to a message, or a pass if it has none. */
export function checkForCarrier(carrier: CarrierCode, message: MessageContext): CheckItem {
  const objection = findCarrierObjection(carrier, message);
  const name = carriers[carrier].displayName;
  const rule = { id: `carrier.${carrier}`, category: 'carrier' };
  return objection === undefined
    ? buildFinding(
        { ...rule, source: carriers[carrier].source, basis: 'estimate' },
        { status: 'pass', message: `${name} has no additional objection to such a message.` },
      )
    : buildFinding(
        { ...rule, ...objection },
        { status: 'warning', message: objection.message, remedy: objection.remedy },
      );
}
