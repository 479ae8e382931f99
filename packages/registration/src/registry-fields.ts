// Registration fields as the registry sees them: its names, types, limits and requirements, all derived from the definitions.
import type { Static } from 'typebox';
import { BRAND_FIELDS } from './brand/fields.ts';
import { CAMPAIGN_FIELDS } from './campaign/fields.ts';
import { isRequired } from './condition.ts';
import type { Field, Fields } from './field.ts';

type NameOf<Defined extends Field> = Defined['registryName'] & string;
type ValueOf<Defined extends Field> = Static<Defined['schema']>;

/** The registry extends its closed lists without notice: known words are offered, and any other text is accepted. */
type RegistryValue<Value> = Value extends boolean
  ? boolean
  : Value extends string
    ? string extends Value
      ? string
      : Value | (string & {})
    : string[];

/** The values of a registration under the registry's names. */
export type RegistryValues<Defined extends Fields> = {
  [Name in keyof Defined as NameOf<Defined[Name]>]: RegistryValue<ValueOf<Defined[Name]>>;
};

/** How a value travels: as text, as true or false, or as a list of texts. */
export type RegistryKind = 'text' | 'flag' | 'texts';

type KindOf<Value> = [Value] extends [boolean] ? 'flag' : [Value] extends [string] ? 'text' : 'texts';

type RegistryKinds<Defined extends Fields> = {
  readonly [Name in keyof Defined as NameOf<Defined[Name]>]: KindOf<ValueOf<Defined[Name]>>;
};

/** In characters. */
export type Length = { readonly min?: number; readonly max: number };

type Form = { readonly type?: string; readonly minLength?: number; readonly maxLength?: number };

/** The fields that the registry has, by its names. */
function registryFieldsOf(fields: Fields): [name: string, field: Field][] {
  return Object.values(fields).flatMap((field) =>
    field.registryName === null ? [] : [[field.registryName, field] as [string, Field]],
  );
}

function kindOf({ schema }: Field): RegistryKind {
  const { type } = schema as Form;
  return type === 'boolean' ? 'flag' : type === 'array' ? 'texts' : 'text';
}

/** The kind of value of each field. */
export const registryKindsOf = <Defined extends Fields>(fields: Defined): RegistryKinds<Defined> =>
  Object.fromEntries(
    registryFieldsOf(fields).map(([name, field]) => [name, kindOf(field)]),
  ) as RegistryKinds<Defined>;

function lengthOf({ schema, registryLength }: Field): Length | undefined {
  const { minLength, maxLength } = schema as Form;
  const own =
    maxLength === undefined
      ? undefined
      : { ...(minLength === undefined ? {} : { min: minLength }), max: maxLength };
  return registryLength ?? own;
}

/** How long the registry lets each text be; fields whose values are otherwise limited are left out. */
export const registryLengthsOf = <Defined extends Fields>(
  fields: Defined,
): { readonly [Name in keyof RegistryValues<Defined>]?: Length } =>
  Object.fromEntries(
    registryFieldsOf(fields)
      .map(([name, field]) => [name, lengthOf(field)] as const)
      .filter(([, length]) => length !== undefined),
  ) as { readonly [Name in keyof RegistryValues<Defined>]?: Length };

/** The fields that the registry requires of a registration with these values. */
export const requiredAtRegistry = <Defined extends Fields>(
  fields: Defined,
  values: Readonly<Record<string, unknown>>,
): (keyof RegistryValues<Defined>)[] =>
  registryFieldsOf(fields)
    .filter(([, field]) => isRequired(field.registryRequires ?? field.required, values))
    .map(([name]) => name as keyof RegistryValues<Defined>);

/** The fields that the registry lets a customer change. */
export const changeableAtRegistry = (fields: Fields): ReadonlySet<string> =>
  new Set(registryFieldsOf(fields).flatMap(([name, { isChangeable }]) => (isChangeable ? [name] : [])));

export { BRAND_FIELDS, CAMPAIGN_FIELDS };
export { CHANGEABLE_CAMPAIGN_FIELDS } from './campaign/fields.ts';
