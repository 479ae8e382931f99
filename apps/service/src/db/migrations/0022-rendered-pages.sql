-- Pages as a browser of the operator rendered them, where one is configured.

alter table page_snapshots
  -- of the HTML after its scripts ran; null if the page was not rendered
  add column rendered_hash bytea references page_contents (hash),
  -- whether scripts change the text; null if that is not known
  add column rendered_differs boolean;
create index page_snapshots_rendered on page_snapshots (rendered_hash) where rendered_hash is not null;
