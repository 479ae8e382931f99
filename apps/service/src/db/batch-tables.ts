// The tables of batches, for Kysely.
import type { BatchRowProblem, BatchRowState, BatchStatus } from '@tendlc/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type BatchTables = {
  registration_batches: {
    id: GeneratedAlways<number>;
    user_id: number;
    status: BatchStatus | 'UPLOADING';
    is_dry_run: boolean;
    columns: string[] | null;
    row_count: Generated<number>;
    rate_per_minute: number;
    by_user_id: number | null;
    by_admin: Generated<boolean>;
    confirmed_tokens: number | null;
    confirmed_cents: number | null;
    confirmed_monthly_cents: number | null;
    stopped_because: string | null;
    next_at: Date;
    served_at: Date | null;
    lease_id: string | null;
    leased_until: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  registration_batch_rows: {
    batch_id: number;
    number: number;
    content: string | null;
    reference: string | null;
    registration_id: number | null;
    state: BatchRowState | null;
    problems: ColumnType<BatchRowProblem[], string | undefined, string>;
    due: 'read' | 'evaluate' | 'submit' | null;
    attempts: Generated<number>;
    next_at: Date | null;
    tokens: Generated<number>;
    cents: Generated<number>;
    monthly_cents: Generated<number>;
  };
};
