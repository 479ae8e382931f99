// Finds the titles and names of known codes inside a paste, word for word.
import { type KnownCode, knownCodes } from '../facts/codes/code-tables.ts';
import { codeWordings } from '../facts/codes/code-wordings.ts';
import { readWords } from './words.ts';

export type TitleHit = {
  readonly codes: readonly KnownCode[];
  /** Number of words of the title. */
  readonly length: number;
  /** Whether it is a name, is long, or is set apart by punctuation. A part of a sentence may say something else. */
  readonly isSure: boolean;
  /** Whether it is two ordinary words, such as “Invalid parameter”, which every API may say. */
  readonly isCommon: boolean;
};

type Entry = {
  readonly words: readonly string[];
  readonly codes: KnownCode[];
  /** One token with underscores or hyphens, such as `ESME_RTHROTTLED`, which nothing else is called. */
  readonly isName: boolean;
};

type EntriesByTitle = Map<string, Map<string, Entry>>;

// Words that people leave out or add when they retype a title.
const FILLERS = new Set('a an the your our this that is was be been has have it s'.split(' '));

function readTitleWords(title: string) {
  return readWords(title).filter(({ text }) => !FILLERS.has(text) && !isPhone(text));
}

// A phone number in the middle of a literal text: “The 'To' number +15625550118 is not valid”.
function isPhone(word: string): boolean {
  return /^(?:\d{7,}|[\dx]{7,}|x{4,})$/.test(word);
}

function enter(byFirstWord: EntriesByTitle, title: string, code: KnownCode): void {
  const words = readTitleWords(title).map(({ text }) => text);
  const [first] = words;
  if (first === undefined || words.length < 2) {
    return;
  }
  const entries = byFirstWord.get(first) ?? new Map<string, Entry>();
  const key = words.join(' ');
  const entry: Entry = entries.get(key) ?? {
    words,
    codes: [code],
    isName: /^[A-Za-z0-9]+(?:[_-][A-Za-z0-9]+)+$/.test(title),
  };
  if (!entry.codes.includes(code)) {
    entry.codes.push(code);
  }
  entries.set(key, entry);
  byFirstWord.set(first, entries);
}

/** The title, and its specific part: after “Brand Registration Failure:” or “US A2P 10DLC -”, and before a bracket. */
function listSpellings(title: string): string[] {
  const bare = title.replace(/\s*\([^)]*\)\s*$/, '');
  const specific = /(?:: | - | – )(.{12,})$/.exec(bare)?.[1];
  const isSpecific = specific !== undefined && readTitleWords(specific).length >= SPECIFIC_WORDS_MIN;
  return [title, bare, ...(isSpecific ? [specific] : [])];
}

const SPECIFIC_WORDS_MIN = 3;
const SURE_WORDS_MIN = 5;

const codeByKey = new Map(knownCodes.map((code) => [`${code.system.id}:${code.code ?? ''}`, code]));
// The titles of these codes are our words, so a text that has them does not quote the provider.
const UNQUOTED: ReadonlySet<string> = new Set(['aws-registration']);

function listEntries(): Map<string, readonly Entry[]> {
  const byFirstWord: EntriesByTitle = new Map();
  for (const code of knownCodes.filter(({ system }) => !UNQUOTED.has(system.id))) {
    for (const spelling of listSpellings(code.title)) {
      enter(byFirstWord, spelling, code);
    }
  }
  for (const [key, wordings] of Object.entries(codeWordings)) {
    const code = codeByKey.get(key);
    if (code === undefined) {
      throw new Error(`no code ${key} for its wordings`);
    }
    for (const wording of wordings) {
      enter(byFirstWord, wording, code);
    }
  }
  // The titles as keys are not needed any more, and would stay in memory.
  return new Map(Array.from(byFirstWord, ([first, entries]) => [first, [...entries.values()]]));
}

const entriesByFirstWord = listEntries();

/** Titles in a text, the longest at each place. A title of two words counts only where punctuation sets it apart. */
export function findTitles(text: string): TitleHit[] {
  const words = readTitleWords(text);
  const hits: TitleHit[] = [];
  for (let index = 0; index < words.length; ) {
    const entry = findLongestAt(words, index);
    const first = words[index];
    const last = words[index + (entry?.words.length ?? 1) - 1];
    if (entry === undefined || first === undefined || last === undefined) {
      index += 1;
      continue;
    }
    const length = entry.words.length;
    const isSure = entry.isName || length >= SURE_WORDS_MIN || isSetApart(text, first.start, last.end);
    const isHit = isSure || length > 2;
    if (isHit) {
      hits.push({ codes: entry.codes, length, isSure, isCommon: length === 2 && !entry.isName });
    }
    index += isHit ? length : 1;
  }
  return hits;
}

function findLongestAt(words: readonly { readonly text: string }[], index: number): Entry | undefined {
  let longest: Entry | undefined;
  for (const entry of entriesByFirstWord.get(words[index]?.text ?? '') ?? []) {
    if (
      entry.words.length > (longest?.words.length ?? 0) &&
      entry.words.every((word, offset) => words[index + offset]?.text === word)
    ) {
      longest = entry;
    }
  }
  return longest;
}

function isSetApart(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 3), start);
  const after = text.slice(end, end + 2);
  return (
    /(?:^|["'“”:;|\n=[(>]\s?|[-–—] |\d )$/.test(before) &&
    /^(?:$|\s*$|\s?["'”“:;|\n,.)\]!(]|\s[-–—])/.test(after)
  );
}

const titleWordsOf = new Map<KnownCode, readonly string[]>();
const COMMON = new Set(
  'a an the to from for of in on and or not is has been be by with no number message error code status text sms unknown invalid failed campaign brand registration vetting rejection rejected'.split(
    ' ',
  ),
);

/** Whether the words after or before a number say what its title says, so that the number is this code. */
export function saysTitle(nearby: ReadonlySet<string>, code: KnownCode): boolean {
  let words = titleWordsOf.get(code);
  if (words === undefined) {
    words = [...new Set(readTitleWords(code.title).map(({ text }) => text))];
    titleWordsOf.set(code, words);
  }
  const shared = words.filter((word) => nearby.has(word));
  const telling = shared.filter((word) => !COMMON.has(word));
  return (
    telling.length > 0 && shared.length >= Math.min(words.length, Math.max(2, Math.ceil(words.length / 2)))
  );
}
