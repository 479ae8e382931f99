// Whether the built service is of the sources as they are now.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { newestChangeMs } from '../newest-change.ts';
import { ROOT } from '../packages.ts';

export const SERVICE = join(ROOT, 'dist/service');
/** In the built service. */
export const STAMP = 'built-from.json';

/** A change of an installed package is a change of the lock file. */
const SOURCES = [
  'apps/service/src',
  'apps/sandbox/src',
  'apps/console',
  'packages',
  'publishing',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** What a build was made from, and for: a change, also to an older time, or another machine makes it stale. */
export const stampOfSources = (): string =>
  JSON.stringify([
    newestChangeMs(SOURCES.map((path) => join(ROOT, path))),
    process.platform,
    process.arch,
    process.versions.modules,
  ]);

/** Whether the built service is of these sources. What cannot be read is not. */
export function isServiceFresh(): boolean {
  try {
    return readFileSync(join(SERVICE, STAMP), 'utf8') === stampOfSources();
  } catch {
    return false;
  }
}
