// The content that a use case is meant for, which is not a finding in a campaign of this use case.
import type { UseCase } from '../facts/use-cases.ts';

const CONTENT_RULE = 'content.';

const USE_CASES_OF: Readonly<Record<string, readonly string[]>> = {
  political: ['POLITICAL'],
  // Parties and candidates ask for donations, too, and cannot register CHARITY.
  charity: ['CHARITY', 'POLITICAL'],
  sweepstakes: ['SWEEPSTAKE'],
};

/** Whether a campaign of the use case is registered for content of this category. */
export function isMeantFor(useCaseCode: string, categoryId: string): boolean {
  return USE_CASES_OF[categoryId]?.includes(useCaseCode) === true;
}

/** Whether the use case is meant for the content of a finding. */
export function isRegisteredFor(useCase: UseCase, ruleId: string): boolean {
  return ruleId.startsWith(CONTENT_RULE) && isMeantFor(useCase.code, ruleId.slice(CONTENT_RULE.length));
}
