CREATE TABLE inquiries.inquiry (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_inquiry PRIMARY KEY,
  kind text NOT NULL
    CONSTRAINT ck_inquiry_kind CHECK (kind IN ('contact', 'import', 'sourcing', 'consignment', 'test_drive')),
  status text NOT NULL DEFAULT 'new'
    CONSTRAINT ck_inquiry_status CHECK (status IN ('new', 'in_progress', 'done', 'spam')),
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text,
  phone_e164 text,
  language text NOT NULL CONSTRAINT ck_inquiry_language CHECK (language IN ('en', 'ar', 'ja')),
  details jsonb NOT NULL,
  terms_accepted_at timestamptz,
  idempotency_key uuid CONSTRAINT uq_inquiry_idempotency_key UNIQUE,
  content_hash text NOT NULL,
  request_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ix_inquiry_kind_created_at ON inquiries.inquiry (kind, created_at DESC, id DESC);

CREATE TABLE inquiries.notification (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_notification PRIMARY KEY,
  event text NOT NULL,
  subject_id integer NOT NULL,
  audience text NOT NULL CONSTRAINT ck_notification_audience CHECK (audience IN ('staff', 'visitor')),
  recipient text NOT NULL,
  message_id text NOT NULL CONSTRAINT uq_notification_message_id UNIQUE,
  language text NOT NULL CONSTRAINT ck_notification_language CHECK (language IN ('en', 'ar', 'ja')),
  state text NOT NULL DEFAULT 'pending'
    CONSTRAINT ck_notification_state CHECK (state IN ('pending', 'sending', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT uq_notification_event_subject_audience UNIQUE (event, subject_id, audience)
);

CREATE TABLE inquiries.outbox (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_outbox PRIMARY KEY,
  event text NOT NULL,
  payload jsonb NOT NULL,
  request_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  handed_at timestamptz,
  done_at timestamptz
);
CREATE INDEX ix_outbox_waiting ON inquiries.outbox (id) WHERE handed_at IS NULL;
CREATE INDEX ix_outbox_handed ON inquiries.outbox (handed_at) WHERE handed_at IS NOT NULL AND done_at IS NULL;
