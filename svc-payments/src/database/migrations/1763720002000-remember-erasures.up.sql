ALTER TABLE payments.payment ADD COLUMN erased_at timestamptz;
