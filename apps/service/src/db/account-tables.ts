// The tables of accounts for Kysely, as in `tables.ts`.
import type { Generated, GeneratedAlways } from 'kysely';

type Bytes = Buffer | Uint8Array;
type ResetTokenRow = { user_id: number; token_hash: Bytes; expires_at: Date };

export type AccountTables = {
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
    totp_enabled_at: Date | null;
    deleted_at: Date | null;
    locked_at: Date | null;
    locked_reason: string | null;
    created_at: Date;
  };
  totp_secrets: { user_id: number; sealed_secret: string; last_step: Generated<number>; created_at: Date };
  recovery_codes: { user_id: number; code_hash: Bytes };
  passkeys: {
    id: GeneratedAlways<number>;
    user_id: number;
    credential_id: string;
    public_key: Bytes;
    counter: number;
    transports: string[];
    is_backed_up: boolean;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  passkey_challenges: { challenge_hash: Bytes; user_id: number | null; expires_at: Date };
  email_changes: {
    user_id: number;
    email: string;
    token_hash: Bytes | null;
    expires_at: Date;
    requested_at: Date[];
  };
  sessions: {
    id: GeneratedAlways<number>;
    user_id: number;
    session_hash: string;
    user_agent: string | null;
    address: string;
    issued_at_seconds: number;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
  };
  login_attempts: { id: GeneratedAlways<number>; email_key: string; address: string; created_at: Date };
  password_resets: ResetTokenRow;
  lockout_links: ResetTokenRow;
  revoked_sessions: { session_hash: string; expires_at: Date };
  reset_mails: { user_id: number; sent_at: Date[] };
  account_exports: { user_id: number; export_id: string; leased_until: Date };
};
