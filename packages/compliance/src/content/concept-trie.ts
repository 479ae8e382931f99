// Finds all phrases of the lexicons, and all clues of plots, in a text, in one pass over a trie of words.
import type { Lexicon } from './lexicon/lexicon.ts';
import { clues } from './lexicon/clues.ts';
import { sales } from './lexicon/sales.ts';
import { CATEGORY_IDS, type CategoryId, lexicons } from './lexicons.ts';
import { type Token, type TokenText, splitTokens, stemOf } from './tokens.ts';

type Role = Exclude<keyof Lexicon, 'isSold'>;

/** What a phrase means. `category` is undefined for the words of a sale. */
type Concept = {
  readonly category: CategoryId | undefined;
  readonly role: Role;
  readonly phrase: string;
};

export type PlacedConcept = Concept & {
  /** Index of the first token, and of the token after the last. */
  readonly first: number;
  readonly after: number;
  readonly disguised: boolean;
  /** The clues, if the concept is a plot. */
  readonly plot?: string;
};

/** A clue of a plot. It means something only together with other clues. */
export type PlacedClue = { readonly clue: string; readonly first: number; readonly after: number };

type Node = {
  next?: Map<string, Node>;
  /** Whether `next` has words that match only in their exact form, with `=` before them. */
  hasExact?: true;
  /** Beginnings of a word with any ending, by their first letters, the shortest first. */
  prefixes?: Map<string, Prefix[]>;
  anyWord?: Node;
  number?: Node;
  money?: Node;
  concepts?: Concept[];
  clues?: string[];
  /** Places of phrases that begin here and are not in the trie yet. */
  waiting?: number[] | undefined;
};

type Prefix = { readonly letters: string; readonly node: Node };

const ROLES: readonly Role[] = ['strong', 'name', 'product', 'slang', 'act', 'guard', 'innocent'];
const PREFIX_MIN = 3;
/** A longer prefix matches nothing. */
const PREFIX_MAX = 9;

