// What a failure of the registry is to our callers: their fault as 400 in our field names, anything else as 5xx (G-03).
import { BRAND_FIELDS, CAMPAIGN_FIELDS, registryNamesOf } from '@tendlc/registration';
import { isRegistryError, type Problem, type RegistryError } from '@tendlc/registry';
import { type ErrorKind, ServiceError } from '../errors.ts';

/** The registry's names where ours differ. */
const OUR_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [BRAND_FIELDS, CAMPAIGN_FIELDS].flatMap((fields) =>
      [...registryNamesOf(fields)]
        .filter(([ours, theirs]) => ours !== theirs)
        .map(([ours, theirs]) => [theirs, ours]),
    ),
  ),
  referenceId: 'reference',
  otpPin: 'pin',
  nudgeIntent: 'intent',
};

/** The sentence stays readable, whatever the registry writes. */
const DESCRIPTION_CHARACTERS_MAX = 500;
const PROBLEMS_MAX = 20;

export const ourNameOf = (field: string): string => OUR_NAMES[field] ?? field;

/** The registry's own names do not appear, not even within its descriptions. */
function translateNames(text: string): string {
  return text.replaceAll(/\b[a-z]+[A-Za-z]*\b/g, (word) =>
    Object.hasOwn(OUR_NAMES, word) ? ourNameOf(word) : word,
  );
}

function sentenceOf({ description, fields }: Problem): string {
  const words = translateNames(description)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, DESCRIPTION_CHARACTERS_MAX)
    .toWellFormed();
  const names = fields.map(ourNameOf).join(', ');
  return names === '' ? words : `${names}: ${words}`;
}

const sentencesOf = (problems: readonly Problem[]): string =>
  problems.slice(0, PROBLEMS_MAX).map(sentenceOf).join('; ');

const KINDS: Readonly<Record<RegistryError['kind'], ErrorKind>> = {
  // Of the registry's own making; what blames the input is told apart below.
  refused: 'registry_fault',
  unauthorized: 'registry_login_refused',
  rate_limited: 'registry_busy',
  timeout: 'registry_timeout',
  unreachable: 'registry_fault',
  fault: 'registry_fault',
};

const translate = (error: RegistryError): ServiceError =>
  error.kind === 'refused' && error.blamesInput
    ? new ServiceError('registry_refused', sentencesOf(error.problems), { cause: error })
    : new ServiceError(KINDS[error.kind], undefined, { cause: error });

/** Any error; those of the registry in the words of our interface. */
export const translateRegistryError = (error: unknown): unknown =>
  isRegistryError(error) ? translate(error) : error;

/** True for a refusal with one of these codes of the registry. */
export const isRefusedWith = (error: unknown, ...codes: readonly number[]): boolean =>
  isRegistryError(error) && error.kind === 'refused' && codes.some((code) => error.hasCode(code));
