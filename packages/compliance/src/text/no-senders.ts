// Names in a text that never are its sender: departments, titled persons, placeholders, shops of a card alert, and recipients.
import { withSmallCode } from './fast-patterns.ts';
import { noNames, topics } from '../facts/name-words.ts';
import { firstNames } from '../facts/business-words.ts';
import { isGeneric } from './brand-forms.ts';
import { isAddressed } from './brand-position.ts';
import { startsWithDigit } from './words.ts';

/** Departments and roles that any organization has, and services of an account. */
export const departments: ReadonlySet<string> = new Set(
  (
    'front desk office oficina accounts account dept department departamento attendance financial aid billing scheduling dispatch reception admissions payroll hr human resources customer care service ' +
    'support security fraud accounting maintenance management registration enrollment junta direccion recepcion administracion caja general manager board legal safety parks records ' +
    'customer desk help team staff crew student council athletic guidance nurse main central info information services sales guest guests member members patient resident tenant leasing ' +
    'cobros cobranza cobranzas pagos citas facturacion ventas servicio atencion soporte client clients relations autopay estatement ebill direct deposit'
  ).split(' '),
);
const SMALL = new Set('of the and at de del la las los el y e in for a & to'.split(' '));
const PERSON_TITLES = new Set(
  'mr mrs ms miss mister sr sra srta senor senora mtra mtro profe maestra maestro'.split(' '),
);
const NAME_OF_OFFICE = /^['’]s (?:office|class|clinic|shop|salon|room)\b/iu;

/** "[FECHA]", "{{link}}": filled in before the text is sent. */
const PLACEHOLDER =
  /^(?:first|last|full|customer|client|order|due|appt|appointment)?[ _-]?(?:name|nombre|cliente|date|fecha|time|hora|amount|monto|total|balance|saldo|link|enlace|url|code|codigo|código|address|direccion|dirección|phone|telefono|teléfono|number|numero|número|day|dia|día|doctor|provider|agent|agente|location|sucursal|lugar|item|product|producto|price|precio|keyword)$/iu;

/** "A purchase of $12.40 at", "su compra de $12.40 en", "your card was used at": where the reader has paid, not who sends. */
const PAID_BEFORE =
  /\b(?:purchase|charge|transaction|withdrawal|debit|payment|compra|cargo|retiro|transacci[oó]n)\s(?:of|for|de|por)\s(?:USD ?)?\$?\d[\d.,]*\s(?:at|en|to|a)\s(?:the |la |el )?$|\b(?:card|tarjeta)\b[^.!?\n]{0,40}\b(?:used|charged|declined|us[oó]|usada|utilizada)\s(?:at|en|by|por)\s(?:the |la |el )?$|\buse(?:d)? your (?:card|account) at\s$/iu;
/** "$214.88 at TARGET": the same without a noun. */
const AMOUNT_BEFORE = /\$\d[\d.,]*\s(?:at|en)\s(?:the |la |el )?$/iu;

/** Whether the name at this place is where the reader has paid, as an alert about a card says. */
export function isPaid(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 80), start);
  return (
    PAID_BEFORE.test(before) ||
    (AMOUNT_BEFORE.test(before) && /\b(?:card|tarjeta|account|cuenta)\b/iu.test(text))
  );
}

/** "Cheaper than LampBarn", "find the truck at Iron Mule Brewing": a competitor, or where the sender is today. */
const ELSEWHERE_BEFORE = withSmallCode(
  /\b(?:tired of|unlike|better than|cheaper than|switch(?:ing)? from|leaving|cans(?:ad[oa]s?) de|mejor que)\s(?:the |los |las )?$|\b(?:find (?:us|the \p{L}{3,12})|parked|set up|we(?:['’]re| are|['’]ll be| will be)) (?:parked )?(?:at|outside|behind|by|en)\s(?:the )?$/iu,
);
/** "Dr. Osei has your chart": a person of the practice, who is spoken of. */
const SPOKEN_OF = /^ (?:will|can|is|has|wants|would|needs|le|lo|la|tiene|est[aá]|ver[aá])\b/iu;
const RECIPIENT_LABEL = /^(?:attn|att|attention|atenci[oó]n)\.?:? [^:.!?\n]{2,50}[:.]/iu;
const RECIPIENT = /^(?:attn|att)\.? /iu;

