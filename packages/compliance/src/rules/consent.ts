// Checks a consent text: its required elements, its wording, and the consent level that it supports.
import type { CheckItem } from '@tendlc/contract';
import { type ConsentElement, consentElements } from '../facts/consent-elements.ts';
import type { ConsentContext } from './consent-context.ts';
import { consentConductRules } from './consent-conduct.ts';
import type { OptOutProblem } from '../text/opt-out-problems.ts';
import { isLanguageRead } from './drafting.ts';
import { judgeHold } from './opt-out-reading.ts';
import { mentionsHelp, mentionsRates } from './required-content.ts';
import { type Verdict, applyRules, buildFinding } from './rule.ts';

export type ConsentLevel = 'express_written' | 'express' | 'implied' | 'insufficient';

/** All findings on a consent text, elements first. */
export function checkConsent(context: ConsentContext): CheckItem[] {
  const isUnread = !isLanguageRead(context.message);
  return [
    ...consentElements.map((element) => {
      const judged = judgeElement(element, context);
      const verdict = isUnread && judged.status !== 'pass' ? NOT_JUDGED : judged;
      return buildFinding(
        {
          id: `consent.${element.id.replaceAll('_', '-')}`,
          category: element.id,
          source: element.source,
          basis: element.basis,
        },
        isRequired(element, context)
          ? { ...verdict, points: verdict.status === 'pass' ? element.points : 0, maxPoints: element.points }
          : verdict,
      );
    }),
    ...applyRules(consentConductRules, context),
  ];
}

/** “NON-STOP DEALS” offers no way out. */
const STOP_WORD = /(?<!(?:NON|Non|non)[- ])\bSTOP\b/;

const NOT_JUDGED: Verdict = {
  status: 'info',
  message: 'We cannot judge this element: this tool reads only English and Spanish.',
};

function isRequired(element: ConsentElement, context: ConsentContext): boolean {
  return context.isMarketing || !element.marketingOnly;
}

function judgeElement(element: ConsentElement, context: ConsentContext): Verdict {
  const evidence = findEvidence(element, context);
  if (evidence !== undefined) {
    return (
      weakness(element, context) ?? { status: 'pass', message: element.present, details: `“${evidence}”` }
    );
  }
  if (!isRequired(element, context)) {
    return {
      status: 'info',
      message: `${element.missing} This is required only for marketing.`,
      remedy: element.remedy,
    };
  }
  return weakness(element, context) ?? { status: 'error', message: element.missing, remedy: element.remedy };
}

function findEvidence(
  { id }: ConsentElement,
  { wording, message, text, brand }: ConsentContext,
): string | undefined {
  if (id === 'opt_out') {
    // "STOP/HELP anytime" and "con STOP se sale" are enough where the keyword is only announced.
    return message.optOut.instruction?.quoted ?? STOP_WORD.exec(text)?.[0];
  }
  if (id === 'seller_identity' && brand?.quoted !== undefined) {
    return brand.quoted;
  }
  if (id === 'help') {
    return mentionsHelp(text) ? 'HELP' : wording.elements.help;
  }
  if (id === 'rates') {
    return mentionsRates(text) ? 'rates' : wording.elements.rates;
  }
  return wording.elements[id];
}

type Weakness = (element: ConsentElement, context: ConsentContext) => Verdict | undefined;

const WEAKNESSES: Partial<Record<ConsentElement['id'], Weakness>> = {
  seller_identity: ({ remedy }, { wording, brand }) =>
    brand !== undefined && brand.quoted === undefined && !wording.sellerIsPlaceholder
      ? {
          status: wording.seller === undefined ? 'error' : 'warning',
          message: `The text does not name the registered brand, ${brand.name.trim()}.`,
          ...(wording.seller === undefined ? {} : { details: `“${wording.seller}”` }),
          remedy,
        }
      : wording.sellerIsPlaceholder
        ? { status: 'warning', message: 'The sender is still an unfilled placeholder.', remedy }
        : undefined,
  consent_action: ({ remedy }, { wording }) => {
    if (wording.courtOrder !== undefined || wording.purchasedList !== undefined) {
      return undefined;
    }
    if (wording.impliedBy === undefined && wording.policyOnly !== undefined) {
      return {
        status: 'error',
        message: 'The text asks people to agree to a policy or terms, not to receive texts.',
        details: `“${wording.policyOnly}”`,
        remedy,
      };
    }
    if (wording.impliedBy === undefined) {
      const request = wording.request ?? (wording.signatureLine ? 'signature' : undefined);
      return request === undefined || wording.elements.consent_action !== undefined
        ? undefined
        : {
            status: 'warning',
            message: 'The customer requests texts, but the text has no words of agreement.',
            details: `“${request}”`,
            remedy,
          };
    }
    return {
      status: 'error',
      message: 'The text infers consent from another action, which is not an agreement to receive texts.',
      details: `“${wording.impliedBy}”`,
      remedy,
    };
  },
  help: ({ remedy }, { wording, text }) =>
    wording.helpContact === undefined || wording.elements.help !== undefined || mentionsHelp(text)
      ? undefined
      : {
          status: 'warning',
          message: 'The text names a contact for help, but not the HELP keyword.',
          details: `“${wording.helpContact}”`,
          remedy,
        },
  opt_out: findWeakOptOut,
  privacy_link: checkUnprintedUrl,
  terms_link: checkUnprintedUrl,
};

