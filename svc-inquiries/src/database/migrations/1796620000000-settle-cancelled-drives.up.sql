-- A test drive that its visitor cancelled before it was confirmed needs no answer.
WITH settled AS (
  UPDATE inquiries.conversation c SET state = 'answered', answered_at = now(), version = c.version + 1
  FROM inquiries.appointment a
  WHERE c.kind = 'test_drive' AND a.inquiry_id = c.inquiry_id AND c.state = 'new' AND c.waiting_since IS NULL
    AND c.answered_at IS NULL AND a.state = 'cancelled' AND EXISTS (SELECT FROM inquiries.appointment_email e
      WHERE e.appointment_id = a.id AND e.purpose = 'cancelled' AND e.by_visitor)
  RETURNING c.inquiry_id)
UPDATE inquiries.inquiry SET status = 'in_progress', version = version + 1 WHERE status = 'new' AND id IN (SELECT inquiry_id FROM settled);
