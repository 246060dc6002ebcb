-- Who did it, as the person was called then, and from where.
ALTER TABLE payments.audit ADD COLUMN person_id integer;
ALTER TABLE payments.audit ADD COLUMN person_name text;
ALTER TABLE payments.audit ADD COLUMN address text;
