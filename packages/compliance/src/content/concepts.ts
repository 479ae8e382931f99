// Reads the concepts of a text, and its plots, without those that an innocent phrase or the sender's name explains.
import { groupBy } from '../group-by.ts';
import { type ConceptsFound, type PlacedClue, type PlacedConcept, findConcepts } from './concept-trie.ts';
import { plots as written } from './lexicon/plots.ts';
import { CATEGORY_IDS, type CategoryId } from './lexicons.ts';
import { listPhrases } from './phrase-lists.ts';
import { type TokenText, readNameStems } from './tokens.ts';

type Span = { readonly first: number; readonly after: number };

export type ContentReading = {
  readonly text: TokenText;
  readonly concepts: readonly PlacedConcept[];
  /** Names of the clues in the text, sorted. */
  readonly clues: readonly string[];
  /** Whether a token belongs to the name of the sender. */
  readonly isMasked: (token: number) => boolean;
};

// Names that fraud imitates remain evidence even if they seem to be the sender.
const BORROWED =
  /\b(?:usps|ups|fedex|dhl|e ?-?z ?-?pass|sunpass|fastrak|txtag|toll|dmv|irs|ssa|social security|medicare|uscis|chase|wells fargo|citi|paypal|venmo|zelle|cash app|apple|amazon|netflix|walmart|costco|whatsapp|facebook|microsoft|coinbase|binance|department|security|federal|gov)\b/;

/**
 * @param senderName the brand that sends the text, if it is known
 * @param found what was found in the text before, if anything was
 */
export function readConcepts(
  text: TokenText,
  senderName: string | undefined,
  found: ConceptsFound = findConcepts(text),
): ContentReading {
  const masked = findNameTokens(text, senderName);
  const isMasked = (token: number): boolean => masked?.[token] === 1;
  const innocent = coverInnocent(found.concepts, text.tokens.length);
  const isInnocent = (category: string | undefined, span: Span): boolean =>
    isCovered(innocent.get(category), span);
  const concepts = found.concepts.filter(
    (one) =>
      one.role !== 'innocent' &&
      (one.category === undefined || one.role === 'guard' || !isInName(one, isMasked)) &&
      (one.role === 'guard' || !isInnocent(one.category, one)),
  );
  const clues = [
    ...findContacts(text),
    ...withoutExplained(
      masked === undefined ? found.clues : found.clues.filter((clue) => !isInName(clue, isMasked)),
      text.tokens.length,
    ),
  ];
  const places = groupBy(clues, ({ clue }) => clue);
  return {
    text,
    concepts: [...concepts, ...findPlots(text, places, isInnocent)],
    clues: [...places.keys()].toSorted(),
    isMasked,
  };
}

/** By token: the length of the longest span that it belongs to. */
type Cover = Uint16Array;

function coverInnocent(
  concepts: readonly PlacedConcept[],
  length: number,
): ReadonlyMap<string | undefined, Cover> {
  const covers = new Map<string | undefined, Cover>();
  for (const concept of concepts) {
    if (concept.role === 'innocent') {
      const cover = covers.get(concept.category) ?? new Uint16Array(length);
      addCover(cover, concept);
      covers.set(concept.category, cover);
    }
  }
  return covers;
}

function addCover(cover: Cover, { first, after }: Span): void {
  for (let token = first; token < after; token++) {
    cover[token] = Math.max(cover[token] as number, after - first);
  }
}

/** Whether another span shares a token with this one, and is at least as long. */
function isCovered(cover: Cover | undefined, { first, after }: Span): boolean {
  if (cover !== undefined) {
    for (let token = first; token < after; token++) {
      if ((cover[token] as number) >= after - first) {
        return true;
      }
    }
  }
  return false;
}

function isInName({ first, after }: Span, isMasked: (token: number) => boolean): boolean {
  for (let token = first; token < after; token++) {
    if (!isMasked(token)) {
      return false;
    }
  }
  return true;
}

function findNameTokens({ tokens }: TokenText, name: string | undefined): Uint8Array | undefined {
  if (name === undefined) {
    return undefined;
  }
  const wanted = readNameStems(name);
  if (wanted.length === 0 || BORROWED.test(wanted.join(' '))) {
    return undefined;
  }
  const masked = new Uint8Array(tokens.length);
  for (let at = 0; at + wanted.length <= tokens.length; at++) {
    if (wanted.every((stem, offset) => tokens[at + offset]?.stem === stem)) {
      masked.fill(1, at, at + wanted.length);
    }
  }
  return masked;
}

// Plots: clues that say little alone and much together, in any order.

type Plot = {
  readonly category: CategoryId;
  /** As in the lexicon, with `!` before a plot that an innocent text does not contain, and `?` before one that few do. */
  readonly phrase: string;
  readonly core: string;
  readonly others: readonly string[];
  /** Clues that make the text innocent, anywhere in it. */
  readonly not: readonly string[];
  /** All clues lie within so many tokens. */
  readonly within: number;
};

/** Clues that are this many tokens apart belong to one thought. */
const WITHIN = 60;
/** Places of one clue that are tried. */
const PLACES_MAX = 16;
/** A plot is quoted whole up to this many tokens, and by its first clue beyond. */
const QUOTED_MAX = 12;

/** The clue of a text that warns about fraud. It fits every plot, because it tells what others do. */
const WARNING = 'own warning';
/** The clue of phrases in which words mean nothing, such as `reply STOP`. */
const EXPLAINED = 'explained';

let built: Map<string, Plot[]> | undefined;

function openPlots(): Map<string, Plot[]> {
  built ??= groupBy(
    CATEGORY_IDS.flatMap((category) =>
      listPhrases(written[category] ?? '').map((plot) => readPlot(category, plot)),
    ),
    ({ core }) => core,
  );
  return built;
}

