// What a row of a file says: the registration that it asks for, or what is wrong with it, by column. Pure.
import { createHash } from 'node:crypto';
import {
  type BatchRowProblem,
  CUSTOMER_CHARACTERS_MAX,
  LABEL_CHARACTERS_MAX,
  type PatchRegistrationRequest,
} from '@tendlc/contract';
import { SINGLE_LINE, SUBJECTS, type Subject } from '@tendlc/registration';
import { NOT_JSON } from '../files/objects.ts';
import { ROW_COLUMNS } from '../files/header-names.ts';
import { findDamage, withoutTextFormula } from './spreadsheet-damage.ts';
import { isNameOfUnitedStates, usualForm } from './usual-form.ts';
import { DEFINITIONS, isStorable, type Value, valueOfCell, valueOfJson } from './values.ts';

const REFERENCE_CHARACTERS_MAX = 100;
const PROBLEMS_MAX = 20;
const NAME_CHARACTERS_MAX = 100;
const LOCAL_ID = /^[1-9]\d{0,14}$/;
const ONE_LINE = new RegExp(SINGLE_LINE, 'u');

export type ReadRow = {
  /** Null if it is missing or not one. */
  readonly reference: string | null;
  readonly request: PatchRegistrationRequest;
  /** SHA-256 of what the row asks for. */
  readonly hash: Buffer;
  readonly problems: readonly BatchRowProblem[];
};

/** By column; a value that is wrong is a problem. */
type Values = ReadonlyMap<string, Value>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cut = (name: string): string => name.slice(0, NAME_CHARACTERS_MAX).toWellFormed();

/** In code points, as JSON Schema counts. */
const lengthOf = (text: string): number => Array.from(text).length;

function nameValue(value: unknown, charactersMax: number, isOneLine: boolean): Value {
  if (value === null || value === '') {
    return { value: null };
  }
  const isName =
    typeof value === 'string' &&
    isStorable(value) &&
    (!isOneLine || ONE_LINE.test(value)) &&
    lengthOf(value) <= charactersMax;
  return isName
    ? { value }
    : { problem: `Enter a text of at most ${charactersMax} characters${isOneLine ? ' on one line' : ''}.` };
}

function brandIdValue(value: unknown): Value {
  if (value === null || value === '') {
    return { value: null };
  }
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && LOCAL_ID.test(text)
    ? { value: Number(text) }
    : { problem: 'Enter the local ID of one of your brands, such as 7.' };
}

function referenceValue(value: unknown): Value {
  if (value === null || value === '' || value === undefined) {
    return { problem: 'Enter a reference. It identifies the row, so that the file can be sent again.' };
  }
  return nameValue(typeof value === 'number' ? String(value) : value, REFERENCE_CHARACTERS_MAX, true);
}

const ROW_VALUES: Readonly<Record<(typeof ROW_COLUMNS)[number], (value: unknown) => Value>> = {
  reference: referenceValue,
  label: (value) => nameValue(value, LABEL_CHARACTERS_MAX, false),
  customer: (value) => nameValue(value, CUSTOMER_CHARACTERS_MAX, true),
  brandId: brandIdValue,
};

const isRowColumn = (column: string): column is (typeof ROW_COLUMNS)[number] =>
  Object.hasOwn(ROW_VALUES, column);

/** Without a country, a brand is read as one in the United States. */
const isUnitedStates = (...countries: readonly (string | undefined)[]): boolean =>
  countries.every((country) => country === undefined || country === '' || isNameOfUnitedStates(country));

function cellValues(columns: readonly string[], cells: readonly string[]): Values {
  const texts = new Map(
    columns.map((column, index) => [
      column,
      withoutTextFormula(column, (cells[index] ?? '').trim().replaceAll('\r\n', '\n')),
    ]),
  );
  const inUnitedStates = isUnitedStates(texts.get('brand.country'), texts.get('brand.einIssuingCountry'));
  return new Map(
    [...texts].map(([column, text]): [string, Value] => {
      const damage = findDamage(column, text, inUnitedStates);
      const definition = DEFINITIONS.get(column);
      if (damage !== undefined) {
        return [column, { problem: damage }];
      }
      if (isRowColumn(column)) {
        return [column, ROW_VALUES[column](text)];
      }
      return [
        column,
        definition === undefined
          ? { value: null }
          : valueOfCell(definition, usualForm(column, text, inUnitedStates)),
      ];
    }),
  );
}

