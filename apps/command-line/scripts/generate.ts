// What the command line knows of each operation: its fields, which become flags. Made from the OpenAPI document.
import { type Document, operationsOf, type Operation } from '../../../packages/client/scripts/document.ts';
import type { Schema } from '../../../packages/client/scripts/schema-types.ts';

const HEAD = `// Generated from docs/openapi.json by \`npm run docs\`. Do not edit.
// oxlint-disable eslint/max-lines
import type { DescribedOperation } from '../operations.ts';

export const DESCRIBED_OPERATIONS: readonly DescribedOperation[] = [
`;

const TYPES = new Set(['string', 'integer', 'number', 'boolean', 'array', 'object']);

function typeIn(schema: Schema, where: string): string {
  const type = schema.type ?? (schema.enum === undefined ? undefined : 'string');
  if (typeof type !== 'string' || !TYPES.has(type)) {
    throw new Error(`${where}: no flag for a field of type ${JSON.stringify(type)}`);
  }
  return type;
}

/** A flag gives a value; removing one with null takes the whole body as JSON. */
function withoutNull(schema: Schema): Schema {
  if (typeof schema.type === 'object') {
    const { type, enum: words, ...rest } = schema;
    const only = type.find((one) => one !== 'null') ?? 'null';
    return {
      ...rest,
      type: only,
      ...(words === undefined ? {} : { enum: words.filter((word) => word !== null) }),
    };
  }
  return schema.anyOf?.length === 2 ? (schema.anyOf.find(({ type }) => type !== 'null') ?? schema) : schema;
}

function fieldsOf({ id, body, query }: Operation) {
  const input = body ?? query;
  return Object.entries(input?.properties ?? {}).map(([name, given]) => {
    const schema = withoutNull(given);
    const where = `${id} ${name}`;
    const { description, enum: words, items, default: byDefault } = schema;
    return {
      name,
      type: typeIn(schema, where),
      isRequired: (input?.required ?? []).includes(name),
      ...(description === undefined ? {} : { description }),
      ...(words === undefined ? {} : { words }),
      ...(items === undefined ? {} : { itemType: typeIn(items, where) }),
      ...(byDefault === undefined ? {} : { byDefault }),
    };
  });
}

export function makeOperations(document: Document): string {
  const rows = operationsOf(document).map((operation) => {
    const { id, path, summary, description, pathNames, body, takesFile, isFile } = operation;
    const described = {
      id,
      path,
      summary,
      ...(description === undefined ? {} : { description }),
      pathNames,
      sends: body === undefined ? 'query' : 'body',
      fields: fieldsOf(operation),
      ...(takesFile ? { takesFile } : {}),
      ...(isFile ? { isFile } : {}),
    };
    return `  ${JSON.stringify(described)},\n`;
  });
  return `${HEAD}${rows.join('')}];\n`;
}
