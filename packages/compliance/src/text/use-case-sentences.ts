// Finds sentences of a description that indicate a use case by several words together.
import { useCaseWordings } from '../facts/use-case-wordings.ts';
import type { UseCaseHit } from './use-case-words.ts';
import { type SpelledSentence, hasGroups, quotePhrase, readWordGroup, spellSentence } from './word-groups.ts';

const readings = useCaseWordings.map(({ useCase, role, groups, unless }) => ({
  useCase,
  role,
  groups: groups.map(readWordGroup),
  unless: unless === undefined ? undefined : readWordGroup(unless),
}));

const DENIED =
  /\b(?:never|no longer|do not|don['\u2019]t|does not|doesn['\u2019]t|nunca|not a|won['\u2019]t)\b/iu;

/** Hits by sentence. A sentence with a denial gives none. @param whole the description, spelled */
export function findUseCaseSentences(description: string, whole: SpelledSentence): UseCaseHit[] {
  // A description of short sentences has hundreds, so only what the description as a whole has is tried on each.
  const possible = readings.filter(({ groups }) => hasGroups(whole, groups));
  return possible.length === 0
    ? []
    : description.split(/[.;!?\n]+/).flatMap((sentence) => findInSentence(sentence, possible));
}

function findInSentence(sentence: string, possible: typeof readings): UseCaseHit[] {
  const spelled = spellSentence(sentence);
  const found = possible.filter(
    ({ groups, unless }) =>
      hasGroups(spelled, groups) && (unless === undefined || !hasGroups(spelled, [unless])),
  );
  if (found.length === 0 || DENIED.test(sentence)) {
    return [];
  }
  return found.map(({ useCase, role, groups }) => ({
    useCase,
    role,
    quoted: groups.flatMap((group) => quotePhrase(spelled, group) ?? []).join(' … '),
    isNegated: false,
  }));
}
