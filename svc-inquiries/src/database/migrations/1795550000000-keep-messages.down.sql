DELETE FROM inquiries.notification WHERE event = 'reply.written';
DROP TABLE inquiries.removed_attachment;
DROP TABLE inquiries.attachment;
DROP TABLE inquiries.conversation_message;
DROP FUNCTION inquiries.remember_removed_attachment;