/** Fields as in a request, or flat as in a CSV file. */
function flatten(row: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    const isSubject = (SUBJECTS as readonly string[]).includes(name);
    if (!isSubject || !isObject(value)) {
      return isSubject && value === null ? [] : [[name, value]];
    }
    return Object.entries(value).map(([field, inner]) => [`${name}.${field}`, inner]);
  });
}

const UNKNOWN: Value = { problem: 'This is not a field. The template has the names of all fields.' };

function jsonValues(row: Readonly<Record<string, unknown>>): Values {
  const flat = flatten(row).filter(([, value]) => value !== undefined);
  return new Map(
    flat.map(([name, value]): [string, Value] => {
      if (isRowColumn(name)) {
        return [name, ROW_VALUES[name](value)];
      }
      const definition = DEFINITIONS.get(name);
      return [name, definition === undefined ? UNKNOWN : valueOfJson(definition, value)];
    }),
  );
}

/** In the order of the definitions, so that equal rows have equal hashes. */
function requestOf(values: Values): PatchRegistrationRequest {
  const given = (column: string): unknown => {
    const value = values.get(column);
    return value !== undefined && 'value' in value ? value.value : undefined;
  };
  const subjectOf = (subject: Subject) => {
    const fields = [...DEFINITIONS.keys()]
      .filter((path) => path.startsWith(`${subject}.`))
      .map((path) => [path.slice(subject.length + 1), given(path)] as const)
      .filter(([, value]) => value !== undefined);
    return fields.length === 0 ? undefined : Object.fromEntries(fields);
  };
  const entries = [
    ...ROW_COLUMNS.filter((column) => column !== 'reference').map(
      (column) => [column, given(column)] as const,
    ),
    ...SUBJECTS.map((subject) => [subject, subjectOf(subject)] as const),
  ];
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function toReadRow(values: Values, further: readonly BatchRowProblem[]): ReadRow {
  // A row without a reference has no value for it, and that is a problem, too.
  const all: Values = values.has('reference')
    ? values
    : new Map([['reference', referenceValue(null)], ...values]);
  const problems = [...all].flatMap(([column, value]) =>
    'problem' in value ? [{ column: cut(column), problem: value.problem }] : [],
  );
  const reference = all.get('reference');
  const request = requestOf(all);
  return {
    reference: reference !== undefined && 'value' in reference ? (reference.value as string) : null,
    request,
    hash: createHash('sha256').update(JSON.stringify(request)).digest(),
    problems: [...further, ...problems].slice(0, PROBLEMS_MAX),
  };
}

const wholeRow = (problem: string): BatchRowProblem[] => [{ column: 'row', problem }];

function readCells(columns: readonly string[], cells: readonly string[]): ReadRow {
  const extra = cells.slice(columns.length).filter((cell) => cell.trim() !== '').length;
  return toReadRow(
    cellValues(columns, cells),
    extra === 0
      ? []
      : wholeRow(
          `This row has ${cells.length} cells, and the header has ${columns.length}. Put quotation marks around texts with commas, semicolons, or line breaks.`,
        ),
  );
}

function readObject(row: unknown): ReadRow {
  if (!isObject(row)) {
    return toReadRow(new Map(), wholeRow('This is not an object.'));
  }
  return Object.hasOwn(row, 'notJson') && JSON.stringify(row) === JSON.stringify(NOT_JSON)
    ? toReadRow(new Map(), wholeRow('This line is not valid JSON.'))
    : toReadRow(jsonValues(row), []);
}

/** @param columns of a CSV file; null for objects */
export const readRow = (columns: readonly string[] | null, content: unknown): ReadRow =>
  columns === null ? readObject(content) : readCells(columns, content as string[]);
