-- Renames at once, because no release is deployed; otherwise the service would have to be stopped for it.
-- removes: conversation.dealt_at is gone
-- removes: conversation.turn_owner_id is gone
-- removes: conversation.freed_at is gone
-- removes: conversation.waits_from is gone
-- removes: conversation.clock_from is gone
-- removes: conversation.answer_kept is gone
-- removes: conversation.asked_at is gone
-- removes: journey.keeper_id is gone
-- removes: journey.keeper_name is gone
-- removes: journey.link_asks is gone
-- removes: journey.link_asked_at is gone
-- removes: journey_step.late_told_at is gone
-- removes: journey_step.presses is gone
-- removes: journey_step.pressed_at is gone
-- removes: attachment.kept is gone
-- removes: received_mail.try_at is gone
-- removes: search_alert.lettered_at is gone
-- removes: arrivals_delivery.letter_id is gone
-- removes: appointment_letter.id is gone
-- removes: appointment_letter.appointment_id is gone
-- removes: appointment_letter.purpose is gone
-- removes: appointment_letter.starts_at is gone
-- removes: appointment_letter.version is gone
-- removes: appointment_letter.created_at is gone
-- removes: appointment_letter.by_visitor is gone
-- removes: arrivals_letter.id is gone
-- removes: arrivals_letter.key is gone
-- removes: arrivals_letter.test_language is gone
-- removes: arrivals_letter.introduction is gone
-- removes: arrivals_letter.vehicles is gone
-- removes: arrivals_letter.last_reader is gone
-- removes: arrivals_letter.complete is gone
-- removes: arrivals_letter.created_at is gone
-- removes: search_alert_letter.id is gone
-- removes: search_alert_letter.search_alert_id is gone
-- removes: search_alert_letter.vehicles is gone
-- removes: search_alert_letter.created_at is gone
-- removes: arrivals_delivery.email_id must be set
-- removes: inquiries.uq_arrivals_delivery_email_subscription refuses more

ALTER TABLE inquiries.appointment_letter RENAME TO appointment_email;
ALTER SEQUENCE inquiries.appointment_letter_id_seq RENAME TO appointment_email_id_seq;
ALTER TABLE inquiries.arrivals_letter RENAME TO arrivals_email;
ALTER SEQUENCE inquiries.arrivals_letter_id_seq RENAME TO arrivals_email_id_seq;
ALTER TABLE inquiries.search_alert_letter RENAME TO search_alert_email;
ALTER SEQUENCE inquiries.search_alert_letter_id_seq RENAME TO search_alert_email_id_seq;

ALTER TABLE inquiries.conversation RENAME dealt_at TO auto_assigned_at;
ALTER TABLE inquiries.conversation RENAME turn_owner_id TO round_robin_owner_id;
ALTER TABLE inquiries.conversation RENAME freed_at TO unassigned_at;
ALTER TABLE inquiries.conversation RENAME waits_from TO waiting_since;
ALTER TABLE inquiries.conversation RENAME clock_from TO clock_started_at;
ALTER TABLE inquiries.conversation RENAME answer_kept TO answered_in_time;
ALTER TABLE inquiries.conversation RENAME asked_at TO customer_replied_at;
ALTER TABLE inquiries.journey RENAME keeper_id TO owner_id;
ALTER TABLE inquiries.journey RENAME keeper_name TO owner_name;
ALTER TABLE inquiries.journey RENAME link_asks TO link_requests;
ALTER TABLE inquiries.journey RENAME link_asked_at TO link_requested_at;
ALTER TABLE inquiries.journey_step RENAME late_told_at TO late_notified_at;
ALTER TABLE inquiries.journey_step RENAME presses TO completions;
ALTER TABLE inquiries.journey_step RENAME pressed_at TO completed_at;
ALTER TABLE inquiries.attachment RENAME kept TO is_journey_file;
ALTER TABLE inquiries.received_mail RENAME try_at TO next_attempt_at;
ALTER TABLE inquiries.search_alert RENAME lettered_at TO last_emailed_at;
ALTER TABLE inquiries.arrivals_delivery RENAME letter_id TO email_id;
ALTER TABLE inquiries.arrivals_email RENAME last_reader TO last_subscription_id;

