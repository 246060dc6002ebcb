DROP INDEX inquiries.ix_conversation_answered;
DROP INDEX inquiries.ix_conversation_unmeasured;
ALTER TABLE inquiries.conversation DROP COLUMN answer_minutes, DROP COLUMN paused_minutes;
