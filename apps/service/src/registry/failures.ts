// What a failure of the registry is to our callers: their fault as 400 in our field names, anything else as 5xx (G-03).
import { isRegistryError, type Problem, type RegistryError } from '@tendlc/registry';
import { ServiceError } from '../errors.ts';

/** The registry's names where ours differ. */
const OUR_NAMES: Readonly<Record<string, string>> = {
  displayName: 'brandName',
  referenceId: 'reference',
  otpPin: 'pin',
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

function translate(error: RegistryError): ServiceError {
  const cause = { cause: error };
  switch (error.kind) {
    case 'refused':
      return error.blamesInput
        ? new ServiceError('registry_refused', sentencesOf(error.problems), cause)
        : new ServiceError('registry_fault', undefined, cause);
    case 'unauthorized':
      return new ServiceError('registry_login_refused', undefined, cause);
    case 'rate_limited':
      return new ServiceError('registry_busy', undefined, cause);
    case 'timeout':
      return new ServiceError('registry_timeout', undefined, cause);
    case 'unreachable':
    case 'fault':
      return new ServiceError('registry_fault', undefined, cause);
  }
}

/** Any error; those of the registry in the words of our interface. */
export const translateRegistryError = (error: unknown): unknown =>
  isRegistryError(error) ? translate(error) : error;

/** True for a refusal with one of these codes of the registry. */
export const isRefusedWith = (error: unknown, ...codes: readonly number[]): boolean =>
  isRegistryError(error) && error.kind === 'refused' && codes.some((code) => error.hasCode(code));
