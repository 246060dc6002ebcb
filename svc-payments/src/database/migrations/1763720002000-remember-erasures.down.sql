ALTER TABLE payments.payment DROP COLUMN erased_at;
