// Protects the published packages: they install into an empty project and work there on the oldest and newest Node.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPackageFromTarballData, checkPackage } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { rolldown } from 'rolldown';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runningService } from '../../packages/client/test/support/running-service.ts';
import { findUnpublishable } from '../../publishing/content-check.ts';
import { PUBLISHED } from '../../publishing/packages.ts';
import { findReleaseFaults, findVersionFaults } from '../../publishing/release-check.ts';
import { readAction, readComponent } from './pipelines.ts';
import { type Installed, installPackages, nodeOfMachine, type Ran, runIn } from './installed.ts';

const START_CPU_MS_MAX = 150;
const STARTS = 7;

const running = runningService();
let installed: Installed;

beforeAll(async () => {
  installed = await installPackages();
  copyFileSync(join(import.meta.dirname, 'walk.mjs'), join(installed.folder, 'walk.mjs'));
  copyFileSync(join(import.meta.dirname, 'consumer.ts'), join(installed.folder, 'consumer.ts'));
}, 600_000);
afterAll(() => installed.remove());

const folderOf = (name: string): string => installed.folders.get(name) ?? '';
const program = (): string => join(installed.folder, 'node_modules', 'tendlc', 'tendlc.js');
const libraries = PUBLISHED.filter(({ kind }) => kind === 'library');
const isPublished = (file: string): boolean =>
  libraries.some(({ name }) => file.includes(`/node_modules/${name}/`));

test('no package contains tests, paths of the build, source maps, or secrets (G-110)', () => {
  const found = [...installed.folders].map(([name, folder]) => [name, findUnpublishable(folder)]);
  expect(found).toEqual(PUBLISHED.map(({ name }) => [name, []]));
});

test('the check of the content finds each of them', () => {
  const folder = folderOf('@tendlc/client');
  const file = join(folder, 'index.js');
  const before = readFileSync(file, 'utf8');
  const planted = [
    `const at = "${import.meta.dirname}/walk.mjs";`,
    'const at = "/home/dana/project";',
    '//#region packages/client/src/index.ts',
    '//# sourceMappingURL=index.js.map',
    "import { test } from 'vitest';",
    "import { x } from '@tendlc/contract';",
    `const key = 'tendlc_${'a'.repeat(32)}';`,
    ['-----BEGIN PRIVATE', 'KEY-----\nMIIEvQIBADANBgkqhkiG9w0B'].join(' '),
  ];
  try {
    for (const line of planted) {
      writeFileSync(file, `${before}\n${line}\n`);
      expect(findUnpublishable(folder), line).not.toEqual([]);
    }
  } finally {
    writeFileSync(file, before);
  }
  writeFileSync(join(folder, 'index.test.ts'), '');
  expect(findUnpublishable(folder)).toContain('index.test.ts: unexpected file');
});

test('a release has one version, a changelog entry, a commit, and the URL of its source', () => {
  expect(findVersionFaults()).toEqual([]);
  const complete = {
    status: '',
    changelog: '## 0.1.0 (2026-11-23)\n',
    repository: 'https://git.example/tendlc',
  };
  expect(findReleaseFaults(complete)).toEqual([]);
  expect(findReleaseFaults({ ...complete, changelog: '## Unreleased\n' })).toHaveLength(1);
  expect(findReleaseFaults({ ...complete, status: ' M package.json\n' })).toHaveLength(1);
  expect(findReleaseFaults({ ...complete, repository: undefined })).toHaveLength(1);
});

const nodes = [
  { which: 'the Node of the repository', path: () => process.execPath },
  { which: 'the Node of the machine', path: () => nodeOfMachine() ?? process.execPath },
];

describe.each(nodes)('with $which', ({ path }) => {
  test('a new user registers, checks messages, and registers a brand', async () => {
    const { apiKey } = await running.customer();
    const environment = { BASE: running.url, KEY: apiKey };
    const { stdout, stderr } = await runIn(installed.folder, [path(), 'walk.mjs'], environment);
    expect(stderr).toBe('');
    const { tools, ...rest } = JSON.parse(stdout) as { tools: number };
    expect(rest).toEqual({
      online: 'error',
      offline: 'error',
      brand: 'Copper Kettle',
      event: 'tokens.low',
      failed: [],
    });
    expect(tools).toBeGreaterThan(10);
  });

  test('the command line checks messages and registrations', async () => {
    const { apiKey } = await running.customer();
    const environment = { TENDLC_URL: running.url, TENDLC_API_KEY: apiKey };
    const call = (...words: string[]): Promise<Ran> =>
      runIn(installed.folder, [path(), program(), ...words], environment);
    writeFileSync(join(installed.folder, 'messages.txt'), 'FLASH SALE!!! Details at bit.ly/3xYzSoup\n');
    const judged = await call('validate', 'messages.txt', '--format', 'json');
    expect(judged.stderr).toContain('1 message: 1 with errors');
    expect(judged.code).toBe(1);
    const template = await call('registration', 'template');
    expect(template.code).toBe(0);
    writeFileSync(join(installed.folder, 'registration.yaml'), template.stdout);
    const reviewed = await call('registration', 'check', 'registration.yaml');
    expect(reviewed.stderr).not.toMatch(/Error|is not a function/);
    expect([0, 1]).toContain(reviewed.code);
    const wrong = await runIn(installed.folder, [path(), program(), 'balance'], {
      TENDLC_URL: 'nowhere',
      TENDLC_API_KEY: apiKey,
    });
    expect(wrong.stderr).toContain('is not a service URL');
  });
});

