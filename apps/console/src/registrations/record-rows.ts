// The values of a record as rows with labels, made from the field definitions.
import type { Fields } from '@tendlc/registration';
import type { Choice } from '../forms/field.tsx';

export type RecordRow = { readonly name: string; readonly label: string; readonly value: string };

/** The registry may keep values that are no longer in our lists: they are shown as they are. */
export function showFieldValue(value: unknown, choices: readonly Choice[] = []): string {
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  if (Array.isArray(value)) {
    return value.map((entry) => showFieldValue(entry, choices)).join(', ');
  }
  return choices.find((choice) => choice.value === value)?.label ?? String(value);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** One row for each field that has a value, in the order of the definitions. */
export const recordRows = (fields: Fields, record: Readonly<Record<string, unknown>>): RecordRow[] =>
  Object.entries(fields)
    .filter(([name]) => !isEmpty(record[name]))
    .map(([name, field]) => ({
      name,
      label: field.label,
      value: showFieldValue(record[name], field.values),
    }));
