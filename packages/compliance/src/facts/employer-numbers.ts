// Employer Identification Numbers: which two-digit prefixes the IRS has issued, and through which channel.
import type { Sourced } from './sources.ts';

export type EinPrefixGroup = Sourced & {
  /** IRS campus or channel that issues the prefix. Since 2001, it does not show where the business is. */
  readonly issuedBy: string;
  readonly prefixes: readonly string[];
};

const issued = { source: 'irsPrefixes', basis: 'published' } as const;
const group = (issuedBy: string, prefixes: string): EinPrefixGroup => ({
  ...issued,
  issuedBy,
  prefixes: prefixes.split(' '),
});

// Versions of the list assign some prefixes to Philadelphia or to the internet, but the set of prefixes is the same.
export const einPrefixGroups: readonly EinPrefixGroup[] = [
  group('Brookhaven', '01 02 03 04 05 06 11 13 14 16 21 22 23 25 34 51 52 54 55 56 57 58 59 65'),
  group('Andover', '10 12'),
  group('Atlanta', '60 67'),
  group('Austin', '50 53'),
  group('Cincinnati', '30 32 35 36 37 38 61'),
  group('Fresno', '15 24'),
  group('Kansas City', '40 44'),
  group('Memphis', '94 95'),
  group('Ogden', '80 90'),
  group('the internet', '20 26 27 45 47'),
  group('the Small Business Administration', '31'),
  group(
    'Philadelphia or the internet',
    '33 39 41 42 43 46 48 62 63 64 66 68 71 72 73 74 75 76 77 81 82 83 84 85 86 87 88 91 92 93 98 99',
  ),
];

/** The prefix that the IRS usually gives to foreign companies (our estimate from public filings). */
export const FOREIGN_EIN_PREFIX = '98';

const groupByPrefix = new Map(
  einPrefixGroups.flatMap((row) => row.prefixes.map((prefix) => [prefix, row] as const)),
);

/** The channel that issues the first two digits of an EIN; undefined for the 17 prefixes that were never issued. */
export function findEinPrefix(prefix: string): EinPrefixGroup | undefined {
  return groupByPrefix.get(prefix);
}