describe.each([
  { where: 'the GitHub Action', read: readAction, report: undefined },
  { where: 'the GitLab component', read: readComponent, report: 'gl-code-quality-report.json' },
])('$where', ({ read, report }) => {
  const runWith = (given: Readonly<Record<string, string>>) => {
    const { run, environment } = read(given);
    return runIn(installed.folder, ['bash', '-c', run], { ...environment, npm_config_offline: 'true' });
  };
  beforeAll(() => {
    mkdirSync(join(installed.folder, 'texts/$(touch owned)'), { recursive: true });
    writeFileSync(join(installed.folder, 'texts/sale one.txt'), 'FLASH SALE!!! Details at bit.ly/3xYzSoup\n');
    writeFileSync(
      join(installed.folder, 'texts/fine.txt'),
      'Copper Kettle: your table is ready. Reply STOP to opt out.\n',
    );
  });

  test('reports the findings of all files that match, and fails', async () => {
    const { code, stdout } = await runWith({ files: 'texts/**/*.txt\n' });
    expect(code).toBe(1);
    const findings = report === undefined ? stdout : readFileSync(join(installed.folder, report), 'utf8');
    expect(findings).toContain('texts/sale one.txt');
    expect(findings).toContain('links.public-shortener');
  });

  test('passes without findings, and refuses patterns without files', async () => {
    expect(await runWith({ files: 'texts/fine.txt', 'fail-on': 'error' })).toMatchObject({ code: 0 });
    expect(await runWith({ files: 'nothing/*.txt' })).toMatchObject({ code: 2 });
  });

  test('never runs what an input contains', async () => {
    await runWith({ files: 'texts/fine.txt\n"; touch owned; "\n$(touch owned)', carrier: '$(touch owned)' });
    expect(existsSync(join(installed.folder, 'owned'))).toBe(false);
  });
});

/** The computing time is asserted: on a busy machine, every program waits for a processor. */
test('the command line starts with less than 150 ms of computing time', async () => {
  const report = `data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();console.error((user+system)/1e3)})`;
  const times: number[] = [];
  for (let started = 0; started < STARTS; started += 1) {
    const { code, stderr } = await runIn(installed.folder, [
      process.execPath,
      '--import',
      report,
      program(),
      '--version',
    ]);
    expect(code).toBe(0);
    times.push(Number(stderr));
  }
  expect(Math.min(...times)).toBeLessThan(START_CPU_MS_MAX);
});

test.each(libraries)('$name is clean for publint and for every module resolution', async ({ name }) => {
  const { messages } = await publint({ pkgDir: folderOf(name), strict: true, pack: false });
  expect(messages).toEqual([]);
  const archive = installed.archives[PUBLISHED.findIndex((published) => published.name === name)] ?? '';
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(archive)));
  const problems = analysis.types === false ? ['no types'] : analysis.problems;
  // A package of modules is imported; `require` of it works from Node 20.19 on, too.
  expect(
    problems.filter((problem) => typeof problem === 'string' || problem.kind !== 'CJSResolvesToESM'),
  ).toEqual([]);
});

test.each(['NodeNext', 'Bundler'] as const)('the declarations compile with %s resolution', (resolution) => {
  const options: ts.CompilerOptions = {
    module: resolution === 'NodeNext' ? ts.ModuleKind.NodeNext : ts.ModuleKind.ESNext,
    moduleResolution:
      resolution === 'NodeNext' ? ts.ModuleResolutionKind.NodeNext : ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    noEmit: true,
    types: [],
  };
  const consumer = join(installed.folder, 'consumer.ts');
  const compiled = ts.createProgram([consumer], options);
  // The declarations of the packages themselves are checked, too. Those of other authors took longer than all of ours.
  const own = compiled
    .getSourceFiles()
    .filter(({ fileName }) => fileName === consumer || isPublished(fileName));
  expect(own.length).toBeGreaterThan(libraries.length);
  const messages = [
    ...compiled.getOptionsDiagnostics(),
    ...compiled.getGlobalDiagnostics(),
    ...compiled.getSyntacticDiagnostics(),
    ...own.flatMap((file) => compiled.getSemanticDiagnostics(file)),
  ].map(
    ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  );
  expect(messages).toEqual([]);
});

test('the libraries build for a browser without parts of Node', async () => {
  const build = await rolldown({
    input: join(installed.folder, 'walk.mjs'),
    platform: 'browser',
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'esm' });
  await build.close();
  expect(output.flatMap((file) => (file.type === 'chunk' ? file.imports : []))).toEqual([]);
});
