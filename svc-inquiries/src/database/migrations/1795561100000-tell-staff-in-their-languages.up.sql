-- People of one audience may read different languages: each language has its letter.
ALTER TABLE inquiries.notification
  DROP CONSTRAINT uq_notification_event_subject_audience,
  ADD CONSTRAINT uq_notification_event_subject_audience UNIQUE (event, subject_id, occurrence, audience, language);
