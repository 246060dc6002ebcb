ALTER FUNCTION payments.notify_membership() RENAME TO tell_of_membership;
