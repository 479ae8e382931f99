-- The pages of approved registrations are opened again every day, and compared with those of the approved version.

create table page_watches (
  registration_id bigint primary key references registrations (id) on delete cascade,
  next_at timestamptz not null,
  leased_until timestamptz,
  seen_at timestamptz,
  -- what is wrong with pages; one that a second look has not confirmed is no alert yet
  problems jsonb not null default '[]'
);
create index page_watches_due on page_watches (next_at);
create index page_watches_leased on page_watches (leased_until) where leased_until is not null;

-- What a page is compared with if the version has no snapshot of it: the first look that reached it.
create table page_watch_snapshots (
  registration_id bigint not null,
  number integer not null,
  snapshot_id bigint not null references page_snapshots (id),
  primary key (registration_id, number, snapshot_id),
  foreign key (registration_id, number) references registration_versions (registration_id, number) on delete cascade
);
create index page_watch_snapshots_snapshot on page_watch_snapshots (snapshot_id);

create function follow_page_watch() returns trigger language plpgsql as $$
begin
  if is_restoring() then
    return null;
  end if;
  if new.status = 'APPROVED' then
    insert into page_watches (registration_id, next_at) values (new.id, new.updated_at + interval '1 day')
    on conflict do nothing;
  else
    delete from page_watches where registration_id = new.id;
  end if;
  return null;
end
$$;
create trigger follow_new_page_watch after insert on registrations for each row execute function follow_page_watch();
create trigger follow_page_watch after update on registrations for each row
  when (old.status <> new.status) execute function follow_page_watch();

create function check_registration_of_watch() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform queue_alert_check('registration', new.registration_id, new.seen_at);
  elsif old.seen_at is not null then
    perform queue_alert_check('registration', old.registration_id, old.seen_at);
  end if;
  return null;
end
$$;
create trigger check_registration_of_watch after update on page_watches for each row
  when (old.problems <> new.problems) execute function check_registration_of_watch();
create trigger check_registration_without_watch after delete on page_watches
  for each row execute function check_registration_of_watch();

-- Spread over a day, so that an upgrade does not open all at once.
insert into page_watches (registration_id, next_at)
select id, updated_at + interval '1 day' + (id % 1440) * interval '1 minute' from registrations where status = 'APPROVED';
