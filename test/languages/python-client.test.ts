// Protects the OpenAPI document as a source of clients in other languages (G-132), with the one that most people use: Python.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataFolderForTest, startProcess } from '../../apps/service/test/support/process.ts';
import { generateClient } from '../../publishing/clients/generate.ts';
import { runIn } from '../packages/installed.ts';
import { findProgram } from '../support/programs.ts';

const UNTESTED = 'no client in another language is generated';
/** What the client imports. Debian has it as python3-urllib3 and python3-dateutil, with what they need. */
const hasImports = (file: string) =>
  spawnSync(file, ['-c', 'import certifi, dateutil, six, urllib3']).status === 0;
const java = findProgram('java', UNTESTED);
const python = findProgram('python3', UNTESTED, hasImports);

describe.skipIf(java === undefined || python === undefined)('a generated Python client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tendlc-python-'));
  beforeAll(() => generateClient('python', folder), 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('G-132 compiles in all of its files', () => {
    const words = ['-m', 'compileall', '-q', 'tendlc_client'];
    const { status, stdout } = spawnSync(python ?? '', words, { cwd: folder, encoding: 'utf8' });
    expect(status, stdout).toBe(0);
  });

  test('G-132 does the walk of the README: account, tool, registry, brand, status', async () => {
    const trial = await startProcess({ DATA_DIR: dataFolderForTest() });
    const walk = join(import.meta.dirname, 'walk.py');
    const environment = { BASE: trial.url, PYTHONPATH: folder };
    const { stdout, stderr } = await runIn(folder, [python ?? '', walk], environment);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      validated: 'error',
      repeated: true,
      event: true,
      brand: ['Copper Kettle', 'VERIFIED'],
      balance: 0,
      charges: ['getBrand', 'createBrand', 'message-validator'],
      refused: [402, 'Insufficient tokens.', 'insufficient_tokens'],
    });
  });
});
