// Translates failures of the registry: invalid input becomes 400 with our field names, anything else 5xx (G-03).
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

/** Keeps the sentence readable, whatever the registry sends. */
const DESCRIPTION_CHARACTERS_MAX = 500;
const PROBLEMS_MAX = 20;

export const ourNameOf = (field: string): string => OUR_NAMES[field] ?? field;

/** Replaces the registry's field names, in its descriptions as well. */
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
  // A refusal without a reason. Refusals of invalid input are handled below.
  refused: 'registry_fault',
  unauthorized: 'registry_login_refused',
  rate_limited: 'registry_busy',
  timeout: 'registry_timeout',
  unreachable: 'registry_fault',
  fault: 'registry_fault',
};

const translate = (error: RegistryError): ServiceError =>
  error.kind === 'refused' && error.blamesInput
    ? new ServiceError('registry_refused', sentencesOf(error.problems), {
        cause: error,
        canPassLater: error.canPassLater,
      })
    : new ServiceError(KINDS[error.kind], undefined, { cause: error });

/** Translates an error of the registry; returns any other error unchanged. */
export const translateRegistryError = (error: unknown): unknown =>
  isRegistryError(error) ? translate(error) : error;

/** True for a refusal with one of these registry codes. */
export const isRefusedWith = (error: unknown, ...codes: readonly number[]): boolean =>
  isRegistryError(error) && error.kind === 'refused' && codes.some((code) => error.hasCode(code));

/**
 * What a failure of one call says about the next ones with the same account: `one` if only this record fails, `account` if
 * they would fail, too, and `unclear` for a 403, which is about the credentials or about the record.
 */
export function scopeOfFailure(error: unknown): 'one' | 'account' | 'unclear' {
  const cause = error instanceof ServiceError ? error.cause : error;
  if (!isRegistryError(cause)) {
    return 'account';
  }
  if (cause.kind === 'unauthorized') {
    return cause.statusCode === 403 ? 'unclear' : 'account';
  }
  const isOfRecord =
    (cause.kind === 'refused' && cause.blamesInput) ||
    (cause.kind === 'fault' && cause.statusCode !== null && cause.statusCode < 500);
  return isOfRecord ? 'one' : 'account';
}
