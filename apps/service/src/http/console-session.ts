// The console's session: a cookie that scripts cannot read, valid only with a header that other sites cannot send.
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'tendlc_session';

/** The console sends it with every request. A page of another origin needs a preflight for it, which is rejected. */
const HEADER = 'x-tendlc-console';

export const isFromConsole = (request: FastifyRequest): boolean => request.headers[HEADER] === '1';

/** The session token of a console request that has no other token. */
export function consoleTokenOf(request: FastifyRequest): string | undefined {
  return isFromConsole(request) ? parseCookie(request.headers.cookie ?? '')[COOKIE] : undefined;
}

type Options = { readonly lifetimeSeconds: number; readonly isSecure: boolean };

const setCookie = (reply: FastifyReply, value: string, { lifetimeSeconds, isSecure }: Options) =>
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: COOKIE,
      value,
      httpOnly: true,
      sameSite: 'strict',
      path: '/',
      maxAge: lifetimeSeconds,
      secure: isSecure,
    }),
  );

/**
 * Sets the session cookie, for the console only.
 * @returns the token for the response: none for the console, so that scripts cannot leak it
 */
export function openConsoleSession(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  options: Options,
): string {
  if (!isFromConsole(request)) {
    return token;
  }
  setCookie(reply, token, options);
  return '';
}

export function closeConsoleSession(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Pick<Options, 'isSecure'>,
): void {
  if (isFromConsole(request)) {
    setCookie(reply, '', { ...options, lifetimeSeconds: 0 });
  }
}
