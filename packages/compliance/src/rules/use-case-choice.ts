// Chooses the use case of a campaign from its description: what its words say, weighed by the learned model.
import type { MessageVolume } from '../facts/message-volumes.ts';
import type { UseCase } from '../facts/use-cases.ts';
import type { Feature } from '../learned/linear-model.ts';
import { type RankedUseCase, quoteUseCaseWords, rankUseCases } from '../text/use-case-ranking.ts';
import { listUseCaseFeatures } from '../text/use-case-features.ts';
import {
  type ChoiceInput,
  type Decision,
  type Evidence,
  WEIGHTS,
  type WordedChoice,
  chooseByWords,
  getUseCase,
  isAboveLow,
  nameWordings,
  withSubUseCases,
} from './use-case-wordings.ts';

const ALTERNATIVES_MAX = 4;
const SUB_USE_CASES_MAX = 5;

type Alternative = { readonly useCase: UseCase; readonly reason: string };

type DescriptionReading = Pick<WordedChoice, 'words' | 'spelled'> & {
  /** For the models of use cases and of refused businesses. */
  readonly features: readonly Feature[];
};

export type UseCaseChoice = {
  readonly useCase: UseCase;
  /** Registry codes; empty if the use case has no sub-use cases. */
  readonly subUseCases: readonly string[];
  /** 0 to 100. */
  readonly confidence: number;
  /** Whether the choice is a guess because the description has no evidence. */
  readonly isGuess: boolean;
  /** Words that say how few people or messages there are, if the volume is taken from them. */
  readonly smallness?: string;
  /** Strongest first. */
  readonly evidence: readonly Evidence[];
  /** Registry codes of use cases that the description rules out. */
  readonly denied: readonly string[];
  readonly alternatives: readonly Alternative[];
  /** The description as it was read. */
  readonly reading: DescriptionReading;
};

export function chooseUseCase(input: ChoiceInput): UseCaseChoice {
  const worded = chooseByWords(input);
  const wordings = nameWordings(worded);
  const features = listUseCaseFeatures(worded.words, wordings);
  const ranked = rankUseCases(features).filter(({ code }) => !worded.denied.includes(code));
  const { useCase, subUseCases, isGuess } = decide(worded, ranked, input);
  // Words that only a model weighs explain no guess, and make it no surer.
  const evidence =
    isGuess === true ? worded.evidence : addTellingWords(worded.evidence, useCase, input.description);
  const confidence = rateConfidence(useCase, subUseCases, evidence);
  return {
    useCase,
    subUseCases,
    confidence: Math.min(
      confidence,
      isGuess === true ? GUESS_CONFIDENCE_MAX : evidence === worded.evidence ? 100 : TOLD_CONFIDENCE_MAX,
    ),
    isGuess: isGuess === true,
    ...(worded.smallness !== undefined && { smallness: worded.smallness }),
    evidence,
    denied: worded.denied,
    alternatives: findAlternatives(useCase, subUseCases, evidence, ranked, input.messageVolume),
    reading: { words: worded.words, spelled: worded.spelled, features },
  };
}

const GUESS_CONFIDENCE_MAX = 30;
/** For a use case that no rule found, only the model. */
const TOLD_CONFIDENCE_MAX = 50;
/** For a use case that only words indicate which mean other things as well. */
const WEAK_CONFIDENCE_MAX = 50;

/** Score below which the model says nothing. */
const SCORE_MIN = -2;
/** Descriptions with fewer words say too little for the model. */
const WORDS_MIN = 8;
/** What most descriptions are, so that a more specific wording outweighs a small difference. */
const GENERAL: ReadonlySet<string> = new Set(['ACCOUNT_NOTIFICATION', 'LOW_VOLUME', 'MIXED']);
const GENERAL_MARGIN = 2;
/** A best score below this is that of a description unlike all that the model knows. */
const UNSURE_BELOW = -1;
const UNSURE_MARGIN = 1;

