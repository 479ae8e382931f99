// Reads the registry's answers tolerantly: what is there is kept, what has a known name gets its known type.

/** The answer is not what was asked for. Says nothing of its content: that may be anything. */
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

/** Every field of a shape with its type, kept complete by the compiler. */
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

/** Without what databases refuse to store. */
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

/** Entries that are no text are left out. */
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
 * and left out otherwise; null and unknown fields stay as they are.
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

/** An object whose values are read one by one; those that `read` answers with undefined are left out. */
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

/** Bare, or in the envelope of a page. */
export function listOf<Value>(read: Reader<Value>): Reader<Value[]> {
  return (answer) => {
    const rows = isPlain(answer) ? answer['records'] : answer;
    if (!Array.isArray(rows)) {
      throw new UnreadableAnswer('not a list');
    }
    // A row that cannot be read fails the whole: left out, it would look as if the record did not exist.
    return rows.map((row) => read(row));
  };
}

/** Whatever a success says, unless it is a page from somebody else. */
export const nothing: Reader<void> = (answer) => {
  if (typeof answer === 'string' && answer.trimStart().startsWith('<')) {
    throw new UnreadableAnswer('a page');
  }
};
