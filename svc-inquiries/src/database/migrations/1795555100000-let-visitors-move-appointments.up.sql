-- What the links of letters lead to. A token is kept as its hash, and goes with its appointment.
CREATE TABLE inquiries.appointment_token (
  token_hash text CONSTRAINT pk_appointment_token PRIMARY KEY,
  appointment_id integer NOT NULL CONSTRAINT fk_appointment_token_appointment
    REFERENCES inquiries.appointment (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ix_appointment_token_appointment ON inquiries.appointment_token (appointment_id);

-- The visitor has moved or cancelled: staff get a letter, too.
ALTER TABLE inquiries.appointment_letter ADD COLUMN by_visitor boolean NOT NULL DEFAULT false;
