-- The figures of answers read nothing else of a row.
CREATE INDEX ix_conversation_figures ON inquiries.conversation (created_at)
  INCLUDE (kind, owner_id, state, answered_at, due_at, answer_minutes, answer_kept);
