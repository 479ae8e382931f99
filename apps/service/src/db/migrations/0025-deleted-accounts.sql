-- Deleted accounts: the row stays for the ledger, without anything that names a person.
alter table users add column deleted_at timestamptz;

-- A replay keeps when a callback was received first, and how often it was tried before.
alter table registry_events
  add column replayed_at timestamptz,
  add column attempts_before_replay integer not null default 0;
