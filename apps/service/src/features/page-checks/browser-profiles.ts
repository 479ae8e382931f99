// The folders of browsers that render pages: one for each page, named after its process, and deleted if that process was killed.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const PREFIX = 'tendlc-browser-';
const NAME = /^tendlc-browser-(\d+)-([0-9a-f]+)-/;
/** A page is rendered within seconds. */
const AGE_MS_MAX = 600_000;

/** After a restart in a container, the next process has the same ID. */
const runToken = randomBytes(4).toString('hex');

/** @param parent a folder for temporary files */
export const makeProfile = (parent: string): Promise<string> =>
  mkdtemp(join(parent, `${PREFIX}${process.pid}-${runToken}-`));

export const removeProfile = (profile: string): Promise<void> =>
  rm(profile, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isLeft(parent: string, name: string, now: Date): Promise<boolean> {
  const [, pid, token] = NAME.exec(name) ?? [];
  const isOwn = token === runToken;
  const hasOwner = pid !== undefined && Number(pid) !== process.pid && isRunning(Number(pid));
  if (isOwn || !hasOwner) {
    return !isOwn;
  }
  const { mtimeMs } = await stat(join(parent, name));
  return now.getTime() - mtimeMs > AGE_MS_MAX;
}

/** Deletes what killed processes have left. Best effort: a folder of another user stays. */
export async function removeLeftProfiles(parent: string, now: Date): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX))
      .map(async (name) => {
        if (await isLeft(parent, name, now).catch(() => false)) {
          await removeProfile(join(parent, name));
        }
      }),
  );
}
