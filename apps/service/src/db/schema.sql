-- Made by `npm run docs` from the migrations; compared in the tests.


CREATE TYPE public.listed_change AS (
	owner_id bigint,
	facets text[],
	entries integer
);

CREATE FUNCTION public.account_search_text(email_key text, first_name text, last_name text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select email_key || E'\n' || lower(first_name || ' ' || coalesce(last_name, ''))
$$;

CREATE TABLE public.customer_totals (
    user_id bigint NOT NULL,
    customer text NOT NULL,
    status text NOT NULL,
    waits_for_you boolean NOT NULL,
    entries bigint NOT NULL
);

CREATE FUNCTION public.add_customer_totals(changes public.customer_totals[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  owners bigint[];
begin
  with counted as (
    insert into customer_totals (user_id, customer, status, waits_for_you, entries)
    select user_id, customer, status, waits_for_you, sum(entries) from unnest(changes)
    where customer is not null group by 1, 2, 3, 4 having sum(entries) <> 0
    returning user_id
  )
  select array_agg(distinct user_id) from counted into owners;
  if owners is not null and random() < 0.03 then
    perform fold_customer_totals(owner) from unnest(owners) as owner;
  end if;
end
$$;

CREATE FUNCTION public.add_list_totals(of_list text, changes public.listed_change[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  owners bigint[];
begin
  with counted as (
    insert into list_totals (list, owner_id, facets, entries)
    select of_list, case when grouping(owner_id) = 1 then 0 else owner_id end, facets, sum(entries)
    from unnest(changes)
    group by grouping sets ((owner_id, facets), (facets))
    having sum(entries) <> 0 and (grouping(owner_id) = 1 or owner_id is not null)
    returning owner_id
  )
  select array_agg(distinct owner_id) from counted into owners;
  -- Often enough that a total is the sum of some dozens of rows.
  if owners is not null and random() < 0.03 then
    perform fold_list_totals(of_list, owners);
  end if;
end
$$;

CREATE FUNCTION public.add_registration_of_record(owner bigint, brand bigint, campaign bigint, profile jsonb, registry_ids text, packet jsonb, made_at timestamp with time zone) RETURNS void
    LANGUAGE sql
    AS $$
  with added as (
    insert into registrations (user_id, origin, status, waiting_for, brand_id, campaign_id, brand_words, registry_words,
      created_at, updated_at)
    values (owner, 'registry', 'SUBMITTED', 'registry', brand, campaign, brand_search_words(profile), registry_ids,
      made_at, made_at)
    returning id
  )
  insert into registration_versions (registration_id, number, status, packet, submitted_at, created_at)
  select id, 1, 'SUBMITTED', packet, made_at, made_at from added
$$;

CREATE FUNCTION public.append_audit(entries jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  head audit_head;
  entry record;
begin
  select * into head from audit_head for update;
  if not found then
    insert into audit_head values (true, 0, '') on conflict do nothing;
    select * into head from audit_head for update;
  end if;
  for entry in
    select e.* from rows from (jsonb_to_recordset(entries) as (
      actor text, actor_user_id bigint, action text, user_id bigint, subject text, address text, details jsonb,
      created_at timestamptz
    )) with ordinality as e order by ordinality
  loop
    insert into audit_log (
      sequence, actor, actor_user_id, action, user_id, subject, address, details, created_at, previous_hash, hash
    ) values (
      head.sequence + 1, entry.actor, entry.actor_user_id, entry.action, entry.user_id, entry.subject, entry.address,
      entry.details, entry.created_at, head.hash,
      audit_hash(
        head.hash, head.sequence + 1, entry.actor, entry.actor_user_id, entry.action, entry.user_id, entry.subject,
        entry.address, entry.details, entry.created_at
      )
    ) returning audit_log.sequence, audit_log.hash into head.sequence, head.hash;
  end loop;
  update audit_head set sequence = head.sequence, hash = head.hash;
end
$$;

CREATE FUNCTION public.audit_hash(previous bytea, sequence bigint, actor text, actor_user_id bigint, action text, user_id bigint, subject text, address text, details jsonb, created_at timestamp with time zone) RETURNS bytea
    LANGUAGE sql STABLE
    AS $$
  select sha256(convert_to(jsonb_build_array(
    encode(previous, 'hex'), sequence, actor, actor_user_id, action, user_id, subject, address, details,
    to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  )::text, 'UTF8'))
$$;

CREATE FUNCTION public.bare_tax_number(profile jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select upper(regexp_replace(profile ->> 'ein', '[^0-9A-Za-z]', '', 'g'))
$$;

CREATE FUNCTION public.brand_search_words(profile jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select concat_ws(E'\n', profile ->> 'brandName', profile ->> 'companyName', profile ->> 'ein', digits,
    case when length(digits) > 2 then left(digits, 2) || '-' || substr(digits, 3) end)
  from (select regexp_replace(coalesce(profile ->> 'ein', ''), '[^0-9A-Za-z]', '', 'g') as digits) as tax
$$;

CREATE FUNCTION public.changed_registrations(of_users bigint[]) RETURNS bigint[]
    LANGUAGE plpgsql STABLE
    AS $$
begin
  return (
    select registrations_of_changes(array_agg(registration_id), array_agg(brand_id), array_agg(campaign_id), array_agg(charge_id))
    from spending_changes where user_id = any(of_users) having count(*) > 0
  );
end
$$;

CREATE FUNCTION public.charge_tokens(charge_ids uuid[], user_ids bigint[], issued_at_seconds bigint[], amounts integer[], tool_names text[], charge_notes text[], today date, charged_at timestamp with time zone) RETURNS TABLE(place bigint, new_balance integer, daily_free_used boolean)
    LANGUAGE plpgsql
    SET lock_timeout TO '2s'
    AS $$
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

CREATE FUNCTION public.check_brand_of_mail() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform queue_alert_check('brand', id, new.received_at) from brands
  where credential_id = new.credential_id and tcr_brand_id = new.tcr_brand_id;
  return null;
end
$$;

CREATE FUNCTION public.check_campaign_of_numbers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform queue_alert_check('campaign', new.campaign_id, new.read_at);
  return null;
end
$$;

CREATE FUNCTION public.check_changed_subject() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform queue_alert_check(tg_argv[0], new.id, new.updated_at);
  return null;
end
$$;

CREATE FUNCTION public.check_refused_credentials() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform queue_alert_check('credentials', new.credential_id, new.created_at);
  return null;
end
$$;

CREATE FUNCTION public.check_registration_of_watch() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'UPDATE' then
    perform queue_alert_check('registration', new.registration_id, new.seen_at);
  elsif old.seen_at is not null then
    perform queue_alert_check('registration', old.registration_id, old.seen_at);
  end if;
  return null;
end
$$;

CREATE FUNCTION public.claim_page(page_url_hash bytea, page_host text, at timestamp with time zone, lease_until timestamp with time zone, OUT snapshot bigint, OUT is_busy boolean, OUT free_at timestamp with time zone) RETURNS record
    LANGUAGE plpgsql
    AS $$
declare
  claim page_claims;
begin
  is_busy := false;
  insert into page_claims (url_hash, claimed_at) values (page_url_hash, at)
  on conflict (url_hash) do update set url_hash = excluded.url_hash
  returning * into claim;
  if claim.snapshot_id is not null and claim.claimed_at > at - interval '1 minute' then
    snapshot := claim.snapshot_id;
  elsif claim.leased_until > at then
    is_busy := true;
    free_at := claim.leased_until;
  else
    free_at := visit_page_host(page_host, at);
    if free_at is null then
      update page_claims set claimed_at = at, leased_until = lease_until, snapshot_id = null
      where url_hash = page_url_hash;
    end if;
  end if;
end
$$;

CREATE TABLE public.registration_costs (
    registration_id bigint NOT NULL,
    month date NOT NULL,
    user_id bigint NOT NULL,
    customer text NOT NULL,
    brand_id bigint,
    usecase text NOT NULL,
    last_month date NOT NULL,
    reviews integer NOT NULL,
    tokens integer NOT NULL
);

CREATE FUNCTION public.costs_of(registrations_read bigint[]) RETURNS SETOF public.registration_costs
    LANGUAGE plpgsql STABLE ROWS 10
    SET jit TO 'off'
    AS $$
begin
  return query
  with mine as (
    select id, user_id, coalesce(customer, '') as customer, brand_id, campaign_id from registrations where id = any(registrations_read)
  ),
  paid as (
    select mine.id, b.created_at as at, mine.brand_id as paid_brand_id, '' as usecase, 'infinity'::timestamptz as until, 0 as reviews, b.charge_id
    from mine cross join lateral (
      select created_at, charge_id from brands where brands.id = mine.brand_id and registration = 'registered' offset 0
    ) as b
    where not exists (
      select 1 from registrations as earlier
      where earlier.brand_id = mine.brand_id and earlier.user_id = mine.user_id and earlier.id < mine.id offset 0
    )
    union all
    select mine.id, c.created_at, null, c.usecase, c.until, 1, c.charge_id
    from mine cross join lateral (
      select created_at, charge_id, usecase,
        case when campaign_status in ('DEACTIVATED', 'EXPIRED') then state_changed_at else 'infinity' end as until
      from campaigns where campaigns.id = mine.campaign_id and registration = 'registered' offset 0
    ) as c
    union all
    select mine.id, e.created_at, null, '', 'infinity', 0, e.charge_id
    from mine cross join lateral (
      select created_at, charge_id from registration_evaluations where registration_id = mine.id and charge_id is not null offset 0
    ) as e
    union all
    select mine.id, coalesce(s.done ->> 'share', s.done ->> 'resubmit')::timestamptz, null, '', 'infinity', 1, null
    from mine cross join lateral (
      select done from registration_submissions
      where registration_id = mine.id and corrects_campaign and (done ? 'share' or done ? 'resubmit') offset 0
    ) as s
  ),
  summed as (
    select paid.id, date_trunc('month', paid.at at time zone 'UTC')::date as month, max(paid.paid_brand_id) as paid_brand_id,
      max(paid.usecase) as usecase, min(paid.until) as until, sum(paid.reviews)::integer as reviews,
      coalesce(-sum(used.amount), 0)::integer as tokens
    from paid left join lateral (
      select amount from token_transactions as t where t.charge_id = paid.charge_id and t.type = 'usage'
        and not exists (select 1 from token_transactions as r where r.reverses_id = t.id offset 0)
      offset 0
    ) as used on true
    group by 1, 2
  )
  select mine.id, summed.month, mine.user_id, mine.customer, summed.paid_brand_id, summed.usecase,
    date_trunc('month', summed.until at time zone 'UTC')::date, summed.reviews, summed.tokens
  from summed join mine on mine.id = summed.id;
end
$$;

CREATE FUNCTION public.count_alerts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if is_restoring() then
    return null;
  elsif tg_op = 'INSERT' then
    perform add_list_totals('alerts', array(select (user_id, array[case when resolved_at is null then 'open' else 'resolved' end, severity], 1)::listed_change from added where true));
  elsif tg_op = 'DELETE' then
    perform add_list_totals('alerts', array(select (user_id, array[case when resolved_at is null then 'open' else 'resolved' end, severity], -1)::listed_change from removed where true));
  else
    perform add_list_totals('alerts', array(select (user_id, array[case when resolved_at is null then 'open' else 'resolved' end, severity], 1)::listed_change from added where true union all select (user_id, array[case when resolved_at is null then 'open' else 'resolved' end, severity], -1)::listed_change from removed where true));
  end if;
  return null;
end
$$;

CREATE FUNCTION public.count_audit_log() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if is_restoring() then
    return null;
  elsif tg_op = 'INSERT' then
    perform add_list_totals('audit_log', array(select (null::bigint, array[action], 1)::listed_change from added where true));
  elsif tg_op = 'DELETE' then
    perform add_list_totals('audit_log', array(select (null::bigint, array[action], -1)::listed_change from removed where true));
  else
    perform add_list_totals('audit_log', array(select (null::bigint, array[action], 1)::listed_change from added where true union all select (null::bigint, array[action], -1)::listed_change from removed where true));
  end if;
  return null;
end
$$;

CREATE FUNCTION public.count_brands() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if is_restoring() then
    return null;
  elsif tg_op = 'INSERT' then
    perform add_list_totals('brands', array(select (user_id, array[brand_status], 1)::listed_change from added where registration <> 'refused'));
  elsif tg_op = 'DELETE' then
    perform add_list_totals('brands', array(select (user_id, array[brand_status], -1)::listed_change from removed where registration <> 'refused'));
  else
    perform add_list_totals('brands', array(select (user_id, array[brand_status], 1)::listed_change from added where registration <> 'refused' union all select (user_id, array[brand_status], -1)::listed_change from removed where registration <> 'refused'));
  end if;
  return null;
end
$$;

CREATE FUNCTION public.count_campaigns() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if is_restoring() then
    return null;
  elsif tg_op = 'INSERT' then
    perform add_list_totals('campaigns', array(select (user_id, array[campaign_status], 1)::listed_change from added where registration <> 'refused'));
  elsif tg_op = 'DELETE' then
    perform add_list_totals('campaigns', array(select (user_id, array[campaign_status], -1)::listed_change from removed where registration <> 'refused'));
  else
    perform add_list_totals('campaigns', array(select (user_id, array[campaign_status], 1)::listed_change from added where registration <> 'refused' union all select (user_id, array[campaign_status], -1)::listed_change from removed where registration <> 'refused'));
  end if;
  return null;
end
$$;

CREATE FUNCTION public.count_closed_account() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if not is_restoring() then
    insert into list_totals (list, owner_id, facets, entries)
    values ('users', 0, '{}', case when new.deleted_at is null then 1 else -1 end);
  end if;
  return null;
end
$$;

CREATE FUNCTION public.count_customers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if is_restoring() then
    return null;
  elsif tg_op = 'INSERT' then
    perform add_customer_totals(array(
      select (user_id, customer, status, waiting_for = 'you', 1)::customer_totals from added));
  elsif tg_op = 'DELETE' then
    perform add_customer_totals(array(
      select (user_id, customer, status, waiting_for = 'you', -1)::customer_totals from removed));
  else
    perform add_customer_totals(array(
      select (user_id, customer, status, waiting_for = 'you', 1)::customer_totals from added
      union all select (user_id, customer, status, waiting_for = 'you', -1)::customer_totals from removed));
  end if;
  return null;
end
$$;

CREATE FUNCTION public.count_registration_needs() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if is_restoring() then
    return null;
  elsif tg_op = 'INSERT' then
    perform add_list_totals('registration_needs', array(select (user_id, array[kind], 1)::listed_change from added where true));
  elsif tg_op = 'DELETE' then
    perform add_list_totals('registration_needs', array(select (user_id, array[kind], -1)::listed_change from removed where true));
  else
    perform add_list_totals('registration_needs', array(select (user_id, array[kind], 1)::listed_change from added where true union all select (user_id, array[kind], -1)::listed_change from removed where true));
  end if;
  return null;
end
$$;

CREATE FUNCTION public.count_registrations() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if is_restoring() then
    return null;
  elsif tg_op = 'INSERT' then
    perform add_list_totals('registrations', array(select (user_id, array[status, waiting_for], 1)::listed_change from added where true));
  elsif tg_op = 'DELETE' then
    perform add_list_totals('registrations', array(select (user_id, array[status, waiting_for], -1)::listed_change from removed where true));
  else
    perform add_list_totals('registrations', array(select (user_id, array[status, waiting_for], 1)::listed_change from added where true union all select (user_id, array[status, waiting_for], -1)::listed_change from removed where true));
  end if;
  return null;
end
$$;

CREATE FUNCTION public.count_registry_calls() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if is_restoring() then
    return null;
  elsif tg_op = 'INSERT' then
    perform add_list_totals('registry_calls', array(select (credential_id, array[method], 1)::listed_change from added where true));
  elsif tg_op = 'DELETE' then
    perform add_list_totals('registry_calls', array(select (credential_id, array[method], -1)::listed_change from removed where true));
  else
    perform add_list_totals('registry_calls', array(select (credential_id, array[method], 1)::listed_change from added where true union all select (credential_id, array[method], -1)::listed_change from removed where true));
  end if;
  return null;
end
$$;

CREATE FUNCTION public.count_registry_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if is_restoring() then
    return null;
  elsif tg_op = 'INSERT' then
    perform add_list_totals('registry_events', array(select (credential_id, array[status, coalesce(event_type, '')], 1)::listed_change from added where true));
  elsif tg_op = 'DELETE' then
    perform add_list_totals('registry_events', array(select (credential_id, array[status, coalesce(event_type, '')], -1)::listed_change from removed where true));
  else
    perform add_list_totals('registry_events', array(select (credential_id, array[status, coalesce(event_type, '')], 1)::listed_change from added where true union all select (credential_id, array[status, coalesce(event_type, '')], -1)::listed_change from removed where true));
  end if;
  return null;
end
$$;

CREATE FUNCTION public.count_users() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if is_restoring() then
    return null;
  elsif tg_op = 'INSERT' then
    perform add_list_totals('users', array(select (null::bigint, '{}'::text[], 1)::listed_change from added where deleted_at is null));
  elsif tg_op = 'DELETE' then
    perform add_list_totals('users', array(select (null::bigint, '{}'::text[], -1)::listed_change from removed where deleted_at is null));
  else
    perform add_list_totals('users', array(select (null::bigint, '{}'::text[], 1)::listed_change from added where deleted_at is null union all select (null::bigint, '{}'::text[], -1)::listed_change from removed where deleted_at is null));
  end if;
  return null;
end
$$;

CREATE FUNCTION public.count_webhook_deliveries() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if is_restoring() then
    return null;
  elsif tg_op = 'INSERT' then
    perform add_list_totals('webhook_deliveries', array(select (endpoint_id, array[status], 1)::listed_change from added where true));
  elsif tg_op = 'DELETE' then
    perform add_list_totals('webhook_deliveries', array(select (endpoint_id, array[status], -1)::listed_change from removed where true));
  else
    perform add_list_totals('webhook_deliveries', array(select (endpoint_id, array[status], 1)::listed_change from added where true union all select (endpoint_id, array[status], -1)::listed_change from removed where true));
  end if;
  return null;
end
$$;

CREATE FUNCTION public.fold_customer_totals(of_user bigint) RETURNS void
    LANGUAGE sql
    AS $$
  with folded as (
    delete from customer_totals where ctid = any(array(
      select t.ctid from customer_totals as t join (
        select customer, status, waits_for_you from customer_totals where user_id = of_user
        group by customer, status, waits_for_you having count(*) > 1 or sum(entries) = 0
      ) as several using (customer, status, waits_for_you)
      where t.user_id = of_user for update of t skip locked
    ))
    returning customer, status, waits_for_you, entries
  )
  insert into customer_totals (user_id, customer, status, waits_for_you, entries)
  select of_user, customer, status, waits_for_you, sum(entries) from folded
  group by customer, status, waits_for_you having sum(entries) <> 0
$$;

CREATE FUNCTION public.fold_list_totals(of_list text, of_owners bigint[]) RETURNS void
    LANGUAGE sql
    AS $$
  with folded as (
    delete from list_totals where ctid = any(array(
      select ctid from list_totals where list = of_list and owner_id = any(of_owners) for update skip locked
    ))
    returning owner_id, facets, entries
  )
  insert into list_totals (list, owner_id, facets, entries)
  select of_list, owner_id, facets, sum(entries) from folded group by owner_id, facets having sum(entries) <> 0
$$;

CREATE FUNCTION public.fold_spending(changes_max integer) RETURNS integer
    LANGUAGE plpgsql
    AS $$
declare
  taken_count integer;
  changed bigint[];
  users bigint[];
begin
  if not pg_try_advisory_xact_lock(hashtextextended('fold_spending', 0)) then
    return 0;
  end if;
  with taken as (
    delete from spending_changes where id = any(array(select id from spending_changes order by id limit changes_max))
    returning registration_id, brand_id, campaign_id, charge_id
  )
  select count(*), registrations_of_changes(
    array_agg(registration_id), array_agg(brand_id), array_agg(campaign_id), array_agg(charge_id)
  ) into taken_count, changed from taken;
  if taken_count = 0 then
    return 0;
  end if;
  with before as (
    delete from registration_costs where registration_id = any(changed) returning *
  ),
  removed as (
    insert into spending_totals as t (user_id, customer, month, usecase, last_month, campaigns, brands, reviews, tokens)
    select user_id, customer, month, usecase, last_month, -count(nullif(usecase, '')), -count(brand_id), -sum(reviews), -sum(tokens)
    from before group by user_id, customer, month, usecase, last_month
    on conflict (user_id, customer, month, usecase, last_month) do update set campaigns = t.campaigns + excluded.campaigns,
      brands = t.brands + excluded.brands, reviews = t.reviews + excluded.reviews, tokens = t.tokens + excluded.tokens
    returning user_id
  )
  select array_agg(distinct user_id) into users from removed;
  with after as (
    insert into registration_costs select * from costs_of(changed) returning *
  )
  insert into spending_totals as t (user_id, customer, month, usecase, last_month, campaigns, brands, reviews, tokens)
  select user_id, customer, month, usecase, last_month, count(nullif(usecase, '')), count(brand_id), sum(reviews), sum(tokens)
  from after group by user_id, customer, month, usecase, last_month
  on conflict (user_id, customer, month, usecase, last_month) do update set campaigns = t.campaigns + excluded.campaigns,
    brands = t.brands + excluded.brands, reviews = t.reviews + excluded.reviews, tokens = t.tokens + excluded.tokens;
  delete from spending_totals where user_id = any(users) and campaigns = 0 and brands = 0 and reviews = 0 and tokens = 0;
  return taken_count;
end
$$;

CREATE FUNCTION public.follow_brand() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if is_restoring() then
    return null;
  end if;
  -- A record that was given up may turn up at the registry after all.
  if (tg_op = 'INSERT' or old.registration = 'refused') and new.registration_id is not null then
    update registrations set brand_id = new.id, updated_at = new.updated_at,
      registry_words = coalesce(new.tcr_brand_id, '')
    where id = new.registration_id and brand_id is null;
  elsif tg_op = 'INSERT' or old.registration = 'refused' then
    perform add_registration_of_record(new.user_id, new.id, null, new.profile, coalesce(new.tcr_brand_id, ''),
      jsonb_build_object('brand', new.profile), new.created_at);
  elsif new.registration = 'refused' then
    update registrations set brand_id = null where id = new.registration_id and brand_id = new.id;
    delete from registrations where brand_id = new.id and campaign_id is null and origin = 'registry';
  else
    update registrations as r
    set brand_words = brand_search_words(new.profile),
      registry_words = concat_ws(E'\n', new.tcr_brand_id,
        (select tcr_campaign_id from campaigns as c where c.id = r.campaign_id))
    where r.brand_id = new.id and (
      old.tcr_brand_id is distinct from new.tcr_brand_id
      or brand_search_words(old.profile) <> brand_search_words(new.profile)
    );
  end if;
  perform queue_standing(array(select id from registrations where brand_id = new.id), new.updated_at);
  return null;
end
$$;

CREATE FUNCTION public.follow_campaign() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  joined bigint;
begin
  if is_restoring() then
    return null;
  end if;
  if (tg_op = 'INSERT' or old.registration = 'refused') and new.registration_id is not null then
    update registrations set campaign_id = new.id, updated_at = new.updated_at
    where id = new.registration_id and campaign_id is null;
  elsif tg_op = 'INSERT' or old.registration = 'refused' then
    update registrations set campaign_id = new.id, updated_at = new.created_at
    where id = (
      select id from registrations
      where brand_id = new.brand_id and user_id = new.user_id and campaign_id is null and origin = 'registry'
      order by id limit 1 for update
    )
    returning id into joined;
    if joined is null then
      perform add_registration_of_record(new.user_id, new.brand_id, new.id, b.profile,
        concat_ws(E'\n', b.tcr_brand_id, new.tcr_campaign_id),
        jsonb_build_object('brandId', new.brand_id, 'campaign', new.profile), new.created_at)
      from brands as b where b.id = new.brand_id;
    else
      update registration_versions set packet = packet || jsonb_build_object('campaign', new.profile)
      where registration_id = joined and number = 1;
    end if;
  elsif new.registration = 'refused' then
    update registrations set campaign_id = null where id = new.registration_id and campaign_id = new.id;
    -- The brand stays. It is alone again, or has a registration already.
    update registration_versions as v set packet = v.packet - 'campaign' from registrations as r
    where r.campaign_id = new.id and r.origin = 'registry' and v.registration_id = r.id and v.number = 1
      and v.packet ? 'brand';
    update registrations set campaign_id = null where campaign_id = new.id and origin = 'registry' and exists (
      select 1 from registration_versions as v
      where v.registration_id = registrations.id and v.number = 1 and v.packet ? 'brand'
    );
    delete from registrations where campaign_id = new.id and origin = 'registry';
  elsif old.tcr_campaign_id is distinct from new.tcr_campaign_id then
    update registrations set registry_words = concat_ws(E'\n',
      (select tcr_brand_id from brands where brands.id = new.brand_id), new.tcr_campaign_id)
    where campaign_id = new.id;
  end if;
  perform queue_standing(array(select id from registrations where brand_id = new.brand_id), new.updated_at);
  return null;
end
$$;

CREATE FUNCTION public.follow_campaign_numbers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if is_restoring() then
    return null;
  end if;
  if new.registration = 'registered' and new.campaign_status = 'ACTIVE'
    and exists (select 1 from jsonb_each_text(new.carriers) where value = 'REGISTERED') then
    -- A number is assigned after the approval, so the first reading waits a day.
    insert into campaign_numbers (campaign_id, next_at) values (new.id, new.updated_at + interval '1 day')
    on conflict do nothing;
  else
    delete from campaign_numbers where campaign_id = new.id;
  end if;
  return null;
end
$$;

CREATE FUNCTION public.follow_need() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if is_restoring() then
    return null;
  elsif tg_table_name = 'registrations' then
    perform note_need(new.id);
  else
    perform note_need(new.registration_id);
  end if;
  return null;
end
$$;

CREATE FUNCTION public.follow_page_watch() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if is_restoring() then
    return null;
  end if;
  if new.status = 'APPROVED' then
    insert into page_watches (registration_id, next_at) values (new.id, new.updated_at + interval '1 day')
    on conflict do nothing;
  else
    delete from page_watches where registration_id = new.id;
  end if;
  return null;
end
$$;

CREATE FUNCTION public.follow_registration_rows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_batch_rows(new.id);
  return null;
end
$$;

CREATE FUNCTION public.follow_version_rows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_batch_rows(new.registration_id);
  return null;
end
$$;

CREATE FUNCTION public.forget_alert_check() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from alert_checks where subject = tg_argv[0] and subject_id = old.id;
  return null;
end
$$;

CREATE FUNCTION public.forget_batch_row() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.state := 'INVALID';
  new.due := null;
  new.problems := '[{"column": "row", "problem": "The registration of this row was deleted."}]';
  return new;
end
$$;

CREATE FUNCTION public.is_restoring() RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  select coalesce(current_setting('tendlc.restoring', true), '') = 'on'
$$;

CREATE FUNCTION public.iso_time(at timestamp with time zone) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

CREATE FUNCTION public.limit_open_registrations() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  open_max constant integer := 5000;
begin
  if new.origin = 'packet' and not is_restoring() then
    perform pg_advisory_xact_lock(hashtextextended('registrations', new.user_id));
    if (
      select sum(entries) from list_totals
      where list = 'registrations' and owner_id = new.user_id and facets[1] <> 'CLOSED'
    ) >= open_max then
      raise exception 'too many open registrations' using errcode = 'check_violation', constraint = 'registrations_open_max';
    end if;
  end if;
  return new;
end
$$;

CREATE TABLE public.registrations (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    origin text NOT NULL,
    label text,
    status text NOT NULL,
    waiting_for text NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    brand_id bigint,
    campaign_id bigint,
    brand_words text DEFAULT ''::text NOT NULL,
    registry_words text DEFAULT ''::text NOT NULL,
    closed_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    step_times jsonb DEFAULT '{}'::jsonb NOT NULL,
    customer text,
    search_text text GENERATED ALWAYS AS (lower(((((((COALESCE(label, ''::text) || '
'::text) || COALESCE(customer, ''::text)) || '
'::text) || brand_words) || '
'::text) || registry_words))) STORED NOT NULL,
    missing_fields integer,
    reference text,
    row_hash bytea,
    CONSTRAINT registrations_customer_check CHECK (((char_length(customer) >= 1) AND (char_length(customer) <= 100))),
    CONSTRAINT registrations_origin_check CHECK ((origin = ANY (ARRAY['packet'::text, 'registry'::text]))),
    CONSTRAINT registrations_reference_check CHECK (((char_length(reference) >= 1) AND (char_length(reference) <= 100))),
    CONSTRAINT registrations_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'SUBMITTED'::text, 'ACTION_REQUIRED'::text, 'APPROVED'::text, 'DENIED'::text, 'CLOSED'::text]))),
    CONSTRAINT registrations_waiting_for_check CHECK ((waiting_for = ANY (ARRAY['you'::text, 'registry'::text, 'partner'::text, 'carriers'::text, 'nobody'::text])))
);

CREATE FUNCTION public.need_of(r public.registrations) RETURNS text
    LANGUAGE plpgsql STABLE
    AS $$
begin
  if r.waiting_for <> 'you' then
    return null;
  elsif r.status = 'DENIED' then
    return 'denied';
  elsif r.status = 'APPROVED' then
    return case when r.campaign_id is null then 'campaign' else 'partly-approved' end;
  elsif r.status = 'DRAFT' then
    return coalesce(
      (select case verdict when 'ready' then 'ready' else 'fixable' end from registration_evaluations as e
        where e.registration_id = r.id and e.revision = r.revision order by e.id desc limit 1),
      case when r.missing_fields = 0 then 'unevaluated' else 'incomplete' end);
  elsif r.status = 'ACTION_REQUIRED' then
    return coalesce(
      (select stopped_by from registration_submissions as s where s.registration_id = r.id and s.state = 'open'),
      (select case campaign_status when 'SUSPENDED' then 'suspended' else 'sharing' end
        from campaigns as c where c.id = r.campaign_id),
      'code');
  end if;
  return null;
end
$$;

CREATE FUNCTION public.note_batch_rows(registration bigint) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  if is_restoring() or not exists (select 1 from registration_batch_rows where registration_id = registration) then
    return;
  end if;
  update registration_batch_rows as b
  set state = case
      when r.closed_at is not null then 'NOT_READY'
      when v.status <> 'DRAFT' then r.status
      when e.verdict is null then 'DRAFT'
      when e.verdict = 'ready' then 'READY'
      else 'NOT_READY'
    end,
    tokens = coalesce((e.fees ->> 'tokens')::integer, 0),
    cents = coalesce(round(coalesce(e.fees ->> 'dueNow', e.fees ->> 'registry')::numeric * 100)::bigint, 0),
    monthly_cents = coalesce(round((e.fees ->> 'monthly')::numeric * 100)::bigint, 0)
  from registrations as r
  join registration_versions as v on v.registration_id = r.id and v.number = r.version
  left join lateral (
    select verdict, review -> 'fees' as fees from registration_evaluations
    where registration_id = r.id and revision = r.revision order by id desc limit 1
  ) as e on true
  where r.id = registration and b.registration_id = r.id and b.state is distinct from 'INVALID';
end
$$;

CREATE FUNCTION public.note_carrier_times() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  before jsonb := '{}';
  noted jsonb := '{}';
begin
  if is_restoring() then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    before := old.carriers;
    noted := old.carrier_times;
  end if;
  new.carrier_times := (
    select coalesce(jsonb_object_agg(key, case
      when before ->> key = value and noted ? key then noted ->> key
      else iso_time(new.updated_at)
    end), '{}')
    from jsonb_each_text(new.carriers)
  );
  return new;
end
$$;

CREATE FUNCTION public.note_decision() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if is_restoring() then
    return null;
  end if;
  insert into decided_versions
  select * from version_decisions where registration_id = new.registration_id and number = new.number
  on conflict (registration_id, number) do update set is_approved = excluded.is_approved, is_denied = excluded.is_denied;
  if not found then
    delete from decided_versions where registration_id = new.registration_id and number = new.number;
  end if;
  return null;
end
$$;

CREATE FUNCTION public.note_need(registration bigint) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  found_kind text;
begin
  perform from registrations where id = registration for no key update;
  select need_of(r) into found_kind from registrations as r where r.id = registration;
  if found_kind is null then
    delete from registration_needs where registration_id = registration;
  else
    insert into registration_needs as n (registration_id, user_id, kind, updated_at)
    select id, user_id, found_kind, updated_at from registrations where id = registration
    on conflict (registration_id) do update set kind = excluded.kind, updated_at = excluded.updated_at
    where n.kind <> excluded.kind or n.updated_at <> excluded.updated_at;
  end if;
end
$$;

CREATE FUNCTION public.note_new_needs() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if not is_restoring() then
    insert into registration_needs (registration_id, user_id, kind, updated_at)
    select id, user_id, kind, updated_at from registrations as r
    cross join lateral (select need_of(r) as kind offset 0) as need
    where r.id in (select id from added) and kind is not null;
  end if;
  return null;
end
$$;

CREATE FUNCTION public.note_spending_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if is_restoring() then
    return null;
  elsif tg_table_name = 'token_transactions' then
    insert into spending_changes (user_id, charge_id)
    select new.user_id, new.charge_id union select r.user_id, new.charge_id
    from brands as b join registrations as r on r.brand_id = b.id where b.charge_id = new.charge_id;
  elsif tg_table_name = 'brands' then
    insert into spending_changes (user_id, brand_id)
    select new.user_id, new.id union select user_id, new.id from registrations where brand_id = new.id;
  elsif tg_table_name = 'campaigns' then
    insert into spending_changes (user_id, campaign_id) values (new.user_id, new.id);
  elsif tg_table_name <> 'registrations' then
    insert into spending_changes (user_id, registration_id)
    select user_id, id from registrations where id = case when tg_op = 'DELETE' then old.registration_id else new.registration_id end;
  elsif tg_op = 'DELETE' then
    insert into spending_changes (user_id, registration_id, brand_id) values (old.user_id, old.id, old.brand_id);
  else
    insert into spending_changes (user_id, registration_id, brand_id) values (new.user_id, new.id, new.brand_id);
    if tg_op = 'UPDATE' and old.brand_id is distinct from new.brand_id then
      insert into spending_changes (user_id, brand_id) values (old.user_id, old.brand_id);
    end if;
  end if;
  return null;
end
$$;

CREATE FUNCTION public.note_step_times() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if is_restoring() then
    return null;
  end if;
  insert into registration_times select * from timed_steps where registration_id = new.id
  on conflict (registration_id) do update set brand_id = excluded.brand_id, identity = excluded.identity,
    partner = excluded.partner, carriers = excluded.carriers, total = excluded.total;
  if new.step_times = '{}' then
    delete from registration_times where registration_id = new.id;
  end if;
  return null;
end
$$;

CREATE FUNCTION public.note_unused_contents() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform from page_contents where hash in (
    select body_hash from gone union select text_hash from gone union select rendered_hash from gone
  ) order by hash for no key update;
  update page_contents as c set is_unused = true
  where c.hash in (select body_hash from gone union select text_hash from gone union select rendered_hash from gone)
    and not exists (select 1 from page_snapshots where body_hash = c.hash)
    and not exists (select 1 from page_snapshots where text_hash = c.hash)
    and not exists (select 1 from page_snapshots where rendered_hash = c.hash);
  return null;
end
$$;

CREATE FUNCTION public.page_url_hash(url text) RETURNS bytea
    LANGUAGE sql STABLE
    AS $$
  select sha256(convert_to(url, 'UTF8'))
$$;

CREATE FUNCTION public.queue_alert_check(what text, id bigint, at timestamp with time zone) RETURNS void
    LANGUAGE sql
    AS $$
  insert into alert_checks (subject, subject_id, due_at) select what, id, at where not is_restoring()
  on conflict (subject, subject_id) do update set due_at = excluded.due_at where alert_checks.due_at > excluded.due_at
$$;

CREATE FUNCTION public.queue_standing(registration_ids bigint[], at timestamp with time zone) RETURNS void
    LANGUAGE sql
    AS $$
  insert into jobs (kind, payload, dedupe_key, run_at, created_at)
  select 'follow-registration', jsonb_build_object('id', id), id::text, at, at
  from unnest(registration_ids) as t (id)
  on conflict (kind, dedupe_key) where failed_at is null and leased_until is null do nothing
$$;

CREATE FUNCTION public.refuse_account_removal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'TRUNCATE' or old.transaction_count > 0 then
    raise exception 'an account with ledger rows cannot be removed' using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;

CREATE FUNCTION public.refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'audit_log is append-only' using errcode = 'restrict_violation';
end
$$;

CREATE FUNCTION public.refuse_ledger_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'token_transactions is append-only: correct a mistake by a further row'
    using errcode = 'restrict_violation';
end
$$;

CREATE FUNCTION public.registrations_of_changes(of_registrations bigint[], of_brands bigint[], of_campaigns bigint[], of_charges uuid[]) RETURNS bigint[]
    LANGUAGE plpgsql STABLE
    AS $$
declare
  all_brands constant bigint[] := of_brands || array(select id from brands where charge_id = any(of_charges));
  all_campaigns constant bigint[] := of_campaigns || array(select id from campaigns where charge_id = any(of_charges));
begin
  return array(
    select unnest(of_registrations)
    union
    select first.id from (select distinct unnest(all_brands) as brand_id) as changed
    cross join lateral (select min(id) as id from registrations where brand_id = changed.brand_id group by user_id) as first
    union
    select registration_id from registration_costs where brand_id = any(all_brands)
    union
    select id from registrations where campaign_id = any(all_campaigns)
    union
    select registration_id from registration_evaluations where charge_id = any(of_charges)
  );
end
$$;

CREATE FUNCTION public.return_callback_space() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform 1 from callback_storage where user_id in (select user_id from gone) order by user_id for update;
  if tg_table_name = 'registry_events' then
    update callback_storage as s set events = greatest(s.events - g.events, 0)
    from (select user_id, count(*) as events from gone where user_id is not null group by user_id) as g
    where s.user_id = g.user_id;
  else
    update callback_storage as s set bytes = greatest(s.bytes - g.bytes, 0)
    from (select user_id, sum(octet_length(body)) as bytes from gone group by user_id) as g
    where s.user_id = g.user_id;
  end if;
  return null;
end
$$;

CREATE FUNCTION public.search_grams(words text) RETURNS integer[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select coalesce(array_agg(hashtext(substr(words, place, 4))), '{}') from generate_series(1, char_length(words) - 3) as place
$$;

CREATE FUNCTION public.sessions_begun(session_hashes text[], issued_at_seconds bigint[]) RETURNS bigint[]
    LANGUAGE plpgsql STABLE
    AS $$
begin
  if not exists (select 1 from revoked_sessions where session_hash = any(session_hashes)) then
    return issued_at_seconds;
  end if;
  return (
    select array_agg(case when r.session_hash is null then i.issued_at else -1 end order by i.n)
    from unnest(session_hashes, issued_at_seconds) with ordinality as i (session_hash, issued_at, n)
    left join revoked_sessions r on r.session_hash = i.session_hash
  );
end
$$;

CREATE FUNCTION public.store_callbacks(user_ids bigint[], credential_ids bigint[], event_types text[], object_keys text[], brand_ids text[], campaign_ids text[], errors text[], payload_hashes bytea[], payload_bodies bytea[], events_max bigint, bytes_max bigint, job_kind text, arrived_at timestamp with time zone) RETURNS TABLE(is_stored boolean)
    LANGUAGE plpgsql
    AS $$
#variable_conflict use_column
begin
  insert into callback_storage (user_id) select distinct id from unnest(user_ids) as account (id) order by id
  on conflict (user_id) do nothing;
  perform user_id from callback_storage where user_id = any(user_ids) order by user_id for update;
  return query
  with arrived as (
    select * from unnest(user_ids, credential_ids, event_types, object_keys, brand_ids, campaign_ids, errors, payload_hashes,
        payload_bodies) with ordinality as arrival (user_id, credential_id, event_type, object_key, brand_id, campaign_id,
        error, hash, body, place)
  ),
  -- the first of each body that is not stored yet: it is the one that costs bytes
  fresh as (
    select distinct on (user_id, hash) place, octet_length(body) as bytes
    from arrived as a
    where hash is not null and not exists (
      select 1 from registry_payloads as p where p.user_id = a.user_id and p.hash = a.hash
    )
    order by user_id, hash, place
  ),
  granted as materialized (
    select * from (
      select a.*, f.place is not null as is_fresh, coalesce(f.bytes, 0) as bytes,
        s.events + row_number() over per_user as events_after,
        s.bytes + sum(coalesce(f.bytes, 0)) over per_user as bytes_after
      from arrived as a join callback_storage as s using (user_id) left join fresh as f using (place)
      window per_user as (partition by a.user_id order by a.place)
    ) as measured
    where events_after <= events_max and bytes_after <= bytes_max
  ),
  kept as (
    insert into registry_payloads (user_id, hash, body, last_received_at)
    select user_id, hash, body, arrived_at from granted where is_fresh
  ),
  touched as (
    update registry_payloads as p set last_received_at = arrived_at
    from (select distinct user_id, hash from granted where hash is not null and not is_fresh) as g
    where p.user_id = g.user_id and p.hash = g.hash and p.last_received_at < arrived_at - interval '1 day'
  ),
  written as (
    insert into registry_events (user_id, credential_id, event_type, status, object_key, tcr_brand_id, tcr_campaign_id,
      payload_hash, error, received_at, processed_at)
    select user_id, credential_id, event_type, case when error is null then 'received' else 'failed' end, object_key,
      brand_id, campaign_id, hash, error, arrived_at, case when error is not null then arrived_at end
    from granted order by place
    returning status, credential_id, object_key
  ),
  queued as (
    insert into jobs (kind, payload, dedupe_key, run_at, created_at)
    select distinct job_kind, jsonb_build_object('credentialId', credential_id, 'objectKey', object_key),
      credential_id || ':' || object_key, arrived_at, arrived_at
    from written where status = 'received'
    on conflict (kind, dedupe_key) where failed_at is null and leased_until is null
    do update set run_at = excluded.run_at where jobs.run_at > excluded.run_at
  ),
  counted as (
    update callback_storage as s set events = s.events + g.events, bytes = s.bytes + g.bytes
    from (select user_id, count(*) as events, sum(bytes) as bytes from granted group by user_id) as g
    where s.user_id = g.user_id
  )
  select g.place is not null from arrived as a left join granted as g using (place) order by place;
end
$$;

CREATE FUNCTION public.visit_page_host(page_host text, at timestamp with time zone) RETURNS timestamp with time zone
    LANGUAGE plpgsql
    AS $$
declare
  visits_max constant integer := 6;
  recent timestamptz[];
begin
  insert into page_hosts (host, visits, visited_at) values (page_host, '{}', at)
  on conflict (host) do update set visited_at = excluded.visited_at
  returning array(select visit from unnest(visits) as t (visit) where visit > at - interval '1 minute' order by visit)
  into recent;
  if cardinality(recent) >= visits_max then
    return recent[cardinality(recent) - visits_max + 1] + interval '1 minute';
  end if;
  update page_hosts set visits = recent || at where host = page_host;
  return null;
end
$$;

CREATE TABLE public.account_exports (
    user_id bigint NOT NULL,
    export_id uuid NOT NULL,
    leased_until timestamp with time zone NOT NULL
);

CREATE TABLE public.alert_checks (
    subject text NOT NULL,
    subject_id bigint NOT NULL,
    due_at timestamp with time zone NOT NULL,
    CONSTRAINT alert_checks_subject_check CHECK ((subject = ANY (ARRAY['campaign'::text, 'brand'::text, 'credentials'::text, 'registration'::text])))
);

CREATE TABLE public.alerts (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    type text NOT NULL,
    subject text NOT NULL,
    subject_id bigint NOT NULL,
    aspect text NOT NULL,
    occurrence text NOT NULL,
    severity text NOT NULL,
    message text NOT NULL,
    due_at timestamp with time zone,
    next_action text NOT NULL,
    source jsonb NOT NULL,
    raised_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    resolved_at timestamp with time zone,
    dismissed_at timestamp with time zone,
    dismissal_reason text,
    CONSTRAINT alerts_severity_check CHECK ((severity = ANY (ARRAY['info'::text, 'warning'::text, 'error'::text]))),
    CONSTRAINT alerts_subject_check CHECK ((subject = ANY (ARRAY['campaign'::text, 'brand'::text, 'credentials'::text, 'registration'::text])))
);

ALTER TABLE public.alerts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.alerts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.api_keys (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    name text NOT NULL,
    prefix text NOT NULL,
    key_hash bytea NOT NULL,
    scopes text[] NOT NULL,
    expires_at timestamp with time zone,
    last_used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT api_keys_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100)))
);

ALTER TABLE public.api_keys ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.api_keys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.audit_head (
    singleton boolean NOT NULL,
    sequence bigint NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT audit_head_singleton_check CHECK (singleton)
);

CREATE TABLE public.audit_log (
    sequence bigint NOT NULL,
    actor text NOT NULL,
    actor_user_id bigint,
    action text NOT NULL,
    user_id bigint,
    subject text,
    address text,
    details jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    previous_hash bytea NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT audit_log_action_check CHECK (((char_length(action) >= 1) AND (char_length(action) <= 100))),
    CONSTRAINT audit_log_actor_check CHECK ((actor = ANY (ARRAY['user'::text, 'operator'::text, 'system'::text, 'unknown'::text]))),
    CONSTRAINT audit_log_sequence_check CHECK ((sequence > 0))
);

CREATE TABLE public.brands (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    credential_id bigint NOT NULL,
    registration text NOT NULL,
    reference_id text NOT NULL,
    request_hash text NOT NULL,
    charge_id uuid,
    asked_at timestamp with time zone NOT NULL,
    tcr_brand_id text,
    brand_status text DEFAULT 'PENDING'::text NOT NULL,
    identity_status text,
    trust_score integer,
    vetting_status text,
    vetting_asked_at timestamp with time zone,
    profile jsonb NOT NULL,
    feedback jsonb,
    version integer DEFAULT 1 NOT NULL,
    state_changed_at timestamp with time zone NOT NULL,
    last_synced_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    change_asked_at timestamp with time zone,
    registration_id bigint,
    code_sent_at timestamp with time zone,
    vetting_expires_at timestamp with time zone,
    CONSTRAINT brands_check CHECK (((registration = 'registered'::text) = (tcr_brand_id IS NOT NULL))),
    CONSTRAINT brands_registration_check CHECK ((registration = ANY (ARRAY['registering'::text, 'in_doubt'::text, 'registered'::text, 'refused'::text])))
);

ALTER TABLE public.brands ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.brands_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.callback_storage (
    user_id bigint NOT NULL,
    events bigint DEFAULT 0 NOT NULL,
    bytes bigint DEFAULT 0 NOT NULL
)
WITH (fillfactor='50');

CREATE TABLE public.campaign_numbers (
    campaign_id bigint NOT NULL,
    next_at timestamp with time zone NOT NULL,
    leased_until timestamp with time zone,
    read_at timestamp with time zone,
    seen_at timestamp with time zone,
    none_since timestamp with time zone
);

CREATE TABLE public.campaigns (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    credential_id bigint NOT NULL,
    brand_id bigint NOT NULL,
    registration text NOT NULL,
    reference_id text NOT NULL,
    request_hash text NOT NULL,
    charge_id uuid,
    asked_at timestamp with time zone NOT NULL,
    tcr_campaign_id text,
    campaign_status text DEFAULT 'PENDING'::text NOT NULL,
    usecase text NOT NULL,
    profile jsonb NOT NULL,
    defaulted jsonb DEFAULT '[]'::jsonb NOT NULL,
    sharing jsonb,
    carriers jsonb DEFAULT '{}'::jsonb NOT NULL,
    carriers_elected boolean DEFAULT false NOT NULL,
    refusal jsonb,
    version integer DEFAULT 1 NOT NULL,
    state_changed_at timestamp with time zone NOT NULL,
    last_synced_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    registration_id bigint,
    carrier_times jsonb DEFAULT '{}'::jsonb NOT NULL,
    renews_at timestamp with time zone,
    CONSTRAINT campaigns_check CHECK (((registration = 'registered'::text) = (tcr_campaign_id IS NOT NULL))),
    CONSTRAINT campaigns_registration_check CHECK ((registration = ANY (ARRAY['registering'::text, 'in_doubt'::text, 'registered'::text, 'refused'::text])))
);

ALTER TABLE public.campaigns ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.campaigns_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.change_mails (
    event_id bigint NOT NULL,
    user_id bigint NOT NULL,
    content jsonb,
    batch text,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.charges_in_doubt (
    charge_id uuid NOT NULL,
    user_id bigint,
    doubted_at timestamp with time zone NOT NULL
);

CREATE TABLE public.customer_events (
    id bigint NOT NULL,
    public_id text NOT NULL,
    user_id bigint NOT NULL,
    type text NOT NULL,
    data jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    transaction_id xid8 DEFAULT pg_current_xact_id() NOT NULL
);

ALTER TABLE public.customer_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.customer_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.decided_versions (
    registration_id bigint NOT NULL,
    number integer NOT NULL,
    user_id bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    is_approved boolean NOT NULL,
    is_denied boolean NOT NULL
);

CREATE TABLE public.email_changes (
    user_id bigint NOT NULL,
    email text NOT NULL,
    token_hash bytea,
    expires_at timestamp with time zone NOT NULL,
    requested_at timestamp with time zone[] NOT NULL,
    CONSTRAINT email_changes_email_check CHECK (((char_length(email) >= 3) AND (char_length(email) <= 254)))
);

CREATE TABLE public.idempotent_requests (
    user_id bigint NOT NULL,
    key text NOT NULL,
    request_hash bytea NOT NULL,
    charge_id uuid NOT NULL,
    leased_until timestamp with time zone NOT NULL,
    status integer,
    body text,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.jobs (
    id bigint NOT NULL,
    kind text NOT NULL,
    payload jsonb NOT NULL,
    dedupe_key text,
    run_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    leased_until timestamp with time zone,
    last_error text,
    failed_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL
);

ALTER TABLE public.jobs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.jobs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.list_totals (
    list text NOT NULL,
    owner_id bigint NOT NULL,
    facets text[] NOT NULL,
    entries bigint NOT NULL
);

CREATE TABLE public.registration_needs (
    registration_id bigint NOT NULL,
    user_id bigint NOT NULL,
    kind text NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE public.registry_calls (
    id bigint NOT NULL,
    credential_id bigint NOT NULL,
    user_id bigint,
    method text NOT NULL,
    endpoint text NOT NULL,
    status_code integer,
    duration_ms integer NOT NULL,
    attempt integer NOT NULL,
    error text,
    request_id text,
    request_body jsonb,
    response_body jsonb,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.registry_events (
    id bigint NOT NULL,
    credential_id bigint NOT NULL,
    event_type text,
    status text NOT NULL,
    object_key text,
    tcr_brand_id text,
    tcr_campaign_id text,
    payload jsonb,
    error text,
    attempts integer DEFAULT 0 NOT NULL,
    received_at timestamp with time zone NOT NULL,
    processed_at timestamp with time zone,
    user_id bigint,
    payload_hash bytea,
    replayed_at timestamp with time zone,
    attempts_before_replay integer DEFAULT 0 NOT NULL,
    CONSTRAINT registry_events_status_check CHECK ((status = ANY (ARRAY['received'::text, 'processed'::text, 'failed'::text])))
);

CREATE TABLE public.users (
    id bigint NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    password_hash text NOT NULL,
    first_name text NOT NULL,
    last_name text,
    is_admin boolean DEFAULT false NOT NULL,
    token_balance integer DEFAULT 0 NOT NULL,
    transaction_count integer DEFAULT 0 NOT NULL,
    trial_tokens_used boolean DEFAULT false NOT NULL,
    last_daily_free_date date,
    sessions_valid_from_seconds bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    totp_enabled_at timestamp with time zone,
    deleted_at timestamp with time zone,
    locked_at timestamp with time zone,
    locked_reason text,
    CONSTRAINT users_email_check CHECK (((char_length(email) >= 3) AND (char_length(email) <= 254))),
    CONSTRAINT users_first_name_check CHECK (((char_length(first_name) >= 1) AND (char_length(first_name) <= 50))),
    CONSTRAINT users_last_name_check CHECK (((char_length(last_name) >= 1) AND (char_length(last_name) <= 50))),
    CONSTRAINT users_locked CHECK (((locked_at IS NULL) = (locked_reason IS NULL))),
    CONSTRAINT users_locked_admin CHECK (((locked_at IS NULL) OR (NOT is_admin))),
    CONSTRAINT users_locked_reason_check CHECK (((char_length(locked_reason) >= 1) AND (char_length(locked_reason) <= 500))),
    CONSTRAINT users_token_balance_check CHECK ((token_balance >= 0)),
    CONSTRAINT users_transaction_count_check CHECK ((transaction_count >= 0))
);

CREATE TABLE public.webhook_deliveries (
    id bigint NOT NULL,
    endpoint_id bigint NOT NULL,
    event_id bigint NOT NULL,
    event_type text NOT NULL,
    status text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    response_status integer,
    error text,
    next_attempt_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    delivered_at timestamp with time zone,
    CONSTRAINT webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text])))
);

CREATE VIEW public.listed_rows AS
 SELECT 'registrations'::text AS list,
    registrations.user_id AS owner_id,
    ARRAY[registrations.status, registrations.waiting_for] AS facets
   FROM public.registrations
UNION ALL
 SELECT 'brands'::text AS list,
    brands.user_id AS owner_id,
    ARRAY[brands.brand_status] AS facets
   FROM public.brands
  WHERE (brands.registration <> 'refused'::text)
UNION ALL
 SELECT 'campaigns'::text AS list,
    campaigns.user_id AS owner_id,
    ARRAY[campaigns.campaign_status] AS facets
   FROM public.campaigns
  WHERE (campaigns.registration <> 'refused'::text)
UNION ALL
 SELECT 'alerts'::text AS list,
    alerts.user_id AS owner_id,
    ARRAY[
        CASE
            WHEN (alerts.resolved_at IS NULL) THEN 'open'::text
            ELSE 'resolved'::text
        END, alerts.severity] AS facets
   FROM public.alerts
UNION ALL
 SELECT 'registry_events'::text AS list,
    registry_events.credential_id AS owner_id,
    ARRAY[registry_events.status, COALESCE(registry_events.event_type, ''::text)] AS facets
   FROM public.registry_events
UNION ALL
 SELECT 'registry_calls'::text AS list,
    registry_calls.credential_id AS owner_id,
    ARRAY[registry_calls.method] AS facets
   FROM public.registry_calls
UNION ALL
 SELECT 'webhook_deliveries'::text AS list,
    webhook_deliveries.endpoint_id AS owner_id,
    ARRAY[webhook_deliveries.status] AS facets
   FROM public.webhook_deliveries
UNION ALL
 SELECT 'audit_log'::text AS list,
    NULL::bigint AS owner_id,
    ARRAY[audit_log.action] AS facets
   FROM public.audit_log
UNION ALL
 SELECT 'users'::text AS list,
    NULL::bigint AS owner_id,
    '{}'::text[] AS facets
   FROM public.users
  WHERE (users.deleted_at IS NULL)
UNION ALL
 SELECT 'registration_needs'::text AS list,
    registration_needs.user_id AS owner_id,
    ARRAY[registration_needs.kind] AS facets
   FROM public.registration_needs;

CREATE TABLE public.lockout_links (
    user_id bigint NOT NULL,
    token_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.login_attempts (
    id bigint NOT NULL,
    email_key text NOT NULL,
    address text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

ALTER TABLE public.login_attempts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.login_attempts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.mail_schedules (
    user_id bigint NOT NULL,
    frequency text DEFAULT 'immediate'::text NOT NULL,
    time_zone text DEFAULT 'UTC'::text NOT NULL,
    rejected_at timestamp with time zone,
    rejection text,
    CONSTRAINT mail_schedules_frequency_check CHECK ((frequency = ANY (ARRAY['immediate'::text, 'daily'::text]))),
    CONSTRAINT mail_schedules_rejection_check CHECK ((char_length(rejection) <= 300)),
    CONSTRAINT mail_schedules_time_zone_check CHECK (((char_length(time_zone) >= 1) AND (char_length(time_zone) <= 64)))
);

CREATE TABLE public.open_charges (
    charge_id uuid NOT NULL,
    user_id bigint NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.page_claims (
    url_hash bytea NOT NULL,
    claimed_at timestamp with time zone NOT NULL,
    leased_until timestamp with time zone,
    snapshot_id bigint
);

CREATE TABLE public.page_contents (
    hash bytea NOT NULL,
    content bytea NOT NULL,
    last_stored_at timestamp with time zone NOT NULL,
    is_unused boolean DEFAULT false NOT NULL
);
ALTER TABLE ONLY public.page_contents ALTER COLUMN content SET STORAGE EXTERNAL;

CREATE TABLE public.page_hosts (
    host text NOT NULL,
    visits timestamp with time zone[] NOT NULL,
    visited_at timestamp with time zone NOT NULL
);

CREATE TABLE public.page_snapshot_views (
    snapshot_id bigint NOT NULL,
    user_id bigint NOT NULL,
    url_hash bytea NOT NULL
);

CREATE TABLE public.page_snapshots (
    id bigint NOT NULL,
    url text NOT NULL,
    final_url text NOT NULL,
    redirects text[] NOT NULL,
    status integer NOT NULL,
    problem text,
    content_type text,
    headers jsonb NOT NULL,
    is_trial_network boolean NOT NULL,
    bytes integer NOT NULL,
    body_hash bytea NOT NULL,
    text_hash bytea NOT NULL,
    title text NOT NULL,
    language text,
    fetched_at timestamp with time zone NOT NULL,
    rendered_hash bytea,
    rendered_differs boolean,
    expires_at timestamp with time zone,
    CONSTRAINT page_snapshots_problem_check CHECK ((problem = ANY (ARRAY['dns'::text, 'timeout'::text, 'tls'::text, 'connection'::text, 'too_many_redirects'::text, 'too_large'::text, 'unsupported_type'::text, 'private_address'::text, 'invalid_url'::text])))
);

ALTER TABLE public.page_snapshots ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.page_snapshots_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.page_watch_snapshots (
    registration_id bigint NOT NULL,
    number integer NOT NULL,
    snapshot_id bigint NOT NULL
);

CREATE TABLE public.page_watches (
    registration_id bigint NOT NULL,
    next_at timestamp with time zone NOT NULL,
    leased_until timestamp with time zone,
    seen_at timestamp with time zone,
    problems jsonb DEFAULT '[]'::jsonb NOT NULL
);

CREATE TABLE public.passkey_challenges (
    challenge_hash bytea NOT NULL,
    user_id bigint,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.passkeys (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    credential_id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    is_backed_up boolean NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT passkeys_counter_check CHECK ((counter >= 0)),
    CONSTRAINT passkeys_credential_id_check CHECK (((char_length(credential_id) >= 1) AND (char_length(credential_id) <= 1364))),
    CONSTRAINT passkeys_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50)))
);

ALTER TABLE public.passkeys ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.passkeys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.password_resets (
    user_id bigint NOT NULL,
    token_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.recovery_codes (
    user_id bigint NOT NULL,
    code_hash bytea NOT NULL
);

CREATE TABLE public.registration_batch_rows (
    batch_id bigint NOT NULL,
    number integer NOT NULL,
    content text,
    reference text,
    registration_id bigint,
    state text,
    problems jsonb DEFAULT '[]'::jsonb NOT NULL,
    due text,
    attempts integer DEFAULT 0 NOT NULL,
    next_at timestamp with time zone,
    tokens integer DEFAULT 0 NOT NULL,
    cents bigint DEFAULT 0 NOT NULL,
    monthly_cents bigint DEFAULT 0 NOT NULL,
    CONSTRAINT registration_batch_rows_due_check CHECK ((due = ANY (ARRAY['read'::text, 'evaluate'::text, 'submit'::text]))),
    CONSTRAINT registration_batch_rows_number_check CHECK ((number > 0)),
    CONSTRAINT registration_batch_rows_state_check CHECK ((state = ANY (ARRAY['INVALID'::text, 'DRAFT'::text, 'READY'::text, 'NOT_READY'::text, 'SUBMITTED'::text, 'ACTION_REQUIRED'::text, 'APPROVED'::text, 'DENIED'::text])))
);

CREATE TABLE public.registration_batches (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    status text NOT NULL,
    is_dry_run boolean NOT NULL,
    columns text[],
    row_count integer DEFAULT 0 NOT NULL,
    rate_per_minute integer NOT NULL,
    by_user_id bigint,
    by_admin boolean DEFAULT false NOT NULL,
    confirmed_tokens integer,
    confirmed_cents bigint,
    confirmed_monthly_cents bigint,
    stopped_because text,
    next_at timestamp with time zone NOT NULL,
    served_at timestamp with time zone,
    lease_id uuid,
    leased_until timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT registration_batches_rate_per_minute_check CHECK (((rate_per_minute >= 1) AND (rate_per_minute <= 600))),
    CONSTRAINT registration_batches_status_check CHECK ((status = ANY (ARRAY['UPLOADING'::text, 'READING'::text, 'READY'::text, 'EVALUATING'::text, 'SUBMITTING'::text, 'PAUSED'::text, 'DONE'::text, 'CANCELLED'::text])))
);

ALTER TABLE public.registration_batches ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.registration_batches_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.registration_changes (
    id bigint NOT NULL,
    registration_id bigint NOT NULL,
    source text NOT NULL,
    user_id bigint,
    changes jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT registration_changes_source_check CHECK ((source = ANY (ARRAY['request'::text, 'callback'::text, 'sync'::text, 'poll'::text, 'sweep'::text])))
);

ALTER TABLE public.registration_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.registration_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.registration_evaluation_pages (
    evaluation_id bigint NOT NULL,
    place integer NOT NULL,
    purpose text NOT NULL,
    url text NOT NULL,
    snapshot_id bigint,
    text_hash bytea,
    reachable boolean NOT NULL,
    problem text,
    CONSTRAINT registration_evaluation_pages_purpose_check CHECK ((purpose = ANY (ARRAY['website'::text, 'privacy'::text, 'terms'::text, 'optIn'::text])))
);

CREATE TABLE public.registration_evaluations (
    id bigint NOT NULL,
    registration_id bigint NOT NULL,
    version integer NOT NULL,
    revision integer NOT NULL,
    verdict text NOT NULL,
    content_hash bytea NOT NULL,
    changed_pages text[] NOT NULL,
    review jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    charge_id uuid,
    CONSTRAINT registration_evaluations_verdict_check CHECK ((verdict = ANY (ARRAY['ready'::text, 'fixable'::text, 'blocked'::text])))
);

ALTER TABLE public.registration_evaluations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.registration_evaluations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.registration_submissions (
    registration_id bigint NOT NULL,
    number integer NOT NULL,
    by_user_id bigint NOT NULL,
    is_charged boolean NOT NULL,
    corrects_brand boolean NOT NULL,
    corrects_campaign boolean NOT NULL,
    upstream_cnp_id text,
    request_charge_id uuid,
    state text NOT NULL,
    is_cancel_asked boolean DEFAULT false NOT NULL,
    done jsonb DEFAULT '{}'::jsonb NOT NULL,
    stopped_by text,
    stopped_because text,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone,
    leased_until timestamp with time zone,
    submitted_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT registration_submissions_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'refused'::text, 'cancelled'::text]))),
    CONSTRAINT registration_submissions_stopped_by_check CHECK ((stopped_by = ANY (ARRAY['tokens'::text, 'credentials'::text, 'code'::text, 'authentication'::text, 'sharing'::text])))
);

CREATE TABLE public.registration_times (
    registration_id bigint NOT NULL,
    user_id bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    brand_id bigint,
    identity double precision,
    partner double precision,
    carriers double precision,
    total double precision
);

CREATE TABLE public.registration_version_snapshots (
    registration_id bigint NOT NULL,
    number integer NOT NULL,
    snapshot_id bigint NOT NULL
);

CREATE TABLE public.registration_versions (
    registration_id bigint NOT NULL,
    number integer NOT NULL,
    status text NOT NULL,
    packet jsonb NOT NULL,
    content_hash bytea,
    submitted_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    denial jsonb,
    override_reason text,
    CONSTRAINT registration_versions_number_check CHECK ((number > 0)),
    CONSTRAINT registration_versions_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'SUBMITTED'::text, 'APPROVED'::text, 'DENIED'::text, 'SUPERSEDED'::text])))
);

ALTER TABLE public.registrations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.registrations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.registry_calls ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.registry_calls_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.registry_changes (
    id bigint NOT NULL,
    brand_id bigint,
    campaign_id bigint,
    source text NOT NULL,
    event_types text[] DEFAULT '{}'::text[] NOT NULL,
    user_id bigint,
    changes jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT registry_changes_check CHECK (((brand_id IS NULL) <> (campaign_id IS NULL))),
    CONSTRAINT registry_changes_source_check CHECK ((source = ANY (ARRAY['request'::text, 'callback'::text, 'sync'::text, 'poll'::text, 'sweep'::text])))
);

ALTER TABLE public.registry_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.registry_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.registry_credentials (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    label text,
    sealed_sid text NOT NULL,
    sealed_auth_token text NOT NULL,
    sealed_webhook_secret text,
    sid_ending text NOT NULL,
    api_base_url text,
    status text NOT NULL,
    webhook_token text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    last_used_at timestamp with time zone,
    last_tested_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    account_since timestamp with time zone NOT NULL,
    CONSTRAINT registry_credentials_label_check CHECK (((char_length(label) >= 1) AND (char_length(label) <= 100))),
    CONSTRAINT registry_credentials_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text])))
);

