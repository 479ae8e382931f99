// Protects the operator commands (G-15, G-26): they work with a running or stopped service, and only for the owner.
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { socketPathOf } from '../../src/operator/send-command.ts';
import {
  admin,
  dataFolderForTest,
  folderForTest,
  registerAt,
  run,
  type RunningService,
  startProcess,
} from '../support/process.ts';

const EMAIL = 'dana@test.example';

async function balanceOf(service: RunningService, token: string): Promise<number> {
  const answer = await fetch(`${service.url}/v1/tokens/balance`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { balance: number }).balance;
}

async function playAll(dataDir: string, orderId: number, balance: number): Promise<void> {
  expect(await admin(dataDir, 'grant', EMAIL)).toMatchObject({
    code: 0,
    stdout: `${EMAIL} is now an admin.\n`,
    stderr: '',
  });
  expect((await admin(dataDir, 'list')).stdout).toMatch(new RegExp(`^\\d+\\t${EMAIL}\\tDana$`, 'm'));
  expect((await admin(dataDir, 'revoke', EMAIL)).stdout).toBe(`${EMAIL} is no longer an admin.\n`);
  const credit = await admin(dataDir, 'credit', EMAIL, '10', '--order-id', String(orderId), '--notes=offer');
  expect(credit).toMatchObject({ code: 0, stdout: `Credited. The balance is ${balance}.\n` });
}

test('G-15 grant, list, revoke, and credit work with a running and a stopped service', async () => {
  const dataDir = dataFolderForTest();
  const service = await startProcess({ DATA_DIR: dataDir });
  const token = await registerAt(service, EMAIL);
  await playAll(dataDir, 41, 12);
  expect(await balanceOf(service, token)).toBe(12);
  expect(await admin(dataDir, 'grant', 'nobody@test.example')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'No account has the email nobody@test.example.\n',
  });
  await service.stop();
  await playAll(dataDir, 42, 22);
  expect((await admin(dataDir, 'list')).stdout).not.toContain(EMAIL);
  expect((await admin(dataDir, 'credit', EMAIL, '10', '--order-id', '41')).stdout).toBe(
    'Order 41 was already credited. Nothing was added. The balance is 22.\n',
  );
}, 90_000);

test('G-40 rotate-keys encrypts stored credentials again, with a running and a stopped service', async () => {
  const dataDir = dataFolderForTest();
  const service = await startProcess({ DATA_DIR: dataDir });
  const token = await registerAt(service, EMAIL);
  const secrets = { tcrSid: 'sandbox-dana', tcrAuthToken: 'sandbox' };
  expect((await service.post('/v1/tcr/my-credentials', secrets, token)).status).toBe(201);
  const done = 'Everything is already encrypted with the first key.\n';
  expect(await admin(dataDir, 'rotate-keys')).toMatchObject({ code: 0, stdout: done });
  await service.stop();
  // The command also knows the key of the folder.
  expect(await admin(dataDir, 'rotate-keys')).toMatchObject({ code: 0, stdout: done });
  const kept = JSON.parse(readFileSync(join(dataDir, 'trial.json'), 'utf8')) as { encryptionKey: string };
  const newKey = Buffer.alloc(32, 6).toString('base64');
  const rotateWith = (keys: string) =>
    run('admin.ts', ['rotate-keys'], { DATA_DIR: dataDir, ENCRYPTION_KEY: keys }).ended;
  expect(await rotateWith(newKey)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^0 encrypted again; no key in ENCRYPTION_KEY can decrypt the credentials \d+\./,
    ),
  });
  expect(await rotateWith(`${newKey},${kept.encryptionKey}`)).toMatchObject({
    code: 0,
    stdout:
      'credentials encrypted with the first key: 1\nwebhook endpoints encrypted with the first key: 0\nauthenticator apps of accounts encrypted with the first key: 0\n',
  });
  expect(await rotateWith(newKey)).toMatchObject({ code: 0, stdout: done });
}, 90_000);

