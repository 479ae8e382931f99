import { defineConfig } from 'vitest/config';
import { LongFirst } from './test/support/long-first.ts';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'bench/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['apps/service/test/support/template.ts'],
    setupFiles: ['test/support/fixed-seed.ts'],
    pool: 'forks',
    // Services, browsers, and databases of the tests keep the other cores busy: a third worker made two cores slower.
    maxWorkers: 2,
    // Tests make many short-lived objects. In this much memory, a quarter less of collections is needed.
    execArgv: ['--min-semi-space-size=16', '--max-semi-space-size=32'],
    // Loading the service anew for each file took an eighth of the time; no test leaves anything behind in its process.
    isolate: false,
    sequence: { sequencer: LongFirst },
    // A condition may take as long as on a busy machine; the default is one second.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