ALTER TABLE public.registry_credentials ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.registry_credentials_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.registry_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.registry_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.registry_payloads (
    user_id bigint NOT NULL,
    hash bytea NOT NULL,
    body bytea NOT NULL,
    last_received_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.registry_payloads ALTER COLUMN body SET STORAGE EXTERNAL;

CREATE TABLE public.reset_mails (
    user_id bigint NOT NULL,
    sent_at timestamp with time zone[] NOT NULL
);

CREATE TABLE public.revoked_sessions (
    session_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT revoked_sessions_session_hash_check CHECK ((char_length(session_hash) = 43))
);

CREATE TABLE public.sessions (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    session_hash text NOT NULL,
    user_agent text,
    address text NOT NULL,
    issued_at_seconds bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT sessions_session_hash_check CHECK ((char_length(session_hash) = 43)),
    CONSTRAINT sessions_user_agent_check CHECK ((char_length(user_agent) <= 300))
);

ALTER TABLE public.sessions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.spending_changes (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    registration_id bigint,
    brand_id bigint,
    campaign_id bigint,
    charge_id uuid
);

ALTER TABLE public.spending_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.spending_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.spending_totals (
    user_id bigint NOT NULL,
    customer text NOT NULL,
    month date NOT NULL,
    usecase text NOT NULL,
    last_month date NOT NULL,
    campaigns bigint NOT NULL,
    brands bigint NOT NULL,
    reviews bigint NOT NULL,
    tokens bigint NOT NULL
);

CREATE TABLE public.switched_off_notices (
    user_id bigint NOT NULL,
    kind text NOT NULL
);

CREATE VIEW public.timed_steps AS
 SELECT id AS registration_id,
    user_id,
    created_at,
    brand_id,
    (EXTRACT(epoch FROM (identity - brand)))::double precision AS identity,
    (EXTRACT(epoch FROM (partner - campaign)))::double precision AS partner,
    (EXTRACT(epoch FROM (carriers - partner)))::double precision AS carriers,
    (EXTRACT(epoch FROM (carriers - submitted_at)))::double precision AS total
   FROM ( SELECT r.id,
            r.user_id,
            r.created_at,
            r.brand_id,
            v.submitted_at,
            ((r.step_times ->> 'brand'::text))::timestamp with time zone AS brand,
            ((r.step_times ->> 'identity'::text))::timestamp with time zone AS identity,
            ((r.step_times ->> 'campaign'::text))::timestamp with time zone AS campaign,
            ((r.step_times ->> 'partner'::text))::timestamp with time zone AS partner,
            ((r.step_times ->> 'carriers'::text))::timestamp with time zone AS carriers
           FROM (public.registrations r
             LEFT JOIN public.registration_versions v ON (((v.registration_id = r.id) AND (v.number = 1))))
          WHERE (r.step_times <> '{}'::jsonb)) steps;

CREATE TABLE public.token_transactions (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    user_sequence integer NOT NULL,
    type text NOT NULL,
    amount integer NOT NULL,
    balance_after integer NOT NULL,
    tool_name text,
    notes text,
    order_id bigint,
    subscription_id bigint,
    charge_id uuid,
    previous_daily_free_date date,
    reverses_id bigint,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT token_transactions_balance_after_check CHECK ((balance_after >= 0)),
    CONSTRAINT token_transactions_check CHECK (
CASE type
    WHEN 'usage'::text THEN (amount < 0)
    WHEN 'daily_free'::text THEN (amount = ANY (ARRAY[1, '-1'::integer]))
    ELSE (amount > 0)
END),
    CONSTRAINT token_transactions_check1 CHECK (((type = 'purchase'::text) = (order_id IS NOT NULL))),
    CONSTRAINT token_transactions_check2 CHECK (((type <> ALL (ARRAY['usage'::text, 'refund'::text])) OR (charge_id IS NOT NULL))),
    CONSTRAINT token_transactions_check3 CHECK (((type <> 'refund'::text) OR (reverses_id IS NOT NULL))),
    CONSTRAINT token_transactions_notes_check CHECK ((char_length(notes) <= 4096)),
    CONSTRAINT token_transactions_tool_name_check CHECK (((char_length(tool_name) >= 1) AND (char_length(tool_name) <= 100))),
    CONSTRAINT token_transactions_type_check CHECK ((type = ANY (ARRAY['trial'::text, 'purchase'::text, 'daily_free'::text, 'usage'::text, 'refund'::text]))),
    CONSTRAINT token_transactions_user_sequence_check CHECK ((user_sequence > 0))
);

ALTER TABLE public.token_transactions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.token_transactions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.totp_secrets (
    user_id bigint NOT NULL,
    sealed_secret text NOT NULL,
    last_step bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL
);

ALTER TABLE public.users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE VIEW public.version_decisions AS
 SELECT v.registration_id,
    v.number,
    r.user_id,
    r.created_at,
    (v.status = 'APPROVED'::text) AS is_approved,
    ((v.status = 'DENIED'::text) OR (v.denial IS NOT NULL)) AS is_denied
   FROM (public.registration_versions v
     JOIN public.registrations r ON ((r.id = v.registration_id)))
  WHERE ((v.submitted_at IS NOT NULL) AND ((v.status = ANY (ARRAY['APPROVED'::text, 'DENIED'::text])) OR (v.denial IS NOT NULL)));

ALTER TABLE public.webhook_deliveries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhook_deliveries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.webhook_endpoints (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    url text NOT NULL,
    events text[],
    description text,
    status text NOT NULL,
    sealed_secret text NOT NULL,
    sealed_previous_secret text,
    previous_secret_until timestamp with time zone,
    failing_since timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT webhook_endpoints_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text])))
);

