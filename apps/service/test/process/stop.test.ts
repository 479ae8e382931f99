// Protects requests in progress during a stop: they finish, new requests are rejected, and the process exits with code
// 0.
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openStopped } from '../support/embedded-database.ts';
import { expectLedgerInvariants } from '../support/ledger-invariants.ts';
import { type Outcome, standingCharges } from '../support/outcomes.ts';
import { dataFolderForTest, registerAt, startProcess } from '../support/process.ts';
import { waitFor } from '../support/wait.ts';

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets a request in progress finish and exits with code 0',
  async (signal) => {
    const service = await startProcess({ DATA_DIR: dataFolderForTest() });
    const { hostname, port } = new URL(service.url);
    const body = JSON.stringify({ email: 'slow@test.example', password: 'Harbor7!light', firstName: 'Dana' });
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    const head = [
      'POST /v1/auth/register HTTP/1.1',
      `Host: ${hostname}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
    // A response on another connection shows that the service has read the sent part of the first request.
    await fetch(`${service.url}/v1/health`, { headers: { connection: 'close' } });
    const ended = service.stop(signal);
    await waitFor(async () => {
      const refused = await fetch(`${service.url}/v1/health`).then(
        (answer) => answer.status === 503,
        () => true,
      );
      return refused ? true : undefined;
    }, 'new work to be refused');
    expect(received).toBe('');
    socket.write(body.slice(10));
    const { code, stderr } = await ended;
    expect(received).toMatch(/^HTTP\/1\.1 201 /);
    expect(code).toBe(0);
    expect(stderr).not.toMatch(/^\s+at /m);
  },
);

test('in a stop under load, every 200 response is paid once, and no other call is paid', async () => {
  const dataDir = dataFolderForTest();
  const service = await startProcess({ DATA_DIR: dataDir });
  const outcomes: Outcome[] = [];
  const callers = Array.from({ length: 20 }, async (_, caller) => {
    const token = await registerAt(service, `caller${caller}@test.example`);
    for (let call = 0; call < 1_000; call += 1) {
      const toolName = `call-${caller}-${call}`;
      const status = await service.post('/v1/tokens/use', { toolName }, token).then(
        (answer) => answer.status,
        () => 0,
      );
      outcomes.push({ toolName, status });
      if (![200, 402].includes(status)) {
        return;
      }
    }
  });
  await waitFor(() => (outcomes.length > 20 ? true : undefined), 'load', 30_000);
  const { code } = await service.stop();
  await Promise.allSettled(callers);
  expect(code).toBe(0);
  const db = await openStopped(dataDir);
  const standing = await standingCharges(db);
  await expectLedgerInvariants(db);
  await db.destroy();
  const wrong = outcomes.filter(
    ({ toolName, status }) => (standing.get(toolName) ?? 0) !== (status === 200 ? 1 : 0),
  );
  expect(wrong).toEqual([]);
});

test('before the listener closes, readiness is false while requests still get responses', async () => {
  const service = await startProcess({ DATA_DIR: dataFolderForTest(), STOP_DELAY: '2s' });
  const statuses: { ready: number; health: number; connection: string | null }[] = [];
  const ended = service.stop();
  const look = async () => {
    const ready = await fetch(`${service.url}/v1/health/ready`);
    const health = await fetch(`${service.url}/v1/health`);
    statuses.push({
      ready: ready.status,
      health: health.status,
      connection: health.headers.get('connection'),
    });
  };
  await waitFor(
    () =>
      look().then(
        () => undefined,
        () => true as const,
      ),
    'connections to be rejected',
  );
  expect((await ended).code).toBe(0);
  const during = statuses.filter(({ ready }) => ready === 503);
  expect(during.length).toBeGreaterThan(0);
  expect(during.every(({ health, connection }) => health === 200 && connection === 'close')).toBe(true);
});

test('a missing body, an unread response, and an event stream end soon after the stop', async () => {
  const service = await startProcess({ DATA_DIR: dataFolderForTest() });
  const token = await registerAt(service, 'dana@test.example');
  const { hostname, port } = new URL(service.url);
  const open = (text: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(text);
        resolve();
      });
      // The client never reads.
      socket.pause().on('error', () => undefined);
    });
  const host = `Host: ${hostname}\r\n`;
  await open(
    `POST /v1/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  );
  await open(`GET /v1/openapi.json HTTP/1.1\r\n${host}\r\n`.repeat(40));
  await open(`GET /v1/events/stream HTTP/1.1\r\n${host}Authorization: Bearer ${token}\r\n\r\n`);
  await fetch(`${service.url}/v1/health`, { headers: { connection: 'close' } });
  const stoppedAt = performance.now();
  expect((await service.stop()).code).toBe(0);
  expect(performance.now() - stoppedAt).toBeLessThan(30_000);
});

test('if a part hangs, the stop ends at its deadline with code 1 and names that part', async () => {
  const registry = createServer(() => undefined);
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    registry.closeAllConnections();
    registry.close();
  });
  const { port } = registry.address() as AddressInfo;
  const service = await startProcess({
    DATA_DIR: dataFolderForTest(),
    REGISTRY_URL: `http://127.0.0.1:${port}/v2`,
    STOP_TIMEOUT: '2s',
  });
  const token = await registerAt(service, 'dana@test.example');
  const called = new Promise((resolve) => registry.once('request', resolve));
  await service.post('/v1/tcr/my-credentials', { tcrSid: 'dana', tcrAuthToken: 'secret' }, token);
  const hanging = service.post('/v1/tcr/my-credentials/test', {}, token).catch(() => undefined);
  await called;
  const stoppedAt = performance.now();
  const { code, stderr } = await service.stop();
  await hanging;
  expect(performance.now() - stoppedAt).toBeLessThan(30_000);
  expect(code).toBe(1);
  expect(stderr).toMatch(/the stop exceeded its timeout and was cut short/);
});
