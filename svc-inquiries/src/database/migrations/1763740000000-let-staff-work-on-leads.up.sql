CREATE FUNCTION inquiries.details_text(details jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT coalesce(string_agg(value, ' '), '') FROM jsonb_each_text(details));

-- search_text: what the staff's search looks through, in lower case.
ALTER TABLE inquiries.inquiry
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN search_text text GENERATED ALWAYS AS (
    lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(phone_e164, '')
      || ' ' || inquiries.details_text(details))
  ) STORED;

ALTER TABLE inquiries.vehicle_reservation
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN search_text text GENERATED ALWAYS AS (
    lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(phone_e164, '')
      || ' ' || vehicle_name || ' ' || coalesce(message, ''))
  ) STORED;

ALTER TABLE inquiries.newsletter_subscription
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN search_text text GENERATED ALWAYS AS (email_key) STORED;
CREATE INDEX ix_inquiry_kind_status_created_at
  ON inquiries.inquiry (kind, status, created_at DESC, id DESC);
CREATE INDEX ix_vehicle_reservation_status_created_at
  ON inquiries.vehicle_reservation (status, created_at DESC, id DESC);
CREATE INDEX ix_newsletter_subscription_status_created_at
  ON inquiries.newsletter_subscription (status, created_at DESC, id DESC);

CREATE TABLE inquiries.note (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_note PRIMARY KEY,
  inquiry_id integer CONSTRAINT fk_note_inquiry REFERENCES inquiries.inquiry (id) ON DELETE CASCADE,
  vehicle_reservation_id integer CONSTRAINT fk_note_vehicle_reservation
    REFERENCES inquiries.vehicle_reservation (id) ON DELETE CASCADE,
  newsletter_subscription_id integer CONSTRAINT fk_note_newsletter_subscription
    REFERENCES inquiries.newsletter_subscription (id) ON DELETE CASCADE,
  text text NOT NULL,
  session_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ck_note_subject CHECK (num_nonnulls(inquiry_id, vehicle_reservation_id, newsletter_subscription_id) = 1)
);
CREATE INDEX ix_note_inquiry ON inquiries.note (inquiry_id) WHERE inquiry_id IS NOT NULL;
CREATE INDEX ix_note_vehicle_reservation ON inquiries.note (vehicle_reservation_id) WHERE vehicle_reservation_id IS NOT NULL;
CREATE INDEX ix_note_newsletter_subscription ON inquiries.note (newsletter_subscription_id)
  WHERE newsletter_subscription_id IS NOT NULL;

CREATE TABLE inquiries.audit (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_audit PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  session_id text NOT NULL,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id integer,
  before jsonb,
  after jsonb
);
CREATE INDEX ix_audit_entity ON inquiries.audit (entity, entity_id);
