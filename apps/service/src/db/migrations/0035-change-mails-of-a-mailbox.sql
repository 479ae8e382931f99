-- The limit of confirmation emails also counts what other accounts send to the same mailbox.

create index email_changes_email on email_changes (lower(email));
