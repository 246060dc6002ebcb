-- Pictures and documents of a journey; the attachment says what they are.
CREATE TABLE inquiries.journey_file (
  attachment_id uuid CONSTRAINT pk_journey_file PRIMARY KEY
    CONSTRAINT fk_journey_file_attachment REFERENCES inquiries.attachment (id) ON DELETE CASCADE,
  journey_id integer NOT NULL CONSTRAINT fk_journey_file_journey REFERENCES inquiries.journey (id) ON DELETE CASCADE,
  step_key text,
  -- In pixels, of pictures.
  width integer,
  height integer
);
CREATE INDEX ix_journey_file_journey ON inquiries.journey_file (journey_id);

-- Not one that somebody chose and sent with no message.
ALTER TABLE inquiries.attachment ADD COLUMN kept boolean NOT NULL DEFAULT false;

-- A file that is being sent in parts; its id is made by who sends it.
CREATE TABLE inquiries.journey_upload (
  id uuid CONSTRAINT pk_journey_upload PRIMARY KEY,
  journey_id integer NOT NULL CONSTRAINT fk_journey_upload_journey REFERENCES inquiries.journey (id) ON DELETE CASCADE,
  name text NOT NULL,
  size integer NOT NULL,
  step_key text,
  -- Once all of it has arrived.
  attachment_id uuid,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ix_journey_upload_journey ON inquiries.journey_upload (journey_id);
CREATE INDEX ix_journey_upload_created_at ON inquiries.journey_upload (created_at);

CREATE TABLE inquiries.journey_upload_part (
  upload_id uuid NOT NULL CONSTRAINT fk_journey_upload_part_upload REFERENCES inquiries.journey_upload (id) ON DELETE CASCADE,
  from_byte integer NOT NULL,
  bytes bytea NOT NULL,
  CONSTRAINT pk_journey_upload_part PRIMARY KEY (upload_id, from_byte)
);
