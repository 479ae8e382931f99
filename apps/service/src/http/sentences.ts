// Converts the validator's findings into the message of a 400, which names every invalid field (G-02).
import type { ErrorObject } from 'ajv';

/** Only the first problems are listed, so that the message stays readable. */
const FIELDS_NAMED_MAX = 20;

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The text after the colon, by JSON Schema keyword. `x-message` of the schema overrides it. */
const KEYWORD_WORDS: Readonly<Record<string, (params: Record<string, unknown>) => string>> = {
  type: ({ type }) => `must be ${TYPE_WORDS[String(type)] ?? String(type)}`,
  enum: ({ allowedValues }) => `must be one of ${(allowedValues as unknown[]).join(', ')}`,
  const: ({ allowedValue }) => `must be ${String(allowedValue)}`,
  minLength: ({ limit }) => `must have at least ${plural(Number(limit), 'character')}`,
  maxLength: ({ limit }) => `must have at most ${plural(Number(limit), 'character')}`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  minItems: ({ limit }) => `must have at least ${plural(Number(limit), 'item')}`,
  maxItems: ({ limit }) => `must have at most ${plural(Number(limit), 'item')}`,
  format: ({ format }) =>
    format === 'date' ? 'must be a date, YYYY-MM-DD' : `must be a valid ${String(format)}`,
};

/** `/carriers/0` → `carriers[0]`. */
function fieldName(instancePath: string): string {
  return instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((name, part) => (/^\d+$/.test(part) ? `${name}[${part}]` : name ? `${name}.${part}` : part), '');
}

function describe(error: ErrorObject): { field: string; words: string } {
  const at = fieldName(error.instancePath);
  const below = (name: unknown) => (at ? `${at}.${String(name)}` : String(name));
  const params = error.params as Record<string, unknown>;
  if (error.keyword === 'required') {
    return { field: below(params['missingProperty']), words: 'is required' };
  }
  if (error.keyword === 'additionalProperties') {
    return { field: below(params['additionalProperty']), words: 'is not a field of this request' };
  }
  const message: unknown = error.parentSchema?.['x-message'];
  const words =
    typeof message === 'string' ? message : (KEYWORD_WORDS[error.keyword]?.(params) ?? 'is not valid');
  return { field: at || 'body', words: at ? words : 'must be a JSON object' };
}

/** `email: must be an email address; firstName: is required` */
export function sentenceOf(errors: readonly ErrorObject[]): string {
  const byField = new Map<string, string>();
  for (const error of errors) {
    const { field, words } = describe(error);
    if (!byField.has(field) && byField.size < FIELDS_NAMED_MAX) {
      byField.set(field, words);
    }
  }
  return [...byField].map(([field, words]) => `${field}: ${words}`).join('; ');
}
