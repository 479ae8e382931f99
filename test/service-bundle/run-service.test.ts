// Protects `npm start` and `npm run serve` in a checkout: they run the build only while no source is newer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newestChangeMs } from '../../publishing/newest-change.ts';
import { ROOT } from '../../publishing/packages.ts';
import { folderForRun } from '../../publishing/service/run-folder.ts';
import { removeAbandoned } from '../../publishing/service/living.ts';
import { runProgram, whenReady } from './programs.ts';

function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tendlc-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const OLD_SECONDS = 1_700_000_000;

/** A folder whose files and folders all changed at one time. */
function sourcesOf(files: readonly string[]): string {
  const root = folderForTest();
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  for (const path of [...files, ...files.map((file) => join(file, '..')), '.']) {
    utimesSync(join(root, path), OLD_SECONDS, OLD_SECONDS);
  }
  return root;
}

test('a change of a file, at any depth, is a change', () => {
  const root = sourcesOf(['a/b.ts', 'a/deep/c.ts']);
  expect(newestChangeMs([root])).toBe(OLD_SECONDS * 1000);
  utimesSync(join(root, 'a/deep/c.ts'), OLD_SECONDS + 5, OLD_SECONDS + 5);
  expect(newestChangeMs([root])).toBe((OLD_SECONDS + 5) * 1000);
});

test('a file that is gone is a change', () => {
  const root = sourcesOf(['a/b.ts', 'a/c.ts']);
  rmSync(join(root, 'a/b.ts'));
  expect(newestChangeMs([root])).toBeGreaterThan(OLD_SECONDS * 1000);
});

test('what a build writes, and tests, are no change', () => {
  const root = sourcesOf(['a/b.ts', 'dist/main.js', 'a/test/b.test.ts']);
  utimesSync(join(root, 'dist/main.js'), OLD_SECONDS + 5, OLD_SECONDS + 5);
  utimesSync(join(root, 'a/test/b.test.ts'), OLD_SECONDS + 5, OLD_SECONDS + 5);
  expect(newestChangeMs([root])).toBe(OLD_SECONDS * 1000);
});

test('the service replaces the process that npm started, with the settings of the C library for it', async () => {
  const child = runProgram({
    command: [
      process.execPath,
      '--max-semi-space-size=4',
      join(ROOT, 'publishing/run-service.ts'),
      '--trial',
    ],
    folder: folderForTest(),
    environment: { DATA_DIR: folderForTest(), MALLOC_ARENA_MAX: '3' },
  });
  const service = await whenReady(child);
  if (process.platform === 'linux') {
    const words = readFileSync(`/proc/${child.pid}/cmdline`, 'utf8').split('\0');
    expect(words).toContain('--max-semi-space-size=4');
    expect(
      words.some((word) => /(?:dist\/runs\/\w+\/main\.js|apps\/service\/src\/main\.ts)$/.test(word)),
    ).toBe(true);
    const environment = readFileSync(`/proc/${child.pid}/environ`, 'utf8').split('\0');
    expect(environment).toContain('MALLOC_TRIM_THRESHOLD_=131072');
    // What the operator sets counts.
    expect(environment).toContain('MALLOC_ARENA_MAX=3');
  }
  expect(await service.stop()).toBe(0);
});

/** A build with one file that is loaded late. */
function writeBuild(folder: string, text: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules/a'), { recursive: true });
  writeFileSync(join(folder, 'built-from.json'), text);
  writeFileSync(join(folder, 'node_modules/a/late.js'), text);
}

test('a service keeps the files of its build while another build replaces them', () => {
  const [service, runs] = [join(folderForTest(), 'service'), folderForTest()];
  writeBuild(service, 'first');
  const first = folderForRun(service, runs, process.pid);
  writeBuild(service, 'second');
  const second = folderForRun(service, runs, process.pid);
  expect(readFileSync(join(first, 'node_modules/a/late.js'), 'utf8')).toBe('first');
  expect(readFileSync(join(second, 'node_modules/a/late.js'), 'utf8')).toBe('second');
  expect(folderForRun(service, runs, process.pid)).toBe(second);
});

test('a folder from which files were deleted is made again', () => {
  const [service, runs] = [join(folderForTest(), 'service'), folderForTest()];
  writeBuild(service, 'first');
  const folder = folderForRun(service, runs, process.pid);
  rmSync(join(folder, 'built-from.json'));
  expect(folderForRun(service, runs, process.pid)).toBe(folder);
  expect(existsSync(join(folder, 'built-from.json'))).toBe(true);
});

test('the files of a build go when no process uses them any more', async () => {
  const [service, runs] = [join(folderForTest(), 'service'), folderForTest()];
  writeBuild(service, 'first');
  const first = folderForRun(service, runs, await endedProcess());
  writeBuild(service, 'second');
  const second = folderForRun(service, runs, await endedProcess());
  expect(existsSync(first)).toBe(false);
  expect(existsSync(second)).toBe(true);
});

/** @returns the number of a process that does not run any more */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid as number;
}

test('a build deletes what a build left that was ended by force, and nothing of a build that still runs', async () => {
  const parent = folderForTest();
  const [ended, running] = [await endedProcess(), process.ppid];
  const folders = [
    `service.${ended}`,
    `service.${ended}.former`,
    `service.${running}`,
    'service.old',
    'service',
  ];
  for (const name of folders) {
    mkdirSync(join(parent, name));
  }
  removeAbandoned(join(parent, 'service'));
  expect(readdirSync(parent).toSorted()).toEqual(['service', 'service.old', `service.${running}`].toSorted());
});
