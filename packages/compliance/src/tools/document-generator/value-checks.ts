// Checks that the values of a document are what their keys say, because reviewers open its links and call its numbers.
import { withSmallCode } from '../../text/fast-patterns.ts';
import type { CheckItem } from '@tendlc/contract';
import { findLinkHost } from '../../facts/link-hosts.ts';
import { findWebsiteHost } from '../../facts/website-hosts.ts';
import { buildFinding, quoteList } from '../../rules/rule.ts';
import { sanitizeEmail } from '../../rules/sanitize-email.ts';
import { sanitizePhone } from '../../rules/sanitize-phone.ts';
import { sanitizeUrl } from '../../rules/sanitize-url.ts';
import { findPlaceholders } from '../../text/consent-placeholders.ts';
import { findLinks } from '../../text/links.ts';
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

/** A page that reviewers open has to be the brand's own and safe. */
const PAGES = [
  ['website', 'website'],
  ['privacyPolicyUrl', 'URL of the privacy policy'],
  ['termsUrl', 'URL of the terms'],
] as const;

const FORM_PATH = /^(?:https?:\/\/)?docs\.google\.com\/forms\//i;

function describePage(value: string): string | undefined {
  if (!isUrl(value)) {
    return undefined;
  }
  const [link] = findLinks(value);
  const host = link && findLinkHost(link.host);
  if (host?.kind === 'shortener') {
    return 'is a public link shortener, which hides whose page it is';
  }
  if (host !== undefined) {
    if (findWebsiteHost(link?.host ?? '')?.kind === 'builder') {
      return 'is a site at a free address, not a page on the brand’s own domain';
    }
    return link?.host === 'forms.gle' || FORM_PATH.test(value)
      ? 'is a form, not a page on the brand’s own domain'
      : 'is a shared file, not a page on the brand’s own domain';
  }
  return /^http:/i.test(value) ? 'does not use https' : undefined;
}

function checkPages(info: AdditionalInfo): CheckItem[] {
  return PAGES.flatMap(([key, what]) => {
    const value = info[key]?.trim() ?? '';
    const fault = describePage(value);
    return fault === undefined
      ? []
      : [
          warn(key, {
            message: `The ${what} ${fault}. Reviewers may not accept it.`,
            details: `“${value}”`,
            remedy: `Send a page on the brand’s own domain in ${key}, such as https://example.com.`,
          }),
        ];
  });
}

const BRACKETS = /\[[^[\]\n]{0,40}\]/g;

/** Placeholders that the values themselves still have, such as “up to [5] messages”. */
export function findUnfilled(companyName: string, info: AdditionalInfo): string[] {
  const values = [companyName, ...Object.values(info).flat()].filter(
    (value): value is string => typeof value === 'string',
  );
  return [
    ...new Set(values.flatMap((value) => [...(value.match(BRACKETS) ?? []), ...findPlaceholders(value)])),
  ];
}

function checkUnfilled(companyName: string, info: AdditionalInfo): CheckItem[] {
  const found = findUnfilled(companyName, info);
  return found.length === 0
    ? []
    : [
        warn('placeholder', {
          message: 'The values have unfilled placeholders, and the document has them, too.',
          details: quoteList(found),
          remedy: 'Send the values without placeholders.',
        }),
      ];
}

/** Kinds of messages are short, so one such word is enough. */
const SPANISH = withSmallCode(
  /(?<!\p{L})(?:ofertas?|avisos?|recordatorios?|citas?|pedidos?|env[ií]os?|entregas?|promociones|descuentos|noticias|cupones|facturas?|pagos?|alertas|mensajes|confirmaci[oó]n(?:es)?|reservas|novedades|al mes|por semana|al d[ií]a|hasta \d)(?!\p{L})/iu,
);

function checkEnglish({ messageTypes, frequency }: AdditionalInfo): CheckItem[] {
  const given = [messageTypes ?? [], frequency ?? []].flat();
  const found = given.filter((value) => SPANISH.test(value));
  return found.length === 0
    ? []
    : [
        warn('language', {
          message:
            'The document is in English, but these values are in Spanish. A registration must be in English (decline code 506).',
          details: quoteList(found),
          remedy:
            'Send the values in English, and publish a Spanish translation beside the English document.',
        }),
      ];
}

const warn = (key: string, finding: { message: string; details: string; remedy: string }): CheckItem =>
  buildFinding(
    {
      id: `document.value-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      category: 'values',
      source: 'house',
      basis: 'estimate',
    },
    { status: 'warning', ...finding },
  );

/** One warning for each value that cannot be what its key says. Empty values are placeholders, which have a finding of their own. */
export function checkValues(companyName: string, info: AdditionalInfo): CheckItem[] {
  const invalid = CHECKS.flatMap(({ key, isValid, message, remedy }) => {
    const value = info[key]?.trim() ?? '';
    return value === '' || isValid(value) ? [] : [warn(key, { message, details: `“${value}”`, remedy })];
  });
  return [...invalid, ...checkPages(info), ...checkUnfilled(companyName, info), ...checkEnglish(info)];
}
