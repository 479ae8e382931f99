-- Evaluations: the review of one state of a registration, with the pages that it saw.

create table registration_evaluations (
  id bigint generated always as identity primary key,
  registration_id bigint not null references registrations (id) on delete cascade,
  version integer not null,
  revision integer not null,
  verdict text not null check (verdict in ('ready', 'fixable', 'blocked')),
  -- SHA-256 over the packet and the texts of the pages
  content_hash bytea not null,
  -- fields whose pages differ from those of the denied version
  changed_pages text[] not null,
  -- counts, findings, and fees
  review jsonb not null,
  created_at timestamptz not null
);
-- lists, the newest one of a revision, and the newest one of a version
create index registration_evaluations_registration on registration_evaluations (registration_id, id);
create index registration_evaluations_revision on registration_evaluations (registration_id, revision, id);
create index registration_evaluations_version on registration_evaluations (registration_id, version, id);

create table registration_evaluation_pages (
  evaluation_id bigint not null references registration_evaluations (id) on delete cascade,
  place integer not null,
  purpose text not null check (purpose in ('website', 'privacy', 'terms', 'optIn')),
  url text not null,
  -- null if the page was not opened, or if the snapshot is past its retention
  snapshot_id bigint references page_snapshots (id) on delete set null,
  -- of the text that a visitor sees; stays when the snapshot goes
  text_hash bytea,
  reachable boolean not null,
  problem text,
  primary key (evaluation_id, place)
);
create index registration_evaluation_pages_snapshot on registration_evaluation_pages (snapshot_id)
  where snapshot_id is not null;

-- The newest snapshot of a page that a customer has.
create function page_url_hash(url text) returns bytea language sql stable as $$
  select sha256(convert_to(url, 'UTF8'))
$$;
alter table page_snapshot_views add column url_hash bytea;
update page_snapshot_views set url_hash = page_url_hash(url) from page_snapshots where id = snapshot_id;
alter table page_snapshot_views alter column url_hash set not null;
create index page_snapshot_views_page on page_snapshot_views (user_id, url_hash, snapshot_id);

-- Other brands of an account with the same tax number.
create function bare_tax_number(profile jsonb) returns text language sql immutable as $$
  select upper(regexp_replace(profile ->> 'ein', '[^0-9A-Za-z]', '', 'g'))
$$;
create index brands_tax_number on brands (user_id, bare_tax_number(profile)) where registration <> 'refused';
