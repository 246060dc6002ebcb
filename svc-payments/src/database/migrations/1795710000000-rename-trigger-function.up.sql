-- The trigger refers to its function by id, and nothing calls it by name: the previous release does not notice.
-- removes: payments.tell_of_membership() is gone
ALTER FUNCTION payments.tell_of_membership() RENAME TO notify_membership;
