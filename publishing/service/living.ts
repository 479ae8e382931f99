// Whether the process that made a folder still runs, and what others left behind.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';

/** A number that another process has by now counts as alive: then what belongs to it is only kept longer. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Deletes what builds left that were ended by force.
 * @param folder that they built
 */
export function removeAbandoned(folder: string): void {
  const parent = dirname(folder);
  const names = existsSync(parent) ? readdirSync(parent) : [];
  for (const name of names) {
    const [, pid] =
      new RegExp(`^${RegExp.escape(basename(folder))}\\.(\\d+)(?:\\.former)?$`).exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) {
      rmSync(join(parent, name), { recursive: true, force: true });
    }
  }
}
