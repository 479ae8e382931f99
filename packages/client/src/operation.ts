// What the client knows of an operation at run time.

export type Operation = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With the names of its parts in braces. */
  readonly path: string;
  readonly sends?: 'body' | 'query';
  /** It costs a token or reaches the registry: the service works once on requests with the same `Idempotency-Key`. */
  readonly isKeyed?: true;
  /** The field of the answer that a page's entries stand in. */
  readonly items?: string;
};

/** What a call sends, whatever the operation. */
export type Input = {
  /** The parts of the path, in its order. */
  readonly path?: readonly (string | number)[];
  readonly query?: object | undefined;
  readonly body?: unknown;
};

/** @throws TypeError for a part that would lead to another address */
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
