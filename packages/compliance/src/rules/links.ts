// Checks the links and phone numbers in a message: ownership, disguises, and the attributes that the campaign must declare.
import { findLinkHost } from '../facts/link-hosts.ts';
import type { Link } from '../text/links.ts';
import { findMixedScriptWords } from '../text/words.ts';
import type { MessageContext } from './message-context.ts';
import { type Rule, quoteList } from './rule.ts';

export const linkRules: readonly Rule<MessageContext>[] = [
  {
    id: 'links.public-shortener',
    category: 'links',
    source: 'attCode',
    basis: 'published',
    check: ({ links }) => {
      const short = links.filter(isPublicShortener);
      if (short.length === 0) {
        return undefined;
      }
      return {
        status: 'error',
        message:
          'The message has a public link shortener. AT&T prohibits them in bulk messages, T-Mobile discourages them, and other carriers filter them.',
        details: quoteList(short.map((link) => link.text)),
        remedy: 'Use a link on your own domain, or a short domain that only your brand uses.',
      };
    },
  },
  {
    id: 'links.own-host',
    category: 'links',
    source: 'ctia',
    basis: 'published',
    check: ({ links }) => {
      const risky = links.filter(
        (link) => isPublicShortener(link) || link.isIpAddress || link.hasCredentials,
      );
      if (links.length === 0) {
        return { status: 'pass', message: 'The message has no links.' };
      }
      if (risky.length > 0) {
        return undefined;
      }
      return {
        status: 'pass',
        message: 'No link uses a public link shortener, an IP address, or a disguise.',
        details: quoteList(links.map((link) => link.host)),
      };
    },
  },
  {
    id: 'links.raw-address',
    category: 'links',
    source: 'house',
    basis: 'estimate',
    check: ({ links }) => {
      const raw = links.filter((link) => link.isIpAddress);
      if (raw.length === 0) {
        return undefined;
      }
      return {
        status: 'error',
        message: 'A link uses an IP address, which carriers treat as malware or phishing.',
        details: quoteList(raw.map((link) => `${link.text} is ${link.host}`)),
        remedy: 'Use a link with a domain name.',
      };
    },
  },
  {
    id: 'links.credentials',
    category: 'links',
    source: 'urlStandard',
    basis: 'published',
    check: ({ links }) => {
      const disguised = links.filter((link) => link.hasCredentials);
      if (disguised.length === 0) {
        return undefined;
      }
      return {
        status: 'error',
        message: 'A link has a user name before its host, so it leads to a different site than it seems to.',
        details: quoteList(disguised.map((link) => `${link.text} leads to ${link.host}`)),
        remedy: 'Remove everything between // and @.',
      };
    },
  },
  {
    id: 'links.lookalike-host',
    category: 'links',
    source: 'unicodeConfusables',
    basis: 'published',
    check: ({ links }) => {
      const foreign = links.filter((link) => link.host.includes('xn--'));
      if (foreign.length === 0) {
        return undefined;
      }
      const isMixed = foreign.some(
        (link) => findMixedScriptWords(link.shownHost).length > 0 || looksLatin(link.shownHost),
      );
      return {
        status: isMixed ? 'error' : 'warning',
        message: isMixed
          ? 'A host name has letters from another script that look like Latin letters.'
          : 'A host name has non-ASCII letters. Many handsets do not make it tappable, and filters distrust it.',
        details: quoteList(foreign.map((link) => `${link.shownHost} is ${link.host}`)),
        remedy: 'Use a host name with ASCII letters only.',
      };
    },
  },
  {
    id: 'links.several',
    category: 'links',
    source: 'house',
    basis: 'estimate',
    check: ({ links }) =>
      new Set(links.map((link) => link.domain ?? link.host)).size < 2
        ? undefined
        : {
            status: 'warning',
            message: 'The message links to more than one domain, which filters treat as spam.',
            details: quoteList([...new Set(links.map((link) => link.domain ?? link.host))]),
            remedy: 'Use only one link, on the domain of the brand.',
          },
  },
  {
    id: 'links.file-host',
    category: 'links',
    source: 'house',
    basis: 'estimate',
    check: ({ links }) => {
      const hosted = links.filter((link) => findLinkHost(link.host)?.kind === 'file-host');
      if (hosted.length === 0) {
        return undefined;
      }
      return {
        status: 'warning',
        message: 'A link leads to a shared file or form host. Carriers have blocked such links.',
        details: quoteList(hosted.map((link) => link.text)),
        remedy: 'Publish the page or form on the domain of the brand.',
      };
    },
  },
  {
    id: 'links.insecure',
    category: 'links',
    source: 'house',
    basis: 'estimate',
    check: ({ links }) =>
      links.some((link) => link.scheme === 'http')
        ? {
            status: 'info',
            message: 'A link uses http. Reviewers who open it see a browser warning.',
            remedy: 'Use https.',
          }
        : undefined,
  },
  {
    id: 'links.disguised',
    category: 'links',
    source: 'house',
    basis: 'estimate',
    check: ({ text }) => {
      const match = MAY_DISGUISE_LINK.test(text) ? DISGUISED_LINK.exec(text) : null;
      if (match === null) {
        return undefined;
      }
      return {
        status: 'error',
        message: 'A URL is disguised to evade filters. Carriers treat this as evasion.',
        details: quoteList([match[0]]),
        remedy: 'Write the URL without a disguise.',
      };
    },
  },
  {
    id: 'links.declared',
    category: 'links',
    source: 'telnyxDeclines',
    basis: 'published',
    check: ({ links }) =>
      links.length === 0
        ? undefined
        : {
            status: 'info',
            message:
              'The message has a link. Register the campaign with embedded links and a sample message that has a link (decline code 601).',
          },
  },
  {
    id: 'phones.declared',
    category: 'links',
    source: 'telnyxDeclines',
    basis: 'published',
    check: ({ phones }) =>
      phones.length === 0
        ? undefined
        : {
            status: 'info',
            message:
              'The message has a phone number. Register the campaign with embedded phone numbers (decline code 601).',
            details: quoteList(phones.map((phone) => phone.e164)),
          },
  },
  {
    id: 'phones.premium',
    category: 'links',
    source: 'numberingPlan',
    basis: 'published',
    check: ({ phones }) =>
      phones.some((phone) => phone.isPremium)
        ? {
            status: 'error',
            message: 'The message has a premium-rate phone number.',
            details: quoteList(phones.filter((phone) => phone.isPremium).map((phone) => phone.e164)),
            remedy: 'Use a local or toll-free number.',
          }
        : undefined,
  },
];

/** The part that every disguise needs; the whole is tried at every letter and digit. */
const MAY_DISGUISE_LINK = /[[(]\s?(?:\.|dot)| dot |hxxp/i;
const DISGUISED_LINK =
  /\b[a-z0-9-]{2,40}\s?(?:\[\s?\.\s?\]|\(\s?\.\s?\)|\[dot\]|\(dot\))\s?[a-z]{2,10}\b|\b[a-z0-9-]{2,40} dot (?:com|net|org|info|biz|co|us|ly)\b|\bhxxps?:\/\/\S{1,60}/i;

export function isPublicShortener(link: Link): boolean {
  return findLinkHost(link.host)?.kind === 'shortener';
}

// A label of only Cyrillic look-alikes has no mixed scripts but still deceives.
function looksLatin(host: string): boolean {
  return host.split('.').some((label) => /^[асеорхуіјѕһԁԛԝӏ-]{3,}$/u.test(label));
}
