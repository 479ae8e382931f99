// Reads a rejection text: its clauses, and the codes and reasons in each with a confidence.
import { type KnownCode } from '../facts/codes/code-tables.ts';
import { rejectionReasons } from '../facts/rejections/all-reasons.ts';
import { plainWordings } from '../facts/rejections/plain-wordings.ts';
import { paraphrases } from '../facts/rejections/paraphrases.ts';
import type { RejectionReason } from '../facts/rejections/rejection-reason.ts';
import { hasSubstance } from './search-substance.ts';
import { findTitles } from './code-titles.ts';
import { readFieldBeside } from './field-reading.ts';
import { isOfBrand, readAsBrand } from './rejected-brand.ts';
import { CLAUSE_UNITS_MAX, splitClauses, withoutContractions, withoutMarks } from './rejection-clauses.ts';
import { hasGroups, readWordGroup, spellSentence } from './word-groups.ts';
import { type RegistrationCode, findByWords, findRegistrationCodes } from './code-search.ts';
import { type FilteredPattern, filtered } from './filtered-pattern.ts';
import { noteLetters } from './letter-groups.ts';
import { STATUS_SYSTEMS, type Surroundings, isAboutRegistration, readSurroundings } from './code-context.ts';

export type RejectionHit = {
  readonly reason: RejectionReason;
  readonly code: KnownCode | undefined;
  /** Other meanings of the same code. */
  readonly otherCodes: readonly KnownCode[];
  /** The clause, quoted from the text. */
  readonly quoted: string;
  readonly matchedBy: 'code' | 'wording' | 'words';
  /** Confidence, 0 to 100. Our estimate. */
  readonly confidence: number;
};

const OTHER_ENTITY_LOSS = 20;

const reasonById = new Map(rejectionReasons.map((reason) => [reason.id, reason]));
const reasonsByCode = new Map<string, RejectionReason[]>();
for (const reason of rejectionReasons) {
  for (const code of reason.codes ?? []) {
    reasonsByCode.set(code, [...(reasonsByCode.get(code) ?? []), reason]);
  }
}

// Fallback reasons by subject, for codes without a listed reason or a recognized title.
const REASON_BY_SUBJECT: Readonly<Record<string, string>> = {
  'opt-in': 'cta.incomplete',
  'privacy-policy': 'privacy.missing',
  terms: 'terms.incomplete',
  website: 'website.missing',
  keywords: 'confirmations.incomplete',
  'sample-messages': 'samples.use-case',
  attributes: 'attributes.links-phones',
  'age-gate': 'attributes.age-gate',
  'campaign-description': 'description.unclear',
  'use-case': 'use-case.ineligible',
  'prohibited-content': 'content.prohibited',
  'high-risk': 'content.high-risk',
  'business-identity': 'campaign.brand-mismatch',
  'brand-identity': 'identity.mismatch',
  'registration-limits': 'campaign.limit',
  sharing: 'campaign.not-shared',
  'link-shortening': 'samples.shortener',
  platform: 'process.system',
  throughput: 'process.system',
  account: 'process.system',
  'bad-request': 'process.system',
  'in-progress': 'campaign.not-shared',
  'toll-free-verification': 'process.toll-free',
};

/** The reason of a code; `campaign.carrier` if the system only says that the campaign was declined. */
function findReasonOfCode(code: KnownCode): RejectionReason {
  const known = reasonOfCode.get(code);
  if (known !== undefined) {
    return known;
  }
  const listed = reasonsByCode.get(`${code.system.id}:${code.code ?? ''}`)?.[0];
  const bySubject = reasonById.get(REASON_BY_SUBJECT[code.category] ?? 'campaign.carrier');
  const worded = listed ?? findReasonsByWording(code.title.toLowerCase())[0];
  const reason = (worded ?? bySubject) as RejectionReason;
  reasonOfCode.set(code, reason);
  return reason;
}

const reasonOfCode = new Map<KnownCode, RejectionReason>();

/**
 * The reasons in a text without duplicates, highest confidence first. Reasons for `entityType` come before others.
 * @param provider who sent the text, if it is known: a code is looked for in its lists first
 */
