-- The message that a mail became: files of it that were not kept are in the mail as it came.
ALTER TABLE inquiries.received_mail ADD COLUMN message_id integer
  CONSTRAINT fk_received_mail_message REFERENCES inquiries.conversation_message (id) ON DELETE SET NULL;
CREATE INDEX ix_received_mail_message ON inquiries.received_mail (message_id) WHERE message_id IS NOT NULL;

-- A message has the moment at which its mail came, in milliseconds.
UPDATE inquiries.received_mail r SET message_id = m.id
FROM inquiries.conversation_message m
WHERE r.state = 'filed' AND r.reason = 'message' AND m.conversation_id = r.conversation_id AND m.direction = 'in' AND m.channel = 'email'
  AND m.created_at = date_trunc('milliseconds', r.received_at);
