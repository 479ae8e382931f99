// A lock on a folder that the operating system releases when the process ends, however it ends.
import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

export type FolderLock = { release(): void };

/**
 * An exclusive SQLite transaction on a file of its own: a lock file with a process id in it would be a guess after a
 * `kill -9`, because the id may belong to another process by then.
 * @param file the lock file; its folder exists
 * @throws FolderInUse when another process holds the lock
 */
export function lockFile(file: string): FolderLock {
  // SQLite would create it readable for everyone; its journal takes the mode from it.
  writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma busy_timeout = 0; begin exclusive');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    throw new FolderInUse(`${file} is locked by another process`, { cause: error });
  }
}
