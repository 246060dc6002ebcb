-- The secret address at which a member of staff has the appointments in a calendar of their own; kept as its hash.
CREATE TABLE inquiries.calendar_link (
  account_id integer CONSTRAINT pk_calendar_link PRIMARY KEY,
  secret_hash text NOT NULL CONSTRAINT uq_calendar_link_secret UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now()
);
