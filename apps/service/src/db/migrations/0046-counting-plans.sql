-- The totals of lists are counted by statements that keep their plans. One that is put together from the arguments of a trigger is
-- planned again for each write, which took longer than the write.

-- How a row counts in a list: 1 for one that came, -1 for one that went.
create type listed_change as (owner_id bigint, facets text[], entries integer);

create function add_list_totals(of_list text, changes listed_change[]) returns void language plpgsql as $$
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

-- For each list, a function with what the arguments of its triggers say: the list, its owner, its facets, and its condition.
do $$
declare
  counted record;
  arguments text[];
  of_rows text;
begin
  for counted in
    select tgrelid::regclass as of_table, encode(tgargs, 'escape') as arguments,
      array_agg(tgname::text order by tgname) as names
    from pg_trigger where tgfoid = 'count_listed_rows'::regproc group by 1, 2 order by 1
  loop
    arguments := string_to_array(counted.arguments, '\000');
    of_rows := format('select (%s, %s, %%s)::listed_change from %%s where %s', arguments[2], arguments[3], arguments[4]);
    execute format('create function %I() returns trigger language plpgsql as %L', 'count_' || arguments[1], format('
begin
  if is_restoring() then
    return null;
  elsif tg_op = ''INSERT'' then
    perform add_list_totals(%1$L, array(%2$s));
  elsif tg_op = ''DELETE'' then
    perform add_list_totals(%1$L, array(%3$s));
  else
    perform add_list_totals(%1$L, array(%2$s union all %3$s));
  end if;
  return null;
end
', arguments[1], format(of_rows, 1, 'added'), format(of_rows, -1, 'removed')));
    for place in 1 .. cardinality(counted.names) loop
      execute format('drop trigger %I on %s', counted.names[place], counted.of_table);
      execute format('create trigger %I after %s on %s referencing %s for each statement execute function %I()',
        counted.names[place],
        case counted.names[place] when 'count_added' then 'insert' when 'count_removed' then 'delete' else 'update' end,
        counted.of_table,
        case counted.names[place] when 'count_added' then 'new table as added' when 'count_removed' then 'old table as removed'
          else 'old table as removed new table as added' end,
        'count_' || arguments[1]);
    end loop;
  end loop;
end
$$;
drop function count_listed_rows();

create function add_customer_totals(changes customer_totals[]) returns void language plpgsql as $$
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

drop trigger count_customers_added on registrations;
drop trigger count_customers_removed on registrations;
drop trigger count_customers_changed on registrations;
create or replace function count_customers() returns trigger language plpgsql as $$
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
create trigger count_customers_added after insert on registrations referencing new table as added
  for each statement execute function count_customers();
create trigger count_customers_removed after delete on registrations referencing old table as removed
  for each statement execute function count_customers();
create trigger count_customers_changed after update on registrations referencing old table as removed new table as added
  for each statement execute function count_customers();
