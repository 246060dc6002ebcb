CREATE TABLE inquiries.vehicle_reservation (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_vehicle_reservation PRIMARY KEY,
  upcoming_vehicle_id integer NOT NULL,
  vehicle_name text NOT NULL,
  vehicle_name_confirmed boolean NOT NULL,
  status text NOT NULL DEFAULT 'new'
    CONSTRAINT ck_vehicle_reservation_status CHECK (status IN ('new', 'in_progress', 'done', 'spam')),
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text,
  phone_e164 text,
  message text,
  website text,
  language text NOT NULL CONSTRAINT ck_vehicle_reservation_language CHECK (language IN ('en', 'ar', 'ja')),
  idempotency_key uuid CONSTRAINT uq_vehicle_reservation_idempotency_key UNIQUE,
  content_hash text NOT NULL,
  request_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ix_vehicle_reservation_created_at ON inquiries.vehicle_reservation (created_at DESC, id DESC);

CREATE TABLE inquiries.newsletter_subscription (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_newsletter_subscription PRIMARY KEY,
  email text NOT NULL,
  email_key text NOT NULL CONSTRAINT uq_newsletter_subscription_email_key UNIQUE,
  status text NOT NULL CONSTRAINT ck_newsletter_subscription_status
    CHECK (status IN ('pending', 'confirmed', 'unsubscribed', 'spam')),
  language text NOT NULL CONSTRAINT ck_newsletter_subscription_language CHECK (language IN ('en', 'ar', 'ja')),
  website text,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ix_newsletter_subscription_created_at ON inquiries.newsletter_subscription (created_at DESC, id DESC);

CREATE TABLE inquiries.newsletter_request (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_newsletter_request PRIMARY KEY,
  subscription_id integer NOT NULL CONSTRAINT fk_newsletter_request_subscription
    REFERENCES inquiries.newsletter_subscription (id) ON DELETE CASCADE,
  request_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ix_newsletter_request_subscription ON inquiries.newsletter_request (subscription_id, created_at);

CREATE TABLE inquiries.newsletter_token (
  token_hash text CONSTRAINT pk_newsletter_token PRIMARY KEY,
  newsletter_request_id integer NOT NULL CONSTRAINT fk_newsletter_token_request
    REFERENCES inquiries.newsletter_request (id) ON DELETE CASCADE,
  purpose text NOT NULL CONSTRAINT ck_newsletter_token_purpose CHECK (purpose IN ('confirm', 'unsubscribe')),
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ix_newsletter_token_request ON inquiries.newsletter_token (newsletter_request_id);
