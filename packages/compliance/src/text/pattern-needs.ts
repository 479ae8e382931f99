// Reads a regular expression: its alternatives, and the letters that a text must have for each of them to match.

/** What a text must have: some letters in a row, all of several needs, or one of several. */
export type Need =
  | { readonly letters: string }
  | { readonly all: readonly Need[] }
  | { readonly any: readonly Need[] };

export type Alternative = {
  readonly source: string;
  /** Undefined if nothing is known. */
  readonly need: Need | undefined;
};

/** All texts that a part can match, in lowercase, or what a text must have for it. */
type Part = { readonly spellings: readonly string[] | undefined; readonly need: Need | undefined };

const SPELLINGS_MAX = 16;
const OPTIONS_OF_CLASS_MAX = 4;
const LETTERS_MIN = 3;
const COPIES_MAX = 3;

const NOTHING: Part = { spellings: [''], need: undefined };
const UNKNOWN: Part = { spellings: undefined, need: undefined };

/**
 * The alternatives of a pattern in their order. The first that matches at a place is the match there, so they find the
 * same separately as together. A group at the start is resolved, too: `\b(?:a|b) c` is `\ba c|\bb c`.
 */
export function listAlternatives(source: string): Alternative[] {
  return splitWithCaptures(source).map((each) => ({
    source: each,
    need: needOf(readChoice(new Reader(each))),
  }));
}

function splitWithCaptures(source: string): string[] {
  const captures = countCaptures(source);
  if (captures === undefined) {
    return [source];
  }
  const alternatives = splitAlternatives(source);
  if (captures === 0) {
    return alternatives.flatMap(resolveFirstGroup);
  }
  let before = 0;
  return alternatives.map((each) => {
    const own = countCaptures(each) ?? 0;
    const after = captures - before - own;
    const numbered = SKIPPED_CAPTURE.repeat(before) + each + SKIPPED_CAPTURE.repeat(after);
    before += own;
    return numbered;
  });
}

