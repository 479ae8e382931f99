// Creates the client of a command, with URL and credential from the environment or the login.
import { createTendlc, type Tendlc } from '@tendlc/client';
import { UsageError } from './exit.ts';
import { loginPath, readLogin } from './login-file.ts';
import type { Terminal } from './terminal.ts';

const HEADERS = { 'user-agent': 'tendlc-command-line/0.1.0' };

const given = (value: string | undefined): string | undefined => (value === '' ? undefined : value);

/** @throws UsageError for an invalid URL */
export function checkUrl(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) {
    throw new UsageError(`${url} is not a service URL. Use a URL such as https://tendlc.example.com`);
  }
  if (parsed.username !== '' || parsed.password !== '') {
    throw new UsageError('The URL must not contain a username or password.');
  }
  return url.replace(/\/+$/, '');
}

export const clientAt = (
  baseUrl: string,
  credential: { apiKey: string } | { token: string } | undefined,
): Tendlc => createTendlc({ baseUrl: checkUrl(baseUrl), headers: HEADERS, ...credential });

/**
 * @param isAnonymous the operation needs no credential, so it works without a login
 * @throws UsageError without a URL or credential
 */
export function connect(terminal: Terminal, isAnonymous = false): Tendlc {
  const { environment } = terminal;
  const apiKey = given(environment['TENDLC_API_KEY']);
  const token = given(environment['TENDLC_TOKEN']);
  const url = given(environment['TENDLC_URL']);
  const own = token === undefined ? apiKey && { apiKey } : { token };
  if (url !== undefined && own) {
    return clientAt(url, own);
  }
  const login = readLogin(loginPath(environment), terminal.note);
  const baseUrl = url ?? login?.url;
  if (baseUrl === undefined) {
    throw new UsageError('Log in first with tendlc login, or set TENDLC_URL and TENDLC_API_KEY');
  }
  // The key of one service is never sent to another service.
  const isSame = login !== undefined && checkUrl(baseUrl) === login.url;
  const credential = own || (isSame ? { apiKey: login.apiKey } : undefined);
  if (!credential && !isAnonymous) {
    throw new UsageError(
      `You are not logged in to ${baseUrl}. Set TENDLC_API_KEY too, or run tendlc login --url ${baseUrl}`,
    );
  }
  return clientAt(baseUrl, credential || undefined);
}