function decide(worded: WordedChoice, ranked: readonly RankedUseCase[], input: ChoiceInput): Decision {
  const [best] = ranked;
  // What the request says beside the description, and a brand without an EIN, leave no choice.
  const isFixed = worded.useCase.code === 'SOLE_PROPRIETOR' || input.hasAffiliates || worded.isFeedbackSaid;
  if (best === undefined || isFixed || best.score < SCORE_MIN || worded.words.length < WORDS_MIN) {
    return worded;
  }
  const fitting = fitVolume(best.code, worded.volume);
  // Nothing says that there are few messages: the larger of the two, with the other as an alternative.
  const isMixed = fitting === 'LOW_VOLUME' && worded.useCase.code === 'MIXED';
  const code = isMixed ? 'MIXED' : fitting;
  const score = ranked.find((one) => one.code === worded.useCase.code)?.score ?? SCORE_MIN;
  const isSpecific = GENERAL.has(code) && !GENERAL.has(worded.useCase.code);
  const isPartOnly = worded.subUseCases.includes(code) && worded.isGuess !== true;
  const isUnsure = best.score < UNSURE_BELOW && best.score - score < UNSURE_MARGIN;
  if (
    code === worded.useCase.code ||
    isUnsure ||
    ((isSpecific || isPartOnly) && best.score - score < GENERAL_MARGIN)
  ) {
    return worded;
  }
  const useCase = getUseCase(code);
  return code === 'MIXED' || code === 'LOW_VOLUME'
    ? { useCase, subUseCases: listParts(worded, ranked) }
    : withSubUseCases(useCase, worded.evidence);
}

function fitVolume(code: string, volume: MessageVolume | undefined): string {
  if (code === 'MIXED' && volume === 'low') {
    return 'LOW_VOLUME';
  }
  if (!isAboveLow(volume)) {
    return code;
  }
  return code === 'LOW_VOLUME' ? 'MIXED' : code === 'UCAAS_LOW' ? 'UCAAS_HIGH' : code;
}

const PARTS_MIN = 2;

/** The use cases that the words mention, and those that are likeliest if they are fewer than two. */
function listParts({ evidence, subUseCases }: WordedChoice, ranked: readonly RankedUseCase[]): string[] {
  if (subUseCases.length >= PARTS_MIN) {
    return [...subUseCases];
  }
  const isPart = (useCase: UseCase) => useCase.isSubUseCase === true;
  const said = evidence.filter(({ useCase, isStrong }) => isStrong && isPart(useCase));
  const likely = ranked.map(({ code }) => getUseCase(code)).filter(isPart);
  const parts = new Set([...said.map(({ useCase }) => useCase.code), ...likely.map(({ code }) => code)]);
  return [...parts].slice(0, Math.min(SUB_USE_CASES_MAX, Math.max(PARTS_MIN, said.length)));
}

/** A use case that no rule found is explained by the words that speak for it. */
function addTellingWords(
  evidence: readonly Evidence[],
  useCase: UseCase,
  description: string,
): readonly Evidence[] {
  if (
    useCase.code === 'MIXED' ||
    useCase.code === 'LOW_VOLUME' ||
    evidence.some((one) => one.useCase.code === useCase.code)
  ) {
    return evidence;
  }
  const told = quoteUseCaseWords(description, useCase.code);
  const meaningful = told.filter((word) => !FUNCTION_WORDS.has(word.toLowerCase()));
  const quoted = meaningful.length > 0 ? meaningful : told;
  return quoted.length === 0
    ? evidence
    : [
        { useCase, score: WEIGHTS.strong, isStrong: true, isVerbOnly: false, isSender: false, quoted },
        ...evidence,
      ];
}

