-- Who did it, as the person was called then, and from where.
ALTER TABLE catalog.audit ADD COLUMN person_id integer;
ALTER TABLE catalog.audit ADD COLUMN person_name text;
ALTER TABLE catalog.audit ADD COLUMN address text;
