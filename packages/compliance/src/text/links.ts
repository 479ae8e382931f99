// Finds links that a handset would make tappable, and reads their hosts and domains. Linear in the text.
import { withSmallCode } from './fast-patterns.ts';
import { parse } from 'tldts';

export type Link = {
  /** Quoted from the text. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Lowercase, in punycode. */
  readonly host: string;
  /** Host as written, in lowercase. */
  readonly shownHost: string;
  /** The registrable domain, such as `example.co.uk` for `shop.example.co.uk`; undefined for IP addresses. */
  readonly domain: string | undefined;
  readonly scheme: string | undefined;
  readonly hasCredentials: boolean;
  readonly isIpAddress: boolean;
  readonly hasPath: boolean;
};

const BREAK = /[\s<>"]/;
const BARE_PIECE = /[^,;()|[\]{}]+/gu;
const SCHEME = /(?:https?|ftp):\/\//i;
const LABEL = withSmallCode(/^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u);
const TRAILING = /[.,;:!?'"’”)\]}*_~>]$/u;
const LEADING = /^['"“‘*_~([{]+/u;
const MOST_CHUNK_UNITS = 2048;
const MOST_LINKS = 64;

// Public suffixes that are also English words or file extensions. Alone, "done.my" is a missing space and
// "menu.md" is a file; with a path, a third label, or www, it is a URL.
const WORDLIKE_SUFFIXES = new Set(
  'am as at be by do how id in is it link md me mov my no now one pm py rs sh so to us we zip you'.split(' '),
);

/** The links of a text in order, at most 64. Excludes email addresses, times, versions, and missing spaces after a period. */
export function findLinks(text: string): Link[] {
  const links: Link[] = [];
  for (let end = 0, dot = text.indexOf('.'); dot >= 0; dot = text.indexOf('.', end)) {
    let start = dot;
    while (start > end && !isBreak(text, start - 1)) {
      start--;
    }
    end = dot;
    while (end < text.length && !isBreak(text, end)) {
      end++;
    }
    if (end - start <= MOST_CHUNK_UNITS) {
      links.push(...findLinksInChunk(text.slice(start, end), start));
    }
    if (links.length >= MOST_LINKS) {
      return links.slice(0, MOST_LINKS);
    }
  }
  return links;
}

function isBreak(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit <= 0x20 || unit >= 0x80
    ? BREAK.test(text.charAt(at))
    : unit === 0x22 || unit === 0x3c || unit === 0x3e;
}

/** "Tomorrow." is no link, and most dots end a sentence. */
function hasInnerDot(chunk: string): boolean {
  for (let dot = chunk.indexOf('.'); dot >= 0; dot = chunk.indexOf('.', dot + 1)) {
    const next = dot + 1 < chunk.length ? chunk.charCodeAt(dot + 1) : 0;
    if (next >= 0x80 || isAsciiLetterOrDigit(next)) {
      return true;
    }
  }
  return false;
}

const isAsciiLetterOrDigit = (unit: number): boolean =>
  (unit >= 0x30 && unit <= 0x39) || ((unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a);

function findLinksInChunk(chunk: string, offset: number): Link[] {
  const scheme = chunk.includes('://') ? chunk.search(SCHEME) : -1;
  if (scheme >= 0) {
    const link = readWithScheme(withoutTrailing(chunk.slice(scheme)), offset + scheme);
    return link ? [link] : [];
  }
  if (!hasInnerDot(chunk)) {
    return [];
  }
  return Array.from(chunk.matchAll(BARE_PIECE)).flatMap((piece) => {
    const link = readBare(piece[0], offset + piece.index);
    return link ? [link] : [];
  });
}

function withoutTrailing(text: string): string {
  let end = text.length;
  while (end > 0 && TRAILING.test(text.slice(end - 1, end)) && !closesOwnBracket(text, end)) {
    end--;
  }
  return text.slice(0, end);
}

function closesOwnBracket(text: string, end: number): boolean {
  return text[end - 1] === ')' && text.slice(0, end).includes('(');
}

function readWithScheme(text: string, start: number): Link | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.hostname === '') {
    return undefined;
  }
  return toLink(text, start, url, url.protocol.slice(0, -1));
}

function readBare(piece: string, offset: number): Link | undefined {
  const lead = LEADING.exec(piece)?.[0].length ?? 0;
  let text = withoutTrailing(piece.slice(lead));
  let start = offset + lead;
  // "Acme:acme.com" is a name and a link; "acme.com:8080" has a port.
  const label = /^[^./?#@]*[:=]/.exec(text)?.[0].length ?? 0;
  text = text.slice(label);
  start += label;
  const host = /^[^/?#:@]+/.exec(text)?.[0] ?? '';
  const rest = text.slice(host.length);
  if (rest.startsWith('@') || (rest.startsWith(':') && !/^:\d{1,5}(?:[/?#]|$)/.test(rest))) {
    return undefined;
  }
  if (!isBareHost(host, rest.length > 0)) {
    return undefined;
  }
  const url = URL.canParse(`http://${text}`) ? new URL(`http://${text}`) : undefined;
  return url === undefined ? undefined : toLink(text, start, url, undefined);
}

function isBareHost(host: string, hasRest: boolean): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) as string;
  if (labels.length < 2 || labels.length > 12 || !labels.every((label) => LABEL.test(label))) {
    return false;
  }
  if (labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label) && Number(label) < 256)) {
    return hasRest;
  }
  if (/\d/.test(last) && !last.startsWith('xn--')) {
    return false;
  }
  if (isMissingBlank(labels)) {
    return false;
  }
  const lower = last.toLowerCase();
  const isFirm = hasRest || labels.length > 2 || labels[0]?.toLowerCase() === 'www';
  if (!isFirm && (WORDLIKE_SUFFIXES.has(lower) || /^\d+$/.test(labels[0] as string))) {
    return WELL_KNOWN.has(host.toLowerCase());
  }
  const parsed = parse(host, { allowPrivateDomains: false });
  return (parsed.isIcann === true || lower === EXAMPLE_SUFFIX) && parsed.domain !== null;
}

/** Reserved for documentation (RFC 2606). Drafts and tests use it as they would use `.com`. */
const EXAMPLE_SUFFIX = 'example';
// Well-known two-label hosts with such suffixes.
const WELL_KNOWN = new Set([
  'zoom.us',
  'about.me',
  'linktr.ee',
  'is.gd',
  't.me',
  'wa.me',
  'fb.me',
  'youtu.be',
  'goo.gl',
]);

// "ready.Please", "today.In": a capital letter only after the dot indicates a new sentence, not a host.
function isMissingBlank(labels: readonly string[]): boolean {
  const last = labels.at(-1) as string;
  const before = labels.at(-2) as string;
  return /^\p{Lu}\p{Ll}/u.test(last) && /\p{Ll}$/u.test(before);
}

function toLink(text: string, start: number, url: URL, scheme: string | undefined): Link {
  const host = url.hostname.replace(/\.$/, '');
  const parsed = parse(host, { allowPrivateDomains: false });
  const authority = text.replace(/^[a-z]+:\/\//i, '').split(/[/?#\\]/, 1)[0] as string;
  return {
    text,
    start,
    end: start + text.length,
    host,
    shownHost: authority
      .slice(authority.lastIndexOf('@') + 1)
      .replace(/:\d*$/, '')
      .toLowerCase(),
    domain: parsed.domain ?? undefined,
    scheme,
    hasCredentials: url.username !== '' || url.password !== '',
    isIpAddress: parsed.isIp === true,
    hasPath: url.pathname.length > 1 || url.search !== '' || url.hash !== '',
  };
}
