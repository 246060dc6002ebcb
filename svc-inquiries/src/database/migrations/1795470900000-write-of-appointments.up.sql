CREATE TABLE inquiries.appointment_letter (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_appointment_letter PRIMARY KEY,
  appointment_id integer NOT NULL CONSTRAINT fk_appointment_letter_appointment
    REFERENCES inquiries.appointment (id) ON DELETE CASCADE,
  purpose text NOT NULL
    CONSTRAINT ck_appointment_letter_purpose CHECK (purpose IN ('confirmed', 'moved', 'cancelled', 'day', 'hours')),
  starts_at timestamptz NOT NULL,
  version integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ix_appointment_letter_appointment ON inquiries.appointment_letter (appointment_id);
CREATE UNIQUE INDEX uq_appointment_letter_reminder ON inquiries.appointment_letter (appointment_id, purpose, starts_at)
  WHERE purpose IN ('day', 'hours');
