ALTER TABLE inquiries.conversation
  -- Minutes of opening in which the clock stood still, without the pause that lasts.
  ADD COLUMN paused_minutes integer NOT NULL DEFAULT 0,
  -- Minutes of opening until the first answer, pauses not counted; null until it was given and measured.
  ADD COLUMN answer_minutes integer;

CREATE INDEX ix_conversation_unmeasured ON inquiries.conversation (id)
  WHERE answered_at IS NOT NULL AND clock_from IS NOT NULL AND answer_minutes IS NULL;
CREATE INDEX ix_conversation_answered ON inquiries.conversation (answered_at) INCLUDE (kind, answer_minutes)
  WHERE answer_minutes IS NOT NULL;
