-- Every membership is told to the inbox with its row, also by the release before this one.
CREATE FUNCTION payments.tell_of_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payments.outbox (event, payload, request_id)
  SELECT 'membership.paid', jsonb_build_object('paymentId', NEW.payment_id), request_id FROM payments.payment WHERE id = NEW.payment_id;
  PERFORM pg_notify('outbox_payments', '');
  RETURN NULL;
END $$;
CREATE TRIGGER tr_subscription_tell AFTER INSERT ON payments.subscription
  FOR EACH ROW EXECUTE FUNCTION payments.tell_of_membership();

-- Those that were there before, and of which something is left to do.
INSERT INTO payments.outbox (event, payload, request_id)
SELECT 'membership.paid', jsonb_build_object('paymentId', s.payment_id), p.request_id
FROM payments.subscription s JOIN payments.payment p ON p.id = s.payment_id
WHERE s.payment_status = 'completed' AND s.end_date > now() AND s.due_at IS NOT NULL AND p.erased_at IS NULL
  AND (s.login_sent_at IS NULL OR s.representative_at IS NULL)
ORDER BY s.id;