export function findRejections(
  text: string,
  entityType: 'brand' | 'campaign' | undefined,
  provider?: string,
): RejectionHit[] {
  const hits = readRejections(text, entityType, provider);
  if (!BARE_NAME.test(text) || hits.some(({ matchedBy }) => matchedBy !== 'words')) {
    return hits;
  }
  const spelled = readRejections(text.replaceAll('_', ' ').toLowerCase(), entityType, provider)
    .filter(({ matchedBy }) => matchedBy === 'wording')
    .map((hit) => ({
      ...hit,
      quoted: text.trim(),
      confidence: Math.min(hit.confidence, CONFIDENCE_OF_SPELLED_NAME),
    }));
  return spelled.length > 0 ? spelled : hits;
}

/** The name of a code alone, which may say in words what no list has: `EIN_ALREADY_USED`. */
const BARE_NAME = /^\s*[A-Z0-9]+(?:_[A-Z0-9]+)+\s*$/i;
const CONFIDENCE_OF_SPELLED_NAME = 70;

function readRejections(
  text: string,
  entityType: 'brand' | 'campaign' | undefined,
  provider: string | undefined,
): RejectionHit[] {
  const clauses = splitClauses(text);
  const surroundings = readSurroundings(text, { text: provider ?? '', isRegistration: true });
  const possible = findPossibleReadings(clauses);
  const hits = clauses.flatMap((clause) => {
    const coded = findHitsByCode(clause, text, surroundings, possible);
    return [...coded, ...findHitsBesideCodes(clause, coded, possible)];
  });
  // The official title of a code may be split over clauses: what it says is not another reason.
  const titled = new Set(
    hits.flatMap(({ code }) => {
      const title = code?.title.toLowerCase() ?? '';
      return rejectionReasons.filter(({ wording }) => wording.test(title));
    }),
  );
  const distinct = hits.filter(({ code, reason }) => code !== undefined || !titled.has(reason));
  const isCoded = distinct.some(({ code }) => code !== undefined && !STATUS_SYSTEMS.has(code.system.id));
  // “Carrier review” around codes is where they come from, not another reason.
  const telling = distinct.filter(
    ({ code, reason }) => code !== undefined || !isCoded || !VAGUE.has(reason.id),
  );
  const found = (telling.length > 0 ? telling : findHitsByWords(text)).map((hit) =>
    isOfBrand(hit, entityType) ? { ...hit, reason: readAsBrand(hit.reason) } : hit,
  );
  const weighed = found.map((hit) =>
    entityType === undefined || hit.reason.entity === entityType
      ? hit
      : { ...hit, confidence: Math.max(5, hit.confidence - OTHER_ENTITY_LOSS) },
  );
  return keepSurest(weighed);
}

const CONFIDENCE_BESIDE_CODE = 70;

/** The words next to a code explain the code. Only another subject, or words that say something else, are a reason of their own. */
function findHitsBesideCodes(
  clause: string,
  coded: readonly RejectionHit[],
  possible: PossibleReadings,
): RejectionHit[] {
  const worded = findHitsByWording(clause, possible);
  const subjects = new Set(coded.map(({ reason }) => reason.category));
  const isExplained = (category: string) =>
    coded.some(
      ({ reason }) =>
        reason.category === category && worded.some((hit) => hit.reason === reason || GENERAL.has(reason.id)),
    );
  return worded
    .filter(({ reason: { category } }) => !subjects.has(category) || !isExplained(category))
    .map((hit) =>
      subjects.has(hit.reason.category)
        ? { ...hit, confidence: Math.min(hit.confidence, CONFIDENCE_BESIDE_CODE) }
        : hit,
    );
}

function keepSurest(hits: readonly RejectionHit[]): RejectionHit[] {
  const best = new Map<string, RejectionHit>();
  for (const hit of hits.toSorted((one, other) => other.confidence - one.confidence)) {
    // Keep several codes with the same reason, but not a match by wording alone.
    const key = hit.code === undefined ? hit.reason.id : `${hit.code.system.id}:${hit.code.code}`;
    const isSaid = hit.code === undefined && [...best.values()].some((other) => other.reason === hit.reason);
    if (!best.has(key) && !isSaid) {
      best.set(key, hit);
    }
  }
  return [...best.values()];
}

