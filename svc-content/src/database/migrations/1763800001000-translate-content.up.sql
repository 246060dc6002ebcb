-- Texts in other languages, and the alternative text of each picture. json, not jsonb: a text that comes again as it was is no change.
ALTER TABLE content.blog_post
  ADD COLUMN image_alt text,
  ADD COLUMN translations json NOT NULL DEFAULT '{}',
  ADD COLUMN outdated json NOT NULL DEFAULT '{}';
ALTER TABLE content.customer_showcase
  ADD COLUMN image_alt text,
  ADD COLUMN translations json NOT NULL DEFAULT '{}',
  ADD COLUMN outdated json NOT NULL DEFAULT '{}';
