// Reads what a privacy policy says about sharing mobile data: the promise, what weakens it, and what contradicts it.
import type { Sentence } from './sentences.ts';
import {
  AFFILIATES,
  BREAKS,
  CARVE_OUT,
  CONSENT_EXCEPTION,
  DATA_WORDS,
  EXCEPTION,
  EXCLUSION,
  FAILING_EXCEPTION,
  MARKETING,
  MOBILE_WORDS,
  NEGATIONS,
  PARTNERS,
  POINTING_WORDS,
  PROCESSORS,
  STRONG_CARVE_OUT,
  SHARING_VERBS,
  THEIR_MARKETING,
  THIRD_PARTIES,
} from './sharing-words.ts';

export type SharingClauses = {
  /** Promises in full not to share mobile data. */
  readonly promises: readonly Sentence[];
  /** Promises less: only "sell", only "their own marketing", or only affiliates. */
  readonly narrow: readonly Sentence[];
  /** Shares mobile data if the reader consents. */
  readonly withConsent: readonly Sentence[];
  /** Promises, with an exception that takes the promise back. */
  readonly undone: readonly Sentence[];
  /** Shares personal data with others for marketing. */
  readonly contradictions: readonly Sentence[];
  /** As above, but only cookies or browsing data. */
  readonly cookieSharing: readonly Sentence[];
  /** Excludes text messaging data from other sharing, anywhere on the page. */
  readonly carveOuts: readonly Sentence[];
};

