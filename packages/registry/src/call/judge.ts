// Turns the result of one attempt into a value or a typed error.
import {
  type Problem,
  type RegistryError,
  RegistryFault,
  RegistryRateLimited,
  RegistryRefused,
  RegistryTimeout,
  RegistryUnauthorized,
  RegistryUnreachable,
} from '../errors.ts';
import { hideSecrets } from '../mask.ts';
import { asTexts, isPlain, type Reader, UnreadableAnswer } from '../reading/fields.ts';
import type { RegistryOperation } from '../wire/index.ts';
import type { attempt, Failure } from './attempt.ts';

export type Judged<Value> =
  | { readonly ok: true; readonly value: Value }
  /** `transient`: retry if that is safe. */
  | { readonly ok: false; readonly error: RegistryError; readonly transient: boolean };

export type Asked<Value> = {
  readonly operation: RegistryOperation;
  /** Whether a success changes something at the registry. */
  readonly changes: boolean;
  readonly timeoutMs: number;
  /** Secrets that a response can contain and that must not be logged. */
  readonly secrets: readonly string[];
  readonly read: Reader<Value>;
};

const PROBLEMS_MAX = 50;
const DESCRIPTION_CHARACTERS_MAX = 1_000;

/** The codes of the registry for “try later” and for internal errors. */
const TEMPORARY_CODES: ReadonlySet<number> = new Set([590, 591, 620, 630]);
const INTERNAL_ERROR_CODE = 590;

/** A retry does not fix TLS or DNS errors, or forbidden addresses. */
const TRANSIENT_CONNECTION_CODES: ReadonlySet<string | null> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'UND_ERR_SOCKET',
  'UND_ERR_INFO',
  'ERR_HTTP2_STREAM_ERROR',
  'ERR_HTTP2_SESSION_ERROR',
  'ERR_HTTP2_GOAWAY_SESSION',
]);

/** By definition, these are rejected before processing. */
const NOT_PROCESSED: ReadonlySet<number> = new Set([404, 405, 406, 411, 413, 414, 415, 417, 421, 431]);

function readProblem(entry: unknown, secrets: readonly string[]): Problem | undefined {
  if (!isPlain(entry)) {
    return undefined;
  }
  const code = Number(entry['code']);
  if (!Number.isSafeInteger(code) || code <= 0) {
    return undefined;
  }
  const [description = ''] = asTexts(entry['description']) ?? [];
  const fields = asTexts(entry['fields']) ?? asTexts(entry['field']) ?? [];
  return {
    code,
    description: hideSecrets(description, secrets).slice(0, DESCRIPTION_CHARACTERS_MAX).toWellFormed(),
    fields: fields.slice(0, PROBLEMS_MAX).map((field) => hideSecrets(field, secrets)),
  };
}

function readProblems(text: string, secrets: readonly string[]): Problem[] {
  const body = parseJson(text);
  const entries = Array.isArray(body) ? body : [body];
  return entries
    .slice(0, PROBLEMS_MAX)
    .map((entry) => readProblem(entry, secrets))
    .filter((problem) => problem !== undefined);
}

/** Undefined if the body is not JSON. No JSON value is undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function judgeRefusal<Value>(text: string, asked: Asked<Value>): Judged<Value> {
  const { operation, changes } = asked;
  const problems = readProblems(text, asked.secrets);
  if (problems.length === 0) {
    const sentence = `The registry refused ${operation} with status 400 and gave no reason that can be read.`;
    return failed(new RegistryFault(400, sentence, { operation, mayHaveHappened: changes }), false);
  }
  // An internal error does not show whether the registry processed the call.
  const mayHaveHappened = changes && problems.some((problem) => problem.code === INTERNAL_ERROR_CODE);
  const temporary = problems.every((problem) => TEMPORARY_CODES.has(problem.code));
  return failed(new RegistryRefused(problems, { operation, mayHaveHappened }), temporary && !changes);
}

function judgeSuccess<Value>(statusCode: number, answer: unknown, asked: Asked<Value>): Judged<Value> {
  const { operation, changes, read } = asked;
  try {
    return { ok: true, value: read(answer) };
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) {
      throw error;
    }
    const sentence = `The registry's answer to ${operation} cannot be read.`;
    return failed(new RegistryFault(statusCode, sentence, { operation, mayHaveHappened: changes }), false);
  }
}

function judgeFailure<Value>(failure: Failure, asked: Asked<Value>): Judged<Value> {
  const { operation, timeoutMs } = asked;
  const mayHaveHappened = asked.changes && failure.sent;
  const { statusCode, code, cause } = failure;
  const circumstances = { operation, mayHaveHappened, ...(cause === undefined ? {} : { cause }) };
  const fault = (sentence: string) => new RegistryFault(statusCode, sentence, circumstances);
  if (failure.kind === 'timeout') {
    return failed(new RegistryTimeout(timeoutMs, circumstances), true);
  }
  if (failure.kind === 'too_big') {
    return failed(fault(`The registry's answer to ${operation} is too big.`), false);
  }
  if (failure.kind === 'garbled') {
    return failed(fault(`The registry's answer to ${operation} is not HTTP.`), false);
  }
  const transient = TRANSIENT_CONNECTION_CODES.has(code);
  return statusCode === null
    ? failed(new RegistryUnreachable(code, circumstances), transient)
    : failed(fault(`The registry's answer to ${operation} broke off.`), transient);
}

function failed(
  error: RegistryError,
  transient: boolean,
): { ok: false; error: RegistryError; transient: boolean } {
  return { ok: false, error, transient };
}

export function judge<Value>(
  outcome: Awaited<ReturnType<typeof attempt>>,
  asked: Asked<Value>,
): Judged<Value> {
  if (outcome.kind !== 'answer') {
    return judgeFailure(outcome, asked);
  }
  const { operation, changes } = asked;
  const { statusCode, retryAfterMs, text, file } = outcome;
  if (statusCode >= 200 && statusCode < 300) {
    return judgeSuccess(statusCode, file ?? parseJson(text) ?? text, asked);
  }
  if (statusCode === 400) {
    return judgeRefusal(text, asked);
  }
  if (statusCode === 401 || statusCode === 403) {
    // The registry sometimes returns a spurious 401.
    return failed(
      new RegistryUnauthorized(statusCode, { operation, mayHaveHappened: false }),
      statusCode === 401,
    );
  }
  if (statusCode === 429) {
    return failed(
      new RegistryRateLimited('registry', { operation, mayHaveHappened: false, retryAfterMs }),
      true,
    );
  }
  const mayHaveHappened = changes && !NOT_PROCESSED.has(statusCode);
  const sentence = `The registry answered ${operation} with status ${statusCode}.`;
  const error = new RegistryFault(statusCode, sentence, { operation, mayHaveHappened, retryAfterMs });
  return failed(error, statusCode >= 500);
}
