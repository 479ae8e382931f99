-- Alerts: what costs money or delivery if it is missed. Each occurrence is raised once and ends with its cause.

alter table campaigns add column renews_at timestamptz;
alter table brands
  -- when the newest one-time code was sent to a sole proprietor
  add column code_sent_at timestamptz,
  -- the end of the vetting that sets the trust score
  add column vetting_expires_at timestamptz;

create table alerts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  type text not null,
  subject text not null check (subject in ('campaign', 'brand', 'credentials', 'registration')),
  subject_id bigint not null,
  -- the part of the subject, such as the carrier; empty for all of it
  aspect text not null,
  -- tells an occurrence from the one before, such as the date of the renewal
  occurrence text not null,
  severity text not null check (severity in ('info', 'warning', 'error')),
  message text not null,
  due_at timestamptz,
  next_action text not null,
  source jsonb not null,
  raised_at timestamptz not null,
  -- when the cause ended
  ended_at timestamptz,
  -- when it was no longer open: the cause ended, or the customer dismissed it
  resolved_at timestamptz,
  dismissed_at timestamptz,
  dismissal_reason text,
  unique (subject, subject_id, type, aspect, occurrence)
);
-- While the cause of one lasts, dismissed or not, no second one is raised.
create unique index alerts_lasting on alerts (subject, subject_id, type, aspect) where ended_at is null;
create index alerts_user on alerts (user_id, id);
create index alerts_open on alerts (user_id, id) where resolved_at is null;
create index alerts_ended on alerts (ended_at) where ended_at is not null;

-- When each subject is checked next. A change of a fact makes its subject due; otherwise the check itself says when a fact
-- becomes one.
create table alert_checks (
  subject text not null check (subject in ('campaign', 'brand', 'credentials', 'registration')),
  subject_id bigint not null,
  due_at timestamptz not null,
  primary key (subject, subject_id)
);
create index alert_checks_due on alert_checks (due_at);

create function queue_alert_check(what text, id bigint, at timestamptz) returns void language sql as $$
  insert into alert_checks (subject, subject_id, due_at) select what, id, at where not is_restoring()
  on conflict (subject, subject_id) do update set due_at = excluded.due_at where alert_checks.due_at > excluded.due_at
$$;

-- The argument is the kind of the subject.
create function check_changed_subject() returns trigger language plpgsql as $$
begin
  perform queue_alert_check(tg_argv[0], new.id, new.updated_at);
  return null;
end
$$;
create function forget_alert_check() returns trigger language plpgsql as $$
begin
  delete from alert_checks where subject = tg_argv[0] and subject_id = old.id;
  return null;
end
$$;

create trigger check_new_campaign after insert on campaigns for each row execute function check_changed_subject('campaign');
create trigger check_campaign after update on campaigns for each row when (
  old.registration <> new.registration or old.campaign_status <> new.campaign_status or old.carriers <> new.carriers
  or old.sharing is distinct from new.sharing or old.renews_at is distinct from new.renews_at
  or old.profile -> 'autoRenewal' is distinct from new.profile -> 'autoRenewal'
) execute function check_changed_subject('campaign');
create trigger forget_campaign after delete on campaigns for each row execute function forget_alert_check('campaign');

create trigger check_new_brand after insert on brands for each row execute function check_changed_subject('brand');
create trigger check_brand after update on brands for each row when (
  old.registration <> new.registration or old.brand_status <> new.brand_status
  or old.identity_status is distinct from new.identity_status
  or old.vetting_expires_at is distinct from new.vetting_expires_at
  or old.code_sent_at is distinct from new.code_sent_at
) execute function check_changed_subject('brand');
create trigger forget_brand after delete on brands for each row execute function forget_alert_check('brand');

create trigger check_credentials after update on registry_credentials for each row when (
  old.status <> new.status or old.sealed_auth_token <> new.sealed_auth_token or old.sealed_sid <> new.sealed_sid
) execute function check_changed_subject('credentials');
create trigger forget_credentials after delete on registry_credentials
  for each row execute function forget_alert_check('credentials');

create function check_refused_credentials() returns trigger language plpgsql as $$
begin
  perform queue_alert_check('credentials', new.credential_id, new.created_at);
  return null;
end
$$;
create trigger check_refused_credentials after insert on registry_calls for each row
  when (new.status_code in (401, 403)) execute function check_refused_credentials();

-- The steps of the email that an Auth+ verification sends to the business contact.
create index registry_events_contact_mail on registry_events (credential_id, tcr_brand_id, id) where event_type in (
  'BRAND_EMAIL_2FA_SEND', 'BRAND_AUTHPLUS_2FA_VERIFIED', 'BRAND_AUTHPLUS_2FA_FAILED',
  'BRAND_AUTHPLUS_VERIFICATION_COMPLETE', 'BRAND_AUTHPLUS_VERIFICATION_FAILED', 'BRAND_AUTHPLUS_VERIFICATION_EXPIRED'
);
create function check_brand_of_mail() returns trigger language plpgsql as $$
begin
  perform queue_alert_check('brand', id, new.received_at) from brands
  where credential_id = new.credential_id and tcr_brand_id = new.tcr_brand_id;
  return null;
end
$$;
create trigger check_brand_of_mail after insert on registry_events for each row when (new.event_type in (
  'BRAND_EMAIL_2FA_SEND', 'BRAND_AUTHPLUS_2FA_VERIFIED', 'BRAND_AUTHPLUS_2FA_FAILED',
  'BRAND_AUTHPLUS_VERIFICATION_COMPLETE', 'BRAND_AUTHPLUS_VERIFICATION_FAILED', 'BRAND_AUTHPLUS_VERIFICATION_EXPIRED'
)) execute function check_brand_of_mail();

insert into alert_checks (subject, subject_id, due_at)
select 'campaign', id, updated_at from campaigns where registration = 'registered';
insert into alert_checks (subject, subject_id, due_at)
select 'brand', id, updated_at from brands where registration = 'registered';
