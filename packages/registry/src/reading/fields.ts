// Reads the registry's responses tolerantly: all fields are kept, and known fields get their known type.

/** The response has an unexpected form. The message never contains its content. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

export type Reader<Value> = (answer: unknown) => Value;

type KindOf<Value> = [NonNullable<Value>] extends [string]
  ? 'text'
  : [NonNullable<Value>] extends [number]
    ? 'number'
    : [NonNullable<Value>] extends [boolean]
      ? 'flag'
      : [NonNullable<Value>] extends [readonly string[]]
        ? 'texts'
        : 'map';

/** The kind of every field of a shape. The compiler requires all of them. */
export type FieldKinds<Shape> = { readonly [Field in keyof Shape]-?: KindOf<Shape[Field]> };

type Kind = 'text' | 'number' | 'flag' | 'texts' | 'map';
export type Plain = Record<string, unknown>;

export function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asPlain(answer: unknown): Plain {
  if (!isPlain(answer)) {
    throw new UnreadableAnswer('not an object');
  }
  return answer;
}

/** Without characters that databases cannot store. */
function asText(value: unknown): string | undefined {
  return typeof value === 'string'
    ? value.toWellFormed().replaceAll('\0', '')
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : undefined;
}

function asNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function asFlag(value: unknown): boolean | undefined {
  return value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined;
}

/** Without entries that are not text. */
export function asTexts(value: unknown): string[] | undefined {
  if (typeof value === 'string') {
    return [value.toWellFormed().replaceAll('\0', '')];
  }
  return Array.isArray(value)
    ? value.map(asText).filter((entry): entry is string => entry !== undefined)
    : undefined;
}

const CONVERT: Readonly<Record<Kind, (value: unknown) => unknown>> = {
  text: asText,
  number: asNumber,
  flag: asFlag,
  texts: asTexts,
  map: (value) => (isPlain(value) ? value : undefined),
};

/**
 * An object whose `needed` fields are non-empty text. A known field of another type is converted where that is harmless
 * and omitted otherwise. Null and unknown fields are kept.
 */
export function record<Shape extends object>(
  kinds: FieldKinds<Shape>,
  needed: readonly (keyof Shape & string)[] = [],
): Reader<Shape> {
  const kindByField = new Map<string, Kind>(Object.entries<Kind>(kinds));
  return (answer) => {
    const kept: [string, unknown][] = [];
    for (const [field, value] of Object.entries(asPlain(answer))) {
      const kind = kindByField.get(field);
      const converted = kind === undefined || value === null ? value : CONVERT[kind](value);
      if (converted !== undefined) {
        kept.push([field, converted]);
      }
    }
    const read: Plain = Object.fromEntries(kept);
    if (needed.some((field) => typeof read[field] !== 'string' || read[field] === '')) {
      throw new UnreadableAnswer('an identifying field is missing');
    }
    return read as Shape;
  };
}

/** An object whose values are read one by one, without those for which `read` returns undefined. */
export function mapOf<Value>(read: (value: unknown) => Value | undefined): Reader<Record<string, Value>> {
  return (answer) => {
    const kept: [string, Value][] = [];
    for (const [key, value] of Object.entries(asPlain(answer))) {
      const converted = read(value);
      if (converted !== undefined) {
        kept.push([key, converted]);
      }
    }
    return Object.fromEntries(kept);
  };
}

/** A plain array, or the records of a page. */
export function listOf<Value>(read: Reader<Value>): Reader<Value[]> {
  return (answer) => {
    const rows = isPlain(answer) ? answer['records'] : answer;
    if (!Array.isArray(rows)) {
      throw new UnreadableAnswer('not a list');
    }
    // An unreadable row fails the whole list: without it, the record would seem not to exist.
    return rows.map((row) => read(row));
  };
}

/** Accepts any success, except an HTML page, which comes from something else. */
export const nothing: Reader<void> = (answer) => {
  if (typeof answer === 'string' && answer.trimStart().startsWith('<')) {
    throw new UnreadableAnswer('a page');
  }
};
