// Reads a consent text: sender, purpose, form of agreement, and other agreements in it.
import type { ConsentElementId } from '../facts/consent-elements.ts';
import { type ConsentConduct, readConsentConduct } from './consent-conduct-wording.ts';
import { findAgreement, findPolicyAgreement, findRequest, withoutPolicies } from './consent-agreement.ts';
import {
  findAutomation,
  findDeniedCondition,
  findFrequency,
  findHelpContact,
  findHelpKeyword,
  findPrivacy,
  findRates,
  findTerms,
} from './consent-fine-print.ts';
import { findMarketing, findPurpose, readKinds } from './consent-kinds.ts';
import { withoutUnicodeMode, withSmallCode } from './fast-patterns.ts';
import { type Pattern, filtered } from './filtered-pattern.ts';
import { findRemainingTopic, findTopic } from './consent-purpose.ts';
import { readSeller } from './consent-seller.ts';
import { type Word, readWords } from './words.ts';

/** A quotation from the text as evidence, or undefined. */
type Evidence = string | undefined;

export type ConsentWording = Omit<ConsentConduct, 'impliedBy'> & {
  /** Evidence of each element that the wording can show, except the opt-out instruction. */
  readonly elements: Readonly<Record<Exclude<ConsentElementId, 'opt_out'>, Evidence>>;
  readonly seller: Evidence;
  /** Somebody to ask for help instead of a keyword. */
  readonly helpContact: Evidence;
  /** Number of messages per period, quoted from the text. */
  readonly frequencyCount: Evidence;
  /** Up to three topics of the messages, quoted from the text. */
  readonly kinds: readonly string[];
  /** Agreement to a policy or terms, where nobody agrees to texts. */
  readonly policyOnly: Evidence;
  /** Whether the customer requests texts without words of agreement. */
  readonly request: Evidence;
  /** Whether the sender is an unfilled placeholder. */
  readonly sellerIsPlaceholder: boolean;
  /** Words by which consent is inferred from another action. */
  readonly impliedBy: Evidence;
  /** Words that indicate a marketing program. */
  readonly marketing: Evidence;
  /** Words that indicate service messages, such as reminders, updates, or bills. */
  readonly service: Evidence;
  /** `Text JOIN to 12345`. */
  readonly keyword: Evidence;
  readonly phoneNumber: Evidence;
  /** Fields of the form, such as an email address, that the text describes. */
  readonly otherFields: Evidence;
  readonly signatureLine: boolean;
  readonly dateLine: boolean;
  readonly nameLine: boolean;
};

const find = (text: string, pattern: Pattern): Evidence => pattern.exec(text)?.[0].trim();

const PLACEHOLDER =
  /[[{<(]\s?(?:your |the )?(?:brand|company|business|legal|seller|sender|dba)[^\]})>\n]{0,30}[\]})>]/i;

// Providing a number is no agreement unless the text says that it is one.
const PROVIDING =
  /\b(?:by (?:providing|giving|submitting|entering|calling)|al (?:dar|proporcionar|dejar))\b[^.!?\n]{0,80}/i;
const OWN_ACT =
  /\b(?:select(?:s|ing)?|tick(?:s|ing)?|check(?:s|ing)? (?:the|this|a) box|tap(?:s|ping)?|click(?:s|ing)?|press(?:es|ing)?|marcar|oprimir|tocar)\b/i;
const COUNT =
  '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|ten|twelve|(?:a )?few|several|a couple|unos pocos|varios|un|una|uno|dos|tres|cuatro|cinco|seis|ocho|diez)';
