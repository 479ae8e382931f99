// What a command has to remove when it is interrupted by a signal: copies of customers' data must not stay behind.
import { rmSync } from 'node:fs';

const paths = new Set<string>();

/** The exit codes by which shells tell an interrupted command. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

export function removeWhenInterrupted(path: string): void {
  if (paths.size === 0) {
    for (const [signal, code] of Object.entries(EXIT_CODES)) {
      process.once(signal, () => {
        paths.forEach((each) => rmSync(each, { recursive: true, force: true }));
        process.exit(code);
      });
    }
  }
  paths.add(path);
}
