// The console's session: a cookie that scripts cannot read, valid only with a header that other sites cannot send.
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'tendlc_session';

/** The console sends it with every request. A page of another origin needs a preflight for it, which is rejected. */
const HEADER = 'x-tendlc-console';

const isFromConsole = (request: FastifyRequest): boolean => request.headers[HEADER] === '1';

/** The origin of a login. The session of a console can be ended without ending others of the same second. */
export const visitOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
  isRevocable: isFromConsole(request),
});

/** For the choice of a page only: it says nothing about whether the session is valid. */
export const hasConsoleCookie = (request: FastifyRequest): boolean =>
  parseCookie(request.headers.cookie ?? '')[COOKIE] !== undefined;

/** The session token of a console request that has no other token. */
export function consoleTokenOf(request: FastifyRequest): string | undefined {
  return isFromConsole(request) ? parseCookie(request.headers.cookie ?? '')[COOKIE] : undefined;
}

export type ConsoleCookie = { readonly lifetimeSeconds: number; readonly isSecure: boolean };

const setCookie = (reply: FastifyReply, value: string, { lifetimeSeconds, isSecure }: ConsoleCookie) =>
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
  options: ConsoleCookie,
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
  options: Pick<ConsoleCookie, 'isSecure'>,
): void {
  if (isFromConsole(request)) {
    setCookie(reply, '', { ...options, lifetimeSeconds: 0 });
  }
}