/** Whether all words of a name are those of a department, a date, or a topic: "Front Desk", "Guest Services". */
export function isNobodysName(words: readonly string[]): boolean {
  const telling = words.filter((word) => !SMALL.has(word));
  return telling.every(
    (word) => departments.has(word) || noNames.has(word) || topics.has(word) || startsWithDigit(word),
  );
}

const TEAMS = new Set('team office desk staff crew department dept services relations'.split(' '));
const RECIPIENT_MAX = 20;

/** "Pharmacy Team", "Leasing Office": the kind of any such business, without its name. */
const isTeam = (words: readonly string[]): boolean =>
  words.length > 1 &&
  TEAMS.has(words.at(-1) as string) &&
  words.every((word) => departments.has(word) || TEAMS.has(word) || isGeneric(word));

/** "https://x.example/KcLMQ1": a name in the path of a link says nothing. */
const PATH_BEFORE = withSmallCode(/(?:\/\/[^\s/]+|\.[\p{L}\d-]{2,12})\/\S*$/u);
const PATH_UNITS = 200;
/** "Your coupon: SAVE20", "order number A4829". */
const CODE_BEFORE =
  /\b(?:code|coupon|voucher|number|no|id|pin|password|key|order|ref|reference|confirmation|tracking|locator|c[oó]digo|cup[oó]n|clave|n[uú]mero|folio|pedido|orden)[ :.#-]{1,3}["'“]?$/iu;
const CODE = /^(?=\S*\d)[A-Z\d][A-Z\d-]+$/;
/** "It's Giving Tuesday!": what day it is. */
const OCCASION_BEFORE =
  /\b(?:it(?:['’]?s| is)|today is|tomorrow is|happy|(?:hoy|ma[nñ]ana)(?: es)?|feliz|ya es) (?:the |el |la )?$/iu;
const OCCASIONS = new Set(
  (
    'day tuesday wednesday thursday friday saturday sunday monday weekend week eve night month season time hour ' +
    'lunes martes miercoles jueves viernes sabado domingo dia semana noche hora temporada'
  ).split(' '),
);
/** Where anybody may meet. */
const GROUNDS = new Set(
  'park field beach lake river pavilion playground campground courthouse parque playa plaza campo'.split(' '),
);
/** A water park is a business. */
const OPERATED = new Set(
  'water theme trampoline rv mobile skate amusement adventure air dog office business auto car'.split(' '),
);
const ROOMS = new Set('gym gymnasium auditorium cafeteria fieldhouse field stadium hall library'.split(' '));
const SCHOOLS = new Set('high middle elementary school hs ms primary prep'.split(' '));
const MEETING_BEFORE =
  /(?<!(?<!\b(?:meet|join|find|see|visit|with) )\b(?:us|we|team|here|friends|everyone|everybody|all|nosotros|aqu[ií]) )(?:\b(?:at|in|near|en)|@)\s?(?:the |la |el )?$/iu;
/** "Your tour at Sunset Park": what the reader has with it. */
const OWN_BEFORE = /\b(?:your|su|tu)\b[^.!?\n]{1,40}$/i;
/** "The code for Lot F". */
const UNIT =
  /^(?:lot|unit|room|gate|door|building|bldg|cabin|suite|apt|apartment|locker|box|floor|zone|bay|dock) (?:[a-z]|\d+[a-z]?|one|two|three|four|five|six|seven|eight|nine|ten)$/;
/** "Beautiful weekend coming up": how something is, in front of an ordinary noun. */
const DESCRIBING = new Set(
  (
    'beautiful gorgeous lovely amazing awesome fantastic wonderful perfect pretty nice sunny rainy snowy cold hot warm chilly crazy wild exciting quick easy fresh delicious tasty ' +
    'cheap hungry thirsty bored single lonely cute hermoso hermosa lindo lindos lindas bonito bonita increible maravilloso maravillosa perfecto perfecta delicioso deliciosa rico sabroso'
  ).split(' '),
);
const NOUN_NEXT = withSmallCode(
  /^ (?!(?:is|has|are|was|will|opens?|closes?|here|and|says|aqu[ií]|tiene|abre)\b)\p{Ll}{3,}/u,
);

/** What a word that looks like a name is in truth: a part of a link, a code, a day, a place to meet, or an adjective. */
function isNoName(text: string, { name, start, end, words }: Place): boolean {
  const before = text.slice(Math.max(0, start - PATH_UNITS), start);
  if (/\S$/.test(before) && PATH_BEFORE.test(before)) {
    return true;
  }
  if (words.length === 1) {
    return (
      (CODE.test(name) && CODE_BEFORE.test(before)) ||
      (DESCRIBING.has(words[0] as string) && NOUN_NEXT.test(text.slice(end, end + 24)))
    );
  }
  if (
    /^wi$/.test(words[0] as string) ||
    (words.length === 2 && UNIT.test(words.join(' ')) && /\bfor $/.test(before))
  ) {
    return true;
  }
  const isLabel = /^\s?:/.test(text.slice(end, end + 2));
  const isDay = OCCASIONS.has(words.at(-1) as string) && !isLabel;
  if (isDay && (/^it(?:['’]?s)?$/.test(words[0] as string) || OCCASION_BEFORE.test(before))) {
    return true;
  }
  const place = words.filter((_word, at) => at === 0 || !isDated(words, at));
  const last = place.at(-1) as string;
  const kind = place.at(-2) ?? '';
  const isPlace =
    ((GROUNDS.has(last) || /^(?:parque|playa)$/.test(place[0] as string)) && !OPERATED.has(kind)) ||
    (ROOMS.has(last) && SCHOOLS.has(kind));
  return (
    isPlace && !isLabel && !/['’]s\b/.test(name) && MEETING_BEFORE.test(before) && !OWN_BEFORE.test(before)
  );
}

/** "Central High Gym on Friday": the part of a name from "on" to its end. */
const isDated = (words: readonly string[], at: number): boolean => {
  const on = words.lastIndexOf('on');
  return on > 0 && at >= on && OCCASIONS.has(words.at(-1) as string);
};

type Place = {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
};

/** Whether the name at this place cannot be the sender of the text, whatever else speaks for it. */
export function isNoSender(text: string, { name, start, end, words }: Place): boolean {
  const before = text.slice(Math.max(0, start - 80), start);
  const person = /^it(?:['’]?s)?$/.test(words[0] ?? '') ? words.slice(1) : words;
  const isTitled =
    person.length <= 3 &&
    person.length > 1 &&
    PERSON_TITLES.has(person[0] as string) &&
    !NAME_OF_OFFICE.test(text.slice(end));
  return (
    isTitled ||
    isNoName(text, { name, start, end, words }) ||
    isNobodysName(words) ||
    (/[[{<]\s?$/.test(before) && /^\s?[\]}>]/.test(text.slice(end)) && PLACEHOLDER.test(name)) ||
    isTeam(words) ||
    PAID_BEFORE.test(before) ||
    (start < RECIPIENT_MAX && end < (RECIPIENT_LABEL.exec(text)?.[0].length ?? 0)) ||
    isAddressed(text, start) ||
    ELSEWHERE_BEFORE.test(before) ||
    (words.length === 2 && /^dra?$/.test(words[0] as string) && SPOKEN_OF.test(text.slice(end, end + 12))) ||
    (words.length === 1 && start === 0 && text[end] === ':' && firstNames.has(words[0] as string)) ||
    RECIPIENT.test(name)
  );
}
