// The run-time description of an operation.

export type Operation = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path, with parameters in braces. */
  readonly path: string;
  readonly sends?: 'body' | 'query';
  /** The operation costs a token or reaches the registry. The service processes each `Idempotency-Key` once. */
  readonly isKeyed?: true;
  /** The response is text instead of JSON. */
  readonly isText?: true;
  /** The response is a file. */
  readonly isFile?: true;
  /** The response field with the entries of a page. */
  readonly items?: string;
};

/** The input of a call, for any operation. */
export type Input = {
  /** The values of the path parameters, in order. */
  readonly path?: readonly (string | number)[];
  readonly query?: object | undefined;
  readonly body?: unknown;
};

/** @throws TypeError for a value that would change the path */
function encodePart(value: string | number): string {
  const part = String(value);
  if (part === '' || part === '.' || part === '..') {
    throw new TypeError(`An id must not be ${part === '' ? 'empty' : part}.`);
  }
  return encodeURIComponent(part);
}

export function pathOf(operation: Operation, input: Input): string {
  const parts = [...(input.path ?? [])];
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = parts.shift();
    if (part === undefined) {
      throw new TypeError(`${name} is missing.`);
    }
    return encodePart(part);
  });
  const entries = Object.entries(input.query ?? {}).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? path : `${path}?${query}`;
}
