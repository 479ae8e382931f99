// The part of a schema that decides what is valid and how it is written, without what only readers see. Equal shapes are
// compiled once: nearly all responses of errors have the same one.

type Json = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts for readers. `examples` can be computed, so it must not even be read. */
const FOR_READERS = new Set(['title', 'description', 'examples', 'headers', 'x-component']);

/** Names in these are names of fields, not keywords. */
const MAPS = new Set(['properties', 'patternProperties', 'definitions', '$defs', 'dependentSchemas']);

/** Values in these are not schemas. */
const VALUES = new Set(['const', 'enum', 'default', 'required']);

function shapeOfMap(map: unknown): unknown {
  return isObject(map) ? Object.fromEntries(Object.keys(map).map((name) => [name, shapeOf(map[name])])) : map;
}

/** @returns a copy without the texts for readers */
function shapeOf(schema: unknown): unknown {
  if (Array.isArray(schema)) {
    return schema.map(shapeOf);
  }
  if (!isObject(schema)) {
    return schema;
  }
  const entries = Object.keys(schema)
    .filter((key) => !FOR_READERS.has(key))
    .map((key): [string, unknown] => {
      const value = schema[key];
      return [key, MAPS.has(key) ? shapeOfMap(value) : VALUES.has(key) ? value : shapeOf(value)];
    });
  return Object.fromEntries(entries);
}

/** @returns a function that compiles only the first of equal shapes */
export function compileOnce<Result>(
  compile: (shape: object) => Result,
  compiled: Map<string, Result> = new Map(),
): (schema: unknown) => Result {
  return (schema) => {
    const shape = shapeOf(schema) as object;
    const key = JSON.stringify(shape);
    const known = compiled.get(key);
    if (known !== undefined) {
      return known;
    }
    const result = compile(shape);
    compiled.set(key, result);
    return result;
  };
}
