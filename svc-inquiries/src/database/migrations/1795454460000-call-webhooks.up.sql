CREATE TABLE inquiries.webhook (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_webhook PRIMARY KEY,
  url text NOT NULL CONSTRAINT ck_webhook_url CHECK (length(url) BETWEEN 1 AND 500),
  events text[] NOT NULL CONSTRAINT ck_webhook_events CHECK (cardinality(events) > 0),
  secret text NOT NULL,
  previous_secret text,
  previous_secret_until timestamptz,
  failing_since timestamptz,
  disabled_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE inquiries.webhook_delivery (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_webhook_delivery PRIMARY KEY,
  webhook_id integer NOT NULL CONSTRAINT fk_webhook_delivery_webhook REFERENCES inquiries.webhook (id) ON DELETE CASCADE,
  message_id text NOT NULL,
  event text NOT NULL,
  source text NOT NULL,
  subject_id integer NOT NULL,
  occurrence integer NOT NULL DEFAULT 0,
  body text NOT NULL,
  state text NOT NULL DEFAULT 'waiting'
    CONSTRAINT ck_webhook_delivery_state CHECK (state IN ('waiting', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  last_answer text,
  created_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz,
  CONSTRAINT uq_webhook_delivery_occurrence UNIQUE (webhook_id, source, subject_id, occurrence)
);
CREATE INDEX ix_webhook_delivery_created ON inquiries.webhook_delivery (created_at);
