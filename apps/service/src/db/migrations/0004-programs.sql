-- What programs need: API keys, and requests that may be repeated.

-- G-16: the key itself is shown once and kept nowhere.
create table api_keys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  name text not null check (char_length(name) between 1 and 100),
  -- the first characters, for recognising it
  prefix text not null,
  key_hash bytea not null unique,
  scopes text[] not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null
);

create index api_keys_user on api_keys (user_id, id) where revoked_at is null;

-- G-06: the same key and request gets the same answer, and is worked on once.
create table idempotent_requests (
  user_id bigint not null,
  key text not null,
  -- of method, address and body
  request_hash bytea not null,
  -- what the request is charged under; a process that dies leaves it here for whoever takes the request up again
  charge_id uuid not null,
  leased_until timestamptz not null,
  -- null while it is being worked on
  status integer,
  body text,
  created_at timestamptz not null,
  primary key (user_id, key)
);

create index idempotent_requests_age on idempotent_requests (created_at);

-- By these a registration is found again whose process died before it could answer.
create index brands_charge on brands (charge_id) where charge_id is not null;
create index campaigns_charge on campaigns (charge_id) where charge_id is not null;
