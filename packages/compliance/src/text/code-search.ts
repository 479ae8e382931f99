// Finds known codes in a text: by number or name, by title, or by similar wording.
import { groupBy } from '../group-by.ts';
import { type KnownCode, knownCodes } from '../facts/codes/code-tables.ts';
import {
  type CodeSurroundings,
  isAboutRegistration,
  makeRanking,
  readSurroundings,
  type Surroundings,
  normalizeWords,
} from './code-context.ts';
import { doubtForeign, isForeign, isOwn } from './code-origin.ts';
import { findNamedCodes, listNames } from './code-mentions.ts';
import { type TitleHit, findTitles } from './code-titles.ts';
import { hasSubstance } from './search-substance.ts';
import { findSymptoms } from './symptom-search.ts';
import { type WordHit, WordIndex } from './word-index.ts';

export type CodeHit = {
  readonly code: KnownCode;
  readonly matchedBy: 'code' | 'title' | 'words';
  /** Confidence in the match, 0 to 100. Our estimate. */
  readonly confidence: number;
};

const codesByTitle = new Map<string, KnownCode[]>();
for (const row of knownCodes) {
  add(codesByTitle, normalizeWords(row.title), row);
}
let wordIndex: WordIndex | undefined;

/** Made by the first search: it takes a tenth of a second and some megabytes, which most callers of the package never need. */
const readWordIndex = (): WordIndex =>
  (wordIndex ??= new WordIndex(
    knownCodes.map(({ title, meaning, causes, fixes, category, code, system }) => [
      { text: title, weight: 1 },
      { text: code !== undefined && /[a-z]{3}/i.test(code) ? code : '', weight: 0.9 },
      { text: meaning, weight: 0.8 },
      { text: category, weight: 0.6 },
      { text: system.names.join(' '), weight: 0.5 },
      { text: causes.join(' '), weight: 0.5 },
      { text: fixes.join(' '), weight: 0.3 },
    ]),
  ));

function add(map: Map<string, KnownCode[]>, key: string, row: KnownCode): void {
  const rows = map.get(key);
  if (rows === undefined) {
    map.set(key, [row]);
  } else if (!rows.includes(row)) {
    rows.push(row);
  }
}

/**
 * The codes that a text may mean, most likely first: codes in the text, or else titles in the text, or else codes with
 * a similar description, or else the codes of a symptom.
 * @param hitsMax maximum matches by wording; a number or title returns all its codes
 */
export function findCodes(text: string, around: CodeSurroundings, hitsMax: number): CodeHit[] {
  const surroundings = readSurroundings(text, around);
  const { origin } = surroundings;
  const hits = doubtForeign(searchCodes(text, surroundings, hitsMax), text, surroundings);
  // The words of one provider in the mouth of another's customer: what the named one has of this kind goes first.
  const own =
    origin.listed.size === 0 || hits.some(({ code }) => !isForeign(code, origin))
      ? []
      : findOwn(text, surroundings, hitsMax);
  return [...own, ...hits];
}

/** The codes of the named provider that a text may mean, if its number or title is only in the list of another. */
function findOwn(text: string, surroundings: Surroundings, hitsMax: number): CodeHit[] {
  const { origin } = surroundings;
  const base = makeRanking(surroundings);
  const said = findTitles(text)
    .flatMap(({ codes }) => codes)
    .filter((code) => isOwn(code, origin));
  const titled = said.map((code) => ({ code, matchedBy: 'title' as const, confidence: CONFIDENCE_OF_PART }));
  const worded = findSimilar(text, surroundings, hitsMax).filter(({ code }) => isOwn(code, origin));
  const names = [...origin.listed].join(' ');
  const symptoms = findBySymptoms(`${text} ${names}`, base, new Set(said)).filter(({ code }) =>
    isOwn(code, origin),
  );
  const found = titled.length > 0 ? titled : worded.length > 0 ? worded : symptoms;
  return found.slice(0, hitsMax);
}