function findHitsByCode(
  clause: string,
  text: string,
  surroundings: Surroundings,
  possible: PossibleReadings,
): RejectionHit[] {
  const coded = findRegistrationCodes(clause, surroundings).map((found) =>
    preferSaid(found, clause, text, possible),
  );
  const hits = coded.map(({ code, others }) => {
    const meant = readFieldBeside(code, clause);
    return {
      reason: meant === undefined ? findReasonOfCode(code) : getReason(meant.reason),
      code: meant?.code ?? code,
      otherCodes: others,
      quoted: clause,
      matchedBy: 'code' as const,
      confidence: rateCode(code, others, text),
    };
  });
  return hits.length > 0 ? hits : findHitsByTitle(clause, text);
}

/** Of the lists that have a number, the one whose meaning stands beside it, unless the text names a provider. */
function preferSaid(
  found: RegistrationCode,
  clause: string,
  text: string,
  possible: PossibleReadings,
): RegistrationCode {
  const { code, others } = found;
  if (others.length === 0 || text.toLowerCase().includes(code.system.provider)) {
    return found;
  }
  const said = findReasonsByWording(clause.toLowerCase(), possible);
  const meant = said.includes(findReasonOfCode(code))
    ? undefined
    : others.find((other) => said.includes(findReasonOfCode(other)));
  return meant === undefined
    ? found
    : { code: meant, others: [code, ...others.filter((other) => other !== meant)] };
}

const VAGUE: ReadonlySet<string> = new Set(['campaign.carrier', 'process.system']);
const CONFIDENCE_OF_STATUS = 60;

function rateCode(code: KnownCode, others: readonly KnownCode[], text: string): number {
  // A status says only that something was refused. A code beside it says why, and goes first.
  if (STATUS_SYSTEMS.has(code.system.id)) {
    return CONFIDENCE_OF_STATUS;
  }
  return others.length > 0 && !text.toLowerCase().includes(code.system.provider) ? 75 : 98;
}

// “Campaign rejected” is also what every such mail begins with.
const TITLE_WORDS_MIN = 3;

// A list without its numbers: “Brand Registration Failure: Invalid postal address”.
function findHitsByTitle(clause: string, text: string): RejectionHit[] {
  const written = text.toLowerCase();
  // “Inaccurate Registration”, with which the titles of one list begin.
  const isIntroduced = ({ title }: KnownCode) =>
    written.includes(title.toLowerCase().split(/ ?[:-] /, 1)[0] ?? '');
  return findTitles(clause).flatMap(({ codes, length, isSure }) => {
    const possible = codes.filter((each) => isAboutRegistration(each) && each.code !== undefined);
    const [code, ...others] = possible.toSorted(
      (one, other) => Number(isIntroduced(other)) - Number(isIntroduced(one)),
    );
    return code === undefined || !isSure || length < TITLE_WORDS_MIN
      ? []
      : [
          {
            reason: findReasonOfCode(code),
            code,
            otherCodes: others,
            quoted: clause,
            matchedBy: 'code' as const,
            confidence: others.length > 0 ? 75 : 90,
          },
        ];
  });
}

function findHitsByWording(clause: string, possible: PossibleReadings): RejectionHit[] {
  return findReasonsByWording(clause.toLowerCase(), possible).map((reason, place) => ({
    reason,
    code: undefined,
    otherCodes: [],
    quoted: clause,
    matchedBy: 'wording',
    confidence: Math.max(50, 85 - 5 * place),
  }));
}

