// Protects a service with a full disk: it reports the problem, loses nothing that it acknowledged, can be stopped, and
// works again when there is space.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startPostgresServer } from '../../../../test/support/postgres-server.ts';
import { canMount, reportFigures, scaled, type SmallDisk, smallDiskForTest } from '../support/chaos.ts';
import { openStopped } from '../support/embedded-database.ts';
import { expectLedgerInvariants } from '../support/ledger-invariants.ts';
import { mismatches, type Outcome } from '../support/outcomes.ts';
import { registerAt, run, type RunningService, startProcess } from '../support/process.ts';
import { hasPostgres, serviceForTest } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

if (!canMount) {
  process.stdout.write('no right to mount a small disk here: tests of a full disk are left out\n');
}

const ROUNDS = scaled(4);
/** Long notes, so that few calls fill a small disk. */
const ENDED_WITHIN_MS = 16_000;

let calls = 0;

async function use(service: RunningService, token: string, outcomes: Outcome[]): Promise<number> {
  calls += 1;
  const toolName = `call-${calls}`.padEnd(100, '.');
  const { status } = await service.post('/v1/tokens/use', { toolName }, token);
  outcomes.push({ toolName, status });
  return status;
}

const readiness = async (service: RunningService) => (await fetch(`${service.url}/v1/health/ready`)).status;

async function useUntilRefused(service: RunningService, token: string, outcomes: Outcome[], disk: SmallDisk) {
  const start = performance.now();
  const callers = Array.from({ length: 8 }, async () => {
    let status = 200;
    while (status === 200) {
      disk.fill();
      status = await use(service, token, outcomes);
    }
    return status;
  });
  const statuses = new Set(await Promise.all(callers));
  return { statuses: [...statuses], refusedAfterMs: Math.round(performance.now() - start) };
}

describe.skipIf(!canMount)('a full disk under the embedded database', () => {
  test(`returns 503, shows in readiness and log, and recovers when there is space, ${ROUNDS} times`, async () => {
    const disk = smallDiskForTest(220);
    const environment = {
      DATA_DIR: `${disk.folder}/data`,
      ADMIN_EMAIL: 'boss@test.example',
      ADMIN_PASSWORD: 'Harbor7!light',
    };
    const service = await startProcess(environment);
    const token = await registerAt(service, 'dana@test.example');
    const { sendCommand } = await import('../../src/operator/send-command.ts');
    await sendCommand(environment.DATA_DIR, ['credit', 'dana@test.example', '1000000', '--order-id', '1']);
    const outcomes: Outcome[] = [];
    const rounds: object[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      disk.fill();
      const { statuses, refusedAfterMs } = await useUntilRefused(service, token, outcomes, disk);
      expect(statuses).toEqual([503]);
      await waitFor(async () => ((await readiness(service)) === 503 ? true : undefined), 'readiness to fail');
      disk.free();
      const freedAt = performance.now();
      await waitFor(
        async () => ((await use(service, token, outcomes)) === 200 ? true : undefined),
        'paid calls to work again',
        30_000,
      );
      rounds.push({ refusedAfterMs, worksAgainMs: Math.round(performance.now() - freedAt) });
      await waitFor(async () => ((await readiness(service)) === 200 ? true : undefined), 'readiness');
    }
    expect(service.stderr()).toMatch(/the embedded database has failed/);
    expect(service.stderr()).toMatch(/open again/);
    // The service can be stopped while the disk is full.
    await useUntilRefused(service, token, outcomes, disk);
    const stoppedAt = performance.now();
    await service.stop();
    const stopMs = Math.round(performance.now() - stoppedAt);
    expect(stopMs).toBeLessThan(ENDED_WITHIN_MS);
    // A start with a full disk reports the disk and no other cause.
    disk.fill();
    const refused = await run('main.ts', ['--trial'], environment).ended;
    expect(refused.code).toBe(1);
    expect(refused.stderr).not.toMatch(/another process/);
    expect(refused.stderr).toMatch(/space|ENOSPC/i);
    disk.free();
    const last = await startProcess(environment);
    await waitFor(async () => ((await readiness(last)) === 200 ? true : undefined), 'readiness');
    // The next process refunds the charges that a stop left unconfirmed.
    await waitFor(async () => ((await use(last, token, outcomes)) === 200 ? true : undefined), 'paid calls');
    expect((await last.stop()).code).toBe(0);
    const db = await openStopped(environment.DATA_DIR);
    expect(await mismatches(db, outcomes)).toEqual([]);
    await expectLedgerInvariants(db);
    await db.destroy();
    reportFigures('full disk, embedded', { calls: outcomes.length, rounds, stopMs });
  }, 240_000);
});

test.skipIf(!canMount)(
  'a first start that fills the disk says so, and the next one begins again',
  async () => {
    const disk = smallDiskForTest(120);
    // What is left is less than a new database needs.
    writeFileSync(join(disk.folder, 'other'), Buffer.alloc(100 * 1024 * 1024));
    const environment = { DATA_DIR: join(disk.folder, 'data') };
    const refused = await run('main.ts', ['--trial'], environment).ended;
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain(`DATA_DIR: the disk of ${environment.DATA_DIR} is full`);
    rmSync(join(disk.folder, 'other'));
    const service = await startProcess(environment);
    expect(await readiness(service)).toBe(200);
    expect((await service.stop()).code).toBe(0);
  },
  120_000,
);

describe.skipIf(!canMount || !hasPostgres)('a PostgreSQL server that reports a full disk', () => {
  test('causes 503 and fails readiness until it can store data again', async () => {
    const disk = smallDiskForTest(300);
    const server = await startPostgresServer(disk.folder);
    if (server === undefined) {
      throw new Error('PostgreSQL has gone');
    }
    onTestFinished(() => server.stop());
    const service = await serviceForTest({ database: { url: await server.createDatabase() } });
    const user = await service.registerWithBalance(100_000);
    const outcomes: Outcome[] = [];
    const charge = async () => {
      calls += 1;
      const toolName = `call-${calls}`.padEnd(100, '.');
      const answer = await service.call('POST', '/v1/tokens/use', { toolName }, user);
      outcomes.push({ toolName, status: answer.status });
      return answer;
    };
    disk.fill();
    const refused = await waitFor(
      async () => {
        // Charges alone would take too long to need another disk page.
        await sql`create table ballast as select repeat('x', 100000) from generate_series(1, 1000)`
          .execute(service.deps.db)
          .catch(() => undefined);
        const answers = await Promise.all(Array.from({ length: 50 }, charge));
        return answers.find(({ status }) => status === 503);
      },
      'a charge to be rejected',
      60_000,
    );
    expect(refused.headers).toMatchObject({ 'x-error-code': 'unavailable' });
    expect((await service.call('GET', '/v1/health/ready')).status).toBe(503);
    disk.free();
    const freedAt = performance.now();
    await waitFor(async () => ((await charge()).status === 200 ? true : undefined), 'paid calls', 30_000);
    const worksAgainMs = Math.round(performance.now() - freedAt);
    await waitFor(
      async () => ((await service.call('GET', '/v1/health/ready')).status === 200 ? true : undefined),
      'readiness',
    );
    await waitFor(
      async () => ((await mismatches(service.deps.db, outcomes)).length === 0 ? true : undefined),
      'unconfirmed charges to be refunded',
      20_000,
    ).catch(async () => expect(await mismatches(service.deps.db, outcomes)).toEqual([]));
    await expectLedgerInvariants(service.deps.db);
    reportFigures('full disk, server', { calls: outcomes.length, worksAgainMs });
  }, 120_000);
});
