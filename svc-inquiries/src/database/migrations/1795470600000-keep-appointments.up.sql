-- Ranges of one number stand for equality, which GiST knows of numbers only with an extension.
CREATE TABLE inquiries.appointment (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_appointment PRIMARY KEY,
  inquiry_id integer NOT NULL CONSTRAINT uq_appointment_inquiry UNIQUE
    CONSTRAINT fk_appointment_inquiry REFERENCES inquiries.inquiry (id) ON DELETE CASCADE,
  vehicle_id integer NOT NULL,
  bay integer NOT NULL CONSTRAINT ck_appointment_bay CHECK (bay > 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'requested'
    CONSTRAINT ck_appointment_state CHECK (state IN ('requested', 'confirmed', 'cancelled')),
  reason text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ck_appointment_times CHECK (starts_at < ends_at),
  CONSTRAINT ex_appointment_vehicle EXCLUDE USING gist
    (int8range(vehicle_id, vehicle_id, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&) WHERE (state <> 'cancelled'),
  CONSTRAINT ex_appointment_bay EXCLUDE USING gist
    (int8range(bay, bay, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&) WHERE (state <> 'cancelled')
);
CREATE INDEX ix_appointment_starts_at ON inquiries.appointment (starts_at);

CREATE TABLE inquiries.appointment_block (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_appointment_block PRIMARY KEY,
  vehicle_id integer,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  reason text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ck_appointment_block_times CHECK (starts_at < ends_at)
);
CREATE INDEX ix_appointment_block_ends_at ON inquiries.appointment_block (ends_at);
