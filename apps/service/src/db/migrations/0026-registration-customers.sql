-- The customer of a reseller that a registration is for, and since when each carrier has its status.

alter table registrations add column customer text check (char_length(customer) between 1 and 100);
create index registrations_customer on registrations (user_id, customer, created_at, id) where customer is not null;

-- The search finds the customer, too.
alter table registrations drop column search_text;
alter table registrations add column search_text text not null
  generated always as (
    lower(coalesce(label, '') || E'\n' || coalesce(customer, '') || E'\n' || brand_words || E'\n' || registry_words)
  ) stored;

-- Carrier ID → when its status changed, in ISO 8601. Lists read it with the campaign.
alter table campaigns add column carrier_times jsonb not null default '{}';

create function iso_time(at timestamptz) returns text language sql stable as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create function note_carrier_times() returns trigger language plpgsql as $$
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

-- What the history says about the campaigns that exist.
update campaigns set carrier_times = (
  select coalesce(jsonb_object_agg(status.key, iso_time(coalesce((
    select max(c.created_at)
    from registry_changes as c cross join jsonb_array_elements(c.changes) as change
    where c.campaign_id = campaigns.id and change ->> 'field' = 'carriers.' || carrier.name
  ), campaigns.state_changed_at))), '{}')
  from jsonb_each_text(campaigns.carriers) as status
  left join (values
    ('10017', 'AT&T'), ('10035', 'T-Mobile'), ('10037', 'US Cellular'), ('10038', 'Verizon Wireless'),
    ('10631', 'ClearSky'), ('10901', 'Interop')
  ) as carrier (id, name) on carrier.id = status.key
) where carriers <> '{}';

create trigger note_carrier_times before insert or update of carriers on campaigns
  for each row execute function note_carrier_times();
