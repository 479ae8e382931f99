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
  const isUnlisted =
    listed.size === 0 &&
    otherNames.some(({ padded: name, firstWord }) => words.has(firstWord) && padded.includes(name));
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
  const isMeant = ({ code, matchedBy }: T) => {
    if (!isForeign(code, origin)) {
      return !(origin.isUnlisted && matchedBy === 'code' && /^0x/i.test(code.code ?? '')) || /0x/i.test(text);
    }
    return matchedBy === 'code'
      ? !(origin.isUnlisted && /^\d+$/.test(code.code ?? ''))
      : isRegistration || findBroadCategory(code.category) !== 'registration';
  };
  const meant = hits.filter(isMeant);
  const doubted = meant
    .filter(({ code }) => isForeign(code, origin))
    .map((hit) => ({ ...hit, confidence: Math.min(hit.confidence, CONFIDENCE_ELSEWHERE_MAX) }));
  return [...meant.filter(({ code }) => !isForeign(code, origin)), ...doubted];
}
