// Builds in other processes while a trial starts from a checkout and then serves.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import process from 'node:process';

/**
 * Requests come first on a machine with few processors. It ends with this process at the latest.
 * @param words a script, which prints what it built or why it failed, and its options
 * @throws if the script fails
 */
export function runBuild(words: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (child.pid !== undefined) {
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  }
  const stop = () => child.kill();
  process.once('exit', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', stop);
      if (code === 0) {
        resolve();
      } else {
        reject(new Error(`${words[0]} failed`));
      }
    });
  });
}
