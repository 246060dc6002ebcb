-- Who did it, as the person was called then, and from where.
ALTER TABLE content.audit ADD COLUMN person_id integer;
ALTER TABLE content.audit ADD COLUMN person_name text;
ALTER TABLE content.audit ADD COLUMN address text;
