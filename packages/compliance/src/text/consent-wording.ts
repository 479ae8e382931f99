// Reads a consent text: sender, purpose, form of agreement, and other agreements in it.
import type { ConsentElementId } from '../facts/consent-elements.ts';
import { readSeller } from './consent-seller.ts';

/** A quotation from the text as evidence, or undefined. */
type Evidence = string | undefined;

export type ConsentWording = {
  /** Evidence of each element that the wording can show, except the opt-out instruction. */
  readonly elements: Readonly<Record<Exclude<ConsentElementId, 'opt_out'>, Evidence>>;
  readonly seller: Evidence;
  /** Number of messages per period, quoted from the text. */
  readonly frequencyCount: Evidence;
  /** Up to three topics of the messages, quoted from the text. */
  readonly kinds: readonly string[];
  /** Whether the customer requests texts without words of agreement. */
  readonly request: Evidence;
  /** Whether the sender is an unfilled placeholder. */
  readonly sellerIsPlaceholder: boolean;
  /** Whether consent is inferred from another action. */
  readonly impliedBy: Evidence;
  /** Words that indicate a marketing program. */
  readonly marketing: Evidence;
  /** Words that indicate service messages, such as reminders, updates, or bills. */
  readonly service: Evidence;
  /** `Text JOIN to 12345`. */
  readonly keyword: Evidence;
  readonly phoneNumber: Evidence;
  readonly signatureLine: boolean;
  readonly dateLine: boolean;
  readonly nameLine: boolean;
  /** Whether a box is pre-checked or must be unchecked. */
  readonly preChecked: Evidence;
  /** Whether consent is mandatory. */
  readonly forced: Evidence;
  /** Other agreements in the same sentence. */
  readonly bundledWith: Evidence;
  /** Calls or emails in the same consent. */
  readonly otherChannels: Evidence;
  readonly sharesData: Evidence;
  readonly keepsData: Evidence;
};

const find = (text: string, pattern: RegExp): Evidence => pattern.exec(text)?.[0].trim();

const PLACEHOLDER =
  /[[{<(]\s?(?:your |the )?(?:brand|company|business|legal|seller|sender|dba)[^\]})>\n]{0,30}[\]})>]/i;

