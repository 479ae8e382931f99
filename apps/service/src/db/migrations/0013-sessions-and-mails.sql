-- Sessions of the console that were logged out. The tokens are stateless; only those that a logout ended are listed here,
-- until they expire by themselves.
create table revoked_sessions (
  -- SHA-256 of the signed part of the token, base64url
  session_hash text primary key check (char_length(session_hash) = 43),
  expires_at timestamptz not null
);

create index revoked_sessions_age on revoked_sessions (expires_at);

-- What a charge passes to `charge_tokens` as the second in which each session began: as given, or -1 where the session was
-- logged out, which is older than any session that counts. A function, so that its plan is made once per connection.
create function sessions_begun(session_hashes text[], issued_at_seconds bigint[]) returns bigint[]
language plpgsql stable as $$
begin
  if not exists (select 1 from revoked_sessions where session_hash = any(session_hashes)) then
    return issued_at_seconds;
  end if;
  return (
    select array_agg(case when r.session_hash is null then i.issued_at else -1 end order by i.n)
    from unnest(session_hashes, issued_at_seconds) with ordinality as i (session_hash, issued_at, n)
    left join revoked_sessions r on r.session_hash = i.session_hash
  );
end
$$;

-- When mails with a reset link went to an account within the last hour. One row per account, so that the limit is decided
-- by one statement whatever process sends.
create table reset_mails (
  user_id bigint primary key references users (id),
  sent_at timestamptz[] not null
);
