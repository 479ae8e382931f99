-- How many entries lists have, kept as rows are written: counting millions of rows for the total of a page takes seconds.

-- The rows of each list, with whose they are and by what the list is filtered.
create view listed_rows as
  select 'registrations' as list, user_id as owner_id, array[status, waiting_for] as facets from registrations
  union all select 'brands', user_id, array[brand_status] from brands where registration <> 'refused'
  union all select 'campaigns', user_id, array[campaign_status] from campaigns where registration <> 'refused'
  union all select 'alerts', user_id, array[case when resolved_at is null then 'open' else 'resolved' end, severity] from alerts
  union all select 'registry_events', credential_id, array[status, coalesce(event_type, '')] from registry_events
  union all select 'registry_calls', credential_id, array[method] from registry_calls
  union all select 'webhook_deliveries', endpoint_id, array[status] from webhook_deliveries
  -- of all owners together only
  union all select 'audit_log', null, array[action] from audit_log
  union all select 'users', null, '{}' from users where deleted_at is null;

-- Changes are added as further rows, so that nobody waits for a counter; the sum is the total.
create table list_totals (
  list text not null,
  -- 0: of all owners together
  owner_id bigint not null,
  facets text[] not null,
  entries bigint not null
);
create index list_totals_owner on list_totals (list, owner_id);

-- One row instead of many, without waiting for another transaction that does the same.
create function fold_list_totals(of_list text, of_owners bigint[]) returns void language sql as $$
  with folded as (
    delete from list_totals where ctid = any(array(
      select ctid from list_totals where list = of_list and owner_id = any(of_owners) for update skip locked
    ))
    returning owner_id, facets, entries
  )
  insert into list_totals (list, owner_id, facets, entries)
  select of_list, owner_id, facets, sum(entries) from folded group by owner_id, facets having sum(entries) <> 0
$$;

-- Counts the rows that a statement has added and removed. Arguments: the list, its owner and facets in SQL, and its condition.
create function count_listed_rows() returns trigger language plpgsql as $$
declare
  of_rows constant text := 'select ' || tg_argv[1] || ' as owner_id, ' || tg_argv[2] || ' as facets, %s as entries from %I where '
    || tg_argv[3];
  sources text := '';
  owners bigint[];
begin
  if is_restoring() then
    return null;
  end if;
  if tg_op <> 'DELETE' then
    sources := format(of_rows, 1, 'added');
  end if;
  if tg_op <> 'INSERT' then
    sources := concat_ws(' union all ', nullif(sources, ''), format(of_rows, -1, 'removed'));
  end if;
  execute 'with counted as (
      insert into list_totals (list, owner_id, facets, entries)
      select $1, case when grouping(owner_id) = 1 then 0 else owner_id end, facets, sum(entries) from (' || sources || ') as changed
      group by grouping sets ((owner_id, facets), (facets))
      having sum(entries) <> 0 and (grouping(owner_id) = 1 or owner_id is not null)
      returning owner_id
    )
    select array_agg(distinct owner_id) from counted' into owners using tg_argv[0];
  -- Often enough that a total is the sum of some dozens of rows.
  if owners is not null and random() < 0.03 then
    perform fold_list_totals(tg_argv[0], owners);
  end if;
  return null;
end
$$;

-- For each list, statements that add rows, remove rows, or change them.
do $$
declare
  counted record;
begin
  for counted in
    select * from (values
      ('registrations', 'user_id', 'array[status, waiting_for]', 'true'),
      ('brands', 'user_id', 'array[brand_status]', 'registration <> ''refused'''),
      ('campaigns', 'user_id', 'array[campaign_status]', 'registration <> ''refused'''),
      ('alerts', 'user_id', 'array[case when resolved_at is null then ''open'' else ''resolved'' end, severity]', 'true'),
      ('registry_events', 'credential_id', 'array[status, coalesce(event_type, '''')]', 'true'),
      ('registry_calls', 'credential_id', 'array[method]', 'true'),
      ('webhook_deliveries', 'endpoint_id', 'array[status]', 'true'),
      ('audit_log', 'null::bigint', 'array[action]', 'true'),
      ('users', 'null::bigint', '''{}''::text[]', 'deleted_at is null')
    ) as lists (list, owner, facets, condition)
  loop
    execute format('create trigger count_added after insert on %I referencing new table as added
      for each statement execute function count_listed_rows(%L, %L, %L, %L)',
      counted.list, counted.list, counted.owner, counted.facets, counted.condition);
    if counted.list not in ('audit_log') then
      execute format('create trigger count_removed after delete on %I referencing old table as removed
        for each statement execute function count_listed_rows(%L, %L, %L, %L)',
        counted.list, counted.list, counted.owner, counted.facets, counted.condition);
    end if;
    -- Rows of the other lists do not change what they count as.
    if counted.list not in ('audit_log', 'registry_calls', 'users') then
      execute format('create trigger count_changed after update on %I referencing old table as removed new table as added
        for each statement execute function count_listed_rows(%L, %L, %L, %L)',
        counted.list, counted.list, counted.owner, counted.facets, counted.condition);
    end if;
  end loop;
end
$$;

-- Not for each statement: charges change accounts all the time.
create function count_closed_account() returns trigger language plpgsql as $$
begin
  if not is_restoring() then
    insert into list_totals (list, owner_id, facets, entries)
    values ('users', 0, '{}', case when new.deleted_at is null then 1 else -1 end);
  end if;
  return null;
end
$$;
create trigger count_closed_account after update on users for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function count_closed_account();

insert into list_totals (list, owner_id, facets, entries)
select list, case when grouping(owner_id) = 1 then 0 else owner_id end, facets, count(*) from listed_rows
group by grouping sets ((list, owner_id, facets), (list, facets))
having grouping(owner_id) = 1 or owner_id is not null;

-- The limit of open registrations (G-81) reads the kept total: the lock lets one statement of an account at a time count and add.
create or replace function limit_open_registrations() returns trigger language plpgsql as $$
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
drop index registrations_open;
