// Normalizes a URL, or tells why it must not be used. Does not fetch it.
import { parse } from 'tldts';
import { findLinkHost } from '../facts/link-hosts.ts';
import { findMixedScriptWords } from '../text/words.ts';
import { type Sanitized, SanitizingNotes, withoutHidden } from './sanitizing.ts';

const SCHEME = /^([a-z][a-z0-9+.-]{0,40}):/i;

/** Removes invisible characters, adds a missing `https://`, allows only http and https, and rejects user names. */
export function sanitizeUrl(input: string): Sanitized {
  const notes = new SanitizingNotes();
  const { text, removed } = withoutHidden(input.trim());
  if (removed > 0) {
    notes.note('url.hidden-characters', 'urlStandard', {
      status: 'warning',
      message: `${removed} control or invisible characters were removed.`,
      remedy: 'Find the source of these characters. Attackers use them to disguise schemes.',
    });
  }
  const url = parseUrl(withScheme(text.trim(), notes));
  if (url === undefined) {
    return notes.refuse(
      'url.parsable',
      'urlStandard',
      /^https?:\/\/\S+\s/i.test(text.trim())
        ? 'The URL has a space, so its end is unclear.'
        : 'The input is not a URL.',
      'Enter a URL such as https://example.com/page.',
    );
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return notes.refuse(
      'url.scheme',
      'urlStandard',
      `The scheme ${url.protocol.slice(0, 20)} is not allowed. Use http or https.`,
      'Enter an http or https URL.',
    );
  }
  if (url.username !== '' || url.password !== '') {
    return notes.refuse(
      'url.credentials',
      'urlStandard',
      'The URL has a user name before the host, so it leads to a different site than it seems to.',
      'Remove everything between // and @.',
    );
  }
  if (findMixedScriptWords(text).length > 0) {
    notes.note('url.mixed-scripts', 'unicodeConfusables', {
      status: 'warning',
      message: 'The URL mixes Latin letters with look-alike letters from another script.',
      details: url.hostname,
      remedy: 'Do not use it unless you know who owns the domain.',
    });
  }
  return checkHost(url, notes);
}

function withScheme(text: string, notes: SanitizingNotes): string {
  const scheme = SCHEME.exec(text)?.[1];
  // "example.com:8080/x" has a port, not a scheme.
  if (
    scheme !== undefined &&
    !(scheme.includes('.') && /^:\d{1,5}(?:[/?#]|$)/.test(text.slice(scheme.length)))
  ) {
    return text;
  }
  notes.note('url.scheme-added', 'urlStandard', {
    status: 'info',
    message: 'The input has no scheme, so https was added.',
  });
  return text.startsWith('//') ? `https:${text}` : `https://${text}`;
}

function parseUrl(text: string): URL | undefined {
  // The URL standard escapes spaces in paths, but here a space means that the input is a sentence.
  return !/\s/.test(text) && URL.canParse(text) ? new URL(text) : undefined;
}

function checkHost(url: URL, notes: SanitizingNotes): Sanitized {
  const host = url.hostname.replace(/\.$/, '');
  const parsed = parse(host);
  if (host === '') {
    return notes.refuse(
      'url.host',
      'urlStandard',
      'The URL has no host.',
      'Enter a URL such as https://example.com.',
    );
  }
  if (parsed.isIp) {
    return notes.refuse(
      'url.raw-address',
      'house',
      'The host is an IP address instead of a domain name. Carriers block such links.',
      'Use a domain name.',
    );
  }
  if (!isDnsLegal(host)) {
    return notes.refuse(
      'url.dns-name',
      'urlStandard',
      'The host is not a legal domain name: each part has 1 to 63 letters, digits, or hyphens, without a hyphen at either end.',
      'Check the spelling of the host.',
    );
  }
  if (parsed.isIcann !== true || parsed.domain === null) {
    return notes.refuse(
      'url.public-host',
      'house',
      'The host has no public suffix, so it is not reachable on the internet.',
      'Check the spelling of the top-level domain.',
    );
  }
  noteDisguises(host, notes);
  if (url.protocol === 'http:') {
    notes.note(
      'url.insecure',
      'house',
      {
        status: 'info',
        message: 'The URL uses http. Reviewers who open it see a browser warning.',
        remedy: 'Use https.',
      },
      'estimate',
    );
  }
  return notes.accept(url.href, 'url.valid', 'urlStandard', 'The URL is well-formed. It was not opened.');
}

const HOST_UNITS_MAX = 253;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

function isDnsLegal(host: string): boolean {
  return host.length <= HOST_UNITS_MAX && host.split('.').every((label) => LABEL.test(label));
}

function noteDisguises(host: string, notes: SanitizingNotes): void {
  if (host.includes('xn--')) {
    notes.note('url.international', 'unicodeConfusables', {
      status: 'warning',
      message: 'The host has non-ASCII letters and is converted to punycode. Such hosts can imitate others.',
      details: host,
    });
  }
  if (findLinkHost(host)?.kind === 'shortener') {
    notes.note('url.public-shortener', 'attCode', {
      status: 'warning',
      message: 'This is a public link shortener. AT&T prohibits them in bulk messages.',
      details: host,
      remedy: 'Use the brand’s own domain.',
    });
  }
}
