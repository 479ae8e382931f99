// The data folder: only a folder of this service, one process at a time, readable only by its owner.
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FolderInUse, type FolderLock, lockFile } from './lock.ts';

/** A folder that cannot be used, with the message for the operator. */
export class DataFolderRefused extends Error {
  override readonly name = 'DataFolderRefused';
}

const MARKER = 'tendlc.json';
const LOCK = 'lock';
const LAYOUT = 1;

/** Files that an empty volume may contain. */
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
  /** Whether a process with this data folder created an embedded database in that folder. */
  hasMade(databaseFolder: string): boolean;
  /** Records that an embedded database was created there, so that its absence is not taken for a first start. */
  rememberMade(databaseFolder: string): void;
  forgetMade(databaseFolder: string): void;
  release(): void;
};

/** `databases`: folders of embedded databases, relative to the data folder, so that it can be moved with them. */
type Marker = { readonly layout: number; readonly databases?: readonly string[] };

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** @throws DataFolderRefused if the folder has files that this service did not create, or another layout */
function claim(path: string): void {
  const marker = join(path, MARKER);
  try {
    const { layout } = JSON.parse(readFileSync(marker, 'utf8')) as { layout?: unknown };
    if (layout !== LAYOUT) {
      throw new DataFolderRefused(
        `DATA_DIR: ${path} was created by another version of this service (layout ${String(layout)}). Use that version, or another folder`,
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
        `DATA_DIR: ${path} is not empty and was not created by this service (it contains ${foreign[0]})`,
      );
    }
    writeMarker(path, { layout: LAYOUT });
  }
}

const readMarker = (path: string) => JSON.parse(readFileSync(join(path, MARKER), 'utf8')) as Marker;

/** Writes to another name first, because a partial marker would make the folder look damaged. */
function writeMarker(path: string, marker: Marker): void {
  const part = join(path, `${MARKER}.part`);
  writeFileSync(part, `${JSON.stringify(marker)}\n`, { mode: 0o600, flush: true });
  renameSync(part, join(path, MARKER));
}

const madeIn = (path: string): readonly string[] => readMarker(path).databases ?? [];

function forgetMade(path: string, databaseFolder: string): void {
  const name = relative(path, databaseFolder);
  writeMarker(path, { ...readMarker(path), databases: madeIn(path).filter((made) => made !== name) });
}

function rememberMade(path: string, databaseFolder: string): void {
  const name = relative(path, databaseFolder);
  if (!madeIn(path).includes(name)) {
    writeMarker(path, { ...readMarker(path), databases: [...madeIn(path), name] });
  }
}

/** @throws DataFolderRefused when another process has it */
function lock(path: string): FolderLock {
  try {
    return lockFile(join(path, LOCK));
  } catch (error) {
    if (!(error instanceof FolderInUse)) {
      throw error;
    }
    throw new DataFolderRefused(
      `DATA_DIR: ${path} is in use by another process. Stop that process, or use a different folder`,
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
    return {
      path,
      file: (name) => join(path, name),
      hasMade: (databaseFolder) => madeIn(path).includes(relative(path, databaseFolder)),
      rememberMade: (databaseFolder) => rememberMade(path, databaseFolder),
      forgetMade: (databaseFolder) => forgetMade(path, databaseFolder),
      release: () => held.release(),
    };
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
