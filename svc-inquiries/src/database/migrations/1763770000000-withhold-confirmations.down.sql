DROP INDEX inquiries.ix_notification_visitor;

-- Before, what was not to be sent had no name of its own.
UPDATE inquiries.notification SET state = 'failed', last_error = 'withheld' WHERE state = 'withheld';

ALTER TABLE inquiries.notification
  DROP CONSTRAINT ck_notification_state,
  ADD CONSTRAINT ck_notification_state CHECK (state IN ('pending', 'sending', 'sent', 'failed'));
