// Holds what callers were told of their charges against what the ledger says of them.
import { expect } from 'vitest';
import type { Database } from '../../src/db/tables.ts';

/** A charge by the tool name that was made up for it, and the status that its caller got; 0 for no answer. */
export type Outcome = { readonly toolName: string; readonly status: number };

/** How often the charge stands in the ledger, refunds counted against it. */
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

/** Answered charges that are not in the ledger exactly once, and refused ones that are in it. */
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

/** For outcomes of which every one must be settled at once. */
export async function expectAllSettled(db: Database, outcomes: readonly Outcome[]): Promise<void> {
  expect(await mismatches(db, outcomes)).toEqual([]);
}
