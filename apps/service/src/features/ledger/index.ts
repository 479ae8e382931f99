// The public API of the ledger.
export type { Payer } from './charge.ts';
export { openDoubtJournal } from './doubt-journal.ts';
export { ledgerRoutes } from './routes.ts';
export { createLedger, type Ledger } from './service.ts';
