CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;

-- The staff's search looks for parts of words in all of what was sent.
CREATE INDEX ix_inquiry_search ON inquiries.inquiry USING gin (search_text public.gin_trgm_ops);
