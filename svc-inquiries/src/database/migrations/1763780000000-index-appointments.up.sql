-- Finds who else asks for the same vehicle at the same time.
CREATE INDEX ix_inquiry_appointment ON inquiries.inquiry ((details->>'date'), (details->>'time'))
  WHERE kind = 'test_drive';
