ALTER TABLE payments.note DROP COLUMN author;
