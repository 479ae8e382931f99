// Decides which tokens of a paste are codes: by the words, field names, and punctuation around them.
import { withSmallCode } from './fast-patterns.ts';
import { filtered } from './filtered-pattern.ts';

/** How a token is presented. `none`: something else, such as an order number, a phone number, or a port. */
export type TokenStanding = 'whole' | 'field' | 'label' | 'bare' | 'none';

export type CodeToken = {
  /** As the tables write it: without trailing punctuation, with digits for letters that look like them. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Whether the paste joins it with other words, such as `ERR30003`. */
  readonly isPart: boolean;
};

const TOKEN = withSmallCode(/[\p{L}\p{N}][\p{L}\p{N}_.-]{0,95}/gu);
const AROUND_UNITS = 32;
const TOKENS_MAX = 2000;

/** The tokens of a text that may be codes, in order. */
export function readCodeTokens(text: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  for (const match of text.matchAll(TOKEN)) {
    if (tokens.length >= TOKENS_MAX) {
      break;
    }
    const written = match[0].replace(/[._-]+$/, '');
    for (const { name, offset, length } of readNames(written)) {
      const start = match.index + offset;
      tokens.push({ name, start, end: start + length, isPart: length < written.length });
    }
  }
  return tokens;
}

type Name = { readonly name: string; readonly offset: number; readonly length: number };

function readNames(written: string): Name[] {
  // An export without separators: “ERR30003ERR30003”.
  if (/^(?:err(?:or)?[_-]?\d{3,6})+$/i.test(written)) {
    return Array.from(written.matchAll(/\d{3,6}/g), (match) => ({
      name: match[0],
      offset: match.index,
      length: match[0].length,
    }));
  }
  const plain = { offset: 0, length: written.length };
  // Typed from a screen: “3OO34”.
  if (/^[0-9OoIl]{5}$/.test(written) && /\d.*\d/.test(written)) {
    return [{ name: written.replaceAll(/[Oo]/g, '0').replaceAll(/[Il]/g, '1'), ...plain }];
  }
  // “reason=30008.”, “4470-rejected-spam-detected”, and “30007-Message” hold a number and its name.
  const numbered = /^(\d{3,5})[-_.](?=\p{L})/u.exec(written);
  if (numbered !== null) {
    const [found = '', number = ''] = numbered;
    return [
      { name: number, offset: 0, length: number.length },
      { name: written.slice(found.length), offset: found.length, length: written.length - found.length },
    ];
  }
  return [{ name: written, ...plain }];
}

/** Whether the words in front of a number name another field, such as a ZIP code. */
export const isOtherField = (before: string): boolean => OTHER_FIELD_BEFORE.test(before);

