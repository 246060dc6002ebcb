-- Two addresses of one person, as staff say. Of the pair the smaller one first.
CREATE TABLE inquiries.person_link (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_person_link PRIMARY KEY,
  one_email text NOT NULL,
  other_email text NOT NULL,
  reason text NOT NULL,
  -- The member of staff, as they were called then.
  author_id integer,
  author_name text,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Since then they are two again.
  ended_at timestamptz,
  CONSTRAINT ck_person_link_order CHECK (one_email < other_email)
);
CREATE UNIQUE INDEX uq_person_link_emails ON inquiries.person_link (one_email, other_email) WHERE ended_at IS NULL;
CREATE INDEX ix_person_link_other ON inquiries.person_link (other_email) WHERE ended_at IS NULL;
CREATE INDEX ix_person_link_ended ON inquiries.person_link (ended_at) WHERE ended_at IS NOT NULL;
