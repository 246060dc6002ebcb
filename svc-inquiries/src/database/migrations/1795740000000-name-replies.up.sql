-- A customer who writes again replies. Events already written keep their former name until they are purged.
ALTER TABLE inquiries.inbox_event DROP CONSTRAINT ck_inbox_event_change;
ALTER TABLE inquiries.inbox_event
  ADD CONSTRAINT ck_inbox_event_change CHECK (change IN ('new', 'replied', 'asked', 'changed', 'removed'));
CREATE OR REPLACE FUNCTION inquiries.notify_new_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inquiries.inbox_event (change, kind, number)
  SELECT 'replied', kind, number FROM inquiries.conversation WHERE id = NEW.conversation_id AND state <> 'spam';
  PERFORM pg_notify('inquiries_inbox', '');
  RETURN NULL;
END $$;
