// The folder of the embedded database: one process at a time, and never an empty database where there was one before.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderInUse, type FolderLock, lockFile } from '../data-folder/lock.ts';

/** A folder that must not be opened, with the reason for the operator. */
export class DatabaseFolderRefused extends Error {
  override readonly name = 'DatabaseFolderRefused';
}

const LOCK = 'tendlc.lock';
/** Written once the schema is complete: from then on an absent or damaged database is a loss, never a first start. */
const MARKER = 'tendlc-database.json';
/** PostgreSQL makes a database in an empty folder only, so its files lie one level below the lock and the marker. */
const FILES = 'pgdata';

/** What every PostgreSQL database folder has; without any of these it cannot be opened. */
const REQUIRED = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact', 'postgresql.conf'];

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

function hasMarker(folder: string): boolean {
  try {
    return (JSON.parse(readFileSync(join(folder, MARKER), 'utf8')) as { made?: unknown }).made === true;
  } catch {
    return existsSync(join(folder, MARKER));
  }
}

/**
 * Where the database's files are and whether it was made, before anything is opened.
 * @throws DatabaseFolderRefused
 */
function inspect(folder: string, mustExist: boolean): { files: string; isMade: boolean } {
  // Versions before the marker kept the files at the top.
  const isOldLayout = existsSync(join(folder, 'PG_VERSION')) || existsSync(join(folder, 'global'));
  const files = isOldLayout ? folder : join(folder, FILES);
  const isMade = mustExist || isOldLayout || hasMarker(folder);
  if (isMade) {
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
    return { files, isMade };
  }
  const foreign = readdirSync(folder).find((name) => !HARMLESS.has(name) && name !== FILES);
  if (foreign !== undefined) {
    throw new DatabaseFolderRefused(
      `${folder} is not empty and contains no database of this service (it contains ${foreign})`,
    );
  }
  // A first start that was interrupted: nothing in it was ever acknowledged.
  rmSync(files, { recursive: true, force: true });
  return { files, isMade };
}

/**
 * Takes the folder for this process.
 * @param mustExist a database was made here before, whatever the folder itself shows
 * @throws DatabaseFolderRefused when another process has it, or it does not hold what it should
 */
export function claimEmbeddedFolder(folder: string, mustExist: boolean): EmbeddedFolder {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let lock: FolderLock;
  try {
    lock = lockFile(join(folder, LOCK));
  } catch (error) {
    if (error instanceof FolderInUse) {
      throw new DatabaseFolderRefused(
        `the database in ${folder} is in use by another process. Stop that process, or use a different database`,
        { cause: error },
      );
    }
    throw error;
  }
  try {
    const { files, isMade } = inspect(folder, mustExist);
    mkdirSync(files, { recursive: true, mode: 0o700 });
    return {
      files,
      isMade,
      markMade: () => {
        if (!existsSync(join(folder, MARKER))) {
          writeFileSync(join(folder, MARKER), `${JSON.stringify({ made: true })}\n`, { mode: 0o600 });
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
  !existsSync(folder) || readdirSync(folder).every((name) => HARMLESS.has(name) || name === MARKER);
