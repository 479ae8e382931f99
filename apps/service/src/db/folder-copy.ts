// Copies the folder of the embedded database while the service runs: most files during normal operation, and only later
// changes while the database is paused.
import { constants, copyFileSync, type Dirent, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { copyFile, readdir, stat, statfs } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The state of each file just before it was copied. */
export type CopiedFiles = ReadonlyMap<string, { readonly mtimeMs: number; readonly sizeBytes: number }>;

export type FolderCopy = { readonly copiedBytes: number };

/** Only the second pass copies the log, because only its current segment is needed. */
const LOG_FOLDER = 'pg_wal';
const LOG_SEGMENT = /^[0-9A-F]{24}$/;

/** File times are coarse, so a file that was written this shortly before its copy counts as changed. */
const SETTLED_MS = 1_000;

/** Copy-on-write if the file system supports it: the copy then takes no time and no space. */
const MODE = constants.COPYFILE_FICLONE;

/** The copy would fill the disk, on which the database itself may lie. */
export class NoSpaceForCopy extends Error {
  override readonly name = 'NoSpaceForCopy';
}

/** A disk that the copy fills to the last block would stop the service. */
const SPARE_BYTES = 64 * 1024 * 1024;

async function checkSpace(from: string, to: string): Promise<void> {
  let neededBytes = SPARE_BYTES;
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) {
      neededBytes += await stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      );
    }
  }
  const { bavail, bsize } = await statfs(to);
  if (bavail * bsize < neededBytes) {
    const [needed, free] = [neededBytes, bavail * bsize].map((bytes) => Math.ceil(bytes / 1024 / 1024));
    throw new NoSpaceForCopy(
      `a copy of the database needs ${needed} MB of disk in between, ${free} MB are free`,
    );
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const pathOf = (root: string, entry: Dirent): string => relative(root, join(entry.parentPath, entry.name));

/**
 * The first pass. Files may change or vanish meanwhile; the second pass sees that.
 * @throws NoSpaceForCopy
 */
export async function copyBeside(from: string, to: string): Promise<CopiedFiles> {
  await checkSpace(from, to);
  const copied = new Map<string, { mtimeMs: number; sizeBytes: number }>();
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = pathOf(from, entry);
    if (entry.isDirectory()) {
      mkdirSync(join(to, path), { recursive: true, mode: 0o700 });
    } else if (entry.isFile() && !path.startsWith(LOG_FOLDER)) {
      try {
        const { mtimeMs, size } = await stat(join(from, path));
        const isSettled = mtimeMs < Date.now() - SETTLED_MS;
        await copyFile(join(from, path), join(to, path), MODE);
        if (isSettled) {
          copied.set(path, { mtimeMs, sizeBytes: size });
        }
      } catch (error) {
        if (!isMissing(error)) {
          throw error;
        }
      }
    }
  }
  return copied;
}

/**
 * The second pass, after a checkpoint and while no statement runs.
 * @param logSegment the current segment of the write-ahead log; later ones are empty
 */
export function copyChanged(from: string, to: string, copied: CopiedFiles, logSegment: string): FolderCopy {
  let copiedBytes = 0;
  const present = new Set<string>();
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = pathOf(from, entry);
    if (entry.isDirectory()) {
      mkdirSync(join(to, path), { recursive: true, mode: 0o700 });
      continue;
    }
    const isEmptySegment = LOG_SEGMENT.test(entry.name) && entry.name > logSegment;
    if (!entry.isFile() || isEmptySegment) {
      continue;
    }
    present.add(path);
    const { mtimeMs, size } = statSync(join(from, path));
    const earlier = copied.get(path);
    if (earlier?.mtimeMs !== mtimeMs || earlier.sizeBytes !== size) {
      copyFileSync(join(from, path), join(to, path), MODE);
      copiedBytes += size;
    }
  }
  for (const path of copied.keys()) {
    if (!present.has(path)) {
      rmSync(join(to, path), { force: true });
    }
  }
  return { copiedBytes };
}
