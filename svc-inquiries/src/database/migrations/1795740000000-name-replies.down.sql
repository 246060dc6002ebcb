CREATE OR REPLACE FUNCTION inquiries.notify_new_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inquiries.inbox_event (change, kind, number)
  SELECT 'asked', kind, number FROM inquiries.conversation WHERE id = NEW.conversation_id AND state <> 'spam';
  PERFORM pg_notify('inquiries_inbox', '');
  RETURN NULL;
END $$;
DELETE FROM inquiries.inbox_event WHERE change = 'replied';
ALTER TABLE inquiries.inbox_event DROP CONSTRAINT ck_inbox_event_change;
ALTER TABLE inquiries.inbox_event
  ADD CONSTRAINT ck_inbox_event_change CHECK (change IN ('new', 'asked', 'changed', 'removed'));
