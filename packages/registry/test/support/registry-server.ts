// A registry with configured responses and failures, over real HTTP on this machine.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

type SeenRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly socket: Socket;
};

export type Behaviour = (request: SeenRequest, response: ServerResponse) => void;

export const answer =
  (status: number, body?: unknown, headers: Record<string, string> = {}): Behaviour =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body));
  };

export const refuse = (code: number, description = 'no', fields?: string[]): Behaviour =>
  answer(400, [{ code, description, ...(fields === undefined ? {} : { fields }) }]);

/** Accepts the request and never responds. */
export const hang: Behaviour = () => undefined;

/** Accepts the request, then drops the connection, so the response is lost. */
export const loseAnswer: Behaviour = (request) => request.socket.destroy();

export const breakOffMidBody: Behaviour = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"brandId":"BEXM', () => request.socket.destroy());
};

export const hangMidBody: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"brandId":');
};

export const speakNonsense: Behaviour = (request) => request.socket.end('this is not HTTP at all\r\n\r\n');

/** Returns the whole request, as a careless server might. */
export const echo =
  (status: number): Behaviour =>
  (request, response) => {
    response.writeHead(status, { 'x-echo': request.headers.authorization ?? '' });
    response.end(JSON.stringify({ headers: request.headers, body: request.body }));
  };

export type RegistryServer = {
  readonly baseUrl: string;
  readonly seen: SeenRequest[];
  /** The next requests get these responses in order; later requests get the last one. */
  behave(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
};

export async function startRegistryServer(): Promise<RegistryServer> {
  const seen: SeenRequest[] = [];
  let planned: Behaviour[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => undefined);
    request.on('end', () => {
      const { method = '', url = '', headers, socket } = request;
      const taken: SeenRequest = { method, url, headers, socket, body: Buffer.concat(chunks).toString() };
      seen.push(taken);
      const behaviour = planned.length > 1 ? planned.shift() : planned[0];
      (behaviour ?? answer(404))(taken, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v2`,
    seen,
    behave: (...behaviours) => {
      planned = behaviours;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
