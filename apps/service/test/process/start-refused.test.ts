// Protects operators from start mistakes: one clear line for each problem, exit code 1, and no stack trace.
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import {
  dataFolderForTest,
  type Environment,
  folderForTest,
  registerAt,
  run,
  startProcess,
} from '../support/process.ts';
import { openDataFolder } from '../../src/data-folder/open.ts';
import { hasPostgres } from '../support/service.ts';

async function expectRefused(
  environment: Environment,
  lines: readonly (string | RegExp)[],
  words = ['--trial'],
) {
  const { code, stdout, stderr } = await run('main.ts', words, environment).ended;
  expect(stderr).not.toMatch(/^\s+at /m);
  const printed = stderr.trimEnd().split('\n');
  expect(printed).toHaveLength(lines.length);
  lines.forEach((line, index) => {
    if (typeof line === 'string') {
      expect(printed[index]).toBe(line);
    } else {
      expect(printed[index]).toMatch(line);
    }
  });
  expect(stdout).not.toContain('ready');
  expect(code).toBe(1);
}

describe('a data folder is rejected', () => {
  test('when another process uses it, and that process continues', async () => {
    const dataDir = dataFolderForTest();
    const first = await startProcess({ DATA_DIR: dataDir });
    await expectRefused({ DATA_DIR: dataDir }, [
      `DATA_DIR: ${dataDir} is in use by another process. Stop that process, or use a different folder`,
    ]);
    expect((await fetch(`${first.url}/v1/health`)).status).toBe(200);
  });

  test('when it has files that the service did not create, and they stay unchanged', async () => {
    const dataDir = folderForTest();
    writeFileSync(join(dataDir, 'thesis.odt'), 'years of work');
    await expectRefused({ DATA_DIR: dataDir }, [
      `DATA_DIR: ${dataDir} is not empty and was not created by this service (it contains thesis.odt)`,
    ]);
    expect(statSync(join(dataDir, 'thesis.odt')).size).toBe(13);
  });

  test('when its marker is damaged or has another version', async () => {
    const dataDir = folderForTest();
    writeFileSync(join(dataDir, 'tendlc.json'), '{"layout":');
    await expectRefused({ DATA_DIR: dataDir }, [`DATA_DIR: ${join(dataDir, 'tendlc.json')} is damaged`]);
    for (const marker of ['{"layout":99}', '{}', 'null', '[]', '""']) {
      writeFileSync(join(dataDir, 'tendlc.json'), marker);
      expect(() => openDataFolder(dataDir)).toThrow(/^DATA_DIR: /);
    }
  });

  test('when it is a file', async () => {
    const file = join(folderForTest(), 'file');
    writeFileSync(file, '');
    await expectRefused({ DATA_DIR: file }, [/^DATA_DIR: .* cannot be used \(E[A-Z]+\)$/]);
  });
});

describe('a start is rejected', () => {
  test('when the database server cannot be reached', async () => {
    await expectRefused(
      { DATA_DIR: folderForTest(), DATABASE_URL: 'postgres://127.0.0.1:1/none', DATABASE_WAIT: '2s' },
      [
        /^DATABASE_URL: the server cannot be reached yet \(.*ECONNREFUSED.*\). Retrying for 2 seconds$/,
        /^DATABASE_URL: the server cannot be reached \(.*ECONNREFUSED.*\)$/,
      ],
    );
  });

  test.each(hasPostgres ? ['does not exist'] : [])('when the database %s', async (words) => {
    const url = new URL(inject('postgresUrl'));
    url.pathname = '/no_such_database';
    await expectRefused({ DATA_DIR: folderForTest(), DATABASE_URL: url.href }, [
      `DATABASE_URL: the server rejected the connection (database "no_such_database" ${words})`,
    ]);
  });

  test('when the port is in use', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as AddressInfo;
    await expectRefused({ DATA_DIR: dataFolderForTest(), PORT: String(port) }, [
      `PORT: ${port} is in use by another process. Set PORT to another port`,
    ]);
  });

  test('when the host is not an address of this machine', async () => {
    await expectRefused({ DATA_DIR: dataFolderForTest(), HOST: '192.0.2.1' }, [
      'HOST: 192.0.2.1 is not an IP address of this machine',
    ]);
  });

  test('when production settings are missing, with all of them listed', async () => {
    await expectRefused(
      { DATA_DIR: folderForTest() },
      [
        'JWT_SECRET: is required',
        'ENCRYPTION_KEY: is required',
        'DATABASE_URL: is required',
        /^PUBLIC_URL: is required, and serve needs the https:\/\/ URL of the service: links in emails /,
      ],
      [],
    );
  });

  test('with each invalid setting on a separate line', async () => {
    await expectRefused({ DATA_DIR: folderForTest(), JWT_SECRET: 'short', RATE_LIMIT_GENERAL: '20' }, [
      'JWT_SECRET: each must have at least 32 characters',
      'RATE_LIMIT_GENERAL: must look like 20/15m, or be off',
    ]);
  });

  test('when a secret file cannot be read', async () => {
    await expectRefused({ DATA_DIR: folderForTest(), JWT_SECRET_FILE: '/no/such/file' }, [
      'JWT_SECRET_FILE: /no/such/file cannot be read',
    ]);
  });
});

test('a start is rejected when an earlier embedded database is missing', async () => {
  const dataDir = dataFolderForTest();
  const folder = join(dataDir, 'database');
  const opened = openDataFolder(dataDir);
  opened.rememberMade(folder);
  opened.release();
  rmSync(folder, { recursive: true });
  await expectRefused({ DATA_DIR: dataDir }, [
    `DATA_DIR: the database in ${folder} is missing; restore a backup with \`npm run restore\`, or put the missing files back. To start with an empty database, use an empty DATA_DIR`,
  ]);
});

test('a start with a key that cannot decrypt stored values is rejected, and one with both keys succeeds', async () => {
  const DATA_DIR = dataFolderForTest();
  const DATABASE_URL = `pglite:${join(DATA_DIR, 'database')}`;
  const [oldKey, newKey] = ['1'.repeat(64), '2'.repeat(64)];
  const start = (ENCRYPTION_KEY: string) => startProcess({ DATA_DIR, DATABASE_URL, ENCRYPTION_KEY });
  const first = await start(oldKey);
  const token = await registerAt(first, 'dana@test.example');
  const set = { tcrSid: 'sandbox-dana', tcrAuthToken: 'sandbox' };
  expect((await first.post('/v1/tcr/my-credentials', set, token)).status).toBe(201);
  await first.stop();
  await expectRefused({ DATA_DIR, DATABASE_URL, ENCRYPTION_KEY: newKey }, [
    'ENCRYPTION_KEY: no key can decrypt the stored secrets of 1 registry credentials, 0 webhook endpoints, and 0 authenticator apps. Add the key that encrypted them to the list. If that key is lost, run npm run admin -- abandon-secrets',
  ]);
  expect((await (await start(`${newKey},${oldKey}`)).stop()).code).toBe(0);
  const abandoned = await run('admin.ts', ['abandon-secrets'], {
    DATA_DIR,
    DATABASE_URL,
    ENCRYPTION_KEY: newKey,
  }).ended;
  expect(abandoned.stdout).toBe(
    'Deactivated: 1 registry credentials, 0 webhook endpoints, two-factor authentication of 0 accounts. Their owners must enter them again.\n',
  );
  expect((await (await start(newKey)).stop()).code).toBe(0);
}, 120_000);
