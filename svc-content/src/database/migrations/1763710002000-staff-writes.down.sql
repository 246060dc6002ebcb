DROP TABLE content.audit;
ALTER TABLE content.blog_post DROP COLUMN version;
ALTER TABLE content.customer_showcase DROP COLUMN version;
