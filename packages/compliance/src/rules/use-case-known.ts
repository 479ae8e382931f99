// Finds the use case of a request, with a warning if the registry has no such code.
import { type UseCase, findUseCase } from '../facts/use-cases.ts';
import { type Rule, quoteList } from './rule.ts';
import { chooseUseCase } from './use-case-choice.ts';

export const USE_CASE_DEFAULT = 'MIXED';
export const USE_CASE_CHARACTERS_MAX = 100;

export type AskedUseCase = {
  readonly useCase: UseCase;
  /** Whether the requested name is not a registry code. */
  readonly isAssumed: boolean;
  readonly asked: string;
};

/** Never fails: of an unknown name, the words decide, such as “appointment reminders”; without any, it becomes MIXED. */
export function readUseCase(asked: string): AskedUseCase {
  const known = findUseCase(asked);
  const useCase = known ?? readWords(asked) ?? findUseCase(USE_CASE_DEFAULT);
  if (useCase === undefined) {
    throw new Error(`the use case ${USE_CASE_DEFAULT} is missing from the facts`);
  }
  return { useCase, isAssumed: known === undefined, asked };
}

function readWords(asked: string): UseCase | undefined {
  const choice = chooseUseCase({
    description: asked.replaceAll(/[_-]+/g, ' '),
    messageVolume: undefined,
    hasAffiliates: false,
  });
  return choice.isGuess ? undefined : choice.useCase;
}

export const useCaseKnown: Rule<AskedUseCase> = {
  id: 'use-case.known',
  category: 'use_case',
  source: 'bandwidthCampaigns',
  basis: 'published',
  check: ({ isAssumed, asked, useCase }) =>
    isAssumed
      ? {
          status: 'warning',
          message: `The use case is not a registry code. ${useCase.code} is assumed.`,
          details: quoteList([asked]),
          remedy: 'Use a registry code, such as CUSTOMER_CARE, MARKETING, or 2FA.',
        }
      : undefined,
};
