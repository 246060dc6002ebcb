DROP TABLE payments.reminder;

DROP INDEX payments.ix_subscription_end;
DROP INDEX payments.ix_subscription_due;
ALTER TABLE payments.subscription
  DROP CONSTRAINT ck_subscription_representative,
  DROP COLUMN version,
  DROP COLUMN representative_at,
  DROP COLUMN representative_phone,
  DROP COLUMN representative_name,
  DROP COLUMN login_sent_by,
  DROP COLUMN login_sent_at,
  DROP COLUMN due_at;