function searchCodes(text: string, surroundings: Surroundings, hitsMax: number): CodeHit[] {
  const named = findNamedCodes(text, surroundings);
  const titles = findTitles(text);
  const said = new Set(titles.flatMap(({ codes }) => codes));
  const wholeTitle = codesByTitle.get(normalizeWords(text)) ?? [];
  const base = makeRanking(surroundings);
  // A number next to its title means this code, whatever other lists have under the number.
  const order = (code: KnownCode) => base(code) + (said.has(code) ? SAID_POINTS : 0);
  if (named.length > 0 || wholeTitle.length > 0) {
    const isWhole = (row: KnownCode) => row.code?.toLowerCase() === text.trim().toLowerCase();
    const whole = named.filter(isWhole);
    const titled = [...wholeTitle, ...findTitlesBeside(titles, named)];
    const rest = named.filter((code) => !isWhole(code) && !wholeTitle.includes(code));
    const ranked = [
      ...rank(whole, 'code', order),
      ...rank(
        wholeTitle.filter((code) => !whole.includes(code)),
        'title',
        order,
      ),
      ...rank(rest, 'code', order),
      ...rank(
        titled.filter((code) => !wholeTitle.includes(code)),
        'title',
        order,
      ),
    ];
    return doubtConverted(ranked, text, surroundings);
  }
  const sureTitles = titles.filter(({ isSure }) => isSure);
  const sure = sureTitles.flatMap(({ codes }) => codes);
  const systems = surroundings.named;
  const isOfNamed = ({ code }: Pick<CodeHit, 'code'>) => systems.size === 0 || systems.has(code.system);
  if (sure.length > 0) {
    const isCommon = sureTitles.every((title) => title.isCommon);
    return rank([...new Set(sure)], 'title', order).map((hit) =>
      isCommon && !systems.has(hit.code.system)
        ? { ...hit, confidence: Math.min(hit.confidence, CONFIDENCE_OF_PART) }
        : hit,
    );
  }
  const worded = findSimilar(text, surroundings, hitsMax);
  if (worded.some(isOfNamed)) {
    // Words in common by chance are worth less than a described symptom.
    const isSure = worded.some(({ confidence }) => confidence >= CONFIDENCE_OF_SYMPTOM);
    const symptoms = isSure ? [] : findBySymptoms(text, order, new Set(worded.map(({ code }) => code)));
    return [...symptoms, ...worded].slice(0, hitsMax);
  }
  const unsure = rank([...said], 'title', order).map((hit) => ({
    ...hit,
    confidence: Math.min(hit.confidence, CONFIDENCE_OF_PART),
  }));
  const guessed = [...unsure, ...findBySymptoms(text, order, said)].slice(0, hitsMax);
  return worded.length > 0 && !guessed.some(isOfNamed) ? worded : guessed;
}

/** Titles of other subjects in a text that also names codes. */
function findTitlesBeside(titles: readonly TitleHit[], named: readonly KnownCode[]): KnownCode[] {
  const subjects = new Set(named.map(({ category }) => category));
  return titles
    .filter(
      ({ length, codes }) =>
        length >= TITLE_BESIDE_CODES_WORDS_MIN && !codes.some((code) => named.includes(code)),
    )
    .flatMap(({ codes }) => codes)
    .filter(({ category }) => !subjects.has(category));
}

const CONFIDENCE_OF_PART = 70;
const SAID_POINTS = 8;
const TITLE_BESIDE_CODES_WORDS_MIN = 4;
const CONFIDENCE_OF_SYMPTOM = 55;

/** The likeliest code of each symptom, and then the codes of other systems. */
function findBySymptoms(
  text: string,
  order: (code: KnownCode) => number,
  found: ReadonlySet<KnownCode>,
): CodeHit[] {
  const ordered = findSymptoms(text).map((codes) =>
    // Within a system, the first code is the most common.
    codes.toSorted((one, other) => Math.trunc(order(other)) - Math.trunc(order(one))),
  );
  const first = ordered.flatMap((codes) => codes.slice(0, 1));
  const others = ordered.flatMap((codes) => codes.slice(1));
  return [...new Set([...first, ...others])]
    .filter((code) => !found.has(code))
    .map((code) => ({
      code,
      matchedBy: 'words' as const,
      confidence: first.includes(code) ? CONFIDENCE_OF_SYMPTOM : CONFIDENCE_OF_SYMPTOM - 15,
    }));
}

/** Codes with a description similar to a text; none if the similarity is too low. */
export function findByWords(text: string, around: CodeSurroundings, hitsMax: number): CodeHit[] {
  return findSimilar(text, readSurroundings(text, around), hitsMax);
}

function findSimilar(text: string, surroundings: Surroundings, hitsMax: number): CodeHit[] {
  if (!hasSubstance(text)) {
    return [];
  }
  const order = makeRanking(surroundings);
  const { named } = surroundings;
  const isNamed = (code: KnownCode) => named.has(code.system);
  const likelihood = ({ hit, code }: { hit: WordHit; code: KnownCode }) =>
    hit.score * hit.coverage * (1 + order(code) / 20);
  const hits = readWordIndex()
    .search(text, HITS_WEIGHED_MAX)
    .map((hit) => ({ hit, code: knownCodes[hit.index] as KnownCode }))
    .filter(({ code }) => !LITERAL_SYSTEMS.has(code.system.id) || isNamed(code))
    .filter(({ hit, code }) => isLikely(hit) || (isNamed(code) && isLikelyOfNamed(hit)))
    .toSorted((one, other) => likelihood(other) - likelihood(one));
  const likeliest = Math.max(0, ...hits.map(likelihood));
  // If the text names a provider, prefer its codes, even if the wording of another provider is slightly closer.
  const isPreferred = (hit: (typeof hits)[number]) =>
    isNamed(hit.code) && likelihood(hit) >= NAMED_SHARE_MIN * likeliest;
  return [...hits.filter(isPreferred), ...hits.filter((hit) => !isPreferred(hit))]
    .slice(0, hitsMax)
    .map(({ hit, code }) => ({
      code,
      matchedBy: 'words' as const,
      confidence: Math.min(
        named.size > 0 && !isNamed(code) ? CONFIDENCE_ELSEWHERE_MAX : 85,
        Math.round(100 * hit.coverage),
      ),
    }));
}

