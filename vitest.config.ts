import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'bench/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['apps/service/test/support/template.ts'],
    setupFiles: ['test/support/fixed-seed.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Loading the service anew for each file took an eighth of the time; no test leaves anything behind in its process.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