const FREQUENCY_COUNT = filtered(
  withoutUnicodeMode(
    new RegExp(
      [
        `\\b(?:(?:up to |about |abt |approximately |around |max(?:imum)?\\.? |approx\\.? |usually |under |hasta |unos |unas |como |m[aá]ximo |de )?${COUNT}(?:(?: ?- ?| to | or | o | a | y ){1,2}${COUNT})? ?(?:more |automated |text |short )?(?:msgs?|msjs?|messages?|texts?|sms|alerts?|reminders?|emails?|mensajes?|textos?|times|veces|total|max)?(?: max| total|, )?(?: ?/ ?| per | a | an | each | every | once a | al | a la | por | cada )(?:day|week|month|mo\\b|wk|year|yr|season|visit|trip|order|request|transaction|login|log|fill|pour|job|ride|stay|exam|storm|service|servicio|booking|appointment|loan|delivery|event|d[ií]a|semana|mes\\b|cita|visita|obra|receta|tr[aá]mite|a[nñ]o|temporada|[\\p{L}]{3,12}\\b))`,
        '\\b(?:msgs?|messages|texts) ?\\/ ?(?:mo|month|week|day)\\b|\\b(?:daily|weekly|monthly|diari[oa]s?|semanal(?:es)?|mensual(?:es)?|cada (?:semana|d[ií]a|mes)) (?:messages|texts|sms|text messages|updates|alerts|mensajes)',
        `\\b${COUNT} (?:msgs?|messages|texts|mensajes) (?:total|max|en total)\\b|\\b${COUNT}(?: ?- ?${COUNT})? (?:msgs?|messages|texts)\\.`,
        `\\b${COUNT} (?:msgs?|messages|texts|mensajes) (?:monthly|weekly|daily|mensuales|semanales)\\b`,
        '\\b(?:one|a single|un solo) (?:message|text|msg|mensaje)\\b|\\b(?:daily|weekly|bi-?weekly|monthly|quarterly|semanal(?:es|mente)?|mensual(?:es|mente)?|diari[oa]s?|diariamente)\\b|\\b\\d{1,2} ?x ?(?:\\/|per|a|por|al) ?(?:mo|month|week|wk|year|mes|semana)\\b|\\bonce an? (?:day|week|month)\\b',
      ].join('|'),
      'iu',
    ),
  ),
);
const NO_MARKETING =
  /\b(?:no|not|non|never|without|excluding|nothing)\b[ -](?:\w+[ -]){0,3}(?:marketing|promot\w+|advertis\w+|offers?)\b|\b(?:shared?|sharing|sold|sell|disclos\w+)\b[^.!?\n]{0,80}\b(?:marketing|promot\w+)(?: (?:or|and) (?:marketing|promot\w+))?(?: purposes?)?|\b(?:compart\w+|vend(?:e|emos|en|er|eremos|erá|erán|ido|ida|idos)|ced(?:e|emos|en|er|eremos)|divulg\w+)\b[^.!?\n]{0,80}\b(?:marketing|mercadeo|publicidad|publicitari\w+|promocional\w*|promociones)|\bfor (?:offers|promos|deals|promotions|coupons)\b[^.!?\n]{0,20}\b(?:another|separate|different)\b|\bpara (?:ofertas|promociones)\b[^.!?\n]{0,20}\botr[oa]\b|\b(?:e-?mail me|by e-?mail|por correo)\b[^.!?\n☐]{0,40}/gi;
const SERVICE =
  /\b(?:appointments?|reminders?|order updates?|deliver(?:y|ies)|shipping|account (?:information|activity|notifications?|updates?)|billing|invoices?|reservations?|bookings?|customer (?:care|service|support)|fraud|passcodes?|verification codes?|refills?|prescriptions?|class changes|schedul(?:e|ing) changes|recordatorios|citas|pedidos|entregas|recetas|facturas|reservas)\b/i;
