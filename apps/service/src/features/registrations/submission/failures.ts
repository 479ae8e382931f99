// What a failed step of a submission means: the values are refused, the customer has to act first, or it is tried again.
import type { RequiredAction } from '@tendlc/contract';
import { isRegistryError } from '@tendlc/registry';
import { ServiceError } from '../../../errors.ts';
import type { Work } from './steps.ts';

export type Failure = { readonly hasNotHappened: boolean; readonly sentence: string } & (
  | { readonly outcome: 'refused' | 'retried' }
  | { readonly outcome: 'stopped'; readonly by: RequiredAction }
);

const TOKENS =
  'Buy tokens: the next registration costs 1 token. The submission continues by itself when the tokens are there.';
const CREDENTIALS_MISSING =
  'Add your registry credentials. The submission continues by itself when they are there.';
const CREDENTIALS_REFUSED =
  'The registry rejected your registry credentials. Replace them; the submission continues by itself.';

/** Kinds that the customer ends. */
const STOPS: Readonly<Partial<Record<ServiceError['kind'], { by: RequiredAction; sentence: string }>>> = {
  insufficient_tokens: { by: 'tokens', sentence: TOKENS },
  credentials_missing: { by: 'credentials', sentence: CREDENTIALS_MISSING },
  registry_login_refused: { by: 'credentials', sentence: CREDENTIALS_REFUSED },
};

/** Refusals that are not about the values: the records are registered. */
const REFUSALS_TO_ACT_ON: Readonly<Partial<Record<Work, { by: RequiredAction; advice: string }>>> = {
  share: {
    by: 'sharing',
    advice: 'Share the campaign with your connectivity partner (CNP). The registry rejected this one:',
  },
  'send-code': {
    by: 'code',
    advice: 'The registry did not send the code to the mobile phone of the owner. Request it for the brand:',
  },
};

/** Whether the registry certainly did not do what it was asked. */
function hasNotHappened(error: unknown): boolean {
  const cause = error instanceof ServiceError ? error.cause : error;
  return isRegistryError(cause) ? !cause.mayHaveHappened : error instanceof ServiceError;
}

/** @param work the work that failed; undefined if it failed before that */
export function describeFailure(error: unknown, work: Work | undefined): Failure {
  const basis = {
    hasNotHappened: hasNotHappened(error),
    sentence:
      (error instanceof ServiceError ? error.sentence : undefined) ?? 'The registry returned an error.',
  };
  if (!(error instanceof ServiceError)) {
    return { ...basis, outcome: 'retried' };
  }
  const stop = STOPS[error.kind];
  if (stop !== undefined) {
    return { ...basis, outcome: 'stopped', ...stop };
  }
  const isRefused =
    error.kind === 'validation_failed' || (error.kind === 'registry_refused' && !error.canPassLater);
  if (!isRefused) {
    return { ...basis, outcome: 'retried' };
  }
  const other = REFUSALS_TO_ACT_ON[work ?? 'register-brand'];
  return other === undefined
    ? { ...basis, outcome: 'refused' }
    : { ...basis, outcome: 'stopped', by: other.by, sentence: `${other.advice} ${basis.sentence}` };
}