const ACTION =
  /\b(?:(?:i|you|we|and) (?:hereby |expressly |also |voluntarily |knowingly |would like to |want to |wish to )*(?:agree|consent|authori[sz]e|opt[ -]?in|accept|give (?:my|our|your) (?:prior )?(?:express )?(?:written )?consent|receive)|(?:agree|agreeing|consent|consenting) to (?:receive|get|be (?:sent|contacted|texted))|yes[,!]? (?:i |please |send|sign)|sign me up|(?:my|your) (?:express )?(?:written )?consent (?:to|for)|(?:text|reply|send) ["'“]?[a-z0-9]{1,15}["'”]? (?:to|at) \(?\+?\d[\d() .-]{3,16}|(?:text|reply) ["'“]?(?:yes|y|join|start)["'”]? to|authori[sz]e\b[^!?\n]{0,60}\bto (?:text|send|contact|message)|acepto|autorizo|doy mi consentimiento)\b/i;
// The customer requests texts without words of agreement.
const REQUEST =
  /\b(?:(?:yes|ok|okay|sure)[,!]? (?:to )?(?:text|message|sms|send)|(?:i['’]?d|i would|we['’]?d|we would) (?:like|love) (?:to )?(?:get|receive|have|be (?:texted|contacted))?|i want (?:to (?:get|receive)|text|sms|\p{L}+ (?:deals|texts|alerts|updates))|opt me in|keep me (?:posted|informed|updated)|(?:please )?(?:text|send) me|(?:check|tick) (?:here|this box|the box|below) (?:to|if|for)|(?:sign|signing) up (?:to|for)|would you like|(?:enter|provide|give us) your (?:mobile |cell |phone )?(?:phone )?number (?:to|for|and)|(?:al marcar|acepto|autorizo|deseo recibir))\b/iu;
const IMPLIED =
  /\bby (?:using|visiting|accessing|browsing|purchasing|doing business|continuing|becoming|calling|scheduling|providing|giving|submitting|entering)\b[^.!?\n]{0,80}/i;
const AGREE_WORD = /\b(?:agree|consent|authori[sz]e|opt[ -]?in|accept)\b/i;
// “Service texts” is as clear a purpose as “marketing texts”, because the class determines the required consent.
const PURPOSE =
  /\b(?:(?:appointment|order|account|delivery|shipping|security|fraud|payment|billing|service|booking|reservation|event|emergency|school|class) )?(?:reminders?|updates?|alerts?|notifications?|notices|offers?|promotions?|promotional|marketing|discounts?|coupons?|deals|specials|codes?|passcodes?|verification|confirmations?|deliver(?:y|ies)|shipping|orders?|appointments?|account (?:information|activity|messages)|surveys?|polls?|newsletters?|news|events?|customer (?:care|service|support)|support|tips|billing|payments?|invoices?|inquir(?:y|ies)|listings?|showings?|repairs?|closures?|class(?:es)?|shifts?|treatments?|recall|pick-?ups?|refills?|prescriptions?|balances?|schedul(?:e|ing)|reservations?|bookings?|fraud|security|emergency|donations?|fundrais\w+|sales|(?<!\bof )(?:service|informational|transactional)(?= (?:texts|text messages|sms|messages)\b))\b/i;
const FREQUENCY_COUNT =
  /\b(?:(?:up to |about |approximately |max(?:imum)?\.? |approx\.? )?(?:\d{1,3}|one|two|three|four|five|six|ten) ?(?:msgs?|messages|texts?|sms|alerts?|reminders?|message)(?: ?\/ ?| per | a | each | every | once a )(?:day|week|month|mo|wk|year|appointment|order|request|transaction|login|visit)|(?:msgs?|messages|texts) ?\/ ?(?:mo|month|week|day)|(?:daily|weekly|monthly) (?:messages|texts|sms|text messages|updates|alerts))\b/i;
const FREQUENCY_VARIES =
  /\b(?:(?:message|msg|messaging|text|sms)s? freq(?:uency|\.)?(?: (?:may |will |can )?(?:var|depend|differ)\w+)?|freq(?:uency|\.)? (?:may |will |can )?var\w+|(?:number|amount) of (?:messages|texts) (?:will |may )?var\w+|(?:messages|texts) (?:will |may )?vary|one[- ]time (?:message|text))/i;
const CONDITION =
  /\b(?:not|isn['’]?t|never|no)\b[^.!?\n]{0,50}\b(?:condition|requirement|required|requires?|necessary|obligat\w+)\b[^.!?\n]{0,60}|\bwithout (?:any )?(?:purchase|obligation)\b/i;
const CONDITION_OBJECT =
  /\b(?:purchas\w+|buy\w*|sale|goods|services?|any property|treatment|consent|agree\w*|obligat\w+)\b/i;
const AUTOMATED =
  /\b(?:auto(?:mated|matic|matically|dial\w*|-dial\w*)|recurring automated|pre-?recorded|automatic telephone)\b/i;
const PRIVACY = /\bprivacy(?: (?:policy|notice|statement|practices))?\b|\/privacy\b/i;
const TERMS = /\bterms(?: (?:and|&|of) \w+)?\b|\bt ?& ?cs?\b|\/terms\b|\/tos\b/i;
const NO_MARKETING =
  /\b(?:no|not|non|never|without|excluding)\b[ -](?:\w+[ -]){0,3}(?:marketing|promot\w+|advertis\w+|offers?)\b|\b(?:shared?|sharing|sold|sell|disclos\w+)\b[^.!?\n]{0,80}\b(?:marketing|promot\w+)(?: (?:or|and) (?:marketing|promot\w+))?(?: purposes?)?/gi;
const MARKETING =
  /\b(?:marketing|promotions?|promotional|promos?|special offers?|exclusive offers?|offers?|deals|discounts?|coupons?|specials|sales? (?:alerts?|events?|announcements?)|advertis\w+|telemarketing|newsletters?|savings)\b/i;
const SERVICE =
  /\b(?:appointments?|reminders?|order updates?|deliver(?:y|ies)|shipping|account (?:information|activity|notifications?|updates?)|billing|invoices?|reservations?|bookings?|customer (?:care|service|support)|fraud|passcodes?|verification codes?|refills?|prescriptions?|class changes|schedul(?:e|ing) changes)\b/i;
const KEYWORD =
  /\b(?:text|send|txt|sms) (?:the (?:word|keyword) )?["'“]?([A-Za-z0-9]{1,20}|\[[^\]\n]{1,30}\])["'”]? (?:to|at) (\(?\+?\d[\d() .-]{3,16}\d|\[[^\]\n]{1,30}\])/i;
const PHONE =
  /\b(?:(?:mobile |cell |cellular |phone |telephone |wireless |cell phone )?number\b[^.!?\n]{0,30}\b(?:provid\w*|above|below|enter\w*|given|give|listed|submit\w*|supplied|i |used)|(?:this|my|your|the) (?:mobile|cell|phone|telephone|wireless|cell phone|mobile phone)?\s?(?:phone )?number|mobile (?:number|phone) ?:)/i;
const SIGNATURE_LINE = /\b(?:signature|signed|sign here|signing)\b|\bx_{3,}/i;
const DATE_LINE = /\bdate(?: signed)?\b\s*:?/i;
const NAME_LINE = /\b(?:printed? name|full name|name \(print\)|name)\s*:|\bprint(?:ed)? name\b/i;
const PRE_CHECKED =
  /\b(?:pre[- ]?(?:checked|ticked|selected)|un(?:check|tick) (?:this |the )?box|(?:leave|keep) (?:this |the )?box (?:checked|ticked)|checked by default|unless you (?:opt out|uncheck|untick))\b/i;
const NOT_PRE_CHECKED = /\b(?:not|never|isn['’]?t) pre[- ]?(?:checked|ticked|selected)\b/i;
const FORCED =
  /\b(?:(?:consent|agreement|opt[ -]?in|checking this box|text messages?) (?:to [\w ]{3,40} )?is (?:required|mandatory)|must (?:agree|consent|opt in|accept)|(?<!not )(?<!n['’]t )required to (?:receive|use|proceed|continue|complete)|(?<!required )(?<!agree )in order to (?:use|purchase|continue|proceed|complete|register)[^.!?\n]{0,40}(?:agree|consent))\b/i;
const BUNDLED =
  /\b(?:agree|consent|accept)\b[^.!?\n]{0,30}\b(?:terms|privacy policy|conditions)\b[^.!?\n]{0,50}\b(?:and|,)\b[^.!?\n]{0,30}\b(?:receive|receiving|be contacted|text)\b|\b(?:receive|receiving)\b[^.!?\n]{0,80}\b(?:texts?|messages|sms)\b[^.!?\n]{0,60}\band (?:i |you )?(?:also )?(?:agree|accept|consent) (?:to )?(?:the |our )?(?:terms|privacy)/i;
const CHANNELS =
  /\b(?:phone |voice |telephone |robo)?calls?\b[^.!?\n]{0,40}\b(?:texts?|sms|messages)\b|\b(?:texts?|sms|messages)\b[^.!?\n]{0,30}\b(?:and|or|,)\s?(?:phone |voice )?calls\b|\be-?mails?\b[^.!?\n]{0,20}\b(?:and|or|,|&)\b[^.!?\n]{0,15}\b(?:texts?|sms)\b|\b(?:texts?|sms)\b[^.!?\n]{0,15}\b(?:and|or|,|&)\s?e-?mails?\b/i;
const KEEPS =
  /\b(?:not|never|no)\b[^.!?\n]{0,80}\b(?:shar(?:e|ed|ing)|sold|sell|disclos\w+|transfer\w*|provided to)\b[^.!?\n]{0,90}|\b(?:not|never)\b[^.!?\n]{0,20}\b(?:shar\w+|sold)\b/i;
const SHARES =
  /\b(?:(?:and|or) (?:its|our|their|the) (?:marketing |business |trusted |select(?:ed)? |third[- ]party |network )*(?:partners|affiliates|sponsors|advertisers|sellers|buyers|lenders)|marketing partners|third[- ]part(?:y|ies)|(?:share|sell|disclose|transfer)[^.!?\n]{0,60}(?:partners|affiliates|third|lenders)|partner (?:companies|network)|up to \d+ (?:sellers|companies|lenders|partners))\b/i;

/** Reads a consent text once. Uses only bounded patterns and never throws. */
export function readConsentWording(text: string): ConsentWording {
  const placeholder = find(text, PLACEHOLDER);
  const seller = readSeller(text) ?? placeholder;
  const withoutDenials = text.replaceAll(NO_MARKETING, ' ');
  const implied = find(text, IMPLIED);
  const condition = find(text, CONDITION);
  const frequencyCount = find(text, FREQUENCY_COUNT);
  return {
    elements: {
      seller_identity: seller,
      consent_action: find(text, ACTION),
      message_purpose: find(text, PURPOSE),
      frequency: frequencyCount ?? find(text, FREQUENCY_VARIES),
      rates: undefined,
      help: undefined,
      privacy_link: find(text, PRIVACY),
      terms_link: find(text, TERMS),
      not_condition_of_purchase:
        condition !== undefined && CONDITION_OBJECT.test(condition) ? condition : undefined,
      automated_technology: find(text, AUTOMATED),
    },
    seller,
    frequencyCount,
    kinds: readKinds(withoutDenials),
    request: find(text, REQUEST),
    sellerIsPlaceholder: seller !== undefined && seller === placeholder,
    impliedBy: implied !== undefined && !AGREE_WORD.test(implied) && !ACTION.test(text) ? implied : undefined,
    marketing: find(withoutDenials, MARKETING),
    service: find(text, SERVICE),
    keyword: find(text, KEYWORD),
    phoneNumber: find(text, PHONE),
    signatureLine: SIGNATURE_LINE.test(text),
    dateLine: DATE_LINE.test(text),
    nameLine: NAME_LINE.test(text),
    preChecked: NOT_PRE_CHECKED.test(text) ? undefined : find(text, PRE_CHECKED),
    forced: find(text, FORCED),
    bundledWith: find(text, BUNDLED),
    otherChannels: find(text, CHANNELS),
    keepsData: find(text, KEEPS),
    sharesData: find(text.replaceAll(new RegExp(KEEPS, 'gi'), ' '), SHARES),
  };
}

// A phrase such as “school closure alerts”: purpose words and up to two words before them.
const KIND = new RegExp(
  `(?:(?<!\\p{L})(?!(?:and|or|via|by|from|at)\\b)\\p{Ll}[\\p{L}'’-]{2,20} ){0,2}${PURPOSE.source}(?: ${PURPOSE.source}){0,2}`,
  'giu',
);
const KINDS_MAX = 3;
const NO_PART_OF_KIND = new Set(
  (
    'text texts message messages messaging sms mms my your our their about receive receiving get getting and or the via by to me for of ' +
    'recurring automated automatic please send sends sending occasional regarding concerning from with on in at like such as including ' +
    'want also this that new all any some other will may us can be is are phone mobile number where when which who related via both'
  ).split(' '),
);

function readKinds(text: string): string[] {
  const kinds: string[] = [];
  for (const [found] of text.slice(0, KIND_UNITS_MAX).matchAll(KIND)) {
    const words = found.toLowerCase().split(' ');
    const cut = words.findLastIndex((word, index) => index < words.length - 1 && NO_PART_OF_KIND.has(word));
    const kind = plural(words.slice(cut + 1).join(' '));
    const isKnown = kinds.some((other) => other.includes(kind) || kind.includes(other));
    if (!isKnown && !MARKETING.test(kind) && kinds.length < KINDS_MAX) {
      kinds.push(kind);
    }
  }
  return kinds;
}

const COUNTABLE =
  /\b(?:appointment|reminder|update|alert|notification|confirmation|passcode|code|order|survey|poll|tip|payment|invoice|event|donation|reservation|booking|listing|showing|repair|closure|shift|treatment|refill|prescription|balance)$/;

function plural(kind: string): string {
  return COUNTABLE.test(kind)
    ? `${kind}s`
    : kind.replace(/(?<=inquir|deliver)y$/, 'ies').replace(/\bclass$/, 'classes');
}
// The topics of the messages come before the fine print.
const KIND_UNITS_MAX = 400;
