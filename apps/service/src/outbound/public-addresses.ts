// Keeps requests to addresses that customers name away from private networks (G-41, G-70).
import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
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
/**
 * A request on a connection that the other end is just closing is lost, and whether it arrived is unknown. So an idle
 * connection is given up well before the other end says that it will close it.
 */
const KEEP_ALIVE = { keepAliveTimeout: 30_000, keepAliveTimeoutThreshold: 3_000 } as const;

/** The part of IPv6 that is given out for the public internet; what was never given out counts as unicast, too. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
const NAT64_IPV4_AT = 12;

/** Globally routable unicast. Addresses of one protocol wrapped in the other are judged by what is inside. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) {
    return false;
  }
  const address = ipaddr.process(text);
  const range = address.range();
  if (!(address instanceof ipaddr.IPv6)) {
    return range === 'unicast';
  }
  // The well-known prefix by which IPv6-only networks reach IPv4.
  return range === 'rfc6052'
    ? isPublicAddress(address.toByteArray().slice(NAT64_IPV4_AT).join('.'))
    : range === 'unicast' && address.match(GLOBAL_IPV6);
}

/** Every address of a name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

export const resolveByMachine: Resolve = (hostname) => lookup(hostname, { all: true });

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/**
 * @returns what is wrong with an address that a customer names, or undefined. A name that does not resolve just now is
 *   let pass: it is looked at again whenever it is connected to.
 */
export async function problemOfAddress(
  text: string,
  resolve: Resolve = resolveByMachine,
): Promise<string | undefined> {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:') {
    return 'must be a URL that starts with https://';
  }
  // Parsers drop line ends, but a reader of the URL would see them.
  if (/[\s\p{Cc}]/u.test(text)) {
    return 'must not contain spaces or line breaks';
  }
  if (url.username !== '' || url.password !== '') {
    return 'must not contain a username or password';
  }
  const host = bare(url.hostname);
  const isPublicHost =
    isIP(host) === 0 ? isPublicName(host) && (await resolvesPublicly(host, resolve)) : isPublicAddress(host);
  return isPublicHost ? undefined : 'must point to the public internet';
}

/** A name without a dot is one of this network. */
export const isPublicName = (host: string) => host.includes('.') && !LOCAL_NAMES.test(host);

async function resolvesPublicly(host: string, resolve: Resolve): Promise<boolean> {
  const late = new Promise<LookupAddress[]>((done) => {
    setTimeout(done, RESOLVE_MS, []).unref();
  });
  const found = await Promise.race([resolve(host).catch(() => []), late]);
  return found.every(({ address }) => isPublicAddress(address));
}

/** Whether a connection to this address may be made for this host. */
type JudgeAddress = (address: string, host: string) => boolean;

type Done = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Resolves for the connection itself, so that a name cannot answer differently between check and use. */
function createJudgedLookup(resolve: Resolve, isAllowed: JudgeAddress) {
  return (hostname: string, options: LookupOptions, done: Done): void => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !found.every(({ address }) => isAllowed(address, hostname))) {
          done(new AddressRefused(), []);
        } else if (options.all === true) {
          done(null, found);
        } else {
          done(null, first.address, first.family);
        }
      },
      (error: Error) => done(error, []),
    );
  };
}

/** Connects to allowed addresses only, whatever a name resolves to. */
export function createJudgedConnect(
  resolve: Resolve,
  isAllowed: JudgeAddress,
  timeoutMs: number = CONNECT_MS,
): buildConnector.connector {
  const connect = buildConnector({ timeout: timeoutMs, lookup: createJudgedLookup(resolve, isAllowed) });
  return (options, done) => {
    const host = bare(options.hostname);
    if (isIP(host) !== 0 && !isAllowed(host, host)) {
      done(new AddressRefused(), null);
    } else {
      connect(options, done);
    }
  };
}

/** For requests to addresses that customers name: connects to public ones only, whatever a name resolves to. */
export const createPublicAgent = (resolve: Resolve = resolveByMachine): Agent =>
  new Agent({
    connections: CONNECTIONS_PER_ORIGIN,
    ...KEEP_ALIVE,
    allowH2: false,
    connect: createJudgedConnect(resolve, isPublicAddress),
  });

/** For the operator's own registry address, which may be any (G-41). */
export const createOperatorAgent = (): Agent =>
  new Agent({
    connections: CONNECTIONS_PER_ORIGIN,
    ...KEEP_ALIVE,
    connect: { timeout: CONNECT_MS },
  });
