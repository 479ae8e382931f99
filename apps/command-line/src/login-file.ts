// Stores the login in a file that only its owner can read.
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { UsageError } from './exit.ts';
import type { Environment } from './terminal.ts';

export type Login = { readonly url: string; readonly apiKey: string };

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/** XDG: an unset, empty or relative path means the default. */
export function loginPath(environment: Environment): string {
  const configured = environment['XDG_CONFIG_HOME'] ?? '';
  const home = environment['HOME'] ?? homedir();
  return join(isAbsolute(configured) ? configured : join(home, '.config'), 'tendlc', 'login.json');
}

/** @returns undefined without a login */
export function readLogin(path: string, warn: (line: string) => void): Login | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`);
  }
  if ((statSync(path).mode & OTHERS) !== 0) {
    warn(`warning: other users can read ${path}. Run: chmod 600 ${path}`);
  }
  try {
    const { url, apiKey } = JSON.parse(text) as Partial<Login>;
    if (typeof url === 'string' && typeof apiKey === 'string') {
      return { url, apiKey };
    }
  } catch {
    // The error is thrown below, for both kinds of damage.
  }
  throw new UsageError(`${path} is damaged. Log in again with tendlc login`);
}

/** Written atomically, and never readable by other users. */
export function writeLogin(path: string, login: Login): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const made = `${path}.${process.pid}`;
  rmSync(made, { force: true });
  writeFileSync(made, `${JSON.stringify(login, undefined, 2)}\n`, { mode: OWNER_ONLY, flag: 'wx' });
  chmodSync(made, OWNER_ONLY);
  renameSync(made, path);
}

export function removeLogin(path: string): void {
  rmSync(path, { force: true });
}
