DROP TRIGGER tr_blog_post_date ON content.blog_post;
DROP FUNCTION content.date_blog_post();
ALTER TABLE content.blog_post DROP COLUMN published_at, DROP COLUMN updated_at;
