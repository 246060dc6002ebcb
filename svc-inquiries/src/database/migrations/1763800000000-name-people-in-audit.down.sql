ALTER TABLE inquiries.audit DROP COLUMN address;
ALTER TABLE inquiries.audit DROP COLUMN person_name;
ALTER TABLE inquiries.audit DROP COLUMN person_id;
