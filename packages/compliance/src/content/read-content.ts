// Reads what a text says about prohibited or restricted content: what the rules find, and what the model suspects.
import { type ContentCategory, contentCategories } from '../facts/content-categories.ts';
import type { PlacedConcept } from './concept-trie.ts';
import { type ContentReading, readConcepts } from './concepts.ts';
import { type Counted, countConcepts, listFeatures } from './features.ts';
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

const categoryById = new Map(contentCategories.map((category) => [category.id, category]));

/** @param senderName the brand that sends the text, if it is known: its name is not content */
export function readContent(text: string, senderName?: string): ContentFound {
  const tokens = readTokens(text);
  const reading = readConcepts(tokens, senderName);
  const counted = countConcepts(reading.concepts);
  const model = openModel();
  const features = listFeatures(tokens.tokens, counted, reading.isMasked);
  const { best, suspicion } = judgeScores(scoreOutputs(model, features));
  const hits = [
    ...findRuleHits(text, reading, counted, suspicion > model.innocentMax),
    ...findMaskedHits(text, tokens),
  ];
  if (hits.length > 0) {
    return { hits: keepFirstOfEach(hits), suspicion: undefined };
  }
  const words = quoteConcepts(text, reading, CATEGORY_IDS[best] as CategoryId);
  const isSuspicious = suspicion > (words.length > 0 ? model.suspicionMin : model.suspicionMinUnnamed);
  return {
    hits,
    suspicion: isSuspicious
      ? {
          category: words.length > 0 ? categoryById.get(CATEGORY_IDS[best] as CategoryId) : undefined,
          words,
          model: model.version,
        }
      : undefined,
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

function findRuleHits(
  text: string,
  reading: ContentReading,
  counted: ReadonlyMap<CategoryId, Counted>,
  isModelOfTheSameMind: boolean,
): ContentHit[] {
  return [...counted].flatMap(([id, counts]) => {
    const category = categoryById.get(id);
    const disguised = findDisguised(reading, id);
    if (category === undefined || (disguised === undefined && !isNamed(counts))) {
      return [];
    }
    const shown = disguised ?? reading.concepts.find((one) => one.category === id && one.role === 'strong');
    const isOffered = disguised !== undefined || counts.strongSale || counts.strong > 1 || id === 'hate';
    if (shown === undefined || !(isOffered || isModelOfTheSameMind)) {
      return [];
    }
    const isSure = isOffered && (isModelOfTheSameMind || disguised !== undefined || counts.product > 0);
    return [describeHit(text, reading.text, shown, category, isSure)];
  });
}

/** A product is named, and the words beside it do not make that innocent. */
const isNamed = (counts: Counted): boolean =>
  counts.strong > 0 && (counts.guard === 0 || (counts.strong > 1 && counts.strongSale && counts.guard === 1));

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

/** Categories that are about what a message does, not about what a business is. */
const ABOUT_MESSAGES = new Set<string>(['phishing', 'hate', 'sweepstakes']);

/**
 * What a description, a consent text, or a name of a business says that the business sells. A word for it is enough,
 * because no offer stands beside it.
 */
export function readTrade(text: string): ContentHit[] {
  const tokens = readTokens(text);
  const reading = readConcepts(tokens, undefined);
  return [...countConcepts(reading.concepts)].flatMap(([id, counts]) => {
    const category = categoryById.get(id);
    if (category === undefined || ABOUT_MESSAGES.has(id) || (counts.guard > 0 && counts.strong < 2)) {
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
    phrase: phrase.replace(/^=/, ''),
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
  const category = categoryById.get('hate');
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
