// Protects acknowledged data: with a file, it survives every end of the process, even a crash.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseRefused, startSandbox } from '../src/index.ts';
import { startReceiver, subscribe } from './support/receiver.ts';
import {
  accountIn,
  brandOf,
  campaignFor,
  codesOf,
  judgedBrand,
  MINUTE_MS,
  startTestSandbox,
} from './support/sandbox.ts';

function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tendlc-sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('accounts, brands, campaigns, vets, subscriptions, settings, steps and unsent callbacks survive a restart', async () => {
  const file = join(folderForTest(), 'sandbox.sqlite');
  const receiver = await startReceiver();
  const first = await startTestSandbox({ file });
  const account = accountIn(first);
  await subscribe(account, receiver.url);
  first.control.setAccount(account.sid, { webhookSecret: 'whsec-1', delivery: { hold: true } });
  first.control.set({ delays: { electionMs: 5_000 } });
  const brandId = await judgedBrand(first, account, { displayName: 'Kettle score 61', tag: ['kept'] });
  await account.call('POST', `/brand/${brandId}/externalVetting`, {
    evpId: 'AEGIS',
    vettingClass: 'STANDARD',
  });
  const campaignId = await campaignFor(account, brandId, { referenceId: 'campaign-kept' });
  const callbacks = first.control.callbacks().length;
  const now = first.control.now();
  await first.close();

  const second = await startTestSandbox({ file });
  const again = accountIn(second);
  expect(second.control.now()).toEqual(now);
  expect(second.control.settings().delays.electionMs).toBe(5_000);
  expect((await again.call('GET', '/brand?tag=kept')).body.records[0].identityStatus).toBe('VERIFIED');
  expect((await again.call('GET', '/campaign?referenceId=CAMPAIGN-kept')).body.records[0].campaignId).toBe(
    campaignId,
  );
  expect((await again.call('GET', '/webhook/subscription')).body).toHaveLength(3);
  expect(second.control.callbacks({ state: 'held' })).toHaveLength(callbacks);
  expect(
    codesOf(
      await again.call(
        'POST',
        '/brand/nonBlocking',
        brandOf({ referenceId: (await again.call('GET', `/brand/${brandId}`)).body.referenceId }),
      ),
    ),
  ).toEqual([503]);
  await second.control.advance(MINUTE_MS);
  const { body: vets } = await again.call('GET', `/brand/${brandId}/externalVetting?vettingStatus=ACTIVE`);
  expect(vets[0].vettingScore).toBe(61);
  const { body: statuses } = await again.call('GET', `/campaign/${campaignId}/operationStatus`);
  expect(statuses[10017]).toBe('REGISTERED');
  second.control.release();
  await second.control.callbacksSent();
  expect(receiver.types()).toContain('EVP_REPORT_SCORE');
  expect(receiver.arrivals.every(({ headers }) => headers['x-tcr-webhook-signature'] !== undefined)).toBe(
    true,
  );
});

test('after a restart, delivered callbacks are not sent again, and a reset account stays empty', async () => {
  const file = join(folderForTest(), 'sandbox.sqlite');
  const receiver = await startReceiver();
  const first = await startTestSandbox({ file });
  const account = accountIn(first);
  await subscribe(account, receiver.url);
  await judgedBrand(first, account);
  await judgedBrand(first, accountIn(first, 'sandbox-gone'));
  first.control.reset('sandbox-gone');
  await first.close();
  const second = await startTestSandbox({ file });
  await second.control.callbacksSent();
  expect(receiver.arrivals).toHaveLength(3);
  expect(second.control.brands('sandbox-gone')).toEqual([]);
  expect(second.control.brands()).toHaveLength(1);
});

test('a file is readable only by its owner, and used by one sandbox at a time', async () => {
  const file = join(folderForTest(), 'sandbox.sqlite');
  await startTestSandbox({ file });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(startSandbox({ port: 0, file })).rejects.toThrow(DatabaseRefused);
  await expect(startSandbox({ port: 0, file })).rejects.toThrow('is in use by another process');
});

async function startProcess(directory: string) {
  const main = new URL('../src/main.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [main], {
    env: { SANDBOX_PORT: '0', SANDBOX_DIR: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  for await (const part of child.stdout) {
    printed += String(part);
    const url = /^ready (\S+)$/m.exec(printed)?.[1];
    if (url !== undefined) {
      return { child, url, printed };
    }
  }
  throw new Error(`it ended before it was ready: ${printed}`);
}

test('no acknowledged data is lost if the process is killed during its work', async () => {
  const directory = folderForTest();
  const { child, url, printed } = await startProcess(directory);
  expect(printed).toMatch(/http:\/\/127\.0\.0\.1:\d+\/control\//);
  const answered: string[] = [];
  const calls = Array.from({ length: 60 }, async () => {
    const { body } = await accountIn({ url }).call('POST', '/brand/nonBlocking', brandOf());
    answered.push(body.brandId);
    if (answered.length === 20) {
      child.kill('SIGKILL');
    }
  });
  await Promise.allSettled(calls);
  if (child.exitCode === null && child.signalCode === null) {
    await once(child, 'exit');
  }
  expect(answered.length).toBeGreaterThanOrEqual(20);
  const again = await startProcess(directory);
  const { records } = (await accountIn(again).call('GET', '/brand?recordsPerPage=500')).body;
  const kept = new Set(records.map(({ brandId }: { brandId: string }) => brandId));
  expect(answered.filter((brandId) => !kept.has(brandId))).toEqual([]);
});
