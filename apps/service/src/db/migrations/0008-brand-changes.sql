-- A change of the brand is under way: the registry takes whole profiles, so that of two changes at once, each made from
-- the same one, the second would undo the first.
alter table brands add column change_asked_at timestamptz;
