// Reads what a text says about prohibited or restricted content: what the rules find, and what the model suspects.
import { type ContentCategory, contentCategoryById } from '../facts/content-categories.ts';
import type { PlacedConcept } from './concept-trie.ts';
import { type ContentReading, readConcepts } from './concepts.ts';
import { type Counted, countConcepts, isCategoryNamed, listFeatures } from './features.ts';
import { CATEGORY_IDS, type CategoryId, lexicons } from './lexicons.ts';
import { findMaskedWords } from './masked-words.ts';
import { openModel } from './model.ts';
import { judgeScores, scoreOutputs } from './score.ts';
import { type TokenText, readTokens } from './tokens.ts';

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
export function readContent(text: string, senderName?: string): ContentFound {
  const tokens = readTokens(text);
  const reading = readConcepts(tokens, senderName);
  const counted = countConcepts(reading.concepts);
  const model = openModel();
  const features = listFeatures(tokens.tokens, counted, reading.isMasked);
  const { best, isNamed, suspicion } = judgeScores(scoreOutputs(model, features), (category) =>
    isCategoryNamed(counted.get(CATEGORY_IDS[category] as CategoryId)),
  );
  const hits = [...findRuleHits(text, reading, counted, suspicion), ...findMaskedHits(text, tokens)];
  if (hits.length > 0) {
    return { hits: keepFirstOfEach(hits), suspicion: undefined };
  }
  if (suspicion <= (isNamed ? model.suspicionMin : model.suspicionMinUnnamed)) {
    return { hits, suspicion: undefined };
  }
  const id = CATEGORY_IDS[best] as CategoryId;
  return {
    hits,
    suspicion: {
      category: isNamed ? contentCategoryById.get(id) : undefined,
      words: isNamed ? quoteConcepts(text, reading, id) : [],
      model: model.version,
    },
  };
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

/** Suspicion of the model from which a word beside an offer is an error; below the second it is nothing. */
const SURE_MIN = 1;
const OFFERED_MIN = 0.5;
/** Suspicion of the model from which a word alone is a warning. */
const WORD_MIN = 1.5;
/** Suspicion of the model from which an offer stands although innocent words are beside it. */
const GUARDED_MIN = 2;

function findRuleHits(
  text: string,
  reading: ContentReading,
  counted: ReadonlyMap<CategoryId, Counted>,
  suspicion: number,
): ContentHit[] {
  return [...counted].flatMap(([id, counts]) => {
    const category = contentCategoryById.get(id);
    const disguised = findDisguised(reading, id);
    const strong = reading.concepts.filter((one) => one.category === id && one.role === 'strong');
    const shown = disguised ?? strong[0];
    if (category === undefined || shown === undefined) {
      return [];
    }
    const isCertain =
      disguised !== undefined || (counts.guard === 0 && strong.some(({ phrase }) => phrase.startsWith('!')));
    const verdict = isCertain ? 'sure' : weigh(id, counts, suspicion);
    return verdict === undefined
      ? []
      : [describeHit(text, reading.text, shown, category, verdict === 'sure')];
  });
}

// Each condition was chosen by its errors on rows that the words were not taken from.
function weigh(id: CategoryId, counts: Counted, suspicion: number): 'sure' | 'possible' | undefined {
  const isOffered = counts.strongSale || id === 'hate';
  if (counts.guard > 0) {
    return isOffered && suspicion > GUARDED_MIN ? 'possible' : undefined;
  }
  if ((isOffered || counts.product > 0) && suspicion > SURE_MIN) {
    return 'sure';
  }
  return suspicion > (isOffered ? OFFERED_MIN : WORD_MIN) ? 'possible' : undefined;
}

const DISGUISED_LETTERS_MIN = 4;

/** A disguised word is there on purpose, whatever stands beside it. */
function findDisguised({ concepts }: ContentReading, id: CategoryId): PlacedConcept | undefined {
  return concepts.find(
    ({ category, role, phrase, disguised }) =>
      disguised &&
      category === id &&
      (role === 'strong' || role === 'name') &&
      phrase.length >= DISGUISED_LETTERS_MIN,
  );
}

/** Categories that are about what a message does, not about what a business is: one word is not enough. */
const ABOUT_MESSAGES = new Set<string>(['phishing', 'hate', 'sweepstakes']);

/**
 * What a description, a consent text, or a name of a business says that the business sells. A word for it is enough,
 * because no offer stands beside it.
 */
export function readTrade(text: string): ContentHit[] {
  const tokens = readTokens(text);
  const reading = readConcepts(tokens, undefined);
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
    return shown === undefined ? [] : [describeHit(text, tokens, shown, category, true)];
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
    phrase: phrase.replace(/^[=!]/, ''),
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