/** Splits a list of a lexicon into its phrases. */
export function listPhrases(list: string): string[] {
  return list
    .split('|')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

type PhraseList = { readonly text: string; readonly enter: (root: Node, phrase: string) => void };

function* listAll(): Generator<PhraseList> {
  for (const category of CATEGORY_IDS) {
    for (const role of ROLES) {
      yield {
        text: lexicons[category][role],
        enter: (root, phrase) => enter(root, { category, role, phrase }),
      };
    }
  }
  yield { text: sales, enter: (root, phrase) => enter(root, { category: undefined, role: 'act', phrase }) };
  for (const [clue, text] of Object.entries(clues)) {
    yield { text, enter: (root, phrase) => enterClue(root, clue, phrase) };
  }
}

type Trie = { readonly root: Node; readonly lists: readonly PhraseList[] };
let built: Trie | undefined;

/**
 * Built on first use. A message needs few of the thousands of phrases, so a phrase waits at its first word until a text
 * has this word.
 */
function openTrie(): Trie {
  if (built === undefined) {
    const trie = { root: {}, lists: [...listAll()] };
    for (const [word, places] of groupByFirstWord(trie.lists)) {
      const isExact = word.startsWith('=');
      const [first] = splitPhrase(isExact ? word.slice(1) : word);
      if (first === undefined) {
        // `& sons`: a sign that is no token, then the words.
        enterPlaces(trie, places);
      } else {
        const node = stepTo(trie.root, first, isExact);
        node.waiting = node.waiting === undefined ? places : [...node.waiting, ...places];
      }
    }
    built = trie;
  }
  return built;
}

/** A place is the number of a list, and where the phrase starts in it. */
const PLACES_OF_LIST = 2 ** 20;

/** Does little with a phrase, because it does it with every phrase. */
function groupByFirstWord(lists: readonly PhraseList[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (let index = 0; index < lists.length; index++) {
    const { text } = lists[index] as PhraseList;
    for (let from = 0; from < text.length; ) {
      const separator = text.indexOf('|', from);
      const to = separator < 0 ? text.length : separator;
      while (text.charCodeAt(from) === SPACE || text.charCodeAt(from) === EXCLAMATION_MARK) {
        from++;
      }
      const space = text.indexOf(' ', from);
      const word = text.slice(from, space < 0 || space > to ? to : space);
      const place = index * PLACES_OF_LIST + from;
      const known = places.get(word);
      if (known === undefined) {
        places.set(word, [place]);
      } else {
        known.push(place);
      }
      from = to + 1;
    }
  }
  return places;
}
const SPACE = 0x20;
const EXCLAMATION_MARK = 0x21;

function enterWaiting(trie: Trie, node: Node): void {
  const waiting = node.waiting ?? [];
  node.waiting = undefined;
  enterPlaces(trie, waiting);
}

function enterPlaces({ root, lists }: Trie, places: readonly number[]): void {
  for (const place of places.toSorted((one, other) => one - other)) {
    const { text, enter: enterPhrase } = lists[Math.floor(place / PLACES_OF_LIST)] as PhraseList;
    const start = place % PLACES_OF_LIST;
    const separator = text.indexOf('|', start);
    const from = text.charCodeAt(start - 1) === EXCLAMATION_MARK ? start - 1 : start;
    enterPhrase(root, text.slice(from, separator < 0 ? text.length : separator).trim());
  }
}

function openNode(root: Node, phrase: string): Node {
  const isExact = phrase.startsWith('=');
  let node = root;
  for (const part of splitPhrase(isExact ? phrase.slice(1) : phrase)) {
    node = stepTo(node, part, isExact);
  }
  return node;
}

function enter(root: Node, concept: Concept): void {
  const { phrase } = concept;
  const node = openNode(root, phrase.startsWith('!') ? phrase.slice(1) : phrase);
  // A phrase without tokens, such as a flag, would be everywhere.
  if (node === root) {
    return;
  }
  const concepts = (node.concepts ??= []);
  // `beer` and `beers` are one word.
  if (!concepts.some(({ category, role }) => category === concept.category && role === concept.role)) {
    concepts.push(concept);
  }
}

function enterClue(root: Node, clue: string, phrase: string): void {
  const known = (openNode(root, phrase).clues ??= []);
  if (!known.includes(clue)) {
    known.push(clue);
  }
}

function splitPhrase(phrase: string): string[] {
  if (PLAIN_PHRASE.test(phrase)) {
    return phrase.split(' ');
  }
  return (phrase.match(PHRASE_PART) ?? []).flatMap((part) =>
    /^[#$_]$/.test(part) || part.endsWith('*') ? [part] : splitTokens(part).map(({ raw }) => raw),
  );
}
const PLAIN_PHRASE = /^[a-z]+(?: [a-z]+)*$/;
const PHRASE_PART = /[#$_]|[\p{L}\p{N}]+\*|[^\s#$_*]+/gu;

function stepTo(node: Node, part: string, isExact: boolean): Node {
  if (part === '_') {
    return (node.anyWord ??= {});
  }
  if (part === '#') {
    return (node.number ??= {});
  }
  if (part === '$') {
    return (node.money ??= {});
  }
  if (part.endsWith('*')) {
    return enterPrefix((node.prefixes ??= new Map()), part.slice(0, -1));
  }
  if (isExact) {
    node.hasExact = true;
    return enterKey((node.next ??= new Map()), `=${part}`);
  }
  return enterKey((node.next ??= new Map()), stemOf(part));
}

function enterKey(nodes: Map<string, Node>, key: string): Node {
  const found = nodes.get(key);
  if (found !== undefined) {
    return found;
  }
  const node: Node = {};
  nodes.set(key, node);
  return node;
}

function enterPrefix(prefixes: Map<string, Prefix[]>, letters: string): Node {
  const beginning = letters.slice(0, PREFIX_MIN);
  const known = prefixes.get(beginning) ?? [];
  const found = known.find((prefix) => prefix.letters === letters);
  if (found !== undefined) {
    return found.node;
  }
  const node: Node = {};
  known.push({ letters, node });
  prefixes.set(
    beginning,
    known.toSorted((one, other) => one.letters.length - other.letters.length),
  );
  return node;
}

type Found = { readonly concepts: PlacedConcept[]; readonly clues: PlacedClue[] };

/** All concepts and clues of a text, in the order of their first token. */
export function findConcepts(text: TokenText): Found {
  const { tokens, readings } = text;
  const trie = openTrie();
  const found: Found = { concepts: [], clues: [] };
  const readingsAt = readings.length === 0 ? undefined : Map.groupBy(readings, ({ first }) => first);
  // `20k` is a number, and the number 20 before a `k`.
  const visitAmount = (node: Node | undefined, place: Place, after: number | undefined, isPlain: boolean) => {
    if (node === undefined) {
      return;
    }
    if (isPlain) {
      visit(node, place.first, place.after + 1, place.disguised);
    }
    if (after !== undefined && after !== place.after + 1) {
      visit(node, place.first, after, place.disguised);
    }
  };
  const visit = (node: Node, first: number, at: number, disguised: boolean): void => {
    if (node.waiting !== undefined) {
      enterWaiting(trie, node);
    }
    if (node.concepts !== undefined || node.clues !== undefined) {
      collect(found, node, { first, after: at, disguised });
    }
    if (readingsAt !== undefined && node.next !== undefined) {
      for (const reading of readingsAt.get(at) ?? NO_READINGS) {
        const next = node.next.get(reading.stem);
        if (next !== undefined) {
          visit(next, first, reading.after, true);
        }
      }
    }
    const token = tokens[at];
    if (token === undefined) {
      return;
    }
    const byStem = node.next?.get(token.stem);
    if (byStem !== undefined) {
      visit(byStem, first, at + 1, disguised);
    }
    const byWord = node.hasExact ? node.next?.get(`=${token.raw}`) : undefined;
    if (byWord !== undefined) {
      visit(byWord, first, at + 1, disguised);
    }
    if (node.anyWord !== undefined) {
      visit(node.anyWord, first, at + 1, disguised);
    }
    if ((node.number !== undefined || node.money !== undefined) && isCounted(token)) {
      const ends = findAmountEnds(text, at);
      const place = { first, after: at, disguised };
      visitAmount(node.number, place, ends.number, true);
      visitAmount(node.money, place, ends.money, token.isMoney);
    }
    if (node.prefixes !== undefined) {
      for (const { letters, node: next } of node.prefixes.get(token.raw.slice(0, PREFIX_MIN)) ??
        NO_PREFIXES) {
        if (letters.length <= PREFIX_MAX && token.raw.startsWith(letters)) {
          visit(next, first, at + 1, disguised);
        }
      }
    }
  };
  for (let first = 0; first < tokens.length; first++) {
    visit(trie.root, first, first, false);
  }
  return found;
}

const NO_READINGS: readonly { readonly stem: string; readonly after: number }[] = [];
const NO_PREFIXES: readonly Prefix[] = [];

type Place = { readonly first: number; readonly after: number; readonly disguised: boolean };

function collect(found: Found, node: Node, { first, after, disguised }: Place): void {
  for (const { category, role, phrase } of node.concepts ?? []) {
    found.concepts.push({ category, role, phrase, first, after, disguised });
  }
  for (const clue of node.clues ?? []) {
    found.clues.push({ clue, first, after });
  }
}

// Numbers and amounts of money, however a text writes them: `$1,500`, `20k`, `600 dolares`, `$80-$120`, `ten`.
const NUMBER_WORDS = new Set(
  (
    'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty eighty ninety hundred thousand ' +
    'dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cuarenta cincuenta cien cientos quinientos mil'
  ).split(' '),
);
const UNITS = new Set('dollars dollar bucks usd dolares dolar dls dlls pesos varos baros'.split(' '));
const THOUSANDS = new Set(['k', 'mil', 'thousand', 'hundred', 'mm']);

const isCounted = (token: Token): boolean => token.isNumber || NUMBER_WORDS.has(token.raw);

/** @returns the token after the number, and the token after the amount if it is one of money */
function findAmountEnds(
  { seen, tokens }: TokenText,
  at: number,
): { readonly number: number; readonly money: number | undefined } {
  let after = skipFigure(seen, tokens, at);
  // `$80-$120`, `80-120 dollars`
  const second = tokens[after];
  const gap = second === undefined ? '' : seen.slice((tokens[after - 1] as Token).end, second.start);
  if (second?.isNumber === true && RANGE.has(gap)) {
    after = skipFigure(seen, tokens, after);
  }
  const unit = tokens[after];
  const hasUnit = unit !== undefined && UNITS.has(unit.raw);
  const isMoney = (tokens[at] as Token).isMoney || hasUnit;
  return { number: after, money: isMoney ? after + Number(hasUnit) : undefined };
}
const RANGE = new Set(['-', '–', '-$', '–$', ' - ', ' - $', ' – ', ' – $']);

/** Skips `1,500`, `2.99`, `20k`, `two hundred`. */
function skipFigure(seen: string, tokens: readonly Token[], at: number): number {
  let after = at + 1;
  for (let token = tokens[after]; token !== undefined; token = tokens[after]) {
    const gap = seen.slice((tokens[after - 1] as Token).end, token.start);
    const isRest = token.isNumber && (gap === ',' || gap === '.') && token.raw.length <= 3;
    if (!isRest && !(THOUSANDS.has(token.raw) && (gap === '' || gap === ' '))) {
      return after;
    }
    after += 1;
  }
  return after;
}
