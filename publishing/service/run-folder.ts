// A service that runs from a checkout keeps the files of its build while the next build replaces them: it loads some only when they are
// first needed, such as what reads a PDF.
import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { STAMP } from './freshness.ts';
import { isAlive } from './living.ts';

/** In the folder of a run, with a file for each process that uses it. */
const USERS = 'processes';
/** Compiled code that a start leaves in the build. */
const CACHE = 'cache';

/** Links need no space, and a replaced file stays where it is linked. */
function linkFiles(from: string, to: string): void {
  const files = readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of files) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(from, path);
    if (!name.startsWith(CACHE)) {
      mkdirSync(dirname(join(to, name)), { recursive: true });
      linkSync(path, join(to, name));
    }
  }
}

function isUsed(folder: string): boolean {
  const users = join(folder, USERS);
  return existsSync(users) && readdirSync(users).some((pid) => isAlive(Number(pid)));
}

function removeUnused(runs: string, kept: string): void {
  for (const name of readdirSync(runs)) {
    const [, maker] = name.split('.');
    const isNeeded = maker === undefined ? isUsed(join(runs, name)) : isAlive(Number(maker));
    if (name !== kept && !isNeeded) {
      rmSync(join(runs, name), { recursive: true, force: true });
    }
  }
}

/**
 * @param service the built service
 * @param runs gets a folder for each build that a process uses; those that nobody uses any more are deleted
 * @param pid the process that will run the service
 * @returns a folder with the same files, which stays as long as the process. All processes of a build have the same one, so that
 * each start finds what an earlier one compiled.
 * @throws Error if files cannot be linked there
 */
export function folderForRun(service: string, runs: string, pid: number): string {
  const name = createHash('sha256')
    .update(readFileSync(join(service, STAMP)))
    .digest('hex')
    .slice(0, 16);
  const folder = join(runs, name);
  const isWhole = () => existsSync(join(folder, STAMP));
  mkdirSync(runs, { recursive: true });
  if (!isWhole()) {
    rmSync(folder, { recursive: true, force: true });
    const part = `${folder}.${pid}`;
    linkFiles(service, part);
    try {
      renameSync(part, folder);
    } catch (error) {
      rmSync(part, { recursive: true, force: true });
      // Another process came first.
      if (!isWhole()) {
        throw error;
      }
    }
  }
  mkdirSync(join(folder, USERS), { recursive: true });
  writeFileSync(join(folder, USERS, String(pid)), '');
  removeUnused(runs, name);
  if (!isWhole()) {
    throw new Error('A start of another build deleted the folder before this process was noted in it.');
  }
  return folder;
}
