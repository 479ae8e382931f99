// Reads what a text says about prohibited or restricted content: what the rules find, and what the model suspects.
import { scoreOutputs } from '../learned/linear-model.ts';
import { type ContentCategory, contentCategoryById } from '../facts/content-categories.ts';
import { type PlacedConcept, findConcepts } from './concept-trie.ts';
import { type ContentReading, readConcepts } from './concepts.ts';
import { countConcepts, listFeatures } from './features.ts';
import { type CategoryId, lexicons } from './lexicons.ts';
import { findMaskedWords } from './masked-words.ts';
import { openModel } from './model.ts';
import { findPlainWordings } from './plain-wordings.ts';
import { type TokenText, readTokens } from './tokens.ts';
import { type Verdict, decideVerdicts } from './verdicts.ts';

export type ContentHit = {
  readonly category: ContentCategory;
  /** The phrase of the lexicon. */
  readonly phrase: string;
  /** The words, quoted from the text. */
  readonly quoted: string;
  /** Whether the words were found only after a disguise was resolved. */
  readonly disguised: boolean;
  /** Whether the text offers or does something with the product. Otherwise the word alone makes it suspicious. */
  readonly isSure: boolean;
  /** Offset of the words in the text as a person sees it. */
  readonly start: number;
};

/** What the model suspects. It never says more than that a person should look again. */
export type ContentSuspicion = {
  /** Undefined if no word of the text names it. */
  readonly category: ContentCategory | undefined;
  readonly words: readonly string[];
  /** Version of the model. */
  readonly model: string;
};

export type ContentFound = {
  readonly hits: readonly ContentHit[];
  readonly suspicion: ContentSuspicion | undefined;
};

/** @param senderName the brand that sends the text, if it is known: its name is not content */
export function readContent(
  text: string,
  senderName?: string,
): ContentFound & {
  /** As the function of that name, from the same words. */
  readonly readTrade: () => ContentHit[];
} {
  const tokens = readTokens(text);
  const found = findConcepts(tokens);
  const judged = judgeReading(text, readConcepts(tokens, senderName, found));
  const worded = listPlainWordings(text);
  return {
    ...judged,
    hits: keepFirstOfEach([...judged.hits, ...worded]),
    // A wording says more than a suspicion of the same.
    suspicion: worded.some(({ category }) => category === judged.suspicion?.category)
      ? undefined
      : judged.suspicion,
    readTrade: () => listTrade(text, readConcepts(tokens, undefined, found)),
  };
}

/**
 * The hits of `readContent` alone. The model only weighs words that name a category, and most texts have none.
 */
export function readContentHits(text: string, senderName?: string): readonly ContentHit[] {
  const reading = readConcepts(readTokens(text), senderName);
  return reading.concepts.some(mayBeHit)
    ? judgeReading(text, reading).hits
    : keepFirstOfEach(findMaskedHits(text, reading.text));
}

/** Other words only support these. See `weighRules`. */
const mayBeHit = ({ category, role }: PlacedConcept): boolean =>
  category !== undefined && (role === 'strong' || role === 'name');

/** What a description says about content, and what it says that the business sells. */
export function readContentAndTrade(text: string): ContentFound & {
  readonly trade: readonly ContentHit[];
  /** The words for the products of each category, quoted. */
  readonly quoteProducts: (category: string) => readonly string[];
} {
  const reading = readConcepts(readTokens(text), undefined);
  return {
    ...judgeReading(text, reading),
    trade: listTrade(text, reading),
    quoteProducts: (category) => quoteConcepts(text, reading, category as CategoryId),
  };
}

/** A wording is a reason to look, never an error. */
const listPlainWordings = (text: string): ContentHit[] =>
  findPlainWordings(text).flatMap(({ category: id, quoted, start }) => {
    const category = contentCategoryById.get(id);
    return category === undefined
      ? []
      : [{ category, phrase: quoted, quoted, disguised: false, isSure: false, start }];
  });

