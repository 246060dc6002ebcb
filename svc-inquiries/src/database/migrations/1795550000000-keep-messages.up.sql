-- What is said about a request after it came: by staff and by who sent it.
CREATE TABLE inquiries.conversation_message (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_conversation_message PRIMARY KEY,
  conversation_id integer NOT NULL CONSTRAINT fk_conversation_message_conversation
    REFERENCES inquiries.conversation (id) ON DELETE CASCADE,
  direction text NOT NULL CONSTRAINT ck_conversation_message_direction CHECK (direction IN ('in', 'out')),
  channel text NOT NULL CONSTRAINT ck_conversation_message_channel CHECK (channel IN ('email', 'whatsapp', 'link')),
  -- The member of staff who wrote it; nobody of what comes in.
  author_id integer,
  author_name text,
  -- To whom it went, or from whom it came: an e-mail address or a number.
  address text,
  subject text NOT NULL DEFAULT '',
  body text NOT NULL,
  language text NOT NULL CONSTRAINT ck_conversation_message_language CHECK (language IN ('en', 'ar', 'ja')),
  message_id text CONSTRAINT uq_conversation_message_message_id UNIQUE,
  in_reply_to text,
  state text CONSTRAINT ck_conversation_message_state CHECK (state IN ('queued', 'sent', 'failed', 'bounced')),
  -- Why it has not arrived, or not yet.
  error text,
  idempotency_key uuid CONSTRAINT uq_conversation_message_idempotency_key UNIQUE,
  content_hash text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  CONSTRAINT ck_conversation_message_delivery CHECK ((direction = 'out') = (state IS NOT NULL)),
  CONSTRAINT ck_conversation_message_author CHECK (direction = 'out' OR num_nonnulls(author_id, author_name) = 0),
  CONSTRAINT ck_conversation_message_email CHECK (channel <> 'email' OR message_id IS NOT NULL)
);
CREATE INDEX ix_conversation_message_conversation ON inquiries.conversation_message (conversation_id, id);

-- A file of a conversation. Until a message has it, it is one that somebody has just chosen.
CREATE TABLE inquiries.attachment (
  id uuid CONSTRAINT pk_attachment PRIMARY KEY,
  conversation_id integer NOT NULL CONSTRAINT fk_attachment_conversation
    REFERENCES inquiries.conversation (id) ON DELETE CASCADE,
  message_id integer CONSTRAINT fk_attachment_message REFERENCES inquiries.conversation_message (id) ON DELETE CASCADE,
  name text NOT NULL,
  type text NOT NULL,
  size integer NOT NULL,
  sha256 text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ix_attachment_conversation ON inquiries.attachment (conversation_id);
CREATE INDEX ix_attachment_message ON inquiries.attachment (message_id);
CREATE INDEX ix_attachment_unused ON inquiries.attachment (created_at) WHERE message_id IS NULL;

-- Files whose row is gone, whatever took it, until the store has removed them.
CREATE TABLE inquiries.removed_attachment (
  id uuid CONSTRAINT pk_removed_attachment PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE FUNCTION inquiries.remember_removed_attachment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inquiries.removed_attachment (id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER tr_attachment_removed AFTER DELETE ON inquiries.attachment
  FOR EACH ROW EXECUTE FUNCTION inquiries.remember_removed_attachment();
