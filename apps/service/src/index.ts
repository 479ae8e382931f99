// What other parts of this repository may use of the service: they build it in their own process.
export { createApp } from './app.ts';
export { type DataFolder, openDataFolder } from './data-folder/open.ts';
export { openMigratedDatabase } from './db/migrate.ts';
export { createDeps, type Deps } from './deps.ts';
export type { Ledger } from './features/ledger/index.ts';
export { readSettings, type Settings } from './settings.ts';
