// Compares the responses to charges with the ledger.
import { expect } from 'vitest';
import type { Database } from '../../src/db/tables.ts';

/** A charge with its unique tool name and the response status; 0 for no response. */
export type Outcome = { readonly toolName: string; readonly status: number };

/** How often the ledger has the charge, minus refunds. */
export async function standingCharges(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('token_transactions as t')
    .leftJoin('token_transactions as r', (join) =>
      join.onRef('r.reverses_id', '=', 't.id').on('r.type', '=', 'refund'),
    )
    .select(['t.tool_name', 'r.id as refund'])
    .where('t.type', '=', 'usage')
    .execute();
  const standing = new Map<string, number>();
  for (const { tool_name, refund } of rows) {
    standing.set(tool_name ?? '', (standing.get(tool_name ?? '') ?? 0) + (refund === null ? 1 : 0));
  }
  return standing;
}

/** Successful charges that the ledger does not have exactly once, and rejected charges that it has. */
export async function mismatches(db: Database, outcomes: readonly Outcome[]): Promise<string[]> {
  const standing = await standingCharges(db);
  return outcomes
    .map(({ toolName, status }) => ({ toolName, status, times: standing.get(toolName) ?? 0 }))
    .filter(({ status, times }) => times !== (status === 200 ? 1 : 0))
    .map(({ toolName, status, times }) => `${toolName} was answered ${status} and stands ${times} times`);
}

export const countByStatus = (outcomes: readonly Outcome[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of outcomes) {
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
};

/** For outcomes that must all be final immediately. */
export async function expectAllSettled(db: Database, outcomes: readonly Outcome[]): Promise<void> {
  expect(await mismatches(db, outcomes)).toEqual([]);
}
