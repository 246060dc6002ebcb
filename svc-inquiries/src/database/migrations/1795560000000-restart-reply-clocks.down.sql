DROP INDEX inquiries.ix_conversation_due;
DROP INDEX inquiries.ix_conversation_step;
DROP INDEX inquiries.ix_conversation_clockless;
DROP INDEX inquiries.ix_conversation_undealt;
CREATE INDEX ix_conversation_due ON inquiries.conversation ((coalesce(due_at, 'infinity')), id) WHERE state = 'new';
CREATE INDEX ix_conversation_step ON inquiries.conversation (step_at) WHERE state = 'new' AND answered_at IS NULL;
CREATE INDEX ix_conversation_clockless ON inquiries.conversation (id)
  WHERE state = 'new' AND answered_at IS NULL AND paused_at IS NULL AND due_at IS NULL AND clock_from IS NOT NULL;
CREATE INDEX ix_conversation_undealt ON inquiries.conversation (clock_from)
  WHERE state = 'new' AND answered_at IS NULL AND owner_id IS NULL AND dealt_at IS NULL;

DROP TRIGGER tr_conversation_wait ON inquiries.conversation;
DROP FUNCTION inquiries.follow_wait();
CREATE TRIGGER tr_conversation_settle BEFORE UPDATE OF state ON inquiries.conversation
  FOR EACH ROW WHEN (OLD.state <> NEW.state AND NEW.state IN ('waiting', 'won', 'lost', 'spam'))
  EXECUTE FUNCTION inquiries.settle_question();

CREATE OR REPLACE FUNCTION inquiries.follow_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.direction = 'out' THEN
    -- Who writes it knows the version, which they change themselves.
    UPDATE inquiries.conversation SET asked_at = NULL
    WHERE id = NEW.conversation_id AND asked_at IS NOT NULL;
  ELSE
    -- Who is answered by the customer does not wait for them any more.
    UPDATE inquiries.conversation SET asked_at = coalesce(asked_at, NEW.created_at), version = version + 1,
      state = CASE WHEN state = 'waiting' THEN 'answered' ELSE state END
    WHERE id = NEW.conversation_id AND state <> 'spam';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION inquiries.follow_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE inquiries.conversation SET
    state = inquiries.state_of_status(NEW.status),
    lost_reason = NULL,
    answered_at = coalesce(answered_at, CASE WHEN NEW.status IN ('in_progress', 'done') THEN now() END),
    clock_from = CASE WHEN state = 'spam' AND clock_from IS NOT NULL THEN now() ELSE clock_from END,
    due_at = CASE WHEN state = 'spam' AND clock_from IS NOT NULL THEN NULL ELSE due_at END,
    step_at = CASE WHEN state = 'spam' AND clock_from IS NOT NULL THEN NULL ELSE step_at END,
    clock_step = CASE WHEN state = 'spam' AND clock_from IS NOT NULL THEN 0 ELSE clock_step END,
    version = version + 1
  WHERE CASE WHEN TG_TABLE_NAME = 'inquiry' THEN inquiry_id ELSE vehicle_reservation_id END = NEW.id
    AND NOT (state = NEW.status
      OR NEW.status = 'in_progress' AND state IN ('answered', 'waiting')
      OR NEW.status = 'done' AND state IN ('answered', 'won', 'lost'));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION inquiries.open_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  request jsonb := to_jsonb(NEW);
  is_inquiry boolean := TG_TABLE_NAME = 'inquiry';
BEGIN
  INSERT INTO inquiries.conversation (kind, number, inquiry_id, vehicle_reservation_id, state, email_key, phone_key, search_text,
    answered_at, clock_from, created_at)
  VALUES (coalesce(request->>'kind', 'reservation'), NEW.id, CASE WHEN is_inquiry THEN NEW.id END,
    CASE WHEN NOT is_inquiry THEN NEW.id END, inquiries.state_of_status(NEW.status), lower(NEW.email),
    inquiries.phone_key(NEW.phone_e164, NEW.phone),
    lower(concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.phone)),
    CASE WHEN NEW.status IN ('in_progress', 'done') THEN NEW.created_at END, NEW.created_at, NEW.created_at);
  RETURN NULL;
END $$;

ALTER TABLE inquiries.conversation DROP COLUMN waits_from, DROP COLUMN round, DROP COLUMN answer_kept;
