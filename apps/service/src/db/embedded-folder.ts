// The folder of the embedded database: one process at a time, and a lost database is never replaced by an empty one.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderInUse, type FolderLock, lockFile } from '../data-folder/lock.ts';

/** A folder that must not be opened, with the message for the operator. */
export class DatabaseFolderRefused extends Error {
  override readonly name = 'DatabaseFolderRefused';
}

const LOCK = 'tendlc.lock';
/**
 * Marks the database as incomplete, or its schema as complete. After that, a missing or damaged database is a loss and
 * not a first start. Only an incomplete database is ever deleted.
 */
const MARKER = 'tendlc-database.json';
/** PostgreSQL creates a database only in an empty folder, so its files are one level below the lock and the marker. */
const FILES = 'pgdata';

/** Required in every PostgreSQL database folder. If one is missing, the database cannot be opened. */
const REQUIRED = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact', 'postgresql.conf'];

/** The folder in which a restore builds the database before it replaces the folder's own. */
const RESTORING = 'restoring';

/** Files that an empty volume can contain. */
const HARMLESS = new Set([LOCK, `${LOCK}-journal`, 'lost+found', '.gitkeep', '.DS_Store']);

const RESTORE = 'restore a backup with `npm run restore`, or put the missing files back';

export type EmbeddedFolder = {
  /** The database's own files. */
  readonly files: string;
  /** Whether a complete database was created here before, or was marked as complete since then. */
  readonly isMade: boolean;
  /** Marks the schema as complete. From now on the database must exist here. */
  markMade(): void;
  release(): void;
};

/** An unreadable marker counts as complete, so that nothing is deleted because of it. */
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
 * The location of the database's files, and whether it was created. Checked before anything is opened.
 * @throws DatabaseFolderRefused
 */
function inspect(folder: string, mustExist: boolean): { files: string; isMade: boolean } {
  // Versions before the marker stored the files at the top level.
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
  // An interrupted first start: none of its data was acknowledged.
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
 * Locks the folder against other processes, whatever its contents.
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
 * Locks the folder for this process and checks its contents.
 * @param mustExist a database was made here before, whatever the folder itself shows
 * @throws DatabaseFolderRefused if another process has it, or its contents are not as expected
 */
export function claimEmbeddedFolder(folder: string, mustExist: boolean): EmbeddedFolder {
  const lock = lockDatabaseFolder(folder);
  try {
    const { files, isMade: wasMade } = inspect(folder, mustExist);
    let isMade = wasMade;
    mkdirSync(files, { recursive: true, mode: 0o700 });
    return {
      files,
      get isMade() {
        return isMade;
      },
      markMade: () => {
        if (readMarker(folder) !== 'made') {
          writeMarker(folder, true);
        }
        isMade = true;
      },
      release: () => lock.release(),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** True if there is no database and no part of one. A lock and a marker of a deleted one can remain. */
export const isWithoutDatabase = (folder: string): boolean =>
  !existsSync(folder) ||
  readdirSync(folder).every((name) => HARMLESS.has(name) || name === MARKER || name === RESTORING);

/**
 * Builds a database inside the folder, and makes it the folder's own in one step: it is on the same disk, and the
 * folder can be a mount point. The remains of an interrupted restore are deleted first.
 * @param load creates a complete database in the given folder, and closes it
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
