-- What protects an account: two-factor authentication, the list of its sessions, and changes of its email.

alter table users
  -- when two-factor authentication was turned on; null while it is off
  add column totp_enabled_at timestamptz;

-- The secret of an authenticator app. Until the first code confirms it, `users.totp_enabled_at` is null.
create table totp_secrets (
  user_id bigint primary key references users (id),
  sealed_secret text not null,
  -- the newest 30-second step of which a code was accepted: no code is accepted twice
  last_step bigint not null default 0,
  created_at timestamptz not null
);

-- A code is deleted when it is used.
create table recovery_codes (
  user_id bigint not null references users (id),
  -- SHA-256
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- One requested change of each account. A newer request replaces the older one.
create table email_changes (
  user_id bigint primary key references users (id),
  email text not null check (char_length(email) between 3 and 254),
  -- SHA-256 of the token in the link; null until the email with the link is sent
  token_hash bytea,
  expires_at timestamptz not null,
  -- the requests within the last hour, so that one statement decides the limit
  requested_at timestamptz[] not null
);

create unique index email_changes_token on email_changes (token_hash) where token_hash is not null;
create index email_changes_expiry on email_changes (expires_at);

-- The sessions that people see and end. The tokens stay stateless: a session that is missing here is valid, too.
create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  -- as in `revoked_sessions`
  session_hash text not null unique check (char_length(session_hash) = 43),
  user_agent text check (char_length(user_agent) <= 300),
  address text not null,
  issued_at_seconds bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);

create index sessions_user on sessions (user_id, last_used_at);
create index sessions_age on sessions (expires_at);
