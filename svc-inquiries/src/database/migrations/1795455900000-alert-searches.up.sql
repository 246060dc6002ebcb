CREATE TABLE inquiries.search_alert (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_search_alert PRIMARY KEY,
  email text NOT NULL,
  email_key text NOT NULL,
  query text NOT NULL,
  status text NOT NULL CONSTRAINT ck_search_alert_status CHECK (status IN ('pending', 'active', 'ended', 'spam')),
  language text NOT NULL CONSTRAINT ck_search_alert_language CHECK (language IN ('en', 'ar', 'ja')),
  website text,
  requests integer NOT NULL DEFAULT 0,
  requested_at timestamptz NOT NULL DEFAULT now(),
  seen_vehicle_id integer,
  lettered_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT uq_search_alert_email_key_query UNIQUE (email_key, query)
);
CREATE INDEX ix_search_alert_active ON inquiries.search_alert (query) WHERE status = 'active';

CREATE TABLE inquiries.search_alert_token (
  token_hash text CONSTRAINT pk_search_alert_token PRIMARY KEY,
  search_alert_id integer NOT NULL CONSTRAINT fk_search_alert_token_alert
    REFERENCES inquiries.search_alert (id) ON DELETE CASCADE,
  purpose text NOT NULL CONSTRAINT ck_search_alert_token_purpose CHECK (purpose IN ('confirm', 'end')),
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ix_search_alert_token_alert ON inquiries.search_alert_token (search_alert_id);

CREATE TABLE inquiries.search_alert_letter (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_search_alert_letter PRIMARY KEY,
  search_alert_id integer NOT NULL CONSTRAINT fk_search_alert_letter_alert
    REFERENCES inquiries.search_alert (id) ON DELETE CASCADE,
  vehicles jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ix_search_alert_letter_alert ON inquiries.search_alert_letter (search_alert_id);
