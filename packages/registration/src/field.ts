// The definition of a registration field, and the schemas that are derived from it.
import {
  type Static,
  type TArray,
  type TBoolean,
  type TNull,
  type TOptional,
  type TSchema,
  type TString,
  type TUnion,
  Type,
} from 'typebox';
import type { Condition, Requirement } from './condition.ts';
import type { SchemaNotes } from './schema.ts';

export type Field = {
  /** The schema of a value, with description and example. */
  readonly schema: TSchema;
  /** The name at the registry. Null if the registry has no such field. */
  readonly registryName: string | null;
  /** When a registration must have it. */
  readonly required: Requirement;
  /** When the registry requires it, where that differs from `required`. */
  readonly registryRequires?: Requirement;
  /** How long the registry lets the value be, where that differs from `schema`. In characters. */
  readonly registryLength?: { readonly min?: number; readonly max: number };
  /** Reviewers deny a registration without it, although neither the service nor the registry requires it. */
  readonly isNeededForApproval?: true;
  /** What the service fills in when a request omits the field. Requests can then always omit it. */
  readonly whenAbsent?: string;
  /** Can be changed at the registry after registration. */
  readonly isChangeable: boolean;
  readonly label: string;
  readonly description: string;
  readonly example: unknown;
  /** Help text of a form field, where a person who fills in a form needs other words than a caller of the API. */
  readonly hint?: string;
  /** A form asks for it only when another field has one of these values; without a condition, always. */
  readonly askedWhen?: Condition;
  /** Rarely needed: a form shows it under “Advanced”. */
  readonly isAdvanced?: boolean;
  /** The step of the wizard that asks for it. */
  readonly step: string;
  /** Labels of the values of a closed list. */
  readonly values?: readonly { readonly value: string; readonly label: string }[];
  /** Every record has a value, so responses never contain null. */
  readonly isAlwaysAnswered?: boolean;
};

export type Fields = Readonly<Record<string, Field>>;

type Facts = Omit<Field, 'schema'>;

/** Combines the facts with a schema that has the description and example. */
export function define<Schema extends TSchema, const Given extends Facts>(
  form: (notes: SchemaNotes) => Schema,
  facts: Given,
): Given & { readonly schema: Schema } {
  const { description, example, whenAbsent } = facts;
  const sentences = whenAbsent === undefined ? description : `${description} ${whenAbsent}`;
  return { ...facts, schema: form({ description: sentences, examples: [example] }) };
}

/** The fields of a request. Those with `always` are required, all others are optional. */
export type RequestProperties<Defined extends Fields> = {
  [Name in keyof Defined]: Defined[Name] extends { readonly required: 'always' }
    ? Defined[Name]['schema']
    : TOptional<Defined[Name]['schema']>;
};

export function requestProperties<Defined extends Fields>(fields: Defined): RequestProperties<Defined> {
  const entries = Object.entries(fields).map(([name, { schema, required }]) => [
    name,
    required === 'always' ? schema : Type.Optional(schema),
  ]);
  return Object.fromEntries(entries) as RequestProperties<Defined>;
}

type ChangeableName<Defined extends Fields> = {
  [Name in keyof Defined]: Defined[Name] extends { readonly isChangeable: true } ? Name : never;
}[keyof Defined];

/** The fields that can be changed after registration. */
export function changeableOf<Defined extends Fields>(
  fields: Defined,
): Pick<Defined, ChangeableName<Defined>> {
  const entries = Object.entries(fields).filter(([, { isChangeable }]) => isChangeable);
  return Object.fromEntries(entries) as Pick<Defined, ChangeableName<Defined>>;
}

type RequiredName<Defined extends Fields> = {
  [Name in keyof Defined]: Defined[Name]['required'] extends 'always' ? Name : never;
}[keyof Defined];

/** The stored values: a field that is always required is there, any other may be absent. */
export type ProfileOf<Defined extends Fields> = {
  [Name in RequiredName<Defined>]: Static<Defined[Name]['schema']>;
} & {
  [Name in Exclude<keyof Defined, RequiredName<Defined>>]?: Static<Defined[Name]['schema']>;
};

/** Values at the registry can violate our lists and limits, so responses guarantee only their type. */
export type AnswerProperties<Defined extends Fields> = {
  [Name in keyof Defined]: Static<Defined[Name]['schema']> extends boolean
    ? TBoolean
    : Static<Defined[Name]['schema']> extends readonly string[]
      ? TArray<TString>
      : Defined[Name] extends { readonly isAlwaysAnswered: true }
        ? TString
        : TUnion<[TString, TNull]>;
};

function answerSchema({ schema, example, isAlwaysAnswered }: Field): TSchema {
  const { type } = schema as { type?: string };
  const notes = { examples: [example] };
  if (type === 'boolean') {
    return Type.Boolean(notes);
  }
  if (type === 'array') {
    return Type.Array(Type.String(), notes);
  }
  return isAlwaysAnswered === true ? Type.String(notes) : Type.Union([Type.String(notes), Type.Null()]);
}

export const answerProperties = <Defined extends Fields>(fields: Defined): AnswerProperties<Defined> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, answerSchema(field)]),
  ) as AnswerProperties<Defined>;

/** The documented defaults: the values that apply where a request leaves the field out. */
export const defaultsOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, { schema }]) => [name, (schema as { default?: unknown }).default] as const)
      .filter(([, value]) => value !== undefined),
  );

type AnsweredValues<Defined extends Fields> = {
  [Name in keyof Defined]: Static<AnswerProperties<Defined>[Name]>;
};

function answeredValue({ schema }: Field, value: unknown): unknown {
  const { type, default: byDefault } = schema as { type?: string; default?: unknown };
  return value ?? (type === 'boolean' ? (byDefault ?? false) : type === 'array' ? [] : null);
}

/** The values as answers show them: flags as they apply, lists without a value as empty, other missing values as null. */
export const answeredValues = <Defined extends Fields>(
  fields: Defined,
  values: Readonly<Record<string, unknown>>,
): AnsweredValues<Defined> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, answeredValue(field, values[name])]),
  ) as AnsweredValues<Defined>;

/** From our names to the registry's, for the fields that the registry has. */
export const registryNamesOf = (fields: Fields): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(fields).flatMap(([name, { registryName }]) =>
      registryName === null ? [] : [[name, registryName]],
    ),
  );

/** The values under the registry's names, without absent values and fields that the registry does not have. */
export function toRegistryNames(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const entries = [...registryNamesOf(fields)].map(([name, theirs]) => [theirs, values[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The registry's values under our names, without anything that is not a field. */
export function fromRegistryNames(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const entries = [...registryNamesOf(fields)].map(([name, theirs]) => [name, values[theirs]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
