// What can be done with tokens: charge, refund, credit, look.
import { randomUUIDv7 } from 'node:crypto';
import { LIMITS, type TokenTransaction } from '@tendlc/contract';
import type { Logger } from 'pino';
import { type Clock, utcDate } from '../../clock.ts';
import { isOutOfRange } from '../../db/failures.ts';
import type { Database, DatabaseTransaction } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { type Audit, OPERATOR } from '../audit/index.ts';
import { createCharges } from './charges.ts';
import type { DoubtJournal } from './doubts/journal.ts';
import { createDoubts } from './doubts/service.ts';
import { isDailyFreeAvailable, toTransaction } from './policy.ts';
import { deleteOpenCharge, findExpiredCharges, insertOpenCharge } from './open-charges/queries.ts';
import {
  creditPurchase,
  findBalance,
  findHistory,
  findPurchase,
  grantTrial,
  type Purchase,
  refundCharge,
} from './queries.ts';

const TRIAL_TOKENS = 2;

/** Longer than any request takes: what is open after this belongs to a process that has died. */
const OPEN_CHARGE_MS = 5 * 60_000;

/** Who pays: a session with the second in which it was issued and its name, so that the charge itself can detect a void one. */
export type Payer = {
  readonly userId: number;
  readonly issuedAtSeconds: number;
  /** Absent for API keys, which are revoked by themselves. */
  readonly sessionHash?: string;
};

export type Receipt = {
  readonly chargeId: string;
  readonly cost: number;
  readonly balanceAfter: number;
  readonly usedDailyFree: boolean;
};

export type Ledger = ReturnType<typeof createLedger>;

export function createLedger(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  journal: DoubtJournal;
  audit: Pick<Audit, 'append'>;
  /** A balance that falls below this is told of. */
  lowBalanceTokens: number;
  tellLowBalance(userId: number, balance: number): Promise<void>;
}) {
  const { db, clock, lowBalanceTokens } = deps;
  const doubts = createDoubts(deps);
  const charges = createCharges({ db, clock, doubts });

  /** @returns the new balance, or undefined when there is no such account or the order has been credited */
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
    /**
     * Takes `amount` tokens, the daily free one first (G-21).
     * @param chargeId a name chosen before, where the caller has to be able to find the charge after a crash
     * @throws ServiceError `insufficient_tokens`, or `unauthorized` when the session is void; nothing has moved then
     */
    async charge(
      payer: Payer,
      use: { amount: number; toolName: string; notes?: string },
      chargeId: string = randomUUIDv7(),
    ): Promise<Receipt> {
      const verdict = await charges.submit({
        chargeId,
        userId: payer.userId,
        issuedAtSeconds: payer.issuedAtSeconds,
        sessionHash: payer.sessionHash ?? null,
        amount: use.amount,
        toolName: use.toolName,
        notes: use.notes ?? null,
      });
      if ('failure' in verdict) {
        throw verdict.failure;
      }
      if (!verdict.sessionValid) {
        throw new ServiceError('unauthorized');
      }
      if (verdict.balanceAfter === undefined) {
        throw new ServiceError('insufficient_tokens');
      }
      const isLow = verdict.balanceAfter < lowBalanceTokens;
      if (isLow && verdict.balanceAfter + use.amount >= lowBalanceTokens) {
        deps
          .tellLowBalance(payer.userId, verdict.balanceAfter)
          .catch((error: unknown) => deps.log.warn({ err: error }, 'a low balance was not told of'));
      }
      return {
        chargeId,
        cost: use.amount,
        balanceAfter: verdict.balanceAfter,
        usedDailyFree: verdict.usedDailyFree,
      };
    },

    /**
     * Announces a charge whose work goes beyond this database, before it is made: should the process die on the way, the
     * charge is refunded. `settle` ends that once the work has succeeded, `refund` when it has failed.
     * @returns the id to charge under
     */
    async openCharge(userId: number, chargeId: string = randomUUIDv7()): Promise<string> {
      const expiresAt = new Date(clock.now().getTime() + OPEN_CHARGE_MS);
      await insertOpenCharge(db, { chargeId, userId, expiresAt });
      return chargeId;
    },

    /** The work of an open charge has succeeded: it stays charged. */
    settle: (chargeId: string): Promise<void> => deleteOpenCharge(db, chargeId),

    /** Refunds what processes that died have left open, and what is in doubt. @returns how many charges that were */
    async refundAbandoned(): Promise<number> {
      const chargeIds = await findExpiredCharges(db, clock.now());
      for (const chargeId of chargeIds) {
        await refundCharge(db, chargeId, clock.now());
        await deleteOpenCharge(db, chargeId);
      }
      return chargeIds.length + (await doubts.sweep());
    },

    /** Undoes a charge whose work failed (G-24): now, or as soon as the database answers. Safe to repeat. */
    async refund({ chargeId }: Pick<Receipt, 'chargeId'>): Promise<void> {
      try {
        await refundCharge(db, chargeId, clock.now());
        await deleteOpenCharge(db, chargeId);
      } catch (error) {
        deps.log.error({ err: error, chargeId }, 'a refund failed, it will be tried again');
        await doubts.takeBack(chargeId);
      }
    },

    grantTrial: (transaction: DatabaseTransaction, userId: number) =>
      grantTrial(transaction, userId, TRIAL_TOKENS, clock.now()),

    /**
     * Adds bought tokens (G-26).
     * @returns `credited: false` when this order was credited before, with the balance as it is
     * @throws ServiceError `not_found` without such an account; `validation_failed` when the order id belongs to another
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

    /** A page of the user's ledger, newest first, and how many rows there are in all. */
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

    /** Resolves when no charge is under way and what is in doubt will survive the end of the process. */
    close: () => doubts.close(() => charges.drained()),
  };
}
