-- Of letters in several languages the first one stays as the record of all.
DELETE FROM inquiries.notification later USING inquiries.notification first
WHERE (later.event, later.subject_id, later.occurrence, later.audience) = (first.event, first.subject_id, first.occurrence, first.audience)
  AND later.id > first.id;

ALTER TABLE inquiries.notification
  DROP CONSTRAINT uq_notification_event_subject_audience,
  ADD CONSTRAINT uq_notification_event_subject_audience UNIQUE (event, subject_id, occurrence, audience);
