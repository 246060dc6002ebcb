-- What staff note on a membership; only they see it.
CREATE TABLE payments.note (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_note PRIMARY KEY,
  subscription_id integer NOT NULL CONSTRAINT fk_note_subscription REFERENCES payments.subscription (id) ON DELETE CASCADE,
  text text NOT NULL,
  session_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ix_note_subscription ON payments.note (subscription_id);
