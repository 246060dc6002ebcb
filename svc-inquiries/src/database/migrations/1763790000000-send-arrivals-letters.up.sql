CREATE TABLE inquiries.arrivals_letter (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_arrivals_letter PRIMARY KEY,
  key uuid CONSTRAINT uq_arrivals_letter_key UNIQUE,
  test_language text CONSTRAINT ck_arrivals_letter_test_language CHECK (test_language IN ('en', 'ar', 'ja')),
  introduction jsonb NOT NULL,
  vehicles jsonb NOT NULL,
  last_reader integer NOT NULL DEFAULT 0,
  complete boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE inquiries.arrivals_delivery (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_arrivals_delivery PRIMARY KEY,
  letter_id integer NOT NULL CONSTRAINT fk_arrivals_delivery_letter REFERENCES inquiries.arrivals_letter (id) ON DELETE CASCADE,
  subscription_id integer NOT NULL CONSTRAINT fk_arrivals_delivery_subscription
    REFERENCES inquiries.newsletter_subscription (id) ON DELETE CASCADE,
  CONSTRAINT uq_arrivals_delivery_letter_subscription UNIQUE (letter_id, subscription_id)
);
CREATE INDEX ix_arrivals_delivery_subscription ON inquiries.arrivals_delivery (subscription_id);
