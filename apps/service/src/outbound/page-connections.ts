// Connections to the pages that customers name: to public addresses, and to the networks that the operator adds (G-84).
import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP, Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent } from 'undici';
import {
  createJudgedConnect,
  isPublicAddress,
  isPublicName,
  type Resolve,
  resolveByMachine,
} from './public-addresses.ts';

/** One try of one name server. */
const NAME_SERVER_MS = 2_000;
const NAME_SERVER_TRIES = 2;
const HEADER_BYTES_MAX = 16 * 1024;

/** What the framing of a response may add to its body, with the encryption and the sizes of small chunks. */
const FRAMING_BYTES_MAX = 2 * 1024 * 1024;
const CHECK_BYTES_EVERY_MS = 20;

/** The connection sent more than a page can have. */
class ConnectionTooLarge extends Error {
  override readonly name = 'ConnectionTooLarge';
  readonly code = 'BODY_TOO_LARGE';
}

type PageConnection = {
  readonly dispatcher: Agent;
  /** Whether the host is on a network that the operator added. Known when the connection is made. */
  isOnAddedNetwork(): boolean;
};
export type OpenPageConnection = (limits: { timeoutMs: number; bytesMax: number }) => PageConnection;

const toAddresses =
  (family: 4 | 6) =>
  (addresses: string[]): LookupAddress[] =>
    addresses.map((address) => ({ address, family }));

/**
 * Asks the name servers directly. The resolver of the machine runs few lookups at once for the whole process, so slow name
 * servers of customers would hold up every other connection. It is asked only for names that no name server knows, and
 * only if the operator has added networks, such as for `localhost`.
 */
function createPageResolve(hasAddedNetworks: boolean): Resolve {
  return async (hostname) => {
    const resolver = new Resolver({ timeout: NAME_SERVER_MS, tries: NAME_SERVER_TRIES });
    const [four, six] = await Promise.allSettled([
      resolver.resolve4(hostname).then(toAddresses(4)),
      resolver.resolve6(hostname).then(toAddresses(6)),
    ]);
    const found = [four, six].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (found.length > 0) {
      return found;
    }
    if (hasAddedNetworks) {
      return resolveByMachine(hostname);
    }
    throw four.status === 'rejected'
      ? (four.reason as Error)
      : Object.assign(new Error('the name has no address'), { code: 'ENODATA' });
  };
}

/**
 * Ends a connection that sends too much. The limits of the client count headers and bodies, and not what lies between them,
 * such as spaces and the sizes of chunks.
 */
function limitBytes(socket: Socket, bytesMax: number): void {
  const timer = setInterval(() => {
    if (socket.bytesRead > bytesMax) {
      socket.destroy(new ConnectionTooLarge());
    }
  }, CHECK_BYTES_EVERY_MS);
  socket.once('close', () => clearInterval(timer));
}

type Network = ReturnType<typeof ipaddr.parseCIDR>;

function isIn([range, bits]: Network, text: string): boolean {
  const address = ipaddr.process(text);
  return address instanceof ipaddr.IPv4
    ? range instanceof ipaddr.IPv4 && address.match(range, bits)
    : range instanceof ipaddr.IPv6 && address.match(range, bits);
}

export type PageAddresses = {
  readonly resolve: Resolve;
  /** Whether a page of this host may be opened at this address. */
  isAllowed(address: string, host: string): boolean;
  isAdded(address: string): boolean;
};

/** @param networks in CIDR notation, such as `10.0.0.0/8` */
export function createPageAddresses(
  networks: readonly string[],
  resolve: Resolve = createPageResolve(networks.length > 0),
): PageAddresses {
  const added = networks.map((network) => ipaddr.parseCIDR(network));
  const isAdded = (address: string): boolean =>
    ipaddr.isValid(address) && added.some((network) => isIn(network, address));
  const isAllowed = (address: string, host: string): boolean =>
    isAdded(address) || isPublicHost(address, host);
  return { resolve, isAllowed, isAdded };
}

const isPublicHost = (address: string, host: string): boolean =>
  isPublicAddress(address) && (isIP(host) !== 0 || isPublicName(host));

/** Without the networks that the operator added. */
export const keepPublic = ({ resolve }: PageAddresses): PageAddresses => ({
  resolve,
  isAllowed: isPublicHost,
  isAdded: () => false,
});

export function createPageConnections({ resolve, isAllowed, isAdded }: PageAddresses): OpenPageConnection {
  return ({ timeoutMs, bytesMax }) => {
    const judged: boolean[] = [];
    const judge = (address: string, host: string): boolean => {
      judged.push(isAdded(address));
      return isAllowed(address, host);
    };
    const connect = createJudgedConnect(resolve, judge, timeoutMs);
    const dispatcher = new Agent({
      connections: 1,
      // Closes the connection after the response.
      pipelining: 0,
      allowH2: false,
      maxHeaderSize: HEADER_BYTES_MAX,
      maxResponseSize: bytesMax,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      connect: (options, done) =>
        connect(options, (...outcome) => {
          const [, socket] = outcome;
          // A failure comes without a second argument.
          if (socket instanceof Socket) {
            limitBytes(socket, bytesMax + FRAMING_BYTES_MAX);
          }
          done(...outcome);
        }),
    });
    return { dispatcher, isOnAddedNetwork: () => judged.length > 0 && judged.every(Boolean) };
  };
}
