// Protects the process from connections: broken, slow, silent or too many, all of them release their resources.
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listen, request, sendRaw } from '../../../test/support/raw-http.ts';
import { serviceForTest, startService, type TestService } from '../../../test/support/service.ts';
import { waitFor } from '../../../test/support/wait.ts';
import { CONNECTION_TIMES } from '../connections.ts';

const IMPATIENT = { ...CONNECTION_TIMES, headersMs: 200, silenceMs: 400, checkEveryMs: 50 };

async function listening(service: TestService) {
  const port = await listen(service);
  const openConnections = () =>
    new Promise<number>((resolve, reject) => {
      service.app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
    });
  return {
    port,
    noneOpen: () =>
      waitFor(async () => ((await openConnections()) === 0 ? true : undefined), 'no connection'),
    openConnections,
  };
}

let usual: Awaited<ReturnType<typeof listening>>;
let impatient: Awaited<ReturnType<typeof listening>>;
let services: TestService[];
beforeAll(async () => {
  services = await Promise.all([
    startService(),
    startService({ change: (deps) => ({ ...deps, connectionTimes: IMPATIENT }) }),
  ]);
  [usual, impatient] = (await Promise.all(services.map(listening))) as [typeof usual, typeof impatient];
});
afterAll(() => Promise.all(services.map((service) => service.close())));

/** Never closes its side, as a client library would. */
function hold(
  port: number,
  bytes: string,
): Promise<{ socket: Socket; received: () => string; closed: () => boolean }> {
  return new Promise((resolve) => {
    let received = '';
    let isClosed = false;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      socket.write(bytes);
      resolve({ socket, received: () => received, closed: () => isClosed });
    });
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString();
    });
    socket.on('error', () => undefined);
    for (const event of ['end', 'close']) {
      socket.on(event, () => {
        isClosed = true;
      });
    }
    onTestFinished(() => void socket.destroy());
  });
}

test('a connection that sends no HTTP gets a response and is closed, even if the client stays open', async () => {
  const { port, noneOpen } = usual;
  const client = await hold(port, 'NONSENSE\r\n\r\n');
  await noneOpen();
  expect(client.received()).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(client.received()).toContain('x-error-code: malformed_request');
});

test('a client that goes away while sending is its own failure, and is not reported as a lost database', async () => {
  const lines: string[] = [];
  const service = await serviceForTest({ logTo: { write: (line) => void lines.push(line) } });
  const { port, noneOpen } = await listening(service);
  const { token } = await service.register();
  const arrived = once(service.app.server, 'request');
  const client = await hold(
    port,
    `POST /v1/registrations HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{"label":`,
  );
  const [incoming] = (await arrived) as [IncomingMessage];
  await waitFor(async () => (incoming.listenerCount('data') > 0 ? true : undefined), 'a reader of the body');
  client.socket.resetAndDestroy();
  await noneOpen();
  expect(lines.filter((text) => text.includes('request failed'))).toEqual([]);
});

test('a client that keeps sending after a parser error still reads the whole response', async () => {
  const { port, noneOpen } = usual;
  const client = await hold(port, `GET / HTTP/1.1\r\nx: ${'a'.repeat(20_000)}`);
  for (let part = 0; part < 20 && !client.closed(); part += 1) {
    client.socket.write('b'.repeat(1_000));
  }
  await noneOpen();
  expect(client.received()).toMatch(/^HTTP\/1\.1 431 /);
  expect(client.received()).toMatch(/\{"error":"[^"]+"\}$/);
});

test('slow or missing headers end the connection', async () => {
  const { port, noneOpen, openConnections } = impatient;
  const [slow, silent] = await Promise.all([hold(port, 'GET / HTTP/1.1\r\nhost: x\r\n'), hold(port, '')]);
  await waitFor(async () => ((await openConnections()) === 2 ? true : undefined), 'both connections');
  const dripping = setInterval(() => slow.socket.write('x: y\r\n'), 20);
  onTestFinished(() => clearInterval(dripping));
  await noneOpen();
  expect(slow.received()).toContain('x-error-code: request_timeout');
  expect(silent.closed() || silent.received().includes('request_timeout')).toBe(true);
});

test('a client that sends endless requests and never reads is disconnected', async () => {
  const { port, noneOpen } = impatient;
  const { socket } = await hold(port, '');
  socket.pause();
  const ask = 'GET /v1/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n';
  socket.write(ask.repeat(200));
  await noneOpen();
});

test('beyond CONNECTIONS_MAX, new connections are closed, and closed ones make room again', async () => {
  const { port, openConnections } = await listening(
    await serviceForTest({ environment: { CONNECTIONS_MAX: '3' } }),
  );
  const [first, second] = await Promise.all([hold(port, ''), hold(port, ''), hold(port, '')]);
  await waitFor(async () => ((await openConnections()) === 3 ? true : undefined), 'three connections');
  const refused = await hold(port, request('GET /v1/health HTTP/1.1'));
  await waitFor(() => (refused.closed() ? true : undefined), 'the fourth to be closed');
  expect(refused.received()).toBe('');
  first.socket.write(request('GET /v1/health HTTP/1.1'));
  await waitFor(() => (first.received().includes('200 OK') ? true : undefined), 'the response to the first');
  second.socket.destroy();
  await waitFor(async () => ((await openConnections()) <= 2 ? true : undefined), 'a free slot');
  expect((await sendRaw(port, request('GET /v1/health HTTP/1.1'))).status).toBe(200);
});
