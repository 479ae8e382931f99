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
  const promises = clauses.some(({ category }) => category === 'non_sharing')
    ? []
    : comparePromises(before, after);
  return [...compareSharing(before, after), ...clauses, ...promises, ...compareNumbers(before, after, true)];
}

// “We will not share …”, “No mobile information will be shared …”, “We never sell …”.
const PROMISE =
  /\b(?:not|no|never|nor)\b[^.!?\n]{0,80}\b(?:shar|s(?:ell|old)|rent|trade|disclos|transfer|provid)/i;
const SENTENCES_MAX = 400;

/** A policy can keep one promise about sharing and lose another. */
function comparePromises(before: string, after: string): Difference[] {
  const list = (text: string) =>
    text
      .split(/[.!?\n]+/, SENTENCES_MAX)
      .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
      .filter((sentence) => PROMISE.test(sentence));
  const [was, is] = [list(before), list(after)];
  const lost = was.filter((sentence) => !is.includes(sentence));
  if (lost.length === 0 || is.length >= was.length) {
    return [];
  }
  return [
    {
      source: 'telnyxDeclines',
      basis: 'estimate',
      category: 'non_sharing',
      kind: 'removed',
      before: lost.join('. '),
      after: '',
      change: 'A sentence that excludes sharing was removed (decline code 805).',
      impact: 'high',
      remedy: 'Keep both sentences: mobile information is not shared for marketing, and neither is consent.',
    },
  ];
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
  return [
    ...comparePurposes(before, after),
    ...compareElements(before, after),
    ...compareNumbers(before.text, after.text, true),
  ];
}

const KINDS_SHOWN = 6;

/** What people agreed to get: marketing that is new, and kinds of messages that are new or gone. */
function comparePurposes(before: ConsentContext, after: ConsentContext): Difference[] {
  if (!before.isMarketing && after.isMarketing) {
    return [
      {
        source: 'tcpaRules',
        basis: 'published',
        category: 'message_purpose',
        kind: 'added',
        before: '',
        after: after.wording.marketing ?? '',
        change:
          'The consent now covers marketing. People who agreed to the old text did not agree to marketing.',
        impact: 'high',
        remedy:
          'Ask for marketing in a separate, optional box, and send marketing only to people who checked it.',
      },
    ];
  }
  const [was, is] = [before, after].map(({ wording }) => wording.kinds.map((kind) => kind.toLowerCase()));
  const added = (is ?? []).filter((kind) => !was?.includes(kind));
  const removed = (was ?? []).filter((kind) => !is?.includes(kind));
  if (was?.length === 0 || (added.length === 0 && removed.length === 0)) {
    return [];
  }
  return [
    {
      source: 'telnyxOptInForm',
      basis: 'estimate',
      category: 'message_purpose',
      kind: findDifferenceKind(removed.join(', '), added.join(', ')),
      before: removed.slice(0, KINDS_SHOWN).join(', '),
      after: added.slice(0, KINDS_SHOWN).join(', '),
      change:
        added.length > 0
          ? 'The consent names other kinds of messages than before.'
          : 'The consent no longer names these kinds of messages.',
      impact: 'medium',
      remedy:
        'Send people only the kinds of messages that they agreed to, and name the same kinds in the campaign.',
    },
  ];
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
