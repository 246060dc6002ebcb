-- Names in events and in the audit log. Jobs in the queue keep the old ones, which the notifier no longer knows, so events
-- that are not known to be done get another row, and thus another job. A repeated event sends no e-mail twice.
WITH handed AS (
  UPDATE inquiries.outbox SET done_at = now()
  WHERE handed_at IS NOT NULL AND done_at IS NULL
    AND (event LIKE 'arrivals-email.%' OR event = 'journey.link-requested' OR payload::text LIKE '%EmailId"%')
  RETURNING event, payload, request_id, traceparent, created_at
)
INSERT INTO inquiries.outbox (event, payload, request_id, traceparent, created_at) SELECT * FROM handed ORDER BY created_at;
UPDATE inquiries.outbox SET
  event = CASE event WHEN 'journey.link-requested' THEN 'journey.link-asked' ELSE replace(event, 'arrivals-email.', 'arrivals-letter.') END,
  payload = replace(payload::text, 'EmailId"', 'LetterId"')::jsonb
WHERE event LIKE 'arrivals-email.%' OR event = 'journey.link-requested' OR payload::text LIKE '%EmailId"%';
UPDATE inquiries.notification SET
  event = CASE event WHEN 'journey.link-requested' THEN 'journey.link-asked' ELSE replace(event, 'arrivals-email.', 'arrivals-letter.') END
WHERE event LIKE 'arrivals-email.%' OR event = 'journey.link-requested';
UPDATE inquiries.audit SET entity = 'arrivals-letter' WHERE entity = 'arrivals-email';
UPDATE inquiries.audit SET
  before = replace(replace(before::text, '"ownerId":', '"keeperId":'), '"ownerName":', '"keeperName":')::jsonb,
  after = replace(replace(after::text, '"ownerId":', '"keeperId":'), '"ownerName":', '"keeperName":')::jsonb
WHERE entity = 'journeys' AND (before ?| ARRAY['ownerId', 'ownerName'] OR after ?| ARRAY['ownerId', 'ownerName']);

ALTER TABLE inquiries.arrivals_email RENAME last_subscription_id TO last_reader;
ALTER TABLE inquiries.arrivals_delivery RENAME email_id TO letter_id;
ALTER TABLE inquiries.search_alert RENAME last_emailed_at TO lettered_at;
ALTER TABLE inquiries.received_mail RENAME next_attempt_at TO try_at;
ALTER TABLE inquiries.attachment RENAME is_journey_file TO kept;
ALTER TABLE inquiries.journey_step RENAME completed_at TO pressed_at;
ALTER TABLE inquiries.journey_step RENAME completions TO presses;
ALTER TABLE inquiries.journey_step RENAME late_notified_at TO late_told_at;
ALTER TABLE inquiries.journey RENAME link_requested_at TO link_asked_at;
ALTER TABLE inquiries.journey RENAME link_requests TO link_asks;
ALTER TABLE inquiries.journey RENAME owner_name TO keeper_name;
ALTER TABLE inquiries.journey RENAME owner_id TO keeper_id;
ALTER TABLE inquiries.conversation RENAME customer_replied_at TO asked_at;
ALTER TABLE inquiries.conversation RENAME answered_in_time TO answer_kept;
ALTER TABLE inquiries.conversation RENAME clock_started_at TO clock_from;
ALTER TABLE inquiries.conversation RENAME waiting_since TO waits_from;
ALTER TABLE inquiries.conversation RENAME unassigned_at TO freed_at;
ALTER TABLE inquiries.conversation RENAME round_robin_owner_id TO turn_owner_id;
ALTER TABLE inquiries.conversation RENAME auto_assigned_at TO dealt_at;

ALTER TABLE inquiries.appointment_email RENAME CONSTRAINT pk_appointment_email TO pk_appointment_letter;
ALTER TABLE inquiries.appointment_email RENAME CONSTRAINT fk_appointment_email_appointment TO fk_appointment_letter_appointment;
ALTER TABLE inquiries.appointment_email RENAME CONSTRAINT ck_appointment_email_purpose TO ck_appointment_letter_purpose;
ALTER TABLE inquiries.arrivals_email RENAME CONSTRAINT pk_arrivals_email TO pk_arrivals_letter;
ALTER TABLE inquiries.arrivals_email RENAME CONSTRAINT uq_arrivals_email_key TO uq_arrivals_letter_key;
ALTER TABLE inquiries.arrivals_email RENAME CONSTRAINT ck_arrivals_email_test_language TO ck_arrivals_letter_test_language;
ALTER TABLE inquiries.arrivals_delivery RENAME CONSTRAINT uq_arrivals_delivery_email_subscription TO uq_arrivals_delivery_letter_subscription;
ALTER TABLE inquiries.arrivals_delivery RENAME CONSTRAINT fk_arrivals_delivery_email TO fk_arrivals_delivery_letter;
ALTER TABLE inquiries.search_alert_email RENAME CONSTRAINT pk_search_alert_email TO pk_search_alert_letter;
ALTER TABLE inquiries.search_alert_email RENAME CONSTRAINT fk_search_alert_email_alert TO fk_search_alert_letter_alert;
ALTER TABLE inquiries.journey RENAME CONSTRAINT ck_journey_owner TO ck_journey_keeper;

ALTER INDEX inquiries.ix_appointment_email_appointment RENAME TO ix_appointment_letter_appointment;
ALTER INDEX inquiries.uq_appointment_email_reminder RENAME TO uq_appointment_letter_reminder;
ALTER INDEX inquiries.ix_search_alert_email_alert RENAME TO ix_search_alert_letter_alert;
ALTER INDEX inquiries.ix_conversation_unstarted_clock RENAME TO ix_conversation_clockless;
ALTER INDEX inquiries.ix_conversation_round_robin RENAME TO ix_conversation_turn;
ALTER INDEX inquiries.ix_conversation_unassigned RENAME TO ix_conversation_undealt;

ALTER SEQUENCE inquiries.appointment_email_id_seq RENAME TO appointment_letter_id_seq;
ALTER TABLE inquiries.appointment_email RENAME TO appointment_letter;
ALTER SEQUENCE inquiries.arrivals_email_id_seq RENAME TO arrivals_letter_id_seq;
ALTER TABLE inquiries.arrivals_email RENAME TO arrivals_letter;
ALTER SEQUENCE inquiries.search_alert_email_id_seq RENAME TO search_alert_letter_id_seq;
ALTER TABLE inquiries.search_alert_email RENAME TO search_alert_letter;

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
