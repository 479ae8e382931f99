// Whether the built service is newer than everything that it was built from.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newestChangeMs } from '../newest-change.ts';
import { ROOT } from '../packages.ts';

export const SERVICE = join(ROOT, 'dist/service');
/** Written last: an interrupted build has none. */
export const NOTICES = 'THIRD-PARTY-NOTICES.txt';

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

export function isServiceFresh(): boolean {
  const last = join(SERVICE, NOTICES);
  return existsSync(last) && statSync(last).mtimeMs > newestChangeMs(SOURCES.map((path) => join(ROOT, path)));
}
