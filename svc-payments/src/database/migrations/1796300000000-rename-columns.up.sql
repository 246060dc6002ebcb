-- Renames at once, because no release is deployed; otherwise the service would have to be stopped for it.
-- removes: subscription.refund_begun_at is gone
-- removes: subscription.representative_at is gone

ALTER TABLE payments.subscription RENAME refund_begun_at TO refund_started_at;
ALTER TABLE payments.subscription RENAME representative_at TO representative_named_at;
