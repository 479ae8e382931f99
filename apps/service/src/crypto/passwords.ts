// Password hashes: argon2id, with limited concurrency.
import { hash, verify } from '@node-rs/argon2';
import { ServiceError } from '../errors.ts';

/** The package exports it as a const enum, which TypeScript cannot use with isolated modules. */
const ARGON2ID = 2;

/** OWASP's minimum for argon2id (2024): 19 MiB, two passes, one lane; 8 ms a hash here. */
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MiB and a thread, so an unlimited queue could exhaust the machine. */
const WAITING_MAX = 200;

export type Passwords = {
  /** @throws ServiceError `overloaded` */
  hash(password: string): Promise<string>;
  /**
   * Takes the same time with and without an account: without one, it checks a hash that no password has (G-12).
   * @throws ServiceError `overloaded`
   */
  matches(password: string, storedHash: string | undefined): Promise<boolean>;
};

export async function createPasswords(): Promise<Passwords> {
  const decoy = await hash(crypto.randomUUID(), PARAMETERS);
  let waiting = 0;

  async function bounded<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting >= WAITING_MAX) {
      throw new ServiceError('overloaded');
    }
    waiting += 1;
    try {
      return await work();
    } finally {
      waiting -= 1;
    }
  }

  return {
    hash: (password) => bounded(() => hash(password, PARAMETERS)),
    async matches(password, storedHash) {
      const same = await bounded(() => verify(storedHash ?? decoy, password));
      return same && storedHash !== undefined;
    },
  };
}
