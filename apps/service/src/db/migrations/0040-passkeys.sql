-- Passkeys (WebAuthn) of accounts, and the challenges that wait for a passkey.

create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  -- base64url
  credential_id text not null unique check (char_length(credential_id) between 1 and 1364),
  -- COSE
  public_key bytea not null,
  -- signatures that the authenticator has counted; 0 if it does not count
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  is_backed_up boolean not null,
  name text not null check (char_length(name) between 1 and 50),
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkeys_user on passkeys (user_id);

-- A challenge is deleted when it is used.
create table passkey_challenges (
  -- SHA-256
  challenge_hash bytea primary key,
  -- who adds a passkey; null for a login
  user_id bigint references users (id),
  expires_at timestamptz not null
);

create index passkey_challenges_expiry on passkey_challenges (expires_at);
create index passkey_challenges_user on passkey_challenges (user_id);
