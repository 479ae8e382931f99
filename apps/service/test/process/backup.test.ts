// Protects the maintenance commands: with a service under load, and without a service.
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  admin,
  dataFolderForTest,
  folderForTest,
  registerAt,
  run,
  startProcess,
} from '../support/process.ts';
import { waitFor } from '../support/wait.ts';

const EMAIL = 'dana@test.example';

const command = (name: string, dataDir: string, ...words: string[]) =>
  run(`${name}.ts`, words, { DATA_DIR: dataDir }).ended;

async function balanceAt(url: string, token: string): Promise<number> {
  const answer = await fetch(`${url}/v1/tokens/balance`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { balance: number }).balance;
}

test('a backup of a service under load can be restored, verified, and served with its balances', async () => {
  const dataDir = dataFolderForTest();
  const service = await startProcess({ DATA_DIR: dataDir });
  const token = await registerAt(service, EMAIL);
  await admin(dataDir, 'credit', EMAIL, '100000', '--order-id', '1');
  const loading = new AbortController();
  let calls = 0;
  const load = (async () => {
    while (!loading.signal.aborted) {
      const answer = await service.post('/v1/tokens/use', { toolName: 'loop' }, token);
      expect(answer.status).toBe(200);
      calls += 1;
    }
  })();
  await waitFor(() => (calls > 20 ? true : undefined), 'calls under way');
  const file = join(folderForTest(), 'backup.gz');
  const made = await command('backup', dataDir, file);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toMatch(/^Wrote and verified .+: [\d,]+ rows of \d+ tables/m);
  loading.abort();
  await load;
  expect(readdirSync(join(file, '..'))).toEqual(['backup.gz']);
  const beside = await command('verify', dataDir);
  expect(beside).toMatchObject({ code: 0, stderr: '' });
  expect(await command('restore', dataDir, file)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is in use by another process'),
  });
  await service.stop();

  const restored = join(folderForTest(), 'data');
  expect(await command('restore', restored, file)).toMatchObject({ code: 0, stderr: '' });
  expect(await command('restore', restored, file)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is not empty'),
  });
  cpSync(join(dataDir, 'trial.json'), join(restored, 'trial.json'));
  expect(await command('verify', restored)).toMatchObject({ code: 0, stderr: '' });
  const again = await startProcess({ DATA_DIR: restored });
  const balance = await balanceAt(again.url, token);
  expect(balance).toBeGreaterThanOrEqual(100_002 - calls);
  expect(balance).toBeLessThan(100_002 - 20 + 1);
  const login = { email: EMAIL, password: 'Harbor7!light' };
  expect((await again.post('/v1/auth/login', login)).status).toBe(200);
  expect((await admin(restored, 'audit')).stdout).toContain('database.restored');
  await again.stop();
}, 180_000);

test('a rejected restore changes nothing, and a rejected backup writes nothing', async () => {
  const dataDir = join(folderForTest(), 'data');
  const file = join(folderForTest(), 'backup.gz');
  expect(await command('backup', dataDir, file)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('contains no database'),
  });
  expect(await command('restore', join(dataDir, 'new'), file)).toMatchObject({
    code: 1,
    stderr: `${file} cannot be used: there is no such file\n`,
  });
  expect(existsSync(join(dataDir, 'new'))).toBe(false);
  mkdirSync(join(file, '..', 'sub'));
  expect(await command('backup', dataDir)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('enter one file'),
  });
  expect(existsSync(file)).toBe(false);
}, 60_000);