ALTER TABLE inquiries.appointment_email RENAME CONSTRAINT pk_appointment_letter TO pk_appointment_email;
ALTER TABLE inquiries.appointment_email RENAME CONSTRAINT fk_appointment_letter_appointment TO fk_appointment_email_appointment;
ALTER TABLE inquiries.appointment_email RENAME CONSTRAINT ck_appointment_letter_purpose TO ck_appointment_email_purpose;
ALTER TABLE inquiries.arrivals_email RENAME CONSTRAINT pk_arrivals_letter TO pk_arrivals_email;
ALTER TABLE inquiries.arrivals_email RENAME CONSTRAINT uq_arrivals_letter_key TO uq_arrivals_email_key;
ALTER TABLE inquiries.arrivals_email RENAME CONSTRAINT ck_arrivals_letter_test_language TO ck_arrivals_email_test_language;
ALTER TABLE inquiries.arrivals_delivery RENAME CONSTRAINT uq_arrivals_delivery_letter_subscription TO uq_arrivals_delivery_email_subscription;
ALTER TABLE inquiries.arrivals_delivery RENAME CONSTRAINT fk_arrivals_delivery_letter TO fk_arrivals_delivery_email;
ALTER TABLE inquiries.search_alert_email RENAME CONSTRAINT pk_search_alert_letter TO pk_search_alert_email;
ALTER TABLE inquiries.search_alert_email RENAME CONSTRAINT fk_search_alert_letter_alert TO fk_search_alert_email_alert;
ALTER TABLE inquiries.journey RENAME CONSTRAINT ck_journey_keeper TO ck_journey_owner;

ALTER INDEX inquiries.ix_appointment_letter_appointment RENAME TO ix_appointment_email_appointment;
ALTER INDEX inquiries.uq_appointment_letter_reminder RENAME TO uq_appointment_email_reminder;
ALTER INDEX inquiries.ix_search_alert_letter_alert RENAME TO ix_search_alert_email_alert;
ALTER INDEX inquiries.ix_conversation_clockless RENAME TO ix_conversation_unstarted_clock;
ALTER INDEX inquiries.ix_conversation_turn RENAME TO ix_conversation_round_robin;
ALTER INDEX inquiries.ix_conversation_undealt RENAME TO ix_conversation_unassigned;

