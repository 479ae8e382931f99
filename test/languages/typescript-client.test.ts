// Protects the OpenAPI document as a source of clients (G-132): a client that a common tool makes of it compiles and works.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningService } from '../../packages/client/test/support/running-service.ts';
import { ROOT } from '../../publishing/packages.ts';
import { runIn } from '../packages/installed.ts';

const running = runningService();
const folder = mkdtempSync(join(tmpdir(), 'tendlc-languages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CONFIGURATION = {
  compilerOptions: {
    target: 'esnext',
    lib: ['esnext', 'dom'],
    module: 'nodenext',
    types: ['node'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  },
  include: ['*.ts'],
};

beforeAll(async () => {
  const document = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8'));
  writeFileSync(
    join(folder, 'schema.ts'),
    astToString(await openapiTypescript(document, { defaultNonNullable: false })),
  );
  copyFileSync(join(import.meta.dirname, 'walk.ts.txt'), join(folder, 'walk.ts'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIGURATION));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}, 120_000);

test('G-132 a TypeScript client that is generated from the document compiles', () => {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});

test('a TypeScript client that is generated from the document does the walk of the README', async () => {
  const { apiKey } = await running.customer();
  const environment = { BASE: running.url, REGISTRY_KEY: apiKey };
  const { stdout, stderr } = await runIn(folder, [process.execPath, 'walk.ts'], environment);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    validated: 'error',
    statuses: [200, 200, 402],
    refusal: expect.stringContaining('token'),
    balance: 0,
    history: expect.any(Number),
    brand: 'Copper Kettle',
  });
});
