// A web address in its normal form, or the reason why it must not be used. Nothing is fetched.
import { parse } from 'tldts';
import { findLinkHost } from '../facts/link-hosts.ts';
import { mixedScriptWords } from '../text/words.ts';
import { type Sanitized, SanitizingNotes, withoutHidden } from './sanitizing.ts';

const SCHEME = /^([a-z][a-z0-9+.-]{0,40}):/i;

/** Strips what cannot be seen, adds a missing `https://`, allows http and https only, refuses user names in the address. */
export function sanitizeUrl(input: string): Sanitized {
  const notes = new SanitizingNotes();
  const { text, removed } = withoutHidden(input.trim());
  if (removed > 0) {
    notes.note('url.hidden-characters', 'urlStandard', {
      status: 'warning',
      message: `${removed} control or invisible characters were removed.`,
      remedy: 'Find out where they came from; they are used to disguise schemes.',
    });
  }
  const url = parseUrl(withScheme(text.trim(), notes));
  if (url === undefined) {
    return notes.refuse(
      'url.parsable',
      'urlStandard',
      /^https?:\/\/\S+\s/i.test(text.trim())
        ? 'A blank stands inside the address, so nobody can tell where it ends.'
        : 'The input is not a web address.',
      'Give an address such as https://example.com/page.',
    );
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return notes.refuse(
      'url.scheme',
      'urlStandard',
      `The scheme ${url.protocol.slice(0, 20)} is not allowed; only http and https are.`,
      'Give an http or https address.',
    );
  }
  if (url.username !== '' || url.password !== '') {
    return notes.refuse(
      'url.credentials',
      'urlStandard',
      'A user name stands before the host, so the address leads elsewhere than it seems to.',
      'Remove everything between // and @.',
    );
  }
  if (mixedScriptWords(text).length > 0) {
    notes.note('url.mixed-scripts', 'unicodeConfusables', {
      status: 'warning',
      message: 'The address mixes Latin letters with look-alikes from another script.',
      details: url.hostname,
      remedy: 'Do not use it unless you know whose it is.',
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
    message: 'No scheme was given; https was assumed.',
  });
  return text.startsWith('//') ? `https:${text}` : `https://${text}`;
}

function parseUrl(text: string): URL | undefined {
  // The standard repairs blanks in paths, but a blank in what people call an address is a sentence.
  return !/\s/.test(text) && URL.canParse(text) ? new URL(text) : undefined;
}

function checkHost(url: URL, notes: SanitizingNotes): Sanitized {
  const host = url.hostname.replace(/\.$/, '');
  const parsed = parse(host);
  if (host === '') {
    return notes.refuse(
      'url.host',
      'urlStandard',
      'The address has no host.',
      'Give an address such as https://example.com.',
    );
  }
  if (parsed.isIp) {
    notes.note(
      'url.raw-address',
      'house',
      {
        status: 'warning',
        message: 'The host is a bare IP address; carriers block such links.',
        details: host,
        remedy: 'Use a domain name.',
      },
      'estimate',
    );
  } else if (parsed.isIcann !== true || parsed.domain === null) {
    notes.note(
      'url.public-host',
      'house',
      {
        status: 'warning',
        message: 'The host ends in no public suffix, so the public cannot reach it.',
        details: host,
        remedy: 'Check the spelling of the ending.',
      },
      'estimate',
    );
  }
  noteDisguises(host, notes);
  if (url.protocol === 'http:') {
    notes.note(
      'url.insecure',
      'house',
      {
        status: 'info',
        message: 'The address uses http; reviewers who open it see a browser warning.',
        remedy: 'Use https.',
      },
      'estimate',
    );
  }
  return notes.accept(url.href, 'url.valid', 'urlStandard', 'The address is well-formed; it was not opened.');
}

function noteDisguises(host: string, notes: SanitizingNotes): void {
  if (host.includes('xn--')) {
    notes.note('url.international', 'unicodeConfusables', {
      status: 'warning',
      message: 'The host has letters outside ASCII and is given in punycode; such names can imitate others.',
      details: host,
    });
  }
  if (findLinkHost(host)?.kind === 'shortener') {
    notes.note('url.public-shortener', 'attCode', {
      status: 'warning',
      message: 'This is a public link shortener; AT&T prohibits them in bulk messages.',
      details: host,
      remedy: 'Use the brand’s own domain.',
    });
  }
}
