-- Accounts that an admin has locked, and the index with which an admin filters a ledger by kind.

alter table users
  add column locked_at timestamptz,
  -- why, in words that the owner of the account reads
  add column locked_reason text check (char_length(locked_reason) between 1 and 500),
  add constraint users_locked check ((locked_at is null) = (locked_reason is null)),
  -- a locked admin could unlock no account, the own one included
  add constraint users_locked_admin check (locked_at is null or not is_admin);

-- Charges write rows of usage, which are most of a ledger and are not in this index.
create index token_transactions_kinds on token_transactions (user_id, type, user_sequence) where type <> 'usage';

-- As before, and a locked account is not charged: a charge on it is answered like one on a void session. So the lock also
-- ends what was under way when it came.
create or replace function charge_tokens(
  charge_ids uuid[],
  user_ids bigint[],
  issued_at_seconds bigint[],
  amounts integer[],
  tool_names text[],
  charge_notes text[],
  today date,
  charged_at timestamptz
) returns table (place bigint, new_balance integer, daily_free_used boolean)
language plpgsql set lock_timeout = '2s' as $$
#variable_conflict use_column
begin
  return query
  with input as (
    select * from unnest(charge_ids, user_ids, issued_at_seconds, amounts, tool_names, charge_notes)
      with ordinality as t (charge_id, user_id, issued_at, amount, tool_name, notes, n)
  ),
  account as (
    select id, token_balance, transaction_count, last_daily_free_date, sessions_valid_from_seconds,
      (last_daily_free_date is null or last_daily_free_date < today)::integer as free
    from users where id = any(user_ids) and locked_at is null order by id for update
  ),
  candidate as (
    select n, i.charge_id, i.amount, i.tool_name, i.notes, a.*, row_number() over per_user as k,
      a.token_balance + a.free - (row_number() over per_user)::bigint * i.amount as balance_after
    from input i join account a on a.id = i.user_id
    -- G-13: a token from before a password reset charges nothing
    where i.issued_at >= a.sessions_valid_from_seconds
    window per_user as (partition by i.user_id order by n)
  ),
  granted as (
    select *, balance_after::integer as new_balance from candidate where balance_after >= 0
  ),
  moved as (
    update users u
    set token_balance = g.new_balance,
      transaction_count = u.transaction_count + g.charges + g.free,
      last_daily_free_date = case when g.free = 1 then today else u.last_daily_free_date end
    from (
      select id, min(new_balance) as new_balance, count(*)::integer as charges, max(free) as free
      from granted group by id
    ) g
    where u.id = g.id
  ),
  written as (
    insert into token_transactions (
      user_id, user_sequence, type, amount, balance_after, tool_name, notes, charge_id, previous_daily_free_date,
      created_at
    )
    select id, user_sequence, type, amount, balance_after, tool_name, notes, charge_id, previous_date, charged_at
    from (
      select n, 0 as step, id, transaction_count + 1 as user_sequence, 'daily_free' as type, 1 as amount,
        token_balance + 1 as balance_after, null::text as tool_name, null::text as notes, charge_id,
        last_daily_free_date as previous_date
      from granted where free = 1 and k = 1
      union all
      select n, 1, id, transaction_count + free + k::integer, 'usage', -amount, new_balance, tool_name, notes,
        charge_id, null
      from granted
    ) lines
    order by n, step
  )
  select n, case when balance_after >= 0 then balance_after::integer end, free = 1 and k = 1 from candidate;
end
$$;
