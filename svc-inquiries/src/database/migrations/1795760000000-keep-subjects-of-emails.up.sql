-- Of e-mails to visitors. Those to staff name the customer in theirs.
ALTER TABLE inquiries.notification ADD COLUMN subject text;