const WORD = /[a-z\d]+(?:['-][a-z]+)*/g;
const NEAR_WORDS = 8;
const GOVERNED_WORDS = 16;
/** "We share none of it" and "we share these with no third party". */
const DENIED_WORDS = 4;
const DENIALS = new Set('no none nothing nobody ninguno ninguna nadie'.split(' '));
const ABOUT_SHARING =
  /shar|disclos|sell|sold|rent|trad|transfer|provid|pass|releas|exchang|distribut|divulg|exclu|compart|vend|alquil|transf|proporc|ced|revel/;

export function readSharing(sentences: readonly Sentence[]): SharingClauses {
  const found = {
    promises: [] as Sentence[],
    narrow: [] as Sentence[],
    withConsent: [] as Sentence[],
    undone: [] as Sentence[],
    contradictions: [] as Sentence[],
    cookieSharing: [] as Sentence[],
    carveOuts: [] as Sentence[],
  };
  let isSubjectKnown = false;
  for (const sentence of sentences) {
    const isMobile = isAboutMobileData(sentence, isSubjectKnown);
    isSubjectKnown = isMobile;
    if (!isMobile && !ABOUT_SHARING.test(sentence.plain)) {
      continue;
    }
    const verbs = readVerbs(sentence.plain);
    const kind = isMobile ? judgePromise(sentence.plain, verbs) : undefined;
    if (kind !== undefined) {
      found[kind].push(sentence);
    }
    if (isMobile && isCarveOut(sentence.plain, kind)) {
      found.carveOuts.push(sentence);
    }
    const sharing =
      kind === undefined || kind === 'narrow' ? findContradiction(sentence.plain, verbs) : undefined;
    if (sharing !== undefined) {
      found[sharing].push(sentence);
    }
  }
  return found;
}

/** A word of texting within eight words of a word for data, or "this information" behind a sentence about it. */
function isAboutMobileData({ plain }: Sentence, isSubjectKnown: boolean): boolean {
  let mobileAt = Number.NEGATIVE_INFINITY;
  let dataAt = Number.NEGATIVE_INFINITY;
  let index = 0;
  let isPointing = false;
  for (const [word] of plain.matchAll(WORD)) {
    if (MOBILE_WORDS.has(word)) {
      mobileAt = index;
    }
    // "opt-in" is both: it needs another word beside it.
    if (DATA_WORDS.has(word) && mobileAt !== index) {
      dataAt = index;
    }
    if (Math.abs(mobileAt - dataAt) <= NEAR_WORDS) {
      return true;
    }
    isPointing ||= index < NEAR_WORDS && POINTING_WORDS.has(word);
    index++;
  }
  return isSubjectKnown && isPointing;
}

type Verb = {
  readonly kind: 'share' | 'sell';
  readonly isNegated: boolean;
  readonly isOfReader: boolean;
  readonly index: number;
};

function readVerbs(plain: string): Verb[] {
  const words = Array.from(plain.matchAll(WORD), ([word]) => word);
  let negatedAt = Number.NEGATIVE_INFINITY;
  const verbs: Verb[] = [];
  words.forEach((word, index) => {
    if (NEGATIONS.has(word)) {
      negatedAt = index;
    } else if (BREAKS.has(word)) {
      negatedAt = Number.NEGATIVE_INFINITY;
    }
    const kind = SHARING_VERBS.get(word);
    if (kind !== undefined) {
      const before = words.slice(Math.max(0, index - 3), index).join(' ');
      verbs.push({
        kind,
        isNegated:
          index - negatedAt <= GOVERNED_WORDS ||
          words.slice(index + 1, index + 1 + DENIED_WORDS).some((after) => DENIALS.has(after)),
        isOfReader:
          /\b(?:you|users?|customers?|usted|have|has)(?: may| can| will| choose to| have| voluntarily| decide to)?$/.test(
            before,
          ) && !/\bwe\b/.test(before),
        index,
      });
    }
  });
  return verbs;
}

type PromiseKind = 'promises' | 'narrow' | 'withConsent' | 'undone';

function judgePromise(plain: string, verbs: readonly Verb[]): PromiseKind | undefined {
  const negated = verbs.filter(({ isNegated, isOfReader }) => isNegated && !isOfReader);
  const isExcluded =
    EXCLUSION.test(plain) && /\bshar|disclos|above|compart|anterior|all (?:other|the)/.test(plain);
  if (negated.length === 0 && !isExcluded) {
    return undefined;
  }
  if (negated.length > 0 && negated.every(({ kind }) => kind === 'share') && isOnlyProviding(plain)) {
    return undefined;
  }
  if (negated.length > 0 && CONSENT_EXCEPTION.test(plain)) {
    return 'withConsent';
  }
  const exception = EXCEPTION.exec(plain);
  if (exception !== null && FAILING_EXCEPTION.test(plain.slice(exception.index))) {
    return 'undone';
  }
  return isNarrow(plain, negated, isExcluded) ? 'narrow' : 'promises';
}

/** An exception within a promise, "excluding aggregators", takes nothing out of other sharing. */
function isCarveOut(plain: string, kind: PromiseKind | undefined): boolean {
  if (kind === 'promises') {
    return STRONG_CARVE_OUT.test(plain);
  }
  return kind === undefined && CARVE_OUT.test(plain);
}

/** "We do not provide support by text" is not about sharing. */
const isOnlyProviding = (plain: string): boolean =>
  !/\b(?:shar|disclos|transfer|exchang|distribut|divulg|releas|compart|transfer|ced|revel)/.test(plain) &&
  !THIRD_PARTIES.test(plain) &&
  !AFFILIATES.test(plain) &&
  !PARTNERS.test(plain);

function isNarrow(plain: string, negated: readonly Verb[], isExcluded: boolean): boolean {
  if (!isExcluded && negated.every(({ kind }) => kind === 'sell')) {
    return true;
  }
  if (THEIR_MARKETING.test(plain)) {
    return true;
  }
  return AFFILIATES.test(plain) && !THIRD_PARTIES.test(plain) && !PARTNERS.test(plain) && !isExcluded;
}

const COOKIES =
  /\b(?:cookies?|browsing|device (?:data|information|identifiers?)|ip address(?:es)?|usage data|pixels?|navegacion)\b/;
const PERSONAL =
  /\b(?:personal|your (?:information|data|contact|name|phone|email)|contact (?:information|details)|phone|mobile|email|name|personales?)\b/;
/** "We provide offers from our partners" shares no data. */
const SHARED_DATA =
  /\b(?:shar|disclos|sell|sold|rent|transfer|releas|exchang|compart|divulg|vend|ced|transf)[^.]{0,120}\b(?:information|data|details|lists?|names?|numbers?|addresses|it|them|informacion|datos|numeros?)\b|\b(?:information|data|details|lists?|names?|numbers?|addresses|informacion|datos|numeros?)\b[^.]{0,120}\b(?:shar|disclos|sell|sold|rent|transfer|releas|exchang|compart|divulg|vend|ced|transf)|\bprovid\w{0,3} (?:[a-z']+ ){0,4}(?:information|data|details|lists?|numbers?)\b/;
const RIGHT_TO_REFUSE =
  /\b(?:right to|opt[- ]out of|request that we|ask us not|you may (?:limit|restrict)|if we (?:ever|were to)|derecho a)\b/;

function findContradiction(
  plain: string,
  verbs: readonly Verb[],
): 'contradictions' | 'cookieSharing' | undefined {
  if (!SHARED_DATA.test(plain)) {
    return undefined;
  }
  const isShared = verbs.some(({ isNegated, isOfReader }) => !isNegated && !isOfReader);
  if (!isShared || !MARKETING.test(plain) || RIGHT_TO_REFUSE.test(plain) || plain.endsWith('?')) {
    return undefined;
  }
  const isWithOthers = PARTNERS.test(plain) || THIRD_PARTIES.test(plain) || AFFILIATES.test(plain);
  const isOnlyWork = PROCESSORS.test(plain) && !THEIR_MARKETING.test(plain) && !PARTNERS.test(plain);
  if (!isWithOthers || isOnlyWork) {
    return undefined;
  }
  return COOKIES.test(plain) && !PERSONAL.test(plain) ? 'cookieSharing' : 'contradictions';
}
