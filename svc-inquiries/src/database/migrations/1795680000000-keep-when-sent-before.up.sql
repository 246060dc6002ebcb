-- While staff have a letter sent again: when it went out the time before.
ALTER TABLE inquiries.notification ADD COLUMN sent_before timestamptz;
