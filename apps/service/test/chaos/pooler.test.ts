// Protects deployments with a pooler: the service works behind PgBouncer in transaction mode.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabaseAt, freePort } from '../../../../test/support/postgres-server.ts';
import { reportFigures, scaled } from '../support/chaos.ts';
import { expectLedgerInvariants } from '../support/ledger-invariants.ts';
import { mismatches, type Outcome } from '../support/outcomes.ts';
import { hasPostgres, serviceForTest } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

const found = spawnSync('pgbouncer', ['--version']).status === 0;
/** CI fails without PgBouncer, because it skips no tests. */
const hasPooler = hasPostgres && (found || process.env['CI'] !== undefined);
if (!hasPooler) {
  process.stdout.write('no PgBouncer here: the test of a pooler is left out\n');
}

const CALLERS = 8;
const CALLS = scaled(100);

/** Transaction mode, with fewer connections to the server than from the service to the pooler. */
async function startPooler(databaseUrl: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tendlc-pooler-'));
  chmodSync(folder, 0o755);
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  const listenPort = await freePort();
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${username}" ""\n`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 4
`,
  );
  const child = spawn('pgbouncer', [...(process.getuid?.() === 0 ? ['-u', 'postgres'] : []), file], {
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  await waitFor(
    () =>
      new Promise<true | undefined>((resolve) => {
        const socket = connect(listenPort, '127.0.0.1', () => {
          socket.destroy();
          resolve(true);
        });
        socket.on('error', () => resolve(undefined));
      }),
    'PgBouncer to listen',
  );
  return `postgres://${username}@127.0.0.1:${listenPort}${pathname}`;
}

test.skipIf(!hasPooler)(
  'migrations, transactions, charges, and refunds work behind PgBouncer',
  async () => {
    const url = await startPooler(await createDatabaseAt(inject('postgresUrl')));
    const startedAt = performance.now();
    const service = await serviceForTest({ database: { url } });
    const users = await Promise.all(
      Array.from({ length: CALLERS }, () => service.registerWithBalance(CALLS)),
    );
    const outcomes: Outcome[] = [];
    await Promise.all(
      users.map(async (user, caller) => {
        for (let call = 0; call < CALLS + 1; call += 1) {
          const toolName = `call-${caller}-${call}`;
          const { status } = await service.call('POST', '/v1/tokens/use', { toolName }, user);
          outcomes.push({ toolName, status });
        }
      }),
    );
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(CALLERS * CALLS);
    expect(outcomes.filter(({ status }) => status === 402)).toHaveLength(CALLERS);
    expect(await mismatches(service.deps.db, outcomes)).toEqual([]);
    expect((await service.call('GET', '/v1/health/ready')).status).toBe(200);
    await expectLedgerInvariants(service.deps.db);
    reportFigures('behind a pooler', {
      charges: CALLERS * CALLS,
      seconds: Math.round((performance.now() - startedAt) / 100) / 10,
    });
  },
  60_000,
);
