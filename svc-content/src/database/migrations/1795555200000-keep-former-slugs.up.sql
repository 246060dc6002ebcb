-- Slugs that posts had before: their addresses lead to the post.
CREATE TABLE content.former_slug (
  slug text CONSTRAINT pk_former_slug PRIMARY KEY,
  blog_post_id integer NOT NULL CONSTRAINT fk_former_slug_post REFERENCES content.blog_post (id) ON DELETE CASCADE
);
CREATE INDEX ix_former_slug_post ON content.former_slug (blog_post_id);
