// Finds programs of the machine that tests use if they are there. A test without its program says so: nothing is skipped silently.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBare } from './machine.ts';

const FOLDERS = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];

/**
 * @param isUsable whether a program of that name has what the tests need; a machine may have several
 * @returns the path of the program, or undefined, which is printed with what is not tested then
 */
export function findProgram(
  name: string,
  untested: string,
  isUsable: (file: string) => boolean = () => true,
): string | undefined {
  const found = isBare
    ? undefined
    : FOLDERS.map((folder) => join(folder, name)).find((file) => existsSync(file) && isUsable(file));
  if (found === undefined) {
    process.stdout.write(`no ${name} here: ${untested}\n`);
  }
  return found;
}
