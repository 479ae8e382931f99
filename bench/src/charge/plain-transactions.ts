// The baseline: a separate transaction for each charge, with the same decisions as the ledger.
import { randomUUIDv7 } from 'node:crypto';
import type { Deps, Ledger } from '@tendlc/service';

export function plainTransactions(db: Deps['db']): Ledger['charge'] {
  return ({ userId }, { amount, toolName }) =>
    db.transaction().execute(async (transaction) => {
      const now = new Date();
      const today = now.toISOString().slice(0, 10);
      const account = await transaction
        .selectFrom('users')
        .select(['token_balance', 'transaction_count', 'last_daily_free_date'])
        .where('id', '=', userId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const chargeId = randomUUIDv7();
      const balanceAfter = account.token_balance - amount;
      const sequence = account.transaction_count + 1;
      await transaction
        .updateTable('users')
        .set({ token_balance: balanceAfter, transaction_count: sequence, last_daily_free_date: today })
        .where('id', '=', userId)
        .execute();
      await transaction
        .insertInto('token_transactions')
        .values({
          user_id: userId,
          user_sequence: sequence,
          type: 'usage',
          amount: -amount,
          balance_after: balanceAfter,
          tool_name: toolName,
          notes: null,
          order_id: null,
          subscription_id: null,
          charge_id: chargeId,
          previous_daily_free_date: null,
          reverses_id: null,
          created_at: now,
        })
        .execute();
      return { chargeId, cost: amount, balanceAfter, usedDailyFree: false };
    });
}
