// The purpose of the messages that a consent text is about, and their kinds, such as “school closure alerts”.
import { withoutUnicodeMode, withSmallCode } from './fast-patterns.ts';
import { filtered } from './filtered-pattern.ts';

// “Service texts” is as clear a purpose as “marketing texts”, because the class determines the required consent.
const PURPOSES = withSmallCode(
  /\b(?:(?:appointment|order|account|delivery|shipping|security|fraud|payment|billing|service|booking|reservation|event|emergency|school|class) )?(?:reminders?|updates?|alerts?|notifications?|notices|offers?|promotions?|promotional|marketing|discounts?|coupons?|deals|specials|codes?|passcodes?|verification|confirmations?|deliver(?:y|ies)|shipping|orders?|appointments?|account (?:information|activity|messages)|surveys?|polls?|newsletters?|news|events?|customer (?:care|service|support)|support|tips|billing|payments?|invoices?|inquir(?:y|ies)|listings?|showings?|repairs?|closures?|class(?:es)?|shifts?|treatments?|recall|pick-?ups?|refills?|prescriptions?|balances?|schedul(?:e|ing)|reservations?|bookings?|fraud|security|emergency|donations?|fundrais\w+|sales|promos?|coupons?|sale|reports?|menus?|news|invites?|score|scores|results|rain-?outs?|outages?|statements?|closings?|dismissal|reminder|availability|schedules?|advertising|status|links?|claims?|personalized|announcements|bans?|(?:about|regarding|sobre) (?:my|your|our|the|this|tu|su|mi|el|la)|when (?:my|your|the|a|their|it|records)|recordatorios?|avisos? de|avisos? sobre|avisos? por|avisar\w*|promociones|promoci[oó]n|promocional(?:es)?|ofertas?|especiales|rebajas|citas?|vacunas?|pedidos?|entregas?|publicidad|cupones|cup[oó]n|horarios|ensayos?|noticias|cotizaciones|clases|recetas?|pagos?|cortes?|mercadeo|c[oó]digos?|facturas?|descuentos?|rebajas?|eventos?|tr[aá]mites?|audiencias?|reservas?|viajes?|apagones|juegos|cobros?|(?<!\bof )(?:service|informational|transactional)(?= (?:texts|text messages|sms|messages)\b))\b/gi,
);
export const MARKETING = filtered(
  /\b(?:marketing|mktg|promotions?|promotional|promos?|special offers?|exclusive offers?|offers?|deals?(?! with)|discounts?|coupons?|specials|sales(?! (?:tax|rep|reps|team|order|receipt|associate|agent|person|office))|sale (?:alerts?|events?|texts?|news|prices|items|notices|announcements|updates|offers)|on sale|new arrivals|flash sales?|early[- ]bird|presales?|clearance|advertis\w+|telemarketing|newsletters?|savings|perks?|sneak peeks?|product launches|new (?:products|menu items|flavors|collections?|releases)|vip (?:list|club|texts|access)|insiders? (?:list|club|texts)|(?:gear|product|sneaker|merch|weekly|new) drops|members[- ]only|exclusives?(?! (?:of|property|rights?|use))|novedades|lanzamientos|exclusiv[ao]s|blowouts?|bargains?|markdowns?|doorbusters?|price drops?|half[- ](?:price|off)|mitad de precio|giveaways?|freebies|loyalty (?:rewards?|offers|points|program)|rewards? (?:points|program|offers)|referral (?:programs?|bonus(?:es)?|rewards?)|new product (?:announcements?|news|updates?|alerts?)|bogo|(?:two|2)[- ]for[- ](?:one|1)|happy hours?|\d{1,2} ?(?:%|percent) off|\$\d{1,3} off|2 ?x ?1|gangas?|liquidaci[oó]n|remates?|promocional(?:es)?|promociones|promoci[oó]n|promos|ofertas?|publicidad|mercadeo|cupones|cup[oó]n|descuentos?|rebajas?|especiales|preventas?)\b/i,
);

