-- To whom the round robin gave a request: what a rule gave to somebody is no turn of theirs.
ALTER TABLE inquiries.conversation ADD COLUMN turn_owner_id integer;
-- The turns go on from the last one.
UPDATE inquiries.conversation SET turn_owner_id = owner_id
WHERE id = (SELECT id FROM inquiries.conversation WHERE dealt_at IS NOT NULL ORDER BY dealt_at DESC, id DESC LIMIT 1);

DROP INDEX inquiries.ix_conversation_dealt;
CREATE INDEX ix_conversation_turn ON inquiries.conversation (dealt_at, id) WHERE turn_owner_id IS NOT NULL;
