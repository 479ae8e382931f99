// The only door of the ledger.
export { openDoubtJournal } from './doubts/journal.ts';
export { ledgerRoutes } from './routes.ts';
export { createLedger, type Ledger, type Payer, type Receipt } from './service.ts';
