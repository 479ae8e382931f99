// Finds all phrases of the lexicons, and all clues of plots, in a text, in one pass over a trie of words.
import { groupBy } from '../group-by.ts';
import { OPEN_BUCKET, PHRASE_BUCKETS, eachPhrase, openPhraseIndex, phraseBucketOf } from './phrase-index.ts';
import { type Concept, splitPhrase } from './phrase-lists.ts';
import { type Token, type TokenText, stemOf } from './tokens.ts';

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
  next: Map<string, Node> | undefined;
  /** Words that match only in their exact form. */
  exact: Map<string, Node> | undefined;
  /** Beginnings of a word with any ending, by their first letters, the shortest first. */
  prefixes: Map<string, Prefix[]> | undefined;
  anyWord: Node | undefined;
  number: Node | undefined;
  money: Node | undefined;
  concepts: Concept[] | undefined;
  clues: string[] | undefined;
};

/** All nodes have the same shape, so that the engine reads them fast. */
const createNode = (): Node => ({
  next: undefined,
  exact: undefined,
  prefixes: undefined,
  anyWord: undefined,
  number: undefined,
  money: undefined,
  concepts: undefined,
  clues: undefined,
});

type Prefix = { readonly letters: string; readonly node: Node };

const PREFIX_MIN = 3;
/** A longer prefix matches nothing. */
const PREFIX_MAX = 9;

type Trie = {
  readonly root: Node;
  readonly index: ReturnType<typeof openPhraseIndex>;
  /** By bucket of the index: 1 if its phrases are in the trie. */
  readonly entered: Uint8Array;
};
let built: Trie | undefined;

/** A message needs few of the thousands of phrases, so phrases are entered when a text has their first word. */
function openTrie({ tokens, readings }: TokenText): Trie {
  if (built === undefined) {
    built = { root: createNode(), index: openPhraseIndex(), entered: new Uint8Array(PHRASE_BUCKETS) };
    enterBucket(built, OPEN_BUCKET);
  }
  for (const { stem } of tokens) {
    enterBucket(built, phraseBucketOf(stem));
  }
  for (const { stem } of readings) {
    enterBucket(built, phraseBucketOf(stem));
  }
  return built;
}

function enterBucket({ root, index, entered }: Trie, bucket: number): void {
  if (entered[bucket] === 1) {
    return;
  }
  entered[bucket] = 1;
  eachPhrase(index, bucket, (phrase, meaning) => {
    if ('clue' in meaning) {
      enterClue(root, meaning.clue, phrase);
    } else {
      enter(root, { ...meaning, phrase });
    }
  });
}

function openNode(root: Node, phrase: string): Node {
  const { parts, isExact } = splitPhrase(phrase);
  let node = root;
  for (const part of parts) {
    node = stepTo(node, part, isExact);
  }
  return node;
}

function enter(root: Node, concept: Concept): void {
  const { phrase } = concept;
  const node = openNode(root, phrase);
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

function stepTo(node: Node, part: string, isExact: boolean): Node {
  if (part === '_') {
    return (node.anyWord ??= createNode());
  }
  if (part === '#') {
    return (node.number ??= createNode());
  }
  if (part === '$') {
    return (node.money ??= createNode());
  }
  if (part.endsWith('*')) {
    return enterPrefix((node.prefixes ??= new Map()), part.slice(0, -1));
  }
  if (isExact) {
    return enterKey((node.exact ??= new Map()), part);
  }
  return enterKey((node.next ??= new Map()), stemOf(part));
}

function enterKey(nodes: Map<string, Node>, key: string): Node {
  const found = nodes.get(key);
  if (found !== undefined) {
    return found;
  }
  const node = createNode();
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
  const node = createNode();
  known.push({ letters, node });
  prefixes.set(
    beginning,
    known.toSorted((one, other) => one.letters.length - other.letters.length),
  );
  return node;
}

export type ConceptsFound = { readonly concepts: PlacedConcept[]; readonly clues: PlacedClue[] };

/** All concepts and clues of a text, in the order of their first token. */
export function findConcepts(text: TokenText): ConceptsFound {
  const { tokens, readings } = text;
  const { root } = openTrie(text);
  const found: ConceptsFound = { concepts: [], clues: [] };
  const readingsAt = readings.length === 0 ? undefined : groupBy(readings, ({ first }) => first);
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
    const byWord = node.exact?.get(token.raw);
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
    visit(root, first, first, false);
  }
  return found;
}

const NO_READINGS: readonly { readonly stem: string; readonly after: number }[] = [];
const NO_PREFIXES: readonly Prefix[] = [];

type Place = { readonly first: number; readonly after: number; readonly disguised: boolean };

function collect(found: ConceptsFound, node: Node, { first, after, disguised }: Place): void {
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