CREATE OR REPLACE FUNCTION inquiries.apply_delivery()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.state = 'sent' THEN
    UPDATE inquiries.conversation SET
      waiting_since = CASE WHEN waiting_since = undelivered_at THEN customer_replied_at ELSE waiting_since END,
      undelivered_at = NULL,
      answered_at = CASE WHEN answer IS NULL THEN now() ELSE answered_at END,
      clock_started_at = CASE WHEN answer IS NOT NULL THEN clock_started_at END,
      answer_minutes = CASE WHEN answer IS NOT NULL THEN answer_minutes END,
      answered_in_time = CASE WHEN answer IS NOT NULL THEN answered_in_time END,
      answer = coalesce(answer, 'reply'),
      version = version + 1
    WHERE id = NEW.conversation_id AND undelivered_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM inquiries.conversation_message m
        WHERE m.conversation_id = NEW.conversation_id AND m.direction = 'out' AND m.id > NEW.id);
  ELSE
    UPDATE inquiries.conversation SET
      undelivered_at = coalesce(undelivered_at, now()),
      waiting_since = coalesce(waiting_since, now()),
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
    UPDATE inquiries.conversation SET customer_replied_at = NULL, waiting_since = NULL
    WHERE id = NEW.conversation_id AND (customer_replied_at IS NOT NULL OR waiting_since IS NOT NULL);
  ELSE
    -- The customer has replied, so we no longer wait for them.
    UPDATE inquiries.conversation SET customer_replied_at = coalesce(customer_replied_at, NEW.created_at), waiting_since = coalesce(waiting_since, NEW.created_at),
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
    answered_at, clock_started_at, waiting_since, created_at)
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
    NEW.customer_replied_at := NULL;
    NEW.waiting_since := NULL;
  ELSIF OLD.state = 'spam' AND NEW.state = 'new' AND NEW.answered_at IS NULL AND NEW.clock_started_at IS NOT NULL THEN
    -- A request that is no longer spam waits from now on.
    NEW.waiting_since := now();
  ELSIF NEW.waiting_since IS NOT DISTINCT FROM OLD.waiting_since AND (OLD.answered_at IS NULL AND NEW.answered_at IS NOT NULL
    OR OLD.customer_replied_at IS NOT NULL AND NEW.customer_replied_at IS NULL AND NEW.answered_at IS NOT NULL) THEN
    NEW.waiting_since := NEW.customer_replied_at;
  END IF;
  IF NEW.waiting_since IS DISTINCT FROM OLD.waiting_since THEN
    NEW.due_at := NULL;
    NEW.step_at := NULL;
    NEW.remaining_minutes := NULL;
    IF NEW.waiting_since IS NOT NULL THEN
      NEW.clock_step := 0;
      NEW.round := OLD.round + 1;
    END IF;
  END IF;
  IF NEW.waiting_since IS NULL THEN
    NEW.undelivered_at := NULL;
  END IF;
  IF NEW.remind_at IS DISTINCT FROM OLD.remind_at THEN
    NEW.reminders := OLD.reminders + 1;
    NEW.reminded_at := NULL;
  END IF;
  RETURN NEW;
END $function$;

-- Names in events and in the audit log. Jobs in the queue keep the old ones, which the notifier no longer knows, so events
-- that are not known to be done get another row, and thus another job. A repeated event sends no e-mail twice.
WITH handed AS (
  UPDATE inquiries.outbox SET done_at = now()
  WHERE handed_at IS NOT NULL AND done_at IS NULL
    AND (event LIKE 'arrivals-letter.%' OR event = 'journey.link-asked' OR payload::text LIKE '%LetterId"%')
  RETURNING event, payload, request_id, traceparent, created_at
)
INSERT INTO inquiries.outbox (event, payload, request_id, traceparent, created_at) SELECT * FROM handed ORDER BY created_at;
UPDATE inquiries.outbox SET
  event = CASE event WHEN 'journey.link-asked' THEN 'journey.link-requested' ELSE replace(event, 'arrivals-letter.', 'arrivals-email.') END,
  payload = replace(payload::text, 'LetterId"', 'EmailId"')::jsonb
WHERE event LIKE 'arrivals-letter.%' OR event = 'journey.link-asked' OR payload::text LIKE '%LetterId"%';
UPDATE inquiries.notification SET
  event = CASE event WHEN 'journey.link-asked' THEN 'journey.link-requested' ELSE replace(event, 'arrivals-letter.', 'arrivals-email.') END
WHERE event LIKE 'arrivals-letter.%' OR event = 'journey.link-asked';
UPDATE inquiries.audit SET entity = 'arrivals-email' WHERE entity = 'arrivals-letter';
UPDATE inquiries.audit SET
  before = replace(replace(before::text, '"keeperId":', '"ownerId":'), '"keeperName":', '"ownerName":')::jsonb,
  after = replace(replace(after::text, '"keeperId":', '"ownerId":'), '"keeperName":', '"ownerName":')::jsonb
WHERE entity = 'journeys' AND (before ?| ARRAY['keeperId', 'keeperName'] OR after ?| ARRAY['keeperId', 'keeperName']);