const KEYWORD = withoutUnicodeMode(
  /(?<!\p{L})(?:text|send|txt|sms|texting|sending|message|mand[ae]n?|manden|env[ií][ae]n?|escr[ií]bele|escrib[ae]n?|text[eé]+[ae]?n?|textea|texteen) (?:the (?:word|keyword) |la palabra |us )?["'“]?([A-Za-z0-9]{1,20}|\[[^\]\n]{1,30}\])["'”]?(?: (?:\+|plus|and|y|in a message|from|desde)[^!?\n\d]{0,30})? (?:to|at|al|a)(?: the number| el n[uú]mero| number)? (\(?\+?\d[\d() .-]{2,16}\d|\[[^\]\n]{1,30}\])|(?<![\p{L}\d])((?!\p{Lu}{2,3} \d)[\p{Lu}\d]{2,15}) ?(?:to|al|a|→|=>|->|=|>) ?(\(?\+?\d[\d() .-]{3,16}\d)/iu,
);
const PHONE = withSmallCode(
  /\b(?:(?:mobile |cell |cellular |phone |telephone |wireless |cell phone )?number\b[^.!?\n]{0,30}\b(?:provid\w*|above|below|enter\w*|given|give|gave|listed|submit\w*|supplied|i |used)|(?:this|my|your|the|their) (?:mobile|cell|phone|telephone|wireless|cell phone|mobile phone)?\s?(?:phone )?number|mobile (?:number|phone) ?:|(?:text|reach) me at|\b(?:at|to|al) ?_{3,}|(?:mobile|cell|cellphone|phone|smartphone)(?! calls?\b)|celular|cel\b|m[oó]vil|tel[eé]fono|(?:este|su|mi|tu|ese) n[uú]mero|n[uú]mero (?:que|de (?:arriba|abajo)|indicado|proporcionado|dado|registrado|anotado))/i,
);
// A described or printed form asks for these, so it would ask for the phone number, too.
const OTHER_FIELDS =
  /\b(?:e-?mail|correo|direcci[oó]n|address|zip|name|nombre|seats)\b(?: address)?\s?:?\s?(?:_{2,}|\[[\s_]{0,30}\])|\b(?:enters?|types?|fills? in|asks? for|leaves?|escribe|llena)\b[^.!?\n]{0,30}\b(?:name|e-?mail|nombre|correo)\b|\b(?:does not|doesn['’]?t|no) (?:ask|pide)\b[^.!?\n]{0,30}\b(?:phone|number|tel[eé]fono)\b|\bname, [^.!?\n]{0,30}\be-?mail\b|\bprint (?:your )?(?:full )?name\b|\byour name:|\byour message:/i;
const SIGNATURE_LINE = /\b(?:signature|signed|sign here|signing|initials|firma)\b|\bx_{3,}/i;
const DATE_LINE = /\b(?:date(?: signed)?|fecha)\b\s*:?/i;
const NAME_LINE =
  /\b(?:printed? name|full name|name \(print\)|name|nombre)\s*(?::|_{2,}| {4,})|\bprint(?:ed)? name\b/i;

/** Reads a consent text once. Uses only bounded patterns and never throws. */
export function readConsentWording(text: string, words: readonly Word[] = readWords(text)): ConsentWording {
  const placeholder = find(text, PLACEHOLDER);
  const seller = readSeller(text) ?? placeholder;
  const denied = findDeniedCondition(text, words);
  const withoutDenials = (denied === undefined ? text : text.replace(denied, ' ')).replaceAll(
    NO_MARKETING,
    ' ',
  );
  const conduct = readConsentConduct(text);
  const onTexts = withoutPolicies(text);
  const wordsOnTexts = onTexts === text ? words : readWords(onTexts);
  const agreement = findAgreement(onTexts);
  const request = agreement === undefined ? findRequest(onTexts) : undefined;
  const help = findHelpKeyword(text);
  const marketing = findMarketing(withoutDenials);
  const providing = find(text, PROVIDING);
  const weaklyImplied =
    providing !== undefined && agreement === undefined && !OWN_ACT.test(text) ? providing : undefined;
  const frequencyCount = find(text, FREQUENCY_COUNT);
  return {
    ...conduct,
    elements: {
      seller_identity: seller,
      consent_action: agreement,
      message_purpose:
        findPurpose(onTexts) ??
        findTopic(onTexts, wordsOnTexts) ??
        findRemainingTopic(onTexts, wordsOnTexts) ??
        marketing,
      frequency: frequencyCount ?? findFrequency(text, words),
      rates: findRates(text, words),
      help,
      privacy_link: findPrivacy(text),
      terms_link: findTerms(text),
      not_condition_of_purchase: denied,
      automated_technology: findAutomation(text),
    },
    seller,
    helpContact: help === undefined ? findHelpContact(text) : undefined,
    frequencyCount,
    kinds: readKinds(withoutDenials),
    request,
    policyOnly: (agreement ?? request) === undefined ? findPolicyAgreement(text) : undefined,
    sellerIsPlaceholder: seller !== undefined && seller === placeholder,
    impliedBy: conduct.impliedBy ?? weaklyImplied,
    marketing,
    service: find(text, SERVICE),
    keyword: find(text, KEYWORD),
    phoneNumber: find(text, PHONE),
    signatureLine: SIGNATURE_LINE.test(text),
    dateLine: DATE_LINE.test(text),
    nameLine: NAME_LINE.test(text),
    otherFields: find(text, OTHER_FIELDS),
  };
}
