// The public API of the service, for benchmarks and tests that run it in their own process.
export { createApp } from './assembly/http-application.ts';
export { type DataFolder, openDataFolder } from './data-folder/open.ts';
export { openMigratedDatabase } from './db/open-migrated.ts';
export { createDeps, type Deps } from './assembly/dependencies.ts';
export type { Ledger } from './features/ledger/index.ts';
export { readSettings, type Settings } from './settings.ts';
export { compileSmallPatterns } from './pattern-size.ts';
