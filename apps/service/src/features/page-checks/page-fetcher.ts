// Fetches one page as an anonymous visitor: redirects followed, time and size bounded, and every failure named (G-84).
import type { FetchedPage, FetchProblem } from '@tendlc/page-review';
import { request } from 'undici';
import type { OpenPageConnection } from '../../outbound/page-connections.ts';
import { problemOf } from './fetch-problem.ts';
import { parsePageUrl } from './page-url.ts';
import { ACCEPTED_ENCODINGS, readBody } from './response-body.ts';

/** A page without its purpose: the same for everybody. */
export type PageContent = Omit<FetchedPage, 'purpose' | 'field' | 'body' | 'headers'> & {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly isTrialNetwork: boolean;
};

export type FetchLimits = {
  /** For the whole page with its redirects, without the time that it waits for its turn at a host. */
  readonly timeMs: number;
  readonly bytes: number;
  readonly redirects: number;
};

export const FETCH_LIMITS: FetchLimits = { timeMs: 10_000, bytes: 2 * 1024 * 1024, redirects: 5 };

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const TYPES = new Set(['text/html', 'text/plain', 'application/pdf']);
const HEADER_CHARACTERS_MAX = 200;

/** The headers by which a check for bots is recognized. */
const KEPT_HEADERS = ['cf-mitigated', 'x-datadome'] as const;

type Response = Pick<PageContent, 'status' | 'contentType' | 'headers' | 'body' | 'problem'>;
type Answer = { readonly isTrialNetwork: boolean } & (
  | { readonly location: string; readonly status: number }
  | { readonly response: Response }
);

const EMPTY = Buffer.alloc(0);
const failed = (problem: FetchProblem, status = 0): Response => ({
  status,
  contentType: undefined,
  headers: {},
  body: EMPTY,
  problem,
});

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** PostgreSQL stores neither NUL nor lone surrogates, and a header may be long. */
function headerOf(headers: Headers, name: string): string | undefined {
  const value = [headers[name] ?? []].flat()[0];
  return value?.slice(0, HEADER_CHARACTERS_MAX).replaceAll('\u0000', '').toWellFormed();
}

const keptHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = headerOf(headers, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** A server without a `Content-Type` leaves it to the reader to recognize the content. */
const isReadable = (contentType: string | undefined): boolean =>
  contentType === undefined || TYPES.has(contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '');

export type PageFetcher = ReturnType<typeof createPageFetcher>;

export function createPageFetcher(deps: {
  openConnection: OpenPageConnection;
  /** Names the product and where it runs. */
  userAgent: string;
  limits?: FetchLimits;
}) {
  const { openConnection, userAgent, limits = FETCH_LIMITS } = deps;

  /** One request on a connection of its own. Never throws. */
  async function requestOnce(url: URL, leftMs: number, signal: AbortSignal): Promise<Answer> {
    const timeoutMs = Math.max(1, Math.ceil(leftMs));
    const { dispatcher, isOnAddedNetwork } = openConnection({ timeoutMs, bytesMax: limits.bytes });
    let status = 0;
    try {
      const { statusCode, headers, body } = await request(url, {
        method: 'GET',
        dispatcher,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        headers: {
          'user-agent': userAgent,
          accept: 'text/html, application/pdf;q=0.9, text/plain;q=0.8',
          'accept-language': 'en-US, en;q=0.9',
          'accept-encoding': ACCEPTED_ENCODINGS,
        },
      });
      status = statusCode;
      // A body that is not read to its end fails when its connection is closed.
      body.on('error', () => undefined);
      const locations = [headers['location'] ?? []].flat();
      const [location] = locations;
      const isTrialNetwork = isOnAddedNetwork();
      if (REDIRECTS.has(status) && location !== undefined) {
        // Several targets have no meaning, and browsers refuse them, too.
        return { isTrialNetwork, status, location: locations.length === 1 ? location : '' };
      }
      const contentType = headerOf(headers, 'content-type');
      if (!isReadable(contentType)) {
        const response = {
          ...failed('unsupported_type', status),
          contentType,
          headers: keptHeaders(headers),
        };
        return {
          isTrialNetwork,
          // The status says more than the type of the page that explains it.
          response: isSuccess(status) ? response : { ...response, problem: undefined },
        };
      }
      const bytes = await readBody(body, headerOf(headers, 'content-encoding'), limits.bytes);
      const response = {
        status,
        contentType,
        headers: keptHeaders(headers),
        body: bytes,
        problem: undefined,
      };
      return { isTrialNetwork, response };
    } catch (error) {
      return { isTrialNetwork: isOnAddedNetwork(), response: failed(problemOf(error), status) };
    } finally {
      void dispatcher.destroy().catch(() => undefined);
    }
  }

  return {
    /**
     * Nothing in the page is executed or followed beyond the redirects. A failure is a `problem` of the result.
     * @param text the URL as a customer wrote it
     * @param enterHost waits for a turn at each further host of the redirects
     * @throws only what `enterHost` throws
     */
    async fetchPage(
      text: string,
      enterHost: (host: string) => Promise<void>,
      signal: AbortSignal,
    ): Promise<PageContent> {
      const first = parsePageUrl(text);
      if (first === undefined) {
        const url = text.slice(0, HEADER_CHARACTERS_MAX).replaceAll('\u0000', '').toWellFormed();
        return { url, finalUrl: url, redirects: [], ...failed('invalid_url'), isTrialNetwork: false };
      }
      const opened = [first];
      const hosts = new Set([first.hostname]);
      let leftMs = limits.timeMs;
      const finish = (response: Response, isTrialNetwork: boolean): PageContent => ({
        url: first.href,
        finalUrl: (opened.at(-1) as URL).href,
        redirects: opened.slice(1, -1).map(({ href }) => href),
        ...response,
        isTrialNetwork,
      });
      for (;;) {
        const startedAt = performance.now();
        const url = opened.at(-1) as URL;
        const answer = await requestOnce(url, leftMs, signal);
        leftMs -= performance.now() - startedAt;
        if ('response' in answer) {
          return finish(answer.response, answer.isTrialNetwork);
        }
        const target = answer.location === '' ? undefined : parsePageUrl(answer.location, url);
        if (target === undefined) {
          return finish(failed('invalid_url', answer.status), answer.isTrialNetwork);
        }
        if (opened.length > limits.redirects) {
          return finish(failed('too_many_redirects', answer.status), answer.isTrialNetwork);
        }
        if (leftMs <= 0) {
          return finish(failed('timeout', answer.status), answer.isTrialNetwork);
        }
        if (!hosts.has(target.hostname)) {
          await enterHost(target.hostname);
          hosts.add(target.hostname);
        }
        opened.push(target);
      }
    },
  };
}
