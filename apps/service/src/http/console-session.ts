// The console's session: a cookie that scripts cannot read, good only together with a header that no other site can send.
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'tendlc_session';

/** Sent by the console with every request. A page of another origin would have to ask for it first, and is refused. */
const HEADER = 'x-tendlc-console';

export const isFromConsole = (request: FastifyRequest): boolean => request.headers[HEADER] === '1';

/** The session token of a request of the console, which brings no other. */
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
 * @returns what the answer shows of the token: nothing to the console, whose scripts must have nothing to lose
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
