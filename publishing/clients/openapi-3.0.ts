// Writes our OpenAPI 3.1 document as OpenAPI 3.0, for generators that read nothing newer. What a response may contain stays the same.

type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

type Schemas = Readonly<Record<string, JsonObject>>;
type Keyword = (value: Json, schemas: Schemas) => JsonObject;

const REFERENCE = '#/components/schemas/';
/** The largest value of a 32-bit integer. Generators use 32 bits unless the format says 64. */
const INT32_MAX = 2_147_483_647;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const objectsOf = (value: Json | undefined): readonly JsonObject[] => listOf(value).filter(isObject);

const mapValues = (value: Json, convert: (entry: Json) => Json): JsonObject =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, convert(entry)]))
    : {};

const isNull = (schema: JsonObject) => schema['type'] === 'null';
/** Generators make a class or an enumeration of these. Of all others, they make an alias, which cannot be null. */
const isModel = ({ properties, enum: values }: JsonObject) =>
  values !== undefined || (isObject(properties) && Object.keys(properties).length > 0);

const targetOf = (reference: Json, schemas: Schemas): JsonObject =>
  (typeof reference === 'string' ? schemas[reference.slice(REFERENCE.length)] : undefined) ?? {};

/** An object with any properties becomes any value: a map cannot be null in the code of older generators. */
function nullableReference(reference: Json, schemas: Schemas): JsonObject {
  const target = targetOf(reference, schemas);
  if (isModel(target)) {
    return { allOf: [{ $ref: reference }], nullable: true };
  }
  return target['type'] === 'object' ? {} : { ...convertSchema(target, schemas), nullable: true };
}

/** OpenAPI 3.0 says that a value may be null beside its type. A union of other types becomes any value, which may be null anyway. */
const union: Keyword = (members, schemas) => {
  const all = objectsOf(members);
  const others = all.filter((member) => !isNull(member));
  const [only] = others;
  if (only === undefined || others.length > 1) {
    return {};
  }
  if (others.length === all.length) {
    return convertSchema(only, schemas);
  }
  const reference = only['$ref'];
  return reference === undefined
    ? { ...convertSchema(only, schemas), nullable: true }
    : nullableReference(reference, schemas);
};

const keep =
  (keyword: string): Keyword =>
  (value) => ({ [keyword]: value });
const schemasOf =
  (keyword: string): Keyword =>
  (value, schemas) => ({ [keyword]: mapValues(value, (entry) => convertIfSchema(entry, schemas)) });
const schemaOf =
  (keyword: string): Keyword =>
  (value, schemas) => ({ [keyword]: convertIfSchema(value, schemas) });

const KEPT = [
  'default',
  'description',
  'format',
  'maxItems',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minimum',
  'pattern',
  'required',
  'uniqueItems',
  'writeOnly',
  'x-record',
];

const KEYWORDS: Readonly<Record<string, Keyword>> = {
  ...Object.fromEntries(KEPT.map((keyword) => [keyword, keep(keyword)])),
  $ref: (reference, schemas) =>
    listOf(targetOf(reference, schemas)['type']).includes('null')
      ? nullableReference(reference, schemas)
      : { $ref: reference },
  type: (value) => {
    const type = listOf(value).find((one) => one !== 'null');
    return type === undefined ? { type: value } : { type, nullable: true };
  },
  enum: (values) => ({ enum: listOf(values).filter((value) => value !== null) }),
  const: (value) => ({ enum: [value] }),
  examples: (values) => ({ example: listOf(values)[0] ?? null }),
  exclusiveMinimum: (value) => ({ minimum: value, exclusiveMinimum: true }),
  contentMediaType: () => ({ format: 'binary' }),
  properties: schemasOf('properties'),
  items: schemaOf('items'),
  additionalProperties: schemaOf('additionalProperties'),
  anyOf: union,
};

/** Numbers in JSON have 64 bits. Without a format, generators choose 32. */
function withFormat(schema: JsonObject): JsonObject {
  if (schema['format'] !== undefined || schema['enum'] !== undefined) {
    return schema;
  }
  if (schema['type'] === 'number') {
    return { ...schema, format: 'double' };
  }
  const { maximum } = schema;
  const isSmall = typeof maximum === 'number' && maximum <= INT32_MAX;
  return schema['type'] === 'integer' && !isSmall ? { ...schema, format: 'int64' } : schema;
}

/** A schema without a type allows null, too. OpenAPI 3.0 wants that said. */
const withNull = (schema: JsonObject): JsonObject =>
  ['type', '$ref', 'allOf', 'enum'].some((keyword) => schema[keyword] !== undefined)
    ? schema
    : { ...schema, nullable: true };

/** @throws for a keyword that this file does not know, so that none is lost or passed on unread */
function convertSchema(schema: JsonObject, schemas: Schemas): JsonObject {
  const converted = Object.entries(schema).map(([keyword, value]) => {
    const convert = KEYWORDS[keyword];
    if (convert === undefined) {
      throw new Error(`OpenAPI 3.0 is not written for the keyword ${keyword}: add it to KEYWORDS`);
    }
    return convert(value, schemas);
  });
  return withFormat(withNull(Object.assign({}, ...converted)));
}

/** `additionalProperties` can also be true or false. */
const convertIfSchema = (value: Json, schemas: Schemas): Json =>
  isObject(value) ? convertSchema(value, schemas) : value;

/** Everything that contains schemas: parameters, headers, bodies, and responses. Examples are data, so they stay as they are. */
function convertPart(part: Json, schemas: Schemas): Json {
  if (Array.isArray(part)) {
    return part.map((entry) => convertPart(entry, schemas));
  }
  if (!isObject(part)) {
    return part;
  }
  return Object.fromEntries(
    Object.entries(part).map(([key, value]): [string, Json] => {
      if (key === 'schema') {
        return [key, convertIfSchema(value, schemas)];
      }
      if (key === 'examples' || key === 'example') {
        return [key, value];
      }
      // Older generators take a range of statuses for a number. Errors have one format.
      return [/^[45]XX$/.test(key) ? 'default' : key, convertPart(value, schemas)];
    }),
  );
}

/** Webhooks are not in OpenAPI 3.0. The schemas of their bodies stay. */
export function toOpenApi30(document: JsonObject): JsonObject {
  const { webhooks: _, components, paths, ...rest } = document;
  const parts = isObject(components) ? components : {};
  const schemas = (parts['schemas'] ?? {}) as Schemas;
  return {
    ...rest,
    openapi: '3.0.3',
    components: {
      ...(convertPart({ ...parts, schemas: {} }, schemas) as JsonObject),
      schemas: mapValues(schemas, (schema) => convertIfSchema(schema, schemas)),
    },
    paths: convertPart(paths ?? {}, schemas),
  };
}
