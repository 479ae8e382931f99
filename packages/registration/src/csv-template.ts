// The CSV template of registrations: one column for each field, named by its path, with an example.
import { type FieldDefinition, fieldDefinitions, SUBJECTS, type Subject } from './definitions.ts';

export type TemplateColumn = { readonly name: string; readonly example: string };

/** Separates the values of a list in one cell. Unlike commas and semicolons, it occurs in no use case and no URL. */
export const LIST_SEPARATOR = '|';

/** `reference` identifies a row, so that a file can be sent again; `label` is the name that people see. */
const ROW_COLUMNS: readonly TemplateColumn[] = [
  { name: 'reference', example: 'row-1' },
  { name: 'label', example: 'Copper Kettle' },
];

/** The customer of a reseller that the registration is for. */
const CUSTOMER_COLUMN: TemplateColumn = { name: 'customer', example: 'Copper Kettle' };

function cellOf({ example }: FieldDefinition): string {
  return Array.isArray(example) ? example.join(LIST_SEPARATOR) : String(example);
}

const fieldColumns = (subjects: readonly Subject[]): TemplateColumn[] =>
  subjects
    .flatMap((subject) => fieldDefinitions(subject))
    .map((definition) => ({ name: definition.path, example: cellOf(definition) }));

/** The columns for the fields of these subjects, in the order of their definitions. */
export const templateColumns = (subjects: readonly Subject[]): TemplateColumn[] => [
  ...ROW_COLUMNS,
  ...fieldColumns(subjects),
];

/** The columns of a file of whole registrations (G-88). */
export const packetTemplateColumns = (): TemplateColumn[] => [
  ...ROW_COLUMNS,
  CUSTOMER_COLUMN,
  ...fieldColumns(SUBJECTS),
];
