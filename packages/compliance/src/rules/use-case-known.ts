// Finds the use case of a request, with a warning if the registry has no such code, and judges the business that it names.
import type { CheckItem } from '@tendlc/contract';
import { type UseCase, findUseCase } from '../facts/use-cases.ts';
import { checkBusiness } from './business-content.ts';
import { type Rule, applyRules, quoteList } from './rule.ts';
import { chooseUseCase } from './use-case-choice.ts';

export const USE_CASE_DEFAULT = 'MIXED';
export const USE_CASE_CHARACTERS_MAX = 100;

export type AskedUseCase = {
  readonly useCase: UseCase;
  /** Whether the requested name is not a registry code. */
  readonly isAssumed: boolean;
  readonly asked: string;
  /** What carriers prohibit or restrict of the business that the words name. */
  readonly business: readonly CheckItem[];
};

/** Never fails: of an unknown name, the words decide, such as “appointment reminders”; without any, it becomes MIXED. */
export function readUseCase(asked: string): AskedUseCase {
  const known = findUseCase(asked);
  if (known !== undefined) {
    return { useCase: known, isAssumed: false, asked, business: [] };
  }
  const description = asked.replaceAll(/[_-]+/g, ' ');
  const choice = chooseUseCase({ description, messageVolume: undefined, hasAffiliates: false });
  const useCase = choice.isGuess ? findUseCase(USE_CASE_DEFAULT) : choice.useCase;
  if (useCase === undefined) {
    throw new Error(`the use case ${USE_CASE_DEFAULT} is missing from the facts`);
  }
  return { useCase, isAssumed: true, asked, business: checkBusiness(description, choice) };
}

/** What is wrong with the requested use case: first the business that it names, then that it is not a registry code. */
export function checkAskedUseCase(asked: AskedUseCase): CheckItem[] {
  return [...asked.business, ...applyRules([useCaseKnown], asked)];
}

export const useCaseKnown: Rule<AskedUseCase> = {
  id: 'use-case.known',
  category: 'use_case',
  source: 'bandwidthCampaigns',
  basis: 'published',
  check: ({ isAssumed, asked, useCase, business }) => {
    if (!isAssumed) {
      return undefined;
    }
    const isRefused = business.some(({ status }) => status === 'error');
    return {
      status: 'warning',
      message: isRefused
        ? `The use case is not a registry code. All figures are of ${useCase.code}, and a campaign of this content gets none of them.`
        : `The use case is not a registry code. ${useCase.code} is assumed.`,
      details: quoteList([asked]),
      ...(isRefused
        ? {}
        : {
            remedy:
              useCase.code === USE_CASE_DEFAULT
                ? 'Use a registry code, such as CUSTOMER_CARE, MARKETING, or 2FA.'
                : `Use the registry code ${useCase.code}.`,
          }),
    };
  },
};
