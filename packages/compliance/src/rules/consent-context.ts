// Reads a consent text once for all consent rules.
import { type ContentHit, readTrade } from '../content/read-content.ts';
import type { ConsentMethod } from '../facts/consent-elements.ts';
import { type ConsentWording, readConsentWording } from '../text/consent-wording.ts';
import { type ConsentForm, readConsentForm } from '../text/consent-form.ts';
import { findPlaceholders } from '../text/consent-placeholders.ts';
import { separatePoints } from '../text/consent-sentences.ts';
import { findLinks } from '../text/links.ts';
import { readOptOutWording } from '../text/opt-out-wording.ts';
import { readWords } from '../text/words.ts';
import { findBrandName } from '../text/brand-name.ts';
import { findNameOfDomain } from '../text/name-of-domain.ts';
import type { MessageContext } from './message-context.ts';

export type ConsentContext = {
  /** The text as people see it: of HTML source, what a browser shows. */
  readonly text: string;
  readonly form: ConsentForm;
  readonly method: ConsentMethod;
  readonly wording: ConsentWording;
  /** The words that name the given brand; undefined if no brand name is given or the text does not name it. */
  readonly brand: { readonly name: string; readonly quoted: string | undefined } | undefined;
  /** The message view of the text. It is not sent, so rules on cost and sender do not apply. */
  readonly message: Pick<MessageContext, 'text' | 'words' | 'links' | 'optOut' | 'contentHits'>;
  /** Whether the program is marketing; otherwise it is informational. */
  readonly isMarketing: boolean;
};

/** What is sold is said before the fine print. */
const TRADE_UNITS_MAX = 1500;

/** What these offer has no word of its own, and their words (“desde su celular”) are in the fine print of every shop. */
const WITHOUT_NAME: ReadonlySet<string> = new Set(['lead-generation', 'get-rich-quick']);

/** Words that no other shop has in its consent text; “slot” and “lingerie” are in many. */
const CERTAIN_WORDS: ReadonlySet<string> = new Set(
  (
    'cannabis|marijuana|dispensary|dispensario|thc|cbd|kratom|delta 8|pre rolls|vape|vapes|e liquid|hookah|cigars|cigarettes|smoke shop|' +
    'escorts|strip club|payday|payday loans|title loans|cash advance|debt relief|credit repair|tax relief|collection agency|debt collection|' +
    'firearms|ammo|ammunition|casino|sportsbook|sports betting|betting|forex|fireworks|semaglutide|steroids'
  ).split('|'),
);

/** Only words that name a trade count, not several harmless words together (a plot) and not a number (.270). */
const isTradeNamed = ({ category, phrase, quoted }: ContentHit): boolean =>
  !WITHOUT_NAME.has(category.id) && !/^plot \d/.test(phrase) && /\p{L}/u.test(quoted);

/** Reads a consent text once. */
export function readConsent(source: string, method: ConsentMethod, brandName?: string): ConsentContext {
  const form = readConsentForm(source);
  const text = form.shown;
  const words = readWords(text);
  const links = findLinks(text);
  const read = addForm(readConsentWording(text, words), form, source);
  const seller = read.seller ?? findNameOfDomain(text, words, links);
  const wording = { ...read, seller, elements: { ...read.elements, seller_identity: seller } };
  return {
    text,
    form,
    method,
    wording,
    brand:
      brandName === undefined
        ? undefined
        : { name: brandName, quoted: findBrandName(text, words, links, brandName) },
    message: {
      text,
      words,
      links,
      optOut: readOptOutWording(separatePoints(text), words),
      contentHits: readTrade(text.slice(0, TRADE_UNITS_MAX))
        .filter(isTradeNamed)
        .map((hit) => ({ ...hit, isSure: CERTAIN_WORDS.has(hit.phrase) })),
    },
    isMarketing: wording.marketing !== undefined,
  };
}

const SAYS_OPTIONAL = /\b(?:optional|opcional|voluntary)\b/i;

/** The state of boxes and hidden fields counts like the words that describe it. */
function addForm(wording: ConsentWording, form: ConsentForm, source: string): ConsentWording {
  if (!form.isHtml) {
    return wording;
  }
  const shorten = (label: string) => label.replaceAll(/\s+/g, ' ').slice(0, 80);
  const checked = form.boxes.find((box) => box.isChecked);
  const required = form.boxes.find((box) => box.isRequired);
  const forced = wording.required ?? (required && `required: ${shorten(required.label)}`);
  const inSource = findPlaceholders(source).filter((found) => /^\{[{%]/.test(found));
  return {
    ...wording,
    preChecked: wording.preChecked ?? (checked && `checked: ${shorten(checked.label)}`),
    required: forced,
    contradiction:
      wording.contradiction ??
      (required !== undefined && SAYS_OPTIONAL.test(form.shown) ? forced : undefined),
    impliedBy: wording.impliedBy ?? form.silentConsent,
    request: wording.request ?? (form.hasFields ? form.boxes[0]?.label.slice(0, 80) : undefined),
    placeholders: wording.placeholders.length > 0 ? wording.placeholders : inSource,
  };
}
