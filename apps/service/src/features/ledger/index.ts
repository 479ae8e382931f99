// The only door of the ledger.
export { ledgerRoutes } from './routes.ts';
export { createLedger, type Ledger, type Payer, type Receipt } from './service.ts';
