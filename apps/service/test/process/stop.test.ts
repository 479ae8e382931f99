// Protects requests under way from a stop: they are finished, nothing new is taken, and the process ends with 0.
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openStopped } from '../support/embedded-database.ts';
import { expectLedgerInvariants } from '../support/ledger-invariants.ts';
import { type Outcome, standingCharges } from '../support/outcomes.ts';
import { dataFolderForTest, registerAt, startProcess } from '../support/process.ts';
import { waitFor } from '../support/wait.ts';

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets a request under way finish and ends with 0',
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
    // Answered on another connection: by then the first request has been read as far as it was sent.
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

test('a stop under load: who was told 200 has paid once, and nobody else has', async () => {
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
