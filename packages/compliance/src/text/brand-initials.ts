// Finds a given brand name by its initials, or by a title and a surname.
import { withSmallCode } from './fast-patterns.ts';
import type { BrandForm, BrandWord } from './brand-forms.ts';
import type { BrandReading } from './brand-reading.ts';
import type { Word } from './words.ts';

const DOTTED = withSmallCode(/(?<![\p{L}\p{N}.])(?:\p{Lu}\.){2,5}\p{Lu}(?![\p{L}\p{N}])\.?/gu);

/** "P.C.P.R." is "Pacific Coast Plumbing & Rooter". Its letters may also be small words, such as "A" and "N". */
export function findDottedInitials(text: string, { initials }: BrandForm): string | undefined {
  for (const [shown] of text.matchAll(DOTTED)) {
    if (initials.has(shown.replaceAll('.', ''))) {
      return shown;
    }
  }
  return undefined;
}

/** "HCPL's" is the possessive of initials. */
export const withoutPossessive = (shown: string): string => shown.replace(/['’]s$/i, '');

export function matchInitials({ text, content, brand }: BrandReading, index: number): number | undefined {
  const { start, end } = content[index] as Word;
  const shown = withoutPossessive(text.slice(start, end));
  // "HBD-22817" is the number of an order.
  if (!brand.initials.has(shown) || /^[-#]?\d/.test(text.slice(end, end + 2))) {
    return undefined;
  }
  // Two capitals are also a state, a unit, or a size, so they need a colon.
  return shown.length >= 3 || /^\s?[:|]/.test(text.slice(end, end + 2)) ? index : undefined;
}

// "Dr. Salas" is "Dr. Ernesto Salas MD".
export function matchTitleAndSurname(
  { keys, brand: { words } }: BrandReading,
  index: number,
): number | undefined {
  const isTitled =
    /^(?:dr|lic|ing|prof|rev|psic|abogad[oa]|notari[oa]|doctor|contador|senator|sheriff|judge)$/.test(
      keys[index] as string,
    ) && words.some(({ text }) => text === keys[index] || CLINICAL.test(text));
  const surname = keys[index + 1];
  return isTitled && words.some(({ text, kind }) => text === surname && !NO_SURNAMES.has(kind))
    ? index + 1
    : undefined;
}

const CLINICAL =
  /^(?:d[dmv][sdm]|md|do|dent|orthodont|clinic|medic|optometr|chiro|derm|pediatr|veterin|animal|eye|health|smile)/;
const NO_SURNAMES = new Set<BrandWord['kind']>(['generic', 'place', 'number']);

// "NR Trattoria" is "Nonna Rosa's Trattoria", "PSU Extension" is "Prairie State University Extension", and "B&H Land"
// is "Boone & Halloway Land Company".
export function matchInitialsAndWord(
  { text, content, keys, brand: { words } }: BrandReading,
  index: number,
): number | undefined {
  let last = index;
  let shown = text.slice((content[index] as Word).start, (content[index] as Word).end);
  const next = content[index + 1];
  if (
    shown.length === 1 &&
    next !== undefined &&
    /^ ?& ?$/.test(text.slice((content[index] as Word).end, next.start))
  ) {
    last = index + 1;
    shown += text.slice(next.start, next.end);
  }
  if (!/^[A-Z]{2,4}$/.test(shown)) {
    return undefined;
  }
  for (let from = 0; from + shown.length < words.length; from++) {
    const initials = words.slice(from, from + shown.length).map((word) => word.text.charAt(0));
    if (initials.join('').toUpperCase() === shown && keys[last + 1] === words[from + shown.length]?.text) {
      return last + 1;
    }
  }
  return undefined;
}
