// Converts a phone number to E.164, or tells why it is not valid. Numbers without a country code are US numbers.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { type Sanitized, SanitizingNotes, withoutHidden } from './sanitizing.ts';

const LENGTH_MAX = 40;

/** Accepts any common notation and returns E.164. Removes an extension and reports it. */
export function sanitizePhone(input: string): Sanitized {
  const notes = new SanitizingNotes();
  const text = withoutHidden(input).text.normalize('NFKC').trim().replace(/^tel:/i, '');
  const digits = text.replace(/\D/g, '');
  if (digits === '' || text.length > LENGTH_MAX) {
    return notes.refuse(
      'phone.digits',
      'numberingPlan',
      digits === '' ? 'The input has no digits.' : 'The input is too long for a phone number.',
      EXAMPLE,
    );
  }
  const phone = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  if (phone === undefined) {
    return notes.refuse('phone.readable', 'numberingPlan', explainUnreadable(text, digits), EXAMPLE);
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
    `The number is well-formed: ${phone.formatInternational()}. It was not called.`,
  );
}
const EXAMPLE = 'Enter ten digits, such as (512) 555-7123, or a number with + and a country code.';

function explainUnreadable(text: string, digits: string): string {
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
