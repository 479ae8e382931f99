-- Stores the body of each callback once per account, compressed, and limits what an account can store.
--
-- Nothing large is rewritten here. Callbacks that were stored before keep their body in registry_events.payload, do not count
-- toward the quota, and lose that body at the same age as the others: after RETENTION_CALLBACK_PAYLOADS the column is empty.

create table registry_payloads (
  user_id bigint not null references users (id),
  -- SHA-256 of the body as it was received
  hash bytea not null,
  -- Zstandard, or a short body as it is
  body bytea not null,
  -- moves forward at most once a day, so that a flood of equal bodies writes nothing here
  last_received_at timestamptz not null,
  primary key (user_id, hash)
);
-- The body is compressed already: trying again costs time and gains nothing.
alter table registry_payloads alter column body set storage external;
create index registry_payloads_age on registry_payloads (last_received_at);

-- What the stored callbacks of an account add up to. The row is also the lock that callbacks of one account take turns on.
create table callback_storage (
  user_id bigint primary key references users (id),
  events bigint not null default 0,
  bytes bigint not null default 0
) with (fillfactor = 50);

alter table registry_events
  -- whose quota the event counts toward; null for unsigned callbacks and for events from before this migration
  add column user_id bigint,
  -- of registry_payloads; the payload is deleted earlier than the event
  add column payload_hash bytea;

create index registry_events_old_payload on registry_events (received_at) where payload is not null;

-- For retention and for metrics: each finds its rows without reading the table.
create index webhook_deliveries_age on webhook_deliveries (created_at) where status <> 'pending';
create index webhook_deliveries_pending on webhook_deliveries (created_at) where status = 'pending';
create index webhook_endpoints_failing on webhook_endpoints (failing_since)
  where status = 'active' and failing_since is not null;
create index api_keys_revoked on api_keys (revoked_at) where revoked_at is not null;
create index password_resets_expiry on password_resets (expires_at);

-- Stores callbacks, each unless its account would exceed its quota, and queues the work that they cause. Answers in the
-- order given whether each was stored. Accounts take turns, in the order of their ids; the statement after the lock sees
-- everything that was stored before it, so that neither a quota nor a body is counted wrongly.
create function store_callbacks(
  user_ids bigint[], credential_ids bigint[], event_types text[], object_keys text[], brand_ids text[], campaign_ids text[],
  errors text[], payload_hashes bytea[], payload_bodies bytea[], events_max bigint, bytes_max bigint, job_kind text,
  arrived_at timestamptz
) returns table (is_stored boolean) language plpgsql as $$
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

-- Whatever deletes events or payloads, their space returns to the quota.
create function return_callback_space() returns trigger language plpgsql as $$
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
create trigger registry_events_return_space after delete on registry_events
  referencing old table as gone for each statement execute function return_callback_space();
create trigger registry_payloads_return_space after delete on registry_payloads
  referencing old table as gone for each statement execute function return_callback_space();
