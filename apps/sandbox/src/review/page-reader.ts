// Opens the pages of a campaign as a visitor without a login: bounded in size, time and redirects. Addresses of other
// machines in private networks are refused; those of this machine are not, because a trial has its pages there.
import { lookup as resolve, type LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { type PageContent, readHtml, readPlainText } from './html.ts';

export type OpenedPage =
  | { readonly kind: 'page'; readonly url: string; readonly content: PageContent }
  /** A screenshot, which shows a page that has a login. */
  | { readonly kind: 'image'; readonly url: string }
  | { readonly kind: 'login'; readonly url: string }
  | { readonly kind: 'unreachable'; readonly url: string; readonly why: string };

const PAGE_BYTES_MAX = 2 * 1_048_576;
const PAGE_MS_MAX = 5_000;
const REDIRECTS_MAX = 3;
const LOGIN_PAGE_WORDS_MAX = 150;
const USER_AGENT = 'Tendlc-Sandbox-Reviewer/1.0';

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6');
}

const isRefusedAddress = (address: string): boolean =>
  PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Resolves a name to the addresses that may be connected to, so that the check and the connection use the same. */
const lookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const allowed = error === null ? addresses.filter(({ address }) => !isRefusedAddress(address)) : [];
    const [first] = allowed;
    if (first === undefined) {
      done(error ?? new Error('the address is in a private network'), '', 0);
    } else if (options.all === true) {
      done(null, allowed);
    } else {
      done(null, first.address, first.family);
    }
  });
};

type Answer = {
  readonly status: number;
  readonly type: string;
  readonly location: string | undefined;
  readonly body: Buffer;
};

class PageProblem extends Error {
  override readonly name = 'PageProblem';
}

function collect(answer: IncomingMessage, done: (body: Buffer) => void, fail: (error: Error) => void): void {
  const parts: Buffer[] = [];
  let bytes = 0;
  answer.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > PAGE_BYTES_MAX) {
      fail(new PageProblem('the page is larger than 2 MiB'));
      answer.destroy();
    } else {
      parts.push(part);
    }
  });
  answer.on('end', () => done(Buffer.concat(parts)));
  answer.on('error', fail);
}

function ask(url: URL, signal: AbortSignal): Promise<Answer> {
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isRefusedAddress(host)) {
    throw new PageProblem('the address is in a private network');
  }
  return new Promise((done, fail) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      signal,
      lookup,
      agent: false,
      headers: {
        'user-agent': USER_AGENT,
        accept: 'text/html, text/plain;q=0.9, image/*;q=0.8',
        'accept-encoding': 'identity',
      },
    });
    request.on('error', fail);
    request.on('response', (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const { 'content-type': type = '', location } = headers;
      const finish = (body: Buffer) => done({ status, type: type.toLowerCase(), location, body });
      if (status === 200 && type.toLowerCase().startsWith('text/')) {
        collect(answer, finish, fail);
      } else {
        finish(Buffer.alloc(0));
        answer.destroy();
      }
    });
    request.end();
  });
}

function decode({ type, body }: Answer): string {
  const charset = /charset="?([\w-]+)/.exec(type)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return body.toString('utf8');
  }
}

const LOGIN_PATH = /\/(?:log-?in|sign-?in|sso|auth)\b/i;
const NOT_FOUND = /\b(?:404|not found|page (?:can.t|cannot) be found)\b/i;

const wordCount = (text: string) => text.split(/\s+/).length;

const isLoginPage = ({ hasPasswordField, hasPhoneField, text }: PageContent) =>
  hasPasswordField && !hasPhoneField && wordCount(text) < LOGIN_PAGE_WORDS_MAX;

function judgeAnswer(url: URL, isRedirected: boolean, answer: Answer): OpenedPage {
  const { href } = url;
  const { status, type } = answer;
  if (status === 401 || status === 403 || (isRedirected && LOGIN_PATH.test(url.pathname))) {
    return { kind: 'login', url: href };
  }
  if (status !== 200) {
    return { kind: 'unreachable', url: href, why: `HTTP ${status}` };
  }
  if (type.startsWith('image/')) {
    return { kind: 'image', url: href };
  }
  if (!type.startsWith('text/')) {
    return { kind: 'unreachable', url: href, why: `${type || 'no content type'} is not a web page` };
  }
  const text = decode(answer);
  const content = type.startsWith('text/plain') ? readPlainText(text) : readHtml(text);
  if (NOT_FOUND.test(content.title)) {
    return { kind: 'unreachable', url: href, why: 'the page says that it was not found' };
  }
  return isLoginPage(content) ? { kind: 'login', url: href } : { kind: 'page', url: href, content };
}

async function follow(address: string, signal: AbortSignal): Promise<OpenedPage> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      throw new PageProblem(`${url.protocol} is not a web address`);
    }
    const answer = await ask(url, signal);
    if (answer.status < 300 || answer.status > 399 || answer.location === undefined) {
      return judgeAnswer(url, redirects > 0, answer);
    }
    url = new URL(answer.location, url);
  }
  throw new PageProblem(`more than ${REDIRECTS_MAX} redirects`);
}

/** Never rejects: a page that cannot be opened is a result. */
export async function openPage(address: string, closing: AbortSignal): Promise<OpenedPage> {
  const tooLate = AbortSignal.timeout(PAGE_MS_MAX);
  try {
    return await follow(address, AbortSignal.any([tooLate, closing]));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = tooLate.aborted ? `no answer within ${PAGE_MS_MAX / 1_000} s` : (code ?? message);
    return { kind: 'unreachable', url: address, why };
  }
}
