// The machine's browser for tests that render pages. It starts without its sandbox, because CI runs as root.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBare } from '../../../../../../../test/support/machine.ts';

const PATHS = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/google-chrome'];
const machineBrowser = isBare ? undefined : PATHS.find((path) => path !== undefined && existsSync(path));

/** In CI a missing browser is a failure; elsewhere the tests are skipped. */
export const hasBrowser = machineBrowser !== undefined || process.env['CI'] === 'true';

let programs = 0;

/** @param line what the program does, for the shell. @returns its path, in the folder */
export function writeProgram(folder: string, line: string): string {
  programs += 1;
  const path = join(folder, `browser-${programs}`);
  writeFileSync(path, `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  return path;
}

/** @returns the path of a program that passes its arguments on to the browser */
export const writeBrowser = (folder: string): string =>
  writeProgram(folder, `exec ${machineBrowser} --no-sandbox --disable-dev-shm-usage "$@"`);