// “About mortgage products and services”, “that may interest me”: what is for sale, without a word of promotion.
const PITCH = withSmallCode(
  /\b(?:about|regarding|concerning|relat(?:ed|ing) to|on|sobre|acerca de|relacionad[oa]s con) (?:(?:and|or|the|our|its|their|other|new|any|various|certain|all|more|commercial|financial|insurance|mortgage|loan|home|credit|investment|solar|health|medicare|life|los|las|nuestros|nuevos|otros|(?:my|mi) (?:quotes?|rates?|cotizaci[oó]n)|y|e) |(?!(?:scheduled|ordered|purchased) )\p{Lu}[\p{L}’'-]+ ){0,6}?(?:products (?:and|or|&) services|services (?:and|or|&) products|(?:insurance|mortgage|loan|financial|credit|investment|solar|medicare) products?|productos (?:y|o) servicios|productos de (?:seguros?|cr[eé]dito))\b(?! (?:that |which |que )?(?:i|you|we|he|already|usted)?(?:['’]?ve|['’]?s| have| has| ha)? ?(?:already |currently )?(?:order|purchas|bought|own|use|buy|request|receiv|compr|contrat)| (?:being |are |were )?(?:deliver|provid|render|perform|shipp|schedul)ed (?:to|for) (?:me|us|you|my)\b)|\b(?:that|which|que) (?:may|might|could|would|puedan?|podr[ií]an?) (?:be (?:of interest|interesting)|interest|ser de (?:mi|su|tu) inter[eé]s|interesar(?:me|le|te)?)(?!\p{L})|\b(?:i|you) (?:may|might) be interested in\b/iu,
);

/** Words of a program that sells, or undefined. */
export const findMarketing = (text: string): string | undefined =>
  (MARKETING.exec(text) ?? PITCH.exec(text))?.[0].trim();

/** The first purpose word from this place on. */
function nextPurpose(text: string, from: number): RegExpExecArray | null {
  PURPOSES.lastIndex = from;
  return PURPOSES.exec(text);
}

/** The words that say what the messages are for, or undefined. */
export const findPurpose = (text: string): string | undefined => nextPurpose(text, 0)?.[0].trim();

const WORD = withoutUnicodeMode(/(?<!\p{L})(?!(?:and|or|via|by|from|at)\b)\p{Ll}[\p{L}'’-]{2,20} /iuy);
const WORD_UNITS_MAX = 22;
const WORDS_MAX = 2;
const PURPOSES_MAX = 3;

/**
 * A phrase has up to two words, and then up to three purpose words.
 * One pattern for it would contain the purpose words nine times, which takes megabytes when it is compiled.
 */
function phraseAt(text: string, at: number): string | undefined {
  const places = [at];
  while (places.length <= WORDS_MAX) {
    WORD.lastIndex = places[0] as number;
    if (!WORD.test(text)) {
      break;
    }
    places.unshift(WORD.lastIndex);
  }
  const begun = places
    .map((place) => nextPurpose(text, place))
    .find((purpose, index) => purpose?.index === places[index]);
  if (begun === null || begun === undefined) {
    return undefined;
  }
  let end = begun.index + begun[0].length;
  for (let count = 1; count < PURPOSES_MAX && text[end] === ' '; count++) {
    const further = nextPurpose(text, end + 1);
    if (further?.index !== end + 1) {
      break;
    }
    end += 1 + further[0].length;
  }
  return text.slice(at, end);
}

/** Each phrase begins as early as possible, and after the one before it. */
function listPhrases(text: string): string[] {
  const phrases: string[] = [];
  let from = 0;
  for (let next = nextPurpose(text, 0); next !== null; next = nextPurpose(text, from)) {
    const { index } = next;
    for (let at = Math.max(from, index - WORDS_MAX * WORD_UNITS_MAX); at <= index; at++) {
      const phrase = phraseAt(text, at);
      if (phrase !== undefined) {
        phrases.push(phrase);
        from = at + phrase.length;
        break;
      }
    }
  }
  return phrases;
}

const KINDS_MAX = 3;
const NO_PART_OF_KIND = new Set(
  (
    'text texts message messages messaging sms mms my your our their about receive receiving get getting and or the via by to me for of ' +
    'recurring automated automatic please send sends sending occasional occasionally regularly periodically sometimes regarding concerning from with on in at like such as including ' +
    'want also this that new all any some other will may us can be is are phone mobile number where when which who related via both'
  ).split(' '),
);

/** Up to three kinds that no other contains, in lower case and in the plural. */
export function readKinds(text: string): string[] {
  const kinds: string[] = [];
  const start = text.slice(0, KIND_UNITS_MAX).replaceAll(KEYWORD_LINES, ' ');
  for (const found of listPhrases(start)) {
    const words = found.toLowerCase().split(' ');
    const cut = words.findLastIndex((word, index) => index < words.length - 1 && NO_PART_OF_KIND.has(word));
    const kind = plural(words.slice(cut + 1).join(' '));
    const isKnown = kinds.some((other) => other.includes(kind) || kind.includes(other));
    if (!isKnown && !MARKETING.test(kind) && kinds.length < KINDS_MAX) {
      kinds.push(kind);
    }
  }
  const named = kinds.filter((kind) => !NO_KIND.has(kind) && !OTHER_LINK.test(kind));
  return named.filter((kind) => !GENERAL_KINDS.has(kind) || named.length === 1);
}

/** “Reply HELP for additional support” names no kind of messages. */
const KEYWORD_LINES = /\b(?:reply|text|send|txt)\s+["“']?(?:help|stop)\b[^.!?\n]*/gi;
const NO_KIND = new Set(['informational', 'transactional', 'service', 'support']);
/** “See our terms link” is no kind; “booking links” are one. */
const OTHER_LINK =
  /^(?!.*\b(?:booking|payment|tracking|invoice|review|reservation|scheduling|appointment|order|check-?in) links?$).*\blinks?$/;
/** These say nothing beside a kind that is named. */
const GENERAL_KINDS = new Set(['notifications', 'updates', 'alerts', 'reminders', 'news', 'events']);

const COUNTABLE =
  /\b(?:appointment|reminder|update|alert|notification|confirmation|passcode|code|order|survey|poll|tip|payment|invoice|event|donation|reservation|booking|listing|showing|repair|closure|shift|treatment|refill|prescription|balance)$/;

function plural(kind: string): string {
  return COUNTABLE.test(kind)
    ? `${kind}s`
    : kind.replace(/(?<=inquir|deliver)y$/, 'ies').replace(/\bclass$/, 'classes');
}
// The topics of the messages come before the fine print.
const KIND_UNITS_MAX = 400;