function readPlot(category: CategoryId, phrase: string): Plot {
  const [clues = '', within] = phrase.replace(/^[!?]/, '').split('~');
  const [wanted = '', ...not] = clues.split(' - ').map((part) => part.trim());
  const [core = '', ...others] = wanted.split(' + ').map((part) => part.trim());
  return { category, phrase, core, others, not, within: within === undefined ? WITHIN : Number(within) };
}

/** @param isInnocent whether an innocent phrase of a category explains the tokens */
function findPlots(
  text: TokenText,
  places: ReadonlyMap<string, readonly PlacedClue[]>,
  isInnocent: (category: CategoryId, clue: PlacedClue) => boolean,
): PlacedConcept[] {
  if (places.has(WARNING)) {
    return [];
  }
  const found: PlacedConcept[] = [];
  const hasAll = ({ others, not }: Plot): boolean =>
    others.every((name) => places.has(name)) && !not.some((name) => places.has(name));
  for (const core of places.keys()) {
    for (const plot of openPlots().get(core) ?? []) {
      if (!hasAll(plot)) {
        continue;
      }
      const span = findPlot(plot, text, (name) =>
        (places.get(name) ?? []).slice(0, PLACES_MAX).filter((one) => !isInnocent(plot.category, one)),
      );
      if (span !== undefined && !found.some((one) => one.category === plot.category && isSame(one, span))) {
        const { category } = plot;
        const count = found.filter((one) => one.category === category).length + 1;
        const phrase = `${/^[!?]/.exec(plot.phrase)?.[0] ?? ''}plot ${count}`;
        found.push({ category, role: 'strong', phrase, plot: plot.phrase, ...span, disguised: false });
      }
    }
  }
  return found;
}

function withoutExplained(clues: readonly PlacedClue[], length: number): readonly PlacedClue[] {
  const explained = clues.filter(({ clue }) => clue === EXPLAINED);
  if (explained.length === 0) {
    return clues;
  }
  const cover = new Uint16Array(length);
  for (const span of explained) {
    addCover(cover, span);
  }
  return clues.filter((one) => one.clue !== EXPLAINED && !isCovered(cover, one));
}

const isSame = (one: Span, other: Span): boolean => one.first === other.first && one.after === other.after;

function findPlot(
  plot: Plot,
  text: TokenText,
  placesOf: (clue: string) => readonly Span[],
): Span | undefined {
  const others = new Map(plot.others.map((name) => [name, placesOf(name)]));
  for (const core of placesOf(plot.core)) {
    const span = complete(core, plot, others, text);
    if (span !== undefined) {
      return span;
    }
  }
  return undefined;
}

/** @returns the tokens to quote, or undefined if a clue of the plot is not near */
function complete(
  core: Span,
  plot: Plot,
  placesOf: ReadonlyMap<string, readonly Span[]>,
  { tokens }: TokenText,
): Span | undefined {
  // `card` twice is not two clues.
  const isRepeated = (one: Span, other: Span) =>
    tokens[one.first]?.stem === tokens[other.first]?.stem &&
    one.after - one.first === other.after - other.first;
  const chosen: Span[] = [core];
  for (const name of plot.others) {
    const first = Math.min(...chosen.map((one) => one.first));
    const after = Math.max(...chosen.map((one) => one.after));
    const next = placesOf
      .get(name)
      ?.find(
        (one) =>
          Math.max(after, one.after) - Math.min(first, one.first) <= plot.within &&
          chosen.every(
            (other) => (one.after <= other.first || one.first >= other.after) && !isRepeated(one, other),
          ),
      );
    if (next === undefined) {
      return undefined;
    }
    chosen.push(next);
  }
  const first = Math.min(...chosen.map((one) => one.first));
  const after = Math.max(...chosen.map((one) => one.after));
  return after - first <= QUOTED_MAX ? { first, after } : { first: core.first, after: core.after };
}

const TOP_LEVELS = new Set(
  'com net org us co io me ly app info biz gg gl to be tv la mx ca uk page dev link shop store online site example'.split(
    ' ',
  ),
);
/** Endings that fraud buys because they cost little. */
const CHEAP_TOP_LEVELS = new Set(
  'icu xyz top click cc vip buzz rest sbs bond quest lat cam xin cfd mom help support live win bid loan work cyou pw ru cn tk ml ga cf gq su fit fun club pro run tech space website world today digital email services zone center ink lol wtf monster beauty hair skin autos boats homes'.split(
    ' ',
  ),
);

/** Links and phone numbers, as the clues `link`, `cheap link`, `phone`, and `contact`. */
function findContacts({ seen, tokens }: TokenText): PlacedClue[] {
  const found: PlacedClue[] = [];
  const add = (first: number, after: number, ...names: string[]) => {
    found.push(...names.map((clue) => ({ clue, first, after })));
  };
  for (let at = 1; at < tokens.length; at++) {
    const before = tokens[at - 1];
    const token = tokens[at];
    if (before === undefined || token === undefined) {
      continue;
    }
    const gap = token.start - before.end === 1 ? seen[before.end] : undefined;
    const isCheap = CHEAP_TOP_LEVELS.has(token.raw);
    if (gap === '.' && (isCheap || TOP_LEVELS.has(token.raw))) {
      add(at - 1, at + 1, 'link', 'contact', ...(isCheap ? ['cheap link'] : []));
    } else if (token.raw.length === 4 && token.isNumber && before.isNumber && before.raw.length === 3) {
      add(at - 1, at + 1, 'phone', 'contact');
    }
  }
  return found;
}
