// Servers on loopback that answer with any bytes, for tests of what a page may do to its visitor.
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { onTestFinished } from 'vitest';

export type Respond = (socket: Socket, request: string) => void;

export type HostileServer = {
  readonly port: number;
  readonly url: string;
  /** The heads of all requests, in order. */
  readonly requests: string[];
  /** How much the server could send. */
  bytesSent(): number;
  /** Connections that are open. */
  openSockets(): number;
  close(): Promise<void>;
};

async function listen(
  server: Server,
  scheme: string,
  requests: string[],
  address = '127.0.0.1',
): Promise<HostileServer> {
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
  });
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, address, resolve);
  });
  onTestFinished(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `${scheme}://${address}:${port}/`,
    requests,
    bytesSent: () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    openSockets: () => sockets.filter(({ destroyed }) => !destroyed).length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

const answerWith = (requests: string[], respond: Respond) => (socket: Socket) => {
  socket.on('error', () => undefined);
  socket.once('data', (head) => {
    requests.push(head.toString('latin1'));
    respond(socket, head.toString('latin1'));
  });
};

/** Answers each request on a connection of its own. */
export function startHostileServer(respond: Respond, address?: string): Promise<HostileServer> {
  const requests: string[] = [];
  return listen(createServer(answerWith(requests, respond)), 'http', requests, address);
}

export function startHostileTlsServer(options: TlsOptions, respond: Respond): Promise<HostileServer> {
  const requests: string[] = [];
  const server = createTlsServer(options, (socket) => answerWith(requests, respond)(socket));
  return listen(server, 'https', requests);
}

/** Ends connections before anything is read. */
export function startSilentServer(onConnection: (socket: Socket) => void): Promise<HostileServer> {
  const requests: string[] = [];
  return listen(createServer(onConnection), 'http', requests);
}

type Body = string | Uint8Array;

/** A complete response with these header lines. */
export const reply =
  (status: string, headers: readonly string[], body: Body = ''): Respond =>
  (socket) => {
    const bytes = Buffer.from(body as string);
    socket.write(
      Buffer.from(
        [`HTTP/1.1 ${status}`, ...headers, `content-length: ${bytes.length}`, '', ''].join('\r\n'),
        'latin1',
      ),
    );
    socket.end(bytes);
  };

export const html = (body: Body, ...headers: string[]): Respond =>
  reply('200 OK', ['content-type: text/html; charset=utf-8', ...headers], body);

export const redirect = (location: string, status = '302 Found'): Respond =>
  reply(status, [`location: ${location}`]);

/** Sends these bytes as they are, and closes. */
export const raw =
  (bytes: Body): Respond =>
  (socket) =>
    void socket.end(Buffer.from(bytes as string));

/** Sends the head, then the chunk again and again, as fast as it is taken. */
export const endless =
  (head: string, chunk: Body): Respond =>
  (socket) => {
    const bytes = Buffer.from(chunk as string);
    const pump = () => {
      let isTaken = true;
      while (!socket.destroyed && isTaken) {
        isTaken = socket.write(bytes);
      }
    };
    socket.on('drain', pump);
    socket.write(head);
    pump();
  };

/** Sends the head, then one part every few milliseconds. */
export const drip =
  (head: string, part: string): Respond =>
  (socket) => {
    socket.write(head);
    const timer = setInterval(() => socket.write(part), 5);
    socket.on('close', () => clearInterval(timer));
  };
