// The usual form of a value once a person leaves its field: EIN and phone numbers as people in the US write them.
import type { PacketValues } from '../../../registrations/packet/packet-values.ts';

const PHONES: ReadonlySet<string> = new Set(['brand.phone', 'brand.mobilePhone']);

const isAmerican = (country: unknown): boolean => country === undefined || country === '' || country === 'US';

/** Ten digits are a US number only if they can be one: area codes do not begin with 0 or 1. */
function tidyPhone(text: string): string {
  const [, area, exchange, line] =
    /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(text.replaceAll(/[ ().-]|^\+/g, '')) ?? [];
  return area === undefined ? text : `+1 ${area}-${exchange}-${line}`;
}

const tidyEin = (text: string): string => text.replaceAll(/[ .-]/g, '').replace(/^(\d{2})(\d{7})$/, '$1-$2');

const LONG_TEXT = /\n/;

/** @returns the same value if there is nothing to tidy */
export function tidy(path: string, value: unknown, values: PacketValues): unknown {
  if (typeof value !== 'string' || LONG_TEXT.test(value)) {
    return value;
  }
  const text = value.trim();
  const isInUs = isAmerican(values['brand.country']);
  if (PHONES.has(path) && isInUs) {
    return tidyPhone(text);
  }
  if (path === 'brand.ein' && isInUs && /^\d{2}[ .-]?\d{7}$/.test(text)) {
    return tidyEin(text);
  }
  if ((path === 'brand.state' && isInUs && text.length === 2) || path === 'brand.country') {
    return text.toUpperCase();
  }
  return text;
}
