-- Batches: files with many registrations. Their rows are read, evaluated, and submitted one by one in the background.

alter table registrations
  -- the customer's own key of the row that the draft comes from
  add column reference text check (char_length(reference) between 1 and 100),
  -- SHA-256 of that row: a row that is sent again unchanged leaves the draft alone
  add column row_hash bytea;
create unique index registrations_reference on registrations (user_id, reference) where reference is not null;

create table registration_batches (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  -- 'UPLOADING': the request that brings the file has not ended; nobody sees the batch yet
  status text not null
    check (status in ('UPLOADING', 'READING', 'READY', 'EVALUATING', 'SUBMITTING', 'PAUSED', 'DONE', 'CANCELLED')),
  is_dry_run boolean not null,
  -- the header of a CSV file; null for objects
  columns text[],
  row_count integer not null default 0,
  rate_per_minute integer not null check (rate_per_minute between 1 and 600),
  -- who evaluates or submits: evaluations are paid by this account, and submissions of an admin cost no tokens
  by_user_id bigint references users (id),
  by_admin boolean not null default false,
  -- the cost that was confirmed
  confirmed_tokens integer,
  confirmed_cents bigint,
  confirmed_monthly_cents bigint,
  -- why it does not go on by itself
  stopped_because text,
  -- when the next row may be worked on
  next_at timestamptz not null,
  -- when a process last worked on it: batches take turns
  served_at timestamptz,
  -- the process that works on it
  lease_id uuid,
  leased_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index registration_batches_user on registration_batches (user_id, id);
create index registration_batches_created on registration_batches (created_at);
create index registration_batches_due on registration_batches (next_at)
  where status in ('READING', 'EVALUATING', 'SUBMITTING');

create table registration_batch_rows (
  batch_id bigint not null references registration_batches (id) on delete cascade,
  -- the first row below the header is 1
  number integer not null check (number > 0),
  -- the cells, or the object, as JSON text; null after the row was read
  content text,
  reference text,
  registration_id bigint references registrations (id) on delete set null,
  -- null until the row was read
  state text check (state in ('INVALID', 'DRAFT', 'READY', 'NOT_READY', 'SUBMITTED', 'ACTION_REQUIRED', 'APPROVED', 'DENIED')),
  problems jsonb not null default '[]',
  -- what is still to be done with the row
  due text check (due in ('read', 'evaluate', 'submit')),
  -- failed attempts of that, and when to try again
  attempts integer not null default 0,
  next_at timestamptz,
  -- what a submission costs, as evaluated
  tokens integer not null default 0,
  cents bigint not null default 0,
  monthly_cents bigint not null default 0,
  primary key (batch_id, number)
);
create index registration_batch_rows_registration on registration_batch_rows (registration_id)
  where registration_id is not null;
create index registration_batch_rows_reference on registration_batch_rows (batch_id, reference);
create index registration_batch_rows_state on registration_batch_rows (batch_id, state, number);
create index registration_batch_rows_due on registration_batch_rows (batch_id, due, number) where due is not null;

-- The state of rows follows their registration. A draft that was evaluated as it is now is ready or not.
create function note_batch_rows(registration bigint) returns void language plpgsql as $$
begin
  if is_restoring() or not exists (select 1 from registration_batch_rows where registration_id = registration) then
    return;
  end if;
  update registration_batch_rows as b
  set state = case
      when r.closed_at is not null then 'NOT_READY'
      when v.status <> 'DRAFT' then r.status
      when e.verdict is null then 'DRAFT'
      when e.verdict = 'ready' then 'READY'
      else 'NOT_READY'
    end,
    tokens = coalesce((e.fees ->> 'tokens')::integer, 0),
    cents = coalesce(round(coalesce(e.fees ->> 'dueNow', e.fees ->> 'registry')::numeric * 100)::bigint, 0),
    monthly_cents = coalesce(round((e.fees ->> 'monthly')::numeric * 100)::bigint, 0)
  from registrations as r
  join registration_versions as v on v.registration_id = r.id and v.number = r.version
  left join lateral (
    select verdict, review -> 'fees' as fees from registration_evaluations
    where registration_id = r.id and revision = r.revision order by id desc limit 1
  ) as e on true
  where r.id = registration and b.registration_id = r.id and b.state is distinct from 'INVALID';
end
$$;

create function follow_registration_rows() returns trigger language plpgsql as $$
begin
  perform note_batch_rows(new.id);
  return null;
end
$$;
create trigger follow_registration_rows after update on registrations for each row when (
  old.status <> new.status or old.revision <> new.revision or old.closed_at is distinct from new.closed_at
) execute function follow_registration_rows();

create function follow_version_rows() returns trigger language plpgsql as $$
begin
  perform note_batch_rows(new.registration_id);
  return null;
end
$$;
create trigger follow_version_rows after insert or update of status on registration_versions
  for each row execute function follow_version_rows();
create trigger follow_evaluation_rows after insert on registration_evaluations
  for each row execute function follow_version_rows();

-- The customer deleted the draft of the row.
create function forget_batch_row() returns trigger language plpgsql as $$
begin
  new.state := 'INVALID';
  new.due := null;
  new.problems := '[{"column": "row", "problem": "The registration of this row was deleted."}]';
  return new;
end
$$;
create trigger forget_batch_row before update of registration_id on registration_batch_rows for each row
  when (old.registration_id is not null and new.registration_id is null)
  execute function forget_batch_row();
