// Finds phone numbers, email addresses, and postal addresses in the text and links of a page.
import type { PageContacts } from '../page.ts';

const PHONE =
  /(?<![\d.-])(?:\+?1[-. ]?)?(?:\([2-9]\d{2}\)[-. ]?|[2-9]\d{2}[-. ])[2-9]\d{2}[-. ]?\d{4}(?!\d)/g;
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}(?![\w-])/gi;
const STREET =
  /(?<!(?:©|copyright|\(c\))\s{0,3})\b\d{1,6}\s(?:[NSEW]\.?\s)?(?:[A-Z][\w'’.]{0,24}\s){1,4}(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Way|Hwy|Highway|Pkwy|Parkway|Ct|Court|Pl|Place|Sq|Square|Cir|Circle|Ter|Terrace|Plaza|Suite)\b/;
const ZIP =
  /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\.?,?\s\d{5}(?:-\d{4})?\b/;
const FOUND_MAX = 20;

export function findContacts(
  text: string,
  hrefs: readonly string[],
  hasAddressMarkup: boolean,
): PageContacts {
  const phones = take(text, PHONE);
  const emails = take(text, EMAIL);
  for (const href of hrefs) {
    const [, scheme, value] = /^\s{0,4}(tel|mailto):([^?\s]{3,200})/i.exec(href) ?? [];
    if (scheme !== undefined && value !== undefined) {
      (scheme.toLowerCase() === 'tel' ? phones : emails).push(decode(value));
    }
  }
  return {
    phones: unique(phones),
    emails: unique(emails),
    hasPostalAddress: hasAddressMarkup || STREET.test(text) || ZIP.test(text),
  };
}

function take(text: string, pattern: RegExp): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(pattern)) {
    if (found.push(match[0]) >= FOUND_MAX) {
      break;
    }
  }
  return found;
}

const unique = (values: readonly string[]): string[] => [...new Set(values)].slice(0, FOUND_MAX);

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
