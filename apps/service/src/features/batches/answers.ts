// What answers say about batches and their rows.
import {
  BATCH_ROW_STATES,
  type BatchRow,
  type BatchRowState,
  type RegistrationBatch,
} from '@tendlc/contract';
import type { BatchRecord } from './queries.ts';
import type { ShownRow } from './rows/queries.ts';

const CENTS = 100;

type Amounts = { readonly tokens: number; readonly cents: number; readonly monthly: number };

export const toCost = ({ tokens, cents, monthly }: Amounts): RegistrationBatch['cost'] => ({
  tokens,
  registryFees: cents / CENTS,
  monthlyFees: monthly / CENTS,
});

export const rowsIn = ({ counted }: BatchRecord, state: BatchRowState): number =>
  counted.find((each) => each.state === state)?.rows ?? 0;

/** What it costs to submit the rows that are ready. */
export function readyCostOf({ counted }: BatchRecord): RegistrationBatch['cost'] {
  const ready = counted.find(({ state }) => state === 'READY');
  return toCost(ready ?? { tokens: 0, cents: 0, monthly: 0 });
}

/** A confirmed cost stays until the rows that it pays for are submitted. */
function costOf(record: BatchRecord): RegistrationBatch['cost'] {
  const { status, confirmed_tokens: tokens, confirmed_cents: cents, unsubmitted } = record;
  const isConfirmed = status === 'SUBMITTING' || (status === 'PAUSED' && unsubmitted > 0);
  if (isConfirmed && tokens !== null && cents !== null) {
    return toCost({ tokens, cents, monthly: record.confirmed_monthly_cents ?? 0 });
  }
  return readyCostOf(record);
}

export function toBatch(record: BatchRecord): RegistrationBatch {
  const counts = BATCH_ROW_STATES.map((state) => [state, rowsIn(record, state)]);
  return {
    id: record.id,
    status: record.status,
    dryRun: record.is_dry_run,
    rowCount: record.row_count,
    remaining: record.remaining,
    counts: Object.fromEntries(counts) as RegistrationBatch['counts'],
    cost: costOf(record),
    ratePerMinute: record.rate_per_minute,
    stoppedBecause: record.stopped_because,
    createdAt: record.created_at.toISOString(),
    updatedAt: record.updated_at.toISOString(),
  };
}

export const toBatchRow = (row: ShownRow): BatchRow => ({
  row: row.number,
  reference: row.reference,
  registrationId: row.registration_id,
  label: row.label,
  brandName: row.brand_name,
  customer: row.customer,
  state: row.state,
  problems: [...row.problems],
});
