-- Nothing calls triggers and their functions by name, and no query reads the index: the previous release does not notice.
-- removes: tr_conversation_tell of inquiries.conversation is gone
-- removes: tr_conversation_tell_change of inquiries.conversation is gone
-- removes: tr_conversation_tell_reminder of inquiries.conversation is gone
-- removes: tr_conversation_message_follow of inquiries.conversation_message is gone
-- removes: tr_conversation_message_tell of inquiries.conversation_message is gone
-- removes: tr_conversation_wait of inquiries.conversation is gone
-- removes: tr_conversation_wait_marks of inquiries.conversation is gone
-- removes: inquiries.update_wait() is gone
-- removes: inquiries.update_reminder() is gone
ALTER TRIGGER tr_conversation_tell ON inquiries.conversation RENAME TO tr_conversation_notify;
ALTER TRIGGER tr_conversation_tell_change ON inquiries.conversation RENAME TO tr_conversation_notify_change;
ALTER TRIGGER tr_conversation_tell_reminder ON inquiries.conversation RENAME TO tr_conversation_notify_reminder;
ALTER TRIGGER tr_conversation_message_follow ON inquiries.conversation_message RENAME TO tr_conversation_message_apply;
ALTER TRIGGER tr_conversation_message_tell ON inquiries.conversation_message RENAME TO tr_conversation_message_notify;

DROP INDEX inquiries.ix_conversation_asked;

CREATE OR REPLACE FUNCTION inquiries.apply_delivery()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
      -- We cannot be waiting for a customer whose answer was not delivered.
      state = CASE WHEN state = 'waiting' THEN 'answered' ELSE state END,
      answer = CASE WHEN answer <> 'reply' OR EXISTS (SELECT FROM inquiries.conversation_message m
        WHERE m.conversation_id = NEW.conversation_id AND m.direction = 'out' AND m.id < NEW.id AND m.state IN ('queued', 'sent'))
        THEN answer END,
      version = version + 1
    WHERE id = NEW.conversation_id AND state NOT IN ('won', 'lost', 'spam')
      -- A later message of staff replaces it.
      AND NOT EXISTS (SELECT FROM inquiries.conversation_message m WHERE m.conversation_id = NEW.conversation_id
        AND m.direction = 'out' AND m.id > NEW.id AND m.state IN ('queued', 'sent'));
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION inquiries.apply_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.direction = 'out' THEN
    -- The writer of the message increments the version.
    UPDATE inquiries.conversation SET asked_at = NULL, waits_from = NULL
    WHERE id = NEW.conversation_id AND (asked_at IS NOT NULL OR waits_from IS NOT NULL);
  ELSE
    -- The customer has replied, so we no longer wait for them.
    UPDATE inquiries.conversation SET asked_at = coalesce(asked_at, NEW.created_at), waits_from = coalesce(waits_from, NEW.created_at),
      version = version + 1, state = CASE WHEN state = 'waiting' THEN 'answered' ELSE state END
    WHERE id = NEW.conversation_id AND state <> 'spam';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION inquiries.open_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  request jsonb := to_jsonb(NEW);
  is_inquiry boolean := TG_TABLE_NAME = 'inquiry';
  is_answered boolean := NEW.status IN ('in_progress', 'done');
BEGIN
  INSERT INTO inquiries.conversation (kind, number, inquiry_id, vehicle_reservation_id, state, email_key, phone_key, search_text,
    answered_at, clock_from, waits_from, created_at)
  VALUES (coalesce(request->>'kind', 'reservation'), NEW.id, CASE WHEN is_inquiry THEN NEW.id END,
    CASE WHEN NOT is_inquiry THEN NEW.id END, inquiries.state_of_status(NEW.status), lower(NEW.email),
    inquiries.phone_key(NEW.phone_e164, NEW.phone),
    lower(concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.phone)),
    CASE WHEN is_answered THEN NEW.created_at END,
    -- Requests that are stored as answered have no response time.
    CASE WHEN NOT is_answered THEN NEW.created_at END, CASE WHEN NEW.status = 'new' THEN NEW.created_at END, NEW.created_at);
  RETURN NULL;
END $function$;

-- One trigger instead of two that depended on the order of their names.
CREATE OR REPLACE FUNCTION inquiries.update_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.state <> NEW.state AND NEW.state IN ('waiting', 'won', 'lost', 'spam') THEN
    -- These states leave nothing to answer.
    NEW.asked_at := NULL;
    NEW.waits_from := NULL;
  ELSIF OLD.state = 'spam' AND NEW.state = 'new' AND NEW.answered_at IS NULL AND NEW.clock_from IS NOT NULL THEN
    -- A request that is no longer spam waits from now on.
    NEW.waits_from := now();
  ELSIF NEW.waits_from IS NOT DISTINCT FROM OLD.waits_from AND (OLD.answered_at IS NULL AND NEW.answered_at IS NOT NULL
    OR OLD.asked_at IS NOT NULL AND NEW.asked_at IS NULL AND NEW.answered_at IS NOT NULL) THEN
    NEW.waits_from := NEW.asked_at;
  END IF;
  IF NEW.waits_from IS DISTINCT FROM OLD.waits_from THEN
    NEW.due_at := NULL;
    NEW.step_at := NULL;
    NEW.remaining_minutes := NULL;
    IF NEW.waits_from IS NOT NULL THEN
      NEW.clock_step := 0;
      NEW.round := OLD.round + 1;
    END IF;
  END IF;
  IF NEW.waits_from IS NULL THEN
    NEW.undelivered_at := NULL;
  END IF;
  IF NEW.remind_at IS DISTINCT FROM OLD.remind_at THEN
    NEW.reminders := OLD.reminders + 1;
    NEW.reminded_at := NULL;
  END IF;
  RETURN NEW;
END $function$;

DROP TRIGGER tr_conversation_wait ON inquiries.conversation;
DROP TRIGGER tr_conversation_wait_marks ON inquiries.conversation;
CREATE TRIGGER tr_conversation_update BEFORE UPDATE ON inquiries.conversation
  FOR EACH ROW EXECUTE FUNCTION inquiries.update_conversation();
DROP FUNCTION inquiries.update_wait();
DROP FUNCTION inquiries.update_reminder();
