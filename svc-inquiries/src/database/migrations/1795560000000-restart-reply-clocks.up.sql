ALTER TABLE inquiries.conversation
  -- Since then somebody waits for an answer: of staff's first one, to a question that came later, or to why a step is late. In
  -- milliseconds, as the service reads and writes it.
  ADD COLUMN waits_from timestamptz(3),
  -- How often somebody came to wait anew.
  ADD COLUMN round integer NOT NULL DEFAULT 0,
  -- Whether the first answer was given within the promise of its round.
  ADD COLUMN answer_kept boolean;

UPDATE inquiries.conversation SET
  waits_from = CASE
    WHEN state = 'new' AND answered_at IS NULL THEN clock_from
    WHEN state <> 'spam' AND answered_at IS NOT NULL THEN asked_at END,
  round = CASE WHEN answered_at IS NOT NULL AND asked_at IS NOT NULL THEN 1 ELSE 0 END,
  answer_kept = answer_minutes <= promised_minutes;
-- The loop of the clocks begins their round.
UPDATE inquiries.conversation SET due_at = NULL, step_at = NULL, remaining_minutes = NULL, clock_step = 0 WHERE round = 1;

CREATE OR REPLACE FUNCTION inquiries.open_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
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
    -- What was answered before it was written down is not measured.
    CASE WHEN NOT is_answered THEN NEW.created_at END, CASE WHEN NEW.status = 'new' THEN NEW.created_at END, NEW.created_at);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION inquiries.follow_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE inquiries.conversation SET
    state = inquiries.state_of_status(NEW.status),
    lost_reason = NULL,
    answered_at = coalesce(answered_at, CASE WHEN NEW.status IN ('in_progress', 'done') THEN now() END),
    version = version + 1
  WHERE CASE WHEN TG_TABLE_NAME = 'inquiry' THEN inquiry_id ELSE vehicle_reservation_id END = NEW.id
    AND NOT (state = NEW.status
      OR NEW.status = 'in_progress' AND state IN ('answered', 'waiting')
      OR NEW.status = 'done' AND state IN ('answered', 'won', 'lost'));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION inquiries.follow_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.direction = 'out' THEN
    -- Who writes it knows the version, which they change themselves.
    UPDATE inquiries.conversation SET asked_at = NULL, waits_from = NULL
    WHERE id = NEW.conversation_id AND (asked_at IS NOT NULL OR waits_from IS NOT NULL);
  ELSE
    -- Who is answered by the customer does not wait for them any more.
    UPDATE inquiries.conversation SET asked_at = coalesce(asked_at, NEW.created_at), waits_from = coalesce(waits_from, NEW.created_at),
      version = version + 1, state = CASE WHEN state = 'waiting' THEN 'answered' ELSE state END
    WHERE id = NEW.conversation_id AND state <> 'spam';
  END IF;
  RETURN NULL;
END $$;

-- Who begins to wait gets a new round of the clock, and who was answered has none. The loop of the clocks does the rest: it knows the hours.
CREATE FUNCTION inquiries.follow_wait() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> NEW.state AND NEW.state IN ('waiting', 'won', 'lost', 'spam') THEN
    -- A state that says that nothing is left to answer.
    NEW.asked_at := NULL;
    NEW.waits_from := NULL;
  ELSIF OLD.state = 'spam' AND NEW.state = 'new' AND NEW.answered_at IS NULL AND NEW.clock_from IS NOT NULL THEN
    -- Who was taken for a robot waits from now on.
    NEW.waits_from := now();
  ELSIF OLD.answered_at IS NULL AND NEW.answered_at IS NOT NULL
    OR OLD.asked_at IS NOT NULL AND NEW.asked_at IS NULL AND NEW.answered_at IS NOT NULL THEN
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
  RETURN NEW;
END $$;
DROP TRIGGER tr_conversation_settle ON inquiries.conversation;
CREATE TRIGGER tr_conversation_wait BEFORE UPDATE ON inquiries.conversation
  FOR EACH ROW EXECUTE FUNCTION inquiries.follow_wait();

DROP INDEX inquiries.ix_conversation_due;
DROP INDEX inquiries.ix_conversation_step;
DROP INDEX inquiries.ix_conversation_clockless;
DROP INDEX inquiries.ix_conversation_undealt;
CREATE INDEX ix_conversation_due ON inquiries.conversation ((coalesce(due_at, 'infinity')), id)
  WHERE state = 'new' OR waits_from IS NOT NULL;
CREATE INDEX ix_conversation_step ON inquiries.conversation (step_at) WHERE waits_from IS NOT NULL;
CREATE INDEX ix_conversation_clockless ON inquiries.conversation (id) WHERE waits_from IS NOT NULL AND due_at IS NULL;
CREATE INDEX ix_conversation_undealt ON inquiries.conversation (waits_from)
  WHERE waits_from IS NOT NULL AND owner_id IS NULL AND dealt_at IS NULL;
