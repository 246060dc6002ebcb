-- A customer who calls may give no e-mail address.
ALTER TABLE inquiries.inquiry ALTER COLUMN email DROP NOT NULL;
ALTER TABLE inquiries.conversation ALTER COLUMN email_key DROP NOT NULL;

ALTER TABLE inquiries.inquiry DROP COLUMN search_text;
ALTER TABLE inquiries.inquiry ADD COLUMN search_text text GENERATED ALWAYS AS (
  lower(first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(phone_e164, '')
    || ' ' || inquiries.details_text(details))) STORED;
CREATE INDEX ix_inquiry_search ON inquiries.inquiry USING gin (search_text gin_trgm_ops);