/** Elements that are present but weak. */
function weakness(element: ConsentElement, context: ConsentContext): Verdict | undefined {
  return WEAKNESSES[element.id]?.(element, context);
}

/**
 * A consent text explains the program around its keywords (“STOP to switch to letters”, “if you want no more, STOP”), so
 * these alone are errors.
 */
const defeatsStop = ({ kind, quoted }: OptOutProblem): boolean =>
  kind === 'negated' || (kind === 'delay' && quoted.length < DELAY_UNITS_MAX && DELAYS.test(quoted));
/** A delay is said in a sentence of its own. */
const DELAY_UNITS_MAX = 160;
const DELAYS = /\b(?:allow|takes?|up to|within|process\w*|still|continue|keep|tarda|hasta|sigue\w*)\b/i;

function findWeakOptOut({ remedy }: ConsentElement, { message }: ConsentContext): Verdict | undefined {
  const { instruction, freeWording, brokenKeyword, problem } = message.optOut;
  const verdict = problem === undefined || problem.kind === 'fee' ? undefined : judgeHold(message.optOut);
  if (verdict !== undefined && problem !== undefined) {
    return defeatsStop(problem) ? verdict : { ...verdict, status: 'warning' };
  }
  if (instruction !== undefined) {
    return instruction.isStandard
      ? undefined
      : {
          status: 'warning',
          message: `${instruction.keyword.toUpperCase()} is not a standard opt-out keyword.`,
          remedy: 'Use STOP.',
        };
  }
  if (STOP_WORD.test(message.text)) {
    return undefined;
  }
  if (brokenKeyword !== undefined) {
    return {
      status: 'error',
      message: 'Providers do not recognize the opt-out keyword in the text.',
      details: `“${brokenKeyword}”`,
      remedy,
    };
  }
  return freeWording === undefined
    ? undefined
    : { status: 'warning', message: 'The text says that people can opt out, but has no keyword.', remedy };
}

// A web page can use linked words; paper and texts need the printed URL.
function checkUnprintedUrl(
  { id }: ConsentElement,
  { wording, message, method }: ConsentContext,
): Verdict | undefined {
  const isPrinted = method === 'sms_optin' || method === 'signature';
  const isNamed = (id === 'privacy_link' || id === 'terms_link') && wording.elements[id] !== undefined;
  return isPrinted && isNamed && message.links.length === 0 && !message.text.includes('[')
    ? {
        status: 'warning',
        message: 'The text mentions the page without its URL. Paper forms and texts must show the URL.',
        remedy: 'Add the URL.',
      }
    : undefined;
}

/**
 * The level of consent that the wording supports. Prior express written consent (47 CFR 64.1200(f)(9)) requires a seller,
 * a written agreement, disclosure of automated sending, the phone number, and that no purchase depends on it.
 */
export function findConsentLevel(context: ConsentContext, checks: readonly CheckItem[]): ConsentLevel {
  const has = (category: string) =>
    checks.some((check) => check.category === category && check.status === 'pass');
  const { wording } = context;
  if (wording.impliedBy !== undefined) {
    return 'implied';
  }
  const hasAgreement = has('consent_action') || wording.request !== undefined;
  if (
    !hasAgreement ||
    !isLanguageRead(context.message) ||
    (wording.seller === undefined && !has('seller_identity')) ||
    isVoid(checks)
  ) {
    return 'insufficient';
  }
  const isWritten =
    !checks.some(({ status }) => status === 'error') &&
    has('consent_action') &&
    has('not_condition_of_purchase') &&
    has('automated_technology') &&
    (wording.phoneNumber !== undefined || wording.keyword !== undefined || context.form.hasPhoneField);
  return isWritten ? 'express_written' : 'express';
}

/** Rules whose errors mean that nobody has agreed, whatever the wording has. */
const VOIDING = new Set([
  'consent.optional',
  'consent.unticked',
  'consent.required',
  'consent.condition',
  'consent.contradiction',
  'consent.court-order',
  'consent.purchased-list',
]);

const isVoid = (checks: readonly CheckItem[]): boolean =>
  checks.some(({ ruleId, status }) => status === 'error' && VOIDING.has(ruleId));
