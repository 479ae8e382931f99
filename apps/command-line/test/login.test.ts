// Protects the login, and every operation by name, against a running service.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runningService } from '../../../packages/client/test/support/running-service.ts';
import { turnOnTotp } from '../../service/test/support/totp.ts';
import { callerOf, GOOD } from './support/caller.ts';
import { folderForTest, MAIN, tendlc } from './support/command-line.ts';

const running = runningService();

const loginFileIn = (folder: string) => join(folder, '.config', 'tendlc', 'login.json');
const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('login', () => {
  test('a key is checked, stored in a file that only its owner can read, used, and deleted at logout', async () => {
    const { apiKey } = await running.customer(7);
    const folder = folderForTest();
    const login = await tendlc(['login', '--url', running.url, '--api-key', '-'], {
      folder,
      input: `${apiKey}\n`,
    });
    expect(login).toMatchObject({ code: 0, stderr: '' });
    expect(modeOf(loginFileIn(folder))).toBe(0o600);
    expect(modeOf(join(folder, '.config', 'tendlc'))).toBe(0o700);
    expect(JSON.parse(readFileSync(loginFileIn(folder), 'utf8'))).toEqual({ url: running.url, apiKey });
    const balance = await tendlc(['balance'], { folder });
    expect(balance).toEqual({ code: 0, stdout: '7 tokens\n', stderr: '' });
    const logout = await tendlc(['logout'], { folder });
    expect(existsSync(loginFileIn(folder))).toBe(false);
    for (const { stdout, stderr } of [login, balance, logout]) {
      expect(stdout + stderr).not.toContain(apiKey);
    }
    expect((await tendlc(['balance'], { folder })).code).toBe(2);
  });

  test('a login with email and password creates a key; the password is not stored', async () => {
    const { email, password } = await running.service.register();
    const folder = folderForTest();
    const environment = { XDG_CONFIG_HOME: join(folder, 'elsewhere') };
    const words = [
      'login',
      '--url',
      `${running.url}/`,
      '--email',
      email,
      '--password',
      '-',
      '--name',
      'Laptop',
    ];
    const { code, stdout } = await tendlc(words, { folder, environment, input: password });
    expect(code).toBe(0);
    const kept = readFileSync(join(folder, 'elsewhere', 'tendlc', 'login.json'), 'utf8');
    const { url, apiKey } = JSON.parse(kept) as { url: string; apiKey: string };
    expect(url).toBe(running.url);
    expect(kept + stdout).not.toContain(password);
    expect(stdout).not.toContain(apiKey);
    expect(readdirSync(join(folder, 'elsewhere', 'tendlc'))).toEqual(['login.json']);
    expect((await tendlc(['balance', '--output', 'json'], { folder, environment })).stdout).toContain(
      '"balance": 2',
    );
  });

  test('an account with two-factor authentication needs a code, as a flag or at the prompt', async () => {
    const user = await running.service.register();
    const app = await turnOnTotp(running.service, user);
    const folder = folderForTest();
    const words = ['login', '--url', running.url, '--email', user.email, '--password', user.password];
    const asking = await tendlc(words, { folder });
    expect(asking).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Code of your authenticator app') as string,
    });
    expect(existsSync(loginFileIn(folder))).toBe(false);
    expect((await tendlc([...words, '--otp', '000000'], { folder })).code).not.toBe(0);
    expect((await tendlc([...words, '--otp', app.code()], { folder })).code).toBe(0);
    expect(existsSync(loginFileIn(folder))).toBe(true);
  });

  test('a rejected key is not stored, and an existing login stays unchanged', async () => {
    const folder = folderForTest();
    const wrong = await tendlc(['login', '--url', running.url, '--api-key', 'wrong'], { folder });
    expect(wrong).toMatchObject({ code: 3, stdout: '' });
    expect(existsSync(loginFileIn(folder))).toBe(false);
    const address = await tendlc(['login', '--url', 'example.com', '--api-key', 'x'], { folder });
    expect(address).toMatchObject({ code: 2, stderr: expect.stringContaining('https://') as string });
    const asking = await tendlc(['login', '--url', running.url], { folder });
    expect(asking).toMatchObject({ code: 2, stderr: expect.stringContaining('no terminal') as string });
  });

  test('the key of one service is never sent to another', async () => {
    const { apiKey } = await running.customer();
    const seen: IncomingHttpHeaders[] = [];
    const other = createServer((request, response) => {
      seen.push(request.headers);
      response.end('{}');
    });
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    onTestFinished(() => void other.close());
    const folder = folderForTest();
    await tendlc(['login', '--url', running.url, '--api-key', apiKey], { folder });
    const environment = { TENDLC_URL: `http://127.0.0.1:${(other.address() as AddressInfo).port}` };
    expect(await tendlc(['balance'], { folder, environment })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('TENDLC_API_KEY') as string,
    });
    await tendlc(['api', 'getHealth'], { folder, environment });
    expect(seen.map(({ authorization }) => authorization)).toEqual([undefined]);
  });

  test('a file that others can read causes a warning; a damaged file is named', async () => {
    const { apiKey } = await running.customer();
    const folder = folderForTest();
    await tendlc(['login', '--url', running.url, '--api-key', apiKey], { folder });
    spawnSync('chmod', ['644', loginFileIn(folder)]);
    expect((await tendlc(['balance'], { folder })).stderr).toContain('other users can read');
    writeFileSync(loginFileIn(folder), 'nonsense');
    expect(await tendlc(['balance'], { folder })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is damaged') as string,
    });
  });
});

