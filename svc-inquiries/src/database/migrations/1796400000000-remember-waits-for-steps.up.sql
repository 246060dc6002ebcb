-- The latest wait that an overdue step of the journey began: completing the step ends it, whatever became of its estimate.
ALTER TABLE inquiries.conversation ADD COLUMN step_wait_since timestamptz(3);
UPDATE inquiries.conversation c SET step_wait_since = waiting_since
WHERE EXISTS (
  SELECT FROM inquiries.journey j JOIN inquiries.journey_step s ON s.journey_id = j.id
  WHERE j.conversation_id = c.id AND s.late_notified_at = c.waiting_since);
