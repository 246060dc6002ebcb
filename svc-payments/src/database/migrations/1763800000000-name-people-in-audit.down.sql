ALTER TABLE payments.audit DROP COLUMN address;
ALTER TABLE payments.audit DROP COLUMN person_name;
ALTER TABLE payments.audit DROP COLUMN person_id;
