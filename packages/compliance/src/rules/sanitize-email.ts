// Normalizes an email address so that addresses can be compared, or tells why the input is not valid.
import { parse } from 'tldts';
import { isFreeEmailDomain } from '../facts/email-domains.ts';
import { type Sanitized, SanitizingNotes, withoutHidden } from './sanitizing.ts';

// RFC 5321: 64 octets for the local part, 254 in total.
const LOCAL_OCTETS_MAX = 64;
const ADDRESS_OCTETS_MAX = 254;
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const NAMED = /^[^<>]*<([^<>]*)>$/;

/** Trims, extracts the address from `Name <address>` and `mailto:`, and converts the domain to lowercase. The local part keeps its case. */
export function sanitizeEmail(input: string): Sanitized {
  const notes = new SanitizingNotes();
  if (/[\r\n]/.test(input.trim())) {
    return notes.refuse(
      'email.line-break',
      'emailAddressSyntax',
      'The input has a line break, which could inject headers into an email.',
      'Enter one address on one line.',
    );
  }
  const { text, removed } = withoutHidden(input);
  if (removed > 0 && withoutHidden(input.trim()).removed > 0) {
    notes.note('email.hidden-characters', 'emailAddressSyntax', {
      status: 'warning',
      message: `${removed} invisible characters were removed.`,
    });
  }
  const address = unwrap(text.trim(), notes);
  const at = address.lastIndexOf('@');
  if (/^".*"@/.test(address)) {
    return notes.refuse(
      'email.local-part',
      'emailAddressSyntax',
      'The part before the @ is in quotes. The standard allows this, but few mail systems and forms accept it.',
      'Enter an address without quotes, such as name@example.com.',
    );
  }
  if (at < 1 || address.indexOf('@') !== at) {
    return notes.refuse(
      'email.one-at-sign',
      'emailAddressSyntax',
      explainAtSigns(at),
      'Enter an address such as name@example.com.',
    );
  }
  const local = address.slice(0, at);
  const domain = toAsciiDomain(address.slice(at + 1));
  return (
    checkLocalPart(local, notes) ??
    checkDomain(domain, notes) ??
    finish(`${local}@${domain}`, domain as string, notes)
  );
}

function explainAtSigns(last: number): string {
  if (last < 0) {
    return 'The input has no @.';
  }
  return last === 0 ? 'The input has no text before the @.' : 'The input has more than one @.';
}

function unwrap(text: string, notes: SanitizingNotes): string {
  const named = NAMED.exec(text)?.[1];
  const address = (named ?? text).trim().replace(/^mailto:/i, '');
  if (address !== text) {
    notes.note('email.unwrapped', 'emailAddressSyntax', {
      status: 'info',
      message: 'The address was extracted from its display format.',
    });
  }
  return address;
}

function toAsciiDomain(domain: string): string | undefined {
  if (/[\s/\\?#:%[\]]/.test(domain) || domain === '') {
    return undefined;
  }
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : undefined;
}

function checkLocalPart(local: string, notes: SanitizingNotes): Sanitized | undefined {
  if (LOCAL.test(local) && local.length <= LOCAL_OCTETS_MAX) {
    return undefined;
  }
  return notes.refuse(
    'email.local-part',
    'emailAddressSyntax',
    local.length > LOCAL_OCTETS_MAX
      ? `The part before the @ is longer than ${LOCAL_OCTETS_MAX} characters.`
      : 'The part before the @ has spaces, consecutive dots, or characters that mail systems do not accept.',
    'Check the spelling. Accents and quotes are not accepted.',
  );
}

function checkDomain(domain: string | undefined, notes: SanitizingNotes): Sanitized | undefined {
  const labels = domain?.split('.') ?? [];
  const isWellFormed =
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/.test(labels.at(-1) as string);
  if (isWellFormed) {
    return undefined;
  }
  return notes.refuse(
    'email.domain',
    'emailAddressSyntax',
    'The part after the @ is not a domain name.',
    'Enter a domain with a top-level domain, such as example.com.',
  );
}

function finish(address: string, domain: string, notes: SanitizingNotes): Sanitized {
  if (address.length > ADDRESS_OCTETS_MAX) {
    return notes.refuse(
      'email.length',
      'emailAddressSyntax',
      `The address is longer than ${ADDRESS_OCTETS_MAX} characters.`,
      'Check the input.',
    );
  }
  if (domain.includes('xn--')) {
    notes.note('email.international', 'unicodeConfusables', {
      status: 'warning',
      message:
        'The domain has non-ASCII letters and is converted to punycode. Such domains can imitate others.',
      details: domain,
    });
  }
  if (parse(domain).isIcann !== true) {
    return notes.refuse(
      'email.unknown-suffix',
      'house',
      'The domain has no public suffix, so external email cannot reach it.',
      'Check the spelling of the top-level domain.',
    );
  }
  if (isFreeEmailDomain(domain)) {
    notes.note('email.free-provider', 'telnyxDeclines', {
      status: 'info',
      message:
        'This is a free email provider. For larger brands, reviewers require an address at the brand’s own domain (decline code 713).',
      remedy: 'For a registration, use an address at the domain of the website.',
    });
  }
  return notes.accept(
    address,
    'email.valid',
    'emailAddressSyntax',
    'The address is well-formed. No email was sent to it.',
  );
}
