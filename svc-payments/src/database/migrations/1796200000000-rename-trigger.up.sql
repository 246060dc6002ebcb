-- Nothing calls a trigger by name: the previous release does not notice.
-- removes: tr_subscription_tell of payments.subscription is gone
ALTER TRIGGER tr_subscription_tell ON payments.subscription RENAME TO tr_subscription_notify;
