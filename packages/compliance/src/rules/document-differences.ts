// Finds what changed between two versions of a privacy policy, terms, or a consent text.
import { withSmallCode } from '../text/fast-patterns.ts';
import type { CheckItem } from '@tendlc/contract';
import type { ClauseDocument } from '../facts/document-clauses.ts';
import { readConsentConduct } from '../text/consent-conduct-wording.ts';
import { readClauses } from '../text/document-clauses.ts';
import type { ConsentContext } from './consent-context.ts';
import { checkConsent } from './consent.ts';
import { type Difference, findDifferenceKind } from './difference.ts';
import { findUnreadLanguage, readForLanguage } from './language-differences.ts';
import { compareNumbers } from './number-differences.ts';
import { comparePurposes } from './purpose-differences.ts';
import { compareSharing, isInPromise } from './sharing-differences.ts';

/** Removed and added clauses, sentences that allow sharing of mobile data, and changed numbers. */
export function compareDocuments(before: string, after: string, document: ClauseDocument): Difference[] {
  const unread = findUnreadLanguage(readForLanguage(before), readForLanguage(after));
  if (unread !== undefined) {
    return [unread];
  }
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
  return [...compareForce(before, after), ...sharing, ...clauses, ...compareNumbers(before, after, true)];
}

/** Sentences of a document that may make texts mandatory. */
const ABOUT_FORCE = withSmallCode(
  /\b(?:required?|requires|must|mandatory|necessary|have to|has to|need to|condition|cannot|unless|obligatori[oa]|debe|requisito|condici[oó]n)(?!\p{L})/iu,
);
const ABOUT_CONSENT = withSmallCode(
  /\b(?:consent\w*|agree\w*|opt(?:ing|ed)?[ -]?in|accept\w*|acept\w+|autoriz\w+)(?!\p{L})/iu,
);
/** “We do not text you unless you opt in” and “consent is required before we send texts”: texts need it, and nothing else. */
const FORCED_FOR_TEXTS = withSmallCode(
  /\b(?:(?:never|cannot|(?:will|do|does|can|may|shall) not|(?:wo|do|does|ca)n['’]t|no one) (?:ever |be )?(?:(?:text|message)(?:ed|s)?\b|(?:send|receive|get|sent) (?:\p{L}+ ){0,4}?(?:texts?|sms|messages?)\b)[^.!?;\n]{0,80}\b(?:unless|until|without|before)\b|(?:consent|opt[ -]?in|agree)\b[^.!?;\n]{0,60}?\b(?:before (?:we|the company|any|\p{Lu}\p{L}+)|for us to|in order (?:to|for us to)|to) (?:can |may |will )?(?:(?:text|message)\b|(?:send|receive|get) (?:\p{L}+ ){0,4}?(?:texts?|sms|messages?)\b))[^.!?;\n]{0,200}/giu,
);
/** “Not to buy” and “about your order” do not say what consent is needed for. */
const NOT_FORCED_FOR = withSmallCode(
  /\b(?:not (?:to|for|as|an?)|about|regarding|concerning|related to)\b[^.,!?;\n]{0,80}|\b(?:texts?|texting|sms|messaging) services?\b|\bin order\b/giu,
);
const OTHER_THAN_TEXTS =
  /\b(?:purchas\w+|buy\w*|order\w*|book\w*|rent\w*|leas\w+|checkout|appointments?|consultations?|visits?|visit\w+|schedul\w+|services?|serve\w*|treat\w*|accounts?|register\w*|registration|sign(?:ing)? up|enroll\w*|apply|continue|submit|products?|website|app|quotes?|deliver\w*)\b/i;
const NO_FORCE =
  /\bno (?:debe[ns]?|tiene[ns]? que|necesita[ns]?) (?:aceptar|autorizar|consentir)\b[^.!?;\n]{0,80}/gi;

/** A sentence without what it says of texts that nobody gets without consent. */
const withoutOwnForce = (sentence: string): string =>
  sentence
    .replaceAll(NO_FORCE, ' ')
    .replaceAll(FORCED_FOR_TEXTS, (found) =>
      OTHER_THAN_TEXTS.test(found.replaceAll(NOT_FORCED_FOR, ' ')) ? found : ' ',
    );

const FORCE_SENTENCES_MAX = 40;
const SENTENCE_UNITS_MAX = 500;

/** “Consenting to texts is required to schedule a visit”: no document may say so. */
function findForce(text: string): string | undefined {
  const sentences = (text.match(/[^.!?\n]+/g) ?? [])
    .filter((sentence) => sentence.length <= SENTENCE_UNITS_MAX && ABOUT_FORCE.test(sentence))
    .map(withoutOwnForce)
    .filter(
      (sentence) => ABOUT_FORCE.test(sentence) && MESSAGES.test(sentence) && ABOUT_CONSENT.test(sentence),
    )
    .slice(0, FORCE_SENTENCES_MAX);
  const { condition, required } = readConsentConduct(sentences.join('.\n'));
  return condition ?? required;
}

function compareForce(before: string, after: string): Difference[] {
  const is = findForce(after);
  if (is === undefined) {
    return [];
  }
  const was = findForce(before);
  return was !== undefined
    ? []
    : [
        {
          source: 'tcpaRules',
          basis: 'published',
          category: 'bundling',
          kind: 'added',
          before: '',
          after: is,
          change: 'Consent to texts is now mandatory, so it is not valid (decline code 803).',
          impact: 'critical',
          remedy: 'Let people use the service without agreeing to texts, and say that consent is optional.',
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

const MESSAGES = /\b(?:text(?:s|ed|ing)?|sms|mms|messag(?:e|es|ing)|msgs?|mensajes?|textos?)\b/i;

/** Whether a text speaks of text messages at all. A privacy checkbox does not. */
export function mentionsMessages(text: string): boolean {
  return MESSAGES.test(text);
}

/** Removed and added elements of consent, the state of boxes, and changed numbers. */
export function compareConsent(before: ConsentContext, after: ConsentContext): Difference[] {
  const unread = findUnreadLanguage(before.message, after.message);
  if (unread !== undefined) {
    return [unread];
  }
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
