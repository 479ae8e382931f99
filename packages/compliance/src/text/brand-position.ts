// Tells whether words that match a brand name are meant as the name, or as ordinary words, a street, or a person.
import { withSmallCode } from './fast-patterns.ts';
import { ordinaryWords } from '../facts/ordinary-words.ts';
import { type BrandWord, isGeneric } from './brand-forms.ts';

export type BrandMention = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The words of the brand name that the mention has. */
  readonly matched: readonly BrandWord[];
  /** Lowercase, without accents: the words of the text. */
  readonly keys: readonly string[];
  readonly brand: readonly BrandWord[];
  /** All words of the brand name in one, with articles. */
  readonly joined: string;
};

/** "& Co" and "LLC" belong to the name, but say nothing about it. */
const LEGAL_AFTER = /^,? ?(?:&|and|y)? ?(?:co|inc|llc|corp|ltd|company|llp|pc|pllc|sons|hijos)\b\.?/i;
const LABEL_AFTER = /^(?:['’]s)?["”*~)\]]? ?[®™]?(?::(?!\d)|\s?[|•»]| [-–—] )/u;
const HERE_AFTER = /^ (?:here|aqu[ií])\b/i;
const ENDS_AFTER =
  /^(?:\s*$|\s?[.!)~*\]]\s*(?:$|[A-Z\n(])|\s{0,2}\n|\s{0,2}\p{Extended_Pictographic}|[,.!]?\s{1,3}(?:reply|text|txt|responda|stop|msg|help)\b|,? \(?\d{3}[-.) ])/iu;
const STARTS_BEFORE = /(?:^|[.!?…\n)\]"”~*–—]|(?<=\s)-|\p{Extended_Pictographic}\ufe0f?)[\s"“¡¿(*]{0,3}$/u;
const SIGNED_BEFORE =
  /\b(?:xo+|love|thanks|thank you|thx|ty|team|equipo|regards|atte\.?|atentamente|saludos|besos|besitos|cheers|best|gracias|your friends at)[,!]? {1,2}(?:the |la |el |los )?$/iu;
const SAID_BEFORE = withSmallCode(
  /\b(?:this is|it['’]?s|it is|we(?:['’]re| are)|soy|somos|habla|escribe|saluda|atiende|llama|welcome to|bienvenid[oa]s? a|(?:thank(?:s| you)|thx|gracias) (?:for|por) \p{L}+(?: (?:at|with|to|in|a|en|con))?|(?:we|us|here|all|team|aqu[ií]|nosotros|crew|folks|friends) (?:at|from|en|de)|on behalf of|de parte de|(?:your|tu|su|our))\s(?:the |la |el |los |las )?$/iu,
);
const AT_BEFORE =
  /(?:\b(?:from|at|with|by|via|visit|join|de|en|del|con|to|al?|por|for|call|text)|@|w\/)\s?$/iu;
const ARTICLE_BEFORE =
  /\b(?:the|an?|la|el|los|las|una?|those|these|that|this|some|my|any|each|every|ese|esa|este|esta)\s$/i;
