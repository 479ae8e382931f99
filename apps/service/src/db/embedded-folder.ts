// The folder of the embedded database: one process at a time, and never an empty database where there was one before.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderInUse, type FolderLock, lockFile } from '../data-folder/lock.ts';

/** A folder that must not be opened, with the reason for the operator. */
export class DatabaseFolderRefused extends Error {
  override readonly name = 'DatabaseFolderRefused';
}

const LOCK = 'tendlc.lock';
/**
 * Says that the database is being made or that its schema is complete. From then on an absent or damaged database is a
 * loss, never a first start. Only what is marked as being made is ever deleted.
 */
const MARKER = 'tendlc-database.json';
/** PostgreSQL makes a database in an empty folder only, so its files lie one level below the lock and the marker. */
const FILES = 'pgdata';

/** What every PostgreSQL database folder has; without any of these it cannot be opened. */
const REQUIRED = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact', 'postgresql.conf'];

/** Where a restore builds the database before it becomes the one of the folder. */
const RESTORING = 'restoring';

/** What an empty volume may hold. */
const HARMLESS = new Set([LOCK, `${LOCK}-journal`, 'lost+found', '.gitkeep', '.DS_Store']);

const RESTORE = 'restore a backup with `npm run restore`, or put the missing files back';

export type EmbeddedFolder = {
  /** The database's own files. */
  readonly files: string;
  /** Whether a complete database was made here before. */
  readonly isMade: boolean;
  /** The schema is complete: from now on the database is expected here. */
  markMade(): void;
  release(): void;
};

/** A marker that cannot be read counts as one of a complete database, so that nothing is deleted because of it. */
function readMarker(folder: string): 'none' | 'making' | 'made' {
  try {
    const { made } = JSON.parse(readFileSync(join(folder, MARKER), 'utf8')) as { made?: unknown };
    return made === false ? 'making' : 'made';
  } catch {
    return existsSync(join(folder, MARKER)) ? 'made' : 'none';
  }
}

const writeMarker = (folder: string, made: boolean): void =>
  writeFileSync(join(folder, MARKER), `${JSON.stringify({ made })}\n`, { mode: 0o600, flush: true });

/**
 * Where the database's files are and whether it was made, before anything is opened.
 * @throws DatabaseFolderRefused
 */
function inspect(folder: string, mustExist: boolean): { files: string; isMade: boolean } {
  // Versions before the marker kept the files at the top.
  const isOldLayout = existsSync(join(folder, 'PG_VERSION')) || existsSync(join(folder, 'global'));
  const files = isOldLayout ? folder : join(folder, FILES);
  const marker = readMarker(folder);
  const isThere = isOldLayout || existsSync(files);
  if (!isThere && existsSync(join(folder, RESTORING))) {
    throw new DatabaseFolderRefused(`a restore into ${folder} was interrupted; run it again`);
  }
  if (mustExist || marker === 'made' || (isThere && marker === 'none')) {
    checkComplete(folder, files);
    return { files, isMade: true };
  }
  const foreign = readdirSync(folder).find(
    (name) => !HARMLESS.has(name) && name !== FILES && name !== MARKER,
  );
  if (foreign !== undefined) {
    throw new DatabaseFolderRefused(
      `${folder} is not empty and contains no database of this service (it contains ${foreign})`,
    );
  }
  // A first start that was interrupted: nothing in it was ever acknowledged.
  rmSync(files, { recursive: true, force: true });
  writeMarker(folder, false);
  return { files, isMade: false };
}

/** @throws DatabaseFolderRefused */
function checkComplete(folder: string, files: string): void {
  const missing = REQUIRED.filter((name) => !existsSync(join(files, name)));
  if (missing.length === REQUIRED.length) {
    throw new DatabaseFolderRefused(
      `the database in ${folder} is missing; ${RESTORE}. To start with an empty database, use an empty DATA_DIR`,
    );
  }
  if (missing.length > 0) {
    throw new DatabaseFolderRefused(
      `the database in ${folder} is damaged, ${missing.join(', ')} missing; ${RESTORE}`,
    );
  }
}

/**
 * Keeps other processes out of the folder, whatever it holds.
 * @throws DatabaseFolderRefused when another process has it
 */
function lockDatabaseFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    return lockFile(join(folder, LOCK));
  } catch (error) {
    if (error instanceof FolderInUse) {
      throw new DatabaseFolderRefused(
        `the database in ${folder} is in use by another process. Stop that process, or use a different database`,
        { cause: error },
      );
    }
    throw error;
  }
}

/**
 * Takes the folder for this process.
 * @param mustExist a database was made here before, whatever the folder itself shows
 * @throws DatabaseFolderRefused when another process has it, or it does not hold what it should
 */
export function claimEmbeddedFolder(folder: string, mustExist: boolean): EmbeddedFolder {
  const lock = lockDatabaseFolder(folder);
  try {
    const { files, isMade } = inspect(folder, mustExist);
    mkdirSync(files, { recursive: true, mode: 0o700 });
    return {
      files,
      isMade,
      markMade: () => {
        if (readMarker(folder) !== 'made') {
          writeMarker(folder, true);
        }
      },
      release: () => lock.release(),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** True where there is no database, nor a part of one: a lock and a marker may be left of one that is gone. */
export const isWithoutDatabase = (folder: string): boolean =>
  !existsSync(folder) ||
  readdirSync(folder).every((name) => HARMLESS.has(name) || name === MARKER || name === RESTORING);

/**
 * Builds a database inside the folder and makes it the folder's own in one step. It lies on the same disk, and the folder
 * may be a mount point. What an interrupted restore left is deleted first.
 * @param load makes a complete database in the folder that it gets, and closes it
 * @throws DatabaseFolderRefused when another process has the folder
 */
export async function replaceDatabase(folder: string, load: (part: string) => Promise<void>): Promise<void> {
  const lock = lockDatabaseFolder(folder);
  const part = join(folder, RESTORING);
  try {
    rmSync(part, { recursive: true, force: true });
    await load(part);
    renameSync(join(part, FILES), join(folder, FILES));
    writeMarker(folder, true);
  } finally {
    rmSync(part, { recursive: true, force: true });
    lock.release();
  }
}
