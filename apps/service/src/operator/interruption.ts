// Deletes temporary files when a signal interrupts a command, so that no copies of customer data remain.
import { rmSync } from 'node:fs';

const paths = new Set<string>();

/** The exit codes that shells use for interrupted commands. */
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
