// Converts the registry's enumerations from four formats into one.
import { isPlain, type Plain } from './reading/fields.ts';
import {
  ALT_BUSINESS_ID_TYPES,
  BRAND_RELATIONSHIPS,
  ENTITY_TYPES,
  SERVICE_ENUM_TYPES,
  type ServiceEnumType,
  USECASES,
  VERTICALS,
} from './wire/index.ts';

/** One value of an enumeration, with further data from the registry. */
export type EnumValue = {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly [extra: string]: unknown;
};

type Row = { readonly value: string; readonly facts: Plain };
type KnownWord = { readonly value: string; readonly label: string; readonly meaning?: string };

const KNOWN_WORDS: Readonly<Record<ServiceEnumType, readonly KnownWord[]>> = {
  'entity-types': ENTITY_TYPES,
  verticals: VERTICALS,
  usecases: USECASES,
  'alt-business-ids': ALT_BUSINESS_ID_TYPES,
  'brand-relationships': BRAND_RELATIONSHIPS,
};

const CODE_FIELDS = ['value', 'code', 'id', 'name', 'evpId', 'networkId', 'usecase', 'vertical'] as const;
const WORDS_MAX = 2_000;

export function isServiceEnumType(type: string): type is ServiceEnumType {
  return Object.hasOwn(SERVICE_ENUM_TYPES, type);
}

function codeOf(entry: Plain): string | undefined {
  for (const field of CODE_FIELDS) {
    const code = entry[field];
    if (typeof code === 'string' || typeof code === 'number') {
      return String(code);
    }
  }
  return undefined;
}

function rowOf(entry: unknown): Row | undefined {
  if (typeof entry === 'string' || typeof entry === 'number') {
    return { value: String(entry), facts: {} };
  }
  const value = isPlain(entry) ? codeOf(entry) : undefined;
  return value === undefined || !isPlain(entry) ? undefined : { value, facts: entry };
}

function rowOfMap([value, entry]: [string, unknown]): Row | undefined {
  if (typeof entry === 'string') {
    return { value, facts: { displayName: entry } };
  }
  return isPlain(entry) ? { value, facts: entry } : undefined;
}

/** Reads a list of strings, a map of code to name or object, or a list of objects. Skips other entries. */
export function enumRows(answer: unknown): Row[] {
  const rows = Array.isArray(answer)
    ? answer.slice(0, WORDS_MAX).map(rowOf)
    : isPlain(answer)
      ? Object.entries(answer).slice(0, WORDS_MAX).map(rowOfMap)
      : [];
  return rows.filter((row) => row !== undefined).filter((row) => row.value !== '');
}

/** `BASIC_ACCOUNT` is read as “Basic account”. */
function inWords(code: string): string {
  const words = code.replaceAll('_', ' ').toLowerCase().trim();
  return words === '' ? code : words.charAt(0).toUpperCase() + words.slice(1);
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** The values of an enumeration in any format. Empty if the response has none of these formats. */
export function readEnum(type: ServiceEnumType, answer: unknown): EnumValue[] {
  const known = new Map(KNOWN_WORDS[type].map((word) => [word.value, word]));
  return enumRows(answer).map(({ value, facts }) => {
    const { displayName, description, ...extra } = facts;
    const word = known.get(value);
    const told = textOf(description) ?? word?.meaning;
    return {
      ...extra,
      value,
      label: textOf(displayName) ?? textOf(facts['label']) ?? word?.label ?? inWords(value),
      ...(told === undefined ? {} : { description: told }),
    };
  });
}
