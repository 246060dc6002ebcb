UPDATE inquiries.notification SET state = 'sent', sent_at = sent_before
WHERE state = 'pending' AND sent_at IS NULL AND sent_before IS NOT NULL;

ALTER TABLE inquiries.notification DROP COLUMN sent_before;