describe('api', () => {
  test('operations take path parameters, a query, a body and the token of a login', async () => {
    const { customer, tell } = await callerOf(running, 5);
    const history = await tell('api', 'listTransactions', '--limit', '1');
    expect((JSON.parse(history.stdout) as { transactions: unknown[] }).transactions).toHaveLength(1);
    expect(await tell('api', 'getBrand', 'BNOWHERE')).toMatchObject({ code: 3, stdout: '' });

    const environment = { TENDLC_URL: running.url, TENDLC_TOKEN: customer.token };
    const made = await tendlc(
      ['api', 'createApiKey', '--name', 'Till', '--scopes', 'tools', '--scopes', 'registry:read'],
      { environment },
    );
    const { apiKey } = JSON.parse(made.stdout) as { apiKey: { id: number; scopes: string[] } };
    expect(apiKey.scopes).toEqual(['tools', 'registry:read']);
    const revoked = await tendlc(['api', 'revokeApiKey', String(apiKey.id), '--output', 'plain'], {
      environment,
    });
    expect(revoked).toMatchObject({ code: 0, stdout: expect.stringContaining('success\ttrue') as string });

    const refused = await tell('api', 'createApiKey', '--name', 'Till');
    expect(refused).toMatchObject({ code: 3, stderr: expect.stringContaining('forbidden') as string });
  });

  test('a caller’s idempotency key makes a call happen once', async () => {
    const { tell } = await callerOf(running, 5);
    const words = ['api', 'validate', '--message', GOOD, '--idempotency-key', 'nightly'];
    const [first, again] = [await tell(...words), await tell(...words)];
    expect(again.stdout).toBe(first.stdout);
    expect((await tell('balance')).stdout).toBe('4 tokens\n');
  });

  test('operations that need no login work without one', async () => {
    const health = await tendlc(['api', 'getHealth'], { environment: { TENDLC_URL: running.url } });
    expect(health).toMatchObject({ code: 0, stdout: expect.stringContaining('"status": "ok"') as string });
  });
});

test('a reader that closes the pipe early is not an error', async () => {
  const { environment } = await callerOf(running);
  const folder = folderForTest();
  const { status, stderr } = spawnSync(
    'bash',
    ['-c', `set -o pipefail; '${process.execPath}' '${MAIN}' completion fish | head -1`],
    {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, ...environment },
      encoding: 'utf8',
    },
  );
  expect([status, stderr]).toEqual([0, '']);
});
