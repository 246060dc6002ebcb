ALTER TABLE inquiries.notification ADD COLUMN occurrence integer NOT NULL DEFAULT 0,
  DROP CONSTRAINT uq_notification_event_subject_audience,
  ADD CONSTRAINT uq_notification_event_subject_audience UNIQUE (event, subject_id, occurrence, audience);
