-- The audit log: what changed power or money, append-only and hash-chained.

create table audit_log (
  -- 1, 2, 3 … without gaps, in the order of the chain
  sequence bigint primary key check (sequence > 0),
  actor text not null check (actor in ('user', 'operator', 'system', 'unknown')),
  actor_user_id bigint,
  action text not null check (char_length(action) between 1 and 100),
  -- the account that the entry concerns; no foreign key, because the log outlives what it describes
  user_id bigint,
  subject text,
  address text,
  details jsonb not null,
  created_at timestamptz not null,
  previous_hash bytea not null,
  hash bytea not null
);

create index audit_log_user on audit_log (user_id, sequence) where user_id is not null;
create index audit_log_actor on audit_log (actor_user_id, sequence) where actor_user_id is not null;
create index audit_log_action on audit_log (action, sequence);

-- The end of the chain. Its lock puts the entries of all processes in one order, and it shows when the newest are missing.
create table audit_head (
  singleton boolean primary key check (singleton),
  sequence bigint not null,
  hash bytea not null
);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only' using errcode = 'restrict_violation';
end
$$;

create trigger audit_log_append_only
  before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();

-- The text form of jsonb has one order of keys and one spelling of each value, and the time has its full precision: the
-- stored row alone reproduces the hash, on every PostgreSQL and after every restore.
create function audit_hash(
  previous bytea, sequence bigint, actor text, actor_user_id bigint, action text, user_id bigint, subject text,
  address text, details jsonb, created_at timestamptz
) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    encode(previous, 'hex'), sequence, actor, actor_user_id, action, user_id, subject, address, details,
    to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  )::text, 'UTF8'))
$$;

-- Appends entries in their order. Call it last in a transaction: the lock on the head is held until the commit.
create function append_audit(entries jsonb) returns void language plpgsql as $$
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
