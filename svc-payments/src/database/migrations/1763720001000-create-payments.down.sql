DROP TABLE payments.audit;
DROP TABLE payments.reconciliation;
DROP TABLE payments.stripe_event;
DROP TABLE payments.subscription;
DROP TABLE payments.payment;
