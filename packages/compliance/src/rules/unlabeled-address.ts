// Finds a US postal address in a line that does not say what its parts are: “Acme LLC, 1 Main St, Austin, TX 78701”.
import { findState } from '../facts/states.ts';

const STATE_AND_ZIP = /\b([A-Za-z]{2})\.?,?\s+\d{5}(?:-\d{4})?(?![\w-])/g;
const STREET_START = /(?<![\w.#-])(?:\d{1,6}[A-Za-z]?\s+(?=[A-Za-z0-9])|P\.?\s?O\.?\s?Box\s)/i;
/** A street with its number, for addresses without a ZIP code. */
const STREET =
  /(?<![\w.#-])\d{1,6}[A-Za-z]?\s+(?:[A-Za-z0-9.'-]{1,30}\s+){1,4}(?:st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|ct|court|hwy|highway|pkwy|parkway|way|plaza|place|pl)\b.{0,80}/i;
const ADDRESS_UNITS_MAX = 160;

export type AddressInLine = {
  readonly address: string;
  /** What the line says before the address, without the comma between them. */
  readonly before: string;
};

/** The address in a line; undefined if it has none. */
export function findUnlabeledAddress(line: string): AddressInLine | undefined {
  for (const match of line.matchAll(STATE_AND_ZIP)) {
    if (findState(match[1] ?? '') !== undefined) {
      const start = findStart(line, match.index);
      return cutOut(line, start, match.index + match[0].length);
    }
  }
  const street = STREET.exec(line);
  return street === null ? undefined : cutOut(line, street.index, street.index + street[0].length);
}

/** The number of the street, or the city if the address has no street. */
function findStart(line: string, stateStart: number): number {
  const from = Math.max(0, stateStart - ADDRESS_UNITS_MAX);
  const head = line.slice(from, stateStart);
  const street = STREET_START.exec(head);
  return from + (street?.index ?? head.replace(/[\s,]{1,10}$/, '').lastIndexOf(',') + 1);
}

function cutOut(line: string, start: number, end: number): AddressInLine {
  return {
    address: line.slice(start, end).trim(),
    before: line
      .slice(0, start)
      .replace(/[\s,:;-]{1,10}$/, '')
      .trim(),
  };
}
