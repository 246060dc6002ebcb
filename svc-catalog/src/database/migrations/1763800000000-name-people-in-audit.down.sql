ALTER TABLE catalog.audit DROP COLUMN address;
ALTER TABLE catalog.audit DROP COLUMN person_name;
ALTER TABLE catalog.audit DROP COLUMN person_id;
