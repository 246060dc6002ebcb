ALTER TABLE payments.note ADD COLUMN author text;
