// Finds what changed between two versions of a privacy policy, terms, or a consent text.
import type { CheckItem } from '@tendlc/contract';
import type { ClauseDocument } from '../facts/document-clauses.ts';
import { readClauses } from '../text/document-clauses.ts';
import type { ConsentContext } from './consent-context.ts';
import { checkConsent } from './consent.ts';
import { type Difference, findDifferenceKind } from './difference.ts';
import { compareNumbers } from './number-differences.ts';
import { comparePurposes } from './purpose-differences.ts';
import { compareSharing, isInPromise } from './sharing-differences.ts';

/** Removed and added clauses, sentences that allow sharing of mobile data, and changed numbers. */
export function compareDocuments(before: string, after: string, document: ClauseDocument): Difference[] {
  const was = readClauses(before, document);
  const is = readClauses(after, document);
  const clauses = was.flatMap(({ clause, evidence: old }, index): Difference[] => {
    const current = is[index]?.evidence;
    const isLost = current === undefined;
    if (
      (old === undefined) === isLost ||
      (clause.id === 'use' && isInPromise(isLost ? before : after, old ?? current ?? ''))
    ) {
      return [];
    }
    return [
      {
        source: clause.source,
        basis: clause.basis,
        category: clause.id,
        kind: isLost ? 'removed' : 'added',
        before: old ?? '',
        after: current ?? '',
        change: isLost ? `Removed clause: ${clause.title}.` : `Added clause: ${clause.title}.`,
        impact: isLost ? clause.impact : 'low',
        ...(isLost ? { remedy: clause.remedy } : {}),
      },
    ];
  });
  const sharing = compareSharing(
    before,
    after,
    clauses.some(({ category }) => category === 'non_sharing'),
  );
  return [...sharing, ...clauses, ...compareNumbers(before, after, true)];
}

const CONSENT_IMPACT: Readonly<Record<string, Difference['impact']>> = {
  opt_out: 'critical',
  consent_action: 'critical',
  seller_identity: 'high',
  bundling: 'high',
  third_party_sharing: 'critical',
  not_condition_of_purchase: 'high',
  automated_technology: 'high',
};

const MESSAGES = /\b(?:text(?:s|ed|ing)?|sms|mms|messag(?:e|es|ing)|msgs?|mensajes?|textos?)\b/i;

/** Whether a text speaks of text messages at all. A privacy checkbox does not. */
export function mentionsMessages(text: string): boolean {
  return MESSAGES.test(text);
}

/** Removed and added elements of consent, the state of boxes, and changed numbers. */
export function compareConsent(before: ConsentContext, after: ConsentContext): Difference[] {
  const purposes = comparePurposes(before, after);
  const isPurposeReported = purposes.some(({ kind }) => kind === 'removed');
  return [
    ...purposes,
    // A text that never spoke of messages cannot lose the consent to them.
    ...(mentionsMessages(before.text) || mentionsMessages(after.text)
      ? compareElements(before, after)
      : []
    ).filter(({ category }) => !(isPurposeReported && category === 'message_purpose')),
    ...compareNumbers(before.text, after.text, true),
  ];
}

/** Elements whose absence counts only in a consent to marketing. */
const NEEDED_BY_MARKETING = new Set(['not_condition_of_purchase', 'automated_technology', 'phone_number']);

function compareElements(before: ConsentContext, after: ConsentContext): Difference[] {
  const ranks = { pass: 0, info: 1, warning: 2, error: 3 } as const;
  const was = new Map(checkConsent(before).map((check) => [check.ruleId, check]));
  const is = new Map(checkConsent(after).map((check) => [check.ruleId, check]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((ruleId): Difference[] => {
    const old = was.get(ruleId);
    const now = is.get(ruleId);
    const from = ranks[old?.status ?? 'pass'];
    const to = ranks[now?.status ?? 'pass'];
    const check = now ?? old;
    if (check === undefined || from === to) {
      return [];
    }
    const isWorse = to > from;
    const isNewlyRequired =
      !before.isMarketing && after.isMarketing && NEEDED_BY_MARKETING.has(check.category);
    const quotes = { before: removeQuotes(old?.details), after: removeQuotes(now?.details) };
    return [
      {
        source: 'telnyxOptInForm',
        basis: check.basis,
        category: check.category,
        kind: findDifferenceKind(quotes.before, quotes.after),
        ...quotes,
        change: isWorse
          ? isNewlyRequired
            ? `Marketing requires this, and the text does not say it. ${check.message}`
            : check.message
          : `${now === undefined ? 'No longer true' : 'Improved'}: ${check.message}`,
        impact: isWorse ? findConsentImpact(check) : 'low',
        ...(isWorse && check.remedy !== undefined ? { remedy: check.remedy } : {}),
      },
    ];
  });
}

/** No consent is valid with a pre-checked or required box, whatever else the text says. */
const INVALIDATING = new Set(['consent.unticked', 'consent.optional', 'consent.condition']);

function findConsentImpact({ status, ruleId, category }: CheckItem): Difference['impact'] {
  if (status === 'info') {
    return 'low';
  }
  return status === 'error' && INVALIDATING.has(ruleId) ? 'critical' : (CONSENT_IMPACT[category] ?? 'medium');
}

function removeQuotes(details: string | undefined): string {
  return details?.replace(/^“([^“”]*)”$/, '$1') ?? '';
}
