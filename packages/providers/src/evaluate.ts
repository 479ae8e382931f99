// The value of one field of a provider: from the packet, from an answer, or a question.
import { type Provider, type ProviderField } from './provider.ts';
import {
  definitionAt,
  type Fill,
  holds,
  isGiven,
  isPlainCopy,
  pathsOf,
  valueAt,
  type Values,
} from './values.ts';

export type Missing = {
  path?: string;
  providerField: string;
  question: string;
  values?: (string | number)[];
  form: 'text' | 'flag' | 'integer' | 'list';
  optional: boolean;
};
export type Lost = { path: string; why: string };
export type Warning = { path: string; problem: string };

export type Evaluated = {
  readonly field: ProviderField;
  /** Undefined: the field is not sent. */
  readonly value: unknown;
  readonly missing?: Missing;
  readonly lost: readonly Lost[];
  readonly warnings: readonly Warning[];
};

const isFieldRequired = ({ required, requiredWhen }: ProviderField, values: Values): boolean =>
  required === 'yes' ||
  (required === 'sometimes' && requiredWhen !== undefined && holds(requiredWhen, values));

/** An omitted flag has the default of its definition, unless the service would detect it. */
function defaultOf(field: ProviderField, values: Values): unknown {
  if (field.from === undefined || !isFieldRequired(field, values)) {
    return undefined;
  }
  const definition = definitionAt(field.from);
  return definition?.whenAbsent === undefined ? definition?.schema.default : undefined;
}

const E164 = /^\+[1-9]\d{6,14}$/;
const PHONES: ReadonlySet<string> = new Set(['brand.phone', 'brand.mobilePhone']);
const NORTH_AMERICAN = /^1?([2-9]\d{2}[2-9]\d{6})$/;

/** Every provider takes phone numbers in E.164. Ten digits are enough to know a number of the United States or Canada. */
function toE164(given: unknown, country: unknown): unknown {
  if (typeof given !== 'string') {
    return given;
  }
  const bare = given.replaceAll(/[ ().-]/g, '');
  const [, digits] = NORTH_AMERICAN.exec(bare) ?? [];
  const isNorthAmerican = country === undefined || country === 'US' || country === 'CA';
  return digits !== undefined && isNorthAmerican ? `+1${digits}` : E164.test(bare) ? bare : given;
}

const valueToSend = (values: Values, path: string): unknown =>
  PHONES.has(path) ? toE164(valueAt(values, path), valueAt(values, 'brand.country')) : valueAt(values, path);

const ourValuesOf = (field: ProviderField, values: Values): unknown[] => {
  const { orFrom, fromAll, from } = field;
  if (fromAll !== undefined) {
    return fromAll.map((path) => valueToSend(values, path));
  }
  if (from === undefined) {
    return [];
  }
  const own = valueToSend(values, from) ?? (orFrom === undefined ? undefined : valueToSend(values, orFrom));
  return [own ?? defaultOf(field, values)];
};

const wordsOf = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

/** Only what the provider lists. */
function listedValue({ values }: ProviderField, value: unknown): unknown {
  if (values === undefined || value === undefined) {
    return value;
  }
  const isListed = (one: unknown) => values.includes(one as string);
  return Array.isArray(value) ? value.filter(isListed) : isListed(value) ? value : undefined;
}

const isWrittenWhole = (given: unknown, written: unknown): boolean =>
  !Array.isArray(given) || (Array.isArray(written) && written.length >= given.length);

function lostOf(
  { title }: Provider,
  field: ProviderField,
  ours: readonly unknown[],
  written: unknown,
): Lost[] {
  if (field.as?.isLeftOut?.(ours) === true) {
    return [];
  }
  if (field.as?.isReplaced?.(ours) === true) {
    const [path] = pathsOf(field);
    return path === undefined ? [] : [{ path, why: `${title} wants ${wordsOf(written)} in ${field.name}.` }];
  }
  return pathsOf(field).flatMap((path, index) => {
    const given = ours[index];
    if (given === undefined || (isGiven(written) && isWrittenWhole(given, written))) {
      return [];
    }
    return [
      { path, why: `${title} has no counterpart for ${wordsOf(given).slice(0, 200)} in ${field.name}.` },
    ];
  });
}

const LOCALE = 'en-US';
const count = (characters: number) => characters.toLocaleString(LOCALE);

function lengthProblem(
  { title }: Provider,
  { min = 0, max }: ProviderField,
  text: string,
): string | undefined {
  if (max !== undefined && text.length > max) {
    return `has ${count(text.length)} characters; ${title} takes at most ${count(max)}`;
  }
  return text.length < min
    ? `has ${count(text.length)} characters; ${title} takes at least ${count(min)}`
    : undefined;
}

