-- Registrations: packets of a brand, a campaign, and public pages, in versions. Every brand and campaign of a customer
-- belongs to one, also those that were registered without a packet.

create table registrations (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  -- 'registry': made for a record that was registered directly
  origin text not null check (origin in ('packet', 'registry')),
  label text,
  status text not null
    check (status in ('DRAFT', 'SUBMITTED', 'ACTION_REQUIRED', 'APPROVED', 'DENIED', 'CLOSED')),
  waiting_for text not null check (waiting_for in ('you', 'registry', 'partner', 'carriers', 'nobody')),
  revision integer not null default 1,
  -- the newest version
  version integer not null default 1,
  brand_id bigint references brands (id),
  campaign_id bigint references campaigns (id),
  -- names and tax number, then IDs at the registry: what the search reads besides the label
  brand_words text not null default '',
  registry_words text not null default '',
  search_text text not null
    generated always as (lower(coalesce(label, '') || E'\n' || brand_words || E'\n' || registry_words)) stored,
  closed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index registrations_user on registrations (user_id, updated_at, id);
create index registrations_user_created on registrations (user_id, created_at, id);
create index registrations_created on registrations (created_at, id);
create index registrations_open on registrations (user_id) where status <> 'CLOSED';
create index registrations_brand on registrations (brand_id) where brand_id is not null;
create unique index registrations_campaign on registrations (campaign_id) where campaign_id is not null;

create table registration_versions (
  registration_id bigint not null references registrations (id) on delete cascade,
  number integer not null check (number > 0),
  status text not null check (status in ('DRAFT', 'SUBMITTED', 'APPROVED', 'DENIED', 'SUPERSEDED')),
  packet jsonb not null,
  -- SHA-256, from the submission on
  content_hash bytea,
  submitted_at timestamptz,
  created_at timestamptz not null,
  primary key (registration_id, number)
);
create unique index registration_versions_one_draft on registration_versions (registration_id) where status = 'DRAFT';

create table registration_changes (
  id bigint generated always as identity primary key,
  registration_id bigint not null references registrations (id) on delete cascade,
  source text not null check (source in ('request', 'callback', 'sync', 'poll', 'sweep')),
  user_id bigint,
  changes jsonb not null,
  created_at timestamptz not null
);
create index registration_changes_registration on registration_changes (registration_id, id);

-- What the search finds a brand by: its names, and its tax number with and without the hyphen.
create function brand_search_words(profile jsonb) returns text language sql immutable as $$
  select concat_ws(E'\n', profile ->> 'brandName', profile ->> 'companyName', profile ->> 'ein', digits,
    case when length(digits) > 2 then left(digits, 2) || '-' || substr(digits, 3) end)
  from (select regexp_replace(coalesce(profile ->> 'ein', ''), '[^0-9A-Za-z]', '', 'g') as digits) as tax
$$;

-- A restored backup has its registrations already.
create function is_restoring() returns boolean language sql stable as $$
  select coalesce(current_setting('tendlc.restoring', true), '') = 'on'
$$;

-- An account cannot fill the database with drafts. Records of the registry are always taken.
create function limit_open_registrations() returns trigger language plpgsql as $$
declare
  open_max constant integer := 5000;
begin
  if new.origin = 'packet' and not is_restoring() then
    perform pg_advisory_xact_lock(hashtextextended('registrations', new.user_id));
    if (select count(*) from registrations where user_id = new.user_id and status <> 'CLOSED') >= open_max then
      raise exception 'too many open registrations' using errcode = 'check_violation', constraint = 'registrations_open_max';
    end if;
  end if;
  return new;
end
$$;
create trigger limit_open_registrations before insert on registrations
  for each row execute function limit_open_registrations();

-- The registration of a record that was registered directly, submitted already.
create function add_registration_of_record(
  owner bigint, brand bigint, campaign bigint, profile jsonb, registry_ids text, packet jsonb, made_at timestamptz
) returns void language sql as $$
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

-- Where a registration stands is computed from its records after each change of them.
create function queue_standing(registration_ids bigint[], at timestamptz) returns void language sql as $$
  insert into jobs (kind, payload, dedupe_key, run_at, created_at)
  select 'follow-registration', jsonb_build_object('id', id), id::text, at, at
  from unnest(registration_ids) as t (id)
  on conflict (kind, dedupe_key) where failed_at is null and leased_until is null do nothing
$$;

create function follow_brand() returns trigger language plpgsql as $$
begin
  if is_restoring() then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform add_registration_of_record(new.user_id, new.id, null, new.profile, coalesce(new.tcr_brand_id, ''),
      jsonb_build_object('brand', new.profile), new.created_at);
  elsif new.registration = 'refused' then
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
create trigger follow_new_brand after insert on brands for each row execute function follow_brand();
create trigger follow_brand after update on brands for each row when (
  old.registration <> new.registration or old.tcr_brand_id is distinct from new.tcr_brand_id
  or old.brand_status <> new.brand_status or old.identity_status is distinct from new.identity_status
  or old.vetting_status is distinct from new.vetting_status or old.trust_score is distinct from new.trust_score
  or old.profile <> new.profile
) execute function follow_brand();

-- A brand alone and its first campaign are one registration. Each further campaign has its own, which refers to the brand.
create function follow_campaign() returns trigger language plpgsql as $$
declare
  joined bigint;
begin
  if is_restoring() then
    return null;
  end if;
  if tg_op = 'INSERT' then
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
create trigger follow_new_campaign after insert on campaigns for each row execute function follow_campaign();
create trigger follow_campaign after update on campaigns for each row when (
  old.registration <> new.registration or old.tcr_campaign_id is distinct from new.tcr_campaign_id
  or old.campaign_status <> new.campaign_status or old.sharing is distinct from new.sharing
  or old.carriers <> new.carriers or old.carriers_elected <> new.carriers_elected
) execute function follow_campaign();

-- What customers have already. The first campaign of a brand takes the registration of the brand.
do $$
declare
  record record;
begin
  for record in select * from brands where registration <> 'refused' order by id loop
    perform add_registration_of_record(record.user_id, record.id, null, record.profile,
      coalesce(record.tcr_brand_id, ''), jsonb_build_object('brand', record.profile), record.created_at);
  end loop;
  for record in
    select c.*, row_number() over (partition by c.brand_id order by c.id) = 1 as is_first, b.profile as brand_profile,
      b.tcr_brand_id, b.user_id as brand_owner
    from campaigns as c join brands as b on b.id = c.brand_id
    where c.registration <> 'refused' order by c.id
  loop
    if record.is_first and record.brand_owner = record.user_id then
      update registrations set campaign_id = record.id,
        registry_words = concat_ws(E'\n', record.tcr_brand_id, record.tcr_campaign_id)
      where brand_id = record.brand_id and campaign_id is null;
      update registration_versions set packet = packet || jsonb_build_object('campaign', record.profile)
      where registration_id = (select id from registrations where campaign_id = record.id);
    else
      perform add_registration_of_record(record.user_id, record.brand_id, record.id, record.brand_profile,
        concat_ws(E'\n', record.tcr_brand_id, record.tcr_campaign_id),
        jsonb_build_object('brandId', record.brand_id, 'campaign', record.profile), record.created_at);
    end if;
  end loop;
  perform queue_standing(array(select id from registrations), now());
end
$$;
