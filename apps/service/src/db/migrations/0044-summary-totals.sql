-- The summary and the customers of an account that has a hundred thousand registrations, without reading all of them.

-- What each registration that needs its customer needs (G-106). Rows are written only by who has locked the registration, so that of
-- two changes at once, the later one counts.
create table registration_needs (
  registration_id bigint primary key references registrations (id) on delete cascade,
  user_id bigint not null,
  kind text not null,
  updated_at timestamptz not null
);

-- Written in steps, because every new row calls it: plans are kept, and only the query that the status wants is run.
create function need_of(r registrations) returns text language plpgsql stable as $$
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

-- The lock is a statement of its own: the next one sees what others have committed until then.
create function note_need(registration bigint) returns void language plpgsql as $$
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

-- Submissions and campaigns are followed by the service, which does not hold their locks then.
create function follow_need() returns trigger language plpgsql as $$
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

-- Nobody else sees new rows, so that they need no lock, and many at once are noted at once.
create function note_new_needs() returns trigger language plpgsql as $$
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
create trigger count_new_need after insert on registrations referencing new table as added
  for each statement execute function note_new_needs();
create trigger count_need after update on registrations for each row when (
  old.status <> new.status or old.waiting_for <> new.waiting_for or old.revision <> new.revision
  or old.missing_fields is distinct from new.missing_fields or old.campaign_id is distinct from new.campaign_id
  or (old.updated_at <> new.updated_at and new.waiting_for = 'you')
) execute function follow_need();
-- Its name is before those of the other triggers, which lock rows of batches: a change of a registration locks them after itself, too.
create trigger count_need after insert or update of revision on registration_evaluations
  for each row execute function follow_need();

insert into registration_needs (registration_id, user_id, kind, updated_at)
select id, user_id, kind, updated_at from (select r.*, need_of(r) as kind from registrations as r where waiting_for = 'you') as r
where kind is not null;
create index registration_needs_user on registration_needs (user_id, kind, updated_at, registration_id);
create index registration_needs_kind on registration_needs (kind, updated_at, registration_id);
-- Empty tables are not analyzed: the planner would make plans for an empty table, and keep them when rows come.
do $$ begin if exists (select from registration_needs) then analyze registration_needs; end if; end $$;

create or replace view listed_rows as
  select 'registrations' as list, user_id as owner_id, array[status, waiting_for] as facets from registrations
  union all select 'brands', user_id, array[brand_status] from brands where registration <> 'refused'
  union all select 'campaigns', user_id, array[campaign_status] from campaigns where registration <> 'refused'
  union all select 'alerts', user_id, array[case when resolved_at is null then 'open' else 'resolved' end, severity] from alerts
  union all select 'registry_events', credential_id, array[status, coalesce(event_type, '')] from registry_events
  union all select 'registry_calls', credential_id, array[method] from registry_calls
  union all select 'webhook_deliveries', endpoint_id, array[status] from webhook_deliveries
  -- of all owners together only
  union all select 'audit_log', null, array[action] from audit_log
  union all select 'users', null, '{}' from users where deleted_at is null
  union all select 'registration_needs', user_id, array[kind] from registration_needs;

create trigger count_added after insert on registration_needs referencing new table as added
  for each statement execute function count_listed_rows('registration_needs', 'user_id', 'array[kind]', 'true');
create trigger count_removed after delete on registration_needs referencing old table as removed
  for each statement execute function count_listed_rows('registration_needs', 'user_id', 'array[kind]', 'true');
create trigger count_changed after update on registration_needs referencing old table as removed new table as added
  for each statement execute function count_listed_rows('registration_needs', 'user_id', 'array[kind]', 'true');

insert into list_totals (list, owner_id, facets, entries)
select list, case when grouping(owner_id) = 1 then 0 else owner_id end, facets, count(*) from listed_rows
where list = 'registration_needs' group by grouping sets ((list, owner_id, facets), (list, facets));

-- How many registrations each customer of an account has, by where they stand (G-105), as further rows like those of list_totals.
create table customer_totals (
  user_id bigint not null,
  customer text not null,
  status text not null,
  waits_for_you boolean not null,
  entries bigint not null
);
create index customer_totals_user on customer_totals (user_id);

-- Only what several rows say: an account has thousands of customers.
create function fold_customer_totals(of_user bigint) returns void language sql as $$
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

-- Arguments: what the statement has added and removed, in SQL.
create function count_customers() returns trigger language plpgsql as $$
declare
  owners bigint[];
begin
  if is_restoring() then
    return null;
  end if;
  execute 'with counted as (
      insert into customer_totals (user_id, customer, status, waits_for_you, entries)
      select user_id, customer, status, waiting_for = ''you'', sum(entries) from (' || tg_argv[0] || ') as changed
      where customer is not null group by 1, 2, 3, 4 having sum(entries) <> 0
      returning user_id
    )
    select array_agg(distinct user_id) from counted' into owners;
  if owners is not null and random() < 0.03 then
    perform fold_customer_totals(owner) from unnest(owners) as owner;
  end if;
  return null;
end
$$;
create trigger count_customers_added after insert on registrations referencing new table as added
  for each statement execute function count_customers('select *, 1 as entries from added');
create trigger count_customers_removed after delete on registrations referencing old table as removed
  for each statement execute function count_customers('select *, -1 as entries from removed');
create trigger count_customers_changed after update on registrations referencing old table as removed new table as added
  for each statement execute function count_customers(
    'select *, 1 as entries from added union all select *, -1 from removed');

insert into customer_totals (user_id, customer, status, waits_for_you, entries)
select user_id, customer, status, waiting_for = 'you', count(*) from registrations where customer is not null group by 1, 2, 3, 4;
create index registrations_customer_updated on registrations (user_id, customer, updated_at) where customer is not null;

-- How long approvals took is of the newest registrations that went through a step.
create index registrations_step_times on registrations (user_id, created_at, id) where step_times <> '{}';

-- Two statements that delete the last two snapshots of a content must not both see the one of the other: the second waits, and then
-- looks again.
create or replace function note_unused_contents() returns trigger language plpgsql as $$
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
