-- A charge that waits for a locked account must not be made long after its caller was told that it failed: it gives up
-- before the service does. The rows of `charges_in_doubt` are kept longer than all accounts of one statement can take.
alter function charge_tokens(uuid[], bigint[], bigint[], integer[], text[], text[], date, timestamptz)
  set lock_timeout = '2s';
