-- What staff's changes need: the version of a row, and who changed what.
ALTER TABLE content.blog_post ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE content.customer_showcase ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE TABLE content.audit (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_audit PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  session_id text NOT NULL,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id integer,
  before jsonb,
  after jsonb
);
CREATE INDEX ix_audit_entity ON content.audit (entity, entity_id);
