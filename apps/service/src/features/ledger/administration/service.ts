// What an admin does with the ledger of an account: reads it, credits tokens, and refunds a charge (G-108).
import type { AdminTransaction } from '@tendlc/contract';
import type { Clock } from '../../../clock.ts';
import { pageOf, paginationOf } from '../../../db/pages.ts';
import type { Database } from '../../../db/tables.ts';
import { ServiceError } from '../../../errors.ts';
import type { Audit, Origin } from '../../audit/index.ts';
import type { Credits } from '../credit.ts';
import { toTransaction } from '../policy.ts';
import { findBalance, refundCharge } from '../queries.ts';
import { type AdminHistoryRow, findUsage, type Kind, listTransactions } from './queries.ts';

const toAdminTransaction = (row: AdminHistoryRow): AdminTransaction => ({
  ...toTransaction(row),
  refundableTokens: row.refunded_at === null ? row.paid : 0,
  refundedAt: row.refunded_at?.toISOString() ?? null,
});

export function createLedgerAdministration({
  db,
  clock,
  audit,
  credits,
}: {
  db: Database;
  clock: Clock;
  audit: Pick<Audit, 'append'>;
  credits: Credits;
}) {
  return {
    credit: credits.creditAccount,

    async listTransactions(
      userId: number,
      query: { page?: number; limit?: number; type?: Kind },
    ): Promise<{ transactions: AdminTransaction[]; pagination: ReturnType<typeof paginationOf> }> {
      const page = pageOf(query);
      const { rows, total } = await listTransactions(db, { userId, type: query.type, ...page });
      return { transactions: rows.map(toAdminTransaction), pagination: paginationOf(page, total) };
    },

    /**
     * Returns the tokens of a charge. The database decides that this happens once, also beside a refund of the service.
     * @returns `refunded: false` and the current balance if the charge was refunded before
     * @throws ServiceError `not_found` if the account has no such charge; `not_refundable` if the free token paid for it
     */
    async refund(
      { userId, transactionId, reason }: { userId: number; transactionId: number; reason: string },
      origin: Origin,
    ): Promise<{ refunded: boolean; balance: number }> {
      const usage = await findUsage(db, userId, transactionId);
      if (usage === undefined || usage.charge_id === null) {
        throw new ServiceError('not_found', 'This account has no such charge.');
      }
      if (usage.paid === 0) {
        throw new ServiceError('not_refundable');
      }
      const { charge_id: chargeId, paid: tokens, tool_name: toolName } = usage;
      const balance = await db.transaction().execute(async (transaction) => {
        const after = await refundCharge(transaction, chargeId, clock.now(), reason);
        if (after !== undefined) {
          const subject = `transaction:${transactionId}`;
          const details = { tokens, toolName, reason, balance: after };
          await audit.append(transaction, { ...origin, action: 'tokens.refunded', userId, subject, details });
        }
        return after;
      });
      return balance === undefined
        ? { refunded: false, balance: (await findBalance(db, userId)).token_balance }
        : { refunded: true, balance };
    },
  };
}
