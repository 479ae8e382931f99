// Finds known codes in a text: by number or name, by title, or by similar wording.
import { type KnownCode, knownCodes } from '../facts/codes/code-tables.ts';
import { type CodeSystem, codeSystems } from '../facts/codes/systems.ts';
import { type WordHit, WordIndex } from './word-index.ts';

export type CodeHit = {
  readonly code: KnownCode;
  readonly matchedBy: 'code' | 'title' | 'words';
  /** Confidence in the match, 0 to 100. Our estimate. */
  readonly confidence: number;
};

const codesByName = new Map<string, KnownCode[]>();
const codesByTitle = new Map<string, KnownCode[]>();
for (const row of knownCodes) {
  for (const name of listNames(row)) {
    add(codesByName, name, row);
  }
  add(codesByTitle, normalizeTitle(row.title), row);
}
const wordIndex = new WordIndex(
  knownCodes.map(({ title, meaning, causes, fixes, category, code, system }) => [
    { text: title, weight: 1 },
    { text: code !== undefined && /[a-z]{3}/i.test(code) ? code : '', weight: 0.9 },
    { text: meaning, weight: 0.8 },
    { text: category, weight: 0.6 },
    { text: system.names.join(' '), weight: 0.5 },
    { text: causes.join(' '), weight: 0.5 },
    { text: fixes.join(' '), weight: 0.3 },
  ]),
);

function add(map: Map<string, KnownCode[]>, key: string, row: KnownCode): void {
  const rows = map.get(key);
  if (rows === undefined) {
    map.set(key, [row]);
  } else if (!rows.includes(row)) {
    rows.push(row);
  }
}

// A hexadecimal status has three notations: 0x0000000B, 0x0B, and 11.
function listNames({ code }: KnownCode): string[] {
  if (code === undefined) {
    return [];
  }
  const lower = code.toLowerCase();
  if (!/^0x[0-9a-f]+$/.test(lower)) {
    return [lower];
  }
  const value = Number.parseInt(lower.slice(2), 16);
  const short = value.toString(16);
  return [lower, `0x${short}`, `0x${short.padStart(2, '0')}`, String(value)];
}

