// The token ledger: charges (charge.ts), refunds (refund.ts), purchases (credit.ts), trial tokens, balance, and history.
import { LIMITS, type TokenTransaction } from '@tendlc/contract';
import type { Logger } from 'pino';
import { type Clock, utcDate } from '../../clock.ts';
import type { Database, DatabaseTransaction } from '../../db/tables.ts';
import type { Audit } from '../audit/index.ts';
import { createLedgerAdministration } from './administration/service.ts';
import { createCharges } from './charge.ts';
import { createCredits } from './credit.ts';
import type { DoubtJournal } from './doubt-journal.ts';
import { isDailyFreeAvailable, toTransaction } from './policy.ts';
import { findBalance, findHistory, grantTrial } from './queries.ts';
import { createRefunds } from './refund.ts';

const TRIAL_TOKENS = 2;

export type Ledger = ReturnType<typeof createLedger>;

export function createLedger(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  journal: DoubtJournal;
  audit: Pick<Audit, 'append'>;
  lowBalanceTokens: number;
  /** Called when a charge takes the balance below `lowBalanceTokens`. */
  reportLowBalance(userId: number, balance: number): Promise<void>;
}) {
  const { db, clock } = deps;
  const refunds = createRefunds(deps);
  const charges = createCharges({ ...deps, refunds });
  const credits = createCredits(deps);

  return {
    charge: charges.charge,
    refund: refunds.refund,
    openCharge: refunds.openCharge,
    settle: refunds.settle,
    refundAbandoned: refunds.refundAbandoned,

    grantTrial: (transaction: DatabaseTransaction, userId: number) =>
      grantTrial(transaction, userId, TRIAL_TOKENS, clock.now()),

    credit: credits.credit,
    administration: createLedgerAdministration({ ...deps, credits }),

    async readBalance(userId: number) {
      const row = await findBalance(db, userId);
      return {
        balance: row.token_balance,
        trialTokensUsed: row.trial_tokens_used,
        hasDailyFree: isDailyFreeAvailable(row.last_daily_free_date, utcDate(clock.now())),
        lastClaimed: row.last_daily_free_date,
      };
    },

    /** A page of the user's ledger, newest first, and the total number of rows. */
    async readHistory(
      userId: number,
      page: { limit?: number; offset?: number },
    ): Promise<{ transactions: TokenTransaction[]; total: number; limit: number; offset: number }> {
      const { limit = LIMITS.historyLimitDefault, offset = 0 } = page;
      const { transaction_count: total } = await findBalance(db, userId);
      const rows =
        offset >= total ? [] : await findHistory(db, { userId, newestSequence: total - offset, limit });
      return { transactions: rows.map(toTransaction), total, limit, offset };
    },

    /** Resolves when no charge is in progress and every due refund survives the end of the process. */
    async close(): Promise<void> {
      refunds.stop();
      await charges.close();
      await refunds.close();
    },
  };
}