ALTER TABLE public.webhook_endpoints ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.webhook_endpoints_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE ONLY public.account_exports
    ADD CONSTRAINT account_exports_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.alert_checks
    ADD CONSTRAINT alert_checks_pkey PRIMARY KEY (subject, subject_id);

ALTER TABLE ONLY public.alerts
    ADD CONSTRAINT alerts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.alerts
    ADD CONSTRAINT alerts_subject_subject_id_type_aspect_occurrence_key UNIQUE (subject, subject_id, type, aspect, occurrence);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_key_hash_key UNIQUE (key_hash);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.audit_head
    ADD CONSTRAINT audit_head_pkey PRIMARY KEY (singleton);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (sequence);

ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_reference_id_key UNIQUE (reference_id);

ALTER TABLE ONLY public.callback_storage
    ADD CONSTRAINT callback_storage_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.campaign_numbers
    ADD CONSTRAINT campaign_numbers_pkey PRIMARY KEY (campaign_id);

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_reference_id_key UNIQUE (reference_id);

ALTER TABLE ONLY public.change_mails
    ADD CONSTRAINT change_mails_pkey PRIMARY KEY (event_id);

ALTER TABLE ONLY public.charges_in_doubt
    ADD CONSTRAINT charges_in_doubt_pkey PRIMARY KEY (charge_id);

