// The data folder: ours or refused, one process at a time, readable by its owner only.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A folder that cannot be used, with the sentence for the operator. */
export class DataFolderRefused extends Error {
  override readonly name = 'DataFolderRefused';
}

const MARKER = 'tendlc.json';
const LOCK = 'lock';
const LAYOUT = 1;

/** What an empty volume may hold without being somebody's. */
const HARMLESS = new Set([
  'lost+found',
  '.gitkeep',
  '.DS_Store',
  // of the sandbox, when it was tried by itself first
  'sandbox.sqlite',
  'sandbox.sqlite-wal',
  'sandbox.sqlite-shm',
]);

export type DataFolder = {
  readonly path: string;
  file(name: string): string;
  release(): void;
};

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** @throws DataFolderRefused when the folder holds something that this service did not make, or another layout */
function claim(path: string): void {
  const marker = join(path, MARKER);
  try {
    const { layout } = JSON.parse(readFileSync(marker, 'utf8')) as { layout?: unknown };
    if (layout !== LAYOUT) {
      throw new DataFolderRefused(
        `DATA_DIR: ${path} was made by another version of this service (layout ${String(layout)})`,
      );
    }
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new DataFolderRefused(`DATA_DIR: ${marker} is damaged`);
    }
    if (!isMissing(error)) {
      throw error;
    }
    const foreign = readdirSync(path).filter((name) => !HARMLESS.has(name));
    if (foreign.length > 0) {
      throw new DataFolderRefused(
        `DATA_DIR: ${path} is not empty and was not made by this service (it holds ${foreign[0]})`,
      );
    }
    writeFileSync(marker, `${JSON.stringify({ layout: LAYOUT })}\n`, { mode: 0o600 });
  }
}

/**
 * An exclusive SQLite transaction on a file of its own, because the operating system ends that lock with the process,
 * however it dies: a lock file with a process id in it would have to be guessed about after a `kill -9`.
 * @throws DataFolderRefused when another process has it
 */
function lock(path: string): DatabaseSync {
  // SQLite would make it readable for all; its journal takes the mode from it.
  writeFileSync(join(path, LOCK), '', { flag: 'a', mode: 0o600 });
  const file = new DatabaseSync(join(path, LOCK));
  try {
    file.exec('pragma busy_timeout = 0; begin exclusive');
    return file;
  } catch (error) {
    file.close();
    throw new DataFolderRefused(
      `DATA_DIR: ${path} is in use by another process; stop it first, or give this one a folder of its own`,
      { cause: error },
    );
  }
}

/** @throws DataFolderRefused when the folder is foreign, in use, or cannot be written to */
export function openDataFolder(path: string): DataFolder {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    claim(path);
    const held = lock(path);
    return { path, file: (name) => join(path, name), release: () => held.close() };
  } catch (error) {
    if (error instanceof DataFolderRefused) {
      throw error;
    }
    throw new DataFolderRefused(
      `DATA_DIR: ${path} cannot be used (${(error as NodeJS.ErrnoException).code ?? String(error)})`,
      { cause: error },
    );
  }
}
