DELETE FROM inquiries.inquiry WHERE kind = 'membership';
DROP INDEX inquiries.uq_inquiry_membership_order;
ALTER TABLE inquiries.inquiry
  DROP CONSTRAINT ck_inquiry_kind,
  ADD CONSTRAINT ck_inquiry_kind CHECK (kind IN ('contact', 'import', 'sourcing', 'consignment', 'test_drive'));
