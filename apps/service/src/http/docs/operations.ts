// The documented responses of an operation: its success with an example, and all its errors.
import { ErrorBody } from '@tendlc/contract';
import type { TSchema } from 'typebox';
import type { ErrorKind } from '../../errors.ts';
import { ERROR_TABLE } from '../error-table.ts';
import { exampleOf } from './examples.ts';

export const BEARER: readonly { readonly [name: string]: readonly string[] }[] = [{ bearer: [] }];

/** The errors that any operation can return. */
const EVERYWHERE: readonly ErrorKind[] = ['rate_limited', 'internal_error', 'unavailable'];

/**
 * The responses of every operation to an API key without its scope, to an admin without a second factor, and to an API key
 * of a locked account.
 */
const FOR_CALLERS: readonly ErrorKind[] = ['forbidden', 'totp_required', 'locked_by_operator'];

/** The errors of an operation with a body before its own code runs. */
export const WITH_BODY: readonly ErrorKind[] = [
  'malformed_body',
  'validation_failed',
  'body_too_large',
  'unsupported_media_type',
];

/** The additional errors of an operation that calls the registry. */
export const FROM_REGISTRY: readonly ErrorKind[] = [
  'registry_refused',
  'registry_login_refused',
  'registry_fault',
  'registry_timeout',
  'registry_busy',
];

const header = (type: string, description: string) => ({ type, description });

/** Every response has it. It is documented once, where it matters: in errors. */
const REQUEST_ID = {
  'X-Request-Id': header('string', 'The ID of the request. Include it when you report a problem.'),
};
/** Every limited response has them. They are documented once, where they matter: in the response to too many requests. */
const LIMIT_HEADERS = {
  'RateLimit-Limit': header('integer', 'Requests allowed in the window.'),
  'RateLimit-Remaining': header('integer', 'Requests left in the window.'),
  'RateLimit-Reset': header('integer', 'Seconds until the window resets.'),
};
const CHARGE_HEADERS = {
  'X-Token-Cost': header('integer', 'Tokens charged for the call, including the daily free token.'),
  'X-Token-Balance': header('integer', 'The balance after the operation.'),
};
const ERROR_HEADERS = {
  'X-Error-Code': header('string', 'A stable error code.'),
};
const RETRY_HEADERS = { 'Retry-After': header('integer', 'Seconds to wait before you try again.') };

/** Several kinds can share a status. Then the response lists all of their codes. */
function refusals(kinds: readonly ErrorKind[]): Record<number, TSchema> {
  const byStatus = new Map<number, ErrorKind[]>();
  for (const kind of kinds) {
    const { status } = ERROR_TABLE[kind];
    byStatus.set(status, [...(byStatus.get(status) ?? []), kind]);
  }
  const entries = [...byStatus].map(([status, sameStatus]): [number, TSchema] => {
    const [first] = sameStatus as [ErrorKind];
    const retries = status === 429 || ERROR_TABLE[first].retryAfterSeconds !== undefined;
    return [
      status,
      {
        ...ErrorBody,
        description: sameStatus.map((kind) => `\`${kind}\``).join(', '),
        examples: [{ error: ERROR_TABLE[first].sentence }],
        headers: {
          ...REQUEST_ID,
          ...ERROR_HEADERS,
          ...(retries ? RETRY_HEADERS : {}),
          ...(status === 429 ? LIMIT_HEADERS : {}),
        },
      },
    ];
  });
  return Object.fromEntries(entries);
}

/** The same responses with additional errors that many operations share. */
export function withRefusals(
  response: Readonly<Record<number, TSchema>>,
  kinds: readonly ErrorKind[],
): Record<number, TSchema> {
  const further = Object.entries(refusals(kinds)).map(([status, added]) => {
    const known: { description?: string } | undefined = response[Number(status)];
    const { description } = added as { description?: string };
    return [
      status,
      known === undefined ? added : { ...known, description: `${known.description}, ${description}` },
    ];
  });
  return { ...response, ...Object.fromEntries(further) };
}

/**
 * @param kinds the errors of this operation in addition to those of every operation
 * @returns the `response` of a route's schema, for the serializer and the documentation
 */
export function answers<Success extends TSchema>(
  status: 200 | 201 | 202,
  success: Success,
  kinds: readonly ErrorKind[],
  options: {
    readonly charged?: boolean;
    readonly limited?: boolean;
    readonly description?: string;
    readonly example?: () => unknown;
  } = {},
): Record<number, TSchema> {
  const { charged = false, limited = true, description = 'Success' } = options;
  const { examples, ...schema } = success as TSchema & { examples?: readonly unknown[] };
  const everywhere = limited ? EVERYWHERE : EVERYWHERE.filter((kind) => kind !== 'rate_limited');
  return {
    [status]: {
      // Computed when the documentation is asked for: the examples of all operations would double the time of a start.
      get examples() {
        return examples ?? [options.example === undefined ? exampleOf(success) : options.example()];
      },
      ...schema,
      description,
      ...(charged ? { headers: CHARGE_HEADERS } : {}),
    },
    ...refusals([
      ...new Set([...kinds, ...(kinds.includes('unauthorized') ? FOR_CALLERS : []), ...everywhere]),
    ]),
  };
}
