// Exit codes, and the errors that cause them.
import { TendlcError } from '@tendlc/client';

export const EXIT = { pass: 0, findings: 1, usage: 2, service: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An error that the user can fix: a wrong flag, a missing file, no login. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const HINTS: Readonly<Record<string, string>> = {
  unauthorized: 'To log in, run: tendlc login',
  insufficient_tokens: 'To see your balance, run: tendlc balance',
  credentials_missing:
    'To add them with a session token in TENDLC_TOKEN, see: tendlc api storeMyCredentials --help',
  forbidden:
    'This operation needs a session token. Set TENDLC_TOKEN to the token that tendlc api login returns.',
  network_failure: 'Check the service URL in TENDLC_URL or tendlc login.',
};

/** The service rejected the input. */
const INPUT_CODES = new Set(['validation_failed', 'malformed_body', 'body_too_large']);

function describeService(error: TendlcError): string {
  const { code, requestId, message } = error;
  const where = requestId === undefined ? code : `${code}, request ${requestId}`;
  const hint = HINTS[code];
  return `error: ${message} (${where})${hint === undefined ? '' : `\n${hint}`}`;
}

export function describeFailure(error: unknown): { readonly text: string; readonly code: ExitCode } {
  if (error instanceof TendlcError) {
    return { text: describeService(error), code: INPUT_CODES.has(error.code) ? EXIT.usage : EXIT.service };
  }
  if (error instanceof UsageError || error instanceof TypeError) {
    return { text: `error: ${error.message}`, code: EXIT.usage };
  }
  return { text: `error: ${error instanceof Error ? error.message : String(error)}`, code: EXIT.service };
}
