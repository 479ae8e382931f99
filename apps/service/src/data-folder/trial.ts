// The secrets and the two logins of a trial, created once and stored.
import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { DataFolder } from './open.ts';

type Login = { readonly email: string; readonly password: string };
export type TrialSecrets = {
  readonly jwtSecret: string;
  /** 32 bytes in base64. */
  readonly encryptionKey: string;
  readonly admin: Login;
  readonly demo: Login;
};

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';
const WORD_LETTERS = 5;

const pick = (from: string, count: number) =>
  Array.from({ length: count }, () => from[randomInt(from.length)]).join('');

/** About 60 bits. Meets the password rule and is easy to type from a screen. */
export function generatePassword(): string {
  const word = () => pick(LETTERS, WORD_LETTERS);
  const start = word();
  return `${start[0]?.toUpperCase()}${start.slice(1)}${pick(DIGITS, 2)}!${word()}`;
}

const fileOf = (folder: Pick<DataFolder, 'file'>) => folder.file('trial.json');

/** @returns undefined if no trial has run in the folder */
export function findTrialSecrets(folder: Pick<DataFolder, 'file'>): TrialSecrets | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(folder), 'utf8')) as TrialSecrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw error;
    }
    return undefined;
  }
}

/** The same at every start in the same folder, so that a saved login still works. */
export function trialSecrets(folder: DataFolder): TrialSecrets {
  const found = findTrialSecrets(folder);
  if (found !== undefined) {
    return found;
  }
  const secrets: TrialSecrets = {
    jwtSecret: randomBytes(48).toString('base64url'),
    encryptionKey: randomBytes(32).toString('base64'),
    admin: { email: 'admin@trial.example', password: generatePassword() },
    demo: { email: 'demo@trial.example', password: generatePassword() },
  };
  writeFileSync(fileOf(folder), `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return secrets;
}
