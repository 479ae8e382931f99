// Decides which URLs of pages are opened at all.

const URL_CHARACTERS_MAX = 2_048;
const SCHEMES = new Set(['http:', 'https:']);

/** Ports of other protocols are not opened: a page check is not a port scan. */
const WEB_PORTS = new Set(['', '80', '443']);
const FREE_PORTS_FROM = 1_024;

/**
 * Undefined if the URL is not opened: another scheme, a password, the port of another protocol, or too long. The fragment
 * is dropped, because it is never sent.
 */
export function parsePageUrl(text: string, base?: URL): URL | undefined {
  const url = URL.parse(text, base);
  if (url === null || !SCHEMES.has(url.protocol) || url.username !== '' || url.password !== '') {
    return undefined;
  }
  url.hash = '';
  const isWebPort = WEB_PORTS.has(url.port) || Number(url.port) >= FREE_PORTS_FROM;
  return isWebPort && url.hostname !== '' && url.href.length <= URL_CHARACTERS_MAX ? url : undefined;
}
