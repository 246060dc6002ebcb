-- 'staff': a customer of whom there is no request, whom staff entered with a journey. What staff write down for a caller is the caller's request.
ALTER TABLE inquiries.inquiry
  ADD COLUMN source text NOT NULL DEFAULT 'visitor' CONSTRAINT ck_inquiry_source CHECK (source IN ('visitor', 'staff'));

-- Earlier releases stored them as messages with a subject and a text of their own making. The journey is of the same transaction.
UPDATE inquiries.inquiry i SET source = 'staff', details = '{}'
FROM inquiries.conversation c JOIN inquiries.journey j ON j.conversation_id = c.id
WHERE c.inquiry_id = i.id AND i.kind = 'contact' AND j.created_at = i.created_at;

CREATE INDEX ix_inquiry_staff ON inquiries.inquiry (id) WHERE source = 'staff';

-- The figures of answers leave those out, and still read nothing else of a row.
DROP INDEX inquiries.ix_conversation_figures;
CREATE INDEX ix_conversation_figures ON inquiries.conversation (created_at)
  INCLUDE (kind, inquiry_id, owner_id, state, answered_at, answer, due_at, answer_minutes, answer_kept);
