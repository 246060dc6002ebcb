-- What is to be done after a payment, until when, and who did it. Memberships of before have no time until which it is due.
ALTER TABLE payments.subscription
  ADD COLUMN due_at timestamptz,
  ADD COLUMN login_sent_at timestamptz,
  ADD COLUMN login_sent_by text,
  ADD COLUMN representative_name text,
  ADD COLUMN representative_phone text,
  ADD COLUMN representative_at timestamptz,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD CONSTRAINT ck_subscription_representative CHECK ((representative_name IS NULL) = (representative_at IS NULL));
CREATE INDEX ix_subscription_due ON payments.subscription (due_at)
  WHERE due_at IS NOT NULL AND payment_status = 'completed' AND (login_sent_at IS NULL OR representative_at IS NULL);
CREATE INDEX ix_subscription_end ON payments.subscription (end_date) WHERE payment_status = 'completed';

-- Of which end a member was reminded: once for each number of days before it.
CREATE TABLE payments.reminder (
  subscription_id integer NOT NULL CONSTRAINT fk_reminder_subscription REFERENCES payments.subscription (id) ON DELETE CASCADE,
  days integer NOT NULL CONSTRAINT ck_reminder_days CHECK (days BETWEEN 1 AND 365),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_reminder PRIMARY KEY (subscription_id, days)
);