ALTER TABLE ONLY public.customer_events
    ADD CONSTRAINT customer_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.customer_events
    ADD CONSTRAINT customer_events_public_id_key UNIQUE (public_id);

ALTER TABLE ONLY public.decided_versions
    ADD CONSTRAINT decided_versions_pkey PRIMARY KEY (registration_id, number);

ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.idempotent_requests
    ADD CONSTRAINT idempotent_requests_pkey PRIMARY KEY (user_id, key);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.lockout_links
    ADD CONSTRAINT lockout_links_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.lockout_links
    ADD CONSTRAINT lockout_links_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.login_attempts
    ADD CONSTRAINT login_attempts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.mail_schedules
    ADD CONSTRAINT mail_schedules_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.open_charges
    ADD CONSTRAINT open_charges_pkey PRIMARY KEY (charge_id);

ALTER TABLE ONLY public.page_claims
    ADD CONSTRAINT page_claims_pkey PRIMARY KEY (url_hash);

ALTER TABLE ONLY public.page_contents
    ADD CONSTRAINT page_contents_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.page_hosts
    ADD CONSTRAINT page_hosts_pkey PRIMARY KEY (host);

ALTER TABLE ONLY public.page_snapshot_views
    ADD CONSTRAINT page_snapshot_views_pkey PRIMARY KEY (snapshot_id, user_id);

