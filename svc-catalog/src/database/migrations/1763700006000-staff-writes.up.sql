-- What staff's changes need: the version of a row, and who changed what.
ALTER TABLE catalog.vehicle ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE catalog.upcoming_vehicle ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE TABLE catalog.audit (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_audit PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  session_id text NOT NULL,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id integer,
  before jsonb,
  after jsonb
);
CREATE INDEX ix_audit_entity ON catalog.audit (entity, entity_id);