const TEAM_AFTER =
  /^(?:['’]s)? (?:is|are|was|has|have|had|will|now|says?|invites?|opens?|closes?|closed|misses|wants|loves|turns|ships|sends|brings|serves|offers|hosts|thanks|reminds|presents|celebrates|needs|welcomes|wishes|gives|gave|made|got|puts?|does|makes|extra[nñ]a|ofrece|trae|vende|invita|celebra|agradece|informa|recuerda|avisa|cumple|llega|regala|contrata|quiere|le|les|te|se|ya|tiene|abre|cierra|crew|fam|family|familia|members?|staff|team|club|rewards|app|office|desk|mgmt|parents|customers|clients|patients|guests|friends|alerts?|orders?|accounts?|appointments?|appt|code|verification)\b/i;
const STREET =
  /^(?:st|street|ave|avenue|rd|road|blvd|lane|ln|drive|dr|hwy|highway|calle|avenida|pkwy|plaza|square)$/;
const ON_STREET =
  /\b(?:on|of|down|along|off|between|repaving|closing|at|across|near|past|from|to|via|in|onto|en la|por la|sobre|calle|entre)\s(?:the |la )?$/i;
const PLACE_BEFORE =
  /\b(?:toward|towards|over|across|near|past|around|through|into|outside|along|cerca de|hacia|sobre|rumbo a)\s(?:the |la |el )?$/i;
const CORNER_BEFORE = /\b(?:corner of|esquina de|between|entre|intersection of)\s(?:the |la )?$/i;
const PERSON_BEFORE =
  /\b(?:mr|mrs|ms|miss|sr|sra|srta|don|doña|dona|señor|señora|brother|sister|hno|hna)\.? $/i;
const TITLES = /^(?:mr|mrs|ms|don|dona|sr|sra|hno|hna)$/;

const isWeakWord = ({ kind, text }: BrandWord): boolean =>
  kind !== 'particular' || (ordinaryWords.has(text) && text.length >= 4);

/** Whether the words are written as a name, stand where names of senders stand, or are too particular to be anything else. */
export function isMeantAsName(mention: BrandMention): boolean {
  const { text, start, end, matched, keys, brand, joined } = mention;
  const shown = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 48), start);
  const rest = text.slice(end, end + 48);
  const after = rest.replace(LEGAL_AFTER, '');
  if (/[@#]$/.test(before)) {
    return true;
  }
  const isSingle = keys.length === 1;
  if (isPlaceOrPerson(mention)) {
    return false;
  }
  const isStreet = isStreetName(mention);
  const isWeak = matched.every(isWeakWord);
  const isNature = matched.every(({ kind }) => kind === 'ordinary' || kind === 'place' || kind === 'number');
  const isCapital = isWrittenAsName(shown, keys, text);
  const article = /\b(the|el|la|los|las) $/i.exec(before)?.[1] ?? '';
  const hasArticle = article !== '' && joined.includes(`${article.toLowerCase()}${keys[0] ?? ''}`);
  if (isCapital && (!isWeak || after !== rest || (hasArticle && /^\p{Lu}/u.test(article)))) {
    return true;
  }
  if (isPresented(before, after, isCapital)) {
    return true;
  }
  const isOwner = brand[0]?.isPossessive === true && matched.includes(brand[0]) && /['’]?s$/i.test(shown);
  // "Delfina's pans are back": the owner's name opens the text as customers shorten it.
  if (isSingle && isOwner && (!/\p{Lu}/u.test(text) || (isCapital && !isNature && /^\W*$/.test(before)))) {
    return true;
  }
  if (!isCapital) {
    // Somebody who writes without capitals leaves nothing but the position, or a name that is no ordinary word.
    if (!isSingle && !/\p{Lu}/u.test(text)) {
      return true;
    }
    return (
      matched.length > 2 &&
      matched.some(({ kind }) => kind === 'particular') &&
      matched.length === brand.length
    );
  }
  const isStart = STARTS_BEFORE.test(before) || /^\W*$/.test(before);
  if (!isSingle) {
    // "The Rio Grande is over its banks", "exit 12 toward Mountain View".
    const isRiver =
      article !== '' &&
      !hasArticle &&
      STARTS_BEFORE.test(before.replace(/\w+ $/, '')) &&
      /^ (?:is|was|are|has)\b/.test(after);
    return !(isNature && (isRiver || PLACE_BEFORE.test(before))) && !isStreet;
  }
  if (brand.length === 1 && brand[0]?.isPossessive === true && /['’]s?$/.test(shown)) {
    return true;
  }
  if (isStart) {
    return TEAM_AFTER.test(after) || /^['’]s /.test(after);
  }
  return AT_BEFORE.test(before) || (!ARTICLE_BEFORE.test(before) && !/^ \p{Ll}/u.test(after));
}

const isStreetName = ({ keys, matched }: BrandMention): boolean =>
  STREET.test(keys.at(-1) ?? '') && matched.every((word) => STREET.test(word.text) || isWeakWord(word));

/** Whether the words are a common noun, a street, a corner, or somebody who is addressed, whatever else the text says. */
export function isPlaceOrPerson(mention: BrandMention): boolean {
  const { text, start, end, keys, brand, matched, joined } = mention;
  const before = text.slice(Math.max(0, start - 48), start);
  const after = text.slice(end, end + 48).replace(LEGAL_AFTER, '');
  const article = ARTICLE_BEFORE.exec(before)?.[0].trim().toLowerCase();
  return (
    // "at the summit looks"
    (keys.length === 1 &&
      article !== undefined &&
      !joined.startsWith(article) &&
      matched.every(isWeakWord) &&
      /^\p{Ll}/u.test(text.slice(start)) &&
      /\p{Lu}/u.test(text) &&
      /^ \p{Ll}/u.test(after)) ||
    (keys.length === 1 && isPerson(before, after, brand)) ||
    (isStreetName(mention) && (ON_STREET.test(before) || HOUSE_BEFORE.test(before))) ||
    (HOUSE_BEFORE.test(before) && STREET_NEXT.test(after)) ||
    isAddressed(text, start) ||
    CORNER_BEFORE.test(before)
  );
}

/** "47 Hadley Blvd". */
const HOUSE_BEFORE = /(?<!\$)\b\d{1,5} (?:[nsew]\.? )?$/i;

const STREET_NEXT = /^ (?:st|street|ave|avenue|rd|road|blvd|lane|ln|dr|drive|hwy|pkwy|ct|court)\b/i;

const ADDRESSED = /(?:^|[.!?\n]\s{0,3})(?:dear|estimad[oa]s?|attn|att|atenci[oó]n(?: a)?)[:.]?\s$/i;

/** "the corner of Maple and Main". */
export const isBehindCorner = (text: string, start: number): boolean =>
  CORNER_BEFORE.test(text.slice(Math.max(0, start - 48), start));

/** "Dear Vickery Printing, please find …": the reader is named, not the sender. */
export const isAddressed = (text: string, start: number): boolean =>
  ADDRESSED.test(text.slice(Math.max(0, start - 20), start));

/** "Mr. Carter", "Good morning Rivera family": the reader, or somebody else. */
const isPerson = (before: string, after: string, brand: readonly BrandWord[]): boolean =>
  (PERSON_BEFORE.test(before) && !brand.some(({ text }) => TITLES.test(text))) ||
  (/^ family\b/.test(after) && /^\W*(?:hi|hello|hey|good \w+|dear|welcome)\b[^.!?]*$/i.test(before));

function isPresented(before: string, after: string, isCapital: boolean): boolean {
  const isStart = STARTS_BEFORE.test(before) || /^\W*$/.test(before);
  return (
    (isStart && LABEL_AFTER.test(after)) ||
    HERE_AFTER.test(after) ||
    (isStart && /^\s{0,2}\p{Extended_Pictographic}/u.test(after)) ||
    (SAID_BEFORE.test(before) && (isCapital || ENDS_AFTER.test(after) || /^[,!.]/.test(after))) ||
    (SIGNED_BEFORE.test(before) && ENDS_AFTER.test(after)) ||
    (isStart && ENDS_AFTER.test(after) && !/^\W*$/.test(before)) ||
    (/[([]$/.test(before) && /^[)\]]/.test(after)) ||
    (!isCapital &&
      AT_BEFORE.test(before.replace(/\b(?:the|la|el|los|las) $/i, '')) &&
      /^(?:\s*$|\s?[.!,:;\n)]|\s{0,2}\p{Extended_Pictographic}| (?:l[eoa]s|te|til|till|until|hasta|on|today|hoy|for|we|los|this)\b)/iu.test(
        after,
      ))
  );
}

/** Each word that is no connecting or generic one begins with a capital letter, or the text has none at all. */
function isWrittenAsName(shown: string, keys: readonly string[], text: string): boolean {
  const words = shown.split(/[^\p{L}\p{N}'’]+/u).filter((word) => word !== '');
  const isGiven = (word: string): boolean => /^[\p{Lu}\p{N}]/u.test(word);
  const telling = words.filter(
    (word) =>
      !/^(?:the|and|of|de|la|el|los|las|del|y|n|at|in|for|by|a|e)$/i.test(word) &&
      !isGeneric(word.toLowerCase()),
  );
  return telling.length > 0
    ? telling.every(isGiven) &&
        (telling.some((word) => /^\p{Lu}/u.test(word)) || (keys.length > 1 && /\p{Lu}/u.test(shown)))
    : words.some((word) => /^\p{Lu}/u.test(word)) && text !== '';
}
