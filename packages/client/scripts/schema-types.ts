// JSON Schema → TypeScript, for the keywords that the OpenAPI document uses. An unknown form stops the generator.

export type Schema = {
  readonly $ref?: string;
  /** A list for a value that can be null: `["string", "null"]`. */
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly description?: string;
  readonly default?: unknown;
  /** Bytes, in a text of this type. */
  readonly contentMediaType?: string;
};

/** Requests may contain `undefined` for an omitted field. Responses never do. */
export type Direction = 'request' | 'answer';

/** Types that are more precise than the document, written by hand. */
const BY_HAND: Readonly<Record<string, string>> = { CustomerEvent: 'TendlcEvent' };

const typeNameOf = (component: string): string => BY_HAND[component] ?? component;

export const isWrittenByHand = (component: string): boolean => Object.hasOwn(BY_HAND, component);

export function documentationOf(lines: readonly (string | undefined)[], indent: string): string {
  const text = lines
    .filter((line) => line !== undefined && line !== '')
    .join('\n')
    .replaceAll('*/', '*\\/');
  if (text === '') {
    return '';
  }
  const written = text.split('\n');
  return written.length === 1
    ? `${indent}/** ${text} */\n`
    : `${indent}/**\n${written.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

const propertyName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`);

function objectType(schema: Schema, direction: Direction, indent: string): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const isRequired = required.includes(name);
    const type = typeOf(property, direction, inner);
    const byDefault =
      property.default === undefined ? undefined : `@default ${JSON.stringify(property.default)}`;
    const orUndefined = isRequired || direction === 'answer' ? '' : ' | undefined';
    return `${documentationOf([property.description, byDefault], inner)}${inner}readonly ${propertyName(name)}${isRequired ? '' : '?'}: ${type}${orUndefined};\n`;
  });
  if (lines.length === 0) {
    return 'Readonly<Record<string, unknown>>';
  }
  const isOpen = additionalProperties !== undefined && additionalProperties !== false;
  const further = isOpen ? `${inner}readonly [further: string]: unknown;\n` : '';
  return `{\n${lines.join('')}${further}${indent}}`;
}

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ');

const inParentheses = (type: string): string => (type.includes(' | ') ? `(${type})` : type);

export function typeOf(schema: Schema, direction: Direction, indent = ''): string {
  if (schema.$ref !== undefined) {
    return typeNameOf(schema.$ref.replace('#/components/schemas/', ''));
  }
  if (schema.const !== undefined) {
    return JSON.stringify(schema.const);
  }
  if (schema.enum !== undefined) {
    return union(schema.enum.map((value) => JSON.stringify(value).replaceAll('"', "'")));
  }
  if (typeof schema.type === 'object') {
    return union(schema.type.map((type) => typeOf({ ...schema, type }, direction, indent)));
  }
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) {
    return union(alternatives.map((alternative) => typeOf(alternative, direction, indent)));
  }
  switch (schema.type) {
    case 'object':
      return objectType(schema, direction, indent);
    case 'array':
      return `readonly ${inParentheses(typeOf(schema.items ?? {}, direction, indent))}[]`;
    case 'string':
      return schema.contentMediaType === undefined ? schema.type : 'Blob';
    case 'boolean':
    case 'null':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case undefined:
      return 'unknown';
    default:
      throw new Error(`no type for a schema of type ${schema.type}`);
  }
}
