-- Snapshots of public pages, each as an anonymous visitor got it, and who may read them.

-- Bodies and texts of pages. Equal bytes are stored once.
create table page_contents (
  -- SHA-256 of the content
  hash bytea primary key,
  -- Zstandard, or a short content as it is
  content bytea not null,
  -- moves forward at most once a day
  last_stored_at timestamptz not null
);
-- The content is compressed already: trying again costs time and gains nothing.
alter table page_contents alter column content set storage external;
create index page_contents_age on page_contents (last_stored_at);

create table page_snapshots (
  id bigint generated always as identity primary key,
  url text not null,
  final_url text not null,
  -- the URLs between the two
  redirects text[] not null,
  -- 0 if there was no response
  status integer not null,
  -- why there is no body
  problem text check (problem in (
    'dns', 'timeout', 'tls', 'connection', 'too_many_redirects', 'too_large', 'unsupported_type', 'private_address',
    'invalid_url'
  )),
  content_type text,
  -- those that show a check for bots
  headers jsonb not null,
  -- on a network of PAGE_CHECK_NETWORKS
  is_trial_network boolean not null,
  bytes integer not null,
  -- of the body after content decoding, and of the text that a visitor sees
  body_hash bytea not null references page_contents (hash),
  text_hash bytea not null references page_contents (hash),
  title text not null,
  language text,
  fetched_at timestamptz not null
);
create index page_snapshots_age on page_snapshots (fetched_at);
create index page_snapshots_body on page_snapshots (body_hash);
create index page_snapshots_text on page_snapshots (text_hash);

-- The customers for whom a snapshot was taken. Only they can read it.
create table page_snapshot_views (
  snapshot_id bigint not null references page_snapshots (id) on delete cascade,
  user_id bigint not null references users (id),
  primary key (snapshot_id, user_id)
);

-- The snapshots by which a submitted version was judged. They stay as long as the version does.
create table registration_version_snapshots (
  registration_id bigint not null,
  number integer not null,
  snapshot_id bigint not null references page_snapshots (id),
  primary key (registration_id, number, snapshot_id),
  foreign key (registration_id, number) references registration_versions (registration_id, number) on delete cascade
);
create index registration_version_snapshots_snapshot on registration_version_snapshots (snapshot_id);

-- One page is fetched at most once a minute, for all customers and by all processes.
create table page_claims (
  -- SHA-256 of the URL
  url_hash bytea primary key,
  claimed_at timestamptz not null,
  -- until then a process is fetching the page
  leased_until timestamptz,
  -- the result of the claim
  snapshot_id bigint
);
create index page_claims_age on page_claims (claimed_at);

-- One host is visited at most six times a minute.
create table page_hosts (
  host text primary key,
  -- of the last minute, oldest first
  visits timestamptz[] not null,
  visited_at timestamptz not null
);
create index page_hosts_age on page_hosts (visited_at);

-- Counts a visit to the host. Returns null, or the time of the next free visit if this one is too many.
create function visit_page_host(page_host text, at timestamptz) returns timestamptz language plpgsql as $$
declare
  visits_max constant integer := 6;
  recent timestamptz[];
begin
  insert into page_hosts (host, visits, visited_at) values (page_host, '{}', at)
  on conflict (host) do update set visited_at = excluded.visited_at
  returning array(select visit from unnest(visits) as t (visit) where visit > at - interval '1 minute' order by visit)
  into recent;
  if cardinality(recent) >= visits_max then
    return recent[cardinality(recent) - visits_max + 1] + interval '1 minute';
  end if;
  update page_hosts set visits = recent || at where host = page_host;
  return null;
end
$$;

-- Claims the fetch of a page. At most one of three applies: `snapshot` is that of the last minute; `is_busy` means that
-- another process fetches the page, until `free_at` at the latest; `free_at` alone is the time of the next free visit to the
-- host. If none applies, the caller holds the claim until `lease_until`.
create function claim_page(
  page_url_hash bytea, page_host text, at timestamptz, lease_until timestamptz,
  out snapshot bigint, out is_busy boolean, out free_at timestamptz
) language plpgsql as $$
declare
  claim page_claims;
begin
  is_busy := false;
  insert into page_claims (url_hash, claimed_at) values (page_url_hash, at)
  on conflict (url_hash) do update set url_hash = excluded.url_hash
  returning * into claim;
  if claim.snapshot_id is not null and claim.claimed_at > at - interval '1 minute' then
    snapshot := claim.snapshot_id;
  elsif claim.leased_until > at then
    is_busy := true;
    free_at := claim.leased_until;
  else
    free_at := visit_page_host(page_host, at);
    if free_at is null then
      update page_claims set claimed_at = at, leased_until = lease_until, snapshot_id = null
      where url_hash = page_url_hash;
    end if;
  end if;
end
$$;
