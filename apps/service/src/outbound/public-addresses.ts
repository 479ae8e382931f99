// Keeps requests to addresses that customers name away from private networks (G-41, G-70).
import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { lookup as resolveAll } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';

/** The address is not public. It never leaves this service, so it says nothing of what is there. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
  readonly code = 'ADDRESS_REFUSED';
}

const LOCAL_NAMES =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|onion|test|invalid)\.?$/i;
const RESOLVE_MS = 3_000;
const CONNECT_MS = 5_000;
const CONNECTIONS_PER_ORIGIN = 20;
const KEEP_ALIVE_MS = 30_000;

/** Globally routable unicast. Addresses of one protocol wrapped in the other are judged by what is inside. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) {
    return false;
  }
  return ipaddr.process(address).range() === 'unicast';
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/**
 * @returns what is wrong with an address that a customer names, or undefined. A name that does not resolve just now is
 *   let pass: it is looked at again whenever it is connected to.
 */
export async function problemOfAddress(text: string): Promise<string | undefined> {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:') {
    return 'must be an address that starts with https://';
  }
  if (url.username !== '' || url.password !== '') {
    return 'must not contain a login';
  }
  const host = bare(url.hostname);
  const isPublicHost =
    isIP(host) === 0 ? isPublicName(host) && (await resolvesPublicly(host)) : isPublicAddress(host);
  return isPublicHost ? undefined : 'must be an address on the public internet';
}

/** A name without a dot is one of this network. */
const isPublicName = (host: string) => host.includes('.') && !LOCAL_NAMES.test(host);

async function resolvesPublicly(host: string): Promise<boolean> {
  const late = new Promise<LookupAddress[]>((done) => {
    setTimeout(done, RESOLVE_MS, []).unref();
  });
  const found = await Promise.race([resolveAll(host, { all: true }).catch(() => []), late]);
  return found.every(({ address }) => isPublicAddress(address));
}

/** Resolves for the connection itself, so that a name cannot answer differently between check and use. */
function lookUpPublic(
  hostname: string,
  options: LookupOptions,
  done: (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void,
): void {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) {
      done(error ?? new AddressRefused(), []);
    } else if (!addresses.every(({ address }) => isPublicAddress(address))) {
      done(new AddressRefused(), []);
    } else if (options.all === true) {
      done(null, addresses);
    } else {
      done(null, first.address, first.family);
    }
  });
}

/** For requests to addresses that customers name: connects to public ones only, whatever a name resolves to. */
export function createPublicAgent(): Agent {
  const connect = buildConnector({ timeout: CONNECT_MS, lookup: lookUpPublic as never });
  return new Agent({
    connections: CONNECTIONS_PER_ORIGIN,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connect(options, done) {
      const host = bare(options.hostname);
      if (isIP(host) !== 0 && !isPublicAddress(host)) {
        done(new AddressRefused(), null);
      } else {
        connect(options, done);
      }
    },
  });
}

/** For the operator's own registry address, which may be any (G-41). */
export const createOperatorAgent = (): Agent =>
  new Agent({
    connections: CONNECTIONS_PER_ORIGIN,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connect: { timeout: CONNECT_MS },
  });