ALTER TABLE ONLY public.page_snapshots
    ADD CONSTRAINT page_snapshots_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.page_watch_snapshots
    ADD CONSTRAINT page_watch_snapshots_pkey PRIMARY KEY (registration_id, number, snapshot_id);

ALTER TABLE ONLY public.page_watches
    ADD CONSTRAINT page_watches_pkey PRIMARY KEY (registration_id);

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge_hash);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash);

ALTER TABLE ONLY public.registration_batch_rows
    ADD CONSTRAINT registration_batch_rows_pkey PRIMARY KEY (batch_id, number);

ALTER TABLE ONLY public.registration_batches
    ADD CONSTRAINT registration_batches_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.registration_changes
    ADD CONSTRAINT registration_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.registration_costs
    ADD CONSTRAINT registration_costs_pkey PRIMARY KEY (registration_id, month);

ALTER TABLE ONLY public.registration_evaluation_pages
    ADD CONSTRAINT registration_evaluation_pages_pkey PRIMARY KEY (evaluation_id, place);

ALTER TABLE ONLY public.registration_evaluations
    ADD CONSTRAINT registration_evaluations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.registration_needs
    ADD CONSTRAINT registration_needs_pkey PRIMARY KEY (registration_id);

ALTER TABLE ONLY public.registration_submissions
    ADD CONSTRAINT registration_submissions_pkey PRIMARY KEY (registration_id, number);

