// The JSON Schema forms of registration fields.
import { type TUnsafe, Type } from 'typebox';

/** What a definition adds to the form of its values: description, examples, and for flags the default. */
export type SchemaNotes = Readonly<Record<string, unknown>>;

/** Text on one line: not blank, without control characters (PostgreSQL cannot store NUL) or unpaired surrogates. */
export const SINGLE_LINE = '^(?=.*\\S)[^\\p{Cc}\\p{Cs}]*$';

/** PostgreSQL stores neither NUL nor lone surrogates. */
export const STORABLE_TEXT = '^[^\\u0000\\p{Cs}]*$';

/** A closed list of words as JSON Schema `enum`, so that an error can name the values instead of "must match a schema in anyOf". */
export function StringEnum<const Values extends readonly string[]>(
  values: Values,
  options: SchemaNotes = {},
): TUnsafe<Values[number]> {
  return Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...options });
}

/** One of the values of a closed list. */
export const oneOf =
  <const Value extends string>(rows: readonly { readonly value: Value }[]) =>
  (notes: SchemaNotes): TUnsafe<Value> =>
    StringEnum(
      rows.map(({ value }) => value),
      notes,
    );

/** One line of text. */
export const line = (maxLength: number) => (notes: SchemaNotes) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: SINGLE_LINE,
    ...notes,
    'x-message': `must have 1 to ${maxLength} characters on one line`,
  });

/** Text of one or more lines. */
export const text = (minLength: number, maxLength: number) => (notes: SchemaNotes) =>
  Type.String({
    minLength,
    maxLength,
    pattern: STORABLE_TEXT,
    ...notes,
    'x-message': `must have ${minLength} to ${maxLength} characters`,
  });

export const taxNumber = (notes: SchemaNotes) =>
  Type.String({
    minLength: 1,
    maxLength: 21,
    pattern: '^[0-9A-Za-z][0-9A-Za-z .-]*$',
    ...notes,
    'x-message': 'must have 1 to 21 letters and digits, such as 84-2731906',
  });

export const country = (notes: SchemaNotes) =>
  Type.String({
    pattern: '^[A-Z]{2}$',
    ...notes,
    'x-message': 'must be the two capital letters of a country, such as US',
  });

/** Wider than the registry's 20 characters: people write spaces and hyphens, and only the E.164 form is sent. */
export const phone = (notes: SchemaNotes) =>
  Type.String({
    minLength: 7,
    maxLength: 25,
    pattern: '^\\+?[0-9 ().-]{7,24}$',
    ...notes,
    'x-message': 'must be a phone number such as +15125557123',
  });

export const emailAddress = (maxLength: number) => (notes: SchemaNotes) =>
  Type.String({
    format: 'email',
    maxLength,
    ...notes,
    'x-message': `must be an email address of at most ${maxLength} characters`,
  });

export const keywords = (notes: SchemaNotes) =>
  Type.String({
    minLength: 1,
    maxLength: 255,
    pattern: '^[A-Za-z0-9]+(?:,[A-Za-z0-9]+)*$',
    ...notes,
    'x-message': 'must be words separated by commas, without spaces, such as STOP,END',
  });

export const webAddress = (maxLength: number) => (notes: SchemaNotes) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '^https?://[^\\s\\p{Cc}\\p{Cs}]+$',
    ...notes,
    'x-message': `must be an address that starts with https://, of at most ${maxLength} characters`,
  });

export const resellerId = (notes: SchemaNotes) =>
  Type.String({ pattern: '^R[A-Z0-9]{6}$', ...notes, 'x-message': 'must look like R000000' });

export const partnerId = (notes: SchemaNotes) =>
  Type.String({ pattern: '^[A-Z0-9]{2,8}$', ...notes, 'x-message': 'must be a partner id such as TWILO' });

export const flag = (byDefault: boolean) => (notes: SchemaNotes) =>
  Type.Boolean({ ...notes, default: byDefault });
