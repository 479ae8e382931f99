// Weighs the capitalized names of a text: what kind of name each is, and whether the text presents it as its sender.
import { withSmallCode } from './fast-patterns.ts';
import { businessWords, firstNames, sharedServices } from '../facts/business-words.ts';
import { eventHeads, noNames, thirdParties, topics } from '../facts/name-words.ts';
import { places } from '../facts/places.ts';
import { isGeneric } from './brand-forms.ts';
import { type NameRun, readNameRuns } from './name-runs.ts';
import { departments } from './no-senders.ts';
import type { Sender } from './sender-form.ts';
import { type Word, startsWithDigit } from './words.ts';

/** How surely a name is one of an organization: 0 none or a person, 1 any, 2 likely, 3 surely. */
type Surety = 0 | 1 | 2 | 3;

const TITLES = new Set(
  (
    'mr mrs ms miss dr dra sr sra srta don dona lic licenciado licenciada licda ing arq prof profe profa profesora profesor maestra maestro mtra mtro coach pastor pastora padre hno hna hermano hermana principal director ' +
    'directora officer agent agente capt captain capitan chief nurse psic tia tio uncle aunt deputy doc enfermera enfermero appraiser inspector ap chofer manager doctora doctor senora senor sister mama tech driver instructor realtor senadora abuela abuelo brother sister father deacon rev sgt judge senator sen gov mayor mom dad mama papa capataz chef team equipo'
  ).split(' '),
);
const SMALL = new Set('of the and at de la las los el del y e in for a on by n con & to'.split(' '));

