DELETE FROM inquiries.notification WHERE event = 'reminder.due';

DROP INDEX inquiries.ix_conversation_answered;
CREATE INDEX ix_conversation_answered ON inquiries.conversation (answered_at) INCLUDE (kind, answer_minutes)
  WHERE answer_minutes IS NOT NULL;
DROP INDEX inquiries.ix_conversation_figures;
CREATE INDEX ix_conversation_figures ON inquiries.conversation (created_at)
  INCLUDE (kind, owner_id, state, answered_at, due_at, answer_minutes, answer_kept);

DROP TRIGGER tr_conversation_message_tell ON inquiries.conversation_message;
DROP FUNCTION inquiries.tell_of_message();
DELETE FROM inquiries.inbox_event WHERE change = 'asked';
ALTER TABLE inquiries.inbox_event DROP CONSTRAINT ck_inbox_event_change;
ALTER TABLE inquiries.inbox_event ADD CONSTRAINT ck_inbox_event_change CHECK (change IN ('new', 'changed', 'removed'));

DROP TRIGGER tr_conversation_tell_reminder ON inquiries.conversation;
DROP TRIGGER tr_conversation_wait_marks ON inquiries.conversation;
DROP FUNCTION inquiries.follow_marks();
DROP TRIGGER tr_conversation_message_delivery ON inquiries.conversation_message;
DROP FUNCTION inquiries.follow_delivery();
ALTER TABLE inquiries.conversation DROP COLUMN undelivered_at, DROP COLUMN reminders, DROP COLUMN reminded_at;
