// Converts a phone number to E.164, or tells why it is not valid. Numbers without a country code are US numbers.
import { type PhoneNumber, findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { type Sanitized, SanitizingNotes, withoutHidden } from './sanitizing.ts';

const LENGTH_MAX = 40;

/** Accepts any common notation and returns E.164. Removes an extension and reports it. */
export function sanitizePhone(input: string): Sanitized {
  const notes = new SanitizingNotes();
  const text = readNumber(withoutHidden(input).text.normalize('NFKC').trim(), notes);
  const digits = text.replace(/\D/g, '');
  if (digits === '' || text.length > LENGTH_MAX) {
    return notes.refuse(
      'phone.digits',
      'numberingPlan',
      digits === '' ? 'The input has no digits.' : 'The input is too long for a phone number.',
      EXAMPLE,
    );
  }
  if (hasStrayLetter(text)) {
    return notes.refuse(
      'phone.readable',
      'numberingPlan',
      'A letter stands where a digit belongs, such as O for 0 or l for 1.',
      suggestDigits(text) ?? EXAMPLE,
    );
  }
  const spelled = spellOut(text);
  if (spelled !== undefined) {
    notes.note('phone.vanity', 'numberingPlan', {
      status: 'info',
      message: 'The letters were replaced with the digits on their keys.',
      details: spelled,
      remedy: 'Enter digits in a registration. Reviewers and forms do not accept letters.',
    });
  }
  const phone = parsePhoneNumberFromString(spelled ?? text, { defaultCountry: 'US', extract: false });
  if (phone === undefined) {
    return notes.refuse(
      'phone.readable',
      'numberingPlan',
      explainUnreadable(text, digits),
      suggestNumber(text) ?? EXAMPLE,
    );
  }
  if (!phone.isValid()) {
    return notes.refuse(
      'phone.assigned',
      'numberingPlan',
      explainInvalid(phone.countryCallingCode, phone.nationalNumber),
      EXAMPLE,
    );
  }
  if (phone.ext !== undefined) {
    notes.note('phone.extension', 'numberingPlan', {
      status: 'info',
      message: 'The extension was removed. Text messages cannot reach extensions.',
    });
  }
  if (/^...55501\d\d$/.test(phone.nationalNumber) && phone.countryCallingCode === '1') {
    notes.note('phone.fictional', 'numberingPlan', {
      status: 'warning',
      message: 'The numbers 555-0100 to 555-0199 are reserved for fiction and examples.',
      remedy: 'Use a real number in a registration.',
    });
  }
  noteKind(phone.getType(), phone.country, notes);
  return notes.accept(
    phone.number,
    'phone.valid',
    'numberingPlan',
    `The number is well-formed: ${formatWithoutExtension(phone)}. It was not called.`,
  );
}

/** Words with a colon in front of a number, such as “Call now:”. */
const LABEL = /^[^\d+():]{1,30}:\s*(?=[\d+(])/;
/** The international prefix of most countries. No US number begins with 00. */
const DIALED_PREFIX = /^00[\s.-]*(?=[(1-9])/;

/** Removes a label such as `tel:`, and writes the international prefix 00 as +. */
function readNumber(text: string, notes: SanitizingNotes): string {
  const bare = text.replace(/^tel:/i, '');
  const unlabeled = bare.replace(LABEL, '');
  if (unlabeled !== bare) {
    notes.note('phone.label', 'numberingPlan', {
      status: 'info',
      message: 'The words in front of the number were removed.',
    });
  }
  const number = unlabeled.replace(DIALED_PREFIX, '+');
  if (number !== unlabeled) {
    notes.note('phone.international-prefix', 'numberingPlan', {
      status: 'info',
      message: 'The international prefix 00 was replaced with +.',
    });
  }
  return number;
}

function formatWithoutExtension(phone: PhoneNumber): string {
  return parsePhoneNumberFromString(phone.number)?.formatInternational() ?? phone.number;
}

/** The remedy for an input with one number among other text, or with a zero in front of the country code. */
function suggestNumber(text: string): string | undefined {
  const withoutZero = /^\+0+/.test(text) ? parsePhoneNumberFromString(text.replace(/^\+0+/, '+')) : undefined;
  const found = findPhoneNumbersInText(text, 'US').map(({ number }) => number);
  const [only, ...others] = withoutZero?.isValid() === true ? [withoutZero] : found;
  return only === undefined || others.length > 0
    ? undefined
    : `If you mean ${formatWithoutExtension(only)}, enter only this number.`;
}

const EXAMPLE = 'Enter ten digits, such as (512) 555-7123, or a number with + and a country code.';

const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
/** An area code, and then seven or more digits and letters: `1-800-FLOWERS`, `(512) 555-TACO`. */
const VANITY = /^\+?(?:1[\s.-]*)?\(?[2-9]\d\d\)?[\s.-]*(?=[\d\s.-]{0,8}[a-z])[a-z\d][a-z\d\s.-]{5,20}$/i;
const EXTENSION = /\b(?:ext|extension|x)\b/i;

/** Words on a keypad have three letters or more, or two side by side that no eye takes for digits. */
const WORD_LETTERS_MIN = 3;
const SHORT_WORD = /[a-z][a-z]/i;
const ALL_LOOKALIKE = /^[oilsbz]+$/i;
const DIGITS_IN_NUMBER = 10;

/** “202-456-111O”: the keypad digit of a letter that was typed for a digit is another person’s number. */
function hasStrayLetter(text: string): boolean {
  const letters = (text.match(/[a-z]/gi) ?? []).join('');
  return (
    letters.length > 0 &&
    letters.length < WORD_LETTERS_MIN &&
    text.replace(/\D/g, '').replace(/^1/, '').length < DIGITS_IN_NUMBER &&
    !(SHORT_WORD.test(text) && !ALL_LOOKALIKE.test(letters)) &&
    ALMOST.test(text)
  );
}
/** Digits with a few letters between them, at a length that only a number has. */
const ALMOST = /^\+?[\s().-]*(?:[\da-z][\s().-]*){10,11}$/i;
const LOOKALIKES: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', s: '5', b: '8', z: '2' };

function suggestDigits(text: string): string | undefined {
  const digits = text.replaceAll(/[oilsbz]/gi, (letter) => LOOKALIKES[letter.toLowerCase()] ?? letter);
  const phone = /[a-z]/i.test(digits)
    ? undefined
    : parsePhoneNumberFromString(digits, { defaultCountry: 'US', extract: false });
  return phone?.isValid() === true
    ? `If you mean ${formatWithoutExtension(phone)}, enter only digits.`
    : undefined;
}

/** The digits of a number that is spelled in letters; letters after the tenth digit are not dialed. */
function spellOut(text: string): string | undefined {
  if (!VANITY.test(text) || EXTENSION.test(text)) {
    return undefined;
  }
  const digits = text
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '')
    .replaceAll(/[a-z]/g, (letter) => String(2 + KEYS.findIndex((key) => key.includes(letter))))
    .replace(/^1/, '');
  return digits.length < 10 ? undefined : `+1${digits.slice(0, 10)}`;
}

function explainUnreadable(text: string, digits: string): string {
  if (text.startsWith('+0')) {
    return 'No country code begins with 0.';
  }
  if (/^[\d\s().+-]*(?:[a-z][a-z-]{2,9})$/i.test(text) && digits.length >= 3) {
    return 'The number has letters. Enter the digits instead.';
  }
  if (/[a-z]/i.test(text)) {
    return 'The input has letters that are not part of a phone number.';
  }
  return digits.length < 10
    ? 'The number is too short. A US number has ten digits.'
    : 'The input is not a phone number.';
}

function explainInvalid(callingCode: string, national: string): string {
  if (callingCode !== '1') {
    return `The number is not valid for country code +${callingCode}.`;
  }
  if (national.length !== 10) {
    return `A US number has ten digits. This number has ${national.length}.`;
  }
  if (/^[01]/.test(national)) {
    return 'An area code cannot begin with 0 or 1.';
  }
  if (/^.11/.test(national)) {
    return 'An area code cannot end in 11. These codes are reserved for services.';
  }
  if (/^...[01]/.test(national)) {
    return 'The three digits after the area code cannot begin with 0 or 1.';
  }
  if (/^....11/.test(national)) {
    return 'The three digits after the area code cannot end in 11.';
  }
  return 'The area code is not in use.';
}

function noteKind(type: string | undefined, country: string | undefined, notes: SanitizingNotes): void {
  if (type === 'PREMIUM_RATE') {
    notes.note('phone.premium', 'numberingPlan', {
      status: 'warning',
      message: 'This is a premium-rate number.',
      remedy: 'Use a local or toll-free number.',
    });
  }
  if (type === 'TOLL_FREE') {
    notes.note('phone.toll-free', 'twilioGuidelines', {
      status: 'info',
      message:
        'This is a toll-free number. It needs separate verification and cannot be part of a 10DLC campaign.',
    });
  }
  if (country !== 'US' && type !== 'TOLL_FREE') {
    notes.note('phone.country', 'twilioGuidelines', {
      status: 'info',
      message: `This is not a US number (${country ?? 'no single country'}). 10DLC is only for US numbers.`,
    });
  }
}