/** Reasons that match a lowercase clause, without those that have a more specific match. */
function findReasonsByWording(
  clause: string,
  possible: PossibleReadings = { formal: formalReadings, plain: plainReadings },
): RejectionReason[] {
  const written = withoutContractions(clause);
  // An accented letter would end a word for the patterns: “contestó” is no contest.
  const bare = withoutMarks(written);
  const formal = possible.formal.flatMap(({ reason, wording }) => (wording.test(bare) ? [reason] : []));
  const plain = findReasonsByPlainWording(written, possible.plain).filter(
    (reason) => !formal.includes(reason),
  );
  const categories = new Set(plain.map((reason) => reason.category));
  // How people put it is more specific than the general reasons of the same category.
  const matched = [
    ...formal.filter((reason) => !GENERAL.has(reason.id) || !categories.has(reason.category)),
    ...plain,
  ];
  const ids = new Set(matched.map((reason) => reason.id));
  return matched.filter((reason) => !reason.yieldsTo?.some((id) => ids.has(id)));
}

type FormalReading = { readonly reason: RejectionReason; readonly wording: FilteredPattern };

const formalReadings: readonly FormalReading[] = rejectionReasons.map((reason) => ({
  reason,
  wording: filtered(reason.wording),
}));

type PossibleReadings = {
  readonly formal: readonly FormalReading[];
  readonly plain: typeof plainReadings;
};

const GENERAL: ReadonlySet<string> = new Set([
  'cta.missing',
  'cta.incomplete',
  'terms.incomplete',
  'samples.use-case',
]);

const plainReadings = [...plainWordings, ...paraphrases].map(({ reason, wordings }) => ({
  reason: getReason(reason),
  wordings: wordings.map((groups) => groups.map(readWordGroup)),
}));

function getReason(id: string): RejectionReason {
  const reason = reasonById.get(id);
  if (reason === undefined) {
    throw new Error(`no reason ${id} for a wording`);
  }
  return reason;
}

/** The wordings that the clauses together have. Only these are tried on each clause. */
function findPossibleReadings(clauses: readonly string[]): PossibleReadings {
  const written = withoutContractions(clauses.join(' . ').toLowerCase());
  const whole = spellSentence(written);
  const groups = noteLetters(withoutMarks(written));
  return {
    formal: formalReadings.flatMap(({ reason, wording }) => {
      const narrow = wording.narrow(groups);
      return narrow === undefined ? [] : [{ reason, wording: narrow }];
    }),
    plain: plainReadings.flatMap(({ reason, wordings }) => {
      const said = wordings.filter((list) => hasGroups(whole, list));
      return said.length === 0 ? [] : [{ reason, wordings: said }];
    }),
  };
}

/** The first reason of each category. */
function findReasonsByPlainWording(clause: string, possible: typeof plainReadings): RejectionReason[] {
  if (possible.length === 0) {
    return [];
  }
  const sentence = spellSentence(clause);
  const byCategory = new Map<string, RejectionReason>();
  for (const { reason, wordings } of possible) {
    if (!byCategory.has(reason.category) && wordings.some((groups) => hasGroups(sentence, groups))) {
      byCategory.set(reason.category, reason);
    }
  }
  return [...byCategory.values()];
}

function findHitsByWords(text: string): RejectionHit[] {
  if ((APPROVED.test(text) && !REFUSED.test(text)) || SAYS_NOTHING.test(text) || !hasSubstance(text)) {
    return [];
  }
  return findByWords(text, { text: '', isRegistration: true }, 12)
    .filter((hit) => isAboutRegistration(hit.code) && hit.confidence >= 45)
    .slice(0, 3)
    .map((hit) => ({
      reason: findReasonOfCode(hit.code),
      code: undefined,
      otherCodes: [hit.code],
      quoted: text.slice(0, CLAUSE_UNITS_MAX),
      matchedBy: 'words',
      confidence: Math.min(60, hit.confidence),
    }));
}

/** What every final rejection says, whatever its reason. */
const SAYS_NOTHING = /^[^.]{0,40}\bineligible for resubmission\.?\s*$/i;
const APPROVED = /\b(?:approved|accepted|verified|aprobad[oa]|aceptad[oa])\b/i;
const REFUSED =
  /\b(?:not|no|un(?:verified|approved)|reject\w*|declin\w*|denied|fail\w*|rechaz\w*|negad[oa]|missing|invalid|unable|cannot|must)\b/i;
