// The values of a row: types are checked as in a draft, rules are not (G-81). Pure.
import {
  type FieldDefinition,
  fieldDefinitions,
  LIST_SEPARATOR,
  OPT_IN_PAGES_MAX,
  STORABLE_TEXT,
  SUBJECTS,
} from '@tendlc/registration';

export const DEFINITIONS: ReadonlyMap<string, FieldDefinition> = new Map(
  SUBJECTS.flatMap((subject) => fieldDefinitions(subject)).map((definition) => [definition.path, definition]),
);

/** More than any field of a list takes, and few enough to show. */
const ITEMS_MAX = 100;
const STORABLE = new RegExp(STORABLE_TEXT, 'u');

const TRUE: ReadonlySet<string> = new Set(['true', 'yes', 'y', '1']);
const FALSE: ReadonlySet<string> = new Set(['false', 'no', 'n', '0']);

export type Value = { readonly value: unknown } | { readonly problem: string };

const problem = (text: string): Value => ({ problem: text });

export const isStorable = (text: string): boolean => STORABLE.test(text);

const unstorable = () => problem('This has characters that are not text.');

const itemsMaxOf = (path: string): number => (path === 'pages.optIn' ? OPT_IN_PAGES_MAX : ITEMS_MAX);

function listValue(path: string, items: readonly unknown[]): Value {
  if (!items.every((item) => typeof item === 'string')) {
    return problem('Enter a list of texts.');
  }
  const max = itemsMaxOf(path);
  if (items.length > max) {
    return problem(`Enter at most ${max} values. There are ${items.length}.`);
  }
  return items.every(isStorable) ? { value: items } : unstorable();
}

/** Web addresses contain commas and semicolons, but no spaces. */
const itemsOf = (path: string, cell: string): string[] =>
  cell
    .split(path.startsWith('pages.') ? /[|\s]+|[,;](?=\s*https?:)/i : /[|,;\s]+/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Only words that can mean nothing else. “LLC” and “Corporation” say nothing about who owns the company. */
const USUAL_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'brand.entityType': {
    private: 'PRIVATE_PROFIT',
    privatelyheld: 'PRIVATE_PROFIT',
    privateforprofit: 'PRIVATE_PROFIT',
    publiccompany: 'PUBLIC_PROFIT',
    publiclytraded: 'PUBLIC_PROFIT',
    nonprofitorganization: 'NON_PROFIT',
    notforprofit: 'NON_PROFIT',
    governmentagency: 'GOVERNMENT',
    soleprop: 'SOLE_PROPRIETOR',
    soleproprietorship: 'SOLE_PROPRIETOR',
  },
};

/** The code of a closed list, written in any case, as its label, or in usual words. What is none stays, and the review names it. */
function codeOf({ path, values }: FieldDefinition, cell: string): string {
  const word = bare(cell);
  const found =
    values?.find(({ value }) => bare(value) === word) ?? values?.find(({ label }) => bare(label) === word);
  const usual = USUAL_VALUES[path] ?? {};
  return found?.value ?? (Object.hasOwn(usual, word) ? usual[word] : undefined) ?? cell;
}

/** A cell of a CSV file. Empty: the field has no value, and one that it had is removed. */
export function valueOfCell(definition: FieldDefinition, cell: string): Value {
  const { path, type } = definition;
  if (cell === '') {
    return { value: null };
  }
  if (type === 'boolean') {
    const word = cell.toLowerCase();
    return TRUE.has(word) || FALSE.has(word)
      ? { value: TRUE.has(word) }
      : problem(`Enter true or false, or leave the cell empty.`);
  }
  if (type === 'string[]') {
    const items = itemsOf(path, cell);
    const value = listValue(path, items);
    return 'problem' in value ? { problem: `${value.problem} Separate them with ${LIST_SEPARATOR}.` } : value;
  }
  return isStorable(cell) ? { value: codeOf(definition, cell) } : unstorable();
}

/** A value of an object. */
export function valueOfJson({ path, type }: FieldDefinition, value: unknown): Value {
  if (value === null) {
    return { value };
  }
  if (type === 'boolean') {
    return typeof value === 'boolean' ? { value } : problem('Enter true or false, without quotation marks.');
  }
  if (type === 'string[]') {
    return Array.isArray(value) ? listValue(path, value) : problem('Enter a list of texts.');
  }
  if (typeof value !== 'string') {
    return problem('Enter a text in quotation marks.');
  }
  return isStorable(value) ? { value } : unstorable();
}
