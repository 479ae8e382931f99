-- The link in the mail about a lock. Apart from the link that an owner asks for, so that neither invalidates the other: both
-- mails may be on their way at once, and whichever is opened has to work.
create table lockout_links (
  user_id bigint primary key references users (id),
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

create index lockout_links_expiry on lockout_links (expires_at);
