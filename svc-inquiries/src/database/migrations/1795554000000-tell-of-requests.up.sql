-- What happens to requests, for desks that are open: which one, and what. It serves for a day.
CREATE TABLE inquiries.inbox_event (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_inbox_event PRIMARY KEY,
  -- Transactions commit in another order than they take numbers: who reads on, reads on from the oldest that was still open.
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  change text NOT NULL CONSTRAINT ck_inbox_event_change CHECK (change IN ('new', 'changed', 'removed')),
  kind text NOT NULL,
  number integer NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX ix_inbox_event_xid ON inquiries.inbox_event (xid, id);
CREATE INDEX ix_inbox_event_at ON inquiries.inbox_event (at);

CREATE FUNCTION inquiries.tell_of_request() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text := coalesce(NEW.kind, OLD.kind);
  number integer := coalesce(NEW.number, OLD.number);
BEGIN
  INSERT INTO inquiries.inbox_event (change, kind, number)
  VALUES (CASE WHEN TG_OP = 'DELETE' THEN 'removed' WHEN TG_OP = 'INSERT' AND NEW.state = 'new' THEN 'new' ELSE 'changed' END,
    kind, number);
  PERFORM pg_notify('inquiries_inbox', '');
  RETURN NULL;
END $$;

CREATE TRIGGER tr_conversation_tell AFTER INSERT OR DELETE ON inquiries.conversation
  FOR EACH ROW EXECUTE FUNCTION inquiries.tell_of_request();
CREATE TRIGGER tr_conversation_tell_change AFTER UPDATE ON inquiries.conversation
  FOR EACH ROW WHEN (OLD.version <> NEW.version OR OLD.due_at IS DISTINCT FROM NEW.due_at)
  EXECUTE FUNCTION inquiries.tell_of_request();

CREATE INDEX ix_conversation_new ON inquiries.conversation (kind) WHERE state = 'new';

-- Who was taken for a robot waits from now on: until another time than before, and is reminded anew.
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