function judgeReading(text: string, reading: ContentReading): ContentFound {
  const tokens = reading.text;
  const counted = countConcepts(reading.concepts);
  const model = openModel();
  const scores = scoreOutputs(model, listFeatures(text, tokens, counted, reading.isMasked));
  const verdicts = decideVerdicts(
    { concepts: reading.concepts, counted, length: tokens.tokens.length, scores },
    model.aloneMin,
  );
  const hits = [
    ...describeHits(
      text,
      tokens,
      verdicts.filter(({ shown }) => shown === undefined || !isAboutClients(text, shown, reading.concepts)),
    ),
    ...findMaskedHits(text, tokens),
  ];
  const suspected = verdicts.find(({ standing }) => standing === 'suspected');
  return {
    hits: keepFirstOfEach(hits),
    suspicion: suspected && {
      category: suspected.id && contentCategoryById.get(suspected.id),
      words: suspected.id === undefined ? [] : quoteConcepts(text, reading, suspected.id),
      model: model.version,
    },
  };
}

function describeHits(text: string, tokens: TokenText, verdicts: readonly Verdict[]): ContentHit[] {
  return verdicts.flatMap(({ id, standing, shown }) => {
    const category = id === undefined ? undefined : contentCategoryById.get(id);
    return category === undefined || shown === undefined
      ? []
      : describeUndenied(text, tokens, shown, category, standing === 'sure');
  });
}

/** Every business has clients: only beside work are they employers. Hands are work where they are counted or wanted. */
const CLIENTS = /^our client/;
const NO_WORK = /^(?:our )?client|^cliente?|^compan|^list|^board$|^gente$|^agenc|^(?:hands|bodies)$/;

const WORK =
  /\b(?:need hours|more hours|shifts?|spots? (?:open|left|tonight|tonite|today)|temp(?:-to-perm|orary)|perm|drug screen|an hour|per hour|hires?|hiring|jobs?|turnos?|vacantes?|empleos?|(?:needs?|wants?|seeks?|short|extra|more|\d{1,2})(?: (?:\d{1,2}|more|extra|good|strong))? (?:bodies|hands)|(?:needs?|wants?|seeks?|looking for|short|\d{1,2})(?: (?:\d{1,2}|more|\w{3,15})){0,2} (?:cashiers?|drivers?|cooks?|servers?|nurses?|welders?|pickers?|packers?|cleaners?|movers?|guards?|laborers?|workers?|helpers?|stockers?|electricians?|plumbers?|carpenters?|roofers?|technicians?|receptionists?|clerks?))\b|\/hr\b|\$\d\d(?:\.\d\d)? (?:after|hr|an hour|per hour)/i;

const isAboutClients = (
  text: string,
  { category, phrase }: PlacedConcept,
  concepts: readonly PlacedConcept[],
): boolean =>
  category === 'job-alerts' &&
  CLIENTS.test(phrase) &&
  !WORK.test(text) &&
  !concepts.some(
    (other) =>
      other.category === category &&
      other.role !== 'act' &&
      other.role !== 'guard' &&
      other.role !== 'innocent' &&
      !NO_WORK.test(other.phrase),
  );

/** “No credit check” and “sin deudas” are offers, but “no alcohol” is none. */
const GOODS: ReadonlySet<string> = new Set([
  'cannabis',
  'tobacco',
  'alcohol',
  'firearms',
  'gambling',
  'sweepstakes',
  'fireworks',
]);
const NEGATORS = new Set('no not without never zero non sin ni nunca'.split(' '));

/** “No cannabis” offers none: a warning where the word was an error, and nothing where it was a warning. */
function describeUndenied(
  text: string,
  tokens: TokenText,
  shown: PlacedConcept,
  category: ContentCategory,
  isSure: boolean,
): ContentHit[] {
  const before = tokens.tokens[shown.first - 1];
  const isDenied =
    GOODS.has(category.id) &&
    shown.plot === undefined &&
    before !== undefined &&
    NEGATORS.has(before.raw) &&
    /^\s+$/.test(tokens.seen.slice(before.end, tokens.tokens[shown.first]?.start));
  if (isDenied && !isSure) {
    return [];
  }
  // Wordplay looks like a disguise, and few people disguise what is allowed with a condition.
  const isGuess = shown.disguised && category.standing !== 'prohibited';
  return [describeHit(text, tokens, shown, category, isSure && !isDenied && !isGuess)];
}

