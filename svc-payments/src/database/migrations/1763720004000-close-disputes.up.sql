-- What was disputed before is read as open until somebody looks at it again.
ALTER TABLE payments.payment ADD COLUMN dispute_closed_at timestamptz,
  ADD COLUMN dispute text CONSTRAINT ck_payment_dispute CHECK (dispute IN ('open', 'won', 'lost'));

UPDATE payments.payment SET dispute = 'open' WHERE disputed_at IS NOT NULL;

ALTER TABLE payments.subscription DROP CONSTRAINT ck_subscription_payment_status,
  ADD CONSTRAINT ck_subscription_payment_status CHECK (payment_status IN ('completed', 'refunding', 'refunded', 'charged-back'));
