// `npm start` and `npm run serve` in a checkout: the built service, or the sources when one of them is newer than the build.
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { ROOT } from './packages.ts';
import { isServiceFresh, SERVICE } from './service/freshness.ts';
import { folderForRun } from './service/run-folder.ts';

const options = process.argv.slice(2);
/** What the trial builds while it runs, for its pages and for later starts. */
const BUILDS = [
  '--build-console',
  join(ROOT, 'apps/console/scripts/build.ts'),
  '--build-service',
  join(ROOT, 'publishing/build-service.ts'),
];

const fromSources = (): [string, ...string[]] => [
  join(ROOT, 'apps/service/src/main.ts'),
  ...options,
  ...(options.includes('--trial') ? BUILDS : []),
];

/** From the build itself where no link can be made. */
function builtService(): string {
  try {
    return folderForRun(SERVICE, join(ROOT, 'dist/runs'), process.pid);
  } catch {
    return SERVICE;
  }
}

const isFresh = isServiceFresh();
const [program, ...words] = isFresh ? [join(builtService(), 'main.js'), ...options] : fromSources();
/** Sources leave so much behind while they are compiled that less room for new objects costs half a second. */
const nodeOptions = [...process.execArgv, ...(isFresh ? [] : ['--max-semi-space-size=16'])];

if (process.platform === 'win32' || process.execve === undefined) {
  process.argv.splice(1, Infinity, program, ...words);
  await import(pathToFileURL(program).href);
} else {
  // The same process begins again: the C library reads its settings only then, and what compiles TypeScript would stay in memory.
  const environment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', ...process.env };
  process.execve(process.execPath, [process.execPath, ...nodeOptions, program, ...words], environment);
}
