// Protects the embedded database from a second process: the lock is in the database folder, independent of DATA_DIR.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sendCommand } from '../../src/operator/send-command.ts';
import { reportFigures, scaled } from '../support/chaos.ts';
import { openStopped } from '../support/embedded-database.ts';
import { expectLedgerInvariants } from '../support/ledger-invariants.ts';
import { mismatches, type Outcome } from '../support/outcomes.ts';
import { dataFolderForTest, folderForTest, registerAt, run, startProcess } from '../support/process.ts';

const CHARGES = scaled(60);

test('a second service and a second admin command on one database folder are rejected, and no charge is lost', async () => {
  const dataDir = dataFolderForTest();
  const folder = join(dataDir, 'database');
  const first = await startProcess({ DATA_DIR: dataDir });
  const token = await registerAt(first, 'dana@test.example');
  await sendCommand(dataDir, ['credit', 'dana@test.example', '1000', '--order-id', '1']);
  const outcomes: Outcome[] = [];
  const charge = async () => {
    const toolName = `call-${outcomes.length}`;
    outcomes.push({ toolName, status: 0 });
    const { status } = await first.post('/v1/tokens/use', { toolName }, token);
    outcomes[Number(toolName.slice(5))] = { toolName, status };
  };
  for (let call = 0; call < CHARGES / 2; call += 1) {
    await charge();
  }
  const elsewhere = { DATA_DIR: folderForTest(), DATABASE_URL: `pglite:${folder}` };
  const line = `the database in ${folder} is in use by another process. Stop that process, or use a different database`;
  const service = await run('main.ts', ['--trial'], elsewhere).ended;
  expect(service.stderr.split('\n').filter((each) => each.includes('in use'))).toEqual([
    `DATABASE_URL: ${line}`,
  ]);
  expect(service.code).toBe(1);
  const words = ['credit', 'dana@test.example', '5', '--order-id', '2'];
  const command = await run('admin.ts', words, elsewhere).ended;
  expect(command).toMatchObject({ code: 1, stdout: '', stderr: `${line}\n` });
  for (let call = 0; call < CHARGES / 2; call += 1) {
    await charge();
  }
  expect((await first.stop()).code).toBe(0);
  const db = await openStopped(dataDir);
  expect(await mismatches(db, outcomes)).toEqual([]);
  expect(outcomes.every(({ status }) => status === 200)).toBe(true);
  await expectLedgerInvariants(db);
  await db.destroy();
  reportFigures('double open', { acknowledged: outcomes.length, lost: 0 });
}, 120_000);
