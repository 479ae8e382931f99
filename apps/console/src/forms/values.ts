// The values of a form, and the request made from them. Fields hold text until the form is submitted.
import { kindOf, type Shape } from '../schema/shape.ts';

export type FieldValue = string | boolean | readonly string[] | FormValues;
export type FormValues = { readonly [field: string]: FieldValue };

/** The value of a text field; empty for other kinds of fields. */
export function textIn(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

function emptyValue(shape: Shape): FieldValue {
  switch (kindOf(shape)) {
    case 'yes-no':
      return shape.default === true;
    case 'choices':
      return [];
    case 'group':
      return emptyValues(shape);
    case 'choice':
      return typeof shape.default === 'string' ? shape.default : '';
    case 'date':
    case 'list':
    case 'long-text':
    case 'number':
    case 'text':
    default:
      return '';
  }
}

export const emptyValues = (shape: Shape): FormValues =>
  Object.fromEntries(
    Object.entries(shape.properties ?? {}).map(([name, field]) => [name, emptyValue(field)]),
  );

function fieldFrom(shape: Shape, value: unknown): FieldValue {
  switch (kindOf(shape)) {
    case 'yes-no':
      return value === true;
    case 'choices':
      return (value as string[]).map(String);
    case 'list':
      // A field that also takes one text has it as the request gave it.
      return typeof value === 'string' ? value : (value as string[]).join(', ');
    case 'group':
      return valuesFrom(shape, value as Record<string, unknown>);
    case 'choice':
    case 'date':
    case 'long-text':
    case 'number':
    case 'text':
    default:
      return String(value);
  }
}

/** The form values that produce this request. */
export function valuesFrom(shape: Shape, request: Readonly<Record<string, unknown>>): FormValues {
  const fields = Object.entries(shape.properties ?? {}).map(([name, field]) => {
    const value = request[name];
    return [
      name,
      value === undefined || value === null ? emptyValue(field) : fieldFrom(field, value),
    ] as const;
  });
  return Object.fromEntries(fields);
}

function toNumber(text: string): unknown {
  const bare = text.trim().replaceAll(',', '');
  const number = Number(bare);
  // Text that is not a number is sent unchanged, so that the check can report it.
  return bare === '' ? undefined : Number.isNaN(number) ? text : number;
}

function fieldToRequest(shape: Shape, value: FieldValue, isRequired: boolean): unknown {
  switch (kindOf(shape)) {
    case 'yes-no':
      // Omitted if it equals the default, which the service assumes.
      return isRequired || value !== (shape.default === true) ? value : undefined;
    case 'number':
      return toNumber(value as string);
    case 'list': {
      const entries = (value as string).split(',').map((entry) => entry.trim());
      const given = entries.filter((entry) => entry !== '');
      return given.length === 0 ? undefined : given;
    }
    case 'choices':
      return (value as readonly string[]).length === 0 ? undefined : value;
    case 'group': {
      const group = toRequest(shape, value as FormValues);
      return Object.keys(group).length === 0 ? undefined : group;
    }
    case 'long-text':
      return value === '' ? undefined : value;
    case 'choice':
    case 'date':
    case 'text':
    default:
      return (value as string).trim() === '' ? undefined : (value as string).trim();
  }
}

/** Empty fields are omitted: the service rejects blank values. */
export function toRequest(shape: Shape, values: FormValues): Record<string, unknown> {
  const required = new Set(shape.required);
  const entries = Object.entries(shape.properties ?? {}).flatMap(([name, field]) => {
    const value = values[name];
    const sent = value === undefined ? undefined : fieldToRequest(field, value, required.has(name));
    return sent === undefined ? [] : [[name, sent] as const];
  });
  return Object.fromEntries(entries);
}
