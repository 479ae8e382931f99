// Shared parts of the chaos tests: their size, their figures, and a full disk.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { isBare } from '../../../../test/support/machine.ts';

/** The whole size is for measurements, and takes minutes longer. */
export const isFull = process.env['CHAOS'] === 'full';

/** Half of the size by default to keep a complete test run short; the full size with CHAOS=full. */
export const scaled = (whole: number): number => (isFull ? whole : Math.round(whole / 2));

const RESULTS = fileURLToPath(new URL('../../../../bench/results/chaos.jsonl', import.meta.url));

/** Prints the figures of a test in one line. With CHAOS=full, also stores them next to the benchmark results. */
export function reportFigures(name: string, figures: object): void {
  const line = `${JSON.stringify({ chaos: name, ...figures })}\n`;
  process.stdout.write(line);
  if (isFull) {
    mkdirSync(join(RESULTS, '..'), { recursive: true });
    appendFileSync(RESULTS, line);
  }
}

export type SmallDisk = {
  readonly folder: string;
  /** Fills the disk completely. */
  fill(): void;
  /** Frees the disk. */
  free(): void;
};

const MEBIBYTE = 1024 * 1024;

/** Only root may mount. CI fails without root, because it skips no tests. */
export const canMount = !isBare && (process.getuid?.() === 0 || process.env['CI'] !== undefined);

/** A separate disk in memory, unmounted after the test. */
export function smallDiskForTest(mebibytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'tendlc-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder]);
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      const chunk = Buffer.alloc(MEBIBYTE);
      try {
        for (let written = 0; written <= bavail * bsize; written += MEBIBYTE) {
          appendFileSync(ballast, chunk);
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') {
          throw error;
        }
      }
    },
    free: () => writeFileSync(ballast, ''),
  };
}
