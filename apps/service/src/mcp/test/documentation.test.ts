// Protects docs/agents.md: its example runs unchanged, and its table of scopes is correct.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { catalogue } from '@tendlc/compliance';
import { expect, test } from 'vitest';
import { listen } from '../../../test/support/raw-http.ts';
import { serviceForTest } from '../../../test/support/service.ts';
import { makeKey } from './agents.ts';
import { agentTools } from '../tools.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const page = readFileSync(`${root}docs/agents.md`, 'utf8');

const SCOPES = ['tools', 'registry:read'];

test('the example in docs/agents.md runs unchanged', async () => {
  const [, code = ''] = /```js\n([^]*?)```/.exec(page) ?? [];
  const service = await serviceForTest();
  const user = await service.registerWithBalance(2);
  const environment = {
    PATH: process.env['PATH'],
    BASE: `http://127.0.0.1:${await listen(service)}`,
    KEY: await makeKey(service, user, { scopes: SCOPES }),
  };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
    env: environment,
  });
  const [names = '', answer = ''] = stdout.trim().split('\n');
  expect(names.split(' ')).toHaveLength(
    agentTools(catalogue).filter(({ scopes }) => scopes.every((scope) => SCOPES.includes(scope))).length,
  );
  expect(answer).toMatch(/^(pass|warning|error) This cost 1 token; the balance is 1\.$/);
});

test('the page names every tool that is not in the catalog', () => {
  const named = new Set(catalogue.map(({ name }) => name));
  const missing = agentTools(catalogue)
    .map(({ name }) => name)
    .filter((name) => !named.has(name) && !page.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
