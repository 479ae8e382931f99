// What spreadsheets make of numbers: named as a problem, and never guessed back.

/** Fields whose value looks like a number to a spreadsheet, and is none. */
const NUMBER_LIKE: ReadonlySet<string> = new Set([
  'reference',
  'brand.ein',
  'brand.phone',
  'brand.mobilePhone',
  'brand.postalCode',
  'brand.altBusinessId',
]);
/** Of these, the ones that consist of digits, so that `8E10` cannot be meant. */
const DIGITS_ONLY: ReadonlySet<string> = new Set([
  'brand.ein',
  'brand.phone',
  'brand.mobilePhone',
  'brand.postalCode',
]);

const SCIENTIFIC = /^[+-]?\d+(?:[.,]\d+E[+-]?|E[+-])\d+$/i;
/** What a program makes of a number: `842731906.0`. Phone numbers with dots have more digits after them. */
const DECIMAL = /^\d+[.,]0+$/;
const SHORT_SCIENTIFIC = /^\d+E\d+$/i;

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const DATES = [
  new RegExp(`^\\d{1,2}[-/. ]${MONTH}(?:[-/. ]\\d{2,4})?$`, 'i'),
  new RegExp(`^${MONTH}[-/. ]\\d{1,4}$`, 'i'),
  /^\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d{2}$/,
  /^\d{1,2}\/\d{1,2}\/\d{2}$/,
  /^(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}(?:[ T]\d.*)?$/,
];
const ERROR_VALUE = /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|#+)$/i;

const AS_TEXT = 'Format the column as text in the spreadsheet, enter the value again, and save.';

/** EINs and ZIP codes of the United States that begin with a zero. */
const LOST_ZERO: ReadonlyMap<string, { readonly pattern: RegExp; readonly digits: number }> = new Map([
  ['brand.ein', { pattern: /^\d{7,8}$/, digits: 9 }],
  ['brand.postalCode', { pattern: /^\d{3,4}$/, digits: 5 }],
]);

/** A cell that Excel was told to keep as text: `="012345678"`. */
export const withoutTextFormula = (column: string, cell: string): string =>
  NUMBER_LIKE.has(column) ? (/^="([^"]*)"$/.exec(cell)?.[1] ?? cell) : cell;

/**
 * @param isUnitedStates whether the brand is there
 * @returns what is wrong and what to do; undefined if the spreadsheet left the value alone
 */
export function findDamage(column: string, cell: string, isUnitedStates: boolean): string | undefined {
  if (ERROR_VALUE.test(cell)) {
    return `The spreadsheet shows an error here (${cell}) in place of a value.`;
  }
  if (!NUMBER_LIKE.has(column)) {
    return undefined;
  }
  if (SCIENTIFIC.test(cell) || (DIGITS_ONLY.has(column) && SHORT_SCIENTIFIC.test(cell))) {
    return `A spreadsheet turned this number into scientific notation (${cell}), and digits are lost. ${AS_TEXT}`;
  }
  if (DIGITS_ONLY.has(column) && DECIMAL.test(cell)) {
    return `A spreadsheet turned this into a decimal number (${cell}). ${AS_TEXT}`;
  }
  if (column !== 'reference' && DATES.some((date) => date.test(cell))) {
    return `A spreadsheet turned this number into a date (${cell}). ${AS_TEXT}`;
  }
  const lost = isUnitedStates ? LOST_ZERO.get(column) : undefined;
  return lost?.pattern.test(cell) === true
    ? `This has ${cell.length} digits in place of ${lost.digits}: a spreadsheet may have dropped the zeros at the beginning. ${AS_TEXT}`
    : undefined;
}
