-- Before, a lost dispute was no state of its own; either way the money is gone.
UPDATE payments.subscription SET payment_status = 'refunded' WHERE payment_status = 'charged-back';

ALTER TABLE payments.subscription DROP CONSTRAINT ck_subscription_payment_status,
  ADD CONSTRAINT ck_subscription_payment_status CHECK (payment_status IN ('completed', 'refunding', 'refunded'));

ALTER TABLE payments.payment DROP COLUMN dispute, DROP COLUMN dispute_closed_at;
