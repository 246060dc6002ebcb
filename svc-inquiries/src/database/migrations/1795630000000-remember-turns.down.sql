ALTER TABLE inquiries.conversation DROP COLUMN turn_owner_id;
CREATE INDEX ix_conversation_dealt ON inquiries.conversation (dealt_at, id) WHERE dealt_at IS NOT NULL;
