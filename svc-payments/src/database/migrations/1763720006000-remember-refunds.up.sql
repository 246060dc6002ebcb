ALTER TABLE payments.subscription ADD COLUMN refund_begun_at timestamptz;

-- The audit has every refund that staff began.
UPDATE payments.subscription s SET refund_begun_at = a.at FROM payments.audit a
WHERE a.entity = 'auction-subscription' AND a.action = 'refund' AND a.entity_id = s.id;
