// A proxy on this machine for one visit of a browser. It connects to allowed addresses only, whatever the scripts of a page
// ask for, and ends when the visit has had its bytes.
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
  /** Received by all connections together. */
  readonly bytes: number;
  readonly connections: number;
};

export type BrowserProxy = {
  readonly url: string;
  /** Ends every connection. */
  close(): void;
};

const CHECK_BYTES_EVERY_MS = 20;

/** Over plain HTTP the proxy sees what is asked for. A visitor who only looks sends nothing. */
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Headers between the browser and its proxy. */
const OWN_HEADERS = ['proxy-connection', 'proxy-authorization'];

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

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', noMatter);
    socket.once('close', () => {
      sockets.delete(socket);
      closedBytes += socket.bytesRead;
    });
  }

  /** `done` gets undefined if there are too many connections, or this one is refused or fails. */
  function open(target: URL, done: (socket: Socket | undefined) => void): void {
    if (sockets.size >= limits.connections) {
      done(undefined);
      return;
    }
    const port = target.port === '' ? (target.protocol === 'https:' ? '443' : '80') : target.port;
    // Encryption is the browser's: here, both kinds are connections that carry bytes.
    connect({ hostname: target.hostname, host: target.host, protocol: 'http:', port }, (...outcome) => {
      const [, socket] = outcome;
      // A failure comes without a second argument.
      if (socket instanceof Socket) {
        keep(socket);
        done(socket);
      } else {
        done(undefined);
      }
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
      const headers: IncomingHttpHeaders = { ...incoming.headers, host: target.host };
      for (const name of OWN_HEADERS) {
        delete headers[name];
      }
      const outgoing = request(target, {
        method: incoming.method,
        headers: { ...headers, connection: 'close' },
        createConnection: () => socket,
      });
      outgoing.on('error', refuse);
      outgoing.on('response', (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        pipeline(response, answer, noMatter);
      });
      outgoing.end();
    });
  }

  const server = createServer(forward);
  server.on('connect', tunnel);
  const timer = setInterval(() => {
    const bytes = [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, closedBytes);
    if (bytes > limits.bytes) {
      endAll();
    }
  }, CHECK_BYTES_EVERY_MS);
  const endAll = () => {
    for (const socket of sockets) {
      socket.destroy();
    }
  };
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      clearInterval(timer);
      endAll();
      server.closeAllConnections();
      server.close();
    },
  };
}
