DROP TRIGGER tr_subscription_tell ON payments.subscription;
DROP FUNCTION payments.tell_of_membership();
