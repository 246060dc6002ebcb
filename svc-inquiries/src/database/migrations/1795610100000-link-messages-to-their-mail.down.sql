ALTER TABLE inquiries.received_mail DROP COLUMN message_id;
