// Protects paid calls from a crash: every successful call is in the ledger once, and no charge is in it twice.
import { expect, test } from 'vitest';
import { sendCommand } from '../../src/operator/send-command.ts';
import { openStopped } from '../support/embedded-database.ts';
import { expectLedgerInvariants } from '../support/ledger-invariants.ts';
import { type Outcome, standingCharges } from '../support/outcomes.ts';
import { dataFolderForTest, registerAt, type RunningService, startProcess } from '../support/process.ts';
import { waitFor } from '../support/wait.ts';

const CRASHES = 10;
const CALLERS = 6;
const CREDIT = 50_000;
let calls = 0;

async function useUntilItDies(service: RunningService, token: string, outcomes: Outcome[]): Promise<void> {
  for (;;) {
    calls += 1;
    const toolName = `call-${calls}`;
    const status = await service.post('/v1/tokens/use', { toolName }, token).then(
      (answer) => answer.status,
      () => 0,
    );
    outcomes.push({ toolName, status });
    if (status === 0) {
      return;
    }
  }
}

test(`${CRASHES} kills -9 during paid calls: each call is charged once, and the balance is correct`, async () => {
  const dataDir = dataFolderForTest();
  const outcomes: Outcome[] = [];
  let token = '';
  for (let crash = 0; crash < CRASHES; crash += 1) {
    const service = await startProcess({ DATA_DIR: dataDir });
    if (crash === 0) {
      token = await registerAt(service, 'dana@test.example');
      await sendCommand(dataDir, ['credit', 'dana@test.example', String(CREDIT), '--order-id', '1']);
    }
    const seen = outcomes.length;
    const callers = Array.from({ length: CALLERS }, () => useUntilItDies(service, token, outcomes));
    await waitFor(() => (outcomes.length > seen + 30 ? true : undefined), 'responses to calls');
    await service.stop('SIGKILL');
    await Promise.all(callers);
  }
  const last = await startProcess({ DATA_DIR: dataDir });
  const balance = await fetch(`${last.url}/v1/tokens/balance`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { balance: shown } = (await balance.json()) as { balance: number };
  expect((await last.stop()).code).toBe(0);

  const db = await openStopped(dataDir);
  const standing = await standingCharges(db);
  await expectLedgerInvariants(db);
  await db.destroy();
  const answered = outcomes.filter(({ status }) => status === 200);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200, 0]));
  expect(answered.filter(({ toolName }) => standing.get(toolName) !== 1)).toEqual([]);
  expect([...standing].filter(([, times]) => times > 1)).toEqual([]);
  expect(shown).toBe(2 + CREDIT + 1 - standing.size);
}, 180_000);
