-- Submissions: what a registration does in the background until its campaign is with the carriers, and what refused it.

alter table registration_versions
  -- what refused the version, and why
  add column denial jsonb,
  -- why it was submitted although the evaluation found errors
  add column override_reason text;

-- When each step of the way was done.
alter table registrations add column step_times jsonb not null default '{}';

-- The registration that registers the record. No foreign key: registrations refer to their records, and a restore needs an
-- order in which tables are filled.
alter table brands add column registration_id bigint;
alter table campaigns add column registration_id bigint;

create table registration_submissions (
  registration_id bigint not null,
  number integer not null,
  -- who submitted it: the owner pays for each record, an admin does not
  by_user_id bigint not null references users (id),
  is_charged boolean not null,
  -- the records were at the registry before: the submission corrects them
  corrects_brand boolean not null,
  corrects_campaign boolean not null,
  upstream_cnp_id text,
  -- the charge ID of the request, by which a repeated request finds its submission
  request_charge_id uuid,
  -- 'refused': the registry rejected the values, or found them wrong
  state text not null check (state in ('open', 'done', 'refused', 'cancelled')),
  is_cancel_asked boolean not null default false,
  -- what was done once and must not be done again, with its time
  done jsonb not null default '{}',
  -- what the customer has to do before it goes on
  stopped_by text check (stopped_by in ('tokens', 'credentials', 'code', 'authentication', 'sharing')),
  stopped_because text,
  -- failed attempts of the current step
  attempts integer not null default 0,
  -- null while only a change of a record, or the customer, lets it go on
  next_attempt_at timestamptz,
  -- until then a process works on it
  leased_until timestamptz,
  submitted_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (registration_id, number),
  foreign key (registration_id, number) references registration_versions (registration_id, number) on delete cascade
);
create unique index registration_submissions_one_open on registration_submissions (registration_id) where state = 'open';
create index registration_submissions_due on registration_submissions (next_attempt_at) where state = 'open';
create unique index registration_submissions_request on registration_submissions (request_charge_id)
  where request_charge_id is not null;

-- As before. A record of a packet joins the registration that registers it, and a record that was given up comes back.
create or replace function follow_brand() returns trigger language plpgsql as $$
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

create or replace function follow_campaign() returns trigger language plpgsql as $$
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
