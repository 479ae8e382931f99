-- The phone numbers of campaigns that carriers deliver: when they are read next, and since when there is none.

create table campaign_numbers (
  campaign_id bigint primary key references campaigns (id) on delete cascade,
  next_at timestamptz not null,
  leased_until timestamptz,
  read_at timestamptz,
  -- the newest reading that found a number
  seen_at timestamptz,
  -- since when there is none; null before the first reading, and if the newest one found a number
  none_since timestamptz
);
create index campaign_numbers_due on campaign_numbers (next_at);

create function follow_campaign_numbers() returns trigger language plpgsql as $$
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
create trigger follow_new_campaign_numbers after insert on campaigns for each row execute function follow_campaign_numbers();
create trigger follow_campaign_numbers after update on campaigns for each row when (
  old.registration <> new.registration or old.campaign_status <> new.campaign_status or old.carriers <> new.carriers
) execute function follow_campaign_numbers();

create function check_campaign_of_numbers() returns trigger language plpgsql as $$
begin
  perform queue_alert_check('campaign', new.campaign_id, new.read_at);
  return null;
end
$$;
create trigger check_campaign_of_numbers after update on campaign_numbers for each row
  when (old.none_since is distinct from new.none_since) execute function check_campaign_of_numbers();

-- Spread over a day, so that an upgrade does not ask for all at once.
insert into campaign_numbers (campaign_id, next_at)
select id, updated_at + interval '1 day' + (id % 1440) * interval '1 minute' from campaigns
where registration = 'registered' and campaign_status = 'ACTIVE'
  and exists (select 1 from jsonb_each_text(carriers) where value = 'REGISTERED');
