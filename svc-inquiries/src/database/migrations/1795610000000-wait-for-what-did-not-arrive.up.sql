ALTER TABLE inquiries.conversation
  -- Since then the last reply of staff is known not to have arrived; null once somebody was answered. In milliseconds, as waits_from.
  ADD COLUMN undelivered_at timestamptz(3),
  -- How many reminders were set, and when staff were told of the one that is set.
  ADD COLUMN reminders integer NOT NULL DEFAULT 0,
  ADD COLUMN reminded_at timestamptz;
-- What was due before is on top of the lists already.
UPDATE inquiries.conversation SET reminded_at = now() WHERE remind_at <= now();
CREATE INDEX ix_conversation_unreminded ON inquiries.conversation (remind_at) WHERE remind_at IS NOT NULL AND reminded_at IS NULL;

-- A reply that does not arrive is none: the customer waits anew. One that arrives by another try ends that; how long it took is not measured.
CREATE FUNCTION inquiries.follow_delivery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'sent' THEN
    UPDATE inquiries.conversation SET
      waits_from = CASE WHEN waits_from = undelivered_at THEN asked_at ELSE waits_from END,
      undelivered_at = NULL,
      answered_at = CASE WHEN answer IS NULL THEN now() ELSE answered_at END,
      clock_from = CASE WHEN answer IS NOT NULL THEN clock_from END,
      answer_minutes = CASE WHEN answer IS NOT NULL THEN answer_minutes END,
      answer_kept = CASE WHEN answer IS NOT NULL THEN answer_kept END,
      answer = coalesce(answer, 'reply'),
      version = version + 1
    WHERE id = NEW.conversation_id AND undelivered_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM inquiries.conversation_message m
        WHERE m.conversation_id = NEW.conversation_id AND m.direction = 'out' AND m.id > NEW.id);
  ELSE
    UPDATE inquiries.conversation SET
      undelivered_at = coalesce(undelivered_at, now()),
      waits_from = coalesce(waits_from, now()),
      -- Who is answered by nobody does not wait for the customer.
      state = CASE WHEN state = 'waiting' THEN 'answered' ELSE state END,
      answer = CASE WHEN answer <> 'reply' OR EXISTS (SELECT FROM inquiries.conversation_message m
        WHERE m.conversation_id = NEW.conversation_id AND m.direction = 'out' AND m.id < NEW.id AND m.state IN ('queued', 'sent'))
        THEN answer END,
      version = version + 1
    WHERE id = NEW.conversation_id AND state NOT IN ('won', 'lost', 'spam')
      -- What staff wrote later stands for it.
      AND NOT EXISTS (SELECT FROM inquiries.conversation_message m WHERE m.conversation_id = NEW.conversation_id
        AND m.direction = 'out' AND m.id > NEW.id AND m.state IN ('queued', 'sent'));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tr_conversation_message_delivery AFTER UPDATE OF state ON inquiries.conversation_message
  FOR EACH ROW WHEN (NEW.direction = 'out' AND OLD.state IS DISTINCT FROM NEW.state AND NEW.state IN ('sent', 'failed', 'bounced'))
  EXECUTE FUNCTION inquiries.follow_delivery();

-- After tr_conversation_wait, which may end a wait: triggers run in the order of their names.
CREATE FUNCTION inquiries.follow_marks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.waits_from IS NULL THEN
    NEW.undelivered_at := NULL;
  END IF;
  IF NEW.remind_at IS DISTINCT FROM OLD.remind_at THEN
    NEW.reminders := OLD.reminders + 1;
    NEW.reminded_at := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER tr_conversation_wait_marks BEFORE UPDATE ON inquiries.conversation
  FOR EACH ROW EXECUTE FUNCTION inquiries.follow_marks();

-- Desks hear of a reminder that falls due, and of each message of a customer.
CREATE TRIGGER tr_conversation_tell_reminder AFTER UPDATE OF reminded_at ON inquiries.conversation
  FOR EACH ROW WHEN (OLD.version = NEW.version AND OLD.reminded_at IS NULL AND NEW.reminded_at IS NOT NULL)
  EXECUTE FUNCTION inquiries.tell_of_request();

ALTER TABLE inquiries.inbox_event DROP CONSTRAINT ck_inbox_event_change;
ALTER TABLE inquiries.inbox_event
  ADD CONSTRAINT ck_inbox_event_change CHECK (change IN ('new', 'asked', 'changed', 'removed'));
CREATE FUNCTION inquiries.tell_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inquiries.inbox_event (change, kind, number)
  SELECT 'asked', kind, number FROM inquiries.conversation WHERE id = NEW.conversation_id AND state <> 'spam';
  PERFORM pg_notify('inquiries_inbox', '');
  RETURN NULL;
END $$;
CREATE TRIGGER tr_conversation_message_tell AFTER INSERT ON inquiries.conversation_message
  FOR EACH ROW WHEN (NEW.direction = 'in') EXECUTE FUNCTION inquiries.tell_of_message();

-- Only what staff said was an answer is measured.
DROP INDEX inquiries.ix_conversation_figures;
CREATE INDEX ix_conversation_figures ON inquiries.conversation (created_at)
  INCLUDE (kind, owner_id, state, answered_at, answer, due_at, answer_minutes, answer_kept);
DROP INDEX inquiries.ix_conversation_answered;
CREATE INDEX ix_conversation_answered ON inquiries.conversation (answered_at) INCLUDE (kind, answer, answer_minutes)
  WHERE answer_minutes IS NOT NULL;
