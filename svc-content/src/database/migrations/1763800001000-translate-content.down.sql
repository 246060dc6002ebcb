ALTER TABLE content.customer_showcase DROP COLUMN image_alt, DROP COLUMN translations, DROP COLUMN outdated;
ALTER TABLE content.blog_post DROP COLUMN image_alt, DROP COLUMN translations, DROP COLUMN outdated;
