ALTER TRIGGER tr_subscription_notify ON payments.subscription RENAME TO tr_subscription_tell;
