-- Who did it, as the person was called then, and from where.
ALTER TABLE inquiries.audit ADD COLUMN person_id integer;
ALTER TABLE inquiries.audit ADD COLUMN person_name text;
ALTER TABLE inquiries.audit ADD COLUMN address text;
