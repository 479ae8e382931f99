// What the learned models say about a description: the likeliest use cases, and whether no use case allows the business.
import { type TellingWord, findTellingWords } from '../learned/telling-words.ts';
import { type Feature, rankOutputs, scoreOutputs } from '../learned/linear-model.ts';
import { USE_CASE_BUCKETS, readDescriptionStems } from './use-case-features.ts';
import { openRefusalModel, openUseCaseModel } from './use-case-models.ts';
import { readWords } from './words.ts';

export type RankedUseCase = {
  /** Registry code. */
  readonly code: string;
  readonly score: number;
};

/** Likeliest first. @param features of the description */
export function rankUseCases(features: readonly Feature[]): RankedUseCase[] {
  const model = openUseCaseModel();
  const scores = scoreOutputs(model, features);
  return rankOutputs(scores).map((output) => ({
    code: model.outputs[output] as string,
    score: scores[output] as number,
  }));
}

/** The words of a description that speak most for a use case, as it has them. */
export function quoteUseCaseWords(description: string, code: string): string[] {
  const model = openUseCaseModel();
  return quoteWords(
    description,
    findTellingWords(
      model,
      readDescriptionStems(readWords(description)),
      model.outputs.indexOf(code),
      USE_CASE_BUCKETS,
    ),
  );
}

export type RefusalSuspicion = {
  /** Id of the content category. */
  readonly category: string;
  /** How much the description sounds like a business that is refused; above 0, more so than not. */
  readonly score: number;
};

export function suspectRefusal(features: readonly Feature[]): RefusalSuspicion {
  const model = openRefusalModel();
  const scores = scoreOutputs(model, features);
  const [best = 0] = rankOutputs(scores.subarray(0, model.outputs.length));
  return { category: model.outputs[best] as string, score: scores.at(-1) as number };
}

/** The words of a description that speak most for a category, as it has them. */
export function quoteRefusalWords(description: string, category: string): string[] {
  const model = openRefusalModel();
  return quoteWords(
    description,
    findTellingWords(
      model,
      readDescriptionStems(readWords(description)),
      model.outputs.indexOf(category),
      USE_CASE_BUCKETS,
    ),
  );
}

function quoteWords(description: string, telling: readonly TellingWord[]): string[] {
  const words = readWords(description);
  const quoted = telling.map(({ index }) => description.slice(words[index]?.start, words[index]?.end));
  return [...new Set(quoted)];
}
