// Creates an example of a schema from the examples and defaults of its parts.
import type { TSchema } from 'typebox';

type JsonSchema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
};

const BY_TYPE: Readonly<Record<string, unknown>> = {
  string: 'text',
  integer: 1,
  number: 1,
  boolean: true,
  null: null,
};

function build(schema: JsonSchema): unknown {
  const candidates = [...(schema.examples ?? []), schema.const, schema.default, ...(schema.enum ?? [])];
  const given = candidates.find((value) => value !== undefined);
  if (given !== undefined) {
    return given;
  }
  if (schema.anyOf !== undefined) {
    return build(schema.anyOf.at(-1) ?? {});
  }
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties ?? {});
    return Object.fromEntries(entries.map(([name, part]) => [name, build(part)]));
  }
  if (schema.type === 'array') {
    return schema.items === undefined ? [] : [build(schema.items)];
  }
  return BY_TYPE[schema.type ?? 'string'];
}

/** A value that the schema accepts, for readers. */
export const exampleOf = (schema: TSchema): unknown => build(schema);
