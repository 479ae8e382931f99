// Checks for personal data that must not be in an unencrypted message. Findings never quote the data.
import { withSmallCode } from '../text/fast-patterns.ts';
import type { MessageContext } from './message-context.ts';
import type { Rule } from './rule.ts';

export const personalDataRules: readonly Rule<MessageContext>[] = [
  {
    id: 'personal-data.social-security-number',
    category: 'personal_data',
    source: 'socialSecurityNumbers',
    basis: 'published',
    check: ({ text }) =>
      hasSocialSecurityNumber(text)
        ? {
            status: 'error',
            message: 'The message seems to have a Social Security number.',
            remedy: 'Remove it, or show only the last four digits.',
          }
        : undefined,
  },
  {
    id: 'personal-data.card-number',
    category: 'personal_data',
    source: 'cardNumbers',
    basis: 'published',
    check: ({ text }) =>
      hasCardNumber(text)
        ? {
            status: 'error',
            message:
              'The message seems to have a full payment card number (issuer prefix and check digit match).',
            remedy: 'Show only the last four digits.',
          }
        : undefined,
  },
  {
    id: 'personal-data.password',
    category: 'personal_data',
    source: 'house',
    basis: 'estimate',
    check: ({ text }) =>
      /\bpassword(?: is|:| =)\s*["“]?(?=\S{6,})(?=\S*\d)\S/i.test(text)
        ? {
            status: 'warning',
            message: 'The message has a password in plain text.',
            remedy: 'Send a link to set a password, or a one-time code.',
          }
        : undefined,
  },
  {
    id: 'personal-data.health',
    category: 'personal_data',
    source: 'house',
    basis: 'estimate',
    check: ({ text }) =>
      MAY_BE_HEALTH.test(text) && HEALTH.some((pattern) => pattern.test(text))
        ? {
            status: 'info',
            message:
              'The message names a diagnosis, or what somebody was tested or treated for. Texts are not encrypted, and others may see them.',
            remedy: 'Say that something is ready, without saying what, and ask the person to log in or call.',
          }
        : undefined,
  },
  {
    id: 'personal-data.none',
    category: 'personal_data',
    source: 'house',
    basis: 'estimate',
    check: ({ text }) =>
      hasSocialSecurityNumber(text) || hasCardNumber(text)
        ? undefined
        : { status: 'pass', message: 'The message has no Social Security number or card number.' },
  },
];

const ILLNESS =
  '(?:HIV|VIH|ST[DI]s?(?= (?:tests?|results?|screening))|HPV|VPH|herpes|chlamydia|clamidia|gonorrh?ea|syphilis|s[ií]filis|hepatitis|pregnancy|embarazo|abortion|aborto|biopsy|biopsia|covid(?:-19)?|c[aá]ncer|tumor|chemo(?:therapy)?|quimioterapia|methadone|suboxone|depression|depresi[oó]n|bipolar|schizophrenia|substance abuse)';
const MAY_BE_HEALTH = new RegExp(ILLNESS, 'i');
/** A sign of the zodiac, a run, or a place is nobody's illness. */
const OF_OTHERS = '(?! (?:horoscope|season|sign|walk|run|society|center|fund|support|awareness))';
/** Of the reader: a clinic may announce a day of free tests. */
const HEALTH: readonly RegExp[] = [
  `\\b(?:your|sus?|tus?) (?:[\\p{L}-]{2,12} ){0,2}${ILLNESS}${OF_OTHERS} (?:[\\p{L}-]{2,12} ){0,1}(?:results?|status|diagnosis|treatment|is|are|was|came back|medication|sali[oó])(?!\\p{L})`,
  `\\b(?:results? (?:of|for|from)|treatment (?:of|for)|tested (?:positive|negative) for|diagnos(?:is|ed) (?:of|with|is)|resultados? de|tratamiento de(?:l)?|diagn[oó]stico de) (?:(?:your|the|su|tu|la|el|una?) )?(?:[\\p{L}-]{2,10} (?:de )?){0,2}${ILLNESS}${OF_OTHERS}(?!\\p{L})`,
].map((source) => withSmallCode(new RegExp(source, 'iu')));

const DASHED_SSN = /(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/;
const NAMED_SSN =
  /\b(?:ssn|social security(?: number| no\.?)?)\b[\s:#is]{1,6}(?!000|666|9\d\d)\d{3}[ -]?(?!00)\d{2}[ -]?(?!0000)\d{4}(?!\d)/i;

function hasSocialSecurityNumber(text: string): boolean {
  return DASHED_SSN.test(text) || NAMED_SSN.test(text);
}

const CARD = /(?<![\d.-])[2-6](?:[ -]?\d){12,18}(?![\d-])/g;
// Visa, Mastercard (both series), American Express, Discover.
const ISSUED =
  /^(?:4\d{12}(?:\d{3})?(?:\d{3})?|5[1-5]\d{14}|3[47]\d{13}|6(?:011|5\d\d)\d{12})$|^2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}$/;

function hasCardNumber(text: string): boolean {
  for (const match of text.matchAll(CARD)) {
    const digits = match[0].replace(/\D/g, '');
    if (ISSUED.test(digits) && passesLuhn(digits)) {
      return true;
    }
  }
  return false;
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
