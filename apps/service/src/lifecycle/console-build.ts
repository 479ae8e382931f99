// Builds the console while a trial starts from a checkout: the two share nothing, and a first start takes as long as one of them.
import { spawn } from 'node:child_process';
import process from 'node:process';

/** @param script prints what it built, or why it failed. It does nothing if no source is newer than the last build. */
export function buildConsole(script: string): Promise<void> {
  const child = spawn(process.execPath, [script, '--if-stale'], { stdio: ['ignore', 'inherit', 'inherit'] });
  const stop = () => child.kill();
  process.once('exit', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', stop);
      if (code === 0) {
        resolve();
      } else {
        reject(new Error('the console was not built'));
      }
    });
  });
}
