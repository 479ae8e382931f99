// Refusals in words that help: what happened, what to do, and the number to quote.
import { TendlcError } from '@tendlc/client';

export type Problem = {
  readonly title: string;
  readonly advice: string;
  readonly requestId: string | undefined;
};

type Words = { readonly title: string; readonly advice?: string };

/** Where the service's own sentence says it best, it is the advice. */
const WORDS: Readonly<Record<string, Words>> = {
  network_failure: {
    title: 'The service cannot be reached',
    advice: 'Check your connection, then try again. Nothing you typed is lost.',
  },
  timed_out: {
    title: 'No answer came in time',
    advice: 'Look at the list or the history before you try again: it may have been done all the same.',
  },
  invalid_credentials: {
    title: 'That e-mail and password do not match',
    advice:
      'Check both. After five failed tries the account rests for 30 minutes, to keep others from guessing.',
  },
  account_locked: { title: 'This account is resting' },
  email_taken: {
    title: 'There is an account with this e-mail already',
    advice: 'Log in instead, or choose a new password if you have forgotten it.',
  },
  insufficient_tokens: {
    title: 'There are not enough tokens for this',
    advice:
      'Nothing was charged. A free token comes back every day at midnight UTC; your provider sells more.',
  },
  rate_limited: { title: 'Too many requests in a short time' },
  validation_failed: { title: 'Something has to be corrected' },
  registry_refused: { title: 'The registry did not take this' },
  registry_login_refused: {
    title: 'The registry does not accept your credentials',
    advice:
      'Correct API key and secret on the Credentials page and test them there. Your token was given back.',
  },
  registry_fault: { title: 'The registry could not answer' },
  registry_timeout: { title: 'The registry did not answer in time' },
  registry_busy: { title: 'The registry is busy' },
  credentials_missing: {
    title: 'Your registry account is not connected yet',
    advice: 'Store your credentials on the Credentials page first. Nothing was charged.',
  },
  not_found: {
    title: 'This does not exist',
    advice: 'It may have been removed, or the address is mistyped.',
  },
  unauthorized: { title: 'You are not logged in', advice: 'Log in, then try again.' },
  unavailable: { title: 'The service is having trouble' },
  overloaded: { title: 'The service is very busy' },
};

/** `ein: must look like 12-3456789; state: is required` → one sentence a field. */
export function fieldProblems(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof TendlcError) || error.status !== 400) {
    return {};
  }
  const parts = error.message.split('; ').map((part) => /^([\w.[\]/]+): (.+)$/s.exec(part));
  return Object.fromEntries(
    parts.flatMap((match) => (match === null ? [] : [[match[1] as string, match[2] as string]])),
  );
}

export function toProblem(error: unknown): Problem {
  if (!(error instanceof TendlcError)) {
    return {
      title: 'Something went wrong on this page',
      advice: 'Load the page again. If it happens again, tell whoever runs this service.',
      requestId: undefined,
    };
  }
  const words = WORDS[error.code];
  return {
    title: words?.title ?? 'That did not work',
    advice: words?.advice ?? error.message,
    requestId: error.requestId,
  };
}
