DROP INDEX inquiries.ix_conversation_figures;
CREATE INDEX ix_conversation_figures ON inquiries.conversation (created_at)
  INCLUDE (kind, owner_id, state, answered_at, answer, due_at, answer_minutes, answer_kept);

UPDATE inquiries.inquiry i SET details = jsonb_build_object('subject', 'auction', 'message', j.title)
FROM inquiries.conversation c JOIN inquiries.journey j ON j.conversation_id = c.id
WHERE c.inquiry_id = i.id AND i.source = 'staff';

DROP INDEX inquiries.ix_inquiry_staff;
ALTER TABLE inquiries.inquiry DROP COLUMN source;
