// Finds placeholders that are not filled in: brackets, template variables, sample domains, and words in capital letters.
import { withoutUnicodeMode, withSmallCode } from './fast-patterns.ts';
import { filtered } from './filtered-pattern.ts';
import { findOwnPlaceholders } from './own-placeholders.ts';

const IN_BRACKETS = withSmallCode(
  /\[\s?(?:(?:insert|your|the|enter|nombre|su|tu|client|customer|agent|brand|company|business|practice|store|clinic|legal|first|last|full|product|program|short|phone|del?|de la|de su|agente|negocio|empresa|marca|cl[ií]nica)[ _-]?){0,4}(?:name|brand|company|business|agent|client|practice|keyword|code|number|link|url|web ?site|site|terms(?: (?:url|link|of service))?|privacy(?: policy)?(?: (?:url|link))?|frequency|kind of messages|domain|email|nombre|marca|empresa|negocio|agente|cl[ií]nica|p[aá]gina|sitio|suclinica|tel[eé]fono|n[uú]mero|palabra|enlace)(?:[ _-]?(?:name|here|url|link|aqu[ií]))?\s?\]|\[insert[^\]\n]{0,40}\]|\{\{?\s?[\w.]{1,40}\s?\}?\}|\{%[^%\n]{1,60}%\}|<<[^<>\n]{1,40}>>|\blorem ipsum\b|\((?:replace|change|swap|fill|edit|insert)[^()\n]{0,40}\)|\((?:your )?(?:business|company|brand|store|clinic) ?name\)|\((?:your|su|tu) (?:business|company|brand|store|empresa|negocio|marca)(?: name| here)?\)|\b(?:www\.)?(?:your|su|tu|mi)-?(?:site|web ?site|domain|company|brand|business|store|sitio|p[aá]gina|empresa|negocio|dominio|tienda)\.(?:com|net|org|mx)\b|\b(?:company|brand|business) name here\b|\b(?:XYZ|ABC) (?:company|corp|inc|llc|business)\b|\b0{3}[-. ]0{3}[-. ]0{4}\b|\bPALABRA ?CLAVE al\b|\bwww\._{3,}|\bAcme Demo\b|\[(?:x|n|#){1,4}\](?= (?:msgs?|messages|texts|mensajes|per|al))/gi,
);
// Only in capital letters: "XX msgs/month", "(NOMBRE DE LA CLÍNICA)", "YOUR COMPANY".
const IN_CAPITALS = withoutUnicodeMode(
  /\((?:(?:NOMBRE|NAME|BRAND|COMPANY|BUSINESS|YOUR|INSERT|MARCA|EMPRESA)[^()a-z\n]{0,40})\)|(?<![\p{L}])(?:X{2,}|#{2,}|N{3,})(?= ?(?:msgs?|messages|texts|mensajes|per|al|a|con|\/|times|en)\b|\/mo)|(?<![\p{L}])X{4,}(?![\p{L}])|\b(?:YOUR|INSERT|COMPANY|BUSINESS|BRAND)[ _](?:COMPANY|BUSINESS|BRAND|LINK|NAME|URL)(?:[ _](?:NAME|HERE))?\b|\bTBD\b|(?<!_)_{2,6} ?(?:msgs|messages|texts|mensajes)\b/gu,
);
// A drawn field of a form: "[ phone number ]".
const DRAWN_FIELD =
  /^\[ (?:phone|mobile|cell|e-?mail|name|first|last|your|su|tu|nombre|tel|n[uú]mero|correo)[^\]]{0,24} \]$/i;
/** "[Privacy Policy]" is the title of a link, but "at [Privacy Policy]" is an address that is missing. */
const LINK_TITLE =
  /^\[ ?(?:(?:Our |View )?(?:Privacy(?: (?:Policy|Notice))?|Terms(?: of (?:Service|Use))?))(?: link)? ?\]$/;
const ADDRESS_BEFORE = /(?:\bat|\bvisit|\bto|\ben|:|=)\s?$/i;
const SIGN_HERE = /^\(?(?:NAME|NOMBRE)(?: \(PRINT\))?\)?$/;

const ADDRESS_BEFORE_UNITS = 8;

/** Most texts have no placeholder, and are found to have none without a search for all of them. */
const PLACEHOLDERS = [IN_BRACKETS, IN_CAPITALS].map((pattern) => ({
  pattern,
  any: filtered(new RegExp(pattern.source, pattern.flags.replace('g', ''))),
}));

/** Also for the source of a form, whose attributes may have some. */
export function findPlaceholders(text: string): string[] {
  const found = PLACEHOLDERS.filter(({ any }) => any.test(text)).flatMap(({ pattern }) =>
    Array.from(text.matchAll(pattern))
      .filter(
        ({ 0: placeholder, index }) =>
          !LINK_TITLE.test(placeholder) ||
          ADDRESS_BEFORE.test(text.slice(Math.max(0, index - ADDRESS_BEFORE_UNITS), index)),
      )
      .map(([placeholder]) => placeholder),
  );
  const all = [...new Set([...found, ...findOwnPlaceholders(text)])];
  return all.filter(
    (placeholder) =>
      // “BRAND NAME” is a part of “[BRAND NAME]”.
      !all.some((other) => other !== placeholder && other.includes(placeholder)) &&
      !SIGN_HERE.test(placeholder) &&
      !DRAWN_FIELD.test(placeholder),
  );
}
