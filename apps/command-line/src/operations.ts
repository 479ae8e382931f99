// The operations of the service and their fields, which become commands and flags.
import type { OperationId } from '@tendlc/client';
import { DESCRIBED_OPERATIONS } from './generated/operations.ts';

type FieldType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';

export type Field = {
  readonly name: string;
  readonly type: FieldType;
  readonly isRequired: boolean;
  readonly description?: string;
  /** The allowed values. */
  readonly words?: readonly string[];
  readonly itemType?: FieldType;
  readonly byDefault?: unknown;
};

export type DescribedOperation = {
  readonly id: OperationId;
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  /** The path parameters, in order. */
  readonly pathNames: readonly string[];
  readonly sends: 'body' | 'query';
  readonly fields: readonly Field[];
  /** The request is a file. */
  readonly takesFile?: true;
  /** The response is a file. */
  readonly isFile?: true;
};

export const OPERATIONS = DESCRIBED_OPERATIONS;

/** @throws when the document has no such operation, which the tests rule out */
export function operationOf(id: OperationId): DescribedOperation {
  const found = OPERATIONS.find((operation) => operation.id === id);
  if (found === undefined) {
    throw new Error(`there is no operation ${id}`);
  }
  return found;
}

const TOOLS = '/v1/tools/';

export type Tool = { readonly name: string; readonly operation: DescribedOperation };

export const TOOL_LIST: readonly Tool[] = OPERATIONS.filter(({ path }) => path.startsWith(TOOLS)).map(
  (operation) => ({ name: operation.path.slice(TOOLS.length), operation }),
);
