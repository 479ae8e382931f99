// How values change their form on the way to a provider and back.
import { bareTaxNumber } from '@tendlc/registration';

export type Conversion = {
  /** @returns undefined if the provider has no counterpart */
  readonly write: (values: readonly unknown[]) => unknown;
  /** In the order of the fields that it was written from. Absent: it cannot be read back. */
  readonly read?: (value: unknown) => readonly unknown[];
  /** Why a value is not read back, in one sentence. Absent: another field has it, or nothing is lost without it. */
  readonly whyUnread?: string;
  /** An answer has the form of our field, and is converted as such. */
  readonly takesOurForm?: boolean;
  /** The provider wants another value than the first one of ours. */
  readonly isReplaced?: (values: readonly unknown[]) => boolean;
  /** The provider does not want the value, and nothing is lost without it. */
  readonly isLeftOut?: (values: readonly unknown[]) => boolean;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const present = (values: readonly unknown[]): unknown[] =>
  values.filter((value) => value !== undefined && value !== '');

/** Codes of ours, and theirs. A code that is left out, or is null, has no counterpart. */
export type CodeTable = Readonly<Record<string, string | null>>;

export const sameCodes = (same: readonly string[], others: CodeTable = {}): CodeTable => ({
  ...Object.fromEntries(same.map((code) => [code, code])),
  ...others,
});

/** Of two codes of ours with one counterpart, none is read back: nobody knows which it was. */
function inverseOf(table: CodeTable): ReadonlyMap<string, string> {
  const pairs = Object.entries(table);
  return new Map(
    pairs.flatMap(([ours, theirs]) =>
      theirs !== null && pairs.filter(([, other]) => other === theirs).length === 1
        ? [[theirs, ours] as const]
        : [],
    ),
  );
}

export function codes(table: CodeTable): Conversion {
  const ours = inverseOf(table);
  return {
    write: ([value]) =>
      isText(value) && Object.hasOwn(table, value) ? (table[value] ?? undefined) : undefined,
    read: (value) => [isText(value) ? ours.get(value) : undefined],
    whyUnread: 'Several values of ours, or none, have this counterpart. Choose one.',
  };
}

/** Codes that are sent, and are not read back because another field tells more. */
export const codesOneWay = (table: CodeTable): Conversion => ({ write: codes(table).write });

/** A list of codes; those without a counterpart are left out. */
export function codeList(table: CodeTable): Conversion {
  const one = codes(table);
  return {
    write: ([value]) => (Array.isArray(value) ? present(value.map((code) => one.write([code]))) : undefined),
    read: (value) => [
      Array.isArray(value) ? present(value.flatMap((code) => one.read?.(code) ?? [])) : undefined,
    ],
  };
}

/** “START,JOIN”: one entry for each keyword. */
export const KEYWORDS: Conversion = {
  write: ([value]) =>
    isText(value)
      ? value
          .split(',')
          .map((word) => word.trim().toUpperCase())
          .filter((word) => word !== '')
      : undefined,
  read: (value) => [Array.isArray(value) ? value.filter(isText).join(',') : value],
};

/** Sample messages as a list without gaps. */
export const SAMPLES: Conversion = {
  write: (values) => present(values),
  read: (value) => (Array.isArray(value) ? value : [value]),
};

export const YES_NO: Conversion = {
  write: ([value]) => (value === true ? 'Yes' : value === false ? 'No' : undefined),
  read: (value) => [value === 'Yes' ? true : value === 'No' ? false : undefined],
};

/** Digits alone, as the registry stores a tax ID. */
export const TAX_NUMBER: Conversion = {
  write: ([value]) => (isText(value) ? bareTaxNumber(value) : undefined),
  read: (value) => [value],
  takesOurForm: true,
};

/** ISO 3166 with three letters. */
export const COUNTRY_OF_THREE_LETTERS: Conversion = codes({ US: 'USA', CA: 'CAN', GB: 'GBR', MX: 'MEX' });

/** One address in one line. */
export const ADDRESS_LINE: Conversion = {
  write: (parts) => {
    const [street, city, state, postalCode, country] = parts.filter(isText);
    return country === undefined ? undefined : `${street}, ${city}, ${state} ${postalCode}, ${country}`;
  },
  whyUnread: 'An address in one line cannot be taken apart safely. Enter its parts.',
};

/** A list of objects with one property. */
export const listOfObjects = (property: string): Conversion => ({
  write: ([values]) => (Array.isArray(values) ? values.map((value) => ({ [property]: value })) : undefined),
});

/** The value as it is, which is not read back, because another field has it already. */
export const ONE_WAY: Conversion = { write: ([value]) => value, takesOurForm: true };
