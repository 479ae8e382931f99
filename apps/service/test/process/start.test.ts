// Protects the start of a correctly configured service, also on a machine that has only npm.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { createDatabaseAt } from '../../../../test/support/postgres-server.ts';
import { dataFolderForTest, folderForTest, PRODUCTION, startProcess } from '../support/process.ts';
import { startLossyProxy } from '../support/lossy-proxy.ts';
import { waitFor } from '../support/wait.ts';
import { hasPostgres } from '../support/service.ts';

describe('a start succeeds', () => {
  test('with its secrets in files', async () => {
    const folder = folderForTest();
    const dataDir = dataFolderForTest();
    const { JWT_SECRET, ENCRYPTION_KEY } = PRODUCTION;
    const secrets = { JWT_SECRET, ENCRYPTION_KEY, DATABASE_URL: `pglite:${join(dataDir, 'database')}` };
    const files = Object.entries(secrets).map(([name, value]) => {
      const file = join(folder, name);
      writeFileSync(file, `${value}\n`);
      chmodSync(file, 0o400);
      return [`${name}_FILE`, file];
    });
    const environment = {
      JWT_SECRET: '',
      ENCRYPTION_KEY: '',
      DATA_DIR: dataDir,
      ...Object.fromEntries(files),
    };
    const service = await startProcess(environment, 'production');
    expect((await fetch(`${service.url}/v1/health/ready`)).status).toBe(200);
    expect((await service.stop()).code).toBe(0);
  });

  test('in an empty volume with its default files', async () => {
    const dataDir = folderForTest();
    mkdirSync(join(dataDir, 'lost+found'));
    const service = await startProcess({ DATA_DIR: dataDir });
    expect(service.stdout()).toMatch(/^This is a trial on your own machine/);
    expect(service.stdout()).toMatch(/Demo login +demo@trial\.example {2}\S+/);
    expect(service.stdout()).not.toContain('HOST=');
    expect(service.stderr()).toBe('');
  });

  test('with the console, which is built meanwhile if it is missing', async () => {
    const script = join(import.meta.dirname, '../../../console/scripts/build.ts');
    const words = ['--build-console', script];
    const service = await startProcess({ DATA_DIR: dataFolderForTest() }, 'trial', words);
    const page = await fetch(`${service.url}/welcome`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  test('without waiting for the console, whose pages wait for their build', async () => {
    const folder = folderForTest();
    const script = join(folder, 'build.mjs');
    writeFileSync(
      script,
      `import { existsSync } from 'node:fs';
       while (!existsSync(${JSON.stringify(join(folder, 'go'))})) await new Promise((r) => setTimeout(r, 20));`,
    );
    const words = ['--build-console', script];
    const service = await startProcess({ DATA_DIR: dataFolderForTest() }, 'trial', words);
    let isOpen = false;
    const page = fetch(`${service.url}/welcome`).finally(() => {
      isOpen = true;
    });
    expect((await fetch(`${service.url}/v1/health/ready`)).status).toBe(200);
    expect(isOpen).toBe(false);
    writeFileSync(join(folder, 'go'), '');
    expect([200, 503]).toContain((await page).status);
  });

  test('although the build of its console fails', async () => {
    const script = join(folderForTest(), 'build.mjs');
    writeFileSync(script, 'process.exit(1);');
    const words = ['--build-console', script];
    const service = await startProcess({ DATA_DIR: dataFolderForTest() }, 'trial', words);
    expect((await fetch(`${service.url}/v1/health/ready`)).status).toBe(200);
    await fetch(`${service.url}/welcome`);
    expect((await service.stop()).code).toBe(0);
  });

  test('on all addresses of the machine, with a warning in a trial', async () => {
    const service = await startProcess({ DATA_DIR: dataFolderForTest(), HOST: '0.0.0.0' });
    expect(service.stdout()).toMatch(
      /^HOST=0\.0\.0\.0: other machines can reach this trial without encryption/m,
    );
  });

  test('again in the same folder, with the same logins', async () => {
    const dataDir = dataFolderForTest();
    const logins = [];
    for (let start = 0; start < 2; start += 1) {
      const service = await startProcess({ DATA_DIR: dataDir });
      const [, email = '', password = ''] = /Demo login +(\S+) +(\S+)/.exec(service.stdout()) ?? [];
      expect((await service.post('/v1/auth/login', { email, password })).status).toBe(200);
      logins.push(password);
      await service.stop();
    }
    expect(logins[0]).toBe(logins[1]);
  });

  test.each(hasPostgres ? ['server'] : [])(
    'when a %s that is unreachable at first becomes reachable',
    async () => {
      const proxy = await startLossyProxy(await createDatabaseAt(inject('postgresUrl')));
      onTestFinished(() => proxy.close());
      proxy.down(true);
      const starting = startProcess({ DATA_DIR: folderForTest(), DATABASE_URL: proxy.url });
      await waitFor(() => (proxy.refused() > 0 ? true : undefined), 'the first attempt', 30_000);
      proxy.down(false);
      const service = await starting;
      expect(service.stderr()).toMatch(
        /^DATABASE_URL: the server cannot be reached yet .*. Retrying for 60 seconds$/m,
      );
      expect((await fetch(`${service.url}/v1/health/ready`)).status).toBe(200);
    },
  );

  test.each(hasPostgres ? ['server'] : [])(
    'for two simultaneous processes on one empty %s, which is migrated once',
    async () => {
      const DATABASE_URL = await createDatabaseAt(inject('postgresUrl'));
      const services = await Promise.all(
        [folderForTest(), folderForTest(), folderForTest()].map((DATA_DIR) =>
          startProcess({ DATA_DIR, DATABASE_URL }, 'production'),
        ),
      );
      for (const service of services) {
        await waitFor(
          async () => (await fetch(`${service.url}/v1/health/ready`)).status === 200 || undefined,
          'the service to be ready',
        );
      }
    },
  );
});
