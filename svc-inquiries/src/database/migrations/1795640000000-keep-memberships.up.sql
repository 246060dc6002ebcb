-- A membership that is paid and to be fulfilled is a request too: one for each payment, however often its event comes.
ALTER TABLE inquiries.inquiry
  DROP CONSTRAINT ck_inquiry_kind,
  ADD CONSTRAINT ck_inquiry_kind CHECK (kind IN ('contact', 'import', 'sourcing', 'consignment', 'test_drive', 'membership'));
CREATE UNIQUE INDEX uq_inquiry_membership_order ON inquiries.inquiry ((details->>'order')) WHERE kind = 'membership';
