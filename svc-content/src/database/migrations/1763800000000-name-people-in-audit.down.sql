ALTER TABLE content.audit DROP COLUMN address;
ALTER TABLE content.audit DROP COLUMN person_name;
ALTER TABLE content.audit DROP COLUMN person_id;