export function weighName(name: string, words: readonly string[]): Surety {
  const telling = words.filter((word) => !SMALL.has(word));
  const known = telling.filter((word) => !noNames.has(word) && !startsWithDigit(word));
  const first = telling[0] ?? '';
  const isPerson = TITLES.has(first) && !(telling.length > 2 && known.slice(1).some(isKind));
  if (
    known.length === 0 ||
    isPerson ||
    telling.every((word) => departments.has(word) || startsWithDigit(word))
  ) {
    return /['’]s (?:office|clinic|practice)$/i.test(name) ? 3 : 0;
  }
  if (known.some(isKind) && telling.length > 1 && !(telling.length === 2 && CAR_MAKERS.has(first))) {
    const last = telling.at(-1) as string;
    return eventHeads.has(last) || (noNames.has(first) && !isKind(last) && !/^(?:new|good|best)$/.test(first))
      ? 1
      : 3;
  }
  // "SPIN TO WIN" in a text that is not in capital letters is a shout, not a name.
  if (telling.length > 1 && name === name.toUpperCase()) {
    return known.every((word) => topics.has(word) || eventHeads.has(word)) ? 0 : 1;
  }
  if (telling.length === 1 || (telling.length === 2 && /^\d/.test(telling[1] as string))) {
    return weighOne(name, first);
  }
  if (known.every((word) => places.has(word))) {
    return 0;
  }
  if (firstNames.has(first) && !/^\p{L}+['’]s\b/u.test(name) && !/ (?:&|and|y) /u.test(name)) {
    return telling.length > 2 ? 1 : 0;
  }
  if (
    telling.length === 2 &&
    known.some((word) => firstNames.has(word)) &&
    !/['’]s\b| (?:&|and|y) /u.test(name)
  ) {
    return 0;
  }
  if (eventHeads.has(telling.at(-1) as string) || eventHeads.has(first) || known.length < telling.length) {
    return 1;
  }
  return 2;
}

/** Whether a name is one of a person, department, or topic. */
export const isNobody = (name: string, words: readonly string[]): boolean =>
  weighName(
    name,
    words.map((word) => word.replace(/['’]s?$/, '')),
  ) === 0;

const CAR_MAKERS = new Set(
  'chevrolet chevy ford honda toyota nissan kia hyundai jeep subaru mazda volkswagen bmw lexus acura gmc dodge buick cadillac ram audi volvo'.split(
    ' ',
  ),
);
const isKind = (word: string): boolean => businessWords.has(word) || isGeneric(word) || CAR_MAKERS.has(word);

function weighOne(name: string, word: string): Surety {
  if (firstNames.has(word) || places.has(word) || topics.has(word) || eventHeads.has(word)) {
    return /['’]s$/.test(name) && firstNames.has(word) ? 1 : 0;
  }
  // "DreamBarn"; but "McKay" is a surname.
  return /\p{Ll}\p{Lu}/u.test(name.replace(/^(?:Mc|Mac|De|La)/, '')) ? 2 : 1;
}

const isForeign = (words: readonly string[]): boolean =>
  sharedServices.has(words[0] as string) || thirdParties.has(words[0] as string);

const PLACE_AFTER = '(?:, (?:\\p{Lu}[\\p{L}.]+|\\d|[a-z ]{3,24}(?:[.!]|$))|\\s?\\(?\\d{3}[-.) ])';
const OPT_OUT_AFTER =
  '\\s{1,3}(?:[([]?(?:[Rr]eply|[Tt]ext|[Tt]xt|[Rr]esponda|[Mm]ande|[Ee]nv[ií]e)?\\s?(?:STOP|Stop2|BAJA|ALTO|HELP|QUIT|END)|[Mm]sg|[Tt]o (?:opt|stop|unsub)|[Oo]pt)';
const OPT_OUT_NEXT = new RegExp(`^[.!]?${OPT_OUT_AFTER}`, 'u');
/** What follows a name that stands alone at the end of a text or sentence. */
const ALONE_AFTER = withSmallCode(
  new RegExp(
    `^(?:['’]s)?(?:\\s{0,3}$|\\s?[.!)~*\\]](?!\\p{L})|\\s{0,2}\\n|\\s{0,2}\\p{Extended_Pictographic}|${PLACE_AFTER}|${OPT_OUT_AFTER}|:? \\S{3,40}\\.[a-z]{2,8}|\\.example|(?: \\p{Ll}{2,12}){1,2}(?:[.!]|\\s*$))`,
    'u',
  ),
);
const BOUNDARY = /(?:^|[.!?…\n()\]}"”]|[-–—~|•*]|\p{Extended_Pictographic}\ufe0f?)[\s*_"“(¡¿]{0,4}$/u;
/** "Pastor Odell, ", "Marco, ", "Athletic Dept, ": the person or department before the organization. */
const PERSON_BEFORE = withSmallCode(
  /(?:^|[.!?…\n)\]}"”]|[-–—~|]|\p{Extended_Pictographic}\ufe0f?)\s{0,3}(?:[Yy]our )?(?:\p{Lu}[\p{L}.]{1,14} ?){1,3},\s{1,2}(?:your |su )?$/u,
);
const JOINS = String.raw`(?:at|@|w\/|with|from|of|de|del|en|con)\s?(?:the |la |el )?$`;
/** "This is Colby w/ ", "soy Odalys de ". */
const SPEAKER_BEFORE = withSmallCode(
  new RegExp(
    `\\b(?:this is|it['’]?s|it is|i['’]?m|i am|my name is|behalf of|mi nombre es|me llamo|your|soy|habla|le (?:escribe|saluda|llama|habla|marca)|te (?:escribe|saluda|habla)|se comunica|su|tu) (?:(?:the|your|la|el|su|tu) )?(?:\\p{L}{2,14}\\.? ){1,3}${JOINS.slice(0, -1)}(?:(?:despacho|consultorio|oficina|taller|tienda|cl[ií]nica|office|shop|clinic|team|crew|equipo) (?:de(?:l)? )?)?$`,
    'iu',
  ),
);
/** "Ana @ ", "Hi Rita, Cole with ". */
const PERSON_AT = withSmallCode(
  new RegExp(
    `(?:^|[.!?,\\n-]\\s{0,3})(?:[Hh](?:i|ello|ey|ola)[ ,]{1,2}(?:\\p{L}{2,14}[ ,!]{1,3}){0,2})?(\\p{Lu}\\p{L}{1,14}) (?:here |aqu[ií] )?${JOINS}`,
    'u',
  ),
);
const PRESENTED_BEFORE = withSmallCode(
  /\b(?:(?:we|us|here|the (?:guys|folks|crew|girls|gang)|nosotros|aqu[ií]|los|las) (?:at|from|en|de)|(?:l[oae]s?|te|les) (?:atiende|saluda|espera|escribe|esperamos en|invita)|see you (?:soon )?at|(?:thx|ty|tks|thank(?:s| you)) for (?:\p{L}{3,14} )(?:at|with|to|from|in)?|paid for by|sponsored by|brought to you by|hosted by|pagado por|organiza|presenta|invita|lo esperamos en|los esperamos en|te esperamos en|nos vemos en|bienvenid[oa]s? a|aqu[ií] en|gracias por (?:\p{L}{3,14} )(?:en|con|a)?|de parte de|on behalf of|your friends at|everyone at|all of us at|the team at)\s(?:the |la |el |los |las )?$/iu,
);
const TIED_BEFORE =
  /\b(?:your|su|tu)\b(?:[^.!?\n]|\.\d){1,40}\b(?:at|with|from|to|en|con|de|a|al)\s(?:the |la |el )?$/iu;
const PREPOSITION_BEFORE =
  /(?:@|w\/|\b(?:at|from|with|en|con|call|visit|join|llame a|visite|to|al?|del?|via))\s?(?:the |la |el |los |las )?$/iu;
const ELSEWHERE =
  /\b(?:find (?:us|the truck)|we(?:['’]ll| will|['’]re| are)? (?:be |parked |set up )?|meet(?:ing)? (?:us |me |up )?|parked?|near|next to|behind|across|inside|outside|by|from|game|concert|boletos|doors|tickets|held|junto|cerca|frente|estamos|andamos|estaremos|vs\.?|quote from|purchase|charge|cargo|compra|spent|login|sign[ -]in|dinero en)\b[^.!?\n]{0,24}$/iu;
const LOOSE_BEFORE =
  /\b(?:de|del|of|to|al|a|call|join)\s(?:the |la |el |los |las )?$|\b(?:po|quote|invoice|payment|check|package|delivery|shipment|parts?|letter|referral|records|results|approval|financing) (?:from|w\/|with)\s$/iu;
const VERB_AFTER =
  /^(?:['’]s)? (?:is|are|was|has|have|had|will|can|may|needs?|wants?|invites?|offers?|opens?|closes?|closed|open|here|moved|reminds?|says?|thanks?|misses|turns?|finances?|gave|got|went|sells|sold|ships|pays|comes|makes|presents|now|just|texts?|hosts?|serves?|celebrates|tiene|les?|te|se|los|invita|ofrece|abre|cierra|informa|recuerda|avisa|vende|trae|cumple|celebra|agradece|est[aá]|llega|regala|solicita|busca|presenta|da|hace|quiere|ya)\b/iu;
const NOUN_AFTER = withSmallCode(
  /^(?:['’]s)? \p{Ll}{2,16}(?: [\p{L}\d&'’-]{1,16}){0,4}(?::|\s[-–—]\s)|^(?:['’]s)? \p{Ll}{2,}/u,
);

export type NamedBy = Pick<Sender, 'name' | 'form'> & { readonly surety: Surety; readonly start: number };

/** The names of a text that it presents, in the order of how clearly it does. */
export function findPresentedNames(text: string, words: readonly Word[]): readonly NamedBy[] {
  const found: (NamedBy & { readonly rank: number })[] = [];
  for (const run of readNameRuns(text, words)) {
    const surety = weighName(run.name, run.words);
    const reading = surety === 0 ? undefined : readPlace(text, run, surety);
    if (reading !== undefined) {
      found.push({ name: run.name, start: run.start, surety, ...reading });
    }
  }
  return found.toSorted((one, other) => one.rank - other.rank);
}

const OWN_AGENT = withSmallCode(
  /\b(?:your|su|tu) (?:\p{L}{2,12} )?(?:driver|repartidora?|chofer|agente?|tech|technician|t[eé]cnico|stylist|asesora?|advisor|instructor|coach|nurse|code|c[oó]digo) (?:at|from|with|de|en|con)\s(?:the |la |el )?$/iu,
);
const RELATIVE =
  /\b(?:mam[aá]|pap[aá]|mom|mother|dad|father|hij[oa]|espos[oa]|vecin[oa]|ti[oa]|abuel[oa]|friend|amig[oa]|daughter|son|wife|husband) (?:de|of|from)\s$/iu;

function isSpoken(before: string, surety: Surety): boolean {
  if (OWN_AGENT.test(before) || RELATIVE.test(before)) {
    return !RELATIVE.test(before);
  }
  if (
    /\b(?:your|su|tu)\b/i.test(before.slice(-30))
      ? surety === 3 && SPEAKER_BEFORE.test(before)
      : SPEAKER_BEFORE.test(before)
  ) {
    return !ELSEWHERE.test(before);
  }
  const person = PERSON_AT.exec(before)?.[1]?.toLowerCase();
  return (
    person !== undefined &&
    !noNames.has(person) &&
    (firstNames.has(person) || surety >= 2) &&
    !ELSEWHERE.test(before)
  );
}

/** Where a name stands that may be only a place, or what the reader has with the sender. */
export const readTies = (before: string): readonly string[] => [
  ...(ELSEWHERE.test(before) ? ['elsewhere'] : []),
  ...(TIED_BEFORE.test(before) ? ['tied'] : []),
  ...(LOOSE_BEFORE.test(before) ? ['loose'] : []),
  ...(PRESENTED_BEFORE.test(before) ? ['presenting'] : []),
  ...(SPEAKER_BEFORE.test(before) ? ['speaker'] : []),
];

type Place = { readonly form: Sender['form']; readonly rank: number };

function readPlace(text: string, { start, end, words }: NameRun, surety: Surety): Place | undefined {
  const before = text.slice(Math.max(0, start - 72), start);
  const after = text.slice(end, end + 48);
  const isStart = BOUNDARY.test(before) || start === 0;
  const isFirst = /^[^\p{L}\p{N}]*$/u.test(before);
  if (isStart && /^(?:['’]s)?(?: ?[®™])?\s?(?::|\s[-–—|•]\s|\|)(?!\/\/)/u.test(after)) {
    const isEvent = surety === 1 && words.length > 1 && eventHeads.has(words.at(-1) as string);
    return !isEvent && (surety >= 2 || isFirst) ? { form: 'label', rank: isFirst ? 0 : 4 } : undefined;
  }
  // "From the desk of Abby Hargrove, Hargrove Wealth Planning: …"
  if (surety === 3 && before.endsWith(', ') && /^:\s/.test(after)) {
    return { form: 'label', rank: 4 };
  }
  if (isSpoken(before, surety) && !isForeign(words)) {
    return { form: 'introduction', rank: 1 };
  }
  const isLast = /^(?: ?[.!)~*])?\s*$/u.test(after) || OPT_OUT_NEXT.test(after);
  if (
    surety === 1 &&
    !isFirst &&
    isStart &&
    isLast &&
    words.length > 1 &&
    !noNames.has(words[0] as string) &&
    !isForeign(words)
  ) {
    return { form: 'signature', rank: 5 };
  }
  if (
    surety === 1 &&
    isFirst &&
    words.length > 1 &&
    !noNames.has(words[0] as string) &&
    !eventHeads.has(words[0] as string) &&
    !eventHeads.has(words.at(-1) as string) &&
    /^ (?:opens?|closes?|has|have|is|are|will|abre|cierra|tiene|transmite|informa|le|les|ya|te)\b/.test(after)
  ) {
    return { form: 'subject', rank: 8 };
  }
  if (surety < 2 || isForeign(words)) {
    return surety === 1 && !isForeign(words) && isStart && /^\s{0,3}$/.test(after) && start > 0
      ? { form: 'mention', rank: 9 }
      : undefined;
  }
  if (isStart && !isFirst && ALONE_AFTER.test(after)) {
    return { form: 'signature', rank: 3 };
  }
  if (PERSON_BEFORE.test(before) && ALONE_AFTER.test(after)) {
    return { form: 'signature', rank: 3 };
  }
  // "Taller gratis, martes 6pm, Iglesia San Judas."
  if (surety === 3 && before.endsWith(', ') && ALONE_AFTER.test(after)) {
    return { form: 'signature', rank: 4 };
  }
  if (PRESENTED_BEFORE.test(before)) {
    return { form: 'from', rank: 2 };
  }
  if (
    isFirst &&
    (VERB_AFTER.test(after) ||
      NOUN_AFTER.test(after) ||
      /^,? (?:tu|su|your|the|el|la|an?|un|una) |^ ?[,(!]/u.test(after))
  ) {
    return { form: 'subject', rank: 5 };
  }
  if (isStart && VERB_AFTER.test(after)) {
    return { form: 'subject', rank: 6 };
  }
  if (TIED_BEFORE.test(before) && !ELSEWHERE.test(before)) {
    return { form: 'place', rank: 6 };
  }
  if (surety === 3 && PREPOSITION_BEFORE.test(before)) {
    const isLoose = ELSEWHERE.test(before) || LOOSE_BEFORE.test(before);
    return { form: isLoose ? 'mention' : 'place', rank: 7 };
  }
  return PREPOSITION_BEFORE.test(before) ? { form: 'mention', rank: 8 } : undefined;
}
