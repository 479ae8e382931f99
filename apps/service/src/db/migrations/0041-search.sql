-- Searches and sorted lists of registrations that take as long with millions of rows as with thousands.

-- The pieces of 4 characters of a text: an index of them finds every text that contains another one. Not pg_trgm, which is not
-- installed everywhere, and whose pieces of 3 characters do not tell parts of numbers apart.
create function search_grams(words text) returns integer[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(hashtext(substr(words, place, 4))), '{}') from generate_series(1, char_length(words) - 3) as place
$$;

create function account_search_text(email_key text, first_name text, last_name text) returns text
language sql immutable parallel safe as $$
  select email_key || E'\n' || lower(first_name || ' ' || coalesce(last_name, ''))
$$;

-- Only for this migration: with little memory, the index of a million registrations takes many times as long.
set local maintenance_work_mem = '256MB';
-- Without a list of pending entries, which each search would read.
create index registrations_search on registrations using gin (search_grams(search_text)) with (fastupdate = off);
create index users_search on users using gin (search_grams(account_search_text(email_key, first_name, last_name)))
  with (fastupdate = off);

-- The orders of lists, of an account and of all accounts, with the filters by where registrations stand. Without the exact index of an
-- account, the planner takes that of all accounts and reads what others have.
create index registrations_user_status on registrations (user_id, status, created_at, id);
create index registrations_user_status_updated on registrations (user_id, status, updated_at, id);
create index registrations_user_waiting on registrations (user_id, waiting_for, created_at, id);
create index registrations_user_waiting_updated on registrations (user_id, waiting_for, updated_at, id);
create index registrations_user_label on registrations (user_id, lower(coalesce(label, '')), id);
create index registrations_updated on registrations (updated_at, id);
create index registrations_label on registrations (lower(coalesce(label, '')), id);
create index registrations_status on registrations (status, created_at, id);
drop index registrations_waiting;

-- A new index on an expression has no statistics yet, and without them the planner guesses. Empty tables are not analyzed: the planner
-- would make plans for an empty table, and keep them when rows come.
do $$ begin if exists (select from registrations) then analyze registrations; end if; end $$;
do $$ begin if exists (select from users) then analyze users; end if; end $$;

-- With these, an index alone finds the IDs of a page of an account; an index on the ID would have the rows of others read.
create index brands_user_status on brands (user_id, brand_status, id) where registration <> 'refused';
create index campaigns_user_status on campaigns (user_id, campaign_status, id) where registration <> 'refused';
drop index customer_events_user;
create index customer_events_user on customer_events (user_id, id) include (transaction_id, created_at);
create index registry_calls_set_method on registry_calls (credential_id, method, id);
