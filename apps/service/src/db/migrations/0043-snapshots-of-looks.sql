-- Most snapshots are of the daily looks at pages (G-136) that found nothing. They are kept for days, not for a year.

-- Set when a look found nothing about the page. 'infinity' keeps a snapshot as long as any other: it shows a problem, or a customer
-- asked for it.
alter table page_snapshots add column expires_at timestamptz;
create index page_snapshots_expiry on page_snapshots (expires_at) where expires_at is not null;

-- No snapshot has the content any more. A snapshot that is stored later takes it back.
alter table page_contents add column is_unused boolean not null default false;
create index page_contents_unused on page_contents (last_stored_at) where is_unused;
drop index page_contents_age;

create function note_unused_contents() returns trigger language plpgsql as $$
begin
  update page_contents set is_unused = true where hash in (
    select c.hash from page_contents as c
    where c.hash in (select body_hash from gone union select text_hash from gone union select rendered_hash from gone)
      and not exists (select 1 from page_snapshots where body_hash = c.hash)
      and not exists (select 1 from page_snapshots where text_hash = c.hash)
      and not exists (select 1 from page_snapshots where rendered_hash = c.hash)
    order by c.hash for update
  );
  return null;
end
$$;
create trigger note_unused_contents after delete on page_snapshots referencing old table as gone
  for each statement execute function note_unused_contents();

update page_contents as c set is_unused = true
where not exists (select 1 from page_snapshots where body_hash = c.hash)
  and not exists (select 1 from page_snapshots where text_hash = c.hash)
  and not exists (select 1 from page_snapshots where rendered_hash = c.hash);
