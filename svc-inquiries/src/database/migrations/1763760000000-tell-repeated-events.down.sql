-- Before, there was one record for an event of a subject: the first one stays.
DELETE FROM inquiries.notification n USING inquiries.notification first
WHERE first.event = n.event AND first.subject_id = n.subject_id AND first.audience = n.audience AND first.id < n.id;

ALTER TABLE inquiries.notification DROP COLUMN occurrence,
  ADD CONSTRAINT uq_notification_event_subject_audience UNIQUE (event, subject_id, audience);
