// Codes of reviewers in the words of people, such as “Sinch CR4015”.
import { codeSystems, providerNames } from './systems.ts';

const providerOf: ReadonlyMap<string, string> = new Map(
  codeSystems.map(({ id, provider }) => [id, providerNames.get(provider) ?? provider]),
);

/** @returns undefined for a reason in words, which has no code of anybody */
export function nameCode({ system, code }: { system: string; code: string }): string | undefined {
  if (system === 'reason') {
    return undefined;
  }
  const provider = system === 'tcr-category' ? 'Category' : providerOf.get(system);
  return provider === undefined ? code : `${provider} ${code}`;
}
