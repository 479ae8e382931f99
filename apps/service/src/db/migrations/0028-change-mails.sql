-- How often an account gets emails about changes of status, and the changes that wait for an email.

create table mail_schedules (
  user_id bigint primary key references users (id),
  frequency text not null default 'immediate' check (frequency in ('immediate', 'daily')),
  -- IANA, such as America/New_York
  time_zone text not null default 'UTC' check (char_length(time_zone) between 1 and 64),
  -- the mail server permanently rejected the newest email to the address
  rejected_at timestamptz,
  rejection text check (char_length(rejection) <= 300)
);

-- A row is written before its email is sent, so that a repeated job does not decide again.
create table change_mails (
  event_id bigint primary key references customer_events (id) on delete cascade,
  user_id bigint not null references users (id),
  -- what the digest says about the change; null for a change with an email of its own
  content jsonb,
  -- the digest that the change is part of
  batch text,
  created_at timestamptz not null
);

create index change_mails_user on change_mails (user_id, created_at);
create index change_mails_age on change_mails (created_at);