/** How the text around a token presents it. */
export function judgeToken(text: string, { name, start, end, isPart }: CodeToken): TokenStanding {
  if (text.trim().length === end - start) {
    return 'whole';
  }
  const before = text.slice(Math.max(0, start - AROUND_UNITS), start);
  const after = text.slice(end, end + AROUND_UNITS);
  const isField = FIELD_BEFORE.test(before) && !OTHER_FIELD_BEFORE.test(before);
  if (!/^\d+$/.test(name)) {
    return isField ? 'field' : 'bare';
  }
  const digits = end - start;
  if (isSomethingElse(before, after, { digits, isField })) {
    return 'none';
  }
  if (isField || PROVIDER_BEFORE.test(before)) {
    return 'field';
  }
  // A longer number that begins the text is what the text is about: “30501. We are a committee”.
  const begins = digits >= 5 && /^[\s"'“#(]*$/.test(text.slice(0, start));
  return isPart || begins || isLabel(before, after, digits) ? 'label' : 'bare';
}

const LIST_GAP = /^["'\])]{0,2}(?: ?[,;/|+&] ?| )?(?:(?:and|or|y|o|then) )?(?:also )?["'[(#]{0,2}$/i;

/** Whether a number stands in one list with the code in front of it, and is no amount, date, or telephone number itself. */
export function continuesList(text: string, previous: CodeToken, { name, start, end }: CodeToken): boolean {
  const gap = text.slice(previous.end, start);
  const after = text.slice(end, end + AROUND_UNITS);
  return (
    /^\d+$/.test(name) &&
    Math.abs(name.length - previous.name.length) <= 1 &&
    gap.trim() !== '' &&
    LIST_GAP.test(gap) &&
    !(name.length <= 2 && /^\/\d{4}(?!\d)/.test(after)) &&
    !PHONE_AFTER.test(after.replace(/^\/\d{1,6}/, '')) &&
    !UNIT_AFTER.test(after)
  );
}

/** Field names of answers, callbacks, and logs, with a colon, an equals sign, or only a space before the value. */
const FIELD_BEFORE = withSmallCode(
  /(?:(?:^|[^\p{L}])(?:(?:error|err|fail(?:ure)?|reason|reject(?:ion)?|decline|status|reply)?[ _-]?(?:codes?|códigos?|codigos?)|err(?:or)?(?:s|es)?(?:[ _-]?(?:no|num|number))?|status|reasons?|failure ?reasons?|motivo|razón|command[ _-]?status|declined?|rejected|denied|rechazad[oa]|rejection|no\.|number|nr\.?)|(?:error|status|reason|failure)[_-]?(?:codes?|reasons?|id)?|errorcode)["'”]?(?:(?: is| was| es| fue| of| with| con| for| por| el| la| de)? ?[:=#("'“[]{0,4} ?|[ \t]?[:=→>-]{1,2}[ \t]?[["'“(]{0,3})(?:code |código )?$/iu,
);

const OTHER_FIELD_BEFORE = withSmallCode(
  /(?:\b(?:gate|zip|postal|post|area|promo|coupon|discount|verification|security|access|door|confirmation|log ?in|sign ?in|exit|http|qr|bar|country|dress|dialing|lock|alarm|store|item|product|invite|referral|source|your|pin|unlock|entry|garage|tax)[ _-]?(?:code|status|number|error)|\b(?:código|codigo) (?:postal|de (?:acceso|verificación|verificacion|barras|seguridad|área|area|la puerta|descuento))|\b(?:order|phone|telephone|account|tracking|invoice|best|model|part|serial|case|ticket|house|flight|room|policy|claim|license|reference|confirmation|card|lot|unit|my|our|your|the|a|to|from|mobile|cell|callback|fax|toll[- ]free|free|id) (?:number|no\.|nr\.?)|http\/?[\d.]*(?: status)?(?: code| error)?)["'”]?[ :=#("'[]{0,4}(?:is |was |es )?["']?$/iu,
);

// “plivo 60”
const PROVIDER_BEFORE =
  /(?:twilio|telnyx|bandwidth|sinch|vonage|nexmo|plivo|infobip|signalwire|ringcentral|dca2?|tcr|smpp)(?:'s)?[ :,→>-]{1,3}#?$/i;

// What a number is instead of a code, by the word before it. Lowercase.
const THING_BEFORE = filtered(
  /(?<!\p{L})(?:orders?|pedidos?|orden|tickets?|case|caso|invoices?|facturas?|zip(?: on file)?|c\.?p\.?|p\.?o\.? box|suite|ste|apt|apartment|depto|room|units?|unidad|flight|vuelo|bus|bus stop|parada|route|ruta|items?|sku|part|models?|ext|extension|extensión|phone|tel|teléfono|telefono|cel|celular|fax|ports?|puerto|pid|lines?|línea|pages?|página|rows?|steps?|years?|gate|lots?|table|mesa|box|caja|bundle|acct|serial|builds?|version|ticks?|workers?|jobs?|batch|lote|xid|ray id|call|exit|exit code|https?|rfc|iso|local|hwy|highway|interstate|bldg|building|floor|piso|dock|slip|track|channel|canal|vin|plate|placa|seat|asiento|card|tarjeta|pin|pass(?:word|code)|balance|total|score|about|around|nearly|almost|unos|unas|casi|more than|less than|más de|menos de|at least|up to|street|calle|avenue|ave|req|request|customer|cliente|user) ?[:#°=]{0,2} ?#?$|\bstop #$/u,
);
const MONEY_BEFORE = /[$€£¥]\s?$/;
/** A port, or the rest of a date, a time, an amount, or a telephone number. Numbers of five digits only follow these in a port. */
const PORT_BEFORE = /(?:localhost|\d\.\d{1,3}|[a-z]\.[a-z]{2,8}):$|\d->$/;
const DIGITS_BEFORE = /(?:\d[.:/-]|\d,|[\d)][ ]|\+)$/;
const STATE_BEFORE =
  /(?:^|[ ,])(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? $/;
const PHONE_AFTER = withSmallCode(
  /^(?:[)\].]? ?\d{3}[- .]?\d{4}|-\d|-\p{L}{1,3}(?!\p{L})|\.\d|,\d{3}(?!\d)|:\d|%|->|\/(?:tcp|udp)|\/\d{1,2}\b)/u,
);
const UNIT_AFTER = withSmallCode(
  /^ ?(?:(?:ms|secs?|seconds?|segundos|mins?|minutes?|minutos|hours?|horas|days?|días|weeks?|months?|years?|años|mb|kb|gb|km|miles|lbs?|oz|ft|messages?|mensajes|texts?|customers?|clientes|patients?|pacientes|people|personas|users?|members?|parents?|students?|subscribers?|contacts?|contactos|numbers?|números|recipients?|segments?|characters?|mph|[ap]\.?m|st|nd|rd|th|tps|mps|dollars?|usd|pesos|bucks|of|out of|de cada|times|veces|block of|[nsew]|north|south|east|west)(?![\p{L}\p{N}])|\p{Lu}\p{Ll}+ (?:St|Street|Ave|Avenue|Rd|Road|Blvd|Dr|Drive|Ln|Lane|Hwy|Way|Ct)\b)/u,
);

function isSomethingElse(
  before: string,
  after: string,
  { digits, isField }: { readonly digits: number; readonly isField: boolean },
): boolean {
  if (
    OTHER_FIELD_BEFORE.test(before) ||
    STATE_BEFORE.test(before) ||
    MONEY_BEFORE.test(before) ||
    PORT_BEFORE.test(before) ||
    PHONE_AFTER.test(after) ||
    (digits <= 4 && DIGITS_BEFORE.test(before))
  ) {
    return true;
  }
  // A field name of an error is stronger than a unit or a thing: “error code 30003 x40”.
  return !isField && (THING_BEFORE.test(before.toLowerCase()) || (digits <= 4 && UNIT_AFTER.test(after)));
}

/** “30882 TERMS_AND_CONDITIONS_URL”: an error and the field that it is about. */
const FIELD_NAME_AFTER = /^["'”]?[\s:|,(–-]{1,3}[A-Z]{3,12}_[A-Z]/;
const FIELD_NAME_BEFORE = /[A-Z]{3,12}_[A-Z]{2,12}["'”)]?\s?[:=|-]?\s?$/;

// “806 - CTA incomplete”, “(805)”, “"552: Invalid”: three or more digits at the start of a line or clause.
function isLabel(before: string, after: string, digits: number): boolean {
  const starts = /(?:^|[\n\r;,.•*"“'|>→·-]\s?)$/.test(before);
  return (
    (starts && /^\s?[-–—:)\]|·→]/.test(after)) ||
    (digits >= 5 && FIELD_NAME_AFTER.test(after)) ||
    (digits >= 5 && FIELD_NAME_BEFORE.test(before)) ||
    (digits >= 3 && /[([]$/.test(before) && /^[)\]]/.test(after))
  );
}
