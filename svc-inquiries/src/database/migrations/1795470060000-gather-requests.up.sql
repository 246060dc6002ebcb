-- A row per request, whatever its kind: what staff do with it.
CREATE TABLE inquiries.conversation (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_conversation PRIMARY KEY,
  kind text NOT NULL,
  number integer NOT NULL,
  inquiry_id integer CONSTRAINT uq_conversation_inquiry UNIQUE
    CONSTRAINT fk_conversation_inquiry REFERENCES inquiries.inquiry (id) ON DELETE CASCADE,
  vehicle_reservation_id integer CONSTRAINT uq_conversation_vehicle_reservation UNIQUE
    CONSTRAINT fk_conversation_vehicle_reservation REFERENCES inquiries.vehicle_reservation (id) ON DELETE CASCADE,
  state text NOT NULL
    CONSTRAINT ck_conversation_state CHECK (state IN ('new', 'answered', 'waiting', 'won', 'lost', 'spam')),
  lost_reason text,
  owner_id integer,
  tags text[] NOT NULL DEFAULT '{}',
  remind_at timestamptz,
  remind_note text,
  email_key text NOT NULL,
  phone_key text,
  search_text text NOT NULL,
  answered_at timestamptz,
  answer text CONSTRAINT ck_conversation_answer CHECK (answer IN ('reply', 'call', 'appointment')),
  -- The clock runs from then on; null of requests that were there before there was one.
  clock_from timestamptz,
  promised_minutes integer,
  due_at timestamptz,
  clock_step smallint NOT NULL DEFAULT 0,
  step_at timestamptz,
  -- Minutes of opening that are left while the clock is paused.
  remaining_minutes integer,
  paused_at timestamptz,
  pause_reason text,
  -- When its turn of the round robin came.
  dealt_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  CONSTRAINT uq_conversation_kind_number UNIQUE (kind, number),
  CONSTRAINT ck_conversation_request CHECK (num_nonnulls(inquiry_id, vehicle_reservation_id) = 1),
  CONSTRAINT ck_conversation_pause CHECK (num_nonnulls(paused_at, pause_reason) <> 1),
  CONSTRAINT ck_conversation_reminder CHECK (num_nonnulls(remind_at, remind_note) <> 1)
);

-- Digits alone, whatever they were typed in; null where they are too few to be a number.
CREATE FUNCTION inquiries.phone_key(phone_e164 text, phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT CASE WHEN length(digits) >= 7 THEN digits END
  FROM regexp_replace(translate(coalesce(phone_e164, phone), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '\D', '', 'g') digits);

CREATE FUNCTION inquiries.state_of_status(status text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN status IN ('in_progress', 'done') THEN 'answered' ELSE status END;

CREATE FUNCTION inquiries.open_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- The other way round, from a state to a status, the service writes.
CREATE FUNCTION inquiries.follow_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE inquiries.conversation SET
    state = inquiries.state_of_status(NEW.status),
    lost_reason = NULL,
    answered_at = coalesce(answered_at, CASE WHEN NEW.status IN ('in_progress', 'done') THEN now() END),
    -- Who was taken for a robot waits from now on.
    clock_from = CASE WHEN state = 'spam' AND clock_from IS NOT NULL THEN now() ELSE clock_from END,
    version = version + 1
  WHERE CASE WHEN TG_TABLE_NAME = 'inquiry' THEN inquiry_id ELSE vehicle_reservation_id END = NEW.id
    AND NOT (state = NEW.status
      OR NEW.status = 'in_progress' AND state IN ('answered', 'waiting')
      OR NEW.status = 'done' AND state IN ('answered', 'won', 'lost'));
  RETURN NULL;
END $$;

CREATE TRIGGER tr_inquiry_open_conversation AFTER INSERT ON inquiries.inquiry
  FOR EACH ROW EXECUTE FUNCTION inquiries.open_conversation();
CREATE TRIGGER tr_inquiry_follow_status AFTER UPDATE OF status ON inquiries.inquiry
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION inquiries.follow_status();
CREATE TRIGGER tr_vehicle_reservation_open_conversation AFTER INSERT ON inquiries.vehicle_reservation
  FOR EACH ROW EXECUTE FUNCTION inquiries.open_conversation();
CREATE TRIGGER tr_vehicle_reservation_follow_status AFTER UPDATE OF status ON inquiries.vehicle_reservation
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION inquiries.follow_status();

-- What was there before: answered when staff first gave it a status.
INSERT INTO inquiries.conversation (kind, number, inquiry_id, state, email_key, phone_key, search_text, answered_at, created_at)
SELECT kind, id, id, inquiries.state_of_status(status), lower(email), inquiries.phone_key(phone_e164, phone),
  lower(concat_ws(' ', first_name, last_name, email, phone)),
  CASE WHEN status IN ('in_progress', 'done') THEN coalesce(
    (SELECT min(a.at) FROM inquiries.audit a WHERE a.entity_id = i.id
      AND a.entity IN ('contact-messages', 'import-requests', 'sourcing-requests', 'consignment-requests', 'test-drive-requests')
      AND a.action = 'update' AND a.after ? 'status'), created_at) END,
  created_at
FROM inquiries.inquiry i ORDER BY created_at, id;

INSERT INTO inquiries.conversation (kind, number, vehicle_reservation_id, state, email_key, phone_key, search_text, answered_at,
  created_at)
SELECT 'reservation', id, id, inquiries.state_of_status(status), lower(email), inquiries.phone_key(phone_e164, phone),
  lower(concat_ws(' ', first_name, last_name, email, phone)),
  CASE WHEN status IN ('in_progress', 'done') THEN coalesce(
    (SELECT min(a.at) FROM inquiries.audit a WHERE a.entity = 'vehicle-reservations' AND a.entity_id = r.id
      AND a.action = 'update' AND a.after ? 'status'), created_at) END,
  created_at
FROM inquiries.vehicle_reservation r ORDER BY created_at, id;

CREATE INDEX ix_conversation_created_at ON inquiries.conversation (created_at DESC, id DESC);
CREATE INDEX ix_conversation_state ON inquiries.conversation (state, created_at DESC, id DESC);
CREATE INDEX ix_conversation_kind ON inquiries.conversation (kind, created_at DESC, id DESC);
CREATE INDEX ix_conversation_owner ON inquiries.conversation (owner_id, created_at DESC, id DESC);
CREATE INDEX ix_conversation_due ON inquiries.conversation ((coalesce(due_at, 'infinity')), id) WHERE state = 'new';
CREATE INDEX ix_conversation_step ON inquiries.conversation (step_at) WHERE state = 'new' AND answered_at IS NULL;
CREATE INDEX ix_conversation_clockless ON inquiries.conversation (id)
  WHERE state = 'new' AND answered_at IS NULL AND paused_at IS NULL AND due_at IS NULL AND clock_from IS NOT NULL;
CREATE INDEX ix_conversation_undealt ON inquiries.conversation (clock_from)
  WHERE state = 'new' AND answered_at IS NULL AND owner_id IS NULL AND dealt_at IS NULL;
CREATE INDEX ix_conversation_dealt ON inquiries.conversation (dealt_at, id) WHERE dealt_at IS NOT NULL;
CREATE INDEX ix_conversation_reminder ON inquiries.conversation (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX ix_conversation_tags ON inquiries.conversation USING gin (tags);
CREATE INDEX ix_conversation_number ON inquiries.conversation (number);
CREATE INDEX ix_conversation_email ON inquiries.conversation (email_key);
CREATE INDEX ix_conversation_phone ON inquiries.conversation (phone_key) WHERE phone_key IS NOT NULL;