test('G-15 only the owner can use the socket of a running service and the files in its folder', async () => {
  const dataDir = dataFolderForTest();
  const service = await startProcess({ DATA_DIR: dataDir });
  const socket = socketPathOf(dataDir);
  expect(lstatSync(socket).isSocket()).toBe(true);
  expect(lstatSync(socket).mode & 0o777).toBe(0o600);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  const open = readdirSync(dataDir).filter((name) => (lstatSync(join(dataDir, name)).mode & 0o077) !== 0);
  expect(open).toEqual([]);
  await service.stop();
  expect(existsSync(socket)).toBe(false);
});

test('a socket path that is too long for the system still reaches the service', async () => {
  const dataDir = join(folderForTest(), 'deep-'.repeat(30), 'data');
  const service = await startProcess({ DATA_DIR: dataDir });
  await registerAt(service, EMAIL);
  expect(socketPathOf(dataDir).startsWith(dataDir)).toBe(false);
  expect(await admin(dataDir, 'grant', EMAIL)).toMatchObject({ code: 0 });
});

test('an invalid command prints the correct usage on standard error and exits with code 1', async () => {
  const { code, stdout, stderr } = await admin(
    dataFolderForTest(),
    'credit',
    EMAIL,
    '1.5',
    '--order-id',
    '1',
  );
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^<amount> must be a whole number from 1 to 1000000000\n/);
  expect(stderr).toContain('credit <email> <amount> --order-id N');
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('without arguments or with --help, the command prints help', async () => {
  for (const words of [[], ['--help']]) {
    const { code, stdout } = await admin(folderForTest(), ...words);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^npm run admin -- <command>$/m);
  }
});

test('G-15 ADMIN_EMAIL creates the first admin once, and does not promote an existing account', async () => {
  const dataDir = dataFolderForTest();
  const environment = { DATA_DIR: dataDir, DATABASE_URL: `pglite:${join(dataDir, 'database')}` };
  const start = (more = {}) => startProcess({ ...environment, ...more }, 'production');
  const plain = await start();
  await registerAt(plain, EMAIL);
  await plain.stop();

  const notPromoted = await start({ ADMIN_EMAIL: EMAIL });
  expect((await admin(dataDir, 'list')).stdout).toBe('No admins.\n');
  expect(notPromoted.stdout()).not.toContain('password');
  await notPromoted.stop();

  const first = await start({ ADMIN_EMAIL: 'boss@test.example' });
  const line = /^admin boss@test\.example was created with the password (\S+) \(shown only once\)$/m;
  const password = line.exec(first.stdout())?.[1] ?? '';
  const login = await first.post('/v1/auth/login', { email: 'boss@test.example', password });
  expect(login.status).toBe(200);
  expect((await admin(dataDir, 'list')).stdout).toMatch(/^\d+\tboss@test\.example\tAdmin\n$/);
  expect(first.stderr()).not.toContain(password);
  await first.stop();

  const second = await start({ ADMIN_EMAIL: 'other@test.example', ADMIN_PASSWORD: 'Harbor7!light' });
  expect(second.stdout()).not.toContain('password');
  expect((await admin(dataDir, 'list')).stdout).not.toContain('other@test.example');
}, 90_000);

describe('G-15 ADMIN_PASSWORD', () => {
  test('is the password of the first admin, also from a file, and is not printed', async () => {
    const dataDir = dataFolderForTest();
    const service = await startProcess(
      {
        DATA_DIR: dataDir,
        DATABASE_URL: `pglite:${join(dataDir, 'database')}`,
        ADMIN_EMAIL: 'boss@test.example',
        ADMIN_PASSWORD: 'Harbor7!light',
      },
      'production',
    );
    const login = { email: 'boss@test.example', password: 'Harbor7!light' };
    expect((await service.post('/v1/auth/login', login)).status).toBe(200);
    expect(service.stdout() + service.stderr()).not.toContain('Harbor7!light');
  });
});
