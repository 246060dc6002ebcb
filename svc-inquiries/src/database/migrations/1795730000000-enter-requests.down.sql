-- The release before knows no request without an address.
UPDATE inquiries.inquiry SET email = '' WHERE email IS NULL;
UPDATE inquiries.conversation SET email_key = '' WHERE email_key IS NULL;
ALTER TABLE inquiries.conversation ALTER COLUMN email_key SET NOT NULL;
ALTER TABLE inquiries.inquiry ALTER COLUMN email SET NOT NULL;

ALTER TABLE inquiries.inquiry DROP COLUMN search_text;
ALTER TABLE inquiries.inquiry ADD COLUMN search_text text GENERATED ALWAYS AS (
  lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(phone_e164, '')
    || ' ' || inquiries.details_text(details))) STORED;
CREATE INDEX ix_inquiry_search ON inquiries.inquiry USING gin (search_text gin_trgm_ops);
