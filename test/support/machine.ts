// Describes the machine of a test run.
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Files in memory: a container often has only 64 MB of them. */
const MEMORY = '/dev/shm';
const FREE_BYTES_MIN = 2 * 1024 ** 3;

function hasMemoryFolder(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= FREE_BYTES_MIN;
  } catch {
    return false;
  }
}

/**
 * Where tests put their data folders: an embedded database is 1,400 files, which take a multiple of the time on a disk. In
 * memory if the machine has such a folder. Nothing is executed there.
 */
export const dataRoot = hasMemoryFolder() ? MEMORY : tmpdir();

/** Whether the run behaves as on a machine with only npm. See `npm run test:bare`. */
export const isBare = process.env['TEST_BARE'] === 'true';
