// The errors of registry calls, distinguished by `kind`. No message contains a secret, a body or a header.
import { REGISTRY_CODES, type RegistryOperation, TEMPORARY_FAILURE_WAIT_MS } from './wire/index.ts';

/** One reason for a rejection. `fields` are the registry's names. */
export type Problem = {
  readonly code: number;
  readonly description: string;
  readonly fields: readonly string[];
};

type Circumstances = {
  readonly operation: RegistryOperation;
  /** False only when it is certain that nothing at the registry changed because of the call. */
  readonly mayHaveHappened: boolean;
  readonly cause?: unknown;
  readonly retryAfterMs?: number | null;
};

abstract class CallError extends Error {
  readonly operation: RegistryOperation;
  /** If true, look the record up by its reference before you repeat the call. */
  readonly mayHaveHappened: boolean;
  /** The wait that the registry requests, if any. */
  readonly retryAfterMs: number | null;

  constructor(sentence: string, circumstances: Circumstances) {
    super(sentence, circumstances.cause === undefined ? {} : { cause: circumstances.cause });
    this.operation = circumstances.operation;
    this.mayHaveHappened = circumstances.mayHaveHappened;
    this.retryAfterMs = circumstances.retryAfterMs ?? null;
  }
}

/** 590, 591, 620 and 630 are failures of the registry itself, in the format of a rejection. */
const OWN_TROUBLES: ReadonlySet<number> = new Set([590, 591, 620, 630]);

const FACTS: { readonly [code: number]: { readonly retry: string } } = REGISTRY_CODES;

const isTemporary = ({ code }: Problem): boolean => FACTS[code]?.retry === 'after_30_s';

/** HTTP 400 with the registry's list of problems. */
export class RegistryRefused extends CallError {
  override readonly name = 'RegistryRefused';
  readonly kind = 'refused';
  readonly statusCode = 400;
  readonly problems: readonly Problem[];
  /** False when the registry reports a failure of its own, so the same request can succeed later. */
  readonly blamesInput: boolean;

  constructor(problems: readonly Problem[], circumstances: Circumstances) {
    const codes = [...new Set(problems.map((problem) => problem.code))].join(', ');
    super(`The registry refused ${circumstances.operation} (${codes}).`, {
      ...circumstances,
      retryAfterMs: problems.some(isTemporary) ? TEMPORARY_FAILURE_WAIT_MS : null,
    });
    this.problems = problems;
    this.blamesInput = !problems.every((problem) => OWN_TROUBLES.has(problem.code));
  }

  /** Whether the same request can succeed after a record at the registry has changed, such as a brand in review. */
  get canPassLater(): boolean {
    return this.problems.every(({ code }) => (FACTS[code]?.retry ?? 'no') !== 'no');
  }

  hasCode(code: number): boolean {
    return this.problems.some((problem) => problem.code === code);
  }
}

/** HTTP 401 (twice) or 403. */
export class RegistryUnauthorized extends CallError {
  override readonly name = 'RegistryUnauthorized';
  readonly kind = 'unauthorized';
  readonly statusCode: 401 | 403;

  constructor(statusCode: 401 | 403, circumstances: Circumstances) {
    super(`The registry refused the credentials (${statusCode}).`, circumstances);
    this.statusCode = statusCode;
  }
}

/** Too many calls for the registry or for our own rate limit. */
export class RegistryRateLimited extends CallError {
  override readonly name = 'RegistryRateLimited';
  readonly kind = 'rate_limited';
  readonly statusCode: 429 | null;

  constructor(saidBy: 'registry' | 'pace', circumstances: Circumstances) {
    super(
      saidBy === 'registry'
        ? 'The registry asks for fewer calls (429).'
        : 'Too many calls are waiting for the registry.',
      circumstances,
    );
    this.statusCode = saidBy === 'registry' ? 429 : null;
  }
}

/** The registry responded with a server error or an unreadable body. */
export class RegistryFault extends CallError {
  override readonly name = 'RegistryFault';
  readonly kind = 'fault';
  /** Null if no status could be read. */
  readonly statusCode: number | null;

  constructor(statusCode: number | null, sentence: string, circumstances: Circumstances) {
    super(sentence, circumstances);
    this.statusCode = statusCode;
  }
}

export class RegistryTimeout extends CallError {
  override readonly name = 'RegistryTimeout';
  readonly kind = 'timeout';
  readonly statusCode = null;
  readonly timeoutMs: number;

  constructor(timeoutMs: number, circumstances: Circumstances) {
    super(`The registry did not answer ${circumstances.operation} within ${timeoutMs} ms.`, circumstances);
    this.timeoutMs = timeoutMs;
  }
}

/** No connection (DNS, refused, TLS, or an address that the dispatcher forbids), or one lost before a response. */
export class RegistryUnreachable extends CallError {
  override readonly name = 'RegistryUnreachable';
  readonly kind = 'unreachable';
  readonly statusCode = null;

  constructor(code: string | null, circumstances: Circumstances) {
    super(`The registry cannot be reached${code === null ? '' : ` (${code})`}.`, circumstances);
  }
}

export type RegistryError =
  | RegistryRefused
  | RegistryUnauthorized
  | RegistryRateLimited
  | RegistryFault
  | RegistryTimeout
  | RegistryUnreachable;

export function isRegistryError(error: unknown): error is RegistryError {
  return error instanceof CallError;
}
