// Finds what changed between two versions of a privacy policy, terms, or a consent text.
import type { CheckItem } from '@tendlc/contract';
import type { ClauseDocument } from '../facts/document-clauses.ts';
import { findSharingSentence, readClauses } from '../text/document-clauses.ts';
import type { ConsentContext } from './consent-context.ts';
import { checkConsent } from './consent.ts';
import { type Difference, findDifferenceKind } from './difference.ts';
import { compareNumbers } from './number-differences.ts';

/** Removed and added clauses, sentences that allow sharing of mobile data, and changed numbers. */
export function compareDocuments(before: string, after: string, document: ClauseDocument): Difference[] {
  const was = readClauses(before, document);
  const is = readClauses(after, document);
  const clauses = was.flatMap(({ clause, evidence: old }, index): Difference[] => {
    const current = is[index]?.evidence;
    if ((old === undefined) === (current === undefined)) {
      return [];
    }
    const isLost = current === undefined;
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
  return [...compareSharing(before, after), ...clauses, ...compareNumbers(before, after, true)];
}

function compareSharing(before: string, after: string): Difference[] {
  const was = findSharingSentence(before) ?? '';
  const is = findSharingSentence(after) ?? '';
  if ((was === '') === (is === '')) {
    return [];
  }
  return [
    {
      source: 'telnyxDeclines',
      basis: 'published',
      category: 'data_sharing',
      kind: findDifferenceKind(was, is),
      before: was,
      after: is,
      change:
        was === ''
          ? 'The text now allows sharing of mobile data (decline code 805).'
          : 'The sentence that allowed sharing of mobile data was removed.',
      impact: was === '' ? 'critical' : 'low',
      ...(was === ''
        ? { remedy: 'Exclude mobile numbers and text messaging consent from all sharing.' }
        : {}),
    },
  ];
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

/** Removed and added elements of consent, the state of boxes, and changed numbers. */
export function compareConsent(before: ConsentContext, after: ConsentContext): Difference[] {
  return [...compareElements(before, after), ...compareNumbers(before.text, after.text, true)];
}

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
    const quotes = { before: removeQuotes(old?.details), after: removeQuotes(now?.details) };
    return [
      {
        source: 'telnyxOptInForm',
        basis: check.basis,
        category: check.category,
        kind: findDifferenceKind(quotes.before, quotes.after),
        ...quotes,
        change: isWorse
          ? check.message
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
