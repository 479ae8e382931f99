// When the files that something is built from last changed.
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What is written by a build or an installation, or is part of neither. */
const LEFT_OUT = new Set(['dist', 'node_modules', 'test', 'corpus']);

/**
 * @param paths files, and folders with all that is below them
 * @returns milliseconds since 1970. A folder counts as well: it changes when a file in it is deleted.
 */
export const newestChangeMs = (paths: readonly string[]): number => Math.max(...paths.map(newestBelow));

function newestBelow(path: string): number {
  // A link counts itself: what it leads to may be gone, or lead back here.
  const itself = lstatSync(path);
  if (!itself.isDirectory()) {
    return itself.mtimeMs;
  }
  const entries = readdirSync(path).filter((name) => !LEFT_OUT.has(name));
  return Math.max(itself.mtimeMs, ...entries.map((name) => newestBelow(join(path, name))));
}
