-- What accounts have spent by month and customer (G-105, G-106), without reading all of their registrations.

-- What each registration has cost in each month. An estimate in dollars is not kept, because the fee table can change.
create table registration_costs (
  registration_id bigint not null,
  -- The first day, in UTC.
  month date not null,
  user_id bigint not null,
  -- '': none
  customer text not null,
  -- The brand that it paid for.
  brand_id bigint,
  -- Of the campaign that it began to pay for, which is billed until a month; '' and infinity: none, and no end.
  usecase text not null,
  last_month date not null,
  reviews integer not null,
  tokens integer not null,
  primary key (registration_id, month)
);
create index registration_costs_user on registration_costs (user_id);
create index registration_costs_brand on registration_costs (brand_id) where brand_id is not null;

-- The sums of these rows.
create table spending_totals (
  user_id bigint not null,
  customer text not null,
  month date not null,
  usecase text not null,
  last_month date not null,
  campaigns bigint not null,
  brands bigint not null,
  reviews bigint not null,
  tokens bigint not null,
  primary key (user_id, customer, month, usecase, last_month)
);

-- What has changed since the rows above were written, in the transaction that changed it. Nobody waits for another: each change is a row
-- of its own, and names what changed. Which registrations it concerns is looked up later, when everything at once is visible.
create table spending_changes (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  registration_id bigint,
  brand_id bigint,
  campaign_id bigint,
  charge_id uuid
);
create index spending_changes_user on spending_changes (user_id);

-- A refund can be that of an evaluation.
create index registration_evaluations_charge on registration_evaluations (charge_id) where charge_id is not null;

-- Whether a registration of the account has the brand before another is one look into this index, whatever the planner knows of the table.
drop index registrations_brand;
create index registrations_brand on registrations (brand_id, user_id, id) where brand_id is not null;

-- A brand is paid for by the first registration of its account that has it. `offset 0` has each row looked up by its ID: the planner would
-- read the tables of all accounts, and compile the statement for longer than it runs.
create function costs_of(registrations_read bigint[]) returns setof registration_costs language plpgsql stable rows 10
set jit = off as $$
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

-- The registrations whose costs these changes can change: those named, and those that pay, or have paid, for what is named.
create function registrations_of_changes(of_registrations bigint[], of_brands bigint[], of_campaigns bigint[], of_charges uuid[])
returns bigint[] language plpgsql stable as $$
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

-- Those of accounts that are not in the sums yet; null: none
create function changed_registrations(of_users bigint[]) returns bigint[] language plpgsql stable as $$
begin
  return (
    select registrations_of_changes(array_agg(registration_id), array_agg(brand_id), array_agg(campaign_id), array_agg(charge_id))
    from spending_changes where user_id = any(of_users) having count(*) > 0
  );
end
$$;

-- Takes changes into the sums, the oldest first. Only one transaction at a time does; for another, there is nothing to do. Costs are read
-- after the changes are taken: whatever is committed in between has its own change, and is read again.
create function fold_spending(changes_max integer) returns integer language plpgsql as $$
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

-- Submissions and evaluations that are deleted with their registration find it no more: it has noted its own end.
-- An admin registers campaigns of the brands of others, so that what a brand costs is noted for each account that has it.
create function note_spending_change() returns trigger language plpgsql as $$
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

-- A charge is in the ledger before what it pays for counts, so that only its refund changes anything.
create trigger note_spending after insert on token_transactions for each row
  when (new.type = 'refund') execute function note_spending_change();

create trigger note_new_spending after insert on registrations for each row
  when (new.brand_id is not null or new.campaign_id is not null) execute function note_spending_change();
create trigger note_spending after update on registrations for each row when (
  old.customer is distinct from new.customer or old.brand_id is distinct from new.brand_id
  or old.campaign_id is distinct from new.campaign_id
) execute function note_spending_change();
create trigger note_past_spending after delete on registrations for each row execute function note_spending_change();

create trigger note_new_spending after insert on brands for each row
  when (new.registration = 'registered') execute function note_spending_change();
create trigger note_spending after update on brands for each row when (
  old.registration <> new.registration or old.created_at <> new.created_at or old.charge_id is distinct from new.charge_id
) execute function note_spending_change();

create trigger note_new_spending after insert on campaigns for each row
  when (new.registration = 'registered') execute function note_spending_change();
create trigger note_spending after update on campaigns for each row when (
  old.registration <> new.registration or old.created_at <> new.created_at or old.charge_id is distinct from new.charge_id
  or old.usecase <> new.usecase or old.campaign_status <> new.campaign_status
  or (old.state_changed_at <> new.state_changed_at and new.campaign_status in ('DEACTIVATED', 'EXPIRED'))
) execute function note_spending_change();

create trigger note_new_spending after insert or update of charge_id, created_at on registration_evaluations for each row
  when (new.charge_id is not null) execute function note_spending_change();
