DELETE FROM inquiries.inquiry WHERE kind = 'membership';
ALTER TABLE inquiries.inquiry
  DROP COLUMN payment_id,
  DROP CONSTRAINT ck_inquiry_kind,
  ADD CONSTRAINT ck_inquiry_kind CHECK (kind IN ('contact', 'import', 'sourcing', 'consignment', 'test_drive'));
