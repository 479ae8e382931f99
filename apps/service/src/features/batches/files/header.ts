// The header of a CSV file: which field each column has, besides the columns that are about the row itself.
import { ServiceError } from '../../../errors.ts';
import { columnNamed } from './header-names.ts';

const NAMED_MAX = 10;
const NAME_CHARACTERS_MAX = 60;

const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, NAMED_MAX).map((name) => name.slice(0, NAME_CHARACTERS_MAX).toWellFormed());
  return `${shown.join(', ')}${names.length > NAMED_MAX ? `, and ${names.length - NAMED_MAX} more` : ''}`;
};

const invalid = (problem: string) => new ServiceError('validation_failed', `file: ${problem}`);

/** @throws ServiceError `validation_failed`, which names the columns that are unknown, missing, or there twice */
export function columnsOf(header: readonly string[]): string[] {
  const names = header.map((cell) => cell.trim());
  // A delimiter at the end of each line makes a column without a name.
  while (names.at(-1) === '') {
    names.pop();
  }
  const unknown = names.filter((name) => columnNamed(name) === undefined);
  if (unknown.length > 0) {
    throw invalid(
      `has unknown columns: ${listed(unknown.map((name) => (name === '' ? '(no name)' : name)))}. Delete them, or give them the names of fields: the template has them all`,
    );
  }
  const columns = names.map((name) => columnNamed(name) ?? name);
  const doubled = columns.filter((name, index) => columns.indexOf(name) !== index);
  if (doubled.length > 0) {
    throw invalid(`has columns twice: ${listed(doubled)}`);
  }
  if (!columns.includes('reference')) {
    throw invalid('has no column reference. It identifies a row, so that the file can be sent again');
  }
  return columns;
}
