-- What keeps finding and forgetting quick in large tables.

-- An event that is deleted takes its deliveries along: without this, each one has all deliveries read.
create index webhook_deliveries_event on webhook_deliveries (event_id);

-- Settled callbacks are deleted by their age, every hour.
create index registry_events_age on registry_events (received_at) where status <> 'received';

-- Callbacks without a good signature leave a line a minute: each looks for the line of its set.
create index registry_events_refused on registry_events (credential_id, received_at) where event_type is null;

-- Before each create: whether the same request has been registered without anybody being told.
create index brands_request on brands (credential_id, request_hash) where registration = 'registered';
create index campaigns_request on campaigns (credential_id, request_hash) where registration = 'registered';

-- What was refused or given up is deleted after a while.
create index brands_refused on brands (updated_at) where registration = 'refused';
create index campaigns_refused on campaigns (updated_at) where registration = 'refused';
create index jobs_given_up on jobs (failed_at) where failed_at is not null;
