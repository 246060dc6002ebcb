CREATE OR REPLACE FUNCTION inquiries.follow_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE inquiries.conversation SET
    state = inquiries.state_of_status(NEW.status),
    lost_reason = NULL,
    answered_at = coalesce(answered_at, CASE WHEN NEW.status IN ('in_progress', 'done') THEN now() END),
    clock_from = CASE WHEN state = 'spam' AND clock_from IS NOT NULL THEN now() ELSE clock_from END,
    version = version + 1
  WHERE CASE WHEN TG_TABLE_NAME = 'inquiry' THEN inquiry_id ELSE vehicle_reservation_id END = NEW.id
    AND NOT (state = NEW.status
      OR NEW.status = 'in_progress' AND state IN ('answered', 'waiting')
      OR NEW.status = 'done' AND state IN ('answered', 'won', 'lost'));
  RETURN NULL;
END $$;
DROP INDEX inquiries.ix_conversation_new;
DROP TRIGGER tr_conversation_tell ON inquiries.conversation;
DROP TRIGGER tr_conversation_tell_change ON inquiries.conversation;
DROP FUNCTION inquiries.tell_of_request();
DROP TABLE inquiries.inbox_event;