ALTER TABLE ONLY public.registration_times
    ADD CONSTRAINT registration_times_pkey PRIMARY KEY (registration_id);

ALTER TABLE ONLY public.registration_version_snapshots
    ADD CONSTRAINT registration_version_snapshots_pkey PRIMARY KEY (registration_id, number, snapshot_id);

ALTER TABLE ONLY public.registration_versions
    ADD CONSTRAINT registration_versions_pkey PRIMARY KEY (registration_id, number);

ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT registrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.registry_calls
    ADD CONSTRAINT registry_calls_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.registry_changes
    ADD CONSTRAINT registry_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.registry_credentials
    ADD CONSTRAINT registry_credentials_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.registry_credentials
    ADD CONSTRAINT registry_credentials_webhook_token_key UNIQUE (webhook_token);

ALTER TABLE ONLY public.registry_events
    ADD CONSTRAINT registry_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.registry_payloads
    ADD CONSTRAINT registry_payloads_pkey PRIMARY KEY (user_id, hash);

ALTER TABLE ONLY public.reset_mails
    ADD CONSTRAINT reset_mails_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.revoked_sessions
    ADD CONSTRAINT revoked_sessions_pkey PRIMARY KEY (session_hash);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_session_hash_key UNIQUE (session_hash);

ALTER TABLE ONLY public.spending_changes
    ADD CONSTRAINT spending_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.spending_totals
    ADD CONSTRAINT spending_totals_pkey PRIMARY KEY (user_id, customer, month, usecase, last_month);

ALTER TABLE ONLY public.switched_off_notices
    ADD CONSTRAINT switched_off_notices_pkey PRIMARY KEY (user_id, kind);

ALTER TABLE ONLY public.token_transactions
    ADD CONSTRAINT token_transactions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.token_transactions
    ADD CONSTRAINT token_transactions_user_id_user_sequence_key UNIQUE (user_id, user_sequence);

ALTER TABLE ONLY public.totp_secrets
    ADD CONSTRAINT totp_secrets_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key_key UNIQUE (email_key);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_endpoint_id_event_id_key UNIQUE (endpoint_id, event_id);

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (id);

CREATE INDEX alert_checks_due ON public.alert_checks USING btree (due_at);

CREATE INDEX alerts_ended ON public.alerts USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE UNIQUE INDEX alerts_lasting ON public.alerts USING btree (subject, subject_id, type, aspect) WHERE (ended_at IS NULL);

CREATE INDEX alerts_open ON public.alerts USING btree (user_id, id) WHERE (resolved_at IS NULL);

CREATE INDEX alerts_user ON public.alerts USING btree (user_id, id);

CREATE INDEX api_keys_revoked ON public.api_keys USING btree (revoked_at) WHERE (revoked_at IS NOT NULL);

CREATE INDEX api_keys_user ON public.api_keys USING btree (user_id, id) WHERE (revoked_at IS NULL);

CREATE INDEX audit_log_action ON public.audit_log USING btree (action, sequence);

CREATE INDEX audit_log_actor ON public.audit_log USING btree (actor_user_id, sequence) WHERE (actor_user_id IS NOT NULL);

CREATE INDEX audit_log_user ON public.audit_log USING btree (user_id, sequence) WHERE (user_id IS NOT NULL);

CREATE INDEX brands_asked ON public.brands USING btree (asked_at) WHERE (registration = ANY (ARRAY['registering'::text, 'in_doubt'::text]));

CREATE INDEX brands_by_registry_id ON public.brands USING btree (tcr_brand_id);

CREATE INDEX brands_charge ON public.brands USING btree (charge_id) WHERE (charge_id IS NOT NULL);

CREATE UNIQUE INDEX brands_open ON public.brands USING btree (credential_id, request_hash) WHERE (registration = ANY (ARRAY['registering'::text, 'in_doubt'::text]));

CREATE INDEX brands_refused ON public.brands USING btree (updated_at) WHERE (registration = 'refused'::text);

CREATE UNIQUE INDEX brands_registry_id ON public.brands USING btree (credential_id, tcr_brand_id);

CREATE INDEX brands_request ON public.brands USING btree (credential_id, request_hash) WHERE (registration = 'registered'::text);

CREATE INDEX brands_tax_number ON public.brands USING btree (user_id, public.bare_tax_number(profile)) WHERE (registration <> 'refused'::text);

CREATE INDEX brands_user ON public.brands USING btree (user_id, id) WHERE (registration <> 'refused'::text);

CREATE INDEX brands_user_status ON public.brands USING btree (user_id, brand_status, id) WHERE (registration <> 'refused'::text);

CREATE INDEX campaign_numbers_due ON public.campaign_numbers USING btree (next_at);

CREATE INDEX campaigns_asked ON public.campaigns USING btree (asked_at) WHERE (registration = ANY (ARRAY['registering'::text, 'in_doubt'::text]));

CREATE INDEX campaigns_brand ON public.campaigns USING btree (brand_id, id);

CREATE INDEX campaigns_by_registry_id ON public.campaigns USING btree (tcr_campaign_id);

CREATE INDEX campaigns_charge ON public.campaigns USING btree (charge_id) WHERE (charge_id IS NOT NULL);

CREATE UNIQUE INDEX campaigns_open ON public.campaigns USING btree (credential_id, request_hash) WHERE (registration = ANY (ARRAY['registering'::text, 'in_doubt'::text]));

CREATE INDEX campaigns_refused ON public.campaigns USING btree (updated_at) WHERE (registration = 'refused'::text);

CREATE UNIQUE INDEX campaigns_registry_id ON public.campaigns USING btree (credential_id, tcr_campaign_id);

CREATE INDEX campaigns_request ON public.campaigns USING btree (credential_id, request_hash) WHERE (registration = 'registered'::text);

CREATE INDEX campaigns_user ON public.campaigns USING btree (user_id, id) WHERE (registration <> 'refused'::text);

CREATE INDEX campaigns_user_status ON public.campaigns USING btree (user_id, campaign_status, id) WHERE (registration <> 'refused'::text);

CREATE INDEX change_mails_age ON public.change_mails USING btree (created_at);

CREATE INDEX change_mails_user ON public.change_mails USING btree (user_id, created_at);

CREATE INDEX customer_events_age ON public.customer_events USING btree (created_at);

CREATE INDEX customer_events_user ON public.customer_events USING btree (user_id, id) INCLUDE (transaction_id, created_at);

CREATE INDEX customer_totals_user ON public.customer_totals USING btree (user_id);

CREATE INDEX decided_versions_created ON public.decided_versions USING btree (created_at, registration_id) INCLUDE (is_approved, is_denied);

CREATE INDEX decided_versions_user ON public.decided_versions USING btree (user_id, created_at, registration_id) INCLUDE (is_approved, is_denied);

CREATE INDEX email_changes_email ON public.email_changes USING btree (lower(email));

CREATE INDEX email_changes_expiry ON public.email_changes USING btree (expires_at);

CREATE UNIQUE INDEX email_changes_token ON public.email_changes USING btree (token_hash) WHERE (token_hash IS NOT NULL);

CREATE INDEX idempotent_requests_age ON public.idempotent_requests USING btree (created_at);

CREATE UNIQUE INDEX jobs_dedupe ON public.jobs USING btree (kind, dedupe_key) WHERE ((failed_at IS NULL) AND (leased_until IS NULL));

CREATE INDEX jobs_due ON public.jobs USING btree (run_at) WHERE (failed_at IS NULL);

CREATE INDEX jobs_given_up ON public.jobs USING btree (failed_at) WHERE (failed_at IS NOT NULL);

CREATE INDEX list_totals_owner ON public.list_totals USING btree (list, owner_id);

CREATE INDEX lockout_links_expiry ON public.lockout_links USING btree (expires_at);

CREATE INDEX login_attempts_age ON public.login_attempts USING btree (created_at);

CREATE INDEX login_attempts_email ON public.login_attempts USING btree (email_key, created_at);

CREATE INDEX open_charges_expiry ON public.open_charges USING btree (expires_at);

CREATE INDEX page_claims_age ON public.page_claims USING btree (claimed_at);

CREATE INDEX page_contents_unused ON public.page_contents USING btree (last_stored_at) WHERE is_unused;

CREATE INDEX page_hosts_age ON public.page_hosts USING btree (visited_at);

CREATE INDEX page_snapshot_views_page ON public.page_snapshot_views USING btree (user_id, url_hash, snapshot_id);

CREATE INDEX page_snapshots_age ON public.page_snapshots USING btree (fetched_at);

CREATE INDEX page_snapshots_body ON public.page_snapshots USING btree (body_hash);

CREATE INDEX page_snapshots_expiry ON public.page_snapshots USING btree (expires_at) WHERE (expires_at IS NOT NULL);

CREATE INDEX page_snapshots_rendered ON public.page_snapshots USING btree (rendered_hash) WHERE (rendered_hash IS NOT NULL);

CREATE INDEX page_snapshots_text ON public.page_snapshots USING btree (text_hash);

CREATE INDEX page_watch_snapshots_snapshot ON public.page_watch_snapshots USING btree (snapshot_id);

CREATE INDEX page_watches_due ON public.page_watches USING btree (next_at);

CREATE INDEX page_watches_leased ON public.page_watches USING btree (leased_until) WHERE (leased_until IS NOT NULL);

CREATE INDEX passkey_challenges_expiry ON public.passkey_challenges USING btree (expires_at);

CREATE INDEX passkey_challenges_user ON public.passkey_challenges USING btree (user_id);

CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id);

CREATE INDEX password_resets_expiry ON public.password_resets USING btree (expires_at);

CREATE INDEX registration_batch_rows_due ON public.registration_batch_rows USING btree (batch_id, due, number) WHERE (due IS NOT NULL);

CREATE INDEX registration_batch_rows_reference ON public.registration_batch_rows USING btree (batch_id, reference);

CREATE INDEX registration_batch_rows_registration ON public.registration_batch_rows USING btree (registration_id) WHERE (registration_id IS NOT NULL);

CREATE INDEX registration_batch_rows_state ON public.registration_batch_rows USING btree (batch_id, state, number);

CREATE INDEX registration_batches_created ON public.registration_batches USING btree (created_at);

CREATE INDEX registration_batches_due ON public.registration_batches USING btree (next_at) WHERE (status = ANY (ARRAY['READING'::text, 'EVALUATING'::text, 'SUBMITTING'::text]));

CREATE INDEX registration_batches_user ON public.registration_batches USING btree (user_id, id);

CREATE INDEX registration_changes_registration ON public.registration_changes USING btree (registration_id, id);

CREATE INDEX registration_costs_brand ON public.registration_costs USING btree (brand_id) WHERE (brand_id IS NOT NULL);

CREATE INDEX registration_costs_user ON public.registration_costs USING btree (user_id);

CREATE INDEX registration_evaluation_pages_snapshot ON public.registration_evaluation_pages USING btree (snapshot_id) WHERE (snapshot_id IS NOT NULL);

CREATE INDEX registration_evaluations_charge ON public.registration_evaluations USING btree (charge_id) WHERE (charge_id IS NOT NULL);

CREATE INDEX registration_evaluations_registration ON public.registration_evaluations USING btree (registration_id, id);

CREATE INDEX registration_evaluations_revision ON public.registration_evaluations USING btree (registration_id, revision, id);

