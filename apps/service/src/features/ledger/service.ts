// The token ledger: charges (charge.ts), refunds (refund.ts), trial tokens, purchases, balance, and history.
import { LIMITS, type TokenTransaction } from '@tendlc/contract';
import type { Logger } from 'pino';
import { type Clock, utcDate } from '../../clock.ts';
import { isOutOfRange } from '../../db/failures.ts';
import type { Database, DatabaseTransaction } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { type Audit, OPERATOR } from '../audit/index.ts';
import { createCharges } from './charge.ts';
import type { DoubtJournal } from './doubt-journal.ts';
import { isDailyFreeAvailable, toTransaction } from './policy.ts';
import {
  creditPurchase,
  findBalance,
  findHistory,
  findPurchase,
  grantTrial,
  type Purchase,
} from './queries.ts';
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

  /** @returns the new balance, or undefined if there is no such account or the order was credited before */
  const credit = (purchase: Purchase): Promise<number | undefined> =>
    db.transaction().execute(async (transaction) => {
      const account = await creditPurchase(transaction, purchase, clock.now());
      if (account !== undefined) {
        const { amount, orderId, subscriptionId, notes } = purchase;
        const details = { amount, orderId, subscriptionId, notes, balance: account.token_balance };
        const entry = { ...OPERATOR, action: 'tokens.credited', userId: account.id, details } as const;
        await deps.audit.append(transaction, entry);
      }
      return account?.token_balance;
    });

  return {
    charge: charges.charge,
    refund: refunds.refund,
    openCharge: refunds.openCharge,
    settle: refunds.settle,
    refundAbandoned: refunds.refundAbandoned,

    grantTrial: (transaction: DatabaseTransaction, userId: number) =>
      grantTrial(transaction, userId, TRIAL_TOKENS, clock.now()),

    /**
     * Adds purchased tokens (G-26).
     * @returns `credited: false` and the current balance if this order was credited before
     * @throws ServiceError `not_found` without such an account; `validation_failed` if the order ID belongs to another
     *   account or amount
     */
    async credit(purchase: {
      email: string;
      amount: number;
      orderId: number;
      subscriptionId?: number;
      notes?: string;
    }): Promise<{ credited: boolean; balance: number }> {
      const emailKey = purchase.email.trim().toLowerCase();
      const { amount, orderId, subscriptionId = null, notes = null } = purchase;
      const bought = { emailKey, amount, orderId, subscriptionId, notes };
      const balance = await credit(bought).catch((error: unknown) => {
        throw isOutOfRange(error)
          ? new ServiceError('validation_failed', 'amount: the balance would become too large')
          : error;
      });
      if (balance !== undefined) {
        return { credited: true, balance };
      }
      const earlier = await findPurchase(db, purchase.orderId);
      if (earlier === undefined) {
        throw new ServiceError('not_found', `No account has the email ${purchase.email}.`);
      }
      if (earlier.email_key !== emailKey || earlier.amount !== purchase.amount) {
        throw new ServiceError(
          'validation_failed',
          `orderId: ${purchase.orderId} was credited already, ${earlier.amount} tokens to ${earlier.email}`,
        );
      }
      return { credited: false, balance: earlier.token_balance };
    },

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