function warningsOf(
  provider: Provider,
  field: ProviderField,
  ours: readonly unknown[],
  value: unknown,
): Warning[] {
  const paths = pathsOf(field);
  const given = ours.some((one) => one !== undefined) ? ours : [value];
  return given.flatMap((one, index) => {
    const path = paths[index] ?? paths[0] ?? field.name;
    const texts = (Array.isArray(one) ? one : [one]).filter((text) => typeof text === 'string');
    const problems = [
      ...texts.map((text) => lengthProblem(provider, field, text)),
      field.check?.(one),
      typeof one === 'string' && PHONES.has(path) && !E164.test(one)
        ? 'is not in E.164 form, such as +15125557123'
        : undefined,
    ];
    return problems.flatMap((problem) =>
      problem === undefined ? [] : [{ path, problem: `${field.name} ${problem}` }],
    );
  });
}

const SUBJECT_WORDS = { brand: 'brand', campaign: 'campaign' } as const;

function questionOf({ title }: Provider, field: ProviderField, ours: readonly unknown[]): string {
  const path = pathsOf(field)[0];
  if (field.ask !== undefined || path === undefined) {
    return field.ask ?? `${title} requires ${field.name}. Enter it.`;
  }
  if (field.minItems !== undefined) {
    return `${title} requires at least ${field.minItems} entries in ${field.name}. Enter what is missing.`;
  }
  const label = `“${definitionAt(path)?.label ?? path}”`;
  const given = ours.find((one) => one !== undefined);
  if (given !== undefined) {
    return `${title} has no counterpart for ${wordsOf(given).slice(0, 200)} in ${label}. Choose the closest value.`;
  }
  const subject = SUBJECT_WORDS[path.startsWith('brand.') ? 'brand' : 'campaign'];
  return `${title} requires ${label} of the ${subject}. Enter it.`;
}

function missingOf(
  provider: Provider,
  field: ProviderField,
  ours: readonly unknown[],
  optional: boolean,
): Missing {
  const path = pathsOf(field).find((_, index) => ours[index] === undefined) ?? pathsOf(field)[0];
  return {
    ...(path !== undefined && { path }),
    providerField: field.name,
    question: questionOf(provider, field, ours),
    ...(field.values !== undefined && { values: [...field.values] }),
    form: field.form ?? 'text',
    optional,
  };
}

/** Made from fields of ours, and not only from an answer. */
const isOurs = (field: ProviderField): boolean => pathsOf(field).length > 0;

/** An answer in the form of the field. */
function answerOf(field: ProviderField, fill: Fill): unknown {
  if (!Object.hasOwn(fill, field.name)) {
    return undefined;
  }
  const answer = fill[field.name];
  const listed = field.form === 'list' && !Array.isArray(answer) ? [answer] : answer;
  return isOurs(field) || field.as === undefined ? listed : field.as.write([listed]);
}

function withAnswer(field: ProviderField, written: unknown, fill: Fill): unknown {
  const answer = answerOf(field, fill);
  const { minItems } = field;
  if (
    minItems !== undefined &&
    Array.isArray(written) &&
    Array.isArray(answer) &&
    written.length < minItems
  ) {
    return [...(written as unknown[]), ...(answer as unknown[])];
  }
  return isGiven(written) ? written : answer;
}

const isEnough = ({ minItems = 1 }: ProviderField, value: unknown): boolean =>
  isGiven(value) && (!Array.isArray(value) || value.length >= minItems);

/** @param isOptional whether the call of the field can be left out */
export function evaluateField(
  provider: Provider,
  field: ProviderField,
  values: Values,
  fill: Fill,
  isOptional: boolean,
): Evaluated {
  if (field.value !== undefined || field.id !== undefined) {
    const placeholder = `{${field.id}}`;
    const value = field.value ?? (field.form === 'list' ? [placeholder] : placeholder);
    return { field, value, lost: [], warnings: [] };
  }
  const ours = ourValuesOf(field, values);
  const isFromUs = isOurs(field);
  const written = isFromUs
    ? listedValue(field, field.as === undefined ? ours[0] : field.as.write(ours))
    : undefined;
  const value = isFromUs ? withAnswer(field, written, fill) : answerOf(field, fill);
  const isSent = isGiven(value);
  const isUnused = Object.hasOwn(fill, field.name) && isFromUs && !isPlainCopy(field) && value === written;
  return {
    field,
    value: isSent ? value : undefined,
    ...(!isEnough(field, value) &&
      isFieldRequired(field, values) && { missing: missingOf(provider, field, ours, isOptional) }),
    lost: lostOf(provider, field, ours, written),
    warnings: [
      ...(isSent ? warningsOf(provider, field, ours, value) : []),
      ...(isUnused && isSent
        ? [{ path: field.name, problem: 'The registration has a value, so the answer was not used.' }]
        : []),
    ],
  };
}
