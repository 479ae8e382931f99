-- The export in progress of each account: one at a time, because an export reads many large rows.

create table account_exports (
  user_id bigint primary key references users (id),
  -- names the export, so that one whose lease has ended notices that another has begun
  export_id uuid not null,
  leased_until timestamptz not null
);
