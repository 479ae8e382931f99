// Protects the README: every example compiles, runs against a real service, and prints the documented output.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { waitFor } from '../../../apps/service/test/support/wait.ts';
import { verifiedBrand } from '../../../apps/service/test/support/registrations.ts';
import { registerAdmin } from '../../../apps/service/test/support/registry.ts';
import { type KeyHolder, runningService } from './support/running-service.ts';

const EXAMPLE_MS_MAX = 25_000;

type Example = { readonly title: string; readonly code: string; readonly prints: string | undefined };

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples: Example[] = readme
  .split(/^## /m)
  .filter((section) => /^\d+\. /.test(section))
  .map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    code: /```ts\n(.*?)```/s.exec(section)?.[1] ?? '',
    prints: /```text\n(.*?)```/s.exec(section)?.[1],
  }));

/** Inside the package, so that its name and the types of Node are found. */
const folder = fileURLToPath(new URL('./.examples', import.meta.url));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const running = runningService();

function run(file: string): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
}

/** The setup before the example. */
const BEFORE: Readonly<Record<string, (customer: KeyHolder) => Promise<unknown>>> = {
  '6': async (customer) => {
    const { service, registry } = running;
    return verifiedBrand({ service, registry, admin: await registerAdmin(service) }, customer);
  },
};

/** The actions while the example runs. */
const MEANWHILE: Readonly<
  Record<string, (customer: KeyHolder, hasEnded: () => boolean) => Promise<unknown>>
> = {
  '8': ({ id }, hasEnded) =>
    waitFor(
      async () => {
        const event = { userId: id, type: 'tokens.low', data: { balance: 3 } } as const;
        await running.service.deps.app.customerEvents.record(event);
        return hasEnded() ? true : undefined;
      },
      'the example to see an event',
      EXAMPLE_MS_MAX,
    ),
};

const PRINTS_ALSO: Readonly<Record<string, RegExp>> = {
  '1': /^error\n(\S+: .+\n)+$/,
  '6': /^\S.*\nThe service wrote the opt-out message: true\n$/,
  '7': /^true\n$/,
  '8': /^Low balance: 3 tokens\. true\n$/,
};

test('there are ten examples', () => {
  expect(examples.map(({ title }) => Number.parseInt(title, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

for (const { title, code, prints } of examples) {
  test(`the example runs: ${title}`, async () => {
    const number = String(Number.parseInt(title, 10));
    const customer = await running.customer();
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${number}.ts`);
    const source = code
      .replaceAll('http://127.0.0.1:8080', running.url)
      .replaceAll('tendlc_your_key', customer.apiKey);
    writeFileSync(file, source);
    await BEFORE[number]?.(customer);
    let hasEnded = false;
    const ended = run(file).finally(() => {
      hasEnded = true;
    });
    await MEANWHILE[number]?.(customer, () => hasEnded);
    const { code: exitCode, stdout, stderr } = await ended;
    expect(stderr).toBe('');
    expect(exitCode).toBe(0);
    if (prints !== undefined) {
      expect(stdout).toBe(prints);
    }
    expect(stdout).toMatch(PRINTS_ALSO[number] ?? /./);
  });
}

test('every example compiles under the strictest settings', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config as {
    compilerOptions: object;
  };
  const { options } = ts.parseJsonConfigFileContent(
    { compilerOptions: config.compilerOptions },
    ts.sys,
    root,
  );
  const files = examples.map((_, index) => join(folder, `${index + 1}.ts`));
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram(files, options));
  expect(diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual(
    [],
  );
});
