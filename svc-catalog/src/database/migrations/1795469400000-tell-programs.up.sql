CREATE TABLE catalog.outbox (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_outbox PRIMARY KEY,
  event text NOT NULL,
  payload jsonb NOT NULL,
  request_id text,
  traceparent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  handed_at timestamptz,
  done_at timestamptz
);
CREATE INDEX ix_outbox_waiting ON catalog.outbox (id) WHERE handed_at IS NULL;
CREATE INDEX ix_outbox_handed ON catalog.outbox (handed_at) WHERE handed_at IS NOT NULL AND done_at IS NULL;
