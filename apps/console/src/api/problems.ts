// Errors in words: what happened, what to do, and the request ID.
import { TendlcError } from '@tendlc/client';

export type Problem = {
  readonly title: string;
  readonly advice: string;
  readonly requestId: string | undefined;
};

type Words = { readonly title: string; readonly advice?: string };

/** Without advice, the message of the service is shown. */
const WORDS: Readonly<Record<string, Words>> = {
  network_failure: {
    title: 'Cannot reach the service',
    advice: 'Check your connection, then try again.',
  },
  timed_out: {
    title: 'The request timed out',
    advice: 'The request may still have succeeded. Check the list or the activity before you try again.',
  },
  invalid_credentials: {
    title: 'Incorrect email or password',
    advice: 'Check both and try again. After five failed attempts, the account is locked for 30 minutes.',
  },
  incorrect_password: { title: 'Incorrect password' },
  otp_required: { title: 'Enter a code' },
  invalid_otp: {
    title: 'Incorrect code',
    advice:
      'Each code works once. Wait for the next code of your app, check the time of your phone, or enter a recovery code.',
  },
  invalid_passkey: {
    title: 'This passkey was not accepted',
    advice: 'It may have been removed from the account. Try again, or log in with your password.',
  },
  passkeys_full: { title: 'No more passkeys are possible' },
  totp_required: { title: 'Two-factor authentication is required' },
  invalid_confirmation_token: {
    title: 'This link is invalid or expired',
    advice: 'Request the change again on your account page. Only the newest link works.',
  },
  invalid_unsubscribe_link: {
    title: 'This link is incomplete or invalid',
    advice: 'Open the whole link from the email, or change your email preferences in your account.',
  },
  account_in_use: { title: 'The account cannot be deleted now' },
  account_locked: { title: 'This account is temporarily locked' },
  locked_by_operator: { title: 'This account is locked' },
  email_taken: {
    title: 'An account with this email already exists',
    advice: 'Log in instead, or reset your password if you forgot it.',
  },
  insufficient_tokens: {
    title: 'Not enough tokens',
    advice: 'Nothing was charged. You get one free token every day at midnight UTC.',
  },
  rate_limited: { title: 'Too many requests' },
  validation_failed: { title: 'Check what you entered' },
  registry_refused: { title: 'The registry rejected this request' },
  registry_login_refused: {
    title: 'The registry rejected your credentials',
    advice:
      'Update the API key and secret on the Registry account page, then test the connection. Your token was refunded.',
  },
  registry_fault: { title: 'The registry returned an error' },
  registry_timeout: { title: 'The registry did not respond in time' },
  registry_busy: { title: 'The registry is busy' },
  credentials_missing: {
    title: 'Your registry account is not connected yet',
    advice: 'Add your credentials on the Registry account page first. Nothing was charged.',
  },
  not_found: {
    title: 'Not found',
    advice: 'It may have been deleted, or the URL may be wrong.',
  },
  unauthorized: { title: 'You are not logged in', advice: 'Log in, then try again.' },
  unavailable: { title: 'The service is temporarily unavailable' },
  overloaded: { title: 'The service is very busy' },
};

export const isOutOfTokens = (error: unknown): boolean =>
  error instanceof TendlcError && error.code === 'insufficient_tokens';

/** `ein: must have 9 digits, such as 84-2731906; state: is required` → one problem for each field. */
export function fieldProblems(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof TendlcError) || error.status !== 400) {
    return {};
  }
  const parts = error.message.split('; ').map((part) => /^([\w.[\]/]+): (.+)$/s.exec(part));
  return Object.fromEntries(
    parts.flatMap((match) => (match === null ? [] : [[match[1] as string, match[2] as string]])),
  );
}

/** The credentials are the only fields that a sentence of the service names outside of a list of problems. */
const inWords = (sentence: string): string =>
  sentence.replace('check tcrSid and tcrAuthToken', 'check the API key and API secret');

/** The browser or the device refused, in words. */
export class DeviceProblem extends Error {
  readonly advice: string;

  constructor(title: string, advice: string, cause?: unknown) {
    super(title, { cause });
    this.advice = advice;
  }
}

export function toProblem(error: unknown): Problem {
  if (error instanceof DeviceProblem) {
    return { title: error.message, advice: error.advice, requestId: undefined };
  }
  if (!(error instanceof TendlcError)) {
    return {
      title: 'Something went wrong on this page',
      advice: 'Reload the page. If it happens again, contact the operator of this service.',
      requestId: undefined,
    };
  }
  const words = WORDS[error.code];
  return {
    title: words?.title ?? 'Something went wrong',
    advice: words?.advice ?? inWords(error.message),
    requestId: error.requestId,
  };
}
