// How the document says that a value can be null: `type: ["string", "null"]`, which code generators read better than
// a list of alternatives and which takes a third of the space.

type Json = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNull = (schema: unknown): boolean =>
  isObject(schema) && schema['type'] === 'null' && Object.keys(schema).length === 1;

export const SCALARS: ReadonlySet<unknown> = new Set(['string', 'integer', 'number', 'boolean']);
export const STRUCTURES: ReadonlySet<unknown> = new Set(['object', 'array']);

/**
 * @param types the types of values to which null is added
 * @returns one schema for a value or null, or the same schema if it is something else. A reference and a `const` stay an
 * alternative: neither has a type to which null can be added.
 */
export function withNullAsType(schema: Json, types: ReadonlySet<unknown>): Json {
  const { anyOf, ...notes } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || !anyOf.some(isNull)) {
    return schema;
  }
  const value: unknown = anyOf.find((alternative) => !isNull(alternative));
  if (!isObject(value) || !types.has(value['type']) || value['const'] !== undefined) {
    return schema;
  }
  const { type, ...limits } = value;
  // The order of the keys is that of other schemas: the type first.
  const merged = { type: [type, 'null'], ...limits, ...notes };
  return Array.isArray(value['enum']) ? { ...merged, enum: [...value['enum'], null] } : merged;
}
