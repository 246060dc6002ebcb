-- What the mail server took, as it came: a row for each request that it is addressed to, until it lies with that request.
CREATE TABLE inquiries.received_mail (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_received_mail PRIMARY KEY,
  conversation_id integer NOT NULL CONSTRAINT fk_received_mail_conversation
    REFERENCES inquiries.conversation (id) ON DELETE CASCADE,
  -- As the sending server said; empty of what reports about other mail.
  sender text NOT NULL,
  recipient text NOT NULL,
  raw bytea NOT NULL,
  size integer NOT NULL,
  sha256 text NOT NULL,
  state text NOT NULL DEFAULT 'received'
    CONSTRAINT ck_received_mail_state CHECK (state IN ('received', 'filed', 'ignored', 'failed')),
  -- What it was, or why it is not with its request.
  reason text,
  -- Staff said that it is a message, whatever it looks like.
  is_message boolean NOT NULL DEFAULT false,
  attempts smallint NOT NULL DEFAULT 0,
  -- Nobody takes it up before: somebody works on it, or has just failed.
  try_at timestamptz NOT NULL DEFAULT now(),
  received_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz,
  CONSTRAINT uq_received_mail_content UNIQUE (conversation_id, sha256),
  CONSTRAINT ck_received_mail_done CHECK ((done_at IS NOT NULL) = (state IN ('filed', 'ignored')))
);
CREATE INDEX ix_received_mail_next ON inquiries.received_mail (try_at, id) WHERE state = 'received';
CREATE INDEX ix_received_mail_unfiled ON inquiries.received_mail (id DESC) WHERE state <> 'filed';

-- A letter may answer several requests: it is one message of each.
ALTER TABLE inquiries.conversation_message DROP CONSTRAINT uq_conversation_message_message_id;
ALTER TABLE inquiries.conversation_message
  ADD CONSTRAINT uq_conversation_message_message_id UNIQUE (conversation_id, message_id);
-- Names of files that came with it and were not kept.
ALTER TABLE inquiries.conversation_message ADD COLUMN refused_files text[] NOT NULL DEFAULT '{}';

-- Since when the customer waits for an answer to what they wrote after the request.
ALTER TABLE inquiries.conversation ADD COLUMN asked_at timestamptz;
CREATE INDEX ix_conversation_asked ON inquiries.conversation (asked_at) WHERE asked_at IS NOT NULL;

-- Whatever a message came by: mail, or the customer's page.
CREATE FUNCTION inquiries.follow_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.direction = 'out' THEN
    UPDATE inquiries.conversation SET asked_at = NULL, version = version + 1
    WHERE id = NEW.conversation_id AND asked_at IS NOT NULL;
  ELSE
    -- Who is answered by the customer does not wait for them any more.
    UPDATE inquiries.conversation SET asked_at = coalesce(asked_at, NEW.created_at), version = version + 1,
      state = CASE WHEN state = 'waiting' THEN 'answered' ELSE state END
    WHERE id = NEW.conversation_id AND state <> 'spam';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tr_conversation_message_follow AFTER INSERT ON inquiries.conversation_message
  FOR EACH ROW EXECUTE FUNCTION inquiries.follow_message();

-- A state that says that nothing is left to answer.
CREATE FUNCTION inquiries.settle_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.asked_at := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER tr_conversation_settle BEFORE UPDATE OF state ON inquiries.conversation
  FOR EACH ROW WHEN (OLD.state <> NEW.state AND NEW.state IN ('waiting', 'won', 'lost', 'spam'))
  EXECUTE FUNCTION inquiries.settle_question();
