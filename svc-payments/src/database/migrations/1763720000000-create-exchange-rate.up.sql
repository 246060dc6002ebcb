-- The last good rate; the row is replaced, not added to.
CREATE TABLE payments.exchange_rate (
  currency text CONSTRAINT pk_exchange_rate PRIMARY KEY CONSTRAINT ck_exchange_rate_currency CHECK (currency = 'JPY'),
  per_dollar numeric(14, 6) NOT NULL CONSTRAINT ck_exchange_rate_per_dollar CHECK (per_dollar BETWEEN 50 AND 500),
  fetched_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE payments.outbox (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_outbox PRIMARY KEY,
  event text NOT NULL,
  payload jsonb NOT NULL,
  request_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  handed_at timestamptz,
  done_at timestamptz
);
CREATE INDEX ix_outbox_waiting ON payments.outbox (id) WHERE handed_at IS NULL;
CREATE INDEX ix_outbox_handed ON payments.outbox (handed_at) WHERE handed_at IS NOT NULL AND done_at IS NULL;
