-- Since when a set has had its SID and address, so since when it has asked the same account at the registry: what that
-- account does not know may stand in the one before.
alter table registry_credentials add column account_since timestamptz;
update registry_credentials set account_since = created_at;
alter table registry_credentials alter column account_since set not null;
