// Prepares external JSON for the database.

/** PostgreSQL stores neither NUL nor lone surrogates. */
const cleanText = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

function clean(value: unknown): unknown {
  if (typeof value === 'string') {
    return cleanText(value);
  }
  if (Array.isArray(value)) {
    return value.map(clean);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [cleanText(name), clean(entry)]));
  }
  return value;
}

/** @returns JSON text that a `jsonb` column accepts for any input; null for an absent value */
export const storableJson = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(clean(value));
