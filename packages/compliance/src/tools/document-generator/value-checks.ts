// Checks that the values of a document are what their keys say, because reviewers open its links and call its numbers.
import type { CheckItem } from '@tendlc/contract';
import { buildFinding } from '../../rules/rule.ts';
import { sanitizeEmail } from '../../rules/sanitize-email.ts';
import { sanitizePhone } from '../../rules/sanitize-phone.ts';
import { sanitizeUrl } from '../../rules/sanitize-url.ts';
import type { AdditionalInfo } from './additional-info.ts';

type Check = {
  readonly key: 'website' | 'privacyPolicyUrl' | 'termsUrl' | 'email' | 'phone' | 'frequency';
  readonly isValid: (value: string) => boolean;
  readonly message: string;
  readonly remedy: string;
};

const isUrl = (value: string) => sanitizeUrl(value).valid;
const url = (key: Check['key'], what: string): Check => ({
  key,
  isValid: isUrl,
  message: `The ${what} is not a web address, but the document has it as one.`,
  remedy: `Send a URL in ${key}, such as https://example.com.`,
});

const CHECKS: readonly Check[] = [
  url('website', 'website'),
  url('privacyPolicyUrl', 'URL of the privacy policy'),
  url('termsUrl', 'URL of the terms'),
  {
    key: 'email',
    isValid: (value) => sanitizeEmail(value).valid,
    message: 'The support email address is not an email address.',
    remedy: 'Send an address in email, such as help@example.com.',
  },
  {
    key: 'phone',
    isValid: (value) => sanitizePhone(value).valid,
    message: 'The support phone number is not a phone number.',
    remedy: 'Send a number in phone, such as 512-555-7123.',
  },
  {
    key: 'frequency',
    isValid: (value) => /\p{L}/u.test(value) && !/^(?:0+|no|zero)\b/i.test(value),
    message: 'The frequency does not say how often people get messages.',
    remedy: 'Send words in frequency, such as “up to 4 messages a month”.',
  },
];

/** One warning for each value that cannot be what its key says. Empty values are placeholders, which have a finding of their own. */
export function checkValues(info: AdditionalInfo): CheckItem[] {
  return CHECKS.flatMap(({ key, isValid, message, remedy }) => {
    const value = info[key]?.trim() ?? '';
    return value === '' || isValid(value)
      ? []
      : [
          buildFinding(
            {
              id: `document.value-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
              category: 'values',
              source: 'house',
              basis: 'estimate',
            },
            { status: 'warning', message, details: `“${value}”`, remedy },
          ),
        ];
  });
}
