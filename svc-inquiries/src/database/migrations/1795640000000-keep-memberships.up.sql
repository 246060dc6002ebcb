-- A membership that is paid and to be fulfilled is a request too: one for each payment, however often its event comes.
ALTER TABLE inquiries.inquiry
  DROP CONSTRAINT ck_inquiry_kind,
  ADD CONSTRAINT ck_inquiry_kind CHECK (kind IN ('contact', 'import', 'sourcing', 'consignment', 'test_drive', 'membership')),
  -- Of svc-payments; null of what no payment came with.
  ADD COLUMN payment_id integer CONSTRAINT uq_inquiry_payment_id UNIQUE;
