// What a failed row means: a problem of the row, a stop of the whole batch, or another attempt later.
import type { BatchRowProblem } from '@tendlc/contract';
import { type ErrorKind, ServiceError } from '../../../errors.ts';
import { ERROR_TABLE } from '../../../http/error-table.ts';

/** The row itself is refused; another attempt would be, too. */
const OF_THE_ROW: ReadonlySet<ErrorKind> = new Set([
  'validation_failed',
  'not_found',
  'registrations_full',
  'registration_under_way',
  'registration_closed',
  'field_unchangeable',
  'final_denial',
  'not_evaluated',
  'unchanged',
  'denied_fields_unchanged',
  'not_ready',
]);

const STOPS: Readonly<Partial<Record<ErrorKind, string>>> = {
  insufficient_tokens: 'Insufficient tokens. Add tokens, then continue.',
  credentials_missing: 'There are no active registry credentials. Add them, then continue.',
};

/** A row that cannot be worked on is given up after some minutes. */
const ATTEMPTS_MAX = 6;
const RETRY_MS = 5_000;
const RETRY_FACTOR = 2;

export type RowFailure =
  | { readonly kind: 'problem'; readonly problem: BatchRowProblem }
  | { readonly kind: 'stop'; readonly because: string }
  | { readonly kind: 'later'; readonly afterMs: number };

const PATH = /^(brandId|brand|(?:brand|campaign|pages)\.\w+): (.+)$/s;

/** `brandId: must be …` is a problem of that column. */
function problemIn(sentence: string): BatchRowProblem {
  const [, column, problem] = PATH.exec(sentence) ?? [];
  return column === undefined || problem === undefined
    ? { column: 'row', problem: sentence }
    : { column, problem };
}

/** @param attempts how often the row has failed before */
export function describeRowFailure(error: unknown, attempts: number): RowFailure {
  const kind = error instanceof ServiceError ? error.kind : undefined;
  const because = kind === undefined ? undefined : STOPS[kind];
  if (because !== undefined) {
    return { kind: 'stop', because };
  }
  if (error instanceof ServiceError && OF_THE_ROW.has(error.kind)) {
    return { kind: 'problem', problem: problemIn(error.sentence ?? ERROR_TABLE[error.kind].sentence) };
  }
  return attempts + 1 < ATTEMPTS_MAX
    ? { kind: 'later', afterMs: RETRY_MS * RETRY_FACTOR ** attempts }
    : {
        kind: 'problem',
        problem: {
          column: 'row',
          problem: 'This row failed again and again. Try it by hand, or send it again.',
        },
      };
}
