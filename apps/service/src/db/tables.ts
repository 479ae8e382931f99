// The tables as Kysely sees them. The migrations are the truth; `schema.sql` is their dump, compared in the tests.
import type { TRANSACTION_TYPES } from '@tendlc/contract';
import type { Generated, GeneratedAlways, Kysely, Transaction } from 'kysely';

export type Tables = {
  users: {
    id: GeneratedAlways<number>;
    email: string;
    email_key: string;
    password_hash: string;
    first_name: string;
    last_name: string | null;
    is_admin: Generated<boolean>;
    token_balance: Generated<number>;
    transaction_count: Generated<number>;
    trial_tokens_used: Generated<boolean>;
    last_daily_free_date: string | null;
    sessions_valid_from_seconds: Generated<number>;
    created_at: Date;
  };
  token_transactions: {
    id: GeneratedAlways<number>;
    user_id: number;
    user_sequence: number;
    type: (typeof TRANSACTION_TYPES)[number];
    amount: number;
    balance_after: number;
    tool_name: string | null;
    notes: string | null;
    order_id: number | null;
    subscription_id: number | null;
    charge_id: string | null;
    previous_daily_free_date: string | null;
    reverses_id: number | null;
    created_at: Date;
  };
  login_attempts: { id: GeneratedAlways<number>; email_key: string; address: string; created_at: Date };
  password_resets: { user_id: number; token_hash: Buffer | Uint8Array; expires_at: Date };
  jobs: {
    id: GeneratedAlways<number>;
    kind: string;
    payload: unknown;
    dedupe_key: string | null;
    run_at: Date;
    attempts: Generated<number>;
    leased_until: Date | null;
    last_error: string | null;
    failed_at: Date | null;
    created_at: Date;
  };
};

export type Database = Kysely<Tables>;

/** Where a function takes this and not `Database`, forgetting the transaction does not compile. */
export type DatabaseTransaction = Transaction<Tables>;