CREATE INDEX registration_evaluations_version ON public.registration_evaluations USING btree (registration_id, version, id);

CREATE INDEX registration_needs_kind ON public.registration_needs USING btree (kind, updated_at, registration_id);

CREATE INDEX registration_needs_user ON public.registration_needs USING btree (user_id, kind, updated_at, registration_id);

CREATE INDEX registration_submissions_due ON public.registration_submissions USING btree (next_attempt_at) WHERE (state = 'open'::text);

CREATE UNIQUE INDEX registration_submissions_one_open ON public.registration_submissions USING btree (registration_id) WHERE (state = 'open'::text);

CREATE UNIQUE INDEX registration_submissions_request ON public.registration_submissions USING btree (request_charge_id) WHERE (request_charge_id IS NOT NULL);

CREATE INDEX registration_times_created ON public.registration_times USING btree (created_at, registration_id);

CREATE INDEX registration_times_user ON public.registration_times USING btree (user_id, created_at, registration_id);

CREATE INDEX registration_version_snapshots_snapshot ON public.registration_version_snapshots USING btree (snapshot_id);

CREATE UNIQUE INDEX registration_versions_one_draft ON public.registration_versions USING btree (registration_id) WHERE (status = 'DRAFT'::text);

CREATE INDEX registrations_brand ON public.registrations USING btree (brand_id, user_id, id) WHERE (brand_id IS NOT NULL);

CREATE UNIQUE INDEX registrations_campaign ON public.registrations USING btree (campaign_id) WHERE (campaign_id IS NOT NULL);

CREATE INDEX registrations_created ON public.registrations USING btree (created_at, id);

CREATE INDEX registrations_customer ON public.registrations USING btree (user_id, customer, created_at, id) WHERE (customer IS NOT NULL);

CREATE INDEX registrations_customer_updated ON public.registrations USING btree (user_id, customer, updated_at) WHERE (customer IS NOT NULL);

CREATE INDEX registrations_label ON public.registrations USING btree (lower(COALESCE(label, ''::text)), id);

CREATE UNIQUE INDEX registrations_reference ON public.registrations USING btree (user_id, reference) WHERE (reference IS NOT NULL);

CREATE INDEX registrations_search ON public.registrations USING gin (public.search_grams(search_text)) WITH (fastupdate=off);

CREATE INDEX registrations_status ON public.registrations USING btree (status, created_at, id);

CREATE INDEX registrations_updated ON public.registrations USING btree (updated_at, id);

CREATE INDEX registrations_user ON public.registrations USING btree (user_id, updated_at, id);

CREATE INDEX registrations_user_created ON public.registrations USING btree (user_id, created_at, id);

CREATE INDEX registrations_user_label ON public.registrations USING btree (user_id, lower(COALESCE(label, ''::text)), id);

CREATE INDEX registrations_user_status ON public.registrations USING btree (user_id, status, created_at, id);

CREATE INDEX registrations_user_status_updated ON public.registrations USING btree (user_id, status, updated_at, id);

CREATE INDEX registrations_user_waiting ON public.registrations USING btree (user_id, waiting_for, created_at, id);

CREATE INDEX registrations_user_waiting_updated ON public.registrations USING btree (user_id, waiting_for, updated_at, id);

CREATE INDEX registry_calls_age ON public.registry_calls USING btree (created_at);

CREATE INDEX registry_calls_set ON public.registry_calls USING btree (credential_id, id);

CREATE INDEX registry_calls_set_method ON public.registry_calls USING btree (credential_id, method, id);

CREATE INDEX registry_changes_brand ON public.registry_changes USING btree (brand_id, id) WHERE (brand_id IS NOT NULL);

CREATE INDEX registry_changes_campaign ON public.registry_changes USING btree (campaign_id, id) WHERE (campaign_id IS NOT NULL);

CREATE UNIQUE INDEX registry_credentials_one_active ON public.registry_credentials USING btree (user_id) WHERE (status = 'active'::text);

CREATE INDEX registry_credentials_user ON public.registry_credentials USING btree (user_id, id);

CREATE INDEX registry_events_age ON public.registry_events USING btree (received_at) WHERE (status <> 'received'::text);

CREATE INDEX registry_events_contact_mail ON public.registry_events USING btree (credential_id, tcr_brand_id, id) WHERE (event_type = ANY (ARRAY['BRAND_EMAIL_2FA_SEND'::text, 'BRAND_AUTHPLUS_2FA_VERIFIED'::text, 'BRAND_AUTHPLUS_2FA_FAILED'::text, 'BRAND_AUTHPLUS_VERIFICATION_COMPLETE'::text, 'BRAND_AUTHPLUS_VERIFICATION_FAILED'::text, 'BRAND_AUTHPLUS_VERIFICATION_EXPIRED'::text]));

CREATE INDEX registry_events_old_payload ON public.registry_events USING btree (received_at) WHERE (payload IS NOT NULL);

CREATE INDEX registry_events_refused ON public.registry_events USING btree (credential_id, received_at) WHERE (event_type IS NULL);

CREATE INDEX registry_events_set ON public.registry_events USING btree (credential_id, id);

CREATE INDEX registry_events_status ON public.registry_events USING btree (status, id);

CREATE INDEX registry_events_type ON public.registry_events USING btree (event_type, id);

CREATE INDEX registry_events_waiting ON public.registry_events USING btree (credential_id, object_key, id) WHERE (status = 'received'::text);

CREATE INDEX registry_payloads_age ON public.registry_payloads USING btree (last_received_at);

CREATE INDEX revoked_sessions_age ON public.revoked_sessions USING btree (expires_at);

CREATE INDEX sessions_age ON public.sessions USING btree (expires_at);

CREATE INDEX sessions_user ON public.sessions USING btree (user_id, last_used_at);

CREATE INDEX spending_changes_user ON public.spending_changes USING btree (user_id);

CREATE UNIQUE INDEX token_transactions_charge ON public.token_transactions USING btree (charge_id) WHERE (type = 'usage'::text);

CREATE INDEX token_transactions_kinds ON public.token_transactions USING btree (user_id, type, user_sequence) WHERE (type <> 'usage'::text);

CREATE UNIQUE INDEX token_transactions_order ON public.token_transactions USING btree (order_id) WHERE (type = 'purchase'::text);

CREATE UNIQUE INDEX token_transactions_reversal ON public.token_transactions USING btree (reverses_id) WHERE (reverses_id IS NOT NULL);

CREATE INDEX token_transactions_used ON public.token_transactions USING btree (user_id, created_at) INCLUDE (amount) WHERE (type = ANY (ARRAY['usage'::text, 'refund'::text]));

CREATE INDEX users_admins ON public.users USING btree (id) WHERE is_admin;

CREATE INDEX users_search ON public.users USING gin (public.search_grams(public.account_search_text(email_key, first_name, last_name))) WITH (fastupdate=off);

CREATE INDEX webhook_deliveries_age ON public.webhook_deliveries USING btree (created_at) WHERE (status <> 'pending'::text);

CREATE INDEX webhook_deliveries_endpoint ON public.webhook_deliveries USING btree (endpoint_id, id);

CREATE INDEX webhook_deliveries_event ON public.webhook_deliveries USING btree (event_id);

CREATE INDEX webhook_deliveries_pending ON public.webhook_deliveries USING btree (created_at) WHERE (status = 'pending'::text);

CREATE INDEX webhook_endpoints_failing ON public.webhook_endpoints USING btree (failing_since) WHERE ((status = 'active'::text) AND (failing_since IS NOT NULL));

CREATE INDEX webhook_endpoints_user ON public.webhook_endpoints USING btree (user_id, id);

CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_change();

CREATE TRIGGER check_brand AFTER UPDATE ON public.brands FOR EACH ROW WHEN (((old.registration <> new.registration) OR (old.brand_status <> new.brand_status) OR (old.identity_status IS DISTINCT FROM new.identity_status) OR (old.vetting_expires_at IS DISTINCT FROM new.vetting_expires_at) OR (old.code_sent_at IS DISTINCT FROM new.code_sent_at))) EXECUTE FUNCTION public.check_changed_subject('brand');

CREATE TRIGGER check_brand_of_mail AFTER INSERT ON public.registry_events FOR EACH ROW WHEN ((new.event_type = ANY (ARRAY['BRAND_EMAIL_2FA_SEND'::text, 'BRAND_AUTHPLUS_2FA_VERIFIED'::text, 'BRAND_AUTHPLUS_2FA_FAILED'::text, 'BRAND_AUTHPLUS_VERIFICATION_COMPLETE'::text, 'BRAND_AUTHPLUS_VERIFICATION_FAILED'::text, 'BRAND_AUTHPLUS_VERIFICATION_EXPIRED'::text]))) EXECUTE FUNCTION public.check_brand_of_mail();

CREATE TRIGGER check_campaign AFTER UPDATE ON public.campaigns FOR EACH ROW WHEN (((old.registration <> new.registration) OR (old.campaign_status <> new.campaign_status) OR (old.carriers <> new.carriers) OR (old.sharing IS DISTINCT FROM new.sharing) OR (old.renews_at IS DISTINCT FROM new.renews_at) OR ((old.profile -> 'autoRenewal'::text) IS DISTINCT FROM (new.profile -> 'autoRenewal'::text)))) EXECUTE FUNCTION public.check_changed_subject('campaign');

CREATE TRIGGER check_campaign_of_numbers AFTER UPDATE ON public.campaign_numbers FOR EACH ROW WHEN ((old.none_since IS DISTINCT FROM new.none_since)) EXECUTE FUNCTION public.check_campaign_of_numbers();

CREATE TRIGGER check_credentials AFTER UPDATE ON public.registry_credentials FOR EACH ROW WHEN (((old.status <> new.status) OR (old.sealed_auth_token <> new.sealed_auth_token) OR (old.sealed_sid <> new.sealed_sid))) EXECUTE FUNCTION public.check_changed_subject('credentials');

CREATE TRIGGER check_new_brand AFTER INSERT ON public.brands FOR EACH ROW EXECUTE FUNCTION public.check_changed_subject('brand');

CREATE TRIGGER check_new_campaign AFTER INSERT ON public.campaigns FOR EACH ROW EXECUTE FUNCTION public.check_changed_subject('campaign');

CREATE TRIGGER check_refused_credentials AFTER INSERT ON public.registry_calls FOR EACH ROW WHEN ((new.status_code = ANY (ARRAY[401, 403]))) EXECUTE FUNCTION public.check_refused_credentials();

CREATE TRIGGER check_registration_of_watch AFTER UPDATE ON public.page_watches FOR EACH ROW WHEN ((old.problems <> new.problems)) EXECUTE FUNCTION public.check_registration_of_watch();

CREATE TRIGGER check_registration_without_watch AFTER DELETE ON public.page_watches FOR EACH ROW EXECUTE FUNCTION public.check_registration_of_watch();

CREATE TRIGGER count_added AFTER INSERT ON public.alerts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_alerts();

CREATE TRIGGER count_added AFTER INSERT ON public.audit_log REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_audit_log();

CREATE TRIGGER count_added AFTER INSERT ON public.brands REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_brands();

CREATE TRIGGER count_added AFTER INSERT ON public.campaigns REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_campaigns();

CREATE TRIGGER count_added AFTER INSERT ON public.registration_needs REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_registration_needs();

CREATE TRIGGER count_added AFTER INSERT ON public.registrations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_registrations();

CREATE TRIGGER count_added AFTER INSERT ON public.registry_calls REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_registry_calls();

CREATE TRIGGER count_added AFTER INSERT ON public.registry_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_registry_events();

CREATE TRIGGER count_added AFTER INSERT ON public.users REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_users();

CREATE TRIGGER count_added AFTER INSERT ON public.webhook_deliveries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_webhook_deliveries();

CREATE TRIGGER count_changed AFTER UPDATE ON public.alerts REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_alerts();

CREATE TRIGGER count_changed AFTER UPDATE ON public.brands REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_brands();

CREATE TRIGGER count_changed AFTER UPDATE ON public.campaigns REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_campaigns();

CREATE TRIGGER count_changed AFTER UPDATE ON public.registration_needs REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_registration_needs();

CREATE TRIGGER count_changed AFTER UPDATE ON public.registrations REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_registrations();

CREATE TRIGGER count_changed AFTER UPDATE ON public.registry_events REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_registry_events();

CREATE TRIGGER count_changed AFTER UPDATE ON public.webhook_deliveries REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_webhook_deliveries();

CREATE TRIGGER count_closed_account AFTER UPDATE ON public.users FOR EACH ROW WHEN (((old.deleted_at IS NULL) <> (new.deleted_at IS NULL))) EXECUTE FUNCTION public.count_closed_account();

CREATE TRIGGER count_customers_added AFTER INSERT ON public.registrations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_customers();

CREATE TRIGGER count_customers_changed AFTER UPDATE ON public.registrations REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_customers();

CREATE TRIGGER count_customers_removed AFTER DELETE ON public.registrations REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.count_customers();

CREATE TRIGGER count_need AFTER INSERT OR UPDATE OF revision ON public.registration_evaluations FOR EACH ROW EXECUTE FUNCTION public.follow_need();

CREATE TRIGGER count_need AFTER UPDATE ON public.registrations FOR EACH ROW WHEN (((old.status <> new.status) OR (old.waiting_for <> new.waiting_for) OR (old.revision <> new.revision) OR (old.missing_fields IS DISTINCT FROM new.missing_fields) OR (old.campaign_id IS DISTINCT FROM new.campaign_id) OR ((old.updated_at <> new.updated_at) AND (new.waiting_for = 'you'::text)))) EXECUTE FUNCTION public.follow_need();

CREATE TRIGGER count_new_need AFTER INSERT ON public.registrations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.note_new_needs();

CREATE TRIGGER count_removed AFTER DELETE ON public.alerts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.count_alerts();

CREATE TRIGGER count_removed AFTER DELETE ON public.brands REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.count_brands();

CREATE TRIGGER count_removed AFTER DELETE ON public.campaigns REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.count_campaigns();

CREATE TRIGGER count_removed AFTER DELETE ON public.registration_needs REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.count_registration_needs();

CREATE TRIGGER count_removed AFTER DELETE ON public.registrations REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.count_registrations();

CREATE TRIGGER count_removed AFTER DELETE ON public.registry_calls REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.count_registry_calls();

CREATE TRIGGER count_removed AFTER DELETE ON public.registry_events REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.count_registry_events();

CREATE TRIGGER count_removed AFTER DELETE ON public.users REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.count_users();

