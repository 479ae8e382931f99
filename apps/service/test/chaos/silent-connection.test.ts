// Protects paid calls and the stop of the service from silent connections, which neither respond nor close.
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { createDatabaseAt } from '../../../../test/support/postgres-server.ts';
import { reportFigures, scaled } from '../support/chaos.ts';
import { expectLedgerInvariants } from '../support/ledger-invariants.ts';
import { startLossyProxy } from '../support/lossy-proxy.ts';
import { mismatches, type Outcome } from '../support/outcomes.ts';
import { folderForTest, registerAt, startProcess } from '../support/process.ts';
import { hasPostgres, serviceForTest } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

const ROUNDS = scaled(4);
const CALLERS = 12;
const WORKS_AGAIN_MS_MAX = 10_000;
const STOP_MS_MAX = 15_000;

async function proxied() {
  const proxy = await startLossyProxy(await createDatabaseAt(inject('postgresUrl')));
  onTestFinished(() => proxy.close());
  return proxy;
}

describe.each(hasPostgres ? ['server'] : [])('connections to a %s that go silent', () => {
  test(`all at once under load, ${ROUNDS} times: paid calls work within 10 s, and lost calls are free`, async () => {
    const proxy = await proxied();
    const service = await serviceForTest({ database: { url: proxy.url } });
    const users = await Promise.all(
      Array.from({ length: CALLERS }, () => service.registerWithBalance(100_000)),
    );
    const outcomes: Outcome[] = [];
    const ending = new AbortController();
    const callers = users.map(async (user, caller) => {
      for (let call = 0; !ending.signal.aborted; call += 1) {
        const toolName = `call-${caller}-${call}`;
        const { status } = await service.call('POST', '/v1/tokens/use', { toolName }, user);
        outcomes.push({ toolName, status });
      }
    });
    const paid = () => outcomes.filter(({ status }) => status === 200).length;
    const awayMs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = paid();
      await waitFor(() => (paid() > before + 50 ? true : undefined), 'charges to flow');
      proxy.silenceOpen();
      const silentAt = performance.now();
      const atSilence = paid();
      await waitFor(() => (paid() > atSilence + CALLERS ? true : undefined), 'charges to flow again', 30_000);
      awayMs.push(Math.round(performance.now() - silentAt));
    }
    ending.abort();
    await Promise.all(callers);
    await waitFor(
      async () => ((await mismatches(service.deps.db, outcomes)).length === 0 ? true : undefined),
      'unconfirmed charges to be refunded',
      20_000,
    ).catch(async () => expect(await mismatches(service.deps.db, outcomes)).toEqual([]));
    await expectLedgerInvariants(service.deps.db);
    reportFigures('silent connections', { rounds: ROUNDS, calls: outcomes.length, paid: paid(), awayMs });
    expect(Math.max(...awayMs)).toBeLessThan(WORKS_AGAIN_MS_MAX);
    expect(outcomes.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
  }, 120_000);

  test('do not prevent the service from stopping', async () => {
    const proxy = await proxied();
    const service = await startProcess({ DATA_DIR: folderForTest(), DATABASE_URL: proxy.url });
    const token = await registerAt(service, 'dana@test.example');
    proxy.silenceOpen();
    const call = service.post('/v1/tokens/use', { toolName: 'silent' }, token).catch(() => undefined);
    const stoppedAt = performance.now();
    await service.stop();
    const stopMs = Math.round(performance.now() - stoppedAt);
    await call;
    reportFigures('stop with silent connections', { stopMs });
    expect(stopMs).toBeLessThan(STOP_MS_MAX + 1_000);
  }, 60_000);
});