create trigger note_past_spending after delete on registration_evaluations for each row
  when (old.charge_id is not null) execute function note_spending_change();

create trigger note_new_spending after insert on registration_submissions for each row
  when (new.corrects_campaign and new.done <> '{}') execute function note_spending_change();
create trigger note_spending after update on registration_submissions for each row
  when ((old.corrects_campaign or new.corrects_campaign) and (old.done <> new.done or old.corrects_campaign <> new.corrects_campaign))
  execute function note_spending_change();
create trigger note_past_spending after delete on registration_submissions for each row
  when (old.corrects_campaign and old.done <> '{}') execute function note_spending_change();

insert into registration_costs select * from costs_of(array(select id from registrations));
insert into spending_totals (user_id, customer, month, usecase, last_month, campaigns, brands, reviews, tokens)
select user_id, customer, month, usecase, last_month, count(nullif(usecase, '')), count(brand_id), sum(reviews), sum(tokens)
from registration_costs group by user_id, customer, month, usecase, last_month;
-- Empty tables are not analyzed: the planner would make plans for an empty table, and keep them when rows come.
do $$ begin if exists (select from registration_costs) then analyze registration_costs; end if; end $$;
do $$ begin if exists (select from spending_totals) then analyze spending_totals; end if; end $$;

-- How long the steps of a registration took, in seconds (G-106). Only a registration's own change writes them, under its lock.
create table registration_times (
  registration_id bigint primary key references registrations (id) on delete cascade,
  user_id bigint not null,
  created_at timestamptz not null,
  brand_id bigint,
  identity double precision,
  partner double precision,
  carriers double precision,
  total double precision
);

create view timed_steps as
  select id as registration_id, user_id, created_at, brand_id,
    extract(epoch from identity - brand)::float8 as identity, extract(epoch from partner - campaign)::float8 as partner,
    extract(epoch from carriers - partner)::float8 as carriers, extract(epoch from carriers - submitted_at)::float8 as total
  from (
    select r.id, r.user_id, r.created_at, r.brand_id, v.submitted_at,
      (step_times ->> 'brand')::timestamptz as brand, (step_times ->> 'identity')::timestamptz as identity,
      (step_times ->> 'campaign')::timestamptz as campaign, (step_times ->> 'partner')::timestamptz as partner,
      (step_times ->> 'carriers')::timestamptz as carriers
    from registrations as r left join registration_versions as v on v.registration_id = r.id and v.number = 1
    where step_times <> '{}'
  ) as steps;

create function note_step_times() returns trigger language plpgsql as $$
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
create trigger note_new_step_times after insert on registrations for each row
  when (new.step_times <> '{}') execute function note_step_times();
create trigger note_step_times after update on registrations for each row
  when (old.step_times <> new.step_times or (old.brand_id is distinct from new.brand_id and new.step_times <> '{}'))
  execute function note_step_times();

insert into registration_times select * from timed_steps;
create index registration_times_user on registration_times (user_id, created_at, registration_id);
create index registration_times_created on registration_times (created_at, registration_id);
do $$ begin if exists (select from registration_times) then analyze registration_times; end if; end $$;
drop index registrations_step_times;

-- The submitted versions that are decided, with when their registration was made (G-106). Only a version's own change writes them, under
-- its lock: who a registration belongs to, and when it was made, never changes.
create table decided_versions (
  registration_id bigint not null,
  number integer not null,
  user_id bigint not null,
  created_at timestamptz not null,
  is_approved boolean not null,
  is_denied boolean not null,
  primary key (registration_id, number),
  foreign key (registration_id, number) references registration_versions on delete cascade
);

create view version_decisions as
  select v.registration_id, v.number, r.user_id, r.created_at, v.status = 'APPROVED' as is_approved,
    v.status = 'DENIED' or v.denial is not null as is_denied
  from registration_versions as v join registrations as r on r.id = v.registration_id
  where v.submitted_at is not null and (v.status in ('APPROVED', 'DENIED') or v.denial is not null);

create function note_decision() returns trigger language plpgsql as $$
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
create trigger note_new_decision after insert on registration_versions for each row
  when (new.submitted_at is not null and (new.status in ('APPROVED', 'DENIED') or new.denial is not null))
  execute function note_decision();
create trigger note_decision after update on registration_versions for each row when (
  old.status <> new.status or (old.denial is null) <> (new.denial is null) or (old.submitted_at is null) <> (new.submitted_at is null)
) execute function note_decision();

insert into decided_versions select * from version_decisions;
create index decided_versions_user on decided_versions (user_id, created_at, registration_id) include (is_approved, is_denied);
create index decided_versions_created on decided_versions (created_at, registration_id) include (is_approved, is_denied);
do $$ begin if exists (select from decided_versions) then analyze decided_versions; end if; end $$;
