-- Charges whose statement may have happened, although their callers were told that it failed. Whatever of them is in the
-- ledger, or arrives there later, is refunded (G-24). A row is deleted once nothing can arrive any more.
create table charges_in_doubt (
  charge_id uuid primary key,
  -- null where only the charge is known
  user_id bigint,
  doubted_at timestamptz not null
);
