// A lock on a folder that the operating system releases when the process ends for any reason.
import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** The lower byte of SQLite's result codes; SQLITE_BUSY and SQLITE_LOCKED. */
const PRIMARY_CODE = 0xff;
const LOCKED = new Set([5, 6]);
const SQLITE_FULL = 13;

export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

export type FolderLock = { release(): void };

/**
 * An exclusive SQLite transaction on a separate file. A lock file with a process id would be unreliable after a
 * `kill -9`, because another process can get the same id.
 * @param file the lock file; its folder exists
 * @throws FolderInUse when another process holds the lock; ENOSPC on a full disk
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
    const code = (error as { errcode?: number }).errcode ?? 0;
    if (LOCKED.has(code & PRIMARY_CODE)) {
      throw new FolderInUse(`${file} is locked by another process`, { cause: error });
    }
    throw (code & PRIMARY_CODE) === SQLITE_FULL
      ? Object.assign(new Error('no space is left on the disk', { cause: error }), { code: 'ENOSPC' })
      : error;
  }
}
