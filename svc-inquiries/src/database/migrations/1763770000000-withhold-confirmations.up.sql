ALTER TABLE inquiries.notification
  DROP CONSTRAINT ck_notification_state,
  ADD CONSTRAINT ck_notification_state CHECK (state IN ('pending', 'sending', 'sent', 'failed', 'withheld'));

-- What an address got of late is counted before each confirmation.
CREATE INDEX ix_notification_visitor ON inquiries.notification (lower(recipient), created_at) WHERE audience = 'visitor';
