DELETE FROM inquiries.notification WHERE event IN ('message.received', 'message.bounced');
DROP TRIGGER tr_conversation_settle ON inquiries.conversation;
DROP FUNCTION inquiries.settle_question;
DROP TRIGGER tr_conversation_message_follow ON inquiries.conversation_message;
DROP FUNCTION inquiries.follow_message;
ALTER TABLE inquiries.conversation DROP COLUMN asked_at;
ALTER TABLE inquiries.conversation_message DROP COLUMN refused_files;
-- Of a letter to several requests the first keeps its Message-ID for all.
DELETE FROM inquiries.conversation_message m USING inquiries.conversation_message o
WHERE o.message_id = m.message_id AND o.id < m.id;
ALTER TABLE inquiries.conversation_message DROP CONSTRAINT uq_conversation_message_message_id;
ALTER TABLE inquiries.conversation_message ADD CONSTRAINT uq_conversation_message_message_id UNIQUE (message_id);
DROP TABLE inquiries.received_mail;
