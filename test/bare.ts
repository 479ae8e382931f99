// Runs the tests that depend on the machine as on a machine with only npm: a fresh clone without a console build,
// PostgreSQL, Redis, and Chromium. `npm test` runs them with the programs of this machine. Options go to the test runner.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Test files that behave differently if a program is missing, or that start the service as an operator does. */
const FILES = [
  'apps/console/test/front-page.test.ts',
  'apps/service/src/db/test/databases.test.ts',
  'apps/service/src/http/test/console.test.ts',
  'apps/service/test/process/start.test.ts',
];

/** Test files that skip all tests if a program is missing. They must load and report the skip instead of failing. */
const isLeftOut = (file: string) =>
  file.endsWith('.test.ts') && readFileSync(join(ROOT, file), 'utf8').includes('describe.skipIf(');

/** The files of a clone, including uncommitted changes. */
function listFiles(): string[] {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) {
    throw new Error(`git ls-files failed: ${listed.stderr}`);
  }
  return listed.stdout.split('\0').filter((file) => file !== '' && existsSync(join(ROOT, file)));
}

function cloneInto(folder: string, files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
}

/** The result of `npm ci` without copying: only the links to the workspaces point into the clone. */
function linkPackages(folder: string): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, '@tendlc'), { recursive: true });
  for (const name of readdirSync(from).filter((entry) => entry !== '@tendlc' && entry !== '.cache')) {
    symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(from, '@tendlc'))) {
    symlinkSync(readlinkSync(join(from, '@tendlc', name)), join(to, '@tendlc', name));
  }
}

const folder = mkdtempSync(join(tmpdir(), 'tendlc-bare-'));
try {
  const files = listFiles();
  const leftOut = files.filter(isLeftOut);
  cloneInto(folder, files);
  linkPackages(folder);
  process.stdout.write(
    'a fresh clone, with npm alone: left out are PostgreSQL, Redis, Chromium, the console build\n',
  );
  const { CI: _ci, PG_BIN: _bin, CHROMIUM: _chromium, ...environment } = process.env;
  const { status } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...FILES, ...leftOut, ...process.argv.slice(2)],
    { cwd: folder, env: { ...environment, TEST_BARE: 'true' }, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
