-- Accounts and the token ledger. Money rules that must hold whatever the code does are written here as constraints.

create table users (
  id bigint generated always as identity primary key,
  email text not null check (char_length(email) between 3 and 254),
  -- G-10: one account per address, whatever its case
  email_key text not null unique,
  password_hash text not null,
  first_name text not null check (char_length(first_name) between 1 and 50),
  last_name text check (char_length(last_name) between 1 and 50),
  is_admin boolean not null default false,
  token_balance integer not null default 0 check (token_balance >= 0),
  transaction_count integer not null default 0 check (transaction_count >= 0),
  trial_tokens_used boolean not null default false,
  last_daily_free_date date,
  -- G-13: tokens issued before this second are void
  sessions_valid_from_seconds bigint not null default 0,
  created_at timestamptz not null
);

create index users_admins on users (id) where is_admin;

create table token_transactions (
  id bigint generated always as identity primary key,
  -- no foreign key: every movement takes the id from the locked account, and `users_keep_ledger` keeps the account
  user_id bigint not null,
  -- 1, 2, 3 … within the user: makes a page of history one index range however deep, and the count a stored number
  user_sequence integer not null check (user_sequence > 0),
  type text not null check (type in ('trial', 'purchase', 'daily_free', 'usage', 'refund')),
  amount integer not null check (
    case type
      when 'usage' then amount < 0
      when 'daily_free' then amount in (1, -1)
      else amount > 0
    end
  ),
  balance_after integer not null check (balance_after >= 0),
  tool_name text check (char_length(tool_name) between 1 and 100),
  notes text check (char_length(notes) <= 4096),
  order_id bigint,
  subscription_id bigint,
  -- names the charge: a statement whose answer was lost can be looked up, and sent again without charging twice
  charge_id uuid,
  -- what the daily date was before this row claimed it, for the way back (G-24)
  previous_daily_free_date date,
  reverses_id bigint,
  created_at timestamptz not null,
  unique (user_id, user_sequence),
  check ((type = 'purchase') = (order_id is not null)),
  check (type not in ('usage', 'refund') or charge_id is not null),
  check (type <> 'refund' or reverses_id is not null)
);

create unique index token_transactions_charge on token_transactions (charge_id) where type = 'usage';
create unique index token_transactions_order on token_transactions (order_id) where type = 'purchase';
create unique index token_transactions_reversal on token_transactions (reverses_id) where reverses_id is not null;

-- G-20: the ledger is append-only for everybody, the service's own code included.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'token_transactions is append-only: correct a mistake by a further row'
    using errcode = 'restrict_violation';
end
$$;

create trigger token_transactions_append_only
  before update or delete or truncate on token_transactions
  for each statement execute function refuse_ledger_change();

-- A foreign key would do the same, at a sixth of the price of each charge.
create function refuse_account_removal() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' or old.transaction_count > 0 then
    raise exception 'an account with ledger rows cannot be removed' using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;

create trigger users_keep_ledger before delete on users for each row execute function refuse_account_removal();
create trigger users_keep_ledger_all before truncate on users for each statement execute function refuse_account_removal();

create table login_attempts (
  id bigint generated always as identity primary key,
  email_key text not null,
  address text not null,
  created_at timestamptz not null
);

create index login_attempts_email on login_attempts (email_key, created_at);
create index login_attempts_age on login_attempts (created_at);

create table password_resets (
  user_id bigint primary key references users (id),
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  -- work that is waiting under the same key is not queued a second time
  dedupe_key text,
  run_at timestamptz not null,
  attempts integer not null default 0,
  leased_until timestamptz,
  last_error text,
  failed_at timestamptz,
  created_at timestamptz not null
);

create unique index jobs_dedupe on jobs (kind, dedupe_key) where failed_at is null and leased_until is null;
create index jobs_due on jobs (run_at) where failed_at is null;