CREATE TRIGGER count_removed AFTER DELETE ON public.webhook_deliveries REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.count_webhook_deliveries();

CREATE TRIGGER follow_brand AFTER UPDATE ON public.brands FOR EACH ROW WHEN (((old.registration <> new.registration) OR (old.tcr_brand_id IS DISTINCT FROM new.tcr_brand_id) OR (old.brand_status <> new.brand_status) OR (old.identity_status IS DISTINCT FROM new.identity_status) OR (old.vetting_status IS DISTINCT FROM new.vetting_status) OR (old.trust_score IS DISTINCT FROM new.trust_score) OR (old.profile <> new.profile))) EXECUTE FUNCTION public.follow_brand();

CREATE TRIGGER follow_campaign AFTER UPDATE ON public.campaigns FOR EACH ROW WHEN (((old.registration <> new.registration) OR (old.tcr_campaign_id IS DISTINCT FROM new.tcr_campaign_id) OR (old.campaign_status <> new.campaign_status) OR (old.sharing IS DISTINCT FROM new.sharing) OR (old.carriers <> new.carriers) OR (old.carriers_elected <> new.carriers_elected))) EXECUTE FUNCTION public.follow_campaign();

CREATE TRIGGER follow_campaign_numbers AFTER UPDATE ON public.campaigns FOR EACH ROW WHEN (((old.registration <> new.registration) OR (old.campaign_status <> new.campaign_status) OR (old.carriers <> new.carriers))) EXECUTE FUNCTION public.follow_campaign_numbers();

CREATE TRIGGER follow_evaluation_rows AFTER INSERT ON public.registration_evaluations FOR EACH ROW EXECUTE FUNCTION public.follow_version_rows();

CREATE TRIGGER follow_new_brand AFTER INSERT ON public.brands FOR EACH ROW EXECUTE FUNCTION public.follow_brand();

CREATE TRIGGER follow_new_campaign AFTER INSERT ON public.campaigns FOR EACH ROW EXECUTE FUNCTION public.follow_campaign();

CREATE TRIGGER follow_new_campaign_numbers AFTER INSERT ON public.campaigns FOR EACH ROW EXECUTE FUNCTION public.follow_campaign_numbers();

CREATE TRIGGER follow_new_page_watch AFTER INSERT ON public.registrations FOR EACH ROW EXECUTE FUNCTION public.follow_page_watch();

CREATE TRIGGER follow_page_watch AFTER UPDATE ON public.registrations FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION public.follow_page_watch();

CREATE TRIGGER follow_registration_rows AFTER UPDATE ON public.registrations FOR EACH ROW WHEN (((old.status <> new.status) OR (old.revision <> new.revision) OR (old.closed_at IS DISTINCT FROM new.closed_at))) EXECUTE FUNCTION public.follow_registration_rows();

CREATE TRIGGER follow_version_rows AFTER INSERT OR UPDATE OF status ON public.registration_versions FOR EACH ROW EXECUTE FUNCTION public.follow_version_rows();

CREATE TRIGGER forget_batch_row BEFORE UPDATE OF registration_id ON public.registration_batch_rows FOR EACH ROW WHEN (((old.registration_id IS NOT NULL) AND (new.registration_id IS NULL))) EXECUTE FUNCTION public.forget_batch_row();

CREATE TRIGGER forget_brand AFTER DELETE ON public.brands FOR EACH ROW EXECUTE FUNCTION public.forget_alert_check('brand');

CREATE TRIGGER forget_campaign AFTER DELETE ON public.campaigns FOR EACH ROW EXECUTE FUNCTION public.forget_alert_check('campaign');

CREATE TRIGGER forget_credentials AFTER DELETE ON public.registry_credentials FOR EACH ROW EXECUTE FUNCTION public.forget_alert_check('credentials');

CREATE TRIGGER limit_open_registrations BEFORE INSERT ON public.registrations FOR EACH ROW EXECUTE FUNCTION public.limit_open_registrations();

CREATE TRIGGER note_carrier_times BEFORE INSERT OR UPDATE OF carriers ON public.campaigns FOR EACH ROW EXECUTE FUNCTION public.note_carrier_times();

CREATE TRIGGER note_decision AFTER UPDATE ON public.registration_versions FOR EACH ROW WHEN (((old.status <> new.status) OR ((old.denial IS NULL) <> (new.denial IS NULL)) OR ((old.submitted_at IS NULL) <> (new.submitted_at IS NULL)))) EXECUTE FUNCTION public.note_decision();

CREATE TRIGGER note_new_decision AFTER INSERT ON public.registration_versions FOR EACH ROW WHEN (((new.submitted_at IS NOT NULL) AND ((new.status = ANY (ARRAY['APPROVED'::text, 'DENIED'::text])) OR (new.denial IS NOT NULL)))) EXECUTE FUNCTION public.note_decision();

CREATE TRIGGER note_new_spending AFTER INSERT ON public.brands FOR EACH ROW WHEN ((new.registration = 'registered'::text)) EXECUTE FUNCTION public.note_spending_change();

CREATE TRIGGER note_new_spending AFTER INSERT ON public.campaigns FOR EACH ROW WHEN ((new.registration = 'registered'::text)) EXECUTE FUNCTION public.note_spending_change();

CREATE TRIGGER note_new_spending AFTER INSERT OR UPDATE OF charge_id, created_at ON public.registration_evaluations FOR EACH ROW WHEN ((new.charge_id IS NOT NULL)) EXECUTE FUNCTION public.note_spending_change();

CREATE TRIGGER note_new_spending AFTER INSERT ON public.registration_submissions FOR EACH ROW WHEN ((new.corrects_campaign AND (new.done <> '{}'::jsonb))) EXECUTE FUNCTION public.note_spending_change();

CREATE TRIGGER note_new_spending AFTER INSERT ON public.registrations FOR EACH ROW WHEN (((new.brand_id IS NOT NULL) OR (new.campaign_id IS NOT NULL))) EXECUTE FUNCTION public.note_spending_change();

CREATE TRIGGER note_new_step_times AFTER INSERT ON public.registrations FOR EACH ROW WHEN ((new.step_times <> '{}'::jsonb)) EXECUTE FUNCTION public.note_step_times();

CREATE TRIGGER note_past_spending AFTER DELETE ON public.registration_evaluations FOR EACH ROW WHEN ((old.charge_id IS NOT NULL)) EXECUTE FUNCTION public.note_spending_change();

CREATE TRIGGER note_past_spending AFTER DELETE ON public.registration_submissions FOR EACH ROW WHEN ((old.corrects_campaign AND (old.done <> '{}'::jsonb))) EXECUTE FUNCTION public.note_spending_change();

CREATE TRIGGER note_past_spending AFTER DELETE ON public.registrations FOR EACH ROW EXECUTE FUNCTION public.note_spending_change();

CREATE TRIGGER note_spending AFTER UPDATE ON public.brands FOR EACH ROW WHEN (((old.registration <> new.registration) OR (old.created_at <> new.created_at) OR (old.charge_id IS DISTINCT FROM new.charge_id))) EXECUTE FUNCTION public.note_spending_change();

CREATE TRIGGER note_spending AFTER UPDATE ON public.campaigns FOR EACH ROW WHEN (((old.registration <> new.registration) OR (old.created_at <> new.created_at) OR (old.charge_id IS DISTINCT FROM new.charge_id) OR (old.usecase <> new.usecase) OR (old.campaign_status <> new.campaign_status) OR ((old.state_changed_at <> new.state_changed_at) AND (new.campaign_status = ANY (ARRAY['DEACTIVATED'::text, 'EXPIRED'::text]))))) EXECUTE FUNCTION public.note_spending_change();

CREATE TRIGGER note_spending AFTER UPDATE ON public.registration_submissions FOR EACH ROW WHEN (((old.corrects_campaign OR new.corrects_campaign) AND ((old.done <> new.done) OR (old.corrects_campaign <> new.corrects_campaign)))) EXECUTE FUNCTION public.note_spending_change();

CREATE TRIGGER note_spending AFTER UPDATE ON public.registrations FOR EACH ROW WHEN (((old.customer IS DISTINCT FROM new.customer) OR (old.brand_id IS DISTINCT FROM new.brand_id) OR (old.campaign_id IS DISTINCT FROM new.campaign_id))) EXECUTE FUNCTION public.note_spending_change();

CREATE TRIGGER note_spending AFTER INSERT ON public.token_transactions FOR EACH ROW WHEN ((new.type = 'refund'::text)) EXECUTE FUNCTION public.note_spending_change();

CREATE TRIGGER note_step_times AFTER UPDATE ON public.registrations FOR EACH ROW WHEN (((old.step_times <> new.step_times) OR ((old.brand_id IS DISTINCT FROM new.brand_id) AND (new.step_times <> '{}'::jsonb)))) EXECUTE FUNCTION public.note_step_times();

CREATE TRIGGER note_unused_contents AFTER DELETE ON public.page_snapshots REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.note_unused_contents();

CREATE TRIGGER registry_events_return_space AFTER DELETE ON public.registry_events REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.return_callback_space();

CREATE TRIGGER registry_payloads_return_space AFTER DELETE ON public.registry_payloads REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.return_callback_space();

CREATE TRIGGER token_transactions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.token_transactions FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_ledger_change();

CREATE TRIGGER users_keep_ledger BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION public.refuse_account_removal();

CREATE TRIGGER users_keep_ledger_all BEFORE TRUNCATE ON public.users FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_account_removal();

ALTER TABLE ONLY public.account_exports
    ADD CONSTRAINT account_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.alerts
    ADD CONSTRAINT alerts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_credential_id_fkey FOREIGN KEY (credential_id) REFERENCES public.registry_credentials(id);

ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.callback_storage
    ADD CONSTRAINT callback_storage_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.campaign_numbers
    ADD CONSTRAINT campaign_numbers_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaigns(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_credential_id_fkey FOREIGN KEY (credential_id) REFERENCES public.registry_credentials(id);

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.change_mails
    ADD CONSTRAINT change_mails_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.customer_events(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.change_mails
    ADD CONSTRAINT change_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.customer_events
    ADD CONSTRAINT customer_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.decided_versions
    ADD CONSTRAINT decided_versions_registration_id_number_fkey FOREIGN KEY (registration_id, number) REFERENCES public.registration_versions(registration_id, number) ON DELETE CASCADE;

ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.lockout_links
    ADD CONSTRAINT lockout_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.mail_schedules
    ADD CONSTRAINT mail_schedules_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.page_snapshot_views
    ADD CONSTRAINT page_snapshot_views_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES public.page_snapshots(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.page_snapshot_views
    ADD CONSTRAINT page_snapshot_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.page_snapshots
    ADD CONSTRAINT page_snapshots_body_hash_fkey FOREIGN KEY (body_hash) REFERENCES public.page_contents(hash);

ALTER TABLE ONLY public.page_snapshots
    ADD CONSTRAINT page_snapshots_rendered_hash_fkey FOREIGN KEY (rendered_hash) REFERENCES public.page_contents(hash);

ALTER TABLE ONLY public.page_snapshots
    ADD CONSTRAINT page_snapshots_text_hash_fkey FOREIGN KEY (text_hash) REFERENCES public.page_contents(hash);

ALTER TABLE ONLY public.page_watch_snapshots
    ADD CONSTRAINT page_watch_snapshots_registration_id_number_fkey FOREIGN KEY (registration_id, number) REFERENCES public.registration_versions(registration_id, number) ON DELETE CASCADE;

ALTER TABLE ONLY public.page_watch_snapshots
    ADD CONSTRAINT page_watch_snapshots_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES public.page_snapshots(id);

ALTER TABLE ONLY public.page_watches
    ADD CONSTRAINT page_watches_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.registrations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.registration_batch_rows
    ADD CONSTRAINT registration_batch_rows_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES public.registration_batches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.registration_batch_rows
    ADD CONSTRAINT registration_batch_rows_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.registrations(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.registration_batches
    ADD CONSTRAINT registration_batches_by_user_id_fkey FOREIGN KEY (by_user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.registration_batches
    ADD CONSTRAINT registration_batches_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.registration_changes
    ADD CONSTRAINT registration_changes_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.registrations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.registration_evaluation_pages
    ADD CONSTRAINT registration_evaluation_pages_evaluation_id_fkey FOREIGN KEY (evaluation_id) REFERENCES public.registration_evaluations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.registration_evaluation_pages
    ADD CONSTRAINT registration_evaluation_pages_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES public.page_snapshots(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.registration_evaluations
    ADD CONSTRAINT registration_evaluations_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.registrations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.registration_needs
    ADD CONSTRAINT registration_needs_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.registrations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.registration_submissions
    ADD CONSTRAINT registration_submissions_by_user_id_fkey FOREIGN KEY (by_user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.registration_submissions
    ADD CONSTRAINT registration_submissions_registration_id_number_fkey FOREIGN KEY (registration_id, number) REFERENCES public.registration_versions(registration_id, number) ON DELETE CASCADE;

ALTER TABLE ONLY public.registration_times
    ADD CONSTRAINT registration_times_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.registrations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.registration_version_snapshots
    ADD CONSTRAINT registration_version_snapshots_registration_id_number_fkey FOREIGN KEY (registration_id, number) REFERENCES public.registration_versions(registration_id, number) ON DELETE CASCADE;

ALTER TABLE ONLY public.registration_version_snapshots
    ADD CONSTRAINT registration_version_snapshots_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES public.page_snapshots(id);

ALTER TABLE ONLY public.registration_versions
    ADD CONSTRAINT registration_versions_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.registrations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT registrations_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT registrations_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaigns(id);

ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT registrations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.registry_calls
    ADD CONSTRAINT registry_calls_credential_id_fkey FOREIGN KEY (credential_id) REFERENCES public.registry_credentials(id);

ALTER TABLE ONLY public.registry_changes
    ADD CONSTRAINT registry_changes_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

ALTER TABLE ONLY public.registry_changes
    ADD CONSTRAINT registry_changes_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaigns(id);

ALTER TABLE ONLY public.registry_changes
    ADD CONSTRAINT registry_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.registry_credentials
    ADD CONSTRAINT registry_credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.registry_events
    ADD CONSTRAINT registry_events_credential_id_fkey FOREIGN KEY (credential_id) REFERENCES public.registry_credentials(id);

ALTER TABLE ONLY public.registry_payloads
    ADD CONSTRAINT registry_payloads_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.reset_mails
    ADD CONSTRAINT reset_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.switched_off_notices
    ADD CONSTRAINT switched_off_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.totp_secrets
    ADD CONSTRAINT totp_secrets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES public.webhook_endpoints(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.customer_events(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