/** Their texts are quoted word for word, so a similar wording is of another system. */
const LITERAL_SYSTEMS: ReadonlySet<string> = new Set(['aws-sms']);
const HITS_WEIGHED_MAX = 120;
const NAMED_SHARE_MIN = 0.35;
/** A code of a different system than the named one is only a hint. */
const CONFIDENCE_ELSEWHERE_MAX = 50;

const COVERAGE_MIN = 0.4;
const COVERAGE_OF_ONE_WORD_MIN = 0.75;

// Without a word of the title or name, the similarity is a coincidence.
function isLikely({ coverage, wordsShared, strongWords }: WordHit): boolean {
  return strongWords > 0 && coverage >= (wordsShared > 1 ? COVERAGE_MIN : COVERAGE_OF_ONE_WORD_MIN);
}

// If the text names the system, a match needs no word of the title, only most of the meaning.
function isLikelyOfNamed({ coverage, wordsShared }: WordHit): boolean {
  return wordsShared > 1 && coverage >= COVERAGE_MIN;
}

function rank(
  codes: readonly KnownCode[],
  matchedBy: 'code' | 'title',
  order: (code: KnownCode) => number,
): CodeHit[] {
  const sorted = codes.toSorted((one, other) => order(other) - order(one));
  // Two numbers in one text are two separate codes; one number in two systems is ambiguous.
  const rivals = groupBy(sorted, (code) => (matchedBy === 'code' ? listNames(code).at(-1) : ''));
  const rateConfidence = (code: KnownCode): number => {
    const [best, second] = rivals.get(matchedBy === 'code' ? listNames(code).at(-1) : '') ?? [];
    if (code !== best) {
      return 40;
    }
    return second === undefined || order(code) > order(second) + 1 ? 100 : 70;
  };
  return sorted.map((code) => ({ code, matchedBy, confidence: rateConfidence(code) }));
}

/** Standards write their codes in base 16. A bare number is one of them only if nobody else's list has it. */
const IN_BASE_16: ReadonlySet<string> = new Set(['gsm-tp-fcs', 'smpp']);
const CONFIDENCE_OF_CONVERTED = 50;

/** Any gateway may have a list of its own, so a number that only a standard has under another notation is a guess. */
function doubtConverted(hits: readonly CodeHit[], text: string, { named }: Surroundings): CodeHit[] {
  const written = text.toLowerCase();
  return hits.map((hit) =>
    hit.matchedBy === 'code' &&
    BARE_NUMBER.test(text) &&
    IN_BASE_16.has(hit.code.system.id) &&
    !named.has(hit.code.system) &&
    !written.includes(hit.code.code?.toLowerCase().replace(/^0x/, '') ?? '')
      ? { ...hit, confidence: Math.min(hit.confidence, CONFIDENCE_OF_CONVERTED) }
      : hit,
  );
}
const BARE_NUMBER = /^\s*(?:error|err|code|status|c[oó]digo)?[ :#]{0,3}\d+\s*$/i;

/** Whether two codes have the same number or title, so that a text may mean either. */
export function areAlike(one: KnownCode, other: KnownCode): boolean {
  return (
    listNames(one).at(-1) === listNames(other).at(-1) ||
    normalizeWords(one.title) === normalizeWords(other.title)
  );
}

/** A registration code in a text, and the other meanings of the same number. */
export type RegistrationCode = { readonly code: KnownCode; readonly others: readonly KnownCode[] };

/** Codes of brand and campaign reviews in a text. If systems share a code, the surrounding text selects the most likely one. */
export function findRegistrationCodes(text: string, surroundings: Surroundings): RegistrationCode[] {
  const byName = new Map<string, KnownCode[]>();
  for (const row of findNamedCodes(text, surroundings)) {
    if (isAboutRegistration(row) && row.code !== undefined) {
      add(byName, row.code.toLowerCase(), row);
    }
  }
  const order = makeRanking(surroundings);
  return [...byName.values()].map((rows) => {
    const [code, ...others] = rows.toSorted((one, other) => order(other) - order(one));
    return { code: code as KnownCode, others };
  });
}
