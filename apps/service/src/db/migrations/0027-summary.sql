-- What the summary of an account counts: drafts by what they lack, and tokens by registration and by month.

-- The number of required fields without a value, as the service counted it when it wrote the newest values.
alter table registrations add column missing_fields integer;
create index registrations_waiting on registrations (user_id, status, updated_at, id) where waiting_for = 'you';

-- The charge of the evaluation, by which the ledger says what it cost.
alter table registration_evaluations add column charge_id uuid;

create index token_transactions_used on token_transactions (user_id, created_at) include (amount)
  where type in ('usage', 'refund');
