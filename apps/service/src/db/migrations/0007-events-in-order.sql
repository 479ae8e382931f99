-- Events are read by their ids from a cursor on, and ids are given before they are committed: one that is committed late
-- would lie behind a cursor that has passed it. By its transaction it is known which events may still come.
alter table customer_events add column transaction_id xid8 not null default pg_current_xact_id();
