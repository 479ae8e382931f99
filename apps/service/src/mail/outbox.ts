// The folder for emails without a mail server: one `.eml` file each, of limited number.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';

/** A service that runs for a year without a mail server must not fill its disk. */
const FILES_MAX = 2_000;
/** The folder is read only once in a while. */
const CHECK_EVERY = 100;

const MESSAGE = '.eml';
const PART = '.part';

/** @returns a function that writes one message, and says how many of the oldest ones it deleted */
export function openOutbox(folder: string, clock: Clock) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A process that died while it wrote leaves a part. Its job runs again.
  for (const name of readdirSync(folder).filter((file) => file.endsWith(PART))) {
    rmSync(join(folder, name), { force: true });
  }
  let written = 0;

  async function deleteOldest(): Promise<number> {
    written += 1;
    if (written % CHECK_EVERY !== 1) {
      return 0;
    }
    // Their names begin with the time.
    const names = (await readdir(folder)).filter((name) => name.endsWith(MESSAGE)).toSorted();
    const excess = names.slice(0, Math.max(names.length - FILES_MAX, 0));
    await Promise.all(excess.map((name) => rm(join(folder, name), { force: true })));
    return excess.length;
  }

  return async (message: Buffer): Promise<{ file: string; deleted: number }> => {
    const stamp = clock.now().toISOString().replaceAll(':', '-');
    const file = join(folder, `${stamp}-${randomUUID().slice(0, 8)}${MESSAGE}`);
    // Writes a temporary file first, so that programs that watch the folder never see a partial message.
    await writeFile(`${file}${PART}`, message, { mode: 0o600 });
    await rename(`${file}${PART}`, file);
    return { file, deleted: await deleteOldest() };
  };
}
