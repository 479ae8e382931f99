// Finds the names of the brand on a page, and names of other firms in copyright lines.
import { findBrandName, findLinks, readWords } from '@tendlc/compliance';
import type { PageFacts } from '../page.ts';

const READ_UNITS_MAX = 40_000;
const TAIL_UNITS_MAX = 4_000;

/** The words of the page that name one of the names, in full, shortened, or as an address. */
export function findBrandOnPage(facts: PageFacts, names: readonly string[]): string | undefined {
  return findBrandInText(readNamedParts(facts), names);
}

/** Without a name to look for, nothing can be missing: callers ask only with names. */
export function findBrandInText(text: string, names: readonly string[]): string | undefined {
  const words = readWords(text);
  const links = findLinks(text);
  for (const name of names) {
    const found = findBrandName(text, words, links, name);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/** Title, site name, and footer first: there the name is almost always. */
function readNamedParts({ title, siteName, footer, text }: PageFacts): string {
  const start = text.slice(0, READ_UNITS_MAX);
  const end = text.length > READ_UNITS_MAX ? text.slice(-TAIL_UNITS_MAX) : '';
  return `${title}\n${siteName}\n${footer}\n${start}\n${end}`;
}

const COPYRIGHT =
  /(?:©|\(c\)|copyright)[\s,:]{0,4}(?:copyright\s)?(?:(?:\d{4}\s?[-–]\s?)?\d{4}|)[\s,.]{0,4}(?:by\s)?([\p{Lu}\d][^\n.|•©]{1,60})/iu;

/** The owner in the copyright line. */
export function findCopyrightOwner({ text, footer }: PageFacts): string | undefined {
  const where = footer === '' ? text.slice(-TAIL_UNITS_MAX) : footer;
  const owner = COPYRIGHT.exec(where)?.[1]
    ?.replace(/\b(?:all rights reserved|todos los derechos).*$/i, '')
    .trim();
  return owner === undefined || owner.length < 3 || !/\p{L}{2}/u.test(owner) ? undefined : owner;
}

/** A placeholder of a template, such as `[Company Name]`. */
export function findPlaceholder(text: string): { text: string; offset: number } | undefined {
  const match =
    /\[(?:your |the |insert |enter )?(?:company|business|brand|organi[sz]ation|website|site|store|legal|app)(?: name| url| address)?\]|\{\{?\s?(?:company|business|brand|store|site)[ _.]?(?:name|url)?\s?\}?\}|\b(?:insert|your) (?:company|business) name(?: here)?\b|<(?:company|business) name>|\[(?:name|empresa|nombre de la empresa)\]/i.exec(
      text,
    );
  return match === null ? undefined : { text: match[0], offset: match.index };
}
