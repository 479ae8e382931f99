// Tells which provider a failure comes from, and doubts what the lists of other providers say about it.
import { otherProviders } from '../facts/codes/other-providers.ts';
import { findBroadCategory } from '../facts/codes/subjects.ts';
import type { CodeSystem } from '../facts/codes/systems.ts';
import type { KnownCode } from '../facts/codes/code-tables.ts';

export type CodeOrigin = {
  /** The providers that are named and have a list of codes. */
  readonly listed: ReadonlySet<string>;
  /** Whether the only provider that is named has no list of ours. */
  readonly isUnlisted: boolean;
};

/** Words that also name where an application runs, or no provider at all. */
const WEAK_NAMES: ReadonlySet<string> = new Set(['teams', 'messages api', 'cloudwatch', 'aws', 'amazon']);
/** Standards, the registry, and the aggregator: their codes reach the customers of every provider. */
const SHARED_PROVIDERS: ReadonlySet<string> = new Set(['smpp', 'gsm', 'registry', 'dca2']);
/** Of these, the ones that judge brands and campaigns, and say nothing about a message that failed. */
const REVIEWERS: ReadonlySet<string> = new Set(['registry', 'dca2']);
/** A provider that was left is not the one that the failure comes from. */
const LEFT =
  / (?:migrated|migrating|moved|moving|switched|switching|ported|changed|came|coming|migramos|cambiamos|venimos|pasamos) (?:over )?(?:away )?(?:from|de|desde) /g;
const otherNames = otherProviders.map((name) => ({
  padded: ` ${name} `,
  firstWord: name.split(' ', 1)[0] as string,
}));

/**
 * @param bare the words of a text with one space between them, in lowercase
 * @param marked systems that the text names, or whose payload it is
 */
export function readOrigin(bare: string, marked: Iterable<CodeSystem>): CodeOrigin {
  const padded = ` ${bare} `;
  const listed = new Set<string>();
  for (const { provider, names } of marked) {
    const found = names.filter((name) => padded.includes(` ${name} `));
    if (
      !SHARED_PROVIDERS.has(provider) &&
      !(found.length > 0 && found.every((name) => WEAK_NAMES.has(name)))
    ) {
      listed.add(provider);
    }
  }
  const words = new Set(bare.split(' '));
  const current = padded.replaceAll(LEFT, ' left-');
  const isUnlisted =
    listed.size === 0 &&
    otherNames.some(({ padded: name, firstWord }) => words.has(firstWord) && current.includes(name));
  return { listed, isUnlisted };
}

/** Whether a code is in the list of another provider than the one that is named. */
export function isForeign({ system: { provider } }: KnownCode, { listed, isUnlisted }: CodeOrigin): boolean {
  return (listed.size > 0 || isUnlisted) && !listed.has(provider) && !SHARED_PROVIDERS.has(provider);
}

/** Whether a code is in a list of the named provider. */
export const isOwn = ({ system }: KnownCode, { listed }: CodeOrigin): boolean => listed.has(system.provider);

type Hit = {
  readonly code: KnownCode;
  readonly matchedBy: 'code' | 'title' | 'words';
  readonly confidence: number;
};

const CONFIDENCE_ELSEWHERE_MAX = 50;
/** “0x58”, or the eight digits that libraries of SMPP print. */
const IN_BASE_16 = /0x|\b0{4}[0-9a-f]{4}\b/i;

/**
 * What another provider means by the same words is a hint, and what it means by the same number is not even that, if the
 * named provider numbers its errors itself.
 */
export function doubtForeign<T extends Hit>(
  hits: readonly T[],
  text: string,
  { origin, isRegistration }: { readonly origin: CodeOrigin; readonly isRegistration: boolean },
): T[] {
  if (origin.listed.size === 0 && !origin.isUnlisted) {
    return [...hits];
  }
  const isOfReview = ({ code }: T) =>
    REVIEWERS.has(code.system.provider) || findBroadCategory(code.category) === 'registration';
  // Where nothing else is found, a review is what is meant.
  const isAboutMessage = !isRegistration && !hits.every(isOfReview);
  const isElsewhere = ({ code, matchedBy }: T) =>
    isForeign(code, origin) ||
    (isAboutMessage && matchedBy !== 'code' && REVIEWERS.has(code.system.provider));
  const isMeant = (hit: T) => {
    const { code, matchedBy } = hit;
    if (!isElsewhere(hit)) {
      const isConverted = matchedBy === 'code' && /^0x/i.test(code.code ?? '') && !IN_BASE_16.test(text);
      return !(origin.isUnlisted && isConverted);
    }
    return matchedBy === 'code'
      ? !(origin.isUnlisted && /^\d+$/.test(code.code ?? ''))
      : isRegistration || findBroadCategory(code.category) !== 'registration';
  };
  const meant = hits.filter(isMeant);
  const doubted = meant
    .filter(isElsewhere)
    .map((hit) => ({ ...hit, confidence: Math.min(hit.confidence, CONFIDENCE_ELSEWHERE_MAX) }));
  return [
    ...meant.filter((hit) => !isElsewhere(hit)),
    ...doubted.filter(({ code }) => isForeign(code, origin)),
    ...doubted.filter(({ code }) => !isForeign(code, origin)),
  ];
}
