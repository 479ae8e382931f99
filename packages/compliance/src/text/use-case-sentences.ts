// Finds sentences of a description that indicate a use case by several words together.
import { useCaseWordings } from '../facts/use-case-wordings.ts';
import type { UseCaseHit } from './use-case-words.ts';
import { hasGroups, quotePhrase, readWordGroup, spellSentence } from './word-groups.ts';

const readings = useCaseWordings.map(({ useCase, role, groups, unless }) => ({
  useCase,
  role,
  groups: groups.map(readWordGroup),
  unless: unless === undefined ? undefined : readWordGroup(unless),
}));

const DENIED =
  /\b(?:never|no longer|do not|don['\u2019]t|does not|doesn['\u2019]t|nunca|not a|won['\u2019]t)\b/iu;

/** Hits by sentence. A sentence with a denial gives none. */
export function findUseCaseSentences(description: string): UseCaseHit[] {
  return description
    .split(/[.;!?\n]+/)
    .filter((sentence) => !DENIED.test(sentence))
    .map(spellSentence)
    .flatMap((sentence) =>
      readings
        .filter(
          ({ groups, unless }) =>
            hasGroups(sentence, groups) && (unless === undefined || !hasGroups(sentence, [unless])),
        )
        .map(({ useCase, role, groups }) => ({
          useCase,
          role,
          quoted: groups.flatMap((group) => quotePhrase(sentence, group) ?? []).join(' … '),
          isNegated: false,
        })),
    );
}
