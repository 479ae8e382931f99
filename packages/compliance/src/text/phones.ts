// Finds phone numbers that a handset would make callable. Numbers without a country code are US numbers.
import { withSmallCode } from './fast-patterns.ts';
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

export type Phone = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** `+15125557123`. */
  readonly e164: string;
  readonly country: string | undefined;
  readonly isTollFree: boolean;
  readonly isPremium: boolean;
};

// Digits with common separators. The length is bounded so that long texts of digits stay fast.
const CANDIDATE = withSmallCode(
  /(?<![\p{L}\p{N}$#])\+?\(?\d(?:[ ().\-\u2010-\u2014\u00a0]{0,3}\d){6,14}(?![\p{L}\p{N}])/gu,
);
const NANP = /^1?[2-9](?!11)\d\d[2-9]\d{6}$/;
const REFERENCE_BEFORE =
  /(?:#|\b(?:order|ref|reference|confirmation|conf|invoice|tracking|account|acct|case|ticket|number is|no|code)\b\.?)[ :#]*$/i;
/** "acme.com/t/8005550142": digits of a link. */
const IN_LINK_BEFORE = /(?:\/\/|\.[a-z]{2,12}[/?])[^\s,|;:()]*$/i;
const LINK_UNITS = 160;
const MOST_PHONES = 32;

/** The phone numbers of a text in order, at most 32. Excludes digits of links, and numbers that are labeled as order or tracking numbers. */
export function findPhones(text: string): Phone[] {
  const phones: Phone[] = [];
  const known = new Map<string, PhoneNumber | undefined>();
  for (const match of text.matchAll(CANDIDATE)) {
    if (phones.length >= MOST_PHONES || known.size >= MOST_PHONES * 2) {
      break;
    }
    const shown = match[0];
    const key = shown.replaceAll(/[^\d+]/g, '');
    if (
      !isWorthParsing(shown, key) ||
      IN_LINK_BEFORE.test(text.slice(Math.max(0, match.index - LINK_UNITS), match.index)) ||
      REFERENCE_BEFORE.test(text.slice(Math.max(0, match.index - 24), match.index))
    ) {
      continue;
    }
    if (!known.has(key)) {
      known.set(key, readPhone(key));
    }
    const phone = known.get(key);
    if (phone) {
      phones.push(describe(phone, shown, match.index));
    }
  }
  return phones;
}

function isWorthParsing(shown: string, key: string): boolean {
  if (key.startsWith('+')) {
    return true;
  }
  return NANP.test(key) && !/\d{4}-\d{2}-\d{2}/.test(shown);
}

function readPhone(text: string): PhoneNumber | undefined {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  // A number with a type is valid; the type is the cheaper question.
  return phone?.getType() !== undefined || phone?.isValid() === true ? phone : undefined;
}

function describe(phone: PhoneNumber, shown: string, start: number): Phone {
  const type = phone.getType();
  return {
    text: shown,
    start,
    end: start + shown.length,
    e164: phone.number,
    country: phone.country,
    isTollFree: type === 'TOLL_FREE',
    isPremium: type === 'PREMIUM_RATE',
  };
}