function keepFirstOfEach(hits: readonly ContentHit[]): ContentHit[] {
  const first = new Map<string, ContentHit>();
  for (const hit of hits) {
    const known = first.get(hit.category.id);
    if (known === undefined || (hit.isSure && !known.isSure)) {
      first.set(hit.category.id, hit);
    }
  }
  return [...first.values()];
}

/** Categories that are about what a message does, not about what a business is: one word is not enough. */
const ABOUT_MESSAGES = new Set<string>(['phishing', 'hate', 'sweepstakes']);

/**
 * What a description, a consent text, or a name of a business says that the business sells. A word for it is enough,
 * because no offer stands beside it.
 */
export function readTrade(text: string): ContentHit[] {
  return listTrade(text, readConcepts(readTokens(text), undefined));
}

function listTrade(text: string, reading: ContentReading): ContentHit[] {
  return [...countConcepts(reading.concepts)].flatMap(([id, counts]) => {
    const category = contentCategoryById.get(id);
    const isUnclear = counts.guard > 0 || ABOUT_MESSAGES.has(id);
    if (category === undefined || (isUnclear && counts.strong < 2)) {
      return [];
    }
    const shown = reading.concepts.find(
      ({ category: of, role }) =>
        of === id && (role === 'strong' || (role === 'name' && lexicons[id].isSold)),
    );
    return shown === undefined || isAboutClients(text, shown, reading.concepts)
      ? []
      : [describeHit(text, reading.text, shown, category, true)];
  });
}

function describeHit(
  text: string,
  { seen, tokens }: TokenText,
  { phrase, first, after, disguised }: PlacedConcept,
  category: ContentCategory,
  isSure: boolean,
): ContentHit {
  const start = tokens[first]?.start ?? 0;
  const shown = seen.slice(start, tokens[after - 1]?.end ?? start);
  const quoted = quoteAsWritten(text, shown);
  return {
    category,
    phrase: phrase.replace(/^[=!?]/, ''),
    quoted: quoted ?? shown,
    disguised: disguised || quoted === undefined,
    isSure,
    start,
  };
}

/** The words with the capitals and accents of the text, or undefined if they are only there after a disguise is resolved. */
function quoteAsWritten(text: string, shown: string): string | undefined {
  const plain = text.toLowerCase();
  const at = plain.length === text.length ? plain.indexOf(shown) : -1;
  if (at >= 0) {
    return text.slice(at, at + shown.length);
  }
  const composed = text.normalize('NFC');
  const bare = composed
    .replace(/[À-ɏ]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .toLowerCase();
  const place = bare.length === composed.length ? bare.indexOf(shown) : -1;
  return place >= 0 ? composed.slice(place, place + shown.length) : undefined;
}

function findMaskedHits(text: string, { masked }: TokenText): ContentHit[] {
  const category = contentCategoryById.get('hate');
  return category === undefined
    ? []
    : findMaskedWords(masked).map(({ shown, phrase, start }) => ({
        category,
        phrase,
        quoted: quoteAsWritten(text, shown) ?? shown,
        disguised: true,
        isSure: true,
        start,
      }));
}

const NAMING = new Set(['strong', 'name', 'product', 'slang']);
const WORDS_SHOWN_MAX = 4;

function quoteConcepts(
  text: string,
  { text: { seen, tokens }, concepts }: ContentReading,
  id: CategoryId,
): string[] {
  const words = concepts
    .filter(({ category, role }) => category === id && NAMING.has(role))
    .map(({ first, after }) => seen.slice(tokens[first]?.start ?? 0, tokens[after - 1]?.end ?? 0))
    .map((shown) => quoteAsWritten(text, shown) ?? shown);
  return [...new Set(words)].slice(0, WORDS_SHOWN_MAX);
}
