// Sends raw bytes to a socket, for requests that no HTTP client would send.
import { connect, type AddressInfo } from 'node:net';
import type { TestService } from './service.ts';

export type RawAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export async function listen(service: TestService): Promise<number> {
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  return (service.app.server.address() as AddressInfo).port;
}

function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = fields.map((field) => {
    const at = field.indexOf(':');
    return [field.slice(0, at).toLowerCase(), field.slice(at + 1).trim()];
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1]),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: rest.join('\r\n\r\n'),
  };
}

/** Sends the bytes and reads until the server closes the connection. A valid request needs `Connection: close`. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.on('error', (error) => (received === '' ? reject(error) : resolve(parse(received))));
    socket.on('close', () => resolve(parse(received)));
  });
}

export const request = (line: string, ...headers: string[]) =>
  [line, 'Host: tendlc.example', 'Connection: close', ...headers, '', ''].join('\r\n');
