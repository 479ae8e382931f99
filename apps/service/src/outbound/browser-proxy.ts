// A proxy on this machine for one visit of a browser. It connects to allowed addresses only, whatever the scripts of a page
// ask for, and ends every connection when the visit exceeds its limit of bytes.
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { pipeline } from 'node:stream';
import type { PageAddresses } from './page-connections.ts';
import { createJudgedConnect } from './public-addresses.ts';

export type BrowserProxyLimits = {
  readonly timeoutMs: number;
  /** Received and sent by all connections together. */
  readonly bytes: number;
  /** At the same time, with those that are not made yet. */
  readonly connections: number;
  /** During the whole visit. */
  readonly connectionsInAll: number;
};

export type BrowserProxy = {
  readonly url: string;
  /** Ends every connection. */
  close(): void;
};

const CHECK_BYTES_EVERY_MS = 20;

/** Over plain HTTP the proxy sees what is asked for. A visitor who only looks sends nothing. */
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Headers of one connection, which a proxy does not pass on (RFC 9110, section 7.6.1). */
const OWN_HEADERS = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const withoutOwnHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name)));

/** Interim and made-up statuses end no request. */
const isFinalStatus = (status: number | undefined): status is number =>
  status !== undefined && status >= 200 && status <= 599;

const noMatter = () => undefined;

/**
 * @param parseTarget undefined for a URL that is not opened
 * @returns a proxy that listens on a free port of the loopback address
 */
export async function openBrowserProxy(
  { resolve, isAllowed }: PageAddresses,
  parseTarget: (url: string) => URL | undefined,
  limits: BrowserProxyLimits,
): Promise<BrowserProxy> {
  const connect = createJudgedConnect(resolve, isAllowed, limits.timeoutMs);
  const sockets = new Set<Socket>();
  let closedBytes = 0;
  let opened = 0;
  let pending = 0;
  let isClosed = false;

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', noMatter);
    socket.once('close', () => {
      sockets.delete(socket);
      closedBytes += socket.bytesRead + socket.bytesWritten;
    });
  }

  /** `done` gets undefined if there are too many connections, or this one is refused or fails. */
  function open(target: URL, done: (socket: Socket | undefined) => void): void {
    if (sockets.size + pending >= limits.connections || opened >= limits.connectionsInAll) {
      done(undefined);
      return;
    }
    opened += 1;
    pending += 1;
    const port = target.port === '' ? (target.protocol === 'https:' ? '443' : '80') : target.port;
    // Encryption is the browser's: here, both kinds are connections that carry bytes.
    const hostname = target.hostname.replace(/^\[|\]$/g, '');
    connect({ hostname, host: target.host, protocol: 'http:', port }, (...outcome) => {
      const [, socket] = outcome;
      pending -= 1;
      // A failure comes without a second argument.
      if (!(socket instanceof Socket)) {
        done(undefined);
        return;
      }
      keep(socket);
      if (isClosed) {
        socket.destroy();
      }
      done(isClosed ? undefined : socket);
    });
  }

  function tunnel(incoming: IncomingMessage, browser: Socket): void {
    browser.on('error', noMatter);
    const target = parseTarget(`https://${incoming.url ?? ''}`);
    const refuse = () => browser.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    if (target === undefined) {
      refuse();
      return;
    }
    open(target, (socket) => {
      if (socket === undefined) {
        refuse();
        return;
      }
      browser.write('HTTP/1.1 200 OK\r\n\r\n');
      pipeline(browser, socket, noMatter);
      pipeline(socket, browser, noMatter);
    });
  }

  function forward(incoming: IncomingMessage, answer: ServerResponse): void {
    const refuse = () => {
      if (answer.headersSent) {
        answer.destroy();
      } else {
        answer.writeHead(403).end();
      }
    };
    const target = parseTarget(incoming.url ?? '');
    if (target?.protocol !== 'http:' || !READING.has(incoming.method ?? '')) {
      refuse();
      return;
    }
    open(target, (socket) => {
      if (socket === undefined) {
        refuse();
        return;
      }
      const headers = { ...withoutOwnHeaders(incoming.headers), host: target.host, connection: 'close' };
      const outgoing = request(target, {
        method: incoming.method,
        headers,
        createConnection: () => socket,
      });
      outgoing.on('error', refuse);
      answer.once('close', () => outgoing.destroy());
      outgoing.on('response', (response) => {
        try {
          if (!isFinalStatus(response.statusCode)) {
            throw new Error('not a final status');
          }
          answer.writeHead(response.statusCode, withoutOwnHeaders(response.headers));
          pipeline(response, answer, noMatter);
        } catch {
          // A response that Node does not write: a browser would not read it, either.
          response.destroy();
          refuse();
        }
      });
      outgoing.end();
    });
  }

  const server = createServer(forward);
  server.on('connect', tunnel);
  const endAll = () => {
    for (const socket of sockets) {
      socket.destroy();
    }
  };
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', listening);
  });
  const timer = setInterval(() => {
    const bytes = [...sockets].reduce(
      (sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten,
      closedBytes,
    );
    if (bytes > limits.bytes) {
      endAll();
    }
  }, CHECK_BYTES_EVERY_MS);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      isClosed = true;
      clearInterval(timer);
      endAll();
      server.closeAllConnections();
      server.close();
    },
  };
}