function normalizeTitle(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const namedSystems = codeSystems.map((system) => ({
  system,
  names: system.names.map((name) => ({ padded: ` ${name} `, firstWord: name.split(' ', 1)[0] as string })),
}));

/** The systems that a text names, such as by provider name. */
export function findNamedSystems(text: string): Set<CodeSystem> {
  const bare = normalizeTitle(text);
  const padded = ` ${bare} `;
  // Searches only for names whose first word is in the text, because a search for every name takes milliseconds.
  const words = new Set(bare.split(' '));
  return new Set(
    namedSystems
      .filter(({ names }) => names.some((name) => words.has(name.firstWord) && padded.includes(name.padded)))
      .map(({ system }) => system),
  );
}

const REGISTRATION_WORDS =
  /\b(?:campaign|brand|registration|register(?:ed|ing)?|vetting|vetted|submission|submitted|reviewer|rejection|declined?|decline|ein|opt-?in|call to action|dca)\b/i;
const DELIVERY_WORDS =
  /\b(?:deliver(?:y|ed)?|undelivered|sent|sending|send|handset|recipient|delivery receipt|dlr|webhook|status callback|throughput|queue|messages?)\b/i;

const MESSAGE_REFUSED =
  /\b(?:messages?|sms|texts?) (?:was |were |is |are |got |has been |have been )?(?:being )?(?:block|reject|refus|filter|undeliver|fail|not (?:deliver|sent|going))/i;

/** Other information about where a code occurred. */
export type CodeSurroundings = { readonly text: string; readonly isRegistration?: boolean };

/**
 * The codes that a text may mean, most likely first: codes in the text, or else codes with this title, or else codes
 * with a similar description.
 * @param hitsMax maximum matches by wording; a number or title returns all its codes
 */
export function findCodes(text: string, around: CodeSurroundings, hitsMax: number): CodeHit[] {
  const named = findNamedCodes(text);
  const titled = codesByTitle.get(normalizeTitle(text)) ?? [];
  const order = makeRanking(text, around);
  if (named.length > 0 || titled.length > 0) {
    const isWhole = (row: KnownCode) => row.code?.toLowerCase() === text.trim().toLowerCase();
    const whole = named.filter(isWhole);
    const rest = named.filter((code) => !isWhole(code) && !titled.includes(code));
    return [
      ...rank(whole, 'code', order),
      ...rank(
        titled.filter((code) => !whole.includes(code)),
        'title',
        order,
      ),
      ...rank(rest, 'code', order),
    ];
  }
  return findByWords(text, around, hitsMax);
}

/** Codes with a description similar to a text; none if the similarity is too low. */
export function findByWords(text: string, around: CodeSurroundings, hitsMax: number): CodeHit[] {
  const order = makeRanking(text, around);
  const named = findNamedSystems(`${text} ${around.text}`);
  const isNamed = (code: KnownCode) => named.has(code.system);
  const likelihood = ({ hit, code }: { hit: WordHit; code: KnownCode }) =>
    hit.score * hit.coverage * (1 + order(code) / 20);
  const hits = wordIndex
    .search(text, HITS_WEIGHED_MAX)
    .map((hit) => ({ hit, code: knownCodes[hit.index] as KnownCode }))
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
  const rivals = Map.groupBy(sorted, (code) => (matchedBy === 'code' ? listNames(code).at(-1) : ''));
  const rateConfidence = (code: KnownCode): number => {
    const [best, second] = rivals.get(matchedBy === 'code' ? listNames(code).at(-1) : '') ?? [];
    if (code !== best) {
      return 40;
    }
    return second === undefined || order(code) > order(second) + 1 ? 100 : 70;
  };
  return sorted.map((code) => ({ code, matchedBy, confidence: rateConfidence(code) }));
}

/** Whether two codes have the same number or title, so that a text may mean either. */
export function areAlike(one: KnownCode, other: KnownCode): boolean {
  return (
    listNames(one).at(-1) === listNames(other).at(-1) ||
    normalizeTitle(one.title) === normalizeTitle(other.title)
  );
}

/** Points for a code by its surrounding text. The position of the system in the list breaks ties with less than one point. */
function makeRanking(text: string, around: CodeSurroundings): (code: KnownCode) => number {
  const everything = `${text} ${around.text}`;
  const named = findNamedSystems(everything);
  const isRegistration =
    around.isRegistration ??
    (REGISTRATION_WORDS.test(everything) &&
      !/\bundelivered|delivery\b/i.test(everything) &&
      !MESSAGE_REFUSED.test(everything));
  const isDelivery = around.isRegistration === undefined && DELIVERY_WORDS.test(everything);
  return (code) => {
    const { system } = code;
    const place = 1 - codeSystems.indexOf(system) / codeSystems.length;
    return (
      place +
      (named.has(system) ? 6 : 0) +
      (isRegistration && isAboutRegistration(code) ? 3 : 0) +
      (isDelivery && !isAboutRegistration(code) ? 2 : 0)
    );
  };
}

/** Whether a code tells why a brand or campaign was rejected. */
export function isAboutRegistration({ system, category }: KnownCode): boolean {
  return (
    system.subject === 'registration' || (system.subject === 'both' && REGISTRATION_CATEGORIES.has(category))
  );
}

// Subjects that occur only in registrations.
const REGISTRATION_CATEGORIES: ReadonlySet<string> = new Set([
  'opt-in',
  'attributes',
  'use-case',
  'business-identity',
  'keywords',
  'prohibited-content',
  'age-gate',
  'website',
  'privacy-policy',
  'campaign-description',
  'terms',
  'sample-messages',
  'brand-identity',
  'high-risk',
  'sharing',
  'registration-limits',
]);

const TOKEN = /[A-Za-z0-9][A-Za-z0-9_.-]{0,63}/g;
const CODE_WORD_BEFORE =
  /(?:\b(?:code|codes|error|errors|err|status|reason|decline|declined|rejection|no|number|nr)\b\.?|#)[\s:#=("'-]{0,4}(?:is |was )?$/i;
const MOST_CODES = 40;

/** Codes that a text names. Small numbers and ordinary words count only next to a word such as “code”. */
function findNamedCodes(text: string): KnownCode[] {
  const found = new Set<KnownCode>();
  const whole = text.trim();
  const systems = findNamedSystems(text);
  for (const match of text.matchAll(TOKEN)) {
    const token = match[0].replace(/[.-]+$/, '');
    const rows = codesByName.get(token.toLowerCase());
    const isSaidToBeOne = () =>
      token === whole ||
      CODE_WORD_BEFORE.test(text.slice(Math.max(0, match.index - 24), match.index)) ||
      isLabel(text, match.index, token);
    for (const row of rows ?? []) {
      if (
        found.size < MOST_CODES &&
        (isUnmistakable(token, row.code ?? '') ||
          isSaidToBeOne() ||
          (token.length >= 3 && systems.has(row.system)))
      ) {
        found.add(row);
      }
    }
  }
  return [...found];
}

// "806 - CTA incomplete", "(805)": three or more digits at the start of a line or clause. Shorter numbers are list numbers.
function isLabel(text: string, index: number, token: string): boolean {
  const before = text.slice(Math.max(0, index - 3), index);
  const after = text.slice(index + token.length, index + token.length + 2);
  return (
    /^\d{3,4}$/.test(token) &&
    ((/(?:^|[\n;,.]\s?)$/.test(before) && /^\s?[-–—:)\]]/.test(after)) ||
      (/[([]$/.test(before) && /^[)\]]/.test(after)))
  );
}

// `30007` and `SMS-UP-430` are always codes; `15` and `blocked` may be ordinary words.
function isUnmistakable(token: string, code: string): boolean {
  if (/^\d+$/.test(token)) {
    return token.length >= 5;
  }
  if (/^0x/i.test(token)) {
    return true;
  }
  return (
    /[\d_-]/.test(code) ||
    /[a-z][A-Z]/.test(token) ||
    (token === code && /^[A-Z]{5,}$/.test(code) && code !== 'OTHERS')
  );
}

/** A registration code in a text, and the other meanings of the same number. */
export type RegistrationCode = { readonly code: KnownCode; readonly others: readonly KnownCode[] };

/** Codes of brand and campaign reviews in a text. If systems share a code, the surrounding text selects the most likely one. */
export function findRegistrationCodes(text: string): RegistrationCode[] {
  const byName = new Map<string, KnownCode[]>();
  for (const row of findNamedCodes(text)) {
    if (isAboutRegistration(row) && row.code !== undefined) {
      add(byName, row.code.toLowerCase(), row);
    }
  }
  const order = makeRanking(text, { text: '', isRegistration: true });
  return [...byName.values()].map((rows) => {
    const [code, ...others] = rows.toSorted((one, other) => order(other) - order(one));
    return { code: code as KnownCode, others };
  });
}