/** Words of any description: a model may weigh them, but they explain nothing. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  'about after also and are any before but can each every for from get gets has have her his how into its just may more not one only our out send sends she some text texts than that the their them then there they this until use uses very want wants was were what when where which while who why will with you your cada como con cuando desde donde este esta los las para pero por que quien sin sobre sus una'.split(
    ' ',
  ),
);

function rateConfidence(
  useCase: UseCase,
  subUseCases: readonly string[],
  evidence: readonly Evidence[],
): number {
  const total = evidence.reduce((sum, { score }) => sum + score, 0);
  const supporters = evidence.filter(
    ({ useCase: other }) => other.code === useCase.code || subUseCases.includes(other.code),
  );
  const supporting = supporters.reduce((sum, { score }) => sum + score, 0);
  if (supporting === 0) {
    return 10;
  }
  const confidence = Math.round(
    20 + 45 * (supporting / total) + 30 * (Math.min(supporting, WEIGHTS.sender) / WEIGHTS.sender),
  );
  return supporters.some(({ isStrong }) => isStrong) ? confidence : Math.min(confidence, WEAK_CONFIDENCE_MAX);
}

/** Scores that are nearer than this do not tell two use cases apart. */
const CLOSE_SCORE = 1.5;

function findAlternatives(
  chosen: UseCase,
  subUseCases: readonly string[],
  evidence: readonly Evidence[],
  ranked: readonly RankedUseCase[],
  volume: MessageVolume | undefined,
): Alternative[] {
  const alternatives: Alternative[] = [];
  const isSeveral = chosen.code === 'MIXED' || chosen.code === 'LOW_VOLUME';
  if (!isSeveral && chosen.isSubUseCase === true && !isAboveLow(volume)) {
    alternatives.push({
      useCase: getUseCase('LOW_VOLUME'),
      reason: 'Has a lower monthly fee if 2,000 segments per day to T-Mobile and AT&T’s class T are enough.',
    });
  }
  if (chosen.code === 'MIXED' && volume === undefined) {
    alternatives.push({
      useCase: getUseCase('LOW_VOLUME'),
      reason:
        'Covers the same content for a lower monthly fee if 2,000 segments per day to T-Mobile and AT&T’s class T are enough.',
    });
  }
  const second = ranked.find(({ code }) => code !== chosen.code && fitVolume(code, volume) === code);
  const isClose =
    second !== undefined &&
    second.score > UNSURE_BELOW &&
    (ranked[0]?.score ?? 0) - second.score < CLOSE_SCORE;
  if (
    isClose &&
    !subUseCases.includes(second.code) &&
    !alternatives.some(({ useCase }) => useCase.code === second.code)
  ) {
    alternatives.push({
      useCase: getUseCase(second.code),
      reason: 'The description can also be read this way.',
    });
  }
  for (const { useCase, isStrong } of evidence) {
    if (alternatives.some((one) => one.useCase.code === useCase.code)) {
      continue;
    }
    if (isSeveral && subUseCases.includes(useCase.code)) {
      alternatives.push({
        useCase,
        reason:
          'A separate campaign for this use case is filtered less, and violations in the other messages do not stop it.',
      });
    } else if (
      useCase.code !== chosen.code &&
      !subUseCases.includes(useCase.code) &&
      !isPartOf(chosen, useCase) &&
      (isStrong || chosen.kind !== 'special')
    ) {
      alternatives.push({
        useCase,
        reason: isStrong
          ? 'The description also mentions this content. It needs a separate campaign.'
          : 'Some words in the description indicate it.',
      });
    }
  }
  if (isSeveral && chosen.code === 'LOW_VOLUME') {
    alternatives.push({ useCase: getUseCase('MIXED'), reason: 'Use it when the volume exceeds low.' });
  }
  return alternatives.slice(0, ALTERNATIVES_MAX);
}

// Reminders from a school are part of its main use case; its promotions and codes are not.
function isPartOf(chosen: UseCase, other: UseCase): boolean {
  return (
    chosen.kind === 'special' &&
    other.isSubUseCase === true &&
    other.code !== 'MARKETING' &&
    other.code !== '2FA'
  );
}
