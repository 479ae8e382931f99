// Moves schemas with an `x-component` name to the document's components, so that each occurs once and generated clients
// get a type of that name.

const NAME = 'x-component';

type Json = { [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The shared part of a schema. Differences between uses (a description, an example) stay at the use. */
const USE_ONLY = new Set([NAME, 'examples', 'description', 'headers']);

function hoist(value: unknown, components: Json): unknown {
  if (Array.isArray(value)) {
    return value.map((part) => hoist(part, components));
  }
  if (!isObject(value)) {
    return value;
  }
  const { [NAME]: name, ...rest } = value;
  const schema = Object.fromEntries(
    Object.entries(rest).map(([key, part]) => [key, hoist(part, components)]),
  );
  if (typeof name !== 'string') {
    return schema;
  }
  components[name] ??= Object.fromEntries(Object.entries(schema).filter(([key]) => !USE_ONLY.has(key)));
  return { $ref: `#/components/schemas/${name}` };
}

/** @returns the document with all named schemas under `components.schemas` */
export function hoistComponents<Document extends object>(document: Document): Document {
  const components: Json = {};
  const hoisted = hoist(document, components) as Json;
  const sorted = Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const existing = isObject(hoisted['components']) ? hoisted['components'] : {};
  return { ...hoisted, components: { ...existing, schemas: sorted } } as unknown as Document;
}
