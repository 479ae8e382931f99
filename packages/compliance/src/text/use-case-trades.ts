// Finds prohibited trades in the description of a business.
import { prohibitedTrades } from '../facts/use-case-trades.ts';
import {
  type SpelledSentence,
  type WordGroup,
  hasGroups,
  quotePhrase,
  readWordGroup,
  spellSentence,
} from './word-groups.ts';

type Reading = {
  readonly category: string;
  readonly wordings: readonly (readonly WordGroup[])[];
  readonly doubtful: readonly (readonly WordGroup[])[];
  readonly unless: WordGroup | undefined;
};

const readings: readonly Reading[] = prohibitedTrades.map(({ category, wordings, doubtful, unless }) => ({
  category,
  wordings: wordings.map((groups) => groups.map(readWordGroup)),
  doubtful: (doubtful ?? []).map((groups) => groups.map(readWordGroup)),
  unless: unless === undefined ? undefined : readWordGroup(unless),
}));

type TradeHit = {
  readonly category: string;
  /** The words that say it, as the description has them but without accents. */
  readonly quoted: readonly string[];
  /** Whether honest businesses use these words as well. */
  readonly isDoubtful: boolean;
};

// “We do not sell cannabis”, “no vendemos armas”, “we don't advertise loans by text”.
const DENIAL =
  /\b(?:do not|does not|don['’]t|doesn['’]t|never|not|nor|no|nunca)\s+(?:(?:ever|actually|also|el|a|an|the)\s+)?(?:sell|offer|carry|ship|promote|advertise|market|text about|do|provide|make|deal in|vende\w*|ofrece\w*|hace\w*|a |an |any |loans?\b|tobacco|alcohol|guns?\b|vap\w*|pawn|payday|ammunition|leads?\b|tips\b|trade alerts|gambling|betting|cannabis|armas|tabaco)|\bnothing is sold\b/iu;

type SaidTrades = {
  readonly prohibited: readonly TradeHit[];
  /** The categories of which the description has words that make them innocent. */
  readonly innocent: ReadonlySet<string>;
};

/** The prohibited trades that a description plainly has and does not deny. */
export function findProhibitedTrades(description: string): readonly TradeHit[] {
  return findTrades(description, spellSentence(description)).prohibited.filter(
    ({ isDoubtful }) => !isDoubtful,
  );
}

/** @param spelled the description, spelled */
export function findTrades(description: string, spelled: SpelledSentence): SaidTrades {
  return {
    prohibited: findProhibited(
      DENIAL.test(description) ? spellSentence(withoutDenials(description)) : spelled,
    ),
    innocent: new Set(
      readings
        .filter(({ unless }) => unless !== undefined && hasGroups(spelled, [unless]))
        .map(({ category }) => category),
    ),
  };
}

function withoutDenials(description: string): string {
  return description
    .split(/[.;!?\n]+/)
    .filter((sentence) => !DENIAL.test(sentence))
    .join(' . ');
}

function findProhibited(spelled: SpelledSentence): TradeHit[] {
  return readings
    .filter(({ unless }) => unless === undefined || !hasGroups(spelled, [unless]))
    .flatMap(({ category, wordings, doubtful }) => {
      const plain = wordings.find((groups) => hasGroups(spelled, groups));
      const found = plain ?? doubtful.find((groups) => hasGroups(spelled, groups));
      return found === undefined
        ? []
        : [
            {
              category,
              quoted: found.flatMap((group) => quotePhrase(spelled, group) ?? []),
              isDoubtful: plain === undefined,
            },
          ];
    });
}
