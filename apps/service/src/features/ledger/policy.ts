// The ledger's rules and shapes that need no database.
import type { TokenTransaction } from '@tendlc/contract';
import type { HistoryRow } from './queries.ts';

/** G-21: one a day by the UTC date. A clock that was set back does not give a second one. */
export function isDailyFreeAvailable(lastClaimed: string | null, today: string): boolean {
  return lastClaimed === null || lastClaimed < today;
}

/** G-07: `YYYY-MM-DD HH:MM:SS`, UTC. */
const ledgerTimestamp = (instant: Date) => instant.toISOString().slice(0, 19).replace('T', ' ');

export function toTransaction(row: HistoryRow): TokenTransaction {
  return {
    id: row.id,
    type: row.type,
    amount: row.amount,
    balanceAfter: row.balance_after,
    toolName: row.tool_name,
    notes: row.notes,
    orderId: row.order_id,
    subscriptionId: row.subscription_id,
    createdAt: ledgerTimestamp(row.created_at),
  };
}