/** Captures nothing, and counts, so that groups keep their numbers and a match its length. */
const SKIPPED_CAPTURE = '(?:(?!)()|)';
const TOKEN = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\((?!\?)|\(\?<(?![=!])/g;

/** Undefined if groups have names, or a part refers to a group: it cannot be separated from that group. */
function countCaptures(source: string): number | undefined {
  const tokens = source.match(TOKEN) ?? [];
  return tokens.some((token) => /^\\[1-9k]|^\(\?/.test(token))
    ? undefined
    : tokens.filter((token) => token.startsWith('(')).length;
}

function splitAlternatives(source: string): string[] {
  const reader = new Reader(source);
  const found: string[] = [];
  let from = 0;
  while (!reader.isAtEnd) {
    if (reader.next === '|') {
      found.push(source.slice(from, reader.at));
      from = reader.at + 1;
      reader.at++;
    } else {
      reader.skipOne();
    }
  }
  return [...found, source.slice(from)];
}

/** What consumes no letters, so that it can be repeated before each alternative. */
const CONDITION = /\\[bB]|\^|\(\?<?[=!]/y;

function resolveFirstGroup(source: string): string[] {
  const reader = new Reader(source);
  for (CONDITION.lastIndex = 0; CONDITION.test(source); CONDITION.lastIndex = reader.at) {
    reader.skipOne();
  }
  const before = source.slice(0, reader.at);
  if (!source.startsWith('(?:', reader.at)) {
    return [source];
  }
  reader.skipOne();
  const inner = source.slice(before.length + 3, reader.at - 1);
  const rest = source.slice(reader.at);
  // Without most of the pattern in the group, the rest would be tried again for each alternative.
  const isMost = inner.length >= rest.length && !/^[?*+{]/.test(rest);
  return isMost
    ? splitAlternatives(inner).flatMap((each) => resolveFirstGroup(before + each + rest))
    : [source];
}

/** A place in the source of a pattern. */
class Reader {
  readonly source: string;
  at = 0;

  constructor(source: string) {
    this.source = source;
  }

  get isAtEnd(): boolean {
    return this.at >= this.source.length;
  }

  get next(): string {
    return this.source[this.at] ?? '';
  }

  /** Skips a letter, an escape, a class, or a group, without what repeats it. */
  skipOne(): void {
    const { next } = this;
    if (next === '[') {
      this.skipClass();
    } else if (next === '(') {
      this.at++;
      while (!this.isAtEnd && this.next !== ')') {
        this.skipOne();
      }
      this.at++;
    } else {
      this.at += next === '\\' ? escapeAt(this).length : 1;
    }
  }

  skipClass(): void {
    while (!this.isAtEnd && this.next !== ']') {
      this.at += this.next === '\\' ? 2 : 1;
    }
    this.at++;
  }
}

const ESCAPE = /\\(?:[pP]\{\w+(?:=\w+)?\}|u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|k<\w+>|[\s\S])/iy;

function escapeAt({ source, at }: Reader): string {
  ESCAPE.lastIndex = at;
  return ESCAPE.exec(source)?.[0] ?? '\\';
}

function readChoice(reader: Reader): Part {
  const options = [readSequence(reader)];
  while (reader.next === '|') {
    reader.at++;
    options.push(readSequence(reader));
  }
  if (options.length === 1) {
    return options[0] as Part;
  }
  const spellings = options.flatMap((option) => option.spellings ?? []);
  return options.every((option) => option.spellings !== undefined) && spellings.length <= SPELLINGS_MAX
    ? { spellings: [...new Set(spellings)], need: undefined }
    : { spellings: undefined, need: needAny(options.map(needOf)) };
}

function readSequence(reader: Reader): Part {
  const needs: Need[] = [];
  let spellings: readonly string[] = [''];
  let isSpelled = true;
  const addNeed = (need: Need | undefined) => {
    if (need !== undefined) {
      needs.push(need);
    }
  };
  while (!reader.isAtEnd && reader.next !== '|' && reader.next !== ')') {
    const part = readRepeated(reader);
    if (part.spellings === undefined) {
      addNeed(needSpelled(spellings));
      addNeed(part.need);
      spellings = [''];
      isSpelled = false;
    } else if (spellings.length * part.spellings.length <= SPELLINGS_MAX) {
      spellings = spellings.flatMap((start) => (part.spellings ?? []).map((end) => start + end));
    } else {
      addNeed(needSpelled(spellings));
      spellings = part.spellings;
      isSpelled = false;
    }
  }
  if (isSpelled) {
    return { spellings, need: undefined };
  }
  addNeed(needSpelled(spellings));
  return { spellings: undefined, need: needs.length < 2 ? needs[0] : { all: needs } };
}

const TIMES = /(?:([?*+])|\{(\d+)(,?)(\d*)\})\??/y;

function readRepeated(reader: Reader): Part {
  const part = readOne(reader);
  TIMES.lastIndex = reader.at;
  const times = TIMES.exec(reader.source);
  if (times === null) {
    return part;
  }
  reader.at += times[0].length;
  const [, sign, least = '', comma, most = ''] = times;
  const min = sign === undefined ? Number(least) : sign === '+' ? 1 : 0;
  const isOnce = sign === '?' || (min === 0 && most === '1');
  if (min === 0) {
    return isOnce && part.spellings !== undefined
      ? { spellings: [...new Set([...part.spellings, ''])], need: undefined }
      : UNKNOWN;
  }
  const isExact = sign === undefined && (comma === '' || Number(most) === min);
  const { spellings } = part;
  if (isExact && min <= COPIES_MAX && spellings?.length === 1) {
    return { spellings: [(spellings[0] as string).repeat(min)], need: undefined };
  }
  return { spellings: undefined, need: needOf(part) };
}

function readOne(reader: Reader): Part {
  const { source, at, next } = reader;
  if (next === '(') {
    return readGroup(reader);
  }
  reader.skipOne();
  if (next === '[') {
    return readClass(source.slice(at + 1, reader.at - 1));
  }
  if (next === '^' || next === '$') {
    return NOTHING;
  }
  const shown = source.slice(at, reader.at);
  return shown === '.' ? UNKNOWN : readLetter(shown);
}

const GROUP_START = /\((?:\?(?:[a-z-]*:|(<?[=!])|<\w+>))?/y;

function readGroup(reader: Reader): Part {
  GROUP_START.lastIndex = reader.at;
  const [start, condition] = GROUP_START.exec(reader.source) as RegExpExecArray;
  reader.at += start.length;
  const part = readChoice(reader);
  reader.at++;
  return condition === undefined ? part : NOTHING;
}

/** `[oó]` is one of two letters; any other class is unknown. */
function readClass(inner: string): Part {
  const letters = inner.match(/\\[\s\S]|[^\\]/gu) ?? [];
  if (inner.startsWith('^') || /[^\\]-[^\]]/.test(inner) || letters.length > OPTIONS_OF_CLASS_MAX * 2) {
    return UNKNOWN;
  }
  const parts = letters.map(readLetter);
  const spellings = [...new Set(parts.flatMap((part) => part.spellings ?? []))];
  const isKnown = parts.every(({ spellings: known }) => known !== undefined && known[0] !== '');
  return isKnown && spellings.length <= OPTIONS_OF_CLASS_MAX ? { spellings, need: undefined } : UNKNOWN;
}

/**
 * Letters that have no other spelling than the small and the capital one. Signs have none; letters beyond are left out,
 * because some of them are equal to other letters.
 */
const KNOWN_LETTER = /^[\x20-\x7e\n\tÀ-ÖØ-Þà-öø-þ¡¿‐-‧]$/;

function readLetter(shown: string): Part {
  if (shown === '\\b' || shown === '\\B') {
    return NOTHING;
  }
  const letter = shown === '\\n' ? '\n' : /^\\[^\w\s]$/.test(shown) ? shown.slice(1) : shown;
  return KNOWN_LETTER.test(letter) ? { spellings: [letter.toLowerCase()], need: undefined } : UNKNOWN;
}

const needOf = ({ spellings, need }: Part): Need | undefined =>
  spellings === undefined ? need : needSpelled(spellings);

function needSpelled(spellings: readonly string[]): Need | undefined {
  return spellings.some(({ length }) => length < LETTERS_MIN)
    ? undefined
    : needAny([...new Set(spellings)].map((letters) => ({ letters })));
}

function needAny(needs: readonly (Need | undefined)[]): Need | undefined {
  const known = needs.filter((need) => need !== undefined);
  if (known.length < needs.length || known.length === 0) {
    return undefined;
  }
  return known.length === 1 ? known[0] : { any: known };
}
